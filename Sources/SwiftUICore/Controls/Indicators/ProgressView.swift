import Foundation

/// A view that shows how far something is, or that it goes on.
public struct ProgressView<Label, CurrentValueLabel> {
  /// The share that is done; nil if that is not known.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  nonisolated public init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(
      fraction: ProgressFraction.of(value, total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  nonisolated public init(_ progress: Progress) {
    self.init(fraction: progress.fractionCompleted, label: EmptyView(), currentValueLabel: EmptyView())
  }

  nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(fraction: countsDown ? 1 : 0, label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(
      fraction: ProgressFraction.of(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(fraction: ProgressFraction.of(value, total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: ProgressFraction.of(value, total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: ProgressFraction.of(value, total), label: label(), currentValueLabel: currentValueLabel())
  }
}

/// The share that a value is of a total, between 0 and 1.
enum ProgressFraction {
  static func of<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    let share = Double(value / total)
    return share.isFinite ? min(max(share, 0), 1) : 0
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: .init(view: configuration.labelView),
      currentValueLabel: .init(view: configuration.currentValueLabelView))
  }
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
}

extension ProgressView: StyledControl where Label: View, CurrentValueLabel: View {
  var configuration: ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: fraction, labelView: AnyView(label), currentValueLabelView: AnyView(currentValueLabel),
      hasLabel: Label.self != EmptyView.self, hasCurrentValueLabel: CurrentValueLabel.self != EmptyView.self)
  }

  /// A spinner of 20 points over the label, or a bar of 4 points between the labels: the system's sizes as commonly
  /// seen, a choice.
  @ViewBuilder func defaultBody(_ environment: EnvironmentValues) -> some View {
    if let fraction, environment[ProgressLookKey.self] != .circular {
      VStack(alignment: .leading, spacing: 4) {
        label
        ControlLeaf(kind: "progress", text: "\(Int((fraction * 100).rounded()))%", width: nil, height: 4)
        currentValueLabel
      }
    } else {
      VStack {
        ControlLeaf(kind: "spinner", text: nil, width: 20, height: 20)
        label
      }
    }
  }
}
