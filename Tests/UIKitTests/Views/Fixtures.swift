import Meter
import Turns
import UIKit

/// A view with a natural size.
final class Box: UIView {
  var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }
  private(set) var intrinsicQueries = 0

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override var intrinsicContentSize: CGSize {
    intrinsicQueries += 1
    return natural
  }

  func hug(_ width: Float, _ height: Float = 250) -> Box {
    setContentHuggingPriority(UILayoutPriority(width), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(height), for: .vertical)
    return self
  }

  func resist(_ width: Float, _ height: Float = 750) -> Box {
    setContentCompressionResistancePriority(UILayoutPriority(width), for: .horizontal)
    setContentCompressionResistancePriority(UILayoutPriority(height), for: .vertical)
    return self
  }
}

/// A view whose content is an area: narrower is higher.
final class Area: UIView {
  let ideal: CGSize
  private(set) var boundQueries = 0
  private(set) var idealQueries = 0

  init(_ width: CGFloat, _ height: CGFloat) {
    ideal = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  override var intrinsicContentSize: CGSize {
    idealQueries += 1
    return ideal
  }

  override func _intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    boundQueries += 1
    return (ideal.width / width).rounded(.up) * ideal.height
  }
}

/// Notes what happens to it.
final class Recorder: UIView {
  var log: (String) -> Void = { _ in }
  var name = ""
  override func willMove(toSuperview newSuperview: UIView?) {
    log("\(name)willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }
  override func didMoveToSuperview() { log("\(name)didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    log("\(name)willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { log("\(name)didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { log("\(name)didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { log("\(name)willRemoveSubview") }
  override func layoutSubviews() {
    log("\(name)layoutSubviews")
    super.layoutSubviews()
  }
  override func updateConstraints() {
    log("\(name)updateConstraints")
    super.updateConstraints()
  }
}

/// A root of a fixed size and the views in it.
@MainActor func root(_ width: CGFloat, _ height: CGFloat, _ views: UIView...) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
  return root
}

extension NSLayoutConstraint {
  func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }
}

/// What `body` adds to a counter.
@MainActor func count(_ counter: Counter, _ body: () -> Void) -> Int {
  let before = counter.total
  body()
  return counter.total - before
}

/// The kinds of issue that `body` reports.
@MainActor func issues(_ body: () -> Void) -> [RuntimeIssue] {
  _ = RuntimeIssue.drain()
  body()
  return RuntimeIssue.drain().issues
}

extension UIWindow {
  /// What a turn of the clock does to this window, and to no other that a test may have: the rounds it took.
  @discardableResult func turn() -> Int {
    var rounds = 0
    while needsLayoutRound {
      updateConstraintsPass()
      layoutPass()
      rounds += 1
      guard rounds < TurnLoop.main.nestedPassLimit else {
        layoutDidNotConverge(afterRounds: rounds)
        break
      }
    }
    commit()
    return rounds
  }
}
