import Foundation

/// A gesture: what it makes of touches, and what is done with that.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }

  /// What the gesture makes of an event, nil if it does not know it.
  func _value(of event: _TouchEvent) -> Value?

  /// Runs the actions for a value.
  func _run(_ value: Value, hasEnded: Bool)
}

/// A touch event as gestures see it.
public struct _TouchEvent {
  let event: TouchEvent
}

extension Gesture {
  public func _value(of event: _TouchEvent) -> Value? {
    Body.self == Never.self ? nil : body._value(of: event) as? Value
  }

  public func _run(_ value: Value, hasEnded: Bool) {
    func run<G: Gesture>(_ gesture: G) {
      if let value = value as? G.Value { gesture._run(value, hasEnded: hasEnded) }
    }
    if Body.self != Never.self { run(body) }
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("body of \(Self.self), which has none") }
  public func _run(_ value: Value, hasEnded: Bool) {}
}

/// A gesture with an action for each of its values, or for its last.
public struct _ActionGesture<Base: Gesture>: Gesture {
  let base: Base
  let onChanged: ((Base.Value) -> Void)?
  let onEnded: ((Base.Value) -> Void)?

  public typealias Value = Base.Value
  public typealias Body = Never

  public func _value(of event: _TouchEvent) -> Base.Value? { base._value(of: event) }

  public func _run(_ value: Base.Value, hasEnded: Bool) {
    base._run(value, hasEnded: hasEnded)
    if hasEnded, !isPartial(value) { onEnded?(value) } else { onChanged?(value) }
  }
}

extension Gesture {
  /// Runs `action` with the value when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self, onChanged: nil, onEnded: action)
  }

  /// Runs `action` with each value.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ActionGesture<Self> {
    _ActionGesture(base: self, onChanged: action, onEnded: nil)
  }

  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Writes to a gesture's state while it runs; nothing runs longer than an event here, so the state is reset at once.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ActionGesture<Self> {
    onChanged { value in
      var copy = state.wrappedValue
      var transaction = Transaction()
      body(value, &copy, &transaction)
    }
  }
}

/// State that a gesture writes while it runs.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value, resetTransaction: Transaction) { wrappedValue = initialValue }
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.wrappedValue = wrappedValue
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { wrappedValue = initialValue }
  public var projectedValue: GestureState<Value> { self }
}

/// Which gestures of a view count beside one that is added.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public func _value(of event: _TouchEvent) -> Wrapped.Value? { self?._value(of: event) }
  public func _run(_ value: Wrapped.Value, hasEnded: Bool) { self?._run(value, hasEnded: hasEnded) }
}
