/// One scalar of a text, measured. A character's advance is the sum over its scalars; a later one can change it, as the
/// selector that makes an emoji of a symbol does.
struct Glyph {
  enum Kind { case visible, space, tab, newline }

  let start: Int
  let advance: Int
  let kind: Kind
  /// Whether a line may be broken before it when a word is too long: it begins a character.
  let startsCharacter: Bool
}
