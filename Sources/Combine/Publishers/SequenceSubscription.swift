/// Sends the elements of a sequence within the demand, then finishes.
final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
  private let lock = Lock()
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ elements: Elements, _ downstream: Downstream) {
    iterator = elements.makeIterator()
    next = iterator.next()
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    // Asked for more from within a value: the loop below goes on with it.
    guard !isSending else { return lock.unlock() }
    isSending = true
    while let downstream, let element = next, self.demand > 0 {
      self.demand -= 1
      next = iterator.next()
      lock.unlock()
      let more = downstream.receive(element)
      lock.lock()
      self.demand += more
    }
    isSending = false
    guard next == nil, let last = downstream else { return lock.unlock() }
    downstream = nil
    lock.unlock()
    last.receive(completion: .finished)
  }

  func cancel() {
    lock.lock()
    let gone = downstream
    downstream = nil
    next = nil
    lock.unlock()
    withExtendedLifetime(gone) {}
  }
}
