// swift-tools-version: 6.1
import PackageDescription

// A package that measures its own cells: the same sources that an app has, and a main of two lines.
let package = Package(
  name: "own-cells",
  dependencies: [.package(name: "cellbench", path: "../..")],
  targets: [
    .executableTarget(
      name: "own-cells",
      dependencies: [
        .product(name: "CellBench", package: "cellbench"),
        .product(name: "SwiftUI", package: "cellbench"),
        .product(name: "UIKit", package: "cellbench"),
      ])
  ],
  swiftLanguageModes: [.v5]
)
