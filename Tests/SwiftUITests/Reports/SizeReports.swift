import Meter
import SwiftUI
import Testing
import Turns

/// Problem reports about sizes: each with its symptom and its cure.
@MainActor struct SizeReports {
  /// As many lines of 20 points as the handle has made of three.
  private struct Lines: View {
    let handle: Handle
    @State private var count = 3
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 40, height: 20) }
      }
      .onAppear { handle.action = { count += 2 } }
    }
  }

  /// A host at the top left of a screen, sized by its intrinsic size.
  private func sized<Content: View>(
    _ host: UIHostingController<Content>, _ options: UIHostingControllerSizingOptions = []
  ) -> Screen {
    let screen = Screen()
    host.sizingOptions = options
    screen.root.addChild(host)
    host.view.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(host.view)
    host.didMove(toParent: screen.root)
    host.view.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
    host.view.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
    screen.turn(2)
    return screen
  }

  @Test("P21 the height does not follow the content; invalidated by hand, or with an option, it does") func p21() {
    enum Way { case none, byHand, option }
    for way in [Way.none, .byHand, .option] {
      let handle = Handle()
      let host = UIHostingController(rootView: Lines(handle: handle))
      let screen = sized(host, way == .option ? .intrinsicContentSize : [])
      #expect(host.view.frame.height == 60)
      let counts = Counts()
      handle.action()
      screen.turn()
      if way == .byHand {
        host.view.invalidateIntrinsicContentSize()
        screen.turn()
      }
      #expect(host.view.frame.height == (way == .none ? 60 : 100))
      #expect(counts[.intrinsicInvalidations] == (way == .none ? 0 : 1))
    }
  }

  @Test("P21 updating constraints in viewDidLayoutSubviews can go on for ever: a trap that names the view")
  func p21trap() {
    final class Looping: UIHostingController<Text> {
      var height: NSLayoutConstraint?
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let height else { return }
        height.constant = height.constant == 100 ? 101 : 100
        view.setNeedsLayout()
      }
    }
    let screen = Screen()
    let host = Looping(rootView: Text("a"))
    host.view.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(host.view)
    host.height = host.view.heightAnchor.constraint(equalToConstant: 100)
    host.height?.isActive = true
    screen.turn()
    let traps = RuntimeIssue.drain().issues.filter { $0.flag == .trap }
    #expect(!traps.isEmpty)
    #expect(traps.allSatisfy { $0.message.contains("View") })
  }

  @Test("P23 in the turn of the change the size is the old one, in the next the new one, every time") func p23() {
    let handle = Handle()
    let host = UIHostingController(rootView: Lines(handle: handle))
    let screen = sized(host)
    for round in 0..<4 {
      let before = CGFloat(60 + 40 * round)
      handle.action()
      #expect(host.sizeThatFits(in: CGSize(width: 390, height: CGFloat.infinity)).height == before)
      screen.turn()
      #expect(host.sizeThatFits(in: CGSize(width: 390, height: CGFloat.infinity)).height == before + 40)
    }
  }

  /// Its height is one of two, half a point apart, in turn; each layout asks for another.
  private final class UnsteadyCell: UITableViewCell, HostCell {
    private var asked = 0
    func configure(_ root: EmptyView, parent: UIViewController) {}
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      asked += 1
      return CGSize(width: targetSize.width, height: asked.isMultiple(of: 2) ? 60 : 60.5)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      invalidateIntrinsicContentSize()
    }
  }

  @Test("P25 a height that never settles is a trap that names the cell; with a tolerance it converges") func p25() {
    for tolerance: CGFloat in [0, 1] {
      _ = RuntimeIssue.drain()
      let list = HostedList<UnsteadyCell>(3) { _ in EmptyView() }
      list.table._heightTolerance = tolerance
      list.turn(2)
      let traps = RuntimeIssue.drain().issues.filter { $0.flag == .trap }
      #expect(traps.isEmpty == (tolerance == 1))
      if tolerance == 0 { #expect(traps.contains { $0.message.contains("UnsteadyCell") }) }
      list.close()
    }
  }

  @Test("P27 observing the clamped view gives the clamp, observing the view inside gives its natural height") func p27()
  {
    struct Clamped: View {
      let observesInside: Bool
      let log: Log
      @State private var measured: CGFloat = 0
      var body: some View {
        Group {
          if observesInside {
            Color.red.frame(height: 300)
              .onGeometryChange(for: CGFloat.self) {
                $0.size.height
              } action: {
                log("\($0)")
              }
              .frame(height: 80, alignment: .top)
          } else {
            Color.red.frame(height: 300).frame(height: 80, alignment: .top)
              .onGeometryChange(for: CGFloat.self) {
                $0.size.height
              } action: {
                log("\($0)")
              }
          }
        }
      }
    }
    for observesInside in [false, true] {
      let log = Log()
      let screen = Screen(UIHostingController(rootView: Clamped(observesInside: observesInside, log: log)))
      screen.turn(3)
      #expect(log.take() == [observesInside ? "300.0" : "80.0"])
    }
  }

  @Test("P29 content that grows after its first layout overlaps the next row, unless somebody tells the list")
  func p29() {
    func overlaps<Cell: HostCell>(_ cell: Cell.Type) -> Int where Cell.Root == Lines {
      let handles = (0..<4).map { _ in Handle() }
      let list = HostedList<Cell>(4) { Lines(handle: handles[$0]) }
      list.turn(2)
      for handle in handles { handle.action() }
      list.turn()
      let overlapping = (0..<3).filter { row in
        guard let cell = list.cell(row) else { return false }
        return cell.leaves.contains { $0.frame.maxY > cell.bounds.maxY + 0.01 }
      }
      list.close()
      return overlapping.count
    }
    #expect(overlaps(UpdatingCell<Lines>.self) == 3)
    #expect(overlaps(ConfiguredCell<Lines>.self) == 0)
  }

  @Test(
    "P31 a host at the safe area's edge is higher by it; without regions it is not, and the margins' flag does nothing")
  func p31() {
    func height(y: CGFloat, _ change: (UIHostingController<Text>) -> Void = { _ in }) -> CGFloat {
      let screen = Screen()
      screen.window._safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      let host = UIHostingController(rootView: Text("a"))
      change(host)
      host.view.frame = CGRect(x: 0, y: y, width: 390, height: 60)
      screen.view.addSubview(host.view)
      screen.turn()
      return host.sizeThatFits(in: CGSize(width: 390, height: CGFloat.infinity)).height
    }
    let middle = height(y: 300)
    #expect(isClose(height(y: 784), middle + 34))
    #expect(isClose(height(y: 784) { $0.view.insetsLayoutMarginsFromSafeArea = false }, middle + 34))
    #expect(isClose(height(y: 784) { $0.safeAreaRegions = [] }, middle))
  }

  @Test("P35 sizing options ask and solve at every update; without them the container's sizes stand") func p35() {
    func run(_ options: UIHostingControllerSizingOptions) -> Counts {
      let screen = Screen()
      let handles = (0..<5).map { _ in Handle() }
      let stack = UIStackView()
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(stack)
      stack.topAnchor.constraint(equalTo: screen.view.topAnchor).isActive = true
      stack.leadingAnchor.constraint(equalTo: screen.view.leadingAnchor).isActive = true
      for handle in handles {
        let host = UIHostingController(rootView: Lines(handle: handle))
        host.sizingOptions = options
        screen.root.addChild(host)
        stack.addArrangedSubview(host.view)
        host.didMove(toParent: screen.root)
      }
      screen.turn(2)
      let counts = Counts()
      for _ in 0..<10 {
        for handle in handles { handle.action() }
        screen.turn()
      }
      counts.stop()
      return counts
    }
    let full = run([.intrinsicContentSize, .preferredContentSize])
    #expect(full[.idealSizeQueries] == 2 * 5 * 10)
    #expect(full[.updateConstraintsPasses] >= 5 * 10)
    #expect(full[.intrinsicInvalidations] == 5 * 10)
    let none = run([])
    #expect(none[.idealSizeQueries] == 0)
    #expect(none[.solverPivots] == 0)
    #expect(none[.updateConstraintsPasses] == 0)
  }

  @Test("P37 without the option a popover has a size of its own; with it, the content's") func p37() {
    let delegate = PlainPopovers()
    func size(_ options: UIHostingControllerSizingOptions) -> CGSize {
      let screen = Screen()
      screen.turn()
      let host = UIHostingController(rootView: Color.red.frame(width: 300, height: 401))
      host.sizingOptions = options
      host.modalPresentationStyle = .popover
      host.popoverPresentationController?.sourceView = screen.view
      host.popoverPresentationController?.delegate = delegate
      screen.root.present(host, animated: false)
      screen.turn()
      return host.view.frame.size
    }
    #expect(size([]) != CGSize(width: 300, height: 401))
    #expect(size(.preferredContentSize) == CGSize(width: 300, height: 401))
  }

  @Test("P45 a frame that a container sets is no fitting size, and may differ from it") func p45() {
    let handle = Handle()
    let host = UIHostingController(rootView: Lines(handle: handle))
    let screen = Screen()
    host.view.frame = CGRect(x: 0, y: 0, width: 320, height: 750)
    screen.view.addSubview(host.view)
    screen.turn()
    let limit = CGSize(width: 320, height: CGFloat.infinity)
    #expect(host.sizeThatFits(in: limit).height == 60)
    handle.action()
    screen.turn()
    #expect(host.view.frame.height == 750)
    #expect(host.sizeThatFits(in: limit).height == 100)
  }

  @Test("P47 a layout asked for within its own layout is skipped, with a finding, and made up for") func p47() {
    struct Reentering: View {
      let handle: Handle
      var body: some View {
        Color.red.frame(height: 50).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
          handle.action()
        }
      }
    }
    let handle = Handle()
    let screen = Screen()
    let host = UIHostingController(rootView: Reentering(handle: handle))
    host.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    screen.view.addSubview(host.view)
    screen.turn()
    let counts = Counts()
    handle.action = { [weak host] in
      host?.view.setNeedsLayout()
      host?.view.layoutIfNeeded()
    }
    host.view.frame.size.width = 200
    screen.turn()
    #expect(screen.issues == ["reentrantHostLayout"])
    #expect(counts[.hostedLayouts] >= 1)
    #expect(host.view.leaves.last?.frame.width == 200)
  }
}
