/// The nine weights of Apple's system font, lightest first.
public enum TextWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  public static func < (left: TextWeight, right: TextWeight) -> Bool { left.rawValue < right.rawValue }

  /// The table's weight that stands for this one. Semibold is measured as bold: of its two neighbours the wider, so that
  /// no text is cut because of it. A choice.
  var face: FaceWeight {
    switch self {
    case .ultraLight, .thin, .light, .regular: .regular
    case .medium: .medium
    case .semibold, .bold, .heavy, .black: .bold
    }
  }
}
