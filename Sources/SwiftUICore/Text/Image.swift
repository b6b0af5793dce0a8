import CoreGraphics
import Foundation

/// A view that shows an image.
///
/// The model has no pixels: an image is a name and a size. A symbol is as large as the text beside it; a named image
/// has a stated size of its own; the bridge makes images of a size that is known.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    case symbol(String)
    case named(String)
    /// An image of a known size in points, and what it is called in dumps.
    case sized(String, CGSize)
  }

  let source: Source
  var isResizable = false
  var renderingMode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode?
  /// A value for symbols that draw one, 0…1.
  var variableValue: Double?

  init(source: Source) { self.source = source }

  /// A symbol of the system.
  public init(systemName: String) { source = .symbol(systemName) }

  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    self.variableValue = variableValue
  }

  /// An image of the app's, by name.
  public init(_ name: String, bundle: Bundle? = nil) { source = .named(name) }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    source = .named(name)
    self.variableValue = variableValue
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) { source = .named(name) }

  public init(decorative name: String, bundle: Bundle? = nil) { source = .named(name) }

  /// An image of a known size in points. For bridges, which know the sizes of their images.
  public init(_name name: String, size: CGSize) { source = .sized(name, size) }
}

extension Image {
  /// Whether an image is drawn as it is, or filled with the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How the layers of a symbol are coloured.
  public struct SymbolRenderingMode: Hashable, Sendable {
    let name: String
  }

  /// How an image that is stretched fills its frame.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// How pixels between pixels are found.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// Sizes of symbols beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// How an image is turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode
    return image
  }

  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// How the layers of a symbol are coloured.
public typealias SymbolRenderingMode = Image.SymbolRenderingMode

extension Image.SymbolRenderingMode {
  public static let monochrome = Self(name: "monochrome")
  public static let multicolor = Self(name: "multicolor")
  public static let hierarchical = Self(name: "hierarchical")
  public static let palette = Self(name: "palette")
}
