import Foundation

extension View {
  /// Fills the space behind the view with `style`. That the style also runs into the safe area at `edges` is not drawn.
  nonisolated public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    modifier(_BackgroundModifier(background: _StyleView(style: style), alignment: .center))
  }

  /// Fills the space behind the view with the background style.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(_NamedShapeStyle.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view with `style`.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _BackgroundModifier(
        background: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
  }

  /// Fills a shape behind the view with the background style.
  nonisolated public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
    background(_NamedShapeStyle.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills the space in front of the view with `style`.
  nonisolated public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(_OverlayModifier(overlay: _StyleView(style: style), alignment: .center))
  }

  /// Fills a shape in front of the view with `style`.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _OverlayModifier(overlay: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), alignment: .center))
  }

  /// Draws a border inside the view's edges.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
