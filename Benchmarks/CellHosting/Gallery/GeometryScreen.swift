import Meter
import SwiftUI
import UIKit

/// A hosting configuration's content view at the top of a screen, whose height a geometry callback sets (facts: S1-1 …
/// S1-23).
final class GeometryScreen: UIViewController, GalleryScreen {
  enum SetUp: String, CaseIterable {
    /// The callback sets a height constraint within the layout pass.
    case callback
    /// No callback: nothing says that the content has grown (facts: S1-4).
    case withoutCallback
    /// The content gets no more room than the host has: it never learns its height (facts: S1-12).
    case pinned
    /// No spacer: the content stands in the middle of all the room (facts: S1-15).
    case withoutSpacer
    /// The system's margins lie outside what is measured (facts: S1-20).
    case withMargins
    /// The callback keeps the view, which keeps the configuration, which keeps the callback (facts: S1-14).
    case strongAction
  }

  private let press = Press()
  private let hosted: MeasuringView

  init(_ setUp: SetUp) {
    hosted = MeasuringView(setUp, press)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(hosted, to: view)
    NSLayoutConstraint.activate([
      hosted.topAnchor.constraint(equalTo: view.topAnchor),
      hosted.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      hosted.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func change() { press.action() }

  /// The host holds all of its content, margins included, at its top.
  var sizeFollows: Bool {
    guard let content = hosted.contentView else { return false }
    let leaves = content.drawnTexts(relativeTo: hosted)
    guard let top = leaves.map(\.minY).min(), let bottom = leaves.map(\.maxY).max() else { return false }
    let needed = hosted.neededHeight
    return isSame(hosted.frame.height, needed) && top >= -0.5 && bottom <= needed + 0.5
  }

  var host: AnyObject? { hosted.contentView }
}

/// Shows the changing text in a content view, and is as high as its set-up lets it be.
final class MeasuringView: UIView {
  private let setUp: GeometryScreen.SetUp
  private let press: Press
  private(set) var contentView: (any UIView & UIContentView)?
  private lazy var height = heightAnchor.constraint(equalToConstant: 100)

  init(_ setUp: GeometryScreen.SetUp, _ press: Press) {
    self.setUp = setUp
    self.press = press
    super.init(frame: .zero)
    let contentView = makeContentView()
    self.contentView = contentView
    add(contentView, to: self)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    if setUp == .withoutCallback || setUp == .pinned {
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    } else {
      contentView.heightAnchor.constraint(equalToConstant: UIView.layoutFittingExpandedSize.height).isActive = true
    }
    if setUp != .withoutCallback { height.isActive = true }
  }

  required init?(coder: NSCoder) { nil }

  /// What the view would be as high as, if all went well.
  var neededHeight: CGFloat {
    let margins: CGFloat = setUp == .withMargins ? 32 : 0
    let content = CellHosting.neededHeight(of: ChangingRow(isLong: true), in: bounds.width - margins)
    return content + (setUp == .withMargins ? 22 : 0)
  }

  private func makeContentView() -> any UIView & UIContentView {
    let content = ChangingText(press: press)
    guard setUp != .withoutCallback else {
      return UIHostingConfiguration { content }.margins(.all, 0).minSize(width: 0, height: 0).makeContentView()
    }
    let action: (CGFloat) -> Void =
      setUp == .strongAction ? { self.adopt($0) } : { [weak self] height in self?.adopt(height) }
    let measured = content.onGeometryChange(for: CGFloat.self) {
      $0.size.height
    } action: {
      action($0)
    }
    let configuration = UIHostingConfiguration {
      VStack(spacing: 0) {
        measured
        if setUp != .withoutSpacer { Spacer(minLength: 0) }
      }
    }
    return setUp == .withMargins ? configuration.makeContentView() : configuration.margins(.all, 0).makeContentView()
  }

  private func adopt(_ newHeight: CGFloat) {
    height.constant = newHeight
    setNeedsLayout()
  }
}

extension UIView {
  /// The frames of the texts that are drawn, in `view`'s coordinates.
  func drawnTexts(relativeTo view: UIView) -> [CGRect] {
    var leaves: [UIKit._DrawnLeaf] = []
    _drawnLeaves(into: &leaves, relativeTo: view)
    return leaves.filter { $0.kind == "text" }.map(\.frame)
  }
}
