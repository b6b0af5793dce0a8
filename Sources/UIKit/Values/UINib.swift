import Foundation
import Meter

/// An archive of views. There are none here: interface files are compiled by Apple's tools. A nib can be named, and
/// registered; what it would have made is reported as missing where it is asked for, and the class's own initialiser
/// takes its place.
@preconcurrency @MainActor open class UINib: NSObject {
  public final let _name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) { _name = name }
  public init(data: Data, bundle bundleOrNil: Bundle?) { _name = "data" }

  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    reportMissing()
    return []
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  final func reportMissing() {
    RuntimeIssue.report("missingNib", "there is no nib named \(_name): interface files do not exist here")
  }
}
