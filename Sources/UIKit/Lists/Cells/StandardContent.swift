import Foundation

/// The labels and the image of a cell of one of the standard styles, laid out by hand as Apple's are.
@MainActor final class StandardContent {
  private let style: UITableViewCell.CellStyle
  private let contentView: UIView
  private(set) lazy var textLabel = makeLabel(style == .value2 ? .footnote : .body)
  private(set) lazy var detailTextLabel = makeLabel(style == .subtitle ? .footnote : .body)
  private(set) lazy var imageView: UIImageView = {
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    return view
  }()

  init(style: UITableViewCell.CellStyle, contentView: UIView) {
    self.style = style
    self.contentView = contentView
  }

  private func makeLabel(_ textStyle: UIFont.TextStyle) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: textStyle)
    contentView.addSubview(label)
    return label
  }

  private var hasDetail: Bool { style != .default }
  private var imageSize: CGSize { style == .value2 ? .zero : imageView.image?.size ?? .zero }

  private func leading(_ indentation: CGFloat) -> CGFloat {
    let image = imageSize
    return CellMetrics.margin + indentation + (image.width > 0 ? image.width + CellMetrics.spacing : 0)
  }

  /// The height of the labels at `width`, with the standard margins.
  func height(fitting width: CGFloat) -> CGFloat {
    let room = max(width - leading(0) - CellMetrics.margin, 0)
    let text = textLabel.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
    var height = text
    if hasDetail {
      let detail = detailTextLabel.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
      height = style == .subtitle ? text + (detail > 0 ? CellMetrics.lineSpacing + detail : 0) : max(text, detail)
    }
    return max(height, imageSize.height) + 2 * CellMetrics.verticalMargin
  }

  func layOut(in size: CGSize, indentation: CGFloat) {
    let image = imageSize
    let x = leading(indentation)
    let room = max(size.width - x - CellMetrics.margin, 0)
    if image.width > 0 {
      imageView.frame = CGRect(
        x: CellMetrics.margin + indentation, y: (size.height - image.height) / 2, width: image.width,
        height: image.height)
    }
    let limit = CGSize(width: room, height: .greatestFiniteMagnitude)
    let text = textLabel.sizeThatFits(limit)
    guard hasDetail else {
      textLabel.frame = CGRect(x: x, y: (size.height - text.height) / 2, width: room, height: text.height)
      return
    }
    let detail = detailTextLabel.sizeThatFits(limit)
    if style == .subtitle {
      let gap = detail.height > 0 ? CellMetrics.lineSpacing : 0
      let top = (size.height - text.height - gap - detail.height) / 2
      textLabel.frame = CGRect(x: x, y: top, width: min(text.width, room), height: text.height)
      detailTextLabel.frame = CGRect(
        x: x, y: top + text.height + gap, width: min(detail.width, room), height: detail.height)
    } else {
      let width = min(text.width, room)
      textLabel.frame = CGRect(x: x, y: (size.height - text.height) / 2, width: width, height: text.height)
      let detailWidth = max(min(detail.width, room - width), 0)
      let detailX = style == .value1 ? x + room - detailWidth : x + width + CellMetrics.spacing
      detailTextLabel.frame = CGRect(
        x: detailX, y: (size.height - detail.height) / 2, width: detailWidth, height: detail.height)
    }
  }
}
