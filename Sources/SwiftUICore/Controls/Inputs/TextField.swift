import Foundation

/// A line of text that can be edited. It shows its text, or its title where that is empty; nothing is typed in a model
/// but through the binding.
public struct TextField<Label> {
  @Binding var text: String
  let prompt: Text?
  let axis: Axis
  let label: Label
}

extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, axis: .horizontal, label: Text(title))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, axis: .horizontal, label: Text(titleKey))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(titleKey))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, prompt: nil, axis: axis, label: Text(title))
  }
}

extension TextField where Label: View {
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal, @ViewBuilder label: () -> Label
  ) { self.init(text: text, prompt: prompt, axis: axis, label: label()) }
}

extension TextField: View where Label: View {
  public var body: some View {
    EditableLine(text: text, isSecure: false, placeholder: prompt ?? label as? Text, growsDown: axis == .vertical)
  }
}

/// A line of text that is edited and not shown.
public struct SecureField<Label> {
  @Binding var text: String
  let prompt: Text?
  let label: Label
}

extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }
}

extension SecureField: View where Label: View {
  public var body: some View {
    EditableLine(text: text, isSecure: true, placeholder: prompt ?? label as? Text, growsDown: false)
  }
}

/// A block of text that can be edited; as large as what is proposed.
public struct TextEditor {
  @Binding var text: String
  nonisolated public init(text: Binding<String>) { _text = text }
}

extension TextEditor: View {
  public var body: some View { ControlLeaf(kind: "textEditor", text: text, width: nil, height: nil) }
}

/// What an editable line shows: as wide as what is proposed, as high as its text, within the limits of lines that hold if
/// it grows down.
struct EditableLine {
  let text: String
  let isSecure: Bool
  let placeholder: Text?
  let growsDown: Bool
}

extension EditableLine: CompositeView {
  static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode { makeComposition(view, in: context) }
  static func _updateNode(_ node: ViewNode, with view: Self) { updateComposition(node, with: view) }

  var composition: some View {
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    return (text.isEmpty ? placeholder ?? Text(verbatim: "") : Text(verbatim: shown))
      .transformEnvironment(\.lineLimit) { if !growsDown { $0 = 1 } }
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The look of text fields. Carried.
public protocol TextFieldStyle {}

extension TextFieldStyle {
  /// What stands for the field's label in a style of one's own. Such a style is carried: the field keeps its look.
  public typealias _Label = _TextFieldStyleLabel
}

public struct _TextFieldStyleLabel: View {
  let view: AnyView
  public var body: some View { view }
}

public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }

/// How text that is typed is capitalised.
public struct TextInputAutocapitalization: Equatable, Sendable {
  private let name: String
  public static let never = TextInputAutocapitalization(name: "never")
  public static let words = TextInputAutocapitalization(name: "words")
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What the return key of a keyboard is called.
public struct SubmitLabel: Equatable, Sendable {
  private let name: String
  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let send = SubmitLabel(name: "send")
  public static let join = SubmitLabel(name: "join")
  public static let route = SubmitLabel(name: "route")
  public static let search = SubmitLabel(name: "search")
  public static let `return` = SubmitLabel(name: "return")
  public static let next = SubmitLabel(name: "next")
  public static let `continue` = SubmitLabel(name: "continue")
}

/// What a submission came from.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    carrying("textFieldStyle", "\(S.self)")
  }

  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    carrying("textInputAutocapitalization", autocapitalization)
  }

  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    carrying("autocorrectionDisabled", disable)
  }

  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    carrying("autocorrectionDisabled", disable)
  }
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { carrying("submitLabel", submitLabel) }

  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    carrying("onSubmit", action)
  }

  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    carrying("textSelection", S.allowsSelection)
  }
}

/// Whether text can be selected.
public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: Self { Self() } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: Self { Self() } }
