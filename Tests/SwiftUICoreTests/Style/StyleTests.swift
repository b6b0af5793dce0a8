import Foundation
import SwiftUICore
import Testing

@MainActor struct StyleTests {
  private func color<S: ShapeStyle>(_ style: S) -> String? { Stage(Rectangle().fill(style)).host.leaves().first?.color }

  @Test("a style has levels: a share of its colour, or a name that says which")
  func levels() {
    #expect(color(.fill.tertiary) == "fill level 2")
    #expect(color(.background.secondary) == "background level 1")
    #expect(color(Color.red.secondary) == color(Color.red.opacity(0.5)))
    #expect(color(.tint.quaternary) == color(Color.accentColor.opacity(0.18)))
  }

  @Test("every gradient can be written with a leading dot, of colours, stops or a gradient")
  func gradients() {
    let gradient = Gradient(colors: [.red, .blue])
    #expect(color(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)) == "linearGradient(red, blue)")
    #expect(
      color(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9)) == "radialGradient(red, blue)")
    #expect(color(.ellipticalGradient(colors: [.red, .blue])) == "ellipticalGradient(red, blue)")
    #expect(
      color(.angularGradient(stops: gradient.stops, startAngle: .zero, endAngle: .degrees(90)))
        == "angularGradient(red, blue)")
    #expect(color(.conicGradient(colors: [.red, .blue])) == "angularGradient(red, blue)")
    #expect(
      AngularGradient(gradient: gradient, center: .top, angle: .zero) == .init(colors: [.red, .blue], center: .top))
    #expect(color(gradient.colorSpace(.perceptual)) == color(AnyGradient(gradient)))
    #expect(gradient.colorSpace(.perceptual) != AnyGradient(gradient))
  }

  @Test("a mesh fills what it is proposed, as a view and as a style")
  func mesh() throws {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .orange, .orange, .red])
    let leaf = try #require(Stage(mesh).host.leaves().first)
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(leaf.color == "meshGradient(red, orange, orange, red)")
    #expect(color(mesh) == leaf.color)
  }
}
