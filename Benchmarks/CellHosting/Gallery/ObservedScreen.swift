import Combine
import Meter
import SwiftUI
import UIKit

/// Hosted content that shows an object's lines: an observed object, or a plain one, of whose changes SwiftUI does not know
/// (facts: S3-13, S3-14, S3-19).
final class ObservedScreen: UIViewController, GalleryScreen {
  private let isObserved: Bool
  private let observed = LineModel()
  private let plain = PlainLines()
  private weak var made: UIViewController?

  init(isObserved: Bool) {
    self.isObserved = isObserved
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if isObserved { embed(ObservedLines(model: observed)) } else { embed(UnobservedLines(model: plain)) }
  }

  private func embed<Content: View>(_ content: Content) {
    let hosting = UIHostingController(rootView: content)
    hosting.sizingOptions = .intrinsicContentSize
    addChild(hosting)
    add(hosting.view, to: view)
    NSLayoutConstraint.activate([
      hosting.view.topAnchor.constraint(equalTo: view.topAnchor),
      hosting.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    hosting.didMove(toParent: self)
    made = hosting
  }

  func change() {
    observed.count += 3
    plain.count += 3
  }

  var sizeFollows: Bool {
    guard let view = made?.view else { return false }
    return isSame(view.frame.height, neededHeight(of: Lines(count: observed.count), in: view.frame.width))
  }

  var host: AnyObject? { made }

  var symptom: (flag: Flag, message: String)? {
    let shown = made?.view.drawnTexts(relativeTo: view).count ?? 0
    guard shown != observed.count else { return nil }
    return (.stale, "\(shown) lines show and there are \(observed.count)")
  }
}

final class LineModel: ObservableObject {
  @Published var count = 1
}

final class PlainLines {
  var count = 1
}

struct ObservedLines: View {
  @ObservedObject var model: LineModel
  var body: some View { Lines(count: model.count) }
}

struct UnobservedLines: View {
  let model: PlainLines
  var body: some View { Lines(count: model.count) }
}

struct Lines: View {
  let count: Int
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<count, id: \.self) { Text("Line \($0)") }
    }
  }
}
