import Foundation
import Testing

/// No hash order decides what work is done: processes whose hashes differ count the same, retains included.
struct HashSeedTests {
  @Test(arguments: [
    "first-screen/message/updateRoot/generic", "rotate,list=collection/message/configuration/generic",
    "type-size,list=collection/message/uikitAutoLayout/none", "gallery/cell/configuration",
  ]) func countsDoNotDependOnTheHashSeed(benchmark: String) throws {
    let request = """
      {"version":1,"benchmark":"\(benchmark)","task":"count","seed":1,"plants":[],"samples":1,"budget":100,"frames":false}
      """
    // Without the variable by which the bench fixes the hashes of its workers.
    let answers = try (0..<4).map { _ in
      try Cellbench.launch(
        "/bin/sh", ["-c", "exec \"$0\" __worker \"$1\" 3>&1 >/dev/null", Cellbench.path, request],
        environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC"])
    }
    func exact(_ text: String) throws -> [String: Double?] {
      let answer = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
      return answer.exact.mapValues(\.value)
    }
    let first = try exact(answers[0].output)
    #expect((first["retains"] ?? nil) ?? 0 > 0)
    for answer in answers.dropFirst() { #expect(try exact(answer.output) == first) }
  }

  private struct Answer: Decodable {
    struct Exact: Decodable { let value: Double? }
    let exact: [String: Exact]
  }
}
