import Testing

@testable import CellBenchReport

struct TableTests {
  @Test func look() {
    print(TableRenderer().render(Sample.suite(), RenderOptions()))
    print(TableRenderer().render(Sample.suite(), RenderOptions(width: 80, all: false)))
    print(TableRenderer().render(Sample.suite(), RenderOptions(all: true)))
    let c = Comparison(base: Sample.suite(), head: Sample.suite(hostsPerRow: 1))
    print(TableRenderer().render(c, RenderOptions()))
    print(TableRenderer().render(Gate.judge(c), RenderOptions()))
  }
}
