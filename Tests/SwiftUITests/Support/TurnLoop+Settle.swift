import Turns

extension TurnLoop {
  /// Lets run out what other tests have left on the loop, which all tests of the process share: hosts of theirs that go
  /// meanwhile would be counted here.
  func settle() { for _ in 0..<120 { turn() } }
}
