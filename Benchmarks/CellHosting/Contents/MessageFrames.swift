import CellBench
import UIKit

// The twin of the message bubble that is laid out by arithmetic.

extension MessageBubble: FramedContent {
  final class FrameTwin: UIView, RowTwin {
    private let bubble = UIView()
    private let labels = (0..<3).map { _ in UILabel() }
    private var isMine = false

    init() {
      super.init(frame: .zero)
      for (label, style) in zip(labels, [UIFont.TextStyle.caption1, .body, .caption2]) {
        label.font = .preferredFont(forTextStyle: style)
        bubble.addSubview(label)
      }
      labels[1].numberOfLines = 0
      addSubview(bubble)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Message) {
      for (label, text) in zip(labels, [row.sender, row.text, row.time]) { label.text = text }
      isMine = row.isMine
      bubble.backgroundColor = isMine ? .systemBlue : .systemGray
    }

    /// A bubble leaves 60 points on one side and 12 on either; its texts, one above the other, 12 more.
    private func textWidth(in width: CGFloat) -> CGFloat { width - 24 - 60 - 24 }

    private func heights(in width: CGFloat) -> [CGFloat] {
      labels.map { $0.sizeThatFits(CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)).height }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: heights(in: size.width).reduce(0, +) + 2 * 4 + 2 * 12 + 2 * 4)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      bubble.frame = CGRect(
        x: isMine ? 72 : 12, y: 4, width: bounds.width - 84, height: max(bounds.height - 8, 0))
      var top: CGFloat = 12
      for (label, height) in zip(labels, heights(in: bounds.width)) {
        let room = textWidth(in: bounds.width)
        let width = min(label.sizeThatFits(CGSize(width: room, height: height)).width, room)
        label.frame = CGRect(x: 12, y: top, width: width, height: height)
        top += height + 4
      }
    }
  }
}
