import Testing
import Turns
import UIKit

@MainActor struct InputTests {
  private final class Delegate: UITextFieldDelegate {
    var log: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "x" }
  }

  @Test func aFieldTellsItsDelegateAndActions() {
    let field = UITextField()
    let delegate = Delegate()
    var changes = 0
    field.delegate = delegate
    field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    #expect(field.becomeFirstResponder() && field.isEditing)
    field._type("a")
    field._type("x")
    field._type("b")
    #expect(field.resignFirstResponder())
    #expect(field.text == "ab" && changes == 2 && delegate.log == ["began", "ended"])
  }

  @Test func aFieldIsAsLargeAsItsTextOrPlaceholder() {
    let field = UITextField()
    field.placeholder = "Name"
    let label = UILabel()
    label.text = "Name"
    #expect(field.intrinsicContentSize == label.intrinsicContentSize)
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == label.intrinsicContentSize.height + 14)
  }

  @Test func aTextViewThatDoesNotScrollGrows() {
    let view = UITextView()
    view.text = String(repeating: "many words ", count: 20)
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let bound = view._intrinsicHeight(forWidth: 100) ?? 0
    #expect(bound > view.intrinsicContentSize.height * 3)
    #expect(view.sizeThatFits(CGSize(width: 100, height: 0)).height == bound)
  }

  private final class Editor: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      log.append("\(range.location)+\(text)")
      return text != "x"
    }
    func textViewDidChange(_ textView: UITextView) { log.append(textView.text) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
  }

  @Test func aTextViewTellsItsDelegateOfEditingAndScrolling() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let editor = Editor()
    view.delegate = editor
    #expect(view.becomeFirstResponder() && view.isEditing)
    for text in ["a", "x", "b"] { view._type(text) }
    #expect(view.resignFirstResponder() && !view.isEditing)
    #expect(editor.log == ["began", "0+a", "a", "1+x", "1+b", "ab", "ended"])
    view.text = String(repeating: "line\n", count: 20)
    view.layoutIfNeeded()
    editor.log = []
    view.contentOffset.y = 30
    #expect(editor.log == ["scrolled"])
    view.isEditable = false
    view._type("c")
    #expect(view.text.hasSuffix("line\n"))
  }

  @Test func stringsAreMeasured() {
    let font = UIFont.systemFont(ofSize: 17)
    let size = "some words".size(withAttributes: [.font: font])
    #expect(abs(size.height - font.lineHeight) < 0.01)
    let rect = "some words".boundingRect(
      with: CGSize(width: size.width * 0.6, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font],
      context: nil)
    #expect(abs(rect.height - font.lineHeight * 2) < 0.01)
    #expect(NSAttributedString(string: "some words", attributes: [.font: font]).size() == size)
  }

  @Test func anAnimatorRunsAndCompletes() {
    let view = UIView()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeIn) { view.alpha = 0 }
    animator.addAnimations { view.tag = 3 }
    animator.addCompletion { position = $0 }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0 && view.tag == 3 && animator.isRunning)
    TurnLoop.main.turn(until: { position != nil }, limit: 100)
    #expect(position == .end && animator.state == .inactive)
  }

  @Test func transactionsCompleteOnTheVirtualClock() {
    var done = false
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { done = true }
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!done && !CATransaction.disableActions())
    TurnLoop.main.turn()
    #expect(done)
  }

  @Test func anAlertsActionRuns() {
    let window = UIWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var chosen: [String] = []
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    let delete = UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") }
    alert.addAction(delete)
    controller.present(alert, animated: true)
    window.turn()
    alert._choose(delete)
    window.turn()
    #expect(chosen == ["Delete"] && controller.presentedViewController == nil)
  }

  @Test func valuesAreKeptInTheirRange() {
    let slider = UISlider()
    slider.value = 3
    let progress = UIProgressView()
    progress.setProgress(-1, animated: true)
    let segments = UISegmentedControl(items: ["one", "two"])
    #expect(slider.value == 1 && progress.progress == 0 && segments.numberOfSegments == 2)
    #expect(segments.titleForSegment(at: 1) == "two" && segments.titleForSegment(at: 2) == nil)
  }

  @Test func menusAndPasteboards() {
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(title: "menu", children: [UIAction(title: "one") { _ in }])
    })
    #expect(configuration._menu()?.children.count == 1)
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.hasStrings && UIPasteboard.general.string == "copied")
    let feedback = UIImpactFeedbackGenerator(style: .light)
    feedback.prepare()
    feedback.impactOccurred()
    #expect(feedback._occurrences == 1)
  }
}
