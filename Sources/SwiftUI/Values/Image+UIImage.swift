import SwiftUICore
import UIKit

extension Image {
  /// Creates an image of the size that UIKit's has.
  public init(uiImage: UIImage) {
    self.init(_name: uiImage._name, size: uiImage.size)
    switch uiImage.renderingMode {
    case .automatic: break
    case .alwaysOriginal: self = renderingMode(.original)
    case .alwaysTemplate: self = renderingMode(.template)
    }
  }
}
