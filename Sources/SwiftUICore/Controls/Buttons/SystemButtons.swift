import Foundation

/// A button that begins and ends the editing of what is around it.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  nonisolated public init() {}

  public var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
  }
}

/// A button that begins a renaming.
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  nonisolated public init() where Label == SwiftUICore.Label<Text, Image> {}

  public var body: some View { Button("Rename", systemImage: "pencil") { rename?() } }
}

/// Begins a renaming.
public struct RenameAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// What a rename button in the view does.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
}
