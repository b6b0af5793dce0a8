import Foundation

/// Tells what a word that may be an address points to, without a fault where it points to nothing.
final class HeapProbe {
  enum Finding {
    /// An instance of a class.
    case object(AnyObject)
    /// What a closure has captured, or the box of a captured variable.
    case context
  }

  private let reading: Int32
  private let writing: Int32

  init?() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }

  /// The words at `address`, or nil where there is no memory: the kernel looks, and refuses where a read would fault.
  private func words(_ count: Int, at address: UInt) -> [UInt]? {
    guard write(writing, UnsafeRawPointer(bitPattern: address), count * 8) == count * 8 else { return nil }
    var words = [UInt](repeating: 0, count: count)
    guard read(reading, &words, count * 8) == count * 8 else { return nil }
    return words
  }

  /// What lives at `address`: decided by the header that every object of Swift's has.
  func look(at address: UInt) -> Finding? {
    guard address & 0xF == 0, address > 0x1_0000, address >> 47 == 0 else { return nil }
    guard let header = words(2, at: address), header[0] & 7 == 0, Self.isAlive(header[1]) else { return nil }
    guard header[0] > 0x1_0000, header[0] >> 47 == 0, let metadata = words(6, at: header[0]) else { return nil }
    switch metadata[0] {
    case 0x400, 0x500:
      return .context
    case 0:
      let instanceSize = metadata[3] & 0xFFFF_FFFF
      guard (16..<1 << 20).contains(instanceSize), metadata[5] > 0x1_0000, metadata[5] >> 47 == 0,
        let descriptor = words(1, at: metadata[5]), descriptor[0] & 0x1F == 16
      else { return nil }
      guard let pointer = UnsafeRawPointer(bitPattern: address) else { return nil }
      return .object(Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue())
    default:
      return nil
    }
  }

  /// Whether a reference count is that of an object that has not begun to die. Counts in a side table count as alive.
  private static func isAlive(_ count: UInt) -> Bool { count >> 63 == 1 || count >> 32 & 1 == 0 }

  /// The words that a program's own writable data consists of: its global and static variables.
  static func globals() -> [UnsafeRawBufferPointer] {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
      let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return [] }
    var regions: [UnsafeRawBufferPointer] = []
    var end: UInt = 0
    for line in maps.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard bounds.count == 2 else { continue }
      let path = fields.count > 5 ? fields[5].trimmingCharacters(in: .whitespaces) : ""
      // Data that starts as zeros is mapped from no file, right behind the data that is.
      let isOwn = path == own || (path.isEmpty && bounds[0] == end)
      guard isOwn else { continue }
      end = bounds[1]
      guard fields[1].hasPrefix("rw") else { continue }
      regions.append(
        UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: bounds[0]), count: Int(bounds[1] - bounds[0])))
    }
    return regions
  }
}
