import Observation

// Functions of the standard library under their own names, for the use of this module.
//
// A closure that is written on the main actor as an argument of a function of another module, built without strict
// concurrency, checks at run time that it is on the main actor. That costs as much as evaluating a small body. A
// function of this module needs no check, and hands the closure on as a value, which needs none either.

@inline(__always) func withUnsafePointer<T, Result>(to value: T, _ body: (UnsafePointer<T>) -> Result) -> Result {
  Swift.withUnsafePointer(to: value, body)
}

@inline(__always) func withUnsafePointer<T, Result>(
  to value: inout T, _ body: (UnsafePointer<T>) -> Result
) -> Result { Swift.withUnsafePointer(to: &value, body) }

@inline(__always) func withUnsafeMutablePointer<T, Result>(
  to value: inout T, _ body: (UnsafeMutablePointer<T>) -> Result
) -> Result { Swift.withUnsafeMutablePointer(to: &value, body) }

@inline(__always) func withObservationTracking<T>(
  _ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void
) -> T { Observation.withObservationTracking(apply, onChange: onChange()) }
