import Foundation

/// A control that selects a value of a range by sliding.
public struct Slider<Label, ValueLabel> {
  @Binding var fraction: Double
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      fraction: SliderFraction.binding(value, bounds), label: EmptyView(), minimum: nil, maximum: nil)
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: SliderFraction.binding(value, bounds), label: EmptyView(), minimum: nil, maximum: nil)
  }
}

extension Slider where Label: View, ValueLabel: View {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      fraction: SliderFraction.binding(value, bounds), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      fraction: SliderFraction.binding(value, bounds), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Slider where Label: View, ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(fraction: SliderFraction.binding(value, bounds), label: label(), minimum: nil, maximum: nil) }
}

/// A slider's value as a share of its range.
enum SliderFraction {
  static func binding<V: BinaryFloatingPoint>(_ value: Binding<V>, _ bounds: ClosedRange<V>) -> Binding<Double> {
    let length = bounds.upperBound - bounds.lowerBound
    return Binding<Double>(
      get: { length > 0 ? Double((value.wrappedValue - bounds.lowerBound) / length) : 0 },
      set: { value.wrappedValue = bounds.lowerBound + V($0) * length })
  }
}

extension Slider: View where Label: View, ValueLabel: View {
  @ViewBuilder public var body: some View {
    let bar = ControlLeaf(kind: "slider", text: "\(Int((fraction * 100).rounded()))%", width: nil, height: 28)
    if let minimum, let maximum {
      HStack {
        minimum
        bar
        maximum
      }
    } else {
      bar
    }
  }
}

/// A control that steps a value up and down.
public struct Stepper<Label> {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
}

extension Stepper where Label: View {
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    // A press is an edit from its start to its end.
    func edit(_ change: (() -> Void)?) -> (() -> Void)? {
      change.map { change in
        {
          onEditingChanged(true)
          change()
          onEditingChanged(false)
        }
      }
    }
    self.init(label: label(), onIncrement: edit(onIncrement), onDecrement: edit(onDecrement))
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: {
        let next = value.wrappedValue.advanced(by: step)
        if bounds.contains(next) { value.wrappedValue = next }
      },
      onDecrement: {
        let next = value.wrappedValue.advanced(by: -step)
        if bounds.contains(next) { value.wrappedValue = next }
      },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged) }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged) }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
}

extension Stepper: View where Label: View {
  /// The label, and two halves of a control that together are as large as UIKit's.
  public var body: some View {
    HStack {
      label
      Spacer()
      HStack(spacing: 0) {
        half("−", onDecrement)
        half("+", onIncrement)
      }
    }
  }

  private func half(_ sign: String, _ action: (() -> Void)?) -> some View {
    let action = Unchecked(action)
    return ControlLeaf(kind: "stepper", text: sign, width: 47, height: 32)
      .modifier(_ButtonModifier(action: { action.value?() }))
  }
}
