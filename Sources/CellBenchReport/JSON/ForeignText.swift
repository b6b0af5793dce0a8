/// What a file is that is no JSON at all, for the files that most often are where JSON should be.
enum ForeignText {
  /// What is wrong and what to do, nil for anything that may be JSON.
  static func problem(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    func starts(_ prefix: [UInt8]) -> Bool { bytes.prefix(prefix.count).elementsEqual(prefix) }
    func starts(_ prefix: String) -> Bool { starts(Array(prefix.utf8)) }
    if bytes.allSatisfy({ $0 == 0x20 || 0x09...0x0D ~= $0 }) { return "the file is empty" }
    let hasZeros = bytes.count > 1 && (bytes[0] == 0) != (bytes[1] == 0)
    if starts([0xFF, 0xFE]) || starts([0xFE, 0xFF]) || hasZeros {
      return "the file is UTF-16 text, as some shells write it: save it as UTF-8"
    }
    if starts([0x1F, 0x8B]) || starts("PK\u{3}\u{4}") { return "the file is compressed: unpack it" }
    if starts("version https://git-lfs") { return "the file is a pointer of Git LFS: fetch it with git lfs pull" }
    if starts("<!DOCTYPE") || starts("<html") { return "the file is a page of HTML" }
    return nil
  }
}
