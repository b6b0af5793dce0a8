import Foundation

enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } } }
enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
private enum PresentationModeKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode()) }
}
private enum HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Ends the presentation that the view is in. The bridge sets it; there is none without.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  public var presentationMode: Binding<PresentationMode> {
    get { self[PresentationModeKey.self] }
    set { self[PresentationModeKey.self] = newValue }
  }

  public var isPresented: Bool { presentationMode.wrappedValue.isPresented }

  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Whether controls in the view can be used. Once off above, they stay off.
  nonisolated public func disabled(_ disabled: Bool) -> some View { modifier(_DisabledModifier(isDisabled: disabled)) }

  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentValue(ControlSizeKey.self, controlSize)
  }

  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    environmentValue(RedactionReasonsKey.self, reason)
  }

  nonisolated public func unredacted() -> some View { environmentValue(RedactionReasonsKey.self, []) }
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { effect("privacySensitive", sensitive) }
  nonisolated public func labelsHidden() -> some View { environmentValue(LabelsHiddenKey.self, true) }
}

/// Switches the controls of a view off.
public struct _DisabledModifier {
  let isDisabled: Bool
}

extension _DisabledModifier: _GraphModifier {
  public typealias Node = _DisabledNode
}

public final class _DisabledNode: EnvironmentNode<_DisabledModifier> {
  override func derive(from environment: EnvironmentValues) -> EnvironmentValues {
    guard modifier.isDisabled, environment.isEnabled else { return environment }
    var environment = environment
    environment.isEnabled = false
    return environment
  }

  override func isEqual(to old: _DisabledModifier) -> Bool { modifier.isDisabled == old.isDisabled }
  public override var label: String { "disabled(\(modifier.isDisabled))" }
}
