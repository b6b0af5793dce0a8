import Meter
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ListCellTests {
  private func cell() -> (UICollectionViewListCell, UILabel) {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 30),
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
    ])
    return (cell, label)
  }

  @Test func separatorsBeginWhereAConstraintSays() {
    _ = RuntimeIssue.drain()
    let (cell, label) = cell()
    let guide = cell.separatorLayoutGuide
    guide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
    cell.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 44, width: 360, height: 0))
    #expect(RuntimeIssue.drain().issues.isEmpty)
  }

  @Test func separatorsBeginAtTheContentsMarginOtherwise() {
    let (cell, _) = cell()
    let guide = cell.separatorLayoutGuide
    cell.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == cell.contentView.layoutMargins.left)
    #expect(guide.layoutFrame.maxX == 390)
  }
}
