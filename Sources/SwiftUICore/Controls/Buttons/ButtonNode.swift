import Foundation

/// What makes a button of its label: a tap runs the action, and a bordered look adds room around the label.
struct _ButtonModifier {
  let action: @MainActor () -> Void
}

extension _ButtonModifier: _LayoutModifier {
  static func _makeLayoutNode(_ modifier: Self, in context: _NodeContext) -> WrapperNode {
    ButtonNode(modifier.action, context)
  }

  static func _updateLayoutNode(_ node: WrapperNode, with modifier: Self) {
    node.as(ButtonNode.self).action = modifier.action
  }
}

/// A button in the tree.
final class ButtonNode: PlacingNode {
  var action: @MainActor () -> Void
  private var insets: EdgeInsets

  init(_ action: @escaping @MainActor () -> Void, _ context: _NodeContext) {
    self.action = action
    insets = Self.insets(context.environment[ButtonLookKey.self])
    super.init(context)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    let insets = Self.insets(environment[ButtonLookKey.self])
    guard insets != self.insets else { return }
    self.insets = insets
    invalidateSize(guides: true)
  }

  /// The room a bordered button has around its label at the regular size; a choice, as the system's is not documented.
  private static func insets(_ look: ButtonLook) -> EdgeInsets {
    switch look {
    case .automatic, .plain, .borderless: EdgeInsets()
    case .bordered, .borderedProminent: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
  }

  private func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.inset(by: insets)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.sizeThatFits(childProposal(proposal))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }

  override func childPlacement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    ChildPlacement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: childProposal(proposal))
  }

  override var touchHandler: TouchHandler? {
    guard environment.isEnabled else { return nil }
    return TouchHandler(name: "Button") { [action] event in
      guard case .tap = event else { return false }
      action()
      return true
    }
  }

  /// The whole frame of a button can be touched where it has a border.
  override var catchesHits: Bool { insets != EdgeInsets() }
  override var label: String { "Button" }
}

/// Draws a button's label in the tint, unless the look is plain.
public struct _ButtonTintModifier {
  let role: ButtonRole?
}

extension _ButtonTintModifier: _GraphModifier {
  public typealias Node = _ButtonTintNode
}

public final class _ButtonTintNode: EnvironmentNode<_ButtonTintModifier> {
  private static let tint = AnyShapeStyle(TintShapeStyle())
  private static let destructive = AnyShapeStyle(color: .red)
  private static let prominent = AnyShapeStyle(color: .white)

  override func derive(from environment: EnvironmentValues) -> EnvironmentValues {
    let style: AnyShapeStyle
    switch environment[ButtonLookKey.self] {
    case .plain: return environment
    case .borderedProminent: style = Self.prominent
    case .automatic, .borderless, .bordered: style = modifier.role == .destructive ? Self.destructive : Self.tint
    }
    var environment = environment
    environment.foregroundStyle = style
    return environment
  }

  override func isEqual(to old: _ButtonTintModifier) -> Bool { modifier.role == old.role }
  public override var label: String { "buttonTint" }
}
