import CellBench
import Meter
import SwiftUI
import UIKit

extension HostMatrix {
  /// Every host under every root, and what a host can be told beside its root. The roots that tell hosts apart least are
  /// left to the thorough profile.
  static var every: [HostMatrix] {
    var all: [HostMatrix] = []
    for host in HostKind.allCases {
      for root in RootKind.allCases {
        let isUsual = root == .generic || root == .anyView || host == .updateRoot
        all.append(
          HostMatrix(
            name: "\(host)/\(root)", flags: host.flags, visibility: isUsual ? .always : .full,
            makeStrategy: { planted in
              planted
                ? root.strategy(under: host) { Planted(content: Content.view(for: $0)) }
                : root.strategy(under: host) { Content.view(for: $0) }
            }))
      }
    }
    return all + containments + identities + options + caches + [uikitAutoLayout]
  }

  private static func generic(
    _ name: String, _ strategy: @escaping () -> any HostStrategy<Content.Row>
  ) -> HostMatrix {
    HostMatrix(name: "\(name)/generic") { _ in strategy() }
  }

  /// `once` is the default.
  private static var containments: [HostMatrix] {
    HostContainment.allCases.filter { $0 != .once }.map { containment in
      generic("updateRoot,containment=\(containment)") {
        UpdateRoot(containment: containment, root: { Content.view(for: $0) })
      }
    }
  }

  /// A row's identity is the text by which it is known.
  static var identities: [HostMatrix] {
    [HostKind.updateRoot, .configuration].map { host in
      generic("\(host),identity=item") {
        host.strategy(identifiedBy: { Content.mark(of: $0) }) { Content.view(for: $0) }
      }
    }
  }

  private static var options: [HostMatrix] {
    let named: [(String, UIHostingControllerSizingOptions)] = [
      ("intrinsic", .intrinsicContentSize), ("preferred", .preferredContentSize),
      ("both", [.intrinsicContentSize, .preferredContentSize]),
    ]
    return named.map { name, options in
      generic("updateRoot,options=\(name)") {
        UpdateRoot(containment: .once, sizingOptions: options, root: { Content.view(for: $0) })
      }
    }
  }

  private static var caches: [HostMatrix] {
    [generic("hostCache,limit=30") { HostCache(limit: 30, root: { Content.view(for: $0) }) }]
  }

  /// What stands for all hosts where the list itself is varied.
  static var few: [HostMatrix] {
    [HostKind.updateRoot, .configuration].map { host in
      generic("\(host)") { host.strategy { Content.view(for: $0) } }
    } + [uikitAutoLayout]
  }

  static var uikitAutoLayout: HostMatrix {
    HostMatrix(name: "uikitAutoLayout/none") { _ in UIKitAutoLayout<Content.Twin>() }
  }
}

extension HostMatrix where Content: FramedContent {
  static var uikitFrames: HostMatrix {
    HostMatrix(name: "uikitFrames/none") { _ in UIKitFrames<Content.FrameTwin>() }
  }
}

/// A content with a second twin, which gives its views frames instead of constraints.
@MainActor protocol FramedContent: RowContent {
  associatedtype FrameTwin: RowTwin where FrameTwin.Row == Row
}
