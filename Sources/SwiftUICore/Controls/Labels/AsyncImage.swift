import Foundation

/// An image that would be loaded. Nothing is loaded here: it stays in its first phase.
public struct AsyncImage<Content> {
  let url: URL?
  let content: Content
}

/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage where Content: View {
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.init(url: url, content: content(.empty)) }

  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, content: ViewBuilder.buildEither(second: placeholder()))
  }
}

extension AsyncImage where Content == Color {
  nonisolated public init(url: URL?, scale: CGFloat = 1) { self.init(url: url, content: Color.gray) }
}

extension AsyncImage: View where Content: View {
  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    Content._makeNode(view.content, in: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) { Content._updateNode(node, with: view.content) }
}
