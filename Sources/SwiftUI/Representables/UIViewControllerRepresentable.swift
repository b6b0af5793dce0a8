import SwiftUICore
import UIKit

/// A UIKit view controller in a SwiftUI hierarchy: a child of the controller that hosts it.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: _ForeignView
where _Leaf == _PlatformViewNode<_ControllerShower<Self>> {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// The size that the view takes when `proposal` is offered; nil leaves it to the controller's view.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public static func _makeLeaf(in context: _NodeContext) -> _PlatformViewNode<_ControllerShower<Self>> {
    _PlatformViewNode(_ControllerShower(), context)
  }

  public func _describe(to leaf: _PlatformViewNode<_ControllerShower<Self>>) { leaf.show(self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable controller knows of where it stands.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public internal(set) var transaction = Transaction()
}

/// Makes, updates and takes down the controller of a `UIViewControllerRepresentable`.
@MainActor public final class _ControllerShower<Representable: UIViewControllerRepresentable>: _PlatformShowing {
  private var value: Representable?
  private var coordinator: Representable.Coordinator?
  private var controller: Representable.UIViewControllerType?

  public func show(_ value: Representable, environment: EnvironmentValues) -> UIView {
    self.value = value
    let context = context(environment, value)
    let controller = self.controller ?? value.makeUIViewController(context: context)
    self.controller = controller
    value.updateUIViewController(controller, context: context)
    return controller.view
  }

  private func context(
    _ environment: EnvironmentValues, _ value: Representable
  ) -> UIViewControllerRepresentableContext<Representable> {
    let coordinator = self.coordinator ?? value.makeCoordinator()
    self.coordinator = coordinator
    return UIViewControllerRepresentableContext(coordinator: coordinator, environment: environment)
  }

  public func ownSize(_ proposal: ProposedViewSize, environment: EnvironmentValues) -> CGSize? {
    guard let value, let controller else { return nil }
    return value.sizeThatFits(proposal, uiViewController: controller, context: context(environment, value))
  }

  /// The hosting view's controller becomes the parent, as soon as there is one.
  public func attach(to hostingView: UIView) {
    guard let controller, controller.parent == nil, let parent = hostingView.next as? UIViewController else { return }
    parent.addChild(controller)
    controller.didMove(toParent: parent)
  }

  public func dismantle() {
    guard let controller, let coordinator else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
    Representable.dismantleUIViewController(controller, coordinator: coordinator)
    self.controller = nil
  }
}
