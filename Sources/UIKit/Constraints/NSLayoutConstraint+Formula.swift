extension NSLayoutConstraint {
  /// `<NSLayoutConstraint 'identifier' UILabel.width == 100 @750 (active)>`; items are named by their own identifier
  /// where they have one.
  final var formula: String {
    var text = "<NSLayoutConstraint"
    if let identifier { text += " '\(identifier)'" }
    text += " \(name(of: first)).\(firstAttribute)"
    switch relation {
    case .equal: text += " == "
    case .lessThanOrEqual: text += " <= "
    case .greaterThanOrEqual: text += " >= "
    }
    if secondAttribute == .notAnAttribute {
      text += number(constant)
    } else {
      if multiplier != 1 { text += "\(number(multiplier))*" }
      text += "\(name(of: second)).\(secondAttribute)"
      if constant != 0 { text += constant > 0 ? " + \(number(constant))" : " - \(number(-constant))" }
    }
    if priority != .required { text += " @\(number(CGFloat(priority.rawValue)))" }
    return text + (isActive ? " (active)>" : " (inactive)>")
  }

  private func name(of item: LayoutItem?) -> String { item?.name ?? "(gone)" }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
