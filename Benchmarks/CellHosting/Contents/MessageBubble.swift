import CellBench
import SwiftUI
import UIKit

struct Message {
  let sender: String
  let text: String
  let time: String
  let isMine: Bool
}

/// A chat bubble: text of varying length, on one side or the other.
struct MessageBubbleView: View {
  let message: Message

  var body: some View {
    HStack(spacing: 0) {
      if message.isMine {
        Spacer(minLength: 60)
      }
      VStack(alignment: .leading, spacing: 4) {
        Text(message.sender)
          .font(.caption)
          .foregroundColor(.secondary)
        Text(message.text)
        Text(message.time)
          .font(.caption2)
          .foregroundColor(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
      .background(message.isMine ? Color.blue : Color.gray)
      .cornerRadius(16)
      if !message.isMine {
        Spacer(minLength: 60)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
  }
}

enum MessageBubble: RowContent {
  static let name = "message"

  static func row(at index: Int, from random: inout SeededRandom) -> Message {
    Message(
      sender: Words.names[random.below(Words.names.count)],
      text: "\(index): " + Words.sentence(of: 2 + random.below(40), from: &random),
      time: "\(index / 60 % 24):\(10 + index % 50)", isMine: random.below(2) == 0)
  }

  static func view(for row: Message) -> MessageBubbleView { MessageBubbleView(message: row) }

  static func mark(of row: Message) -> String { row.text }

  static let estimatedRowHeight: CGFloat = 120

  final class Twin: UIView, RowTwin {
    private let bubble = UIView()
    private let sender = UILabel()
    private let text = UILabel()
    private let time = UILabel()
    private var left: [NSLayoutConstraint] = []
    private var right: [NSLayoutConstraint] = []

    init() {
      super.init(frame: .zero)
      sender.font = .preferredFont(forTextStyle: .caption1)
      text.font = .preferredFont(forTextStyle: .body)
      time.font = .preferredFont(forTextStyle: .caption2)
      sender.textColor = .secondaryLabel
      time.textColor = .secondaryLabel
      text.numberOfLines = 0
      add(bubble, to: self)
      add(sender, text, time, to: bubble)
      var constraints = [
        bubble.topAnchor.constraint(equalTo: topAnchor, constant: 4),
        bubble.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
        sender.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 12),
        text.topAnchor.constraint(equalTo: sender.bottomAnchor, constant: 4),
        time.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
        time.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -12),
      ]
      for label in [sender, text, time] {
        label.adjustsFontForContentSizeCategory = true
        constraints.append(label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12))
        constraints.append(label.trailingAnchor.constraint(lessThanOrEqualTo: bubble.trailingAnchor, constant: -12))
      }
      NSLayoutConstraint.activate(constraints)
      left = [
        bubble.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
        bubble.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -72),
      ]
      right = [
        bubble.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 72),
        bubble.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
      ]
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Message) {
      sender.text = row.sender
      text.text = row.text
      time.text = row.time
      bubble.backgroundColor = row.isMine ? .systemBlue : .systemGray
      let (on, off) = row.isMine ? (right, left) : (left, right)
      guard !on[0].isActive else { return }
      NSLayoutConstraint.deactivate(off)
      NSLayoutConstraint.activate(on)
    }
  }
}
