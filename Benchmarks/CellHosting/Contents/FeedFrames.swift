import CellBench
import UIKit

// The twin of the feed card that is laid out by arithmetic.

extension FeedCard: FramedContent {
  final class FrameTwin: UIView, RowTwin {
    private let avatar = UIView()
    private let author = UILabel()
    private let handle = UILabel()
    private let age = UILabel()
    private let text = UILabel()
    private let media = UIView()
    private let tags = (0..<3).map { _ in FrameTag() }
    private let actions = ["bubble.left", "arrow.2.squarepath", "heart", "paperplane"].map { FrameAction($0) }

    init() {
      super.init(frame: .zero)
      avatar.backgroundColor = .systemBlue
      media.backgroundColor = .systemGray
      for (label, style) in [
        (author, UIFont.TextStyle.headline), (handle, .subheadline), (age, .caption1), (text, .body),
      ] {
        label.font = .preferredFont(forTextStyle: style)
      }
      text.numberOfLines = 0
      for view in [avatar, author, handle, age, text, media] + tags + actions { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Post) {
      for (label, value) in [(author, row.author), (handle, row.handle), (age, row.age), (text, row.text)] {
        label.text = value
      }
      for (tag, name) in zip(tags, row.tags) { tag.label.text = name }
      for (action, count) in zip(actions, row.counts) { action.label.text = "\(count)" }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: arrange(in: size.width, place: { _, _ in }))
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      _ = arrange(in: bounds.width) { $0.frame = $1 }
    }

    /// Hands out every view's frame; returns the height of all.
    private func arrange(in width: CGFloat, place: (UIView, CGRect) -> Void) -> CGFloat {
      let unbound = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
      var top = header(in: width, unbound, place) + 10
      let height = text.sizeThatFits(unbound).height
      place(text, CGRect(x: 16, y: top, width: unbound.width, height: height))
      top += height + 10
      place(media, CGRect(x: 16, y: top, width: unbound.width, height: 160))
      top += 160 + 10
      top = row(tags, spacing: 6, top: top, unbound, place) + 10
      return row(actions, spacing: 16, top: top, unbound, place) + 16
    }

    private func header(in width: CGFloat, _ unbound: CGSize, _ place: (UIView, CGRect) -> Void) -> CGFloat {
      let (name, address, time) = (
        author.sizeThatFits(unbound), handle.sizeThatFits(unbound), age.sizeThatFits(unbound)
      )
      let lines = name.height + 2 + address.height
      let height = max(40, lines)
      let first = 16 + (height - lines) / 2
      place(avatar, CGRect(x: 16, y: 16 + (height - 40) / 2, width: 40, height: 40))
      place(author, CGRect(origin: CGPoint(x: 66, y: first), size: name))
      place(handle, CGRect(origin: CGPoint(x: 66, y: first + name.height + 2), size: address))
      place(
        age, CGRect(origin: CGPoint(x: width - 16 - time.width, y: 16 + (height - time.height) / 2), size: time))
      return 16 + height
    }

    /// Views beside each other, centred on the tallest. Returns where they end below.
    private func row(
      _ views: [UIView], spacing: CGFloat, top: CGFloat, _ unbound: CGSize, _ place: (UIView, CGRect) -> Void
    ) -> CGFloat {
      let sizes = views.map { $0.sizeThatFits(unbound) }
      let height = sizes.map(\.height).max() ?? 0
      var left: CGFloat = 16
      for (view, size) in zip(views, sizes) {
        place(view, CGRect(origin: CGPoint(x: left, y: top + (height - size.height) / 2), size: size))
        left += size.width + spacing
      }
      return top + height
    }
  }

  /// A tag: text on a coloured ground.
  final class FrameTag: UIView {
    let label = UILabel()

    init() {
      super.init(frame: .zero)
      backgroundColor = .systemYellow
      label.font = .preferredFont(forTextStyle: .caption1)
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let text = label.sizeThatFits(size)
      return CGSize(width: text.width + 16, height: text.height + 8)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = bounds.insetBy(dx: 8, dy: 4)
    }
  }

  /// A symbol and a count, centred on each other.
  final class FrameAction: UIView {
    private let symbol: UIImageView
    let label = UILabel()

    init(_ name: String) {
      symbol = UIImageView(image: UIImage(systemName: name))
      super.init(frame: .zero)
      label.font = .preferredFont(forTextStyle: .footnote)
      addSubview(symbol)
      addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let (image, text) = (symbol.intrinsicContentSize, label.sizeThatFits(size))
      return CGSize(width: image.width + 4 + text.width, height: max(image.height, text.height))
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let (image, text) = (symbol.intrinsicContentSize, label.sizeThatFits(bounds.size))
      symbol.frame = CGRect(
        x: 0, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
      label.frame = CGRect(
        x: image.width + 4, y: (bounds.height - text.height) / 2, width: text.width, height: text.height)
    }
  }
}
