import SwiftUICore
import UIKit

extension Font {
  /// Creates a font from UIKit's, in its size: it does not follow the type size.
  ///
  /// Models `Font(CTFont)`, which a `UIFont` can be passed to on Apple's systems.
  public init(_ font: UIFont) {
    var made: Font
    if let name = font._customName {
      made = .custom(name, fixedSize: font.pointSize)
    } else {
      made = .system(size: font.pointSize, weight: Weight(font._weight), design: Design(font._design))
    }
    if font._isItalic { made = made.italic() }
    if font._hasMonospacedDigits { made = made.monospacedDigit() }
    self = made
  }
}

extension Font.Weight {
  fileprivate init?(_ weight: UIFont.Weight) {
    switch weight {
    case .ultraLight: self = .ultraLight
    case .thin: self = .thin
    case .light: self = .light
    case .regular: return nil
    case .medium: self = .medium
    case .semibold: self = .semibold
    case .bold: self = .bold
    case .heavy: self = .heavy
    case .black: self = .black
    default: self = weight.rawValue < 0 ? .light : .bold
    }
  }
}

extension Font.Design {
  fileprivate init?(_ design: UIFontDescriptor.SystemDesign) {
    switch design {
    case .serif: self = .serif
    case .rounded: self = .rounded
    case .monospaced: self = .monospaced
    default: return nil
    }
  }
}
