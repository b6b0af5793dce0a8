import Observation

/// Ends the observation of one evaluation of a body.
///
/// Observation has no public way to give up tracking, and what is not given up stays with the observed object until
/// that changes: a body evaluated a thousand times would be told a thousand times. So an evaluation also reads the
/// ticket, and a change of the ticket ends it.
final class ObservationTicket: Observable {
  private let registrar = ObservationRegistrar()
  private var isValid: Bool { true }

  func read() { registrar.access(self, keyPath: \.isValid) }

  func end() {
    registrar.willSet(self, keyPath: \.isValid)
    registrar.didSet(self, keyPath: \.isValid)
  }
}
