import SwiftUI

/// Article 001's view: a hosting configuration's content view, whose height it follows by a geometry callback.
final class HostingView<T: View>: UIView {
  /// What the article leaves to the reader, as variants.
  struct Variant {
    var margins: CGFloat? = 0
    var hasSpacer = true
    var isPinnedBelow = false
    var keepsCycle = false
    /// Observes the view that the height is set on, instead of the content.
    var clampsObserved = false
  }

  private(set) var contentView: (UIView & UIContentView)?
  private(set) var heightConstraint: NSLayoutConstraint?
  private(set) var reported: [CGFloat] = []
  private let variant: Variant

  init(_ variant: Variant = Variant(), @ViewBuilder content: () -> T) {
    self.variant = variant
    super.init(frame: .zero)
    contentView = makeConfiguration(content()).makeContentView()
    layOutContent()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func update(_ content: T) {
    contentView?.configuration = makeConfiguration(content)
  }

  private func layOutContent() {
    guard let contentView else { return }
    addSubview(contentView)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    let heightConstraint = heightAnchor.constraint(equalToConstant: 100)
    self.heightConstraint = heightConstraint
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
      variant.isPinnedBelow
        ? contentView.bottomAnchor.constraint(equalTo: bottomAnchor)
        : contentView.heightAnchor.constraint(equalToConstant: UIView.layoutFittingExpandedSize.height),
      heightConstraint,
    ])
  }

  private func heightDidChange(_ newHeight: CGFloat) {
    reported.append(newHeight)
    heightConstraint?.constant = newHeight
    setNeedsLayout()
  }

  private func makeConfiguration(_ content: T) -> some UIContentConfiguration {
    let action: (CGFloat) -> Void =
      variant.keepsCycle ? { self.heightDidChange($0) } : { [weak self] in self?.heightDidChange($0) }
    let configuration = UIHostingConfiguration {
      VStack(spacing: .zero) {
        content
          .frame(maxHeight: variant.clampsObserved ? 60 : nil)
          .onGeometryChange(for: CGFloat.self) { geometry in
            geometry.size.height
          } action: { newHeight in
            action(newHeight)
          }
        if variant.hasSpacer { Spacer(minLength: .zero) }
      }
    }
    return configuration.margins(variant.margins == nil ? [] : .all, variant.margins ?? 0)
  }
}
