import Foundation
import Testing

@testable import CellBenchCommand

@Suite struct InitTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test func `a package is written, named after its folder, depending on this one`() {
    let outcome = cellbench("init", folder.file("My cells!"))
    #expect(outcome.code == 0, "\(outcome.errors)")
    let manifest = folder.text(folder.file("My cells!/Package.swift"))
    #expect(manifest.contains(#"name: "My-cells""#))
    #expect(manifest.contains(#".package(name: "cellbench", path: "/"#))
    let main = folder.text(folder.file("My cells!/Sources/My-cells/main.swift"))
    #expect(main.contains(#""scroll-500/message/\(host)/generic""#))
    #expect(main.hasSuffix("main([suite])\n"))
    #expect(outcome.output.contains("swift run -c release My-cells run"))
  }

  @Test func `nothing that is there is overwritten`() throws {
    try "mine".write(toFile: folder.file("notes"), atomically: true, encoding: .utf8)
    let outcome = cellbench("init", folder.path)
    #expect(outcome.code == 64)
    #expect(folder.names == ["notes"])
  }

  @Test func `a folder that cannot be made, and a package that is not there, are told`() {
    #expect(cellbench("init", "/proc/none").code == 74)
    #expect(cellbench("init", folder.file("x"), "--cellbench", "/none").code == 66)
  }
}
