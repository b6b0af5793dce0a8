/// The pasteboard of the process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  open var items: [[String: Any]] = []
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var strings: [String]?
  open var url: URL?
  open var image: UIImage?
  open var color: UIColor?
  open var hasStrings: Bool { strings?.isEmpty == false }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
}
