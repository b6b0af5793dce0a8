import AutoLayout

/// The cell of `EngineCellView` as constraints: 18 variables, 26 constraints (facts: engine 1.1).
///
/// Four views of left, top, width and height each, and the size of the cell around them.
final class CellSystem {
  let solver = Solver()
  private(set) var titleWidth: Solver.Constraint
  private let variables: [Solver.Variable]

  private struct Box {
    let left, top, width, height: Solver.Variable

    init(_ solver: Solver) {
      (left, top) = (solver.makeVariable(), solver.makeVariable())
      (width, height) = (solver.makeVariable(), solver.makeVariable())
    }

    var variables: [Solver.Variable] { [left, top, width, height] }
  }

  init() {
    let solver = solver
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    let boxes = [Box(solver), Box(solver), Box(solver), Box(solver)]
    variables = [width, height] + boxes.flatMap(\.variables)
    let image = boxes[0]
    solver.add(.init(width), .equal, 375)
    solver.add(.init(height), .equal, 0, priority: 50)
    solver.add(.init(image.left), .equal, 16)
    solver.add(.init(image.width), .equal, 40)
    solver.add(.init(image.height), .equal, 40)
    for (before, box) in zip(boxes, boxes.dropFirst()) {
      solver.add(.init(box.left), .init(before.left, -1), .init(before.width, -1), .equal, 8)
      solver.add(.init(box.height), .equal, 20, priority: 750)
      // Twice the middles: top + top + height.
      solver.add(
        .init(box.top, 2), .init(box.height), .init(image.top, -2), .init(image.height, -1), .equal, 0)
    }
    titleWidth = solver.add(.init(boxes[1].width), .equal, 40, priority: 750)
    solver.add(.init(boxes[2].width), .equal, 64, priority: 750)
    solver.add(.init(boxes[3].width), .equal, 40, priority: 750)
    solver.add(.init(boxes[3].left), .init(boxes[3].width), .init(width, -1), .lessThanOrEqual, -16)
    for box in boxes {
      solver.add(.init(box.top), .greaterThanOrEqual, 16)
      solver.add(.init(height), .init(box.top, -1), .init(box.height, -1), .greaterThanOrEqual, 16)
    }
  }

  /// Puts the title's width in anew; the one before has been removed.
  func addTitleWidth(_ width: Double) {
    titleWidth = solver.add(.init(variables[2 + 4 + 2]), .equal, width, priority: 750)
  }

  /// Solves, and reads every variable as a layout pass does.
  @discardableResult func read() -> Double {
    var sum = 0.0
    for variable in variables { sum += solver.value(of: variable) }
    return sum
  }
}
