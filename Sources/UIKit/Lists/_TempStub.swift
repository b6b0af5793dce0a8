open class UILabel: UIView { open var text: String?; open var font: UIFont! = .systemFont(ofSize: 17); open var numberOfLines = 1 }
open class UIImageView: UIView { open var image: UIImage? }
open class UIControl: UIView { public struct Event: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }; public static let valueChanged = Event(rawValue: 4096) }
 open func sendActions(for: Event) {} }
public struct UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { fatalError() }
  public func updated(for state: any UIConfigurationState) -> Self { self }
  public static func cell() -> Self { Self() }
  public static func valueCell() -> Self { Self() }
  public static func subtitleCell() -> Self { Self() }
  public static func plainHeader() -> Self { Self() }
}
@MainActor final class ScrollGuides { let content = UILayoutGuide(); let frame = UILayoutGuide(); init(scrollView: UIScrollView) {}
 func contentSizeDidChange() {}; var solvedContentSize: CGSize? { nil } }
extension UIView { var heldConstraints2: [Int] { [] } }
