import Foundation
import Meter
import Testing

@testable import UIKit

/// Whatever happened to a flow layout, its elements stand as a new one puts items of the same sizes.
@MainActor @Suite(.serialized) struct FlowFuzzTests {
  @Test(arguments: 0..<8) func elementsStandAsInANewLayout(seed: Int) {
    let isVertical = seed % 2 == 0
    let story = FlowStory(seed: UInt64(seed * 7 + 3), isVertical: isVertical, pins: seed % 4 > 1)
    for step in 0..<120 {
      let what = story.happen()
      // What is prepared ahead may move what shows in the next turn.
      story.world.turn(3)
      let complaint = story.complaint(isVertical: isVertical, pins: seed % 4 > 1)
      #expect(complaint == nil, "step \(step), \(what)")
      if complaint != nil { return }
    }
    #expect(story.world.collection.numberOfSections > 0)
    #expect(RuntimeIssue.drain().issues.isEmpty)
  }
}
