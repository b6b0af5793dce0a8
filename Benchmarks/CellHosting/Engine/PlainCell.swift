import CellBench
import SwiftUI
import UIKit

/// What a row of `PlainCell` shows.
struct EngineRow {
  let title: String
  let subtitle: String

  private static let names = ["Ada", "Grace", "Linus", "Margaret", "Barbara", "Dennis", "Edsger", "Radia"]

  /// Every row has a number of its own, in digits of one width, and one of eight names in turn: lists whose lengths are
  /// multiples of eight begin and end with rows of the same widths.
  static func row(at index: Int, from random: inout SeededRandom) -> EngineRow {
    EngineRow(title: names[index % names.count], subtitle: "\(10_000 + index)")
  }
}

/// A cell of plain UIKit: an image, and two labels beside it, below each other.
final class PlainCell: UITableViewCell {
  private let picture = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()

  private static let images = [UIImage(systemName: "bell"), UIImage(systemName: "bolt")]

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .headline)
    subtitle.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    add(picture, title, subtitle, to: contentView)
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 16),
      title.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      subtitle.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      subtitle.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: EngineRow, _ number: Int) {
    title.text = row.title
    subtitle.text = row.subtitle
    picture.image = Self.images[number & 1]
  }
}

/// Shows rows in `PlainCell`s.
struct PlainCells: HostStrategy {
  func register(in tableView: UITableView) { tableView.register(PlainCell.self, forCellReuseIdentifier: "plain") }

  func cell(
    for row: EngineRow, at indexPath: IndexPath, in tableView: UITableView, parent: UIViewController
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
    (cell as? PlainCell)?.show(row, indexPath.row)
    return cell
  }
}
