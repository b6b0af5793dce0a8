/// Where the focus is, as a view sees it. Nothing here moves the focus but the view itself.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus.
  @propertyWrapper public struct Binding {
    private let binding: SwiftUICore.Binding<Value>
    fileprivate init(_ binding: SwiftUICore.Binding<Value>) { self.binding = binding }

    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(state.projectedValue) }
}

/// Where the accessibility focus is, as a view sees it. Nothing here moves it but the view itself.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension View {
  nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  { modifier(_CarriedModifier(name: "focused", value: value)) }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_CarriedModifier(name: "focused", value: true))
  }

  nonisolated public func accessibilityFocused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value)
    -> some View
  { modifier(_CarriedModifier(name: "accessibilityFocused", value: value)) }

  nonisolated public func accessibilityFocused(_ condition: Binding<Bool>) -> some View {
    modifier(_CarriedModifier(name: "accessibilityFocused", value: true))
  }
}
