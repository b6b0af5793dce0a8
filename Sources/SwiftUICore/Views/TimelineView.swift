import Foundation
import Turns

/// A view that is updated on the dates of a schedule, on the virtual clock: its time begins at the reference date.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What the content is given.
  public struct Context {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public var cadence: Cadence { .live }
    public func invalidateTimelineContent() {}
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @State private var date = TimelineTicker.now
  @State private var ticker = TimelineTicker()
}

/// The context that a timeline's closure is given, whatever the timeline: a closure's parameter must not depend on what
/// the closure returns.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  public var body: some View {
    content(TimelineViewDefaultContext(date: date))
      .onAppear { ticker.start(schedule.entries(from: TimelineTicker.now, mode: .normal)) { date = $0 } }
      .onDisappear { ticker.stop() }
  }
}

/// Steps through a schedule while its view is visible.
@MainActor final class TimelineTicker {
  private var entries: AnyIterator<Date>?
  private var action: ((Date) -> Void)?
  /// Which start the scheduled step belongs to.
  private var generation = 0

  nonisolated init() {}

  nonisolated static var now: Date {
    MainActor.assumeIsolated { Date(timeIntervalSinceReferenceDate: TurnLoop.main.now) }
  }

  func start<Entries: Sequence>(_ entries: Entries, _ action: @escaping (Date) -> Void) where Entries.Element == Date {
    generation += 1
    self.entries = AnyIterator(entries.makeIterator())
    self.action = action
    scheduleNext()
  }

  func stop() {
    generation += 1
    entries = nil
    action = nil
  }

  private func scheduleNext() {
    // What lies in the past is past.
    let now = Self.now
    while let next = entries?.next() {
      guard next > now else { continue }
      let generation = generation
      TurnLoop.main.schedule(after: next.timeIntervalSince(now)) { [weak self] in self?.step(generation, next) }
      return
    }
  }

  private func step(_ generation: Int, _ date: Date) {
    guard generation == self.generation else { return }
    action?(date)
    scheduleNext()
  }
}
