import Synchronization

/// A lock that lies inside its owner.
struct Lock: ~Copyable {
  // What it guards is not Sendable, which the closure form of `Mutex` would ask of it.
  private let mutex = Mutex(())

  @inline(__always) borrowing func lock() { mutex._unsafeLock() }
  @inline(__always) borrowing func unlock() { mutex._unsafeUnlock() }
}
