// The compiler's side of `#Preview` and `@Previewable`, which expand to nothing, as a build for running has it, and of
// `@Entry`.
//
// The compiler speaks to a macro executable over standard input and output: a length (8 bytes, little endian), then
// that much JSON. Two kinds of message need an answer here; swift-syntax is not needed for so little.

import Foundation

func read(_ count: Int) -> Data? {
  var data = Data()
  while data.count < count {
    let more = FileHandle.standardInput.readData(ofLength: count - data.count)
    guard !more.isEmpty else { return nil }
    data.append(more)
  }
  return data
}

func answer(_ json: String) {
  var length = UInt64(json.utf8.count).littleEndian
  FileHandle.standardOutput.write(Data(bytes: &length, count: 8) + Data(json.utf8))
}

func expansion(_ message: [String: Any]) -> String {
  guard let request = message["expandAttachedMacro"] as? [String: Any],
    (request["macro"] as? [String: Any])?["typeName"] as? String == "Entry",
    let declaration = (request["declSyntax"] as? [String: Any])?["source"] as? String,
    let entry = EntryMacro(declaration)
  else { return "" }
  return request["macroRole"] as? String == "accessor" ? entry.accessors : entry.key
}

while let header = read(8) {
  let length = header.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  guard let body = read(Int(length)),
    let message = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
  else { exit(1) }
  if message["getCapability"] != nil {
    answer(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  } else {
    let result: [String: Any] = ["expandedSource": expansion(message), "diagnostics": [Any]()]
    let json = (try? JSONSerialization.data(withJSONObject: ["expandMacroResult": result])) ?? Data()
    answer(String(decoding: json, as: UTF8.self))
  }
}
