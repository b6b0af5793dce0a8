import Foundation

/// The points in time at which a view would be updated.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How often a schedule may run.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// A schedule with a fixed distance.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  let start: Date
  let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    sequence(first: start) { [interval] in $0.addingTimeInterval(interval) }
  }
}

/// A schedule that runs with every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// A view that would be updated by a schedule. It is shown as at the schedule's first date and not updated: the model has
/// no wall clock.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  let content: Content

  /// What the content is made for.
  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
  }
}

extension TimelineView: View where Content: View {
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let first = schedule.entries(from: start, mode: .normal).first { _ in true } ?? start
    self.init(content: content(Context(date: first, cadence: .live)))
  }

  public typealias Body = Never
  public static func _makeNode(_ view: Self, in context: _NodeContext) -> ViewNode {
    Content._makeNode(view.content, in: context)
  }
  public static func _updateNode(_ node: ViewNode, with view: Self) { Content._updateNode(node, with: view.content) }
}
