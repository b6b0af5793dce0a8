import Foundation
import Meter
import TextLayout

/// A text in the tree.
///
/// It keeps one measurer, which remembers its last answers; another string is handed to the same measurer, so that
/// nothing is allocated for it. Sizes are rounded up to whole pixels.
final class TextNode: LayoutNode {
  @exclusivity(unchecked) private var text: Text
  @exclusivity(unchecked) private var inputs: TextInputs
  private let measurer = TextMeasurer()
  @exclusivity(unchecked) private var isPrepared = false

  init(_ text: Text, _ context: _NodeContext) {
    self.text = text
    inputs = context.host.textInputs(for: context.environment)
    super.init(context)
  }

  func update(_ text: Text) {
    Counter.nodesUpdated.add()
    Counter.viewComparisons.add()
    let hasSameTraits = text.traits == self.text.traits
    guard !hasSameTraits || text.string != self.text.string || text.rich != self.text.rich else { return }
    // Texts of one style and one size have their baselines in the same places.
    let hasSameStyle = hasSameTraits && text.rich == nil && self.text.rich == nil
    self.text = text
    isPrepared = false
    invalidateSize(guides: !hasSameStyle)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    let inputs = host.textInputs(for: environment)
    guard inputs != self.inputs else { return }
    self.inputs = inputs
    isPrepared = false
    invalidateSize(guides: true)
  }

  // MARK: Measuring

  private func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    if let string = text.simpleString(environment) {
      measurer.setText(inputs.cased(string), style: inputs.style(text.traits))
    } else {
      measurer.setRuns(pieces.map { TextRun(text: inputs.cased($0.string), style: inputs.style($0.traits)) })
    }
  }

  private var pieces: [TextPiece] {
    var pieces: [TextPiece] = []
    text.appendPieces(to: &pieces, TextTraits(), environment)
    return pieces
  }

  private func metrics(_ width: CGFloat?, _ height: CGFloat?) -> TextMetrics {
    prepare()
    return measurer.metrics(width: width.map(Double.init), height: height.map(Double.init), options: inputs.options)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let metrics = metrics(proposal.width, proposal.height).aligned(toDisplayScale: Double(inputs.displayScale))
    return CGSize(width: metrics.width, height: metrics.height)
  }

  override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    switch key.builtin {
    case AlignmentKey.Builtin.firstTextBaseline:
      return CGFloat(metrics(proposal.width, proposal.height).firstBaseline)
    case AlignmentKey.Builtin.lastTextBaseline:
      return CGFloat(metrics(proposal.width, proposal.height).lastBaseline)
    default: return nil
    }
  }

  // MARK: Looking

  private var shown: String {
    inputs.cased(text.simpleString(environment) ?? pieces.map(\.string).joined())
  }

  override var drawnLeaf: _DrawnLeaf? {
    let style = text.traits.foreground ?? environment[TextTraitsKey.self].foreground
    let paint = style?._paint(in: environment) ?? ForegroundStyle()._paint(in: environment)
    return _DrawnLeaf(kind: "text", text: shown, color: paint.name)
  }

  override var label: String { "Text(\(shown.debugDescription))" }
}

extension Text: View {
  public typealias Body = Never

  public static func _makeNode(_ view: Text, in context: _NodeContext) -> ViewNode { TextNode(view, context) }
  public static func _updateNode(_ node: ViewNode, with view: Text) { node.as(TextNode.self).update(view) }
}

extension Text.TruncationMode {
  var layout: TextTruncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}
