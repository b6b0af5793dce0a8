import Foundation

@testable import UIKit

/// Items that change their sizes, and the order of what happens to them.
@MainActor final class FlowStory {
  let layout: UICollectionViewFlowLayout
  let world: CollectionWorld
  var random: FixedRandom
  var sizes: [String: CGSize] = [:]
  var named = 0

  init(seed: UInt64, isVertical: Bool, pins: Bool) {
    random = FixedRandom(state: seed)
    layout = Self.makeLayout(isVertical: isVertical, pins: pins)
    layout.estimatedItemSize = CGSize(width: 70, height: 40)
    world = CollectionWorld(layout, sections: [])
    world.sections = (0..<3).map { section in (0..<section * 40).map { _ in newName() } }
    world.wanted = { [unowned self] in sizes[$0]! }
    world.collection.reloadData()
    world.turn()
  }

  static func makeLayout(isVertical: Bool, pins: Bool) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = isVertical ? .vertical : .horizontal
    layout.sectionInset = UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 16)
    layout.headerReferenceSize = CGSize(width: 30, height: 20)
    layout.footerReferenceSize = CGSize(width: 10, height: 14)
    layout.sectionHeadersPinToVisibleBounds = pins
    layout.sectionFootersPinToVisibleBounds = pins
    return layout
  }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  func newSize() -> CGSize {
    CGSize(width: [20, 70, 110, 250].randomElement(using: &random)!, height: CGFloat(number(10...90)))
  }

  func newName() -> String {
    named += 1
    sizes["\(named)"] = newSize()
    return "\(named)"
  }

  var anyItem: IndexPath? {
    let full = world.sections.indices.filter { !world.sections[$0].isEmpty }
    guard let section = full.randomElement(using: &random) else { return nil }
    return IndexPath(item: number(0...world.sections[section].count - 1), section: section)
  }
}

@MainActor extension FlowStory {
  /// Something at random; says what.
  func happen() -> String {
    switch number(0...11) {
    case 0...2: return scroll()
    case 3: return grow()
    case 4: return resize()
    case 5: return insert()
    case 6: return delete()
    case 7: return move()
    case 8: return reload()
    case 9: return changeSections()
    case 10:
      layout.invalidateLayout()
      return "invalidate"
    default: return batch()
    }
  }

  private func scroll() -> String {
    let end = layout.collectionViewContentSize
    let offset = CGPoint(
      x: layout.scrollDirection == .vertical
        ? 0 : CGFloat(number(0...max(Int(end.width - world.collection.bounds.width), 0))),
      y: layout.scrollDirection == .vertical
        ? CGFloat(number(0...max(Int(end.height - world.collection.bounds.height), 0))) : 0)
    world.collection.contentOffset = offset
    return "scroll to \(offset)"
  }

  private func grow() -> String {
    guard let cell = world.collection.visibleCells.randomElement(using: &random) as? BoxCell else { return "nothing" }
    sizes[cell.name] = newSize()
    cell.wanted = sizes[cell.name]!
    world.collection.sizeMayHaveChanged(of: cell)
    return "grow \(cell.name)"
  }

  private func resize() -> String {
    let size = CGSize(width: CGFloat(number(300...500)), height: CGFloat(number(300...900)))
    world.collection.frame.size = size
    return "resize to \(size)"
  }

  private func insert() -> String {
    let section = number(0...world.sections.count - 1)
    let item = number(0...world.sections[section].count)
    world.sections[section].insert(newName(), at: item)
    world.collection.insertItems(at: [IndexPath(item: item, section: section)])
    return "insert \(section) \(item)"
  }

  private func delete() -> String {
    guard let path = anyItem else { return "nothing" }
    world.sections[path.section].remove(at: path.item)
    world.collection.deleteItems(at: [path])
    return "delete \(path)"
  }

  private func move() -> String {
    guard let path = anyItem else { return "nothing" }
    let name = world.sections[path.section].remove(at: path.item)
    let section = number(0...world.sections.count - 1)
    let to = IndexPath(item: number(0...world.sections[section].count), section: section)
    world.sections[section].insert(name, at: to.item)
    world.collection.moveItem(at: path, to: to)
    return "move \(path) \(to)"
  }

  private func reload() -> String {
    guard let path = anyItem else { return "nothing" }
    world.sections[path.section][path.item] = newName()
    world.collection.reloadItems(at: [path])
    return "reload \(path)"
  }

  private func changeSections() -> String {
    let section = number(0...world.sections.count - 1)
    switch number(0...3) {
    case 0:
      world.sections.insert((0..<number(0...20)).map { _ in newName() }, at: section)
      world.collection.insertSections([section])
      return "insert section \(section)"
    case 1 where world.sections.count > 1:
      world.sections.remove(at: section)
      world.collection.deleteSections([section])
      return "delete section \(section)"
    case 2:
      let to = number(0...world.sections.count - 1)
      world.sections.insert(world.sections.remove(at: section), at: to)
      world.collection.moveSection(section, toSection: to)
      return "move section \(section) \(to)"
    default:
      world.sections[section] = (0..<number(0...20)).map { _ in newName() }
      world.collection.reloadSections([section])
      return "reload section \(section)"
    }
  }

  /// The last item goes to the front, the first of another section goes, two come.
  private func batch() -> String {
    guard let last = world.sections.indices.last(where: { world.sections[$0].count > 3 }) else { return "nothing" }
    let count = world.sections[last].count
    world.collection.performBatchUpdates { [self] in
      let name = world.sections[last].removeLast()
      world.sections[last].removeFirst()
      world.sections[last].insert(name, at: 0)
      world.sections[last].insert(newName(), at: 1)
      world.sections[last].append(newName())
      let path = { IndexPath(item: $0, section: last) }
      world.collection.moveItem(at: path(count - 1), to: path(0))
      world.collection.deleteItems(at: [path(0)])
      world.collection.insertItems(at: [path(1), path(count)])
    }
    return "batch in \(last)"
  }
}
