/// The package that `init` writes: a row, the ways to host it, and a main of one line.
struct PackageTemplate {
  /// The package's name, and the program's.
  let name: String
  /// Where this package is: a path, or nil when it is not known.
  let dependency: String?

  /// The files by their paths in the package's folder.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/\(name)/main.swift", main), ("Sources/\(name)/MessageRow.swift", row),
      (".gitignore", ".build/\nreport.json\nout/\n"),
    ]
  }

  private var manifest: String {
    let source = dependency.map { "path: \"\($0)\"" } ?? "path: \"../cellbench\""
    return """
      // swift-tools-version: 6.1
      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [.package(name: "cellbench", \(source))],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
              .product(name: "CellBench", package: "cellbench"),
              .product(name: "SwiftUI", package: "cellbench"),
              .product(name: "UIKit", package: "cellbench"),
            ])
        ],
        // Cells that are written for Swift 5 compile as they are.
        swiftLanguageModes: [.v5]
      )

      """
  }

  private var main: String {
    """
    import CellBench
    import CellBenchCommand

    // What does it cost to scroll through 500 messages, by the way a cell hosts a row?
    func scroll(
      _ host: String, _ strategy: @escaping @MainActor @Sendable () -> any HostStrategy<Message>
    ) -> Benchmark {
      Benchmark(
        "scroll-500/message/\\(host)/generic",
        setUp: { context in
          let rows = Rows(count: 500, seed: context.seed) { index, random in
            Message(number: index, words: 3 + random.below(20))
          }
          let world = TableWorld(
            rows: rows, strategy: strategy(), estimatedRowHeight: 60, mark: { $0.author }, context: context)
          world.show()
          context.turn(times: 3)
          return world
        },
        content: { world, frame in world.describe(into: &frame) },
        run: { world, context in
          let driver = ListDriver(world.tableView, context: context)
          driver.scrollDown(by: 100)
          driver.scrollUp(by: 100)
        })
    }

    let suite = Suite("messages") {
      scroll("rebuild") { Rebuild { MessageRow(message: $0) } }
      scroll("updateRoot") { UpdateRoot { MessageRow(message: $0) } }
    }

    main([suite])

    """
  }

  private var row: String {
    """
    import SwiftUI

    struct Message {
      let number: Int
      let words: Int

      var author: String { "Author \\(number)" }
      var text: String { (0..<words).map { "word \\($0)" }.joined(separator: " ") }
    }

    // Put your own row here.
    struct MessageRow: View {
      let message: Message

      var body: some View {
        HStack(alignment: .top, spacing: 12) {
          Image(systemName: "person.circle")
          VStack(alignment: .leading, spacing: 4) {
            Text(message.author).font(.headline)
            Text(message.text).foregroundColor(.secondary)
          }
          Spacer()
        }
        .padding()
      }
    }

    """
  }
}
