import SwiftUICore
import UIKit

/// A content configuration that shows a SwiftUI view: in cells, and, through `makeContentView()`, anywhere (S1-1, S1-2).
///
/// The content is inset by margins, the system's unless set, and centred in what they leave; the background reaches to
/// the edges. Setting another configuration of the same type on the content view updates it in place, state included
/// (facts: engine 4.5-37, 40).
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var margins = HostingMargins()
  var minimum = HostingMinimum()

  init(content: Content, background: Background) {
    self.content = content
    self.background = background
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// Content reads what it needs of the state by itself: the configuration stays as it is.
  public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

extension UIHostingConfiguration {
  /// Sets the margins of some edges; the others keep what they had.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the margins of some edges, each its own; the others keep what they had.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
    var copy = self
    copy.margins.set(edges, insets)
    return copy
  }

  /// The least size of the content view; nil is the system's.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration {
    var copy = self
    copy.minimum = HostingMinimum(width: width, height: height)
    return copy
  }

  /// Replaces the background by a view.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
    withBackground(content())
  }

  /// Replaces the background by a style that fills it.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    withBackground(_UIHostingConfigurationBackgroundView(style: style))
  }

  private func withBackground<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(content: content, background: background)
    copy.margins = margins
    copy.minimum = minimum
    return copy
  }
}

/// The background that a style makes.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  public var body: some View { Rectangle().fill(style) }
}
