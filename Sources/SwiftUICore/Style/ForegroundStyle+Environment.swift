enum ForegroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

enum TintKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// What text, images and shapes are drawn with; nil is the primary label colour.
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  /// The style that levels such as `.secondary` are levels of: the nearest one set that is no level itself.
  var baseForegroundStyle: AnyShapeStyle? {
    var element = head
    while let current = element {
      if current.key == ObjectIdentifier(ForegroundStyleKey.self) {
        let style = unsafeDowncast(current, to: TypedEnvironmentElement<ForegroundStyleKey>.self).value
        guard let style, style.isHierarchical else { return style }
      }
      element = current.next
    }
    return nil
  }

  /// The tint of controls; nil is the accent colour.
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}

extension View {
  /// Draws text, images and shapes in the view with `style`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environmentValue(ForegroundStyleKey.self, AnyShapeStyle(style))
  }

  /// Draws with `primary`; the further levels are carried by the first one's opacities.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    environmentValue(ForegroundStyleKey.self, AnyShapeStyle(primary))
  }

  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { environmentValue(ForegroundStyleKey.self, AnyShapeStyle(primary)) }

  /// Draws text, images and shapes in the view in `color`; nil is the default.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    environmentValue(ForegroundStyleKey.self, color.map { AnyShapeStyle(color: $0) })
  }

  /// Sets the tint of the controls in the view; nil is the accent colour.
  nonisolated public func tint(_ color: Color?) -> some View {
    environmentValue(TintKey.self, color.map { AnyShapeStyle(color: $0) })
  }

  nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
    environmentValue(TintKey.self, AnyShapeStyle(tint))
  }

  /// The older name of `tint`.
  nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }
}
