import SwiftUI
import UIKit

/// One kind of row: what it shows, as a SwiftUI view and as a plain-UIKit twin. Every host strategy runs every content.
@MainActor public protocol RowContent {
  /// The data of one row. Strategies hand it on and never look inside.
  associatedtype Row
  associatedtype Root: View
  associatedtype Twin: RowTwin where Twin.Row == Row

  /// The second part of a benchmark's id.
  static var name: String { get }
  /// The row at `index`. The same index and the same random numbers give the same row.
  static func row(at index: Int, from random: inout SeededRandom) -> Row
  static func view(for row: Row) -> Root
  /// A text that this row shows and no other does.
  static func mark(of row: Row) -> String
  /// What a row's height is taken for before it is seen.
  static var estimatedRowHeight: CGFloat { get }
}

/// A view of plain UIKit that shows the same row as a `RowContent`'s SwiftUI view: the same texts, in the same order,
/// in the same places to within a point.
@MainActor public protocol RowTwin: UIView {
  associatedtype Row
  init()
  func show(_ row: Row)
}
