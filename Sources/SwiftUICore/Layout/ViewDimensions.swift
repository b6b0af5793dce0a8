import Foundation

/// A view's size and its alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  /// The view that was asked, nil for a bare box that sets no guide.
  private let node: LayoutNode?
  private let proposal: ProposedViewSize

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
    node = nil
    proposal = .unspecified
  }

  init(node: LayoutNode, size: CGSize, proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    self.node = node
    self.proposal = proposal
  }

  /// The value of a horizontal guide, explicit or default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }

  /// The value of a vertical guide, explicit or default.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

  /// The value of a horizontal guide that the view, or something in it, sets.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// The value of a vertical guide that the view, or something in it, sets.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  func value(of key: AlignmentKey) -> CGFloat { explicitValue(of: key) ?? key.type.defaultValue(in: self) }

  /// Layout runs on the main actor; guides are asked for by closures that do not say so.
  func explicitValue(of key: AlignmentKey) -> CGFloat? {
    guard let node else { return nil }
    let (size, proposal) = (CGSize(width: width, height: height), proposal)
    return MainActor.assumeIsolated {
      node.host.mayHaveGuide(key) ? node.explicitAlignment(key, in: size, proposal: proposal) : nil
    }
  }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.width == b.width && a.height == b.height }
}
