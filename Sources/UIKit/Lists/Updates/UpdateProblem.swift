import Foundation

/// Why a batch of updates cannot be: UIKit's explanation, where it would raise an exception.
struct UpdateProblem: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = "Invalid update: " + message }

  static func sections(after: Int, before: Int, inserted: Int, deleted: Int) -> UpdateProblem {
    UpdateProblem(
      "invalid number of sections. The number of sections contained in the table view after the update (\(after)) must "
        + "be equal to the number of sections contained in the table view before the update (\(before)), plus or minus "
        + "the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).")
  }

  static func rows(
    in section: Int, after: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int
  ) -> UpdateProblem {
    UpdateProblem(
      "invalid number of rows in section \(section). The number of rows contained in an existing section after the "
        + "update (\(after)) must be equal to the number of rows contained in that section before the update "
        + "(\(before)), plus or minus the number of rows inserted or deleted from that section (\(inserted) inserted, "
        + "\(deleted) deleted) and plus or minus the number of rows moved into or out of that section (\(movedIn) "
        + "moved in, \(movedOut) moved out).")
  }
}
