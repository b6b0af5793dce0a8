import SwiftUI
import UIKit

// Benchmarks of the model whose counts are known beforehand.

extension Suite {
  static let modelledCounts = Suite("calibrate") {
    for count in [1, 10, 1_000] { bodies(count) }
    for count in [1, 10, 1_000] { layout(count) }
  }

  /// `n` of 1,000 models of as many views change: `n` bodies.
  private static func bodies(_ count: Int) -> Benchmark {
    Benchmark(
      "calibrate/bodies,n=\(count)", visibility: .byScenario, setUp: { BodiesWorld(context: $0) },
      run: { world, context in
        for place in 0..<count { world.numbers[place].value += 1 }
        context.turn()
      })
  }

  /// `n` of 1,000 subviews of a view need layout, and the view does not: `n` layout passes.
  private static func layout(_ count: Int) -> Benchmark {
    Benchmark(
      "calibrate/layout,n=\(count)", visibility: .byScenario, setUp: { LayoutWorld(context: $0) },
      run: { world, context in
        for subview in world.view.subviews.prefix(count) { subview.setNeedsLayout() }
        context.turn()
      })
  }
}

/// 1,000 views on screen, each with a number of its own.
@MainActor private final class BodiesWorld {
  final class Number: ObservableObject {
    @Published var value = 0
  }

  struct Digit: View {
    @ObservedObject var number: Number
    // As wide and high whatever it reads.
    var body: some View { Color.clear.frame(width: 1, height: number.value >= 0 ? 1 : 0) }
  }

  struct Screen: View {
    let numbers: [Number]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(numbers.indices, id: \.self) { Digit(number: numbers[$0]) }
      }
    }
  }

  let numbers = (0..<1_000).map { _ in Number() }
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(context: BenchmarkContext) {
    window.rootViewController = UIHostingController(rootView: Screen(numbers: numbers))
    window.makeKeyAndVisible()
    context.turn()
  }
}

/// A view with 1,000 subviews on screen.
@MainActor private final class LayoutWorld {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(context: BenchmarkContext) {
    for _ in 0..<1_000 { view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))) }
    let controller = UIViewController()
    controller.view = view
    window.rootViewController = controller
    window.makeKeyAndVisible()
    context.turn()
  }
}
