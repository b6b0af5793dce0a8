import Foundation
import Meter

/// The boundary at which lengths from outside enter the layout: what is no length is replaced, counted and named.
///
/// Models SwiftUI's "Invalid frame dimension (negative or non-finite)."; the message names the modifier.
enum LayoutValue {
  /// `value`, or `replacement` if it is infinite or no number.
  static func finite(_ value: CGFloat, or replacement: CGFloat, _ name: StaticString) -> CGFloat {
    guard !value.isFinite else { return value }
    report(value, name)
    return replacement
  }

  /// `value`, or nil if it is infinite, negative or no number.
  static func length(_ value: CGFloat?, _ name: StaticString) -> CGFloat? {
    guard let value, !(value.isFinite && value >= 0) else { return value }
    report(value, name)
    return nil
  }

  /// `value`, or nil if it is negative or no number; infinity is a limit like any other.
  static func limit(_ value: CGFloat?, _ name: StaticString) -> CGFloat? {
    guard let value, !(value >= 0) else { return value }
    report(value, name)
    return nil
  }

  private static func report(_ value: CGFloat, _ name: StaticString) {
    RuntimeIssue.report("invalidLayoutValue", "Invalid \(name): \(value) is negative or not finite.")
  }
}
