import Testing
import Turns
import UIKit

/// A list that is let go is gone: nothing it was given holds it.
@MainActor @Suite struct TableControllerLifetimeTests {
  final class List: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
  }

  @Test(arguments: [false, true]) func aTableControllerIsReleasedWithItsWindow(isScrolled: Bool) {
    weak var controller: List?
    weak var table: UITableView?
    do {
      let list = List(style: .plain)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = list
      window.makeKeyAndVisible()
      for _ in 0..<3 { TurnLoop.main.turn() }
      if isScrolled {
        list.tableView.contentOffset = CGPoint(x: 0, y: 300)
        TurnLoop.main.turn()
      }
      controller = list
      table = list.tableView
    }
    TurnLoop.main.turn()
    #expect(controller == nil)
    #expect(table == nil)
  }
}
