import Foundation

extension Suite {
  /// Benchmarks that end badly, for trying what that costs the others. Each has to be asked for by its id.
  static let misbehaviour: [Benchmark] = [
    Benchmark("misbehave/trap", visibility: .byID) { _ in
      let empty: [Int] = []
      print(empty[Int.random(in: 0...0)])
    },
    Benchmark("misbehave/throw", visibility: .byID) { _ in throw CalibrationError("on purpose") },
    Benchmark("misbehave/hang", visibility: .byID) { _ in while true { usleep(10_000) } },
    Benchmark("misbehave/exit", visibility: .byID) { _ in exit(0) },
    Benchmark("misbehave/print", visibility: .byID) { _ in
      for _ in 0..<10_000 { print("{\"metrics\": \"nonsense\"}") }
    },
    Benchmark("misbehave/answer", visibility: .byID) { _ in
      write(3, "nonsense", 8)
      exit(0)
    },
    Benchmark("misbehave/flag", visibility: .byID) { context in context.raise(.blank, "nothing shows, on purpose") },
    Benchmark("misbehave/silent", flags: [.stale], visibility: .byID) { _ in },
    Benchmark("misbehave/unstable", visibility: .byID) { _ in
      passes += 1
      for _ in 0..<passes { Plant.allocate(16) }
    },
    Benchmark("misbehave/peers/one", visibility: .byID, showing: "one"),
    Benchmark("misbehave/peers/other", visibility: .byID, showing: "other"),
    Benchmark("misbehave/peers/third", visibility: .byID, showing: "one"),
  ]

  nonisolated(unsafe) private static var passes = 0
}

extension Benchmark {
  /// Shows one row with one text.
  fileprivate init(_ id: String, visibility: Visibility, showing text: String) {
    self.init(
      id, visibility: visibility, setUp: { _ in },
      content: { _, frame in
        let place = CGRect(x: 0, y: 0, width: 100, height: 20)
        let leaf = ContentFrame.Leaf(kind: "text", text: text, frame: place)
        frame.add(ContentFrame.Row(index: 0, frame: place, leaves: [leaf]))
      }, run: { _, context in context.turn() })
  }
}
