import Foundation

/// How a view would come and go. Nothing is drawn here, so only one thing matters: a view with the identity transition
/// is gone before its replacement comes (facts: engine 4.2-15).
public struct AnyTransition: @unchecked Sendable {
  let isIdentity: Bool
  private init(isIdentity: Bool) { self.isIdentity = isIdentity }

  public static let identity = AnyTransition(isIdentity: true)
  public static let opacity = AnyTransition(isIdentity: false)
  public static let slide = AnyTransition(isIdentity: false)
  public static let blurReplace = AnyTransition(isIdentity: false)
  public static let scale = AnyTransition(isIdentity: false)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  public static func move(edge: Edge) -> AnyTransition { .slide }
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }

  public static var symbolEffect: AnyTransition { .opacity }
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .opacity }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { removal }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .opacity }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(isIdentity: isIdentity && other.isIdentity)
  }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Carries a view's transition.
public struct _TransitionModifier {
  var transition: AnyTransition
}

extension _TransitionModifier: _GraphModifier {
  public typealias Node = TransitionNode
}

public final class TransitionNode: GraphModifierNode<_TransitionModifier> {
  public override var leavesAtOnce: Bool { modifier.transition.isIdentity }
  public override var label: String { "transition" }
}

/// Carries the animation that changes of a value are made with.
public struct _AnimationModifier<Value: Equatable> {
  var animation: Animation?
  var value: Value
}

extension _AnimationModifier: _GraphModifier {
  public typealias Node = GraphModifierNode<_AnimationModifier<Value>>
}

/// Carries a change to the transactions of what it modifies.
public struct _TransactionModifier {
  var transform: (inout Transaction) -> Void
}

extension _TransactionModifier: _GraphModifier {
  public typealias Node = GraphModifierNode<_TransactionModifier>
}

extension View {
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(_TransitionModifier(transition: transition))
  }

  /// Animates changes of this view when `value` changes. Carried: values land at once.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }

  /// Animates every change of this view. Carried: values land at once.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(_AnimationModifier(animation: animation, value: 0))
  }

  /// Animates what `body` does to this view. Carried: values land at once.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(view: AnyView(self))).animation(animation) }

  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { modifier(_TransactionModifier(transform: transform)) }

  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(_TransactionModifier(transform: transform))
  }

  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modifier(_AnimationModifier(animation: nil, value: transition))
  }
}

extension ViewModifier {
  /// Animates what the modifier does. Carried: values land at once.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier { self }

  /// Changes the transactions of what the modifier does. Carried: values land at once.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier { self }
}

/// How a view's content would change in place. Carried.
public struct ContentTransition: Equatable, Sendable {
  private let name: String
  public static let identity = ContentTransition(name: "identity")
  public static let opacity = ContentTransition(name: "opacity")
  public static let interpolate = ContentTransition(name: "interpolate")
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { ContentTransition(name: "symbolEffect(\(T.self))") }
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText(\(countsDown))")
  }
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText(value: \(value))")
  }
}
