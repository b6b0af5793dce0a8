import Foundation
import SwiftUICore

/// One case of `Fixtures/layout.json`.
struct LayoutCase: @unchecked Sendable {
  let id: String
  let object: [String: Any]

  static let all: [String: LayoutCase] = {
    let text = Fixture.lines("layout.json").joined(separator: "\n")
    let list = try! JSONSerialization.jsonObject(with: Data(text.utf8)) as! [[String: Any]]
    return Dictionary(
      uniqueKeysWithValues: list.map { ($0["id"] as! String, Self(id: $0["id"] as! String, object: $0)) })
  }()

  static func ids(ofKind kind: String) -> [String] {
    all.values.filter { $0.object["kind"] as? String == kind }.map(\.id).sorted()
  }

  var expected: [String: Any] { object["expected"] as! [String: Any] }

  var size: CGSize {
    let proposal = object["proposal"] as! [String: Any]
    return CGSize(width: number(proposal["width"]), height: number(proposal["height"]))
  }

  struct Frame: Equatable, CustomStringConvertible {
    let letter: String
    let rect: CGRect
    var description: String { "\(letter) \(rect.minX) \(rect.minY) \(rect.width) \(rect.height)" }
  }

  var frames: [Frame] {
    (expected["frames"] as! [[String: Any]]).map {
      Frame(
        letter: $0["c"] as! String,
        rect: CGRect(x: number($0["x"]), y: number($0["y"]), width: number($0["w"]), height: number($0["h"])))
    }
  }

  /// The expected answers, by name of the proposal.
  var answers: [(String, ProposedViewSize, CGSize)] {
    guard let sizes = expected["sizeThatFits"] as? [String: [Any]] else { return [] }
    let proposals: [(String, ProposedViewSize)] = [
      ("proposal", ProposedViewSize(size)), ("unspecified", .unspecified), ("zero", .zero), ("infinity", .infinity),
    ]
    return proposals.map { name, proposal in
      (name, proposal, CGSize(width: number(sizes[name]![0]), height: number(sizes[name]![1])))
    }
  }

  private func number(_ value: Any?) -> CGFloat {
    value as? String == "inf" ? .infinity : CGFloat((value as! NSNumber).doubleValue)
  }
}
