/// What a style makes a gauge of.
public struct GaugeStyleConfiguration {
  /// A part of a gauge that its maker described.
  public struct Label {
    let view: AnyView
  }

  public typealias CurrentValueLabel = Label
  public typealias MinimumValueLabel = Label
  public typealias MaximumValueLabel = Label

  /// Where the gauge stands, as a share of its range.
  public var value: Double
  let labelView: AnyView
  let currentValueLabelView: AnyView?
  let minimumView: AnyView?
  let maximumView: AnyView?

  public var label: Label { Label(view: labelView) }
  public var currentValueLabel: CurrentValueLabel? { currentValueLabelView.map { Label(view: $0) } }
  public var minimumValueLabel: MinimumValueLabel? { minimumView.map { Label(view: $0) } }
  public var maximumValueLabel: MaximumValueLabel? { maximumView.map { Label(view: $0) } }
}

extension GaugeStyleConfiguration.Label: View {
  public var body: some View { view }
}

/// A look of gauges, as `GaugeStyle` of iOS 16.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws a gauge with a style.
struct GaugeStyleView<Style: GaugeStyle> {
  let style: StyleProperty<Style>
  let configuration: GaugeStyleConfiguration
}

extension GaugeStyleView: View {
  var body: Style.Body { style.style.makeBody(configuration: configuration) }
}

extension View {
  /// The look of gauges in the view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let system = style as? any _SystemGaugeStyle
    return controlStyle(style, unless: system != nil) { GaugeStyleView(style: $0, configuration: $1) }
      .environmentValue(GaugeRingKey.self, system?._isRing ?? false)
  }
}
