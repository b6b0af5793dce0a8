import SwiftUICore
import UIKit

/// A UIKit view in a SwiftUI hierarchy.
///
/// `makeCoordinator` and `makeUIView` are called once, `updateUIView` after that and whenever the value or something that
/// it read has changed, `dismantleUIView` when the view has left the hierarchy.
@MainActor @preconcurrency public protocol UIViewRepresentable: _ForeignView
where _Leaf == _PlatformViewNode<_ViewShower<Self>> {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  /// The size that the view takes when `proposal` is offered; nil leaves it to the view's intrinsic size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public static func _makeLeaf(in context: _NodeContext) -> _PlatformViewNode<_ViewShower<Self>> {
    _PlatformViewNode(_ViewShower(), context)
  }

  public func _describe(to leaf: _PlatformViewNode<_ViewShower<Self>>) { leaf.show(self) }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable view knows of where it stands.
@MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public internal(set) var transaction = Transaction()
}

/// Makes, updates and takes down the view of a `UIViewRepresentable`.
@MainActor public final class _ViewShower<Representable: UIViewRepresentable>: _PlatformShowing {
  private var value: Representable?
  private var coordinator: Representable.Coordinator?
  private var view: Representable.UIViewType?

  public func show(_ value: Representable, environment: EnvironmentValues) -> UIView {
    self.value = value
    let context = context(environment, value)
    let view = self.view ?? value.makeUIView(context: context)
    self.view = view
    value.updateUIView(view, context: context)
    return view
  }

  private func context(
    _ environment: EnvironmentValues, _ value: Representable
  ) -> UIViewRepresentableContext<Representable> {
    let coordinator = self.coordinator ?? value.makeCoordinator()
    self.coordinator = coordinator
    return UIViewRepresentableContext(coordinator: coordinator, environment: environment)
  }

  public func ownSize(_ proposal: ProposedViewSize, environment: EnvironmentValues) -> CGSize? {
    guard let value, let view else { return nil }
    return value.sizeThatFits(proposal, uiView: view, context: context(environment, value))
  }

  public func attach(to hostingView: UIView) {}

  public func dismantle() {
    guard let view, let coordinator else { return }
    view.removeFromSuperview()
    Representable.dismantleUIView(view, coordinator: coordinator)
    self.view = nil
  }
}
