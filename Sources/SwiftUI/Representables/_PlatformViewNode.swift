import SwiftUICore
import UIKit

/// What a node of a UIKit view needs of the value that it shows.
@MainActor public protocol _PlatformShowing: AnyObject {
  associatedtype Value
  /// Makes the view if there is none, and brings it up to date.
  func show(_ value: Value, environment: EnvironmentValues) -> UIView
  /// The answer of the value itself to `proposal`, if it gives one.
  func ownSize(_ proposal: ProposedViewSize, environment: EnvironmentValues) -> CGSize?
  /// The view stands in `hostingView`.
  func attach(to hostingView: UIView)
  func dismantle()
}

/// The rectangle of a UIKit view in a SwiftUI hierarchy. The view is a subview of the hosting view, and gets its frame
/// after each layout.
@MainActor public final class _PlatformViewNode<Shower: _PlatformShowing>: LayoutNode, PlatformLeaf {
  private let shower: Shower
  private var value: Shower.Value?
  private(set) var view: UIView?

  init(_ shower: Shower, _ context: _NodeContext) {
    self.shower = shower
    super.init(context)
    host.addLayoutObserver(self)
  }

  private var hostingView: (any PlatformViewHosting)? { host.delegate as? any PlatformViewHosting }

  func show(_ value: Shower.Value) {
    self.value = value
    let shown = shower.show(value, environment: environment)
    if view == nil {
      view = shown
      shown.translatesAutoresizingMaskIntoConstraints = true
      hostingView?.add(self, shown)
    }
    if let hostingView { shower.attach(to: hostingView) }
    invalidateSize()
  }

  /// The value's own answer; else, on each axis, the intrinsic length, stretched where hugging is below 750 and
  /// compressed where compression resistance is; the proposal where there is no intrinsic length, and 10 points where
  /// there is neither. (A choice: Apple documents only that priorities count.)
  public override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = shower.ownSize(proposal, environment: environment) { return size }
    guard let view else { return .zero }
    var natural = view.intrinsicContentSize
    if natural.width < 0, natural.height < 0, !view.constraints.isEmpty {
      natural = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return CGSize(
      width: length(natural.width, proposal.width, of: view, .horizontal),
      height: length(natural.height, proposal.height, of: view, .vertical))
  }

  private func length(
    _ natural: CGFloat, _ proposed: CGFloat?, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard natural >= 0 else { return proposed.map { $0.isFinite ? max($0, 0) : 10 } ?? 10 }
    guard let proposed else { return natural }
    let high = UILayoutPriority.defaultHigh.rawValue
    if proposed > natural {
      let stretches = view.contentHuggingPriority(for: axis).rawValue < high
      return stretches && proposed.isFinite ? proposed : natural
    }
    return view.contentCompressionResistancePriority(for: axis).rawValue < high ? max(proposed, 0) : natural
  }

  func intrinsicSizeMayHaveChanged() { invalidateSize() }

  public override func layoutDidEnd() {
    guard let view, let hostingView else { return }
    shower.attach(to: hostingView)
    let frame = frameInHost
    if view.frame != frame { view.frame = frame }
  }

  /// What a UIKit view reads of the environment is not recorded, so any change brings it up to date.
  public override func environmentDidChange(from old: EnvironmentValues) {
    if let value { show(value) }
  }

  public override func didDestroy() {
    hostingView?.remove(self)
    shower.dismantle()
  }

  public override var label: String { view.map { "\(type(of: $0))" } ?? "UIView" }
}

/// A rectangle of a UIKit view.
@MainActor protocol PlatformLeaf: AnyObject {
  var view: UIView? { get }
  /// The view's own content says that it may want another size.
  func intrinsicSizeMayHaveChanged()
}

/// A view whose graph shows UIKit views.
@MainActor protocol PlatformViewHosting: UIView {
  func add(_ leaf: any PlatformLeaf, _ view: UIView)
  func remove(_ leaf: any PlatformLeaf)
}
