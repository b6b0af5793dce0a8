/// A rectangle that takes part in constraints without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// What decides the guide's rectangle: its constraints, or insets of its view.
  enum Kind {
    case custom, margins, safeArea, readable
    /// A scroll view's content: free, set from its constraints by the scroll view.
    case scrollContent
    /// A scroll view's visible rectangle, in its own coordinates.
    case scrollFrame

    var followsView: Bool { self != .custom && self != .scrollContent }
  }

  final let kind: Kind
  nonisolated(unsafe) unowned(unsafe) final var ownerView: UIView?
  nonisolated(unsafe) final var ownItem: LayoutItem?
  /// For a scroll view: the frame of its content guide that it has taken over.
  final var appliedFrame = CGRect.null

  open var identifier = ""

  public override convenience init() { self.init(kind: .custom) }

  public required init?(coder: NSCoder) {
    kind = .custom
    super.init()
  }

  init(kind: Kind) {
    self.kind = kind
    super.init()
  }

  deinit { ownItem?.ownerDidDie() }

  open var owningView: UIView? {
    get { ownerView }
    set {
      guard newValue !== ownerView else { return }
      ownerView?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  final var item: LayoutItem {
    if let ownItem { return ownItem }
    let made = LayoutItem(guide: self)
    ownItem = made
    return made
  }

  /// In the owning view's coordinates, as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = ownerView else { return .zero }
    guard kind.followsView else {
      guard let item = ownItem, let engine = item.engine else { return .zero }
      return engine.frame(of: item)
    }
    let size = view.bounds.size
    return CGRect(
      x: followed(.minX, of: view), y: followed(.minY, of: view),
      width: max(size.width + followed(.width, of: view), 0),
      height: max(size.height + followed(.height, of: view), 0))
  }

  /// What a system guide adds: its origin in the view, and the difference of its size from the view's.
  final func followed(_ kind: ItemVariables.Kind, of view: UIView) -> CGFloat {
    if self.kind == .scrollFrame {
      return kind == .minX ? view.bounds.minX : kind == .minY ? view.bounds.minY : 0
    }
    let insets = followedInsets(of: view)
    switch kind {
    case .minX: return insets.left
    case .minY: return insets.top
    case .width: return -insets.left - insets.right
    case .height: return -insets.top - insets.bottom
    }
  }

  private final func followedInsets(of view: UIView) -> UIEdgeInsets {
    switch kind {
    case .safeArea: return view.safeAreaInsets
    case .readable: return view.readableInsets
    default: return view.layoutMargins
    }
  }
}

extension UIView {
  /// The margins, and what is too wide to read: at most 672 points at the default type size (commonly observed), centred.
  final var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let excess = bounds.width - insets.left - insets.right - 672
    if excess > 0 {
      insets.left += excess / 2
      insets.right += excess / 2
    }
    return insets
  }

  public final var layoutGuides: [UILayoutGuide] { rare?.layoutGuides ?? [] }

  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.ownerView !== self else { return }
    guide.ownerView?.removeLayoutGuide(guide)
    makeRare().layoutGuides.append(guide)
    guide.ownerView = self
  }

  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.ownerView === self else { return }
    if let item = guide.ownItem {
      item.deactivateReferences(where: { _ in true })
      item.engine?.release(item)
    }
    rare?.layoutGuides.removeAll { $0 === guide }
    guide.ownerView = nil
  }

  public final var layoutMarginsGuide: UILayoutGuide {
    systemGuide(\.marginsGuide, .margins, "UIViewLayoutMarginsGuide")
  }
  public final var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(\.safeAreaGuide, .safeArea, "UIViewSafeAreaLayoutGuide")
  }
  public final var readableContentGuide: UILayoutGuide {
    systemGuide(\.readableGuide, .readable, "UIViewReadableContentGuide")
  }

  private func systemGuide(
    _ path: ReferenceWritableKeyPath<UIViewRareValues, UILayoutGuide?>, _ kind: UILayoutGuide.Kind, _ name: String
  ) -> UILayoutGuide {
    let rare = makeRare()
    if let guide = rare[keyPath: path] { return guide }
    let guide = UILayoutGuide(kind: kind)
    guide.identifier = name
    guide.ownerView = self
    rare[keyPath: path] = guide
    return guide
  }

  /// Margins, safe area or size changed: guides that constraints use follow.
  final func guidesDidChange() {
    guard let rare else { return }
    for guide in rare.allGuides where guide.kind.followsView {
      if let engine = guide.ownItem?.engine { engine.followedDidChange(guide, of: self) }
    }
  }
}
