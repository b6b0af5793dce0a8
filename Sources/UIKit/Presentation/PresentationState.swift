/// A controller's part in presentations: what it shows, and what shows it. Made when the first of these is set.
@MainActor final class PresentationState {
  var presented: UIViewController?
  weak var presenting: UIViewController?
  var controller: UIPresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false
}

extension UIViewController {
  final func makePresentation() -> PresentationState {
    if let presentation { return presentation }
    let made = PresentationState()
    presentation = made
    return made
  }

  /// The controller of this one's presentation, of the kind that its style asks for, made when first asked for.
  final var presentationControllerMade: UIPresentationController {
    if let controller = presentation?.controller { return controller }
    let made: UIPresentationController =
      modalPresentationStyle == .popover
      ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      : UISheetPresentationController(presentedViewController: self, presenting: nil)
    makePresentation().controller = made
    return made
  }

  final var isPresentedUncovered: Bool {
    presentation?.presenting != nil && presentation?.controller?.coversScreen == false
  }
}
