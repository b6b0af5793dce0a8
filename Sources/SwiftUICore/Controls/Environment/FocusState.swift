import Foundation

/// Which view has the focus. Nothing takes the focus here: the value is what it was set to.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  /// A binding to a focus.
  @propertyWrapper public struct Binding {
    let base: SwiftUICore.Binding<Value>

    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  public init() where Value == Bool { _value = State(wrappedValue: false) }
  public init<T>() where Value == T? { _value = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public var projectedValue: Binding { Binding(base: $value) }
}

extension View {
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    effect("focused", Carried(binding))
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    effect("focused", Carried(condition))
  }

  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { effect("focusable", isFocusable) }
}
