import CellBench
import SwiftUI
import UIKit

extension BandScenarios {
  static var layout: [Benchmark] {
    [labels("stack") { StackedLabels() }, labels("constraints") { ConstrainedLabels() }]
      + [150, 300].flatMap { count in [coupling(count, isChain: false), coupling(count, isChain: true)] }
      + [5, 10].flatMap { [nesting($0, across: false), nesting($0, across: true)] }
  }

  /// A hundred rows of labels, made and laid out.
  private static func labels(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIView) -> Benchmark {
    Benchmark(
      "bands/labels/\(name)/views", visibility: .byScenario,
      setUp: { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) },
      run: { window, context in
        window.makeKeyAndVisible()
        for _ in 0..<100 {
          let row = make()
          row.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
          window.addSubview(row)
        }
        context.turn()
      })
  }

  /// Views that are each placed within the window, or relative to each other throughout (facts: N10).
  private static func coupling(_ count: Int, isChain: Bool) -> Benchmark {
    Benchmark(
      "bands/coupling,n=\(count)/\(isChain ? "chain" : "local")/views", visibility: .byScenario,
      setUp: { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) },
      run: { window, context in
        window.makeKeyAndVisible()
        var before: UIView?
        for place in 0..<count {
          let view = UIView()
          add(view, to: window)
          let above = isChain ? before?.bottomAnchor ?? window.topAnchor : window.topAnchor
          NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: above, constant: isChain ? 1 : CGFloat(place)),
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
          ])
          let height = before.map { view.heightAnchor.constraint(equalTo: $0.heightAnchor) }
          (isChain ? height : view.heightAnchor.constraint(equalToConstant: 10))?.isActive = true
          before = view
        }
        // Every height follows from all others: the window is shared out.
        if isChain { before?.bottomAnchor.constraint(equalTo: window.bottomAnchor).isActive = true }
        context.turn()
      })
  }

  /// Stacks within stacks, each with a text that can be squeezed beside the next stack.
  private static func nesting(_ depth: Int, across: Bool) -> Benchmark {
    Benchmark(
      "bands/nesting,depth=\(depth)\(across ? ",across=1" : "")/stacks/host", visibility: .byScenario,
      setUp: { context in HostedWorld({ _ in Nested.view(depth, across: across) }, [], context) },
      run: { world, _ in world.show() })
  }
}

/// Stacks within stacks: all of them horizontal, or in either direction by turns.
@MainActor enum Nested {
  static func view(_ depth: Int, across: Bool) -> AnyView {
    guard depth > 0 else { return AnyView(Text("the innermost text, which may need to be wrapped")) }
    let text = Text("text \(depth) of a stack that shares its room")
    return !across || depth.isMultiple(of: 2)
      ? AnyView(
        HStack {
          text; view(depth - 1, across: across)
        })
      : AnyView(
        VStack {
          text; view(depth - 1, across: across)
        })
  }
}

/// Four labels in a stack view.
final class StackedLabels: UIView {
  init() {
    super.init(frame: .zero)
    let stack = UIStackView(arrangedSubviews: (0..<4).map { Self.label($0) })
    stack.axis = .vertical
    stack.spacing = 4
    fill(with: stack, inset: 8)
  }

  required init?(coder: NSCoder) { nil }

  static func label(_ number: Int) -> UILabel {
    let label = UILabel()
    label.text = "Label \(number)"
    return label
  }
}

/// The same labels, each constrained to the one before.
final class ConstrainedLabels: UIView {
  init() {
    super.init(frame: .zero)
    var above = topAnchor
    var constraints: [NSLayoutConstraint] = []
    for number in 0..<4 {
      let label = StackedLabels.label(number)
      add(label, to: self)
      constraints += [
        label.topAnchor.constraint(equalTo: above, constant: number == 0 ? 8 : 4),
        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      ]
      above = label.bottomAnchor
    }
    constraints.append(above.constraint(equalTo: bottomAnchor, constant: -8))
    NSLayoutConstraint.activate(constraints)
  }

  required init?(coder: NSCoder) { nil }
}
