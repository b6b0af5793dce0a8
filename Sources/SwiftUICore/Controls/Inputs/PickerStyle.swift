import Foundation

/// What a picker shows.
public enum _PickerLook: Sendable {
  /// The label, and what is selected.
  case menu
  /// Everything that can be selected side by side, as a segmented control.
  case segments
  /// The label, and what is selected in a wheel.
  case wheel
  /// The label over everything that can be selected.
  case rows
}

/// The look of pickers, as `PickerStyle`: one of the system's, for a style of one's own cannot be written.
public protocol PickerStyle {
  nonisolated var _look: _PickerLook { get }
}

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}

public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .segments }
}

public struct PalettePickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .segments }
}

public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .wheel }
}

public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .rows }
}

public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }

extension View {
  /// The look of pickers in the view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environmentValue(PickerLookKey.self, style._look)
  }
}
