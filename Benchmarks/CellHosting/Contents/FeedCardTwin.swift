import CellBench
import UIKit

// The plain-UIKit twin of the feed card.

extension FeedCard {
  final class Twin: UIView, RowTwin {
    private let avatar = UIView()
    private let author = UILabel()
    private let handle = UILabel()
    private let age = UILabel()
    private let text = UILabel()
    private let media = UIView()
    private let tags = (0..<3).map { _ in TagTwin() }
    private let actions = (0..<4).map { _ in ActionTwin() }

    private static let symbols = ["bubble.left", "arrow.2.squarepath", "heart", "paperplane"]

    init() {
      super.init(frame: .zero)
      style()
      add(avatar, author, handle, age, text, media, to: self)
      for view in tags { add(view, to: self) }
      for view in actions { add(view, to: self) }
      NSLayoutConstraint.activate(header() + column() + rows())
    }

    required init?(coder: NSCoder) { nil }

    private func style() {
      avatar.backgroundColor = .systemBlue
      media.backgroundColor = .systemGray
      author.font = .preferredFont(forTextStyle: .headline)
      handle.font = .preferredFont(forTextStyle: .subheadline)
      age.font = .preferredFont(forTextStyle: .caption1)
      text.font = .preferredFont(forTextStyle: .body)
      text.numberOfLines = 0
      handle.textColor = .secondaryLabel
      age.textColor = .secondaryLabel
      for (action, symbol) in zip(actions, Self.symbols) { action.symbol.image = UIImage(systemName: symbol) }
    }

    /// Avatar, two lines beside it, the age at the end: centred on each other, in a row as tall as the tallest.
    private func header() -> [NSLayoutConstraint] {
      let lines = UILayoutGuide()
      let row = UILayoutGuide()
      addLayoutGuide(lines)
      addLayoutGuide(row)
      let snug = row.heightAnchor.constraint(equalToConstant: 0)
      snug.priority = .fittingSizeLevel
      return [
        avatar.widthAnchor.constraint(equalToConstant: 40),
        avatar.heightAnchor.constraint(equalToConstant: 40),
        row.topAnchor.constraint(equalTo: topAnchor, constant: 16),
        row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        row.heightAnchor.constraint(greaterThanOrEqualTo: avatar.heightAnchor),
        row.heightAnchor.constraint(greaterThanOrEqualTo: lines.heightAnchor),
        snug,
        avatar.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        avatar.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        lines.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 10),
        lines.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        author.topAnchor.constraint(equalTo: lines.topAnchor),
        author.leadingAnchor.constraint(equalTo: lines.leadingAnchor),
        handle.topAnchor.constraint(equalTo: author.bottomAnchor, constant: 2),
        handle.leadingAnchor.constraint(equalTo: lines.leadingAnchor),
        handle.bottomAnchor.constraint(equalTo: lines.bottomAnchor),
        age.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        age.trailingAnchor.constraint(equalTo: row.trailingAnchor),
        text.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 10),
      ]
    }

    private func column() -> [NSLayoutConstraint] {
      [
        text.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        media.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 10),
        media.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        media.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        media.heightAnchor.constraint(equalToConstant: 160),
        tags[0].topAnchor.constraint(equalTo: media.bottomAnchor, constant: 10),
        actions[0].topAnchor.constraint(equalTo: tags[0].bottomAnchor, constant: 10),
        actions[0].bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
      ]
    }

    private func rows() -> [NSLayoutConstraint] {
      chain(tags, spacing: 6) + chain(actions, spacing: 16)
    }

    private func chain(_ views: [UIView], spacing: CGFloat) -> [NSLayoutConstraint] {
      var constraints = [views[0].leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)]
      for (before, view) in zip(views, views.dropFirst()) {
        constraints.append(view.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: spacing))
        constraints.append(view.centerYAnchor.constraint(equalTo: before.centerYAnchor))
      }
      return constraints
    }

    func show(_ row: Post) {
      author.text = row.author
      handle.text = row.handle
      age.text = row.age
      text.text = row.text
      for (tag, name) in zip(tags, row.tags) { tag.label.text = name }
      for (action, count) in zip(actions, row.counts) {
        action.label.text = "\(count)"
        action.label.textColor = row.isLiked ? .systemRed : .secondaryLabel
      }
    }
  }

  /// A tag: text on a coloured ground.
  final class TagTwin: UIView {
    let label = UILabel()

    init() {
      super.init(frame: .zero)
      backgroundColor = .systemYellow
      label.font = .preferredFont(forTextStyle: .caption1)
      add(label, to: self)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A symbol and a count, centred on each other.
  final class ActionTwin: UIView {
    let symbol = UIImageView()
    let label = UILabel()

    init() {
      super.init(frame: .zero)
      label.font = .preferredFont(forTextStyle: .footnote)
      add(symbol, label, to: self)
      let snug = heightAnchor.constraint(equalToConstant: 0)
      snug.priority = .fittingSizeLevel
      NSLayoutConstraint.activate([
        symbol.leadingAnchor.constraint(equalTo: leadingAnchor),
        label.leadingAnchor.constraint(equalTo: symbol.trailingAnchor, constant: 4),
        label.trailingAnchor.constraint(equalTo: trailingAnchor),
        symbol.centerYAnchor.constraint(equalTo: centerYAnchor),
        label.centerYAnchor.constraint(equalTo: centerYAnchor),
        heightAnchor.constraint(greaterThanOrEqualTo: symbol.heightAnchor),
        heightAnchor.constraint(greaterThanOrEqualTo: label.heightAnchor),
        snug,
      ])
    }

    required init?(coder: NSCoder) { nil }
  }
}
