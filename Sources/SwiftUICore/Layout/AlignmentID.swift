import Foundation

/// A type that names an alignment guide and says where it is in a view that does not set it.
public protocol AlignmentID {
  /// The guide's position, in the view's own coordinates.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What identifies an alignment guide: its `AlignmentID` type, and the axis it runs across.
///
/// The built-in guides carry a code, so that asking for one costs a comparison of two bytes and no metatype call.
/// Unchecked because a metatype with a conformance is not known to be sendable; it is never changed.
@frozen public struct AlignmentKey: Hashable, @unchecked Sendable {
  /// Zero for a guide of the user's, otherwise which built-in one.
  let builtin: UInt8
  let axis: Axis
  let id: ObjectIdentifier
  let type: any AlignmentID.Type

  init(_ type: any AlignmentID.Type, axis: Axis, builtin: UInt8 = 0) {
    self.type = type
    self.axis = axis
    self.builtin = builtin
    id = ObjectIdentifier(type)
  }

  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(axis)
  }

  /// Whether the guide is a text baseline, which text and what contains it always set.
  var isBaseline: Bool { builtin == Builtin.firstTextBaseline || builtin == Builtin.lastTextBaseline }

  enum Builtin {
    static let leading: UInt8 = 1
    static let horizontalCenter: UInt8 = 2
    static let trailing: UInt8 = 3
    static let top: UInt8 = 4
    static let verticalCenter: UInt8 = 5
    static let bottom: UInt8 = 6
    static let firstTextBaseline: UInt8 = 7
    static let lastTextBaseline: UInt8 = 8
    static let other: UInt8 = 9
  }
}
