import Foundation

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private enum PresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode()) }
}
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
  /// Whether controls react.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the nearest focusable view above has the focus. Nothing here moves the focus.
  public var isFocused: Bool { self[IsFocusedKey.self] }

  /// Whether rows can be edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  public var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }

  /// Whether the view is part of something presented.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Ends the presentation that the view is part of.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Opens a URL.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Refreshes what `refreshable` is set on.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Whether the scene is in front.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// Whether a list can be edited.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

/// Whether a view is presented.
public struct PresentationMode {
  public private(set) var isPresented = false
  private var action: (() -> Void)?

  init() {}

  init(isPresented: Bool, dismiss: @escaping () -> Void) {
    self.isPresented = isPresented
    action = dismiss
  }

  public mutating func dismiss() {
    isPresented = false
    action?()
  }
}

/// Ends a presentation.
public struct DismissAction {
  private let action: (() -> Void)?

  init(_ action: (() -> Void)? = nil) { self.action = action }

  @MainActor @preconcurrency public func callAsFunction() { action?() }
}

/// Opens a URL, by a handler that was placed in the environment.
public struct OpenURLAction {
  /// What a handler did with a URL.
  public struct Result: Sendable {
    let isAccepted: Bool
    public static let handled = Result(isAccepted: true)
    public static let discarded = Result(isAccepted: true)
    public static let systemAction = Result(isAccepted: false)
    public static func systemAction(_ url: URL) -> Result { .systemAction }
  }

  private let handler: ((URL) -> Result)?

  init() { handler = nil }
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { _ = handler?(url) }

  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler?(url).isAccepted ?? false)
  }
}

/// Refreshes what is shown.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

/// How far in front a scene is.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

extension View {
  /// Has controls in this view not react, unless they already do not.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(_DisabledModifier(isDisabled: disabled))
  }

  /// Places an action that refreshes what this view shows.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }
}

/// Turns controls off.
public struct _DisabledModifier: Equatable {
  var isDisabled: Bool
}

extension _DisabledModifier: _GraphModifier {
  public typealias Node = DisabledNode
}

public final class DisabledNode: EnvironmentNode<_DisabledModifier> {
  override func derive(from environment: EnvironmentValues) -> EnvironmentValues {
    guard modifier.isDisabled, environment.isEnabled else { return environment }
    var environment = environment
    environment.isEnabled = false
    return environment
  }

  override func isEqual(to old: _DisabledModifier) -> Bool { modifier == old }

  public override var label: String { "disabled(\(modifier.isDisabled))" }
}
