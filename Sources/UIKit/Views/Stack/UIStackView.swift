/// Lays out its arranged subviews in a row or column, by constraints alone.
///
/// The constraints are those that kean/Arranged found UIStackView to make (facts: engine 3): spacing and outer edges
/// required; equal sizes required; proportional sizes at 999, 998, …, so that the last view takes the error; equal gaps
/// by guides, required for spacing and at 149 for centring; the stack's size pulled to 0 at 49. A hidden view has size 0
/// along the axis and takes no part across it; each gap beside it loses half the spacing, all of it at an end.
///
/// Under `.fill`, where priorities leave open which view is resized, the first one is (Apple: "based on their index in the
/// arrangedSubviews array"; that it is the first is a choice).
///
/// The constraints are made in the update-constraints pass after a change of arrangement. Showing and hiding edits the
/// gaps and, except under `.fill`, makes the constraints on sizes anew.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public nonisolated static let spacingUseSystem = CGFloat.leastNormalMagnitude

  final var arranged: [UIView] = []
  final var arrangement = StackArrangement()
  private final var customSpacings: [(view: UIView, spacing: CGFloat)] = []
  private final var isRearrangementNeeded = false
  private final var isVisibilityDirty = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(arrangedSubviews views: [UIView]) {
    super.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var arrangedSubviews: [UIView] { arranged }
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { rearrange() } } }
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { rearrange() } } }
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { rearrange() } } }
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { visibilityDidChange() } } }
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { rearrange() } }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { rearrange() } }
  }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if let old = arranged.firstIndex(where: { $0 === view }) {
      guard old != stackIndex else { return }
      arranged.remove(at: old)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    rearrange()
  }

  /// The view stays a subview, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings.removeAll { $0.view === view }
    // What is about to leave must not be named by constraints that stay.
    arrangement.remove()
    rearrange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings.removeAll { $0.view === arrangedSubview }
    if spacing != UIStackView.spacingUseDefault { customSpacings.append((arrangedSubview, spacing)) }
    visibilityDidChange()
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings.first { $0.view === arrangedSubview }?.spacing ?? UIStackView.spacingUseDefault
  }

  final func resolvedSpacing(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    let chosen = custom == UIStackView.spacingUseDefault ? spacing : custom
    return chosen == UIStackView.spacingUseSystem ? systemSpacing : chosen
  }

  override func subviewDidChangeHidden(_ view: UIView) {
    if arranged.contains(where: { $0 === view }) { visibilityDidChange() }
  }

  private func rearrange() {
    isRearrangementNeeded = true
    markUsesConstraints()
    setNeedsUpdateConstraints()
  }

  private func visibilityDidChange() {
    isVisibilityDirty = true
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if isRearrangementNeeded {
      arrangement.remove()
      arrangement.make(for: self)
    } else if isVisibilityDirty {
      arrangement.updateVisibility(of: self)
    } else if distribution == .fillProportionally {
      arrangement.updateProportions(of: self)
    }
    isRearrangementNeeded = false
    isVisibilityDirty = false
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    if distribution == .fill { arrangement.settleTies(of: self) }
    super.layoutSubviews()
  }

  /// Proportions follow the intrinsic sizes of the arranged views.
  override func subviewDidInvalidateIntrinsicContentSize(_ view: UIView) {
    if distribution == .fillProportionally { setNeedsUpdateConstraints() }
  }

  open override var forFirstBaselineLayout: UIView {
    guard let first = axis == .vertical ? arranged.first : tallest else { return self }
    return first.forFirstBaselineLayout
  }

  open override var forLastBaselineLayout: UIView {
    guard let last = axis == .vertical ? arranged.last : tallest else { return self }
    return last.forLastBaselineLayout
  }

  private var tallest: UIView? { arranged.max { $0.bounds.height < $1.bounds.height } }
}
