/// The advances of one weight, in 1/2048 em, by Unicode scalar: two stages in memory that is written once and never freed.
struct GlyphTable: @unchecked Sendable {
  /// Set on an entry that belongs to the character before: a combining mark, a vowel sign, a joiner.
  static let extends: UInt16 = 0x8000
  static let emoji: UInt16 = 0x7FFF
  /// Half of a flag.
  static let regional: UInt16 = 0x7FFE

  /// The block of each run of 64 scalars.
  private let index: UnsafePointer<UInt16>
  /// The blocks; those of ASCII come first, so that the start of this is a table of ASCII.
  let blocks: UnsafePointer<UInt16>

  private static let regularTable = GlyphTable(decoding: GlyphData.regular)
  private static let mediumTable = GlyphTable(decoding: GlyphData.medium)
  private static let boldTable = GlyphTable(decoding: GlyphData.bold)

  static func of(_ weight: FaceWeight) -> GlyphTable {
    switch weight {
    case .regular: regularTable
    case .medium: mediumTable
    case .bold: boldTable
    }
  }

  /// What the table says of a scalar. Beyond its end: ideographs are one em, tags and selectors extend, the rest is as
  /// wide as what no font has.
  @inline(__always) func entry(_ scalar: UInt32) -> UInt16 {
    if scalar < GlyphData.endOfTable {
      let block = Int(index[Int(scalar) / GlyphData.blockSize])
      return blocks[block * GlyphData.blockSize + Int(scalar) % GlyphData.blockSize]
    }
    switch scalar {
    case 0x20000..<0x40000: return UInt16(GlyphData.unitsPerEm)
    case 0xE0000..<0xE1000: return Self.extends
    default: return GlyphData.fallbackAdvance
    }
  }

  /// The number of blocks, then the index and the blocks as pairs of a count and a value; all variable-length integers
  /// in base 64.
  private init(decoding text: StaticString) {
    var reader = Base64Reader(text)
    let blockCount = reader.varint()
    let indexCount = Int(GlyphData.endOfTable) / GlyphData.blockSize
    index = Self.expand(&reader, count: indexCount)
    blocks = Self.expand(&reader, count: blockCount * GlyphData.blockSize)
  }

  private static func expand(_ reader: inout Base64Reader, count: Int) -> UnsafePointer<UInt16> {
    let values = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    var filled = 0
    while filled < count {
      let run = reader.varint()
      (values + filled).initialize(repeating: UInt16(reader.varint()), count: run)
      filled += run
    }
    return UnsafePointer(values)
  }
}
