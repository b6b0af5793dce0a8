import CellBench
import CellBenchCommand
import UIKit

// `swift run -c release own-cells run` measures it; `--help` says what else there is.
let suite = Suite("profiles") {
  Benchmark(
    "scroll-200/profile/updateRoot/anyView",
    setUp: { context in
      let list = ProfileList(style: .plain)
      list.profiles = (0..<200).map { Profile(name: "Name \($0)", status: "Status \($0)") }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = list
      window.makeKeyAndVisible()
      context.turn(times: 3)
      return window
    },
    content: { window, frame in
      guard let list = window.rootViewController as? ProfileList else { return }
      frame.addRows(of: list.tableView) { list.profiles[$0.row].name }
    },
    run: { window, context in
      guard let list = window.rootViewController as? ProfileList else { return }
      ListDriver(list.tableView, context: context).scrollDown(by: 100)
    })
}

main([suite])
