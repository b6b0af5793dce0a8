import CellBench
import Meter
import SwiftUI

/// The hosts and roots that every content is run under.
@MainActor struct HostMatrix<Content: RowContent> {
  /// `host/root`, the last two parts of a benchmark's id.
  let name: String
  /// The symptoms that it shows by what it is.
  let flags: [Flag]
  let visibility: Benchmark.Visibility
  private let makeStrategy: (Bool) -> any HostStrategy<Content.Row>

  init(
    name: String, flags: [Flag] = [], visibility: Benchmark.Visibility = .always,
    makeStrategy: @escaping (Bool) -> any HostStrategy<Content.Row>
  ) {
    self.name = name
    self.flags = flags
    self.visibility = visibility
    self.makeStrategy = makeStrategy
  }

  /// - Parameter context: says whether an additional body is planted in every row.
  func strategy(in context: BenchmarkContext) -> any HostStrategy<Content.Row> {
    makeStrategy(context.isPlanted(.extraBody))
  }

  /// The cells of articles, as they are printed.
  static var published: [HostMatrix] {
    [
      HostMatrix(name: "updateRoot,cell=published/generic") { _ in PublishedGeneric<Content>() },
      HostMatrix(name: "updateRoot,cell=published/anyView") { _ in PublishedErased<Content>() },
    ]
  }

  static var all: [HostMatrix] {
    [
      HostMatrix(name: "rebuild/generic") { planted in
        if planted { return Rebuild { Planted(content: Content.view(for: $0)) } }
        return Rebuild { Content.view(for: $0) }
      },
      HostMatrix(name: "rebuild/anyView") { planted in
        Rebuild { planted ? AnyView(Planted(content: Content.view(for: $0))) : AnyView(Content.view(for: $0)) }
      },
      HostMatrix(name: "updateRoot/generic") { planted in
        if planted { return UpdateRoot { Planted(content: Content.view(for: $0)) } }
        return UpdateRoot { Content.view(for: $0) }
      },
      HostMatrix(name: "updateRoot/anyView") { planted in
        UpdateRoot { planted ? AnyView(Planted(content: Content.view(for: $0))) : AnyView(Content.view(for: $0)) }
      },
      HostMatrix(name: "uikitAutoLayout/none") { _ in UIKitAutoLayout<Content.Twin>() },
    ]
  }
}

/// Wraps a row in one body more: the defect that `extraBody` plants.
struct Planted<Content: View>: View {
  let content: Content
  var body: Content { content }
}
