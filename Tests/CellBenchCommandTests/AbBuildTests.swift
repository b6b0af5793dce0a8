import CellBenchReport
import Foundation
import Testing

@testable import CellBenchCommand

/// What `ab` builds, with a `swift` that copies a program where the real one would link it.
@Suite(.serialized) struct AbBuildTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    let swift = #"""
      #!/bin/sh
      # build -c release --package-path FOLDER --product NAME [--show-bin-path]
      [ -z "$8" ] || { echo "$5/bin"; exit 0; }
      grep -q good "$5/Package.swift" || { echo "no good manifest in $5" >&2; exit 1; }
      if [ -n "$SLOW" ]; then echo $$ > "$SLOW"; sleep 60; fi
      mkdir -p "$5/bin" && cp "$CELLBENCH" "$5/bin/$7"
      """#
    try FileManager.default.createDirectory(atPath: folder.file("tools"), withIntermediateDirectories: false)
    try swift.write(toFile: folder.file("tools/swift"), atomically: true, encoding: .utf8)
    let made = try shell(
      """
      chmod +x tools/swift; ln -s $CELLBENCH tools/cellbench; mkdir package; cd package
      git init -q .; git config user.email a@b.c; git config user.name a; printf '.build\\nbin\\nout\\n' > .gitignore
      echo good 1 > Package.swift; git add -A; git commit -qm 1
      echo bad > Package.swift; git commit -qam 2
      echo good 3 > Package.swift; git commit -qam 3
      """, in: folder)
    #expect(made.code == 0, "\(made.errors)")
  }

  /// Runs a script in the package, with `ab` for a comparison of what follows it.
  func inPackage(_ script: String) throws -> Outcome {
    try shell(
      """
      PATH=$PWD/tools:$PATH; export PATH CELLBENCH; cd package
      ab() { cellbench ab --filter calibrate/alloc,n=1 --rounds 0 "$@"; }
      \(script)
      """, in: folder)
  }

  /// The worktrees that are kept, and what else lies beside them.
  var kept: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.file("package/.build/cellbench-ab")) }
  }

  func commit(_ revision: String) throws -> String {
    try inPackage("git rev-parse \(revision)").output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func `worktrees are kept by commit, and the reports say which`() throws {
    let outcome = try inPackage("ab --base HEAD~2 && ab --base HEAD~2 --head HEAD && git status --porcelain")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let (old, new) = (try commit("HEAD~2"), try commit("HEAD"))
    #expect(try Set(kept) == [old, new])
    #expect(try Report.load(folder.file("package/out/ab/base.json")).environment.commit == old)
    #expect(try Report.load(folder.file("package/out/ab/head.json")).environment.commit == new)
  }

  @Test func `what does not build is not kept`() throws {
    let outcome = try inPackage("ab --base HEAD~1")
    #expect(outcome.code == 1 && outcome.errors.contains("ended with code 1"))
    #expect(try kept == [])
    #expect(try inPackage("git worktree list | wc -l").output.contains("1"))
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)]) func `a signal while it builds ends the build, and nothing is left`(
    signal: String, code: Int
  ) throws {
    let outcome = try inPackage(
      """
      export SLOW=$PWD/pid; cellbench ab --base HEAD~2 & pid=$!
      while ! [ -s pid ]; do sleep 0.02; done
      kill -\(signal) $pid; wait $pid; code=$?
      kill -0 $(cat pid) 2> none && echo orphan; exit $code
      """)
    #expect(outcome.code == Int32(code), "\(outcome.errors)")
    #expect(outcome.errors.contains("stopped by signal"))
    #expect(!outcome.output.contains("orphan"))
    #expect(try kept == [])
  }

  @Test(arguments: ["rm Package.swift", "rm .git", "echo bad > Package.swift", "git worktree lock $PWD; rm -r $PWD"])
  func `a worktree that is not what was committed is made anew`(damage: String) throws {
    let outcome = try inPackage(
      "ab --base HEAD~2 && (cd .build/cellbench-ab/$(git rev-parse HEAD~2) && \(damage)) && ab --base HEAD~2")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let text = folder.text(folder.file("package/.build/cellbench-ab/\(try commit("HEAD~2"))/Package.swift"))
    #expect(text == "good 1\n")
  }

  @Test(arguments: ["rm .git && mkdir .git", "echo 'gitdir: ../../../.git' > .git"])
  func `the user's own files and branch are left alone, whatever lies where a worktree should be`(
    damage: String
  ) throws {
    let outcome = try inPackage(
      """
      ab --base HEAD~2 && (cd .build/cellbench-ab/$(git rev-parse HEAD~2) && \(damage))
      git branch > before; echo good unsaved > Package.swift; echo new > other; git add other
      export GIT_DIR=$PWD/.git GIT_INDEX_FILE=$PWD/.git/index
      ab --base HEAD~2; code=$?; git branch | cmp - before && git status --porcelain; cat Package.swift; exit $code
      """)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.hasSuffix(" M Package.swift\nA  other\n?? before\ngood unsaved\n"), "\(outcome.output)")
  }

  @Test func `what cannot be shown or is no program of the bench is told before anything is built or run`() throws {
    let format = try inPackage("ab --base HEAD~2 --format bencher")
    #expect(format.code == 64 && format.errors.contains("cannot show a comparison"))
    #expect(!format.errors.contains("building"))
    let place = try inPackage("ab --base HEAD~2 --out ''")
    #expect(place.code == 64 && place.errors.contains("--out needs the name of a folder"))
    let program = try inPackage("ab --base-executable /bin/true --head-executable $CELLBENCH")
    #expect(program.code == 65 && program.errors.contains("'/bin/true' does not list benchmarks"))
  }

  @Test(arguments: [
    (#"{"metric": "malocs"}"#, "mallocs"), (#"{"benchmark": "nothing/*", "metric": "mallocs"}"#, "nothing/*"),
  ]) func `a rule about nothing is told before anything is run`(rule: String, word: String) throws {
    let policy = "{\"schema\": \"cellbench.policy/1\", \"rules\": [\(rule)]}"
    try policy.write(toFile: folder.file("package/p.json"), atomically: true, encoding: .utf8)
    let outcome = try inPackage("ab --base-executable $CELLBENCH --head-executable $CELLBENCH --policy p.json")
    #expect(outcome.code == 64 && outcome.errors.contains(word) && !outcome.errors.contains("counted"))
  }

  @Test func `no report is written over the policy`() throws {
    let outcome = try inPackage(
      """
      echo '{"schema": "cellbench.policy/1"}' > base.json
      ab --base-executable $CELLBENCH --head-executable $CELLBENCH --policy base.json --out .
      """)
    #expect(outcome.code == 64 && outcome.errors.contains("--out would write over 'base.json'"))
  }

  @Test func `a program that was built elsewhere is of no commit`() throws {
    let outcome = try inPackage("ab --base-executable $CELLBENCH --head-executable $CELLBENCH")
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(try Report.load(folder.file("package/out/ab/base.json")).environment.commit == nil)
  }

  @Test func `the profile decides which benchmarks there are, as it does for run`() throws {
    let outcome = try inPackage(
      """
      id=$(cellbench list --profile full | grep -vxF "$(cellbench list)" | head -1); id=${id%%  *}
      cellbench ab --base-executable $CELLBENCH --head-executable $CELLBENCH --profile full --rounds 0 \
        --filter "$(dirname "$id")*" > shown 2> log; grep -c "counted $id" log
      """)
    #expect(outcome.output == "2\n", "\(outcome.output) \(outcome.errors)")
  }
}
