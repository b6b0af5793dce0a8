import Foundation
import TextLayout

/// A stretch of a shown text: what it says and the traits that it has, the text's own included.
struct TextPiece: Equatable {
  var string: String
  var traits: TextTraits
}

extension Text {
  /// The string, if the text is one string in one look.
  func simpleString(_ environment: EnvironmentValues) -> String? {
    switch rich?.content {
    case nil: string
    case .key(let key, let table): table.text(for: key)
    case .deferred(let deferred): deferred.string(environment)
    case .parts, .image, .attributed: nil
    }
  }

  /// Appends the stretches of the text, under the traits of the text around it.
  func appendPieces(to pieces: inout [TextPiece], _ outer: TextTraits, _ environment: EnvironmentValues) {
    let traits = traits.over(outer)
    if let string = simpleString(environment) { return pieces.append(TextPiece(string: string, traits: traits)) }
    switch rich?.content {
    case .parts(let parts): for part in parts { part.appendPieces(to: &pieces, traits, environment) }
    case .attributed(let text): for part in text.texts { part.appendPieces(to: &pieces, traits, environment) }
    // An image in a line takes the room of one wide character.
    case .image: pieces.append(TextPiece(string: "\u{FFFC}", traits: traits))
    case .key, .deferred, nil: break
    }
  }

  /// The text without its looks, under the default environment.
  var plain: String {
    var pieces: [TextPiece] = []
    appendPieces(to: &pieces, TextTraits(), EnvironmentValues())
    return pieces.map(\.string).joined()
  }
}
