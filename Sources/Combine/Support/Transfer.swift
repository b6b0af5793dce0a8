/// Carries a value that is not Sendable to a queue, as Combine's own schedulers do: its user answers for it.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value
}
