import Foundation

/// Gives each distinct name a small number, in the order in which names are first seen, so that values holding a name
/// stay plain bytes: cheap to copy and to compare.
final class Interner: @unchecked Sendable {
  private let lock = NSLock()
  private var numbers: [String: Int32] = [:]
  private var names: [String] = []

  func number(of name: String) -> Int32 {
    lock.withLock {
      if let number = numbers[name] { return number }
      let number = Int32(names.count)
      numbers[name] = number
      names.append(name)
      return number
    }
  }

  func name(of number: Int32) -> String { lock.withLock { names[Int(number)] } }
}
