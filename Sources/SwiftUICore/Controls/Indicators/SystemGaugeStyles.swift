/// Whether gauges are rings.
enum GaugeRingKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// What the system's looks draw: a bar of 4 points between the labels, or a ring of 58 with the values inside. The sizes
/// are those commonly seen, a choice.
struct GaugeLook: View {
  let configuration: GaugeStyleConfiguration
  let isRing: Bool

  var body: some View {
    if isRing {
      ControlLeaf(kind: "gauge", text: nil, width: 58, height: 58).overlay {
        VStack {
          configuration.currentValueLabel
          if configuration.minimumValueLabel == nil { configuration.label }
          HStack {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
        }
      }
    } else {
      VStack(alignment: .leading) {
        configuration.label
        HStack {
          configuration.minimumValueLabel
          ControlLeaf(kind: "gauge", text: nil, width: nil, height: 4)
          configuration.maximumValueLabel
        }
        configuration.currentValueLabel
      }
    }
  }
}

/// A look that the system has for gauges.
public protocol _SystemGaugeStyle: GaugeStyle {
  nonisolated var _isRing: Bool { get }
}

extension _SystemGaugeStyle {
  nonisolated public var _isRing: Bool { false }

  public func makeBody(configuration: Configuration) -> some View {
    GaugeLook(configuration: configuration, isRing: _isRing)
  }
}

public struct DefaultGaugeStyle: _SystemGaugeStyle {
  nonisolated public init() {}
}

public struct LinearCapacityGaugeStyle: _SystemGaugeStyle {
  nonisolated public init() {}
}

public struct AccessoryLinearGaugeStyle: _SystemGaugeStyle {
  nonisolated public init() {}
}

public struct AccessoryLinearCapacityGaugeStyle: _SystemGaugeStyle {
  nonisolated public init() {}
}

public struct AccessoryCircularGaugeStyle: _SystemGaugeStyle {
  nonisolated public init() {}
  nonisolated public var _isRing: Bool { true }
}

public struct AccessoryCircularCapacityGaugeStyle: _SystemGaugeStyle {
  nonisolated public init() {}
  nonisolated public var _isRing: Bool { true }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
