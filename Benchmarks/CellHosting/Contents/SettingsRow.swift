import CellBench
import SwiftUI
import UIKit

struct Setting {
  let title: String
  let value: String
  let symbol: String
  let tint: Int
}

/// A row of a settings screen: symbol, title, value, disclosure.
struct SettingsRowView: View {
  let setting: Setting

  private static let tints: [Color] = [.blue, .green, .orange, .purple, .gray]

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: setting.symbol)
        .frame(width: 29, height: 29)
        .background(Self.tints[setting.tint])
        .clipShape(RoundedRectangle(cornerRadius: 6))
      Text(setting.title)
      Spacer()
      Text(setting.value)
        .foregroundColor(.secondary)
      Image(systemName: "chevron.right")
        .font(.footnote)
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
  }
}

enum SettingsRow: RowContent {
  static let name = "settings"

  private static let titles = [
    "Network", "Bluetooth", "Mobile data", "Display", "Sound", "Focus", "Battery", "Privacy",
  ]
  private static let values = ["On", "Off", "Automatic", "Never"]
  private static let symbols = ["wifi", "bolt", "antenna", "sun", "speaker", "moon", "battery", "hand"]

  static func row(at index: Int, from random: inout SeededRandom) -> Setting {
    let kind = random.below(titles.count)
    return Setting(
      title: "\(titles[kind]) \(index)", value: values[random.below(values.count)], symbol: symbols[kind],
      tint: random.below(5))
  }

  static func view(for row: Setting) -> SettingsRowView { SettingsRowView(setting: row) }

  static func mark(of row: Setting) -> String { row.title }

  static let estimatedRowHeight: CGFloat = 45

  final class Twin: UIView, RowTwin {
    private let box = UIView()
    private let symbol = UIImageView()
    private let title = UILabel()
    private let value = UILabel()
    private let disclosure = UIImageView()

    private static let tints: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemGray]

    init() {
      super.init(frame: .zero)
      value.textColor = .secondaryLabel
      disclosure.image = UIImage(
        systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote))
      title.setContentHuggingPriority(.required, for: .horizontal)
      value.setContentHuggingPriority(.required, for: .horizontal)
      add(box, title, value, disclosure, to: self)
      add(symbol, to: box)
      let row = [box, title, value, disclosure]
      NSLayoutConstraint.activate(
        row.map { $0.centerYAnchor.constraint(equalTo: centerYAnchor) } + [
          box.widthAnchor.constraint(equalToConstant: 29),
          box.heightAnchor.constraint(equalToConstant: 29),
          symbol.centerXAnchor.constraint(equalTo: box.centerXAnchor),
          symbol.centerYAnchor.constraint(equalTo: box.centerYAnchor),
          box.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
          title.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 12),
          value.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 32),
          disclosure.leadingAnchor.constraint(equalTo: value.trailingAnchor, constant: 12),
          disclosure.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
          box.topAnchor.constraint(equalTo: topAnchor, constant: 8),
          box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Setting) {
      box.backgroundColor = Self.tints[row.tint]
      symbol.image = UIImage(systemName: row.symbol)
      title.text = row.title
      value.text = row.value
    }
  }
}
