import CellBench
import SwiftUI
import UIKit

/// The smallest row there is: a number in a red circle, five nodes (facts: S3-3).
struct BadgeView: View {
  let count: Int

  var body: some View {
    Text("\(count)")
      .padding(8)
      .background(Color.red)
      .foregroundColor(.white)
      .clipShape(Circle())
  }
}

enum Badge: RowContent {
  static let name = "badge"

  static func row(at index: Int, from random: inout SeededRandom) -> Int {
    index * 7 + random.below(7)
  }

  static func view(for row: Int) -> BadgeView { BadgeView(count: row) }

  static func mark(of row: Int) -> String { "\(row)" }

  static let estimatedRowHeight: CGFloat = 40

  final class Twin: UIView, RowTwin {
    private let label = UILabel()

    init() {
      super.init(frame: .zero)
      let background = UIView()
      background.backgroundColor = .systemRed
      label.textColor = .white
      label.font = .preferredFont(forTextStyle: .body)
      add(background, to: self)
      add(label, to: background)
      NSLayoutConstraint.activate(
        [
          background.centerXAnchor.constraint(equalTo: centerXAnchor),
          background.topAnchor.constraint(equalTo: topAnchor),
          background.bottomAnchor.constraint(equalTo: bottomAnchor),
        ] + label.edges(of: background, inset: 8))
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Int) { label.text = "\(row)" }
  }
}
