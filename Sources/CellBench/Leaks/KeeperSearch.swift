import CMeter
import UIKit

/// Finds out who keeps an object alive, by following the strong references of objects: stored properties, collections,
/// enumerations, existentials, and what closures have captured.
///
/// Properties are followed by what the runtime knows about them. What a closure has captured is not described at run time;
/// its words are looked at one by one and followed where an object lives. An `unowned` capture is taken for a strong one.
@MainActor final class KeeperSearch {
  /// An object or context that was reached, and how.
  private struct Visit {
    let object: AnyObject?
    let address: UnsafeRawPointer
    let from: Int
    let edge: String
  }

  private var visits: [Visit] = []
  private var seen: Set<UnsafeRawPointer> = []
  private let targets: Set<UnsafeRawPointer>
  private let except: [String]
  private let probe = HeapProbe()
  /// By target, the visit that reached it first.
  private(set) var found: [UnsafeRawPointer: Int] = [:]

  /// - Parameters:
  ///   - targets: what is looked for. It is not gone through.
  ///   - except: names of stored properties that are not followed.
  init(for targets: [AnyObject], except: [String] = []) {
    self.targets = Set(targets.map(Self.address))
    self.except = except
  }

  static func address(_ object: AnyObject) -> UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Follows everything that `root` holds.
  func follow(_ root: AnyObject) {
    let place = visits.count
    visits.append(Visit(object: root, address: Self.address(root), from: -1, edge: ""))
    if !targets.contains(Self.address(root)) { seen.insert(Self.address(root)) }
    run(from: place)
  }

  /// Follows the global and static variables of the program, which no other thread may change meanwhile.
  func followGlobals() {
    let place = visits.count
    for region in HeapProbe.globals() {
      for offset in stride(from: 0, to: region.count - 7, by: 8) {
        let word = region.load(fromByteOffset: offset, as: UInt.self)
        reach(word: word, from: -1, edge: "a global or static variable")
      }
    }
    run(from: place)
  }

  /// The way to a target that was reached, from its root, as a sentence's worth of text.
  func path(to target: AnyObject) -> String? {
    guard let last = found[Self.address(target)] else { return nil }
    var names = [Self.name(of: target)]
    var place = last
    while place >= 0 {
      let visit = visits[place]
      if visit.from < 0 {
        if !visit.edge.isEmpty { names.append(visit.edge) }
        break
      }
      let owner = visits[visit.from]
      if owner.object == nil {
        names.append("a closure")
      } else if let object = owner.object {
        names.append(Self.name(of: object) + (visit.edge.isEmpty ? "" : "." + visit.edge))
      }
      place = visit.from
    }
    return names.reversed().joined(separator: " → ")
  }

  static func name(of object: AnyObject) -> String { _typeName(type(of: object), qualified: false) }

  // MARK: Following

  private func run(from first: Int) {
    var next = first
    while next < visits.count, visits.count < 500_000, found.count < targets.count {
      let visit = visits[next]
      defer { next += 1 }
      // A target is not gone through, unless it is where the search began.
      if visit.from >= 0, targets.contains(visit.address) { continue }
      if let object = visit.object { expand(object, next) } else { expand(context: visit.address, next) }
    }
  }

  private func reach(_ object: AnyObject, from place: Int, edge: String) {
    let address = Self.address(object)
    if targets.contains(address) {
      guard found[address] == nil else { return }
      visits.append(Visit(object: object, address: address, from: place, edge: edge))
      found[address] = visits.count - 1
      return
    }
    guard seen.insert(address).inserted else { return }
    visits.append(Visit(object: object, address: address, from: place, edge: edge))
  }

  private func reach(context address: UnsafeRawPointer, from place: Int, edge: String) {
    guard seen.insert(address).inserted else { return }
    visits.append(Visit(object: nil, address: address, from: place, edge: edge))
  }

  private func reach(word: UInt, from place: Int, edge: String) {
    guard let address = UnsafeRawPointer(bitPattern: word), !seen.contains(address) else { return }
    switch probe?.look(at: word) {
    case .object(let object): reach(object, from: place, edge: edge)
    case .context: reach(context: address, from: place, edge: edge)
    case nil: break
    }
  }

