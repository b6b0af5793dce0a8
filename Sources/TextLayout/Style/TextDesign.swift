/// The designs of Apple's system font. Rounded and serif are measured as the default design: a choice; monospaced has
/// one advance for every character that is narrower than an ideograph.
public enum TextDesign: Hashable, Sendable {
  case `default`, monospaced, rounded, serif
}
