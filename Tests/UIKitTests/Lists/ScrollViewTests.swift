import Meter
import Testing
import Turns
import UIKit

@MainActor @Suite struct ScrollViewTests {
  private func shown(_ scroll: UIScrollView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.addSubview(scroll)
    window.makeKeyAndVisible()
    return window
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let delegate = ScrollLog()
    scroll.delegate = delegate
    scroll.contentOffset.y = 30
    #expect(scroll.bounds.origin.y == 30)
    scroll.bounds.origin.y = 40
    #expect(scroll.contentOffset.y == 40)
    scroll.frame.size.height = 300
    #expect(delegate.log == ["didScroll 30.0", "didScroll 40.0"])
    #expect(scroll.frame.origin == .zero)
    // Offsets that are set are kept, past the content too.
    scroll.contentOffset.y = -500
    #expect(scroll.contentOffset.y == -500)
  }

  @Test func aDelegateNeedsNoMethod() {
    let scroll = UIScrollView(frame: .zero)
    let delegate = EmptyDelegate()
    scroll.delegate = delegate
    scroll.contentOffset.y = 1
    #expect(scroll.delegate === delegate)
    let table = UITableView(frame: .zero)
    table.delegate = delegate
    #expect((table as UIScrollView).delegate === delegate)
    table.contentOffset.y = 1
  }

  @Test func anAnimatedOffsetIsSteppedByTurns() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    let window = shown(scroll)
    let delegate = ScrollLog()
    scroll.delegate = delegate
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.contentOffset.y == 0)
    var offsets: [CGFloat] = []
    for _ in 0..<21 {
      TurnLoop.main.turn()
      offsets.append(scroll.contentOffset.y)
    }
    #expect(offsets == offsets.sorted())
    #expect(offsets[9] > 100 && offsets[9] < 200)
    #expect(scroll.contentOffset.y == 300)
    #expect(delegate.log.last == "didEndScrollingAnimation")
    #expect(delegate.log.filter { $0 == "didEndScrollingAnimation" }.count == 1)
    withExtendedLifetime(window) {}
  }

  @Test func theTopFollowsTheSafeArea() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    scroll.contentSize = CGSize(width: 390, height: 5000)
    let window = shown(scroll)
    window._safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(scroll.contentOffset.y == -47)
    scroll.contentOffset.y = 100
    scroll.contentInset.top = 10
    #expect(scroll.contentOffset.y == 100)
    #expect(scroll.adjustedContentInset.top == 57)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
  }

  @Test func keyboardInsetsLeaveTheOffsetAlone() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    scroll.contentSize = CGSize(width: 390, height: 5000)
    scroll.contentOffset.y = 900
    scroll.contentInset.bottom = 336
    scroll.verticalScrollIndicatorInsets.bottom = 336
    #expect(scroll.contentOffset.y == 900)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1500, width: 10, height: 44), animated: false)
    #expect(scroll.contentOffset.y == 1080)
  }

  @Test func constraintsToTheContentGuideDecideTheContentSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let content = UIView(frame: .zero)
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 1234)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      height,
    ])
    let window = shown(scroll)
    TurnLoop.main.turn()
    #expect(scroll.contentSize == CGSize(width: 390, height: 1244))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 390, height: 1234))
    scroll.contentOffset.y = 100
    height.constant = 2000
    TurnLoop.main.turn()
    #expect(scroll.contentSize == CGSize(width: 390, height: 2010))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 390, height: 2000))
    withExtendedLifetime(window) {}
  }

  @Test func constraintsToTheScrollViewItselfMeanItsContent() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let content = UIView(frame: .zero)
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1500),
    ])
    let window = shown(scroll)
    TurnLoop.main.turn()
    #expect(scroll.contentSize == CGSize(width: 390, height: 1500))
    withExtendedLifetime(window) {}
  }
}

final class ScrollLog: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("didScroll \(scrollView.contentOffset.y)") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
}

final class EmptyDelegate: NSObject, UITableViewDelegate {}
