import Testing
import UIKit

@MainActor struct UIAccessibilityCustomActionTests {
  @Test("a cell keeps the actions that it offers, and they can be called")
  func actions() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.accessibilityCustomActions == nil)
    var performed: [String] = []
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Reply", image: nil) { action in
        performed.append(action.name)
        return true
      }
    ]
    let action = try #require(cell.accessibilityCustomActions?.first)
    #expect(action.actionHandler?(action) == true)
    #expect(performed == ["Reply"])
  }
}
