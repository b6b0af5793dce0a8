import Foundation

enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  public var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
}

extension View {
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environmentValue(ControlSizeKey.self, controlSize)
  }

  /// Hides the labels of the controls in the view.
  nonisolated public func labelsHidden() -> some View { environmentValue(LabelsHiddenKey.self, true) }
}
