@_spi(Reflection) import Swift

/// How two values of one type are compared (facts: engine 4.1-3): plain values by their bytes even where the type is
/// `Equatable`, others by `==` if there is one, else field by field; closures and references by identity.
///
/// One is built per type when the type is first seen, so the first comparison is like every other (facts: 4.1-4).
final class Comparator {
  typealias Pointer = UnsafeRawPointer

  private enum Rule {
    /// Equal bytes or nothing: plain values without padding, references, closures, and what cannot be looked into.
    case bytes
    case equatable((Pointer, Pointer) -> Bool)
    case optional((Pointer) -> Bool, Comparator)
    /// By case and payload: the bytes that a case does not use say nothing.
    case enumeration((Pointer, Pointer) -> Bool)
    case fields([Field])
    /// The name of the case that an enumeration's value is of: the runtime's own, as reflection uses it.
    @_silgen_name("swift_EnumCaseName") private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

    /// What the graph keeps in a view beside the view's own value.
    case ignored
  }

  private struct Field {
    let offset: Int
    let comparator: Comparator
  }

  private let size: Int
  private var rule = Rule.bytes

  private init(size: Int) { self.size = size }

  /// Whether the values at `a` and `b` are equal.
  func areEqual(_ a: Pointer, _ b: Pointer) -> Bool {
    if case .ignored = rule { return true }
    if size == 0 || haveEqualBytes(a, b) { return true }
    switch rule {
    case .bytes, .ignored: return false
    case .equatable(let equal), .enumeration(let equal): return equal(a, b)
    case .optional(let isNil, let payload):
      switch (isNil(a), isNil(b)) {
      case (true, true): return true
      case (false, false): return payload.areEqual(a, b)
      default: return false
      }
    case .fields(let fields):
      for field in fields
      where !field.comparator.areEqual(a + field.offset, b + field.offset) { return false }
      return true
    }
  }

  func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in withUnsafePointer(to: b) { b in areEqual(Pointer(a), Pointer(b)) } }
  }

  private func haveEqualBytes(_ a: Pointer, _ b: Pointer) -> Bool {
    var offset = 0
    while offset + 8 <= size {
      if a.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != b.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    while offset < size {
      if a.load(fromByteOffset: offset, as: UInt8.self) != b.load(fromByteOffset: offset, as: UInt8.self) {
        return false
      }
      offset += 1
    }
    return true
  }

  // MARK: Building

  nonisolated(unsafe) private static var known: [ObjectIdentifier: Comparator] = [:]

  /// The comparator of a type.
  static func of<Value>(_ type: Value.Type) -> Comparator {
    if let comparator = known[ObjectIdentifier(type)] { return comparator }
    let comparator = Comparator(size: MemoryLayout<Value>.size)
    // A type that contains itself finds the comparator that is being built.
    known[ObjectIdentifier(type)] = comparator
    comparator.rule = rule(for: type)
    return comparator
  }

  private static func of(any type: Any.Type) -> Comparator {
    func open<Value>(_ type: Value.Type) -> Comparator { of(type) }
    return _openExistential(type, do: open)
  }

  private static func rule<Value>(for type: Value.Type) -> Rule {
    if type is any IgnoredInComparison.Type { return .ignored }
    let isPlain = _isPOD(type)
    let isEnumeration = Self.isEnumeration(type)
    if !isPlain || (isEnumeration && MemoryLayout<Value>.size > 1), let type = type as? any Equatable.Type {
      return .equatable(equality(of: type))
    }
    if let type = type as? any OptionalValue.Type { return optionalRule(type) }
    if isEnumeration { return MemoryLayout<Value>.size > 1 ? enumerationRule(type) : .bytes }
    guard type is AnyClass == false, let fields = fields(of: type) else { return .bytes }
    if isPlain, !hasPadding(fields, size: MemoryLayout<Value>.size) { return .bytes }
    return .fields(fields)
  }

  private static func equality(of type: any Equatable.Type) -> (Pointer, Pointer) -> Bool {
    func open<Value: Equatable>(_ type: Value.Type) -> (Pointer, Pointer) -> Bool {
      { $0.assumingMemoryBound(to: type).pointee == $1.assumingMemoryBound(to: type).pointee }
    }
    return open(type)
  }

  private static func optionalRule(_ type: any OptionalValue.Type) -> Rule {
    func open<Value: OptionalValue>(_ type: Value.Type) -> Rule {
      // The payload of an optional stands at its beginning.
      .optional({ $0.assumingMemoryBound(to: type).pointee.isNil }, of(any: type.wrappedType))
    }
    return open(type)
  }

  /// Whether a type is an enumeration other than `Optional`, by the first word of its metadata.
  private static func isEnumeration(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x201
  }

  /// Enumerations without equality are rare in views, so reflection serves.
  private static func enumerationRule<Value>(_ type: Value.Type) -> Rule {
    .enumeration { a, b in
      let first = a.assumingMemoryBound(to: type).pointee
      let second = b.assumingMemoryBound(to: type).pointee
      guard let name = enumCaseName(first), let other = enumCaseName(second),
        String(cString: name) == String(cString: other)
      else { return false }
      guard let payload = Mirror(reflecting: first).children.first?.value,
        let otherPayload = Mirror(reflecting: second).children.first?.value
      else { return true }
      return areEqual(payload, otherPayload)
    }
  }

  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    func open<Value>(_ a: Value) -> Bool {
      guard let b = b as? Value else { return false }
      return Comparator.of(Value.self).areEqual(a, b)
    }
    return _openExistential(a, do: open)
  }

  /// The fields of a structure or tuple, nil for what has none that could be walked.
  private static func fields(of type: Any.Type) -> [Field]? {
    var fields: [Field] = []
    var isComplete = true
    let isWalkable = _forEachField(of: type, options: []) { _, offset, type, kind in
      if kind == .enum || kind == .optional || kind == .struct || kind == .tuple || kind == .class
        || kind == .function || kind == .existential || kind == .metatype || kind == .existentialMetatype
      {
        fields.append(Field(offset: offset, comparator: of(any: type)))
      } else {
        isComplete = false
      }
      return true
    }
    guard isWalkable, isComplete, !fields.isEmpty else { return nil }
    return fields
  }

  private static func hasPadding(_ fields: [Field], size: Int) -> Bool {
    var covered = 0
    for field in fields {
      if case .fields = field.comparator.rule { return true }
      if case .optional = field.comparator.rule { return true }
      if case .equatable = field.comparator.rule { return true }
      if case .enumeration = field.comparator.rule { return true }
      covered += field.comparator.size
    }
    return covered != size
  }
}

/// The name of the case that an enumeration's value is of: the runtime's own, as reflection uses it.
@_silgen_name("swift_EnumCaseName") private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// What the graph keeps in a view beside the view's own value: two views that differ only there are equal.
protocol IgnoredInComparison {}

/// `Optional`, whatever it wraps.
private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}
