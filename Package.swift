// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// The floors of the house: a target depends only on targets of the floors below its own.
//
//   6  Benchmarks/CellHosting (the executable `cellbench`)
//   5  CellBenchCommand
//   4  CellBench
//   3  SwiftUI
//   2  UIKit    SwiftUICore
//   1  AutoLayout   TextLayout   Combine   CoreGraphics   CellBenchReport (Foundation only)
//   0  CMeter ← Meter ← Turns (← CTurns)   CEscape

let package = Package(
  name: "cellbench",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .library(name: "CellBench", targets: ["CellBench", "CellBenchCommand"]),
    .executable(name: "cellbench", targets: ["CellHosting"]),
  ],
  targets: [
    // Floor 0: what is counted, how a reading is taken, the clock that steps.
    .target(name: "CMeter", linkerSettings: [.linkedLibrary("jemalloc")]),
    .target(name: "Meter", dependencies: ["CMeter"]),
    .target(name: "CTurns"),
    .target(name: "CEscape"),
    .target(name: "Turns", dependencies: ["CTurns", "Meter"]),

    // Floor 1: engines that know neither UIKit nor SwiftUI, and the report.
    .target(name: "AutoLayout", dependencies: ["Meter"]),
    .target(
      name: "TextLayout", dependencies: ["Meter"],
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "Combine", dependencies: ["Meter"]),
    .target(name: "CoreGraphics"),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
    .target(name: "CellBenchReport"),

    // Floor 2: the two frameworks, which do not know each other.
    .target(
      name: "UIKit", dependencies: ["AutoLayout", "CoreGraphics", "Meter", "TextLayout", "Turns"]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit", "_Testing_CoreGraphics"]),
    .target(
      name: "SwiftUICore", dependencies: ["CEscape", "Combine", "CoreGraphics", "Meter", "TextLayout", "Turns"]),

    // Floor 3: the bridge. `#Preview` expands to nothing, in the compiler's own process.
    .macro(name: "PreviewMacro"),
    .target(name: "SwiftUI", dependencies: ["Combine", "Meter", "PreviewMacro", "SwiftUICore", "Turns", "UIKit"]),

    // Floors 4 to 6: the bench.
    .target(
      name: "CellBench",
      dependencies: ["CellBenchReport", "CMeter", "Meter", "SwiftUI", "TextLayout", "Turns", "UIKit"]),
    .target(name: "CellBenchCommand", dependencies: ["CellBench", "CellBenchReport"]),
    .executableTarget(
      name: "CellHosting",
      dependencies: ["AutoLayout", "CellBench", "CellBenchCommand", "CellBenchReport", "SwiftUI", "UIKit"],
      path: "Benchmarks/CellHosting"),

    // One test target per target.
    .testTarget(name: "MeterTests", dependencies: ["CMeter", "Meter"]),
    .testTarget(name: "TurnsTests", dependencies: ["Turns"]),
    .testTarget(name: "AutoLayoutTests", dependencies: ["AutoLayout"], resources: [.copy("Fixtures")]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(name: "CellBenchReportTests", dependencies: ["CellBenchReport"], resources: [.copy("Fixtures")]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
    .testTarget(
      name: "SwiftUICoreTests", dependencies: ["SwiftUICore", "_Testing_CoreGraphics"], resources: [.copy("Fixtures")]),
    .testTarget(name: "SwiftUITests", dependencies: ["SwiftUI", "_Testing_UIKit"]),
    .testTarget(name: "CellBenchTests", dependencies: ["CellBench", "_Testing_UIKit"]),
    .testTarget(name: "CellBenchCommandTests", dependencies: ["CellBenchCommand", "_Testing_UIKit"]),
    .testTarget(name: "CellHostingTests", dependencies: ["CellBenchReport", "CellHosting", "_Testing_UIKit"]),
  ],
  swiftLanguageModes: [.v6]
)
