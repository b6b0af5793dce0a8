import Meter

extension NSLayoutConstraint {
  /// The constraints that `format` describes, not activated. A format that does not parse, or names what is not among
  /// `views`, is a finding in UIKit's words, where UIKit throws, and gives none.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormat.Failure) {
      let parsed = try VisualFormat(format, metrics: metrics ?? [:])
      return try FormattedConstraints(parsed, options: opts, views: views).constraints
    } catch {
      RuntimeIssue.report("visualFormat", error.message)
      return []
    }
  }
}

/// Turns the elements of a format into constraints.
@MainActor private struct FormattedConstraints {
  private(set) var constraints: [NSLayoutConstraint] = []
  private let views: [String: Any]
  private let isVertical: Bool
  private let start: NSLayoutConstraint.Attribute
  private let end: NSLayoutConstraint.Attribute
  private let size: NSLayoutConstraint.Attribute

  init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, views: [String: Any]) throws(VisualFormat
    .Failure)
  {
    self.views = views
    isVertical = format.isVertical
    if format.isVertical {
      (start, end, size) = (.top, .bottom, .height)
    } else if options.contains(.directionRightToLeft) {
      (start, end, size) = (.right, .left, .width)
    } else if options.contains(.directionLeftToRight) {
      (start, end, size) = (.left, .right, .width)
    } else {
      (start, end, size) = (.leading, .trailing, .width)
    }
    try chain(format.elements)
    try align(format.elements, options)
  }

  private func view(_ name: String) throws(VisualFormat.Failure) -> AnyObject {
    guard let found = views[name], LayoutItem.of(found) != nil else {
      throw VisualFormat.Failure(message: "Unable to interpret '\(name)': it is not a key in the views dictionary")
    }
    return found as AnyObject
  }

  private func superview(of elements: [VisualFormat.Element]) throws(VisualFormat.Failure) -> UIView {
    for element in elements {
      guard case .view(let name, _) = element else { continue }
      if let superview = (try view(name) as? UIView)?.superview { return superview }
    }
    throw VisualFormat.Failure(
      message: "Unable to interpret '|' character, because the related view doesn't have a superview")
  }

  private mutating func chain(_ elements: [VisualFormat.Element]) throws(VisualFormat.Failure) {
    var previous: (item: AnyObject, isSuperview: Bool)?
    var gap: [VisualFormat.Predicate]?
    for element in elements {
      switch element {
      case .gap(let predicates): gap = predicates
      case .superview:
        let superview = try superview(of: elements)
        if let before = previous { connect(before.item, end, superview, end, gap ?? [], touchesSuperview: true) }
        previous = (superview, true)
      case .view(let name, let predicates):
        let item = try view(name)
        if let before = previous {
          connect(
            before.item, before.isSuperview ? start : end, item, start, gap ?? [], touchesSuperview: before.isSuperview)
        }
        for predicate in predicates { constraints.append(try sized(item, predicate)) }
        previous = (item, false)
      }
    }
  }

  /// The standard spacing is 8 between views, 20 to a superview (commonly observed for plain superviews).
  private mutating func connect(
    _ one: AnyObject, _ oneAttribute: NSLayoutConstraint.Attribute, _ next: AnyObject,
    _ nextAttribute: NSLayoutConstraint.Attribute, _ gap: [VisualFormat.Predicate], touchesSuperview: Bool
  ) {
    let standard = VisualFormat.Predicate(
      relation: .equal, value: .number(touchesSuperview ? 20 : systemSpacing), priority: 1000)
    for predicate in gap.isEmpty ? [standard] : gap {
      guard case .number(let distance) = predicate.value else { continue }
      let made = NSLayoutConstraint(
        item: next, attribute: nextAttribute, relatedBy: predicate.relation, toItem: one, attribute: oneAttribute,
        multiplier: 1, constant: distance)
      made.priority = UILayoutPriority(predicate.priority)
      constraints.append(made)
    }
  }

  private func sized(
    _ item: AnyObject, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Failure) -> NSLayoutConstraint {
    let made: NSLayoutConstraint
    switch predicate.value {
    case .number(let length):
      made = NSLayoutConstraint(
        item: item, attribute: size, relatedBy: predicate.relation, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1,
        constant: length)
    case .view(let name):
      made = NSLayoutConstraint(
        item: item, attribute: size, relatedBy: predicate.relation, toItem: try view(name), attribute: size,
        multiplier: 1,
        constant: 0)
    }
    made.priority = UILayoutPriority(predicate.priority)
    return made
  }

  private mutating func align(
    _ elements: [VisualFormat.Element], _ options: NSLayoutConstraint.FormatOptions
  ) throws(VisualFormat.Failure) {
    let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    var previous: AnyObject?
    for element in elements {
      guard case .view(let name, _) = element else { continue }
      let item = try view(name)
      if let before = previous {
        for (option, attribute) in attributes where options.contains(option) && attribute.isHorizontal == isVertical {
          constraints.append(
            NSLayoutConstraint(
              item: item, attribute: attribute, relatedBy: .equal, toItem: before, attribute: attribute, multiplier: 1,
              constant: 0))
        }
      }
      previous = item
    }
  }
}
