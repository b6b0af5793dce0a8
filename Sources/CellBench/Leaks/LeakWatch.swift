import SwiftUI
import UIKit

/// Says which hosts are leaked, and who keeps them.
@MainActor enum LeakWatch {
  /// Whether global and static variables are looked at. Only where no other thread changes what they hold meanwhile: in a
  /// worker.
  static var looksAtGlobals = false

  /// Looks at a world at the end of its stretch: hosts that are somebody's children, are shown by nothing, and are kept by
  /// nothing but their parent's list of children can only pile up (facts: P13, S3-28).
  static func abandoned() -> String? {
    let hosts = _HostCensus.living.compactMap { $0 as? UIViewController }.filter(isHidden)
    guard !hosts.isEmpty else { return nil }
    let search = KeeperSearch(for: hosts, except: ["storedChildren"])
    var ancestors: [UIViewController] = []
    for host in hosts {
      var ancestor = host.parent
      while let next = ancestor, !ancestors.contains(where: { $0 === next }) {
        ancestors.append(next)
        ancestor = next.parent
      }
    }
    for ancestor in ancestors { search.follow(ancestor) }
    if looksAtGlobals { search.followGlobals() }
    let abandoned = hosts.filter { search.path(to: $0) == nil }
    guard let first = abandoned.first, let parent = first.parent else { return nil }
    let place = parent.children.firstIndex { $0 === first } ?? 0
    return "\(abandoned.count) hosts show nothing and are kept by nothing but their parent: "
      + "\(KeeperSearch.name(of: parent)).children[\(place)] → \(KeeperSearch.name(of: first))"
  }

  /// A child whose view is nowhere. Controllers that show one of their children at a time keep the others by design.
  private static func isHidden(_ host: UIViewController) -> Bool {
    guard let parent = host.parent, !(parent is UINavigationController), !(parent is UITabBarController) else {
      return false
    }
    return host.viewIfLoaded?.superview == nil
  }

  /// Who keeps objects that outlived their world, as far as it can be found: a cycle of references through one of them, or
  /// a global or static variable.
  static func keeper(of survivors: [AnyObject]) -> String? {
    for object in survivors.prefix(20) {
      let search = KeeperSearch(for: [object])
      search.follow(object)
      if let path = search.path(to: object) { return "a cycle: \(path)" }
    }
    guard looksAtGlobals else { return nil }
    let search = KeeperSearch(for: survivors)
    search.followGlobals()
    return survivors.lazy.compactMap { search.path(to: $0) }.first
  }
}
