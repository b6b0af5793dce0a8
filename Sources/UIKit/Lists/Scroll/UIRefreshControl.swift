import Foundation

/// Carries whether a list is refreshing. Pulling is told by `_pull()`.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  weak var scrollView: UIScrollView?
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }

  /// What a user's pull does: refreshing begins and the value-changed actions run. Not Apple's.
  public final func _pull() {
    guard !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: .valueChanged)
  }
}
