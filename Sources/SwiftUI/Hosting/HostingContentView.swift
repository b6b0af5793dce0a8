import Meter
import SwiftUICore
import UIKit

/// The content view of a `UIHostingConfiguration`: a hosting view with margins and a least size.
///
/// - It renders what is pending before it is measured: a cell that is sized right after its configuration was set gets the
///   new row's height, other than a hosting controller's (P1).
/// - In a cell, content whose size changes invalidates the intrinsic size, so that the list sizes the row anew (facts:
///   engine 4.5-38); outside one nothing hears of it (S1-4).
/// - Safe areas do not count: the margins keep the content clear of the edges.
final class HostingContentView<Content: View, Background: View>: _UIHostingView<Content>, UIContentView {
  private var current: UIHostingConfiguration<Content, Background>
  private var backgroundView: _UIHostingView<Background>?
  private var isMeasuring = false
  /// What the cell was answered last.
  private var lastAnswer: (proposal: CGSize, size: CGSize)?

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    current = configuration
    super.init(rootView: configuration.content)
    safeAreaRegions = []
    Counter.hostsCreated.add()
    Counter.hostsLive.add()
    if _HostCensus.isTaken { _HostCensus.note(self) }
    guard Background.self != EmptyView.self else { return }
    let view = _UIHostingView(rootView: configuration.background)
    view.safeAreaRegions = []
    view.isPaintedByOwner = true
    addSubview(view)
    backgroundView = view
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    Counter.hostsDestroyed.add()
    Counter.hostsLive.add(-1)
  }

  // MARK: UIContentView

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else {
        return RuntimeIssue.report(
          "unsupportedContentConfiguration", "\(type(of: newValue)) was set on a content view of \(type(of: current))")
      }
      apply(new)
    }
  }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIHostingConfiguration<Content, Background>
  }

  private func apply(_ new: UIHostingConfiguration<Content, Background>) {
    let old = current
    current = new
    rootView = new.content
    backgroundView?.rootView = new.background
    if new.margins != old.margins || new.minimum != old.minimum { tellCell() }
  }

  // MARK: Size

  override var contentInsets: UIEdgeInsets {
    current.margins.resolved(
      with: traits, isRightToLeft: traits.layoutDirection == .rightToLeft)
  }

  override func outerSize(_ size: CGSize) -> CGSize { current.minimum.enforced(on: super.outerSize(size)) }

  override func prepareToMeasure() {
    guard !isMeasuring else { return }
    isMeasuring = true
    updateGraph()
    isMeasuring = false
  }

  /// The last answer is asked for again, and the cell told if it is another one.
  override func answersMayHaveChanged() {
    guard !isMeasuring, let lastAnswer, superview is any _ConfigurationHosting else { return }
    isMeasuring = true
    let size = super.sizeThatFits(lastAnswer.proposal)
    isMeasuring = false
    if size != lastAnswer.size { invalidateIntrinsicContentSize() }
  }

  private func tellCell() {
    if superview is any _ConfigurationHosting { invalidateIntrinsicContentSize() }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let answer = super.sizeThatFits(size)
    lastAnswer = (size, answer)
    return answer
  }

  /// What a list asks of its cells: the height at a width. It is answered without a solver.
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let unbound = CGFloat.greatestFiniteMagnitude
    let isWidthBound = horizontalFittingPriority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue
    let isHeightBound = verticalFittingPriority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue
    let size = sizeThatFits(
      CGSize(
        width: isWidthBound ? targetSize.width : unbound, height: isHeightBound ? targetSize.height : unbound))
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : size.width,
      height: verticalFittingPriority == .required ? targetSize.height : size.height)
  }

  override func layoutSubviews() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    super.layoutSubviews()
  }

  override func _ownDrawnLeaves(into leaves: inout [UIKit._DrawnLeaf], relativeTo view: UIView) {
    backgroundView?._ownDrawnLeaves(into: &leaves, relativeTo: view)
    super._ownDrawnLeaves(into: &leaves, relativeTo: view)
  }
}
