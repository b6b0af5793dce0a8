import Foundation

/// A text that is made when it is shown: a date, or a value with a format.
struct DeferredText: Equatable {
  enum Content: Equatable {
    case date(Date, Text.DateStyle)
    case dates(Date, Date)
    /// A value that was formatted when the text was made.
    case formatted(String)
  }

  let content: Content

  /// What is shown under a locale, a calendar and a time zone.
  func string(_ environment: EnvironmentValues) -> String {
    switch content {
    case .formatted(let text): text
    case .date(let date, let style): style.string(date, environment)
    case .dates(let start, let end):
      Text.DateStyle.date.string(start, environment) + " – " + Text.DateStyle.date.string(end, environment)
    }
  }
}

extension Text {
  /// How a date is shown. What counts from the present is shown as at the date itself: the model has no wall clock, so
  /// that every run shows the same.
  public struct DateStyle: Hashable, Sendable {
    private enum Kind: Hashable { case time, date, relative, offset, timer }
    private let kind: Kind

    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)

    func string(_ date: Date, _ environment: EnvironmentValues) -> String {
      switch kind {
      case .time: formatted(date, .init(date: .omitted, time: .shortened), environment)
      case .date: formatted(date, .init(date: .long, time: .omitted), environment)
      case .relative: "0 sec"
      case .offset: "+0 seconds"
      case .timer: "0:00"
      }
    }

    private func formatted(_ date: Date, _ style: Date.FormatStyle, _ environment: EnvironmentValues) -> String {
      var style = style.locale(environment.locale)
      style.calendar = environment.calendar
      style.timeZone = environment.timeZone
      return style.format(date)
    }
  }

  /// A date.
  public init(_ date: Date, style: DateStyle) { self.init(.deferred(DeferredText(content: .date(date, style)))) }

  /// The time between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.deferred(DeferredText(content: .dates(dates.lowerBound, dates.upperBound))))
  }

  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A countdown, which stands at its beginning.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let seconds = Int(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound))
    let shown = countsDown ? seconds : 0
    let text = String(format: "%d:%02d", shown / 60, shown % 60)
    self.init(.deferred(DeferredText(content: .formatted(text))))
  }

  /// A value with a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.deferred(DeferredText(content: .formatted(format.format(input)))))
  }

  /// An object with a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(.deferred(DeferredText(content: .formatted(formatter.string(for: subject) ?? ""))))
  }
}
