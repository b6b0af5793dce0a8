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

  @Test(arguments: ["SwiftUI", "class", "main"]) func `a name that a module cannot have is extended`(name: String) {
    #expect(cellbench("init", folder.file(name)).code == 0)
    #expect(folder.text(folder.file("\(name)/Package.swift")).contains(#"name: "\#(name)-cells""#))
  }

  @Test func `the command to go on with can be pasted`() {
    let outcome = cellbench("init", folder.file("it's; mine"))
    #expect(outcome.output.contains("cd '\(folder.path)/it'\\''s; mine' && swift run"))
  }

  @Test func `a file, or no name, is no folder to write into`() throws {
    try "mine".write(toFile: folder.file("notes"), atomically: true, encoding: .utf8)
    let outcome = cellbench("init", folder.file("notes"))
    #expect(outcome.code == 64 && outcome.errors.contains("is a file"))
    #expect(cellbench("init", "").code == 64)
  }
}
