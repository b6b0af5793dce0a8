import Meter
import SwiftUI
import UIKit

/// The hosts of SwiftUI content by their names in reports. (`uikitAutoLayout` and `uikitFrames` host a twin instead.)
public enum HostKind: String, CaseIterable, Sendable {
  case freshCell, rebuild, rebuildUncontained, rebuildLeaky, updateRoot, updateModel
  case configuration, configurationReset, configurationPerState, uniqueIdentifier, geometryHeight, hostCache

  /// The symptoms that the host shows by what it is, in rows of different heights.
  public var flags: [Flag] {
    switch self {
    case .rebuildLeaky: [.leak]
    // A cell that is used again is sized with the height that its last row's callback set.
    case .geometryHeight: [.jump]
    default: []
    }
  }

  /// The strategy of this name, with its defaults.
  ///
  /// - Parameter root: what a row shows.
  @MainActor public func strategy<Row, Root: View>(
    _ root: @escaping @MainActor (Row) -> Root
  ) -> any HostStrategy<Row> {
    switch self {
    case .freshCell: FreshCell(root: root)
    case .rebuild: Rebuild(root: root)
    case .rebuildUncontained: RebuildUncontained(root: root)
    case .rebuildLeaky: RebuildLeaky(root: root)
    case .updateRoot: UpdateRoot(root: root)
    case .updateModel: UpdateModel(root: root)
    case .configuration: HostConfiguration(root: root)
    case .configurationReset: ConfigurationReset(root: root)
    case .configurationPerState: ConfigurationPerState(root: root)
    case .uniqueIdentifier: UniqueIdentifier(root: root)
    case .geometryHeight: GeometryHeight(root: root)
    case .hostCache: HostCache(root: root)
    }
  }

  /// The strategy of this name under `HostIdentity.item`: each row's view has its row's identity, so that state belongs to
  /// the item, and the content is made anew for each (facts: P7, N2).
  @MainActor public func strategy<Row, ID: Hashable, Root: View>(
    identifiedBy id: @escaping @MainActor (Row) -> ID, _ root: @escaping @MainActor (Row) -> Root
  ) -> any HostStrategy<Row> {
    strategy { root($0).id(id($0)) }
  }
}
