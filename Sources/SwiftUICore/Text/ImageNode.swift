import Foundation
import Meter

enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { environmentValue(ImageScaleKey.self, scale) }
}

extension Image: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Image, in context: _NodeContext) -> ViewNode { ImageNode(view, context) }
  public static func _updateNode(_ node: ViewNode, with view: Image) { node.as(ImageNode.self).update(view) }
}

/// An image in the tree.
///
/// An image has its own size whatever is proposed; a resizable one takes the proposal, and its own size where that is
/// nothing. A symbol is as large as the text beside it makes it: see `TextStyle.symbolSide`.
final class ImageNode: LayoutNode {
  private var image: Image
  private var inputs: TextInputs
  private var scale: Image.Scale

  init(_ image: Image, _ context: _NodeContext) {
    self.image = image
    inputs = context.host.textInputs(for: context.environment)
    scale = context.environment.imageScale
    super.init(context)
  }

  func update(_ image: Image) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    guard image != self.image else { return }
    self.image = image
    invalidateSize(guides: true)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    let inputs = host.textInputs(for: environment)
    let scale = environment.imageScale
    guard inputs != self.inputs || scale != self.scale else { return }
    self.inputs = inputs
    self.scale = scale
    if case .symbol = image.source { invalidateSize(guides: true) }
  }

  /// The image's size in points, before it is resized.
  private var ownSize: CGSize {
    switch image.source {
    case .symbol:
      let style = inputs.style(TextTraits())
      let factor =
        switch scale {
        case .small: 0.8
        case .medium: 1.0
        case .large: 1.3
        }
      let side = (style.symbolSide * factor).rounded(.up)
      return CGSize(width: side, height: side)
    // Without a catalog every named image has one size: a choice.
    case .named: return CGSize(width: 24, height: 24)
    case .sized(_, let size): return size
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = ownSize
    guard image.isResizable else { return own }
    return CGSize(width: max(0, proposal.width ?? own.width), height: max(0, proposal.height ?? own.height))
  }

  /// The baseline of a symbol is that of the text beside it.
  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    guard key.isBaseline, case .symbol = image.source, !image.isResizable else { return nil }
    let style = inputs.style(TextTraits())
    return size.height - CGFloat(style.descent) * size.height / CGFloat(style.capHeight + style.descent)
  }

  override var hasIntrinsicRatio: Bool { image.isResizable }

  override var drawnLeaf: _DrawnLeaf? {
    let isTinted: Bool
    let name: String
    switch image.source {
    case .symbol(let symbol): (name, isTinted) = (symbol, image.renderingMode != .original)
    case .named(let own), .sized(let own, _): (name, isTinted) = (own, image.renderingMode == .template)
    }
    return _DrawnLeaf(
      kind: "image", text: name, color: isTinted ? ForegroundStyle()._paint(in: environment).name : nil)
  }

  override var label: String { "Image(\(image.source))" }
}
