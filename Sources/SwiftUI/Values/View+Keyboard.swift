import SwiftUICore
import UIKit

// What the system's keyboard is like. Carried.
extension View {
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(_CarriedModifier(name: "keyboardType", value: type))
  }

  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    modifier(_CarriedModifier(name: "textContentType", value: textContentType))
  }

  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    modifier(_CarriedModifier(name: "autocapitalization", value: style))
  }
}
