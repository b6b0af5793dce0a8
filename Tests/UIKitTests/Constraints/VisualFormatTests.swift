import Testing
import UIKit

@MainActor struct VisualFormatTests {
  private let a = Box(50, 20)
  private let b = Box(60, 30)

  private func frames(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
  ) -> [CGRect] {
    let root = root(300, 200, a, b)
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
    }
    root.layoutIfNeeded()
    return [a.frame, b.frame]
  }

  @Test func aRowBetweenTheEdges() {
    let found = frames("|-[a(100)]-[b]-|", "V:|[a]", "V:|-5-[b]")
    #expect(found == [CGRect(x: 20, y: 0, width: 100, height: 20), CGRect(x: 128, y: 5, width: 152, height: 30)])
  }

  @Test func sizesOfOtherViewsPrioritiesAndMetrics() {
    let found = frames("H:|-margin-[a(==b)]-(>=4,<=10)-[b(80@900)]", "V:|[a][b]", metrics: ["margin": 12])
    #expect(found[0] == CGRect(x: 12, y: 0, width: 80, height: 20) && found[1].width == 80)
    #expect(found[1].minX >= 96 && found[1].minX <= 102 && found[1].minY == 20)
  }

  @Test func alignment() {
    let found = frames("H:|[a]-0-[b]", options: .alignAllCenterY)
    #expect(found[0].midY == found[1].midY && found[1].minX == 50)
  }

  @Test(arguments: ["H:|-[a", "[a(]", "[]", "[a]-", "[missing]", "H:[a(>=)]", "", "[a]|[b]", "|-8[a]"])
  func whatDoesNotParseIsAFinding(format: String) {
    let found = issues { #expect(frames(format).count == 2) }
    #expect(found.map(\.kind) == ["visualFormat"])
  }
}
