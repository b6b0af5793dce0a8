import Foundation

// Reports as bytes and as files.

extension Report {
  /// The largest report that is read: beyond it, a suite is split and its reports are kept apart.
  public static let maximumBytes = 128 << 20

  /// The report as JSON: sorted keys, one metric a line, the same bytes for the same results.
  public func encoded() -> [UInt8] { JSONWriter.bytes(of: self) }

  /// Reads a report from JSON.
  ///
  /// - Parameter file: The name that errors give.
  /// - Throws: `.data` for anything that is not a report of this schema.
  public static func decoded(from bytes: [UInt8], file: String = "report") throws(ReportError) -> Report {
    do throws(ReportError) {
      return try JSONReader.read(from: bytes, file: file)
    } catch {
      // A report of another version may be wrong for this one in any place: its version says so best.
      throw foreignSchema(bytes, file: file) ?? error
    }
  }

  /// Reads the report at a path.
  ///
  /// - Throws: `.missingInput` when it is not there or cannot be read, `.data` when it is not a report.
  public static func load(_ path: String) throws(ReportError) -> Report {
    let bytes = try InputFile.read(path, what: "report", limit: maximumBytes)
    return try decoded(from: bytes, file: path)
  }

  /// Writes the report to a path, whole or not at all.
  ///
  /// - Throws: `.cannotWrite`.
  public func write(to path: String) throws(ReportError) { try OutputFile.write(encoded(), to: path) }

  /// Nil when the file says that it is of this schema, and when it is too broken to say anything.
  private static func foreignSchema(_ bytes: [UInt8], file: String) -> ReportError? {
    let found: Result<String?, ReportError> = bytes.withUnsafeBufferPointer { buffer in
      do throws(ReportError) {
        return .success(try JSONReader(buffer, file: file).peek(member: "schema"))
      } catch {
        return .failure(error)
      }
    }
    guard case .success(let name) = found, name != schema else { return nil }
    guard let name else {
      return ReportError(.data, "\(file): not a report: it has no \"schema\"; this version reads \(quoted(schema))")
    }
    let isReport = name.hasPrefix("cellbench.report/")
    return ReportError(
      .data,
      "\(file): \(isReport ? "the" : "not a report: its") schema is \(quoted(name)), this version reads \(quoted(schema))"
        + (isReport ? ": run the benchmarks again" : ""))
  }
}

extension Benchmark {
  /// The benchmark as JSON, for handing it from one process to another.
  public func encoded() -> [UInt8] { JSONWriter.bytes(of: self) }

  /// Reads what `encoded` wrote.
  public static func decoded(from bytes: [UInt8], source: String = "benchmark") throws(ReportError) -> Benchmark {
    try JSONReader.read(from: bytes, file: source)
  }
}
