import Testing

@testable import CellBenchReport

struct StatisticsTests {
  @Test func nothingIsSaidAboutEmptyOrConstantSamples() {
    #expect(MannWhitney([], [1, 2]).p == 1)
    #expect(MannWhitney([], [1, 2]).warnings == ["no samples on one side"])
    #expect(MannWhitney([3, 3, 3], [3, 3, 3]).p == 1)
    #expect(MannWhitney([3, 3, 3], [3, 3, 3]).warnings == ["all samples are equal"])
    #expect(MannWhitney([.nan, 1], [1, 2]).p == 1)
  }

  @Test func samplesThatAreConstantAndDifferAreTested() {
    let test = MannWhitney([Double](repeating: 3, count: 8), [Double](repeating: 4, count: 8))
    #expect(test.method == .exact)
    #expect(test.p < 0.001)
  }

  @Test func threeAgainstThreeCannotReject() {
    let test = MannWhitney([1, 2, 3], [11, 12, 13])
    #expect(abs(test.p - 0.1) < 1e-12 && abs(test.smallestP - 0.1) < 1e-12)
  }

  @Test func theNumberOfSamplesChoosesTheMethod() {
    let long = (0..<26).map(Double.init)
    #expect(MannWhitney(Array(long.prefix(25)), long.prefix(25).map { $0 + 0.5 }).method == .exact)
    #expect(MannWhitney(long, long.map { $0 + 0.5 }).method == .asymptotic)
    #expect(MannWhitney(Array(long.prefix(13)), Array(long.prefix(13))).method == .asymptotic)
  }

  @Test func aMeanOfRatiosSaysWhatItLeftOut() {
    var mean = GeometricMean()
    #expect(mean.value == nil)
    for ratio in [2, 8, nil, 0, .infinity, .nan] { mean.add(ratio) }
    #expect(mean.value.map { abs($0 - 4) < 1e-12 } == true)
    #expect(mean.included == 2 && mean.excluded == 4)
    mean.add(1, weight: 2)
    #expect(mean.value.map { abs($0 - 2) < 1e-12 } == true)
  }

  @Test func theSameSeedGivesTheSameInterval() {
    let (base, head) = ([1.0, 2, 3, 4, 5], [2.0, 3, 4, 5, 9])
    let one = bootstrapRatioOfMedians(base: base, head: head, seed: 7)
    #expect(one == bootstrapRatioOfMedians(base: base, head: head, seed: 7))
    #expect(bootstrapRatioOfMedians(base: [0, 0, 0], head: head) == nil)
    #expect(bootstrapRatioOfMedians(base: [], head: head) == nil)
  }

  @Test func aMedianIsTheMiddle() {
    #expect(median([]) == nil)
    #expect(median([3]) == 3)
    #expect(median([4, 1, 3, 2]) == 2.5)
  }
}