  private func expand(_ object: AnyObject, _ place: Int) {
    let type: AnyObject.Type = type(of: object)
    let base = Self.address(object)
    if _typeName(type, qualified: false).hasPrefix("_ContiguousArrayStorage<") { return expand(array: base, place) }
    FieldMetadata.forEach(in: type) { name, fieldType, offset in
      if except.contains(name) { return }
      follow(base + offset, fieldType, place, Self.shown(name, of: object))
    }
  }

  /// The elements of an array's storage, for arrays that are reached by what a closure captured.
  private func expand(array base: UnsafeRawPointer, _ place: Int) {
    let count = base.load(fromByteOffset: 16, as: Int.self)
    let capacity = base.load(fromByteOffset: 24, as: Int.self) >> 1
    guard count > 0, capacity > 0, cmeter_heap_size(base) > 32 else { return }
    let room = cmeter_heap_size(base) - 32
    let stride = max(8, room / capacity & ~7)
    for offset in Swift.stride(from: 0, to: min(count * stride, room) - 7, by: 8) {
      reach(
        word: base.load(fromByteOffset: 32 + offset, as: UInt.self), from: place, edge: "[\(offset / stride)]")
    }
  }

  /// What a closure captured, or the box of a variable.
  private func expand(context: UnsafeRawPointer, _ place: Int) {
    let size = min(cmeter_heap_size(context), 1_024)
    for offset in stride(from: 16, to: size - 7, by: 8) {
      reach(word: context.load(fromByteOffset: offset, as: UInt.self), from: place, edge: "")
    }
  }

  /// A value in memory.
  private func follow(_ address: UnsafeRawPointer, _ type: Any.Type, _ place: Int, _ edge: String) {
    switch TypeKind(type) {
    case .object: reach(word: address.load(as: UInt.self), from: place, edge: edge)
    case .function: reach(word: address.load(fromByteOffset: 8, as: UInt.self), from: place, edge: edge)
    case .structure where isCollection(type), .existential, .tuple: follow(load(type, address), place, edge)
    case .structure:
      FieldMetadata.forEach(in: type) { name, fieldType, offset in
        follow(address + offset, fieldType, place, edge)
      }
    case .enumeration:
      // Loading an optional function would wrap it.
      if _typeName(type, qualified: false).contains("->"), size(type) == 16 {
        reach(word: address.load(fromByteOffset: 8, as: UInt.self), from: place, edge: edge)
      } else {
        follow(load(type, address), place, edge)
      }
    case .other: break
    }
  }

  /// A value that was taken out of memory.
  private func follow(_ value: Any, _ place: Int, _ edge: String) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class: reach(value as AnyObject, from: place, edge: edge)
    case .collection, .set:
      for (index, child) in mirror.children.enumerated() { follow(child.value, place, "\(edge)[\(index)]") }
    case .dictionary, .optional, .enum, .tuple:
      for child in mirror.children { follow(child.value, place, edge) }
    default:
      func opened<Value>(_ value: Value) -> Bool { open(value, place, edge) }
      if _openExistential(value, do: opened) { return }
      // A value that was stored as an existential is boxed as one.
      for child in mirror.children { follow(child.value, place, edge) }
    }
  }

  private func open<Value>(_ value: Value, _ place: Int, _ edge: String) -> Bool {
    guard [.structure, .function].contains(TypeKind(Value.self)) else { return false }
    withUnsafeBytes(of: value) { bytes in
      if let base = bytes.baseAddress { follow(base, Value.self, place, edge) }
    }
    return true
  }

  private func load<Value>(_ type: Value.Type, _ address: UnsafeRawPointer) -> Any {
    address.assumingMemoryBound(to: Value.self).pointee
  }

  private func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }

  private func isCollection(_ type: Any.Type) -> Bool {
    let name = _typeName(type, qualified: false)
    return name.hasPrefix("Array<") || name.hasPrefix("ContiguousArray<") || name.hasPrefix("Dictionary<")
      || name.hasPrefix("Set<")
  }

  /// The name of a property as its users know it.
  private static func shown(_ field: String, of object: AnyObject) -> String {
    switch field {
    case "storedChildren": "children"
    case "children" where object is UIView: "subviews"
    case "loadedView" where object is UIViewController: "view"
    default: field.hasPrefix("$__lazy_storage_$_") ? String(field.dropFirst(18)) : field
    }
  }
}
