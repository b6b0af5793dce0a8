import Synchronization

/// A lock that lies inside its owner and guards several of its fields. Nothing is called out to while it is held.
struct Lock: ~Copyable {
  // The fields it guards are not Sendable, which the closure form of `Mutex` would ask of them.
  private let mutex = Mutex(())

  @inline(__always) borrowing func lock() { mutex._unsafeLock() }
  @inline(__always) borrowing func unlock() { mutex._unsafeUnlock() }
}
