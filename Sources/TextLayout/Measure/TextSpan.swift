/// One style's stretch of a text that has several: up to byte `end`, exclusive.
struct TextSpan {
  let end: Int
  let face: Face
}
