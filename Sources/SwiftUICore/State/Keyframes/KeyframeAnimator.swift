import Foundation

/// A view that goes through keyframes. Values land at once here, and nothing moves on its own: what repeats stays
/// where it begins, and what is triggered is where its keyframes end as soon as the trigger has changed.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
  private let initialValue: Value
  private let trigger: AnyTrigger
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  @State private var landed: Landed?

  /// Where a run ended: in a struct, because the value may be an optional itself.
  private struct Landed {
    let value: Value
  }

  public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) { self.init(initialValue: initialValue, trigger: 0, content: content, keyframes: keyframes) }

  public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyTrigger(value: trigger)
    self.content = content
    self.keyframes = keyframes
  }

  public var body: some View {
    content(landed?.value ?? initialValue)
      .onChange(of: trigger) {
        var value = landed?.value ?? initialValue
        keyframes(value)._land(on: &value)
        landed = Landed(value: value)
      }
  }
}

/// A trigger of any type.
private struct AnyTrigger: Equatable {
  let value: any Equatable

  static func == (a: AnyTrigger, b: AnyTrigger) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool { value == b.value as? T }
    return isEqual(a.value)
  }
}

extension View {
  /// Goes through keyframes again and again. Stays where they begin.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, keyframes: keyframes)
  }

  /// Goes through keyframes when `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(view: AnyView(self)), $0) }, keyframes: keyframes)
  }
}
