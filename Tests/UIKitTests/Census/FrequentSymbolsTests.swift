import Foundation
import Meter
import Testing
import Turns
import UIKit

/// Symbols beyond the first 200 that published list files use often, one case a symbol or overload.
@MainActor @Suite(.serialized) struct FrequentSymbolsTests {
  @Test func `UISearchBar tells its delegate what is typed`() {
    final class Searcher: NSObject, UISearchBarDelegate {
      var log: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
    }
    let (bar, searcher) = (UISearchBar(frame: .zero), Searcher())
    bar.delegate = searcher
    bar.becomeFirstResponder()
    bar.searchTextField._type("a")
    bar.searchTextField._type("b")
    bar.searchTextField._return()
    bar._cancel()
    #expect(searcher.log == ["begin", "a", "ab", "search", "cancel"])
    #expect(bar.text == "ab")
  }

  @Test func `UISearchController updates its results`() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var seen: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        seen.append(searchController.searchBar.text ?? "")
      }
    }
    let (controller, updater) = (UISearchController(searchResultsController: nil), Updater())
    controller.searchResultsUpdater = updater
    controller.isActive = true
    controller.searchBar.searchTextField._type("x")
    #expect(updater.seen == ["", "x"])
    let host = UIViewController()
    host.navigationItem.searchController = controller
    #expect(host.navigationItem.searchController === controller)
  }

  @Test func `UIMenu options, replacingChildren, UIBarButtonItem.menu`() {
    let on = UIAction(title: "on", state: .on) { _ in }
    let menu = UIMenu(title: "m", options: [.displayInline, .singleSelection], children: [on])
    #expect(menu.selectedElements == [on])
    #expect(menu.replacingChildren([]).children.isEmpty && menu.replacingChildren([]).options == menu.options)
    let item = UIBarButtonItem(image: UIImage(systemName: "gear"), menu: menu)
    #expect(item.menu === menu && item.primaryAction == nil)
    #expect(UIBarButtonItem.fixedSpace(8).width == 8)
  }

  @Test func `transitionCoordinator runs along and completes after the commit`() {
    final class Screen: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(
          alongsideTransition: { [weak self] in self?.log.append("along \($0.isAnimated)") },
          completion: { [weak self] in self?.log.append("done \($0.isCancelled)") })
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("appeared")
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    TurnLoop.main.turn()
    #expect(navigation.transitionCoordinator == nil)
    let screen = Screen()
    navigation.pushViewController(screen, animated: true)
    #expect(screen.transitionCoordinator != nil)
    #expect(screen.log == ["along true"])
    TurnLoop.main.turn()
    #expect(screen.log == ["along true", "appeared", "done false"])
    #expect(screen.transitionCoordinator == nil)
  }

  @Test func `topLayoutGuide and bottomLayoutGuide lie along the bars`() {
    final class Old: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
          box.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window._safeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    let old = Old()
    window.rootViewController = old
    window.makeKeyAndVisible()
    TurnLoop.main.turn()
    #expect(old.box.frame == CGRect(x: 0, y: 50, width: 390, height: 720))
    #expect(old.topLayoutGuide.length == 50 && old.bottomLayoutGuide.length == 30)
  }

  @Test func `UIListContentView.textLayoutGuide stands where the text does`() {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "text"
    configuration.image = UIImage(systemName: "star")
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    #expect(view.secondaryTextLayoutGuide == nil)
    guard let text = view.textLayoutGuide, let image = view.imageLayoutGuide else {
      Issue.record("no guides")
      return
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    window.addSubview(view)
    window.makeKeyAndVisible()
    TurnLoop.main.turn()
    let label = view.subviews.first { $0 is UILabel }!
    #expect(abs(text.layoutFrame.minY - label.frame.minY) < 0.01 && text.layoutFrame.minX == label.frame.minX)
    #expect(text.layoutFrame.width == label.frame.width)
    #expect(image.layoutFrame.maxX < text.layoutFrame.minX)
    #expect(view.textLayoutGuide === text)
  }

  @Test func `resolvedTintColor falls back to the view's and is transformed`() {
    var properties = UIListContentConfiguration.cell().imageProperties
    #expect(properties.resolvedTintColor(for: .red) == .red)
    properties.tintColor = .green
    #expect(properties.resolvedTintColor(for: .red) == .green)
    properties.tintColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(properties.resolvedTintColor(for: .red) == .blue)
  }

  @Test func `cell accessories take options and reserve their width`() {
    func width(_ accessories: [UICellAccessory]) -> CGFloat {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      cell.accessories = accessories
      cell.layoutIfNeeded()
      return cell.contentView.frame.width
    }
    #expect(width([]) == 300)
    #expect(width([.disclosureIndicator()]) == 265)
    #expect(width([.disclosureIndicator(options: .init(isHidden: true))]) == 300)
    #expect(width([.checkmark(options: .init(reservedLayoutWidth: .custom(60)))]) == 240)
    #expect(width([.outlineDisclosure(options: .init(style: .header))]) == 265)
    #expect(width([.reorder()]) == 300)
    let star = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    #expect(width([.customView(configuration: .init(customView: star, placement: .trailing()))]) == 260)
    var taps = 0
    UICellAccessory.detail { taps += 1 }._actionHandler?()
    #expect(taps == 1)
  }

  @Test func `reordering tells the sections that changed`() {
    let world = CollectionWorld(UICollectionViewFlowLayout(), 0)
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: world.collection) {
      collection, path, _ in collection.dequeueReusableCell(withReuseIdentifier: "box", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    snapshot.appendItems([4], toSection: "c")
    source.apply(snapshot)
    world.turn()
    var changes: [String: [Int]] = [:]
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.didReorder = { transaction in
      for section in transaction.sectionTransactions {
        changes[section.sectionIdentifier] = section.finalSnapshot.items
        #expect(section.initialSnapshot.items.applying(section.difference) == section.finalSnapshot.items)
      }
    }
    #expect(world.collection.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    let target = world.collection.cellForItem(at: IndexPath(item: 0, section: 1))!.center
    world.collection.updateInteractiveMovementTargetPosition(target)
    world.collection.endInteractiveMovement()
    #expect(changes == ["a": [1], "b": [2, 3]])
    #expect(world.collection.numberOfItems(inSection: 1) == 2)
  }

  @Test func `a layout says where a flung collection rests`() {
    final class Snapping: UICollectionViewFlowLayout {
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded() * 100) }
    }
    let layout = Snapping()
    layout.itemSize = CGSize(width: 390, height: 100)
    layout.minimumLineSpacing = 0
    let world = CollectionWorld(layout, 100)
    world.turn()
    world.collection._beginDragging()
    world.collection._drag(by: CGPoint(x: 0, y: 30))
    #expect(world.collection._endDragging(velocity: CGPoint(x: 0, y: 1)).y == 500)
    while world.collection.isDecelerating { world.turn() }
    #expect(world.collection.contentOffset.y == 500)
  }

  @Test func `performPrimaryAction comes after the selection, unless the delegate says no`() {
    final class Acting: NSObject, UITableViewDelegate {
      var log: [String] = []
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
      func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 1
      }
      func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) { log.append("act") }
    }
    let world = ListWorld(3)
    let delegate = Acting()
    world.table.delegate = delegate
    world.turn()
    world.table._tapRow(at: IndexPath(row: 0, section: 0))
    world.table._tapRow(at: IndexPath(row: 1, section: 0))
    #expect(delegate.log == ["select", "act", "select"])
  }

  @Test func `endEditing takes first responder from what is inside`() {
    let (outer, field, other) = (UIView(), UITextField(), UITextField())
    outer.addSubview(field)
    field.becomeFirstResponder()
    #expect(outer.endEditing(true) && !field.isFirstResponder)
    other.becomeFirstResponder()
    #expect(outer.endEditing(true) && other.isFirstResponder)
    other.resignFirstResponder()
  }

  @Test func `NSCollectionLayoutAnchor offsets`() {
    let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    #expect(anchor.isFractionalOffset && anchor.offset == CGPoint(x: 0.3, y: -0.3))
    #expect(NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 4, y: 5)).isAbsoluteOffset)
  }
}

final class BackgroundView: UICollectionReusableView {}

extension FrequentSymbolsTests {
  @Test func `a section's background lies behind its items and is used again`() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "back")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let world = CollectionWorld(layout, sections: (0..<20).map { section in (0..<4).map { "\(section)-\($0)" } })
    world.turn()
    #expect(RuntimeIssue.drain().issues.contains { $0.message.contains("decoration views of kind back") })
    layout.register(BackgroundView.self, forDecorationViewOfKind: "back")
    world.collection.reloadData()
    world.turn()
    func backgrounds() -> [UIView] { world.collection.subviews.filter { $0 is BackgroundView && !$0.isHidden } }
    #expect(backgrounds().count == 2)
    #expect(backgrounds().map(\.frame).contains(CGRect(x: 5, y: 5, width: 380, height: 410)))
    #expect(world.collection.subviews.first is BackgroundView)
    for _ in 0..<60 { world.scroll(by: 90) }
    #expect(world.collection.subviews.filter { $0 is BackgroundView }.count <= 3)
    #expect(backgrounds().count >= 2)
  }
}
