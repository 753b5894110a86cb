/// Short pieces put one behind the other into memory set aside for all of them, so that an array grows only once.
package struct ByteWriter: ~Copyable {
  private let start: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  fileprivate private(set) var count = 0

  fileprivate init(start: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.start = start
    self.capacity = capacity
  }

  /// Puts text that is markup already.
  package mutating func put(_ text: StaticString) {
    put(text.utf8CodeUnitCount) { $0.initialize(from: text.utf8Start, count: text.utf8CodeUnitCount) }
  }

  /// Puts text that has nothing to escape.
  package mutating func put(plain text: String) {
    var text = text
    text.withUTF8 { put($0) }
  }

  /// Puts bytes as they are.
  package mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    put(bytes.count) { $0.initialize(from: first, count: bytes.count) }
  }

  /// Puts bytes that `write` has to initialize all.
  package mutating func put(_ length: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
    precondition(length <= capacity - count, "more is written than memory was set aside for")
    write(start + count)
    count += length
  }
}

extension [UInt8] {
  /// Appends what is written into memory for so many bytes.
  package mutating func append(atMost capacity: Int, _ write: (inout ByteWriter) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      guard let start = memory.baseAddress else { return }
      var writer = ByteWriter(start: start, capacity: capacity)
      write(&writer)
      append(contentsOf: UnsafeBufferPointer(start: start, count: writer.count))
    }
  }
}
