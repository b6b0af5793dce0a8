import Foundation

/// A view that shows a value within a range: its label, and a bar with the values at its ends.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel
}

extension Gauge
where Label: View, CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: EmptyView(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Gauge
where Label: View, CurrentValueLabel: View, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Gauge where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      fraction: Self.fraction(value, bounds), label: label(), currentValueLabel: currentValueLabel(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }
}

extension Gauge {
  nonisolated fileprivate static func fraction<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>) -> Double {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let fraction = (Double(value) - Double(bounds.lowerBound)) / length
    return fraction.isFinite ? min(max(fraction, 0), 1) : 0
  }
}

extension Gauge: View where Label: View, CurrentValueLabel: View, BoundsLabel: View {
  public typealias Body = Never
}

extension Gauge: StyledControl where Label: View, CurrentValueLabel: View, BoundsLabel: View {
  var configuration: GaugeStyleConfiguration {
    func given<V: View>(_ view: V) -> AnyView? { V.self == EmptyView.self ? nil : AnyView(view) }
    return GaugeStyleConfiguration(
      value: fraction, labelView: AnyView(label), currentValueLabelView: given(currentValueLabel),
      minimumView: given(minimum), maximumView: given(maximum))
  }

  func defaultBody(_ environment: EnvironmentValues) -> some View {
    GaugeLook(configuration: configuration, isRing: environment[GaugeRingKey.self])
  }
}
