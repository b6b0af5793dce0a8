import Meter

/// A style of some kind of control, with its type erased: it makes a view of a configuration.
struct ErasedStyle<Configuration>: Equatable {
  private let type: ObjectIdentifier
  private let make: @MainActor (Configuration) -> AnyView

  init<Style>(_ type: Style.Type, _ make: @escaping @MainActor (Configuration) -> AnyView) {
    self.type = ObjectIdentifier(type)
    self.make = make
  }

  @MainActor func body(_ configuration: Configuration) -> AnyView { make(configuration) }

  /// Styles are told apart by their type; a value that is another one is found when the body is made again.
  static func == (a: Self, b: Self) -> Bool { a.type == b.type }
}

/// Where the style of a kind of control is kept; nil is the control's own look.
enum StyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ErasedStyle<Configuration>? { nil }
}

/// A control whose look a style in the environment may decide.
protocol StyledControl: View where Body == Never {
  associatedtype Configuration
  associatedtype DefaultBody: View
  /// What a style is given.
  var configuration: Configuration { get }
  /// What the control looks like without one.
  func defaultBody(_ environment: EnvironmentValues) -> DefaultBody
}

extension StyledControl {
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode { StyledNode(view, context) }
  public static func _updateNode(_ node: ViewNode, with view: Self) { node.as(StyledNode<Self>.self).update(view) }
}

/// A styled control in the tree: its child is what the style, or the control itself, makes of it.
final class StyledNode<Control: StyledControl>: ViewNode {
  private var control: Control
  private var style: ErasedStyle<Control.Configuration>?
  private var child: ViewNode!

  init(_ control: Control, _ context: _NodeContext) {
    self.control = control
    super.init(context)
    style = environment[StyleKey<Control.Configuration>.self]
    child = makeChild()
  }

  private func makeChild() -> ViewNode {
    if let style { return AnyView._makeNode(style.body(control.configuration), in: childContext) }
    return Control.DefaultBody._makeNode(control.defaultBody(environment), in: childContext)
  }

  func update(_ control: Control) {
    Counter.nodesUpdated.add()
    self.control = control
    updateChild()
  }

  private func updateChild() {
    if let style { return AnyView._updateNode(child, with: style.body(control.configuration)) }
    Control.DefaultBody._updateNode(child, with: control.defaultBody(environment))
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    let next = environment[StyleKey<Control.Configuration>.self]
    let isSameKind = (next == nil) == (style == nil)
    style = next
    if isSameKind { return updateChild() }
    child.destroy()
    child = makeChild()
    structureDidChange()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override var isSingle: Bool { child.isSingle }
  override var label: String { "\(Control.self)" }
}

extension View {
  /// Sets the style of a kind of control in the view; nil is the control's own look.
  nonisolated func controlStyle<Configuration>(_ style: ErasedStyle<Configuration>?) -> some View {
    environmentValue(StyleKey<Configuration>.self, style)
  }
}

extension View {
  /// Sets a style that `make` makes a view with, unless it stands for the control's own look.
  nonisolated func controlStyle<Style, Configuration>(
    _ style: Style, unless isOwnLook: Bool,
    _ make: @escaping @MainActor (StyleProperty<Style>, Configuration) -> some View
  ) -> some View {
    let style = Unchecked(style)
    return controlStyle(
      isOwnLook
        ? nil
        : ErasedStyle<Configuration>(Style.self) { AnyView(make(StyleProperty(style: style.value), $0)) })
  }
}

/// A style as a dynamic property of the view that draws with it, so that what the style reads of the environment is
/// found and connected.
struct StyleProperty<Style> {
  var style: Style
}

extension StyleProperty: DynamicProperty {
  static func _connect(
    _ property: UnsafeMutableRawPointer, previous: UnsafeMutableRawPointer?, in node: BodyNodeBase
  ) { ViewType.of(Style.self).connect(property, previous: previous, in: node) }

  static func _disconnect(_ property: UnsafeMutableRawPointer) { ViewType.of(Style.self).disconnect(property) }
}
