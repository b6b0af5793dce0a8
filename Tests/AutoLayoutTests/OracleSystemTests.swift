import AutoLayout
import Testing

@Suite struct OracleSystemTests {
  @Test(arguments: OracleSystem.all)
  func framesAreTheOracles(_ system: OracleSystem) {
    let layout = LayoutSystem(system)
    layout.solver.solve()
    #expect(layout.solver.broken.isEmpty)
    for (name, frame) in system.frames.sorted(by: { $0.key < $1.key }) {
      for (index, attribute) in ["left", "top", "width", "height"].enumerated() {
        let value = layout.value("\(name).\(attribute)")
        #expect(abs(value - frame[index]) < 0.05, "\(name).\(attribute) is \(value), not \(frame[index])")
      }
    }
  }
}
