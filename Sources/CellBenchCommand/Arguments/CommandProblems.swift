import CellBenchReport

/// Several things that are wrong at once. All are told; the first class in the order 64, 65, 66, 74 is the exit code.
struct CommandProblems: Error {
  private(set) var messages: [String] = []
  private var codes: [Int32] = []

  var exitCode: Int32 { [64, 65, 66, 74].first(where: codes.contains) ?? 1 }

  /// Runs `body`; what it throws is kept.
  mutating func collect<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch let error as CommandError {
      note(error.message, error.exitCode)
    } catch let error as ReportError {
      note(error.message, error.exitCode)
    } catch {
      note("\(error)", 1)
    }
    return nil
  }

  private mutating func note(_ message: String, _ code: Int32) {
    messages.append(message)
    codes.append(code)
  }

  /// Throws itself if there is anything to tell.
  func throwIfAny() throws {
    if !messages.isEmpty { throw self }
  }
}
