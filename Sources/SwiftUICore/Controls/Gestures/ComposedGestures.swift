/// Two gestures of which either or both may know an event.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public typealias Body = Never

  public func _value(of event: _TouchEvent) -> Value? {
    let value = Value(first: first._value(of: event), second: second._value(of: event))
    return value.first == nil && value.second == nil ? nil : value
  }

  public func _run(_ value: Value, hasEnded: Bool) {
    if let value = value.first { first._run(value, hasEnded: hasEnded) }
    if let value = value.second { second._run(value, hasEnded: hasEnded) }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which the second counts only if the first does not know an event.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public typealias Body = Never

  public func _value(of event: _TouchEvent) -> Value? {
    if let value = first._value(of: event) { return .first(value) }
    return second._value(of: event).map { .second($0) }
  }

  public func _run(_ value: Value, hasEnded: Bool) {
    switch value {
    case .first(let value): first._run(value, hasEnded: hasEnded)
    case .second(let value): second._run(value, hasEnded: hasEnded)
    }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which the second counts only after the first.
///
/// That the first has been is remembered by the gesture. One that a body makes anew in between starts over: a choice.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  /// The value of the first gesture, once it has ended.
  private final class Past {
    var value: First.Value?
  }

  public var first: First
  public var second: Second
  private let past = Past()

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public typealias Body = Never

  public func _value(of event: _TouchEvent) -> Value? {
    if let past = past.value, let value = second._value(of: event) { return .second(past, value) }
    return first._value(of: event).map { .first($0) }
  }

  public func _run(_ value: Value, hasEnded: Bool) {
    switch value {
    case .first(let value):
      first._run(value, hasEnded: hasEnded)
      // A first gesture that is a sequence itself may be on the way only.
      if hasEnded, !isPartial(value) { past.value = value }
    case .second(_, let value):
      if let value { second._run(value, hasEnded: hasEnded) }
      if hasEnded { past.value = nil }
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A value of a gesture that may be on the way only, although the touch has ended.
protocol PartialGestureValue {
  var isPartial: Bool { get }
}

func isPartial(_ value: some Any) -> Bool { (value as? any PartialGestureValue)?.isPartial == true }

extension SequenceGesture.Value: PartialGestureValue {
  var isPartial: Bool {
    switch self {
    case .first: true
    case .second(_, let value): value.map { SwiftUICore.isPartial($0) } ?? true
    }
  }
}

extension ExclusiveGesture.Value: PartialGestureValue {
  var isPartial: Bool {
    switch self {
    case .first(let value): SwiftUICore.isPartial(value)
    case .second(let value): SwiftUICore.isPartial(value)
    }
  }
}

/// Two gestures at once have ended when either has.
extension SimultaneousGesture.Value: PartialGestureValue {
  var isPartial: Bool {
    (first.map { SwiftUICore.isPartial($0) } ?? true) && (second.map { SwiftUICore.isPartial($0) } ?? true)
  }
}
