/// The measures of one weight that belong to no character, in the table's units.
struct FaceMeasures {
  let ascent: Double
  let descent: Double
  let leading: Double
  let xHeight: Double
  let capHeight: Double
  /// The advance of digits that are all as wide as each other.
  let tabularDigit: UInt16

  static func of(_ weight: FaceWeight) -> FaceMeasures {
    switch weight {
    case .regular: GlyphData.regularMeasures
    case .medium: GlyphData.mediumMeasures
    case .bold: GlyphData.boldMeasures
    }
  }
}
