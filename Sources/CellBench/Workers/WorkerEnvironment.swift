import CellBenchReport
import Meter
import TextLayout

/// What a worker was built with, and what decides its counts. It may be of another revision than the run that asks.
struct WorkerEnvironment: Codable, Equatable {
  var swift = SwiftVersion.compiler
  var configuration = Self.configuration
  var architecture = Self.architecture
  var allocator = Instrument.allocator
  var engine = Engine.version
  var textTable = TextLayout.tableVersion
  var icu = TextLayout.icuVersion

  func describe(in environment: inout Environment) {
    environment.swift = swift
    environment.configuration = configuration
    environment.architecture = architecture
    environment.allocator = allocator
    environment.engine = engine
    environment.textTable = textTable
    environment.icu = icu
  }

  private static var configuration: String {
    #if DEBUG
      "debug"
    #else
      "release"
    #endif
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86_64"
    #elseif arch(arm64)
      "arm64"
    #else
      "other"
    #endif
  }
}
