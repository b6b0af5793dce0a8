import Foundation
import Meter
import Testing
import Turns
import UIKit

/// The symbols among the first 200 of what published hosting files use that are UIKit's: each exists and does its thing.
@MainActor @Suite(.serialized) struct FirstSymbolsTests {
  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    TurnLoop.main.turn()
    return window
  }

  final class Box: UIView {
    var layouts = 0
    var updates = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
    override func updateConstraints() {
      super.updateConstraints()
      updates += 1
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 40) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width / 2, height: 10) }
  }

  // MARK: Views

  @Test func `UIView, override init(frame:)`() {
    let box = Box(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(box.bounds == CGRect(x: 0, y: 0, width: 70, height: 80))
    #expect(Box().frame == .zero)
  }

  @Test func `frame and bounds`() {
    let box = Box(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    box.bounds.size = CGSize(width: 60, height: 30)
    #expect(box.frame == CGRect(x: 30, y: 30, width: 60, height: 30))
    box.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(box.frame == CGRect(x: 0, y: 30, width: 120, height: 30))
    #expect(box.bounds.size == CGSize(width: 60, height: 30))
  }

  @Test func `addSubview, superview, removeFromSuperview`() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    #expect(inner.superview === outer)
    other.addSubview(inner)
    #expect(outer.subviews.isEmpty)
    inner.removeFromSuperview()
    #expect(inner.superview == nil)
  }

  @Test func `backgroundColor draws`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var leaves: [UIKit._DrawnLeaf] = []
    view._drawnLeaves(into: &leaves, relativeTo: view)
    #expect(leaves.isEmpty)
    view.backgroundColor = .red
    view._drawnLeaves(into: &leaves, relativeTo: view)
    #expect(leaves.map(\.kind) == ["color"])
  }

  @Test func `setNeedsLayout and layoutIfNeeded`() {
    let box = Box(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.layoutIfNeeded()
    box.layoutIfNeeded()
    #expect(box.layouts == 1)
    box.setNeedsLayout()
    box.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(box.layouts == 2)
  }

  @Test func `setNeedsUpdateConstraints`() {
    let box = Box(frame: .zero)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.updateConstraintsIfNeeded()
    let before = box.updates
    box.updateConstraintsIfNeeded()
    #expect(box.updates == before)
    box.setNeedsUpdateConstraints()
    box.updateConstraintsIfNeeded()
    #expect(box.updates == before + 1)
  }

  @Test func `sizeThatFits and sizeToFit`() {
    let box = Box(frame: CGRect(x: 1, y: 2, width: 100, height: 100))
    #expect(box.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 30, height: 10))
    box.sizeToFit()
    #expect(box.frame == CGRect(x: 1, y: 2, width: 50, height: 10))
  }

  @Test func `intrinsicContentSize and invalidateIntrinsicContentSize`() {
    final class Growing: UIView {
      var height: CGFloat = 20
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: height) }
    }
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Growing()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor), view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
    view.height = 35
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(view.frame.height == 20)
    view.invalidateIntrinsicContentSize()
    outer.layoutIfNeeded()
    #expect(view.frame.height == 35)
  }

  @Test func `UIEdgeInsets inset`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(x: 0, y: 0, width: 20, height: 20).inset(by: insets) == CGRect(x: 2, y: 1, width: 14, height: 16))
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
  }

  @Test func `UILayoutPriority compares and adds`() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect((UILayoutPriority.defaultHigh - 1).rawValue == 749)
    #expect(UILayoutPriority.fittingSizeLevel < .defaultLow)
    #expect(UILayoutPriority(500) == UILayoutPriority(rawValue: 500))
  }

  // MARK: Controllers

  @Test func `UIViewController, view, viewDidLoad`() {
    final class Loading: UIViewController {
      var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
      }
    }
    let controller = Loading()
    #expect(!controller.isViewLoaded)
    _ = controller.view
    controller.view.backgroundColor = .white
    #expect(controller.loads == 1)
  }

  @Test func `viewDidLayoutSubviews`() {
    final class Noting: UIViewController {
      var sizes: [CGSize] = []
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        sizes.append(view.bounds.size)
      }
    }
    let controller = Noting()
    let window = shown(controller)
    #expect(controller.sizes.last == CGSize(width: 390, height: 800))
    let count = controller.sizes.count
    TurnLoop.main.turn()
    #expect(controller.sizes.count == count)
    window._resize(to: CGSize(width: 800, height: 390))
    TurnLoop.main.turn()
    #expect(controller.sizes.last == CGSize(width: 800, height: 390))
  }

  @Test func `addChild, didMove, willMove, removeFromParent`() {
    final class Told: UIViewController {
      var log: [String] = []
      override func willMove(toParent parent: UIViewController?) { log.append("will \(parent != nil)") }
      override func didMove(toParent parent: UIViewController?) { log.append("did \(parent != nil)") }
    }
    let (parent, child) = (UIViewController(), Told())
    parent.addChild(child)
    #expect(child.log == ["will true"])
    child.didMove(toParent: parent)
    #expect(child.parent === parent && parent.children == [child])
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(child.log == ["will true", "did true", "will false", "did false"])
    #expect(child.parent == nil)
  }

  // MARK: Cells

  @Test func `UICollectionViewCell and contentView`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    cell.layoutIfNeeded()
    #expect(cell.contentView.superview === cell)
    #expect(cell.contentView.frame == cell.bounds)
  }

  @Test func `contentConfiguration and makeContentView`() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "one"
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    cell.contentConfiguration = configuration
    let view = cell.contentView
    #expect(view is UIListContentView)
    configuration.text = "two"
    cell.contentConfiguration = configuration
    #expect(cell.contentView === view)
    #expect((configuration.makeContentView() as UIView) !== view)
  }

  @Test func `UICellConfigurationState follows the cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    #expect(cell.configurationState.isSelected)
    #expect(!cell.configurationState.isHighlighted)
    var state = UICellConfigurationState(traitCollection: .current)
    state.isSwiped = true
    #expect(state != UICellConfigurationState(traitCollection: .current))
  }

  // MARK: Lists

  @Test func `UITableView, beginUpdates, endUpdates`() {
    let world = ListWorld(3)
    world.turn()
    world.table.beginUpdates()
    world.sections[0].remove(at: 1)
    world.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    #expect(world.shown == ["0", "1", "2"])
    world.table.endUpdates()
    #expect(world.shown == ["0", "2"])
  }

  @Test func `beginUpdates and endUpdates around nothing measure what shows`() {
    let world = ListWorld(3)
    world.turn()
    (world.table.visibleCells[0] as! ListCell).height = 90
    world.sections[0][0].height = 90
    world.turn()
    #expect(world.tops == [0, 44, 88])
    world.table.beginUpdates()
    world.table.endUpdates()
    #expect(world.tops == [0, 90, 134])
  }

  @Test func `contentSize of a list`() {
    let world = ListWorld(100)
    world.turn()
    #expect(world.table.contentSize == CGSize(width: 390, height: 4_400))
  }

  @Test func `IndexPath.item`() {
    var path = IndexPath(item: 4, section: 2)
    #expect(path.item == 4 && path.row == 4 && path.section == 2)
    path.item = 9
    #expect(path == IndexPath(row: 9, section: 2))
  }

  // MARK: Values

  @Test func `UITraitCollection and displayScale`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.displayScale == 2 && traits.userInterfaceStyle == .dark)
    #expect(UIView().traitCollection.displayScale == 3)
  }

  @Test func `UIColor values`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.black.withAlphaComponent(0.5) != UIColor.black)
    let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }

  @Test func `UIFont.systemFont, preferredFont, lineHeight`() {
    #expect(UIFont.systemFont(ofSize: 20).pointSize == 20)
    #expect(UIFont.systemFont(ofSize: 40).lineHeight > 1.9 * UIFont.systemFont(ofSize: 20).lineHeight)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(body.pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize > body.pointSize)
    #expect(UIFont.preferredFont(forTextStyle: .caption1).pointSize < body.pointSize)
  }

  @Test func `UIImage, image, withRenderingMode`() {
    let image = UIImage(systemName: "star")!
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    let view = UIImageView(image: nil)
    #expect(view.intrinsicContentSize.width <= 0)
    view.image = image
    #expect(view.intrinsicContentSize == image.size)
  }

  @Test func `text of a label`() {
    let label = UILabel()
    label.text = "Hello"
    let one = label.intrinsicContentSize
    label.text = "Hello, Hello"
    #expect(label.intrinsicContentSize.width > one.width)
    label.text = nil
    #expect(label.intrinsicContentSize.width == 0)
  }

  @Test func `becomeFirstResponder takes it`() {
    let (one, two, view) = (UITextField(), UITextField(), UIView())
    #expect(one.becomeFirstResponder() && one.isFirstResponder)
    #expect(two.becomeFirstResponder() && !one.isFirstResponder)
    #expect(!view.becomeFirstResponder())
    #expect(two.resignFirstResponder() && !two.isFirstResponder)
  }

  @Test func `UIActivityIndicatorView and startAnimating`() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.isHidden && !spinner.isAnimating)
    spinner.startAnimating()
    #expect(spinner.isAnimating && !spinner.isHidden)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    #expect(spinner.intrinsicContentSize == CGSize(width: 37, height: 37))
  }

  @Test func `UIContextMenuConfiguration makes its menu`() {
    let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", options: .displayInline, children: [UIAction(title: "Copy") { _ in }])
    }
    #expect(configuration._menu()?.children.map(\.title) == ["Copy"])
    #expect(configuration._menu()?.options == .displayInline)
  }

  @Test func `UIDragItem carries an object`() {
    let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))
    item.localObject = 7
    #expect(item.localObject as? Int == 7)
    #expect(item.itemProvider._object as? NSString == "text")
  }
}
