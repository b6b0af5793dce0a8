import Foundation

/// Recognises taps.
public struct TapGesture: Gesture {
  public var count: Int
  public init(count: Int = 1) { self.count = count }
  public typealias Value = Void
  public typealias Body = Never

  public func _value(of event: _TouchEvent) -> Void? {
    if case .tap(let taps, _) = event.event, taps == count { return () }
    return nil
  }
}

/// Recognises taps and says where.
public struct SpatialTapGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public init(count: Int = 1) { self.count = count }
  public typealias Body = Never

  public func _value(of event: _TouchEvent) -> Value? {
    if case .tap(let taps, let point) = event.event, taps == count { return Value(location: point) }
    return nil
  }
}

/// Recognises long presses.
public struct LongPressGesture: Gesture {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public typealias Value = Bool
  public typealias Body = Never

  public func _value(of event: _TouchEvent) -> Bool? {
    if case .longPress = event.event { return true }
    return nil
  }
}

/// Recognises drags.
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    public var velocity: CGSize { .zero }
    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public typealias Body = Never

  public func _value(of event: _TouchEvent) -> Value? {
    guard case .drag(let value, _) = event.event else { return nil }
    let (x, y) = (value.translation.width, value.translation.height)
    return (x * x + y * y).squareRoot() >= minimumDistance ? value : nil
  }
}

/// Recognises two fingers moving apart; the model has one finger.
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
  }

  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public typealias Body = Never
  public func _value(of event: _TouchEvent) -> Value? { nil }
}

/// The older name of `MagnifyGesture`.
public struct MagnificationGesture: Gesture {
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public typealias Value = CGFloat
  public typealias Body = Never
  public func _value(of event: _TouchEvent) -> CGFloat? { nil }
}

/// Recognises two fingers turning; the model has one finger.
public struct RotateGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
  }

  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public typealias Body = Never
  public func _value(of event: _TouchEvent) -> Value? { nil }
}

/// The older name of `RotateGesture`.
public struct RotationGesture: Gesture {
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public typealias Value = Angle
  public typealias Body = Never
  public func _value(of event: _TouchEvent) -> Angle? { nil }
}
