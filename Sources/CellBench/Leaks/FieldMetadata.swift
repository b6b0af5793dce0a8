// What the runtime knows about the stored properties of a type. `Mirror` is built on the same functions and does not say
// which properties are weak, which is what matters to a search for keepers.

/// A stored property, as the runtime describes it.
struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  /// Neither weak nor unowned.
  var isStrong = false
  var isVar = false

  /// The stored properties of a class with those of its superclasses, of a struct, or the elements of a tuple.
  static func forEach(in type: Any.Type, _ body: (_ name: String, _ type: Any.Type, _ offset: Int) -> Void) {
    for index in 0..<fieldCount(type) {
      var field = FieldMetadata()
      let fieldType = fieldType(type, index: index, metadata: &field)
      let name = field.name.map { String(cString: $0) } ?? "\(index)"
      field.free?(field.name)
      if field.isStrong { body(name, fieldType, fieldOffset(type, index: index)) }
    }
  }
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(_ type: Any.Type, index: Int, metadata: UnsafeMutablePointer<FieldMetadata>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int

/// What kind of type a metadata record describes, as far as a search for references tells types apart.
enum TypeKind {
  case object, structure, enumeration, tuple, function, existential, other

  init(_ type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee {
    case 0: self = .object
    case 0x200: self = .structure
    case 0x201, 0x202: self = .enumeration
    case 0x301: self = .tuple
    case 0x302: self = .function
    // With an associated type that is bound, an existential is of another kind.
    case 0x303, 0x307: self = .existential
    default: self = .other
    }
  }
}
