import Testing

@testable import CellBench

struct SavePaceTests {
  @Test func `writing takes no more than a twentieth of a run`() {
    var now: Int64 = 0
    var pace = SavePace { now }
    var saved: [Int64] = []
    for moment in stride(from: Int64(0), to: 1_000, by: 10) {
      now = max(now, moment)
      pace.save {
        saved.append(now)
        now += 10
      }
    }
    #expect(saved == [0, 200, 400, 600, 800])
  }

  @Test func `a save that fails is tried again at once`() {
    struct Full: Error {}
    var pace = SavePace { 0 }
    #expect(throws: Full.self) { try pace.save { throw Full() } }
    var isSaved = false
    pace.save { isSaved = true }
    #expect(isSaved)
  }
}
