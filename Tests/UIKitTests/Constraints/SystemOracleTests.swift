import Foundation
import Testing
import UIKit

/// The random systems of oracles/systems.jsonl as views with intrinsic sizes and constraints, under their ids.
@MainActor struct SystemOracleTests {
  struct System: Decodable, CustomTestStringConvertible, Sendable {
    struct View: Decodable, Sendable {
      let n: String
      let intrinsic: [Double]?
      let hug: [Float]?
      let comp: [Float]?
    }

    struct Constraint: Decodable, Sendable {
      let a: String
      let rel: String
      let p: Float
      let k: Double
      let b: String?
      let m: Double?
    }

    let id: String
    let views: [View]
    let constraints: [Constraint]
    let frames: [String: [Double]]
    var testDescription: String { id }
  }

  nonisolated static let systems: [System] = {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = tests.appendingPathComponent("AutoLayoutTests/Fixtures/systems.jsonl")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(System.self, from: Data($0.utf8)) }
  }()

  @Test func theFixtureIsThere() { #expect(SystemOracleTests.systems.count >= 300) }

  @Test(arguments: systems) func system(_ system: System) throws {
    let root = UIView()
    var views: [String: UIView] = [:]
    for view in system.views {
      views[view.n] = view.n == "root" ? root : make(view)
      if let made = views[view.n], made !== root { root.addSubview(made) }
    }
    for constraint in system.constraints {
      if constraint.b == nil, constraint.a.hasPrefix("root.") {
        if constraint.a == "root.width" { root.frame.size.width = constraint.k }
        if constraint.a == "root.height" { root.frame.size.height = constraint.k }
        continue
      }
      try activate(constraint, views)
    }
    root.layoutIfNeeded()
    for (name, expected) in system.frames {
      let frame = try #require(views[name]).frame
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 0.05 }, "\(name): \(found), not \(expected)")
    }
  }

  private func make(_ view: System.View) -> UIView {
    let size = view.intrinsic ?? [-1, -1]
    let box = Box(size[0], size[1])
    if let hug = view.hug { _ = box.hug(hug[0], hug[1]) }
    if let comp = view.comp { _ = box.resist(comp[0], comp[1]) }
    return box
  }

  private func activate(_ constraint: System.Constraint, _ views: [String: UIView]) throws {
    func parts(_ name: String) throws -> (UIView, NSLayoutConstraint.Attribute) {
      let words = name.split(separator: ".").map(String.init)
      let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "width": .width, "height": .height,
        "centerX": .centerX, "centerY": .centerY,
      ]
      return (try #require(views[words[0]]), try #require(attributes[words[1]]))
    }
    let (one, attribute) = try parts(constraint.a)
    let other = try constraint.b.map(parts)
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    let made = NSLayoutConstraint(
      item: one, attribute: attribute, relatedBy: try #require(relations[constraint.rel]), toItem: other?.0,
      attribute: other?.1 ?? .notAnAttribute, multiplier: constraint.m ?? 1, constant: constraint.k)
    made.priority = UILayoutPriority(constraint.p)
    made.isActive = true
  }
}
