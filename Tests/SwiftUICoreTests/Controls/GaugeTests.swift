import Foundation
import SwiftUICore
import Testing

@MainActor struct GaugeTests {
  private struct Words: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("\(Int(configuration.value * 100)) of 100")
        configuration.maximumValueLabel
      }
    }
  }

  private func leaves(_ view: some View) -> [_DrawnLeaf] { Stage(view).host.leaves() }

  private let gauge = Gauge(value: 20, in: 0...80) {
    Text("Heat")
  } currentValueLabel: {
    Text("20°")
  } minimumValueLabel: {
    Text("0")
  } maximumValueLabel: {
    Text("80")
  }

  @Test("a style of one's own makes the gauge of its parts")
  func ownStyle() {
    #expect(leaves(gauge.gaugeStyle(Words())).map(\.text) == ["Heat", "25 of 100", "80"])
    #expect(leaves(Gauge(value: 0.5) { Text("Half") }.gaugeStyle(Words())).map(\.text) == ["Half", "50 of 100"])
  }

  @Test("the system's looks are bars and rings")
  func looks() throws {
    #expect(leaves(gauge).map(\.text) == ["Heat", "0", nil, "80", "20°"])
    #expect(leaves(gauge.gaugeStyle(.accessoryLinearCapacity)) == leaves(gauge))
    let ring = leaves(gauge.gaugeStyle(.accessoryCircular))
    #expect(ring.first?.frame.size == CGSize(width: 58, height: 58))
    #expect(ring.dropFirst().map(\.text) == ["20°", "0", "80"])
  }

  @Test("a style may draw the system's look")
  func systemLook() {
    struct Framed: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        AccessoryCircularGaugeStyle().makeBody(configuration: configuration)
      }
    }
    #expect(leaves(gauge.gaugeStyle(Framed())) == leaves(gauge.gaugeStyle(.accessoryCircular)))
  }
}
