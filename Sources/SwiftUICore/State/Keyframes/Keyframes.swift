import Foundation

/// Values that something goes through over time. Time does not pass here; what is known of them is where they end.
public protocol Keyframes<Value> {
  associatedtype Value
  /// Puts `value` where the keyframes end.
  func _land(on value: inout Value)
}

/// A step or steps of one track.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
  /// The last value, if there is one.
  var _last: Value? { get }
}

/// The steps of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  public init(
    _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  public func _land(on value: inout Root) {
    if let last = content._last { value[keyPath: keyPath] = last }
  }
}

/// A step straight to a value.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _last: Value?
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) { _last = to }
}

/// A step to a value on a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _last: Value?
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    _last = to
  }
}

/// A step to a value as a spring makes it.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _last: Value?
  public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
    _last = to
  }
}

/// A jump to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _last: Value?
  public init(_ to: Value) { _last = to }
}

/// Steps one after the other.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
  public let _last: Value?
}

/// Puts the steps of a track together.
@resultBuilder public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ step: K) -> _KeyframeSteps<Value>
  where K.Value == Value { _KeyframeSteps(_last: step._last) }

  public static func buildBlock(_ steps: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value> { buildArray(steps) }

  public static func buildArray(_ steps: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
    _KeyframeSteps(_last: steps.reversed().lazy.compactMap(\._last).first)
  }

  public static func buildOptional(_ steps: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
    steps ?? _KeyframeSteps(_last: nil)
  }

  public static func buildEither(first: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { first }
  public static func buildEither(second: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { second }
}

/// Tracks beside each other.
public struct _KeyframeTracks<Value>: Keyframes {
  let land: (inout Value) -> Void
  public func _land(on value: inout Value) { land(&value) }
}

/// Puts tracks together.
@resultBuilder public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ track: K) -> _KeyframeTracks<Value> where K.Value == Value {
    _KeyframeTracks { track._land(on: &$0) }
  }

  public static func buildExpression<K: KeyframeTrackContent>(_ step: K) -> _KeyframeTracks<Value>
  where K.Value == Value { _KeyframeTracks { $0 = step._last ?? $0 } }

  public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> { buildArray(tracks) }

  public static func buildArray(_ tracks: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
    _KeyframeTracks { for track in tracks { track._land(on: &$0) } }
  }

  public static func buildOptional(_ tracks: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
    tracks ?? _KeyframeTracks { _ in }
  }

  public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }
  public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { second }
}
