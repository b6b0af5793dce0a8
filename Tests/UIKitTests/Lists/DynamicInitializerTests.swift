import Testing

@testable import UIKit

/// Written as published cells are: `override`, not `required`.
private final class PublishedCell: UITableViewCell {
  let made: String

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    made = "by its own initialiser"
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PlainSubclass: UITableViewCell { let numbers = [1, 2, 3] }

private final class GenericCell<Value>: UITableViewCell {
  var values: [Value] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Compiles although it could not be registered: its own initialiser is all it has.
private final class UnregistrableCell: UITableViewCell {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(style: .default, reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PublishedHeader: UITableViewHeaderFooterView {
  let made: Bool

  override init(reuseIdentifier: String?) {
    made = true
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PublishedView: UIView {
  let made: CGRect

  override init(frame: CGRect) {
    made = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor @Suite struct DynamicInitializerTests {
  private let long = String(repeating: "a long identifier ", count: 5)

  @Test func cellsAreMadeByTheirOwnInitialiser() {
    let types: [UITableViewCell.Type] = [
      PublishedCell.self, PlainSubclass.self, GenericCell<[Int]>.self, UITableViewCell.self,
    ]
    let cells = types.map { $0.make(style: .default, reuseIdentifier: long) }
    #expect((cells[0] as? PublishedCell)?.made == "by its own initialiser")
    #expect((cells[1] as? PlainSubclass)?.numbers == [1, 2, 3])
    #expect((cells[2] as? GenericCell<[Int]>)?.values == [])
    #expect(cells.allSatisfy { $0.reuseIdentifier == long })
    #expect(UnregistrableCell(number: 4).number == 4)
  }

  @Test func otherViewsToo() {
    let header: UITableViewHeaderFooterView.Type = PublishedHeader.self
    #expect((header.make(reuseIdentifier: long) as? PublishedHeader)?.made == true)
    let view: UIView.Type = PublishedView.self
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect((view.make(frame: frame) as? PublishedView)?.made == frame)
  }

  @Test func whatIsMadeGoesAgain() {
    weak var gone: UITableViewCell?
    do {
      let type: UITableViewCell.Type = PublishedCell.self
      let cell = type.make(style: .default, reuseIdentifier: long)
      gone = cell
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }
}
