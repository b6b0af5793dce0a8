import CMeter
import Foundation
import Glibc

/// Names for addresses of code: from the program's own symbol table, which has its internal functions too, and for
/// libraries from what they export.
struct Symbols {
  private struct Function {
    let start: UInt
    let size: UInt
    let name: UInt32
  }

  private var functions: [Function] = []
  private var strings: [UInt8] = []
  private let base: UInt

  init() {
    base = Symbols.image(of: Symbols.anchor)?.base ?? 0
    load()
    functions.sort { $0.start < $1.start }
  }

  /// Where memory was asked for: the first callers that are the program's own, at most three, nearest first. The runtime
  /// and the libraries in between are left out.
  func site(_ addresses: [UInt]) -> [String] {
    var names: [String] = []
    for address in addresses {
      guard let name = ownName(address) else { continue }
      if Self.isPlumbing(name) { continue }
      names.append(name)
      if names.count == 3 { break }
    }
    if names.isEmpty, let first = addresses.first { names = [Self.image(of: first)?.symbol ?? "unknown"] }
    return names
  }

  /// Functions that only hand on what somebody else asks for.
  private static func isPlumbing(_ name: String) -> Bool {
    name.hasPrefix("swift_") || name == "malloc" || name == "calloc" || name == "realloc" || name.hasPrefix("posix_")
      || name.hasPrefix("aligned") || name.hasPrefix("generic specialization") && name.contains(" of Swift.")
  }

  private func ownName(_ address: UInt) -> String? {
    // A return address may be the first of the next function.
    guard address > base else { return nil }
    let place = address - base - 1
    var low = 0
    var high = functions.count
    while low < high {
      let middle = (low + high) / 2
      if functions[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let function = functions[low - 1]
    guard place < function.start + function.size else { return nil }
    let start = Int(function.name)
    let end = strings[start...].firstIndex(of: 0) ?? strings.count
    return Self.short(Self.demangled(String(decoding: strings[start..<end], as: UTF8.self)))
  }

  /// A function's name without its arguments and its file's mark: `Module.Type.function`.
  static func short(_ name: String) -> String {
    var name = name
    // A private name is "(name in _MARK)".
    while let mark = name.range(of: " in _") {
      guard let open = name[..<mark.lowerBound].lastIndex(of: "("),
        let close = name[mark.upperBound...].firstIndex(of: ")")
      else { break }
      name.removeSubrange(mark.lowerBound...close)
      name.remove(at: open)
    }
    for (prefix, place) in [("closure", " in "), ("generic specialization", " of "), ("specialized", " of ")] {
      guard name.hasPrefix(prefix), let rest = name.range(of: place, options: .backwards) else { continue }
      return (prefix == "closure" ? "closure in " : "") + cut(name[rest.upperBound...])
    }
    return cut(name[...])
  }

  private static func cut(_ name: Substring) -> String {
    let end = [name.range(of: "("), name.range(of: " -> ")].compactMap { $0?.lowerBound }.min() ?? name.endIndex
    return String(name[..<end])
  }

  // MARK: The program's file

  private mutating func load() {
    guard let file = fopen("/proc/self/exe", "rb") else { return }
    defer { fclose(file) }
    func read(_ offset: Int, _ count: Int) -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: count)
      guard fseek(file, offset, SEEK_SET) == 0, fread(&bytes, 1, count, file) == count else { return [] }
      return bytes
    }
    let header = read(0, 64)
    guard header.count == 64, header.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]) else { return }
    let sectionSize = Int(header.number(58, 2))
    let sections = read(Int(header.number(40, 8)), sectionSize * Int(header.number(60, 2)))
    func section(_ index: Int) -> (type: UInt, offset: Int, size: Int, link: Int) {
      let at = index * sectionSize
      return (
        sections.number(at + 4, 4), Int(sections.number(at + 24, 8)), Int(sections.number(at + 32, 8)),
        Int(sections.number(at + 40, 4))
      )
    }
    let symbolTable: UInt = 2
    guard !sections.isEmpty,
      let table = (0..<sections.count / sectionSize).map(section).first(where: { $0.type == symbolTable })
    else { return }
    let names = section(table.link)
    strings = read(names.offset, names.size)
    let symbols = read(table.offset, table.size)
    for at in stride(from: 0, to: symbols.count, by: 24) {
      let isFunction = symbols[at + 4] & 0xF == 2
      let (start, size) = (symbols.number(at + 8, 8), symbols.number(at + 16, 8))
      if isFunction && size > 0 {
        functions.append(Function(start: start, size: size, name: UInt32(symbols.number(at, 4))))
      }
    }
  }

  // MARK: The linker and the runtime

  /// The address of some function of the program.
  private static var anchor: UInt { unsafeBitCast({} as @convention(c) () -> Void, to: UInt.self) }

  private static func image(of address: UInt) -> (base: UInt, symbol: String?)? {
    var base: UInt = 0
    var name: UnsafePointer<CChar>?
    guard cmeter_symbol(address, &base, &name) else { return nil }
    return (base, name.map { demangled(String(cString: $0)) })
  }

  private static func demangled(_ name: String) -> String {
    guard name.hasPrefix("$s") else { return name }
    return name.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.withMemoryRebound(to: CChar.self) { bytes -> String? in
        guard let text = demangle(bytes.baseAddress, bytes.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
      }
    }.flatMap(\.self) ?? name
  }
}

extension [UInt8] {
  /// A number of `count` bytes, the lowest first.
  fileprivate func number(_ at: Int, _ count: Int) -> UInt {
    self[at..<at + count].reversed().reduce(0) { $0 << 8 | UInt($1) }
  }
}

/// The runtime's own.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>?, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
