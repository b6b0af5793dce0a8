/// The screen: 390×844 points at 3× (a choice; facts name no device).
@preconcurrency @MainActor open class UIScreen: NSObject, UICoordinateSpace {
  public static let main = UIScreen()

  public final var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  public final var scale: CGFloat = 3
  public final var nativeScale: CGFloat { scale }
  public final var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public final var maximumFramesPerSecond = 60
  public final var traitCollection: UITraitCollection { .phone }
}
