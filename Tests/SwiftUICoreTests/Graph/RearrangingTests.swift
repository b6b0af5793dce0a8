import Meter
import SwiftUICore
import Testing

/// Rows keep their state as long as their ids stay, wherever they move: in lists of few ids, which are looked through, and
/// of many, which are looked up.
@Suite(.serialized) @MainActor struct RearrangingTests {
  private static var made = 0

  struct Row: View {
    let id: Int
    @State private var serial = RearrangingTests.nextSerial()
    var body: some View { Text("\(id) \(serial)") }
  }

  static func nextSerial() -> Int {
    made += 1
    return made
  }

  struct Rows: View {
    let ids: [Int]
    var body: some View { VStack { ForEach(ids, id: \.self) { Row(id: $0) } } }
  }

  /// Pairs of an id and the serial number of the state that shows for it, top to bottom.
  private func shown(_ stage: Stage<Rows>) -> [(id: Int, serial: Int)] {
    stage.host.leaves().compactMap { leaf in
      let numbers = (leaf.text ?? "").split(separator: " ").compactMap { Int($0) }
      return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 33)
    }
  }

  @Test(arguments: [1, 3, 8, 9, 40, 64, 65, 150]) func stateFollowsIDs(count: Int) {
    var generator = Generator(state: UInt64(count))
    let stage = Stage(Rows(ids: Array(0..<count)))
    var known = Dictionary(uniqueKeysWithValues: shown(stage).map { ($0.id, $0.serial) })
    for _ in 0..<12 {
      // Some stay in front, some go, some come, the rest moves.
      let pool = (0..<count + count / 2 + 1).shuffled(using: &generator)
      let ids = Array(shown(stage).map(\.id).prefix(Int(generator.next() % 3)))
      let next = ids + pool.prefix(count).filter { !ids.contains($0) }
      let before = Self.made
      let (created, destroyed) = (Counter.nodesCreated.total, Counter.nodesDestroyed.total)
      stage.show(Rows(ids: next))
      let now = shown(stage)
      #expect(now.map(\.id) == next)
      for row in now {
        if let serial = known[row.id] { #expect(row.serial == serial) } else { #expect(row.serial > before) }
      }
      let stayed = Set(next).intersection(known.keys).count
      // Two nodes a row: its body's and its text's.
      #expect(Counter.nodesCreated.total - created == 2 * (next.count - stayed))
      #expect(Counter.nodesDestroyed.total - destroyed == 2 * (known.count - stayed))
      known = Dictionary(uniqueKeysWithValues: now.map { ($0.id, $0.serial) })
    }
  }

  @Test(arguments: [4, 12, 70]) func aDuplicateIsARowOfItsOwnAndIsTold(count: Int) {
    let stage = Stage(Rows(ids: Array(0..<count)))
    let before = shown(stage)
    _ = RuntimeIssue.drain()
    stage.show(Rows(ids: [count - 1] + Array(0..<count)))
    let issues = RuntimeIssue.drain().issues.filter { $0.kind == "duplicateForEachID" }
    #expect(issues.count == 1)
    let now = shown(stage)
    // The first of the two takes over the row that was there.
    #expect(now.first?.serial == before.last?.serial)
    #expect(now.dropFirst().dropLast().map(\.serial) == before.dropLast().map(\.serial))
    #expect(Set(now.map(\.serial)).count == count + 1)
    stage.show(Rows(ids: Array(0..<count)))
    #expect(shown(stage).map(\.id) == Array(0..<count))
    #expect(shown(stage).map(\.serial).last == before.last?.serial)
  }
}
