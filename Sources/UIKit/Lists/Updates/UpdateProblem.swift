import Foundation

/// Why a batch of updates cannot be: UIKit's explanation, where it would raise an exception.
struct UpdateProblem: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = "Invalid update: " + message }

  /// What a list calls itself and its rows.
  struct Words {
    let list: String
    let row: String
    static let table = Words(list: "table view", row: "row")
    static let collection = Words(list: "collection view", row: "item")
  }

  static func sections(after: Int, before: Int, inserted: Int, deleted: Int, _ words: Words) -> UpdateProblem {
    UpdateProblem(
      "invalid number of sections. The number of sections contained in the \(words.list) after the update (\(after)) "
        + "must be equal to the number of sections contained in the \(words.list) before the update (\(before)), plus or "
        + "minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).")
  }

  static func rows(
    in section: Int, after: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int,
    _ words: Words
  ) -> UpdateProblem {
    UpdateProblem(
      "invalid number of \(words.row)s in section \(section). The number of \(words.row)s contained in an existing section after the "
        + "update (\(after)) must be equal to the number of \(words.row)s contained in that section before the update "
        + "(\(before)), plus or minus the number of \(words.row)s inserted or deleted from that section (\(inserted) inserted, "
        + "\(deleted) deleted) and plus or minus the number of \(words.row)s moved into or out of that section (\(movedIn) "
        + "moved in, \(movedOut) moved out).")
  }
}
