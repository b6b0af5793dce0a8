import Foundation

/// A control that selects a colour; shows its label and a well of that colour.
public struct ColorPicker<Label> {
  @Binding var selection: Color
  let label: Label
}

extension ColorPicker where Label: View {
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, label: label()) }
}

extension ColorPicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, label: Text(titleKey))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, label: Text(title))
  }
}

extension ColorPicker: View where Label: View {
  public var body: some View {
    HStack {
      label
      Spacer()
      Circle().fill(selection).frame(width: 28, height: 28)
    }
  }
}
