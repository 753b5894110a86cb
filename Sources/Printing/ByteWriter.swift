/// Short pieces put one behind the other into memory set aside for all of them, so that an array grows only once.
///
/// Its pieces are a few bytes each and many: what puts them is inlined where it is called.
@usableFromInline
package struct ByteWriter: ~Copyable {
  @usableFromInline let start: UnsafeMutablePointer<UInt8>
  @usableFromInline let limit: UnsafeMutablePointer<UInt8>
  @usableFromInline var end: UnsafeMutablePointer<UInt8>

  @inlinable
  init(start: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.start = start
    limit = start + capacity
    end = start
  }

  /// Puts text that is markup already.
  @inlinable
  package mutating func put(_ text: StaticString) {
    put(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Puts text that has nothing to escape.
  @inlinable
  package mutating func put(plain text: String) {
    var text = text
    text.withUTF8 { put($0) }
  }

  /// Puts bytes as they are.
  @inlinable
  package mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    reserve(bytes.count).update(from: first, count: bytes.count)
  }

  /// Puts bytes that `write` has to initialize all.
  @inlinable
  package mutating func put(_ length: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) { write(reserve(length)) }

  @inlinable
  mutating func reserve(_ length: Int) -> UnsafeMutablePointer<UInt8> {
    precondition(length <= limit - end, "more is written than memory was set aside for")
    defer { end += length }
    return end
  }
}

extension [UInt8] {
  /// Appends what is written into memory for so many bytes.
  @inlinable
  package mutating func append(atMost capacity: Int, _ write: (inout ByteWriter) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { memory in
      guard let start = memory.baseAddress else { return }
      var writer = ByteWriter(start: start, capacity: capacity)
      write(&writer)
      append(contentsOf: UnsafeBufferPointer(start: start, count: writer.end - start))
    }
  }
}
