import SwiftUI
import UIKit

/// A hosted row that reaches into the safe area at the bottom of a screen (facts: P31, S3-21).
final class SafeAreaScreen: UIViewController, GalleryScreen {
  enum SetUp: String, CaseIterable {
    /// The content is inset by the safe area, and the row is higher by it.
    case regions
    /// The flag that some advise to clear; it is about margins, and changes nothing.
    case marginsFlag
    /// No region counts: the row is as high as its content.
    case withoutRegions
  }

  private let setUp: SetUp
  private let hosting = UIHostingController(rootView: ChangingRow(isLong: false))

  init(_ setUp: SetUp) {
    self.setUp = setUp
    super.init(nibName: nil, bundle: nil)
    additionalSafeAreaInsets.bottom = 34
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if setUp == .withoutRegions { hosting.safeAreaRegions = [] }
    if setUp == .marginsFlag { hosting.view.insetsLayoutMarginsFromSafeArea = false }
    addChild(hosting)
    hosting.view.frame = CGRect(x: 0, y: 400, width: 390, height: 60)
    view.addSubview(hosting.view)
    hosting.didMove(toParent: self)
  }

  /// The row is scrolled under the bar.
  func change() { hosting.view.frame.origin.y = view.bounds.height - 60 }

  var sizeFollows: Bool {
    isSame(
      hosting.sizeThatFits(in: CGSize(width: 390, height: CGFloat.infinity)).height,
      neededHeight(of: ChangingRow(isLong: false), in: 390))
  }

  var host: AnyObject? { hosting }
}
