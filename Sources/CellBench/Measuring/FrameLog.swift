import Glibc

/// A growing list of numbers whose memory does not come from the allocator that is being measured.
final class FrameLog {
  private var base: UnsafeMutablePointer<Int64>?
  private var capacity = 0
  private(set) var count = 0

  deinit { unmap() }

  func append(_ value: Int64) {
    if count == capacity { grow() }
    base?[count] = value
    count += 1
  }

  func removeAll() { count = 0 }

  var values: [Int64] { Array(UnsafeBufferPointer(start: base, count: count)) }

  private func grow() {
    let larger = max(8_192, capacity * 2)
    let size = larger * MemoryLayout<Int64>.stride
    guard let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), memory != MAP_FAILED
    else { fatalError("no memory for the readings of \(larger) frames") }
    let place = memory.bindMemory(to: Int64.self, capacity: larger)
    if let base { place.update(from: base, count: count) }
    unmap()
    base = place
    capacity = larger
  }

  private func unmap() {
    if let base { munmap(base, capacity * MemoryLayout<Int64>.stride) }
  }
}
