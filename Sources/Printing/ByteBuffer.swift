/// A growing buffer of bytes that a page is printed into.
///
/// Capacity is checked once for each piece, which is then copied through a pointer; an array would count references and
/// check bounds every time. Public, because other targets can inline only what is public.
public struct ByteBuffer: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var length = 0

  /// Creates an empty buffer with room for `capacity` bytes.
  public init(reserving capacity: Int = 256) {
    self.capacity = max(16, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// The number of bytes written.
  @inlinable @inline(__always)
  public var count: Int { length }

  /// The last byte; nil if the buffer is empty.
  @inlinable @inline(__always)
  public var last: UInt8? { length > 0 ? start[length &- 1] : nil }

  /// A copy of the bytes.
  public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: length)) }

  /// The bytes as text.
  public var text: String { String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self) }

  /// Calls `body` with the bytes in place.
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: length))
  }

  /// Drops everything after the first `count` bytes.
  public mutating func cut(to count: Int) { length = min(length, max(0, count)) }

  /// Rewrites what was appended after an offset, if it needs a change.
  package mutating func rewrite(
    from start: Int, where isToChange: (UnsafeBufferPointer<UInt8>) -> Bool,
    _ write: (UnsafeBufferPointer<UInt8>, inout ByteBuffer) -> Void
  ) {
    let written = UnsafeBufferPointer(start: self.start + start, count: length - start)
    guard isToChange(written) else { return }
    let copy = Array(written)
    cut(to: start)
    copy.withUnsafeBufferPointer { write($0, &self) }
  }

  /// Appends text that is already markup.
  @inlinable @inline(__always)
  public mutating func put(_ text: StaticString) {
    let size = text.utf8CodeUnitCount
    room(for: size).initialize(from: text.utf8Start, count: size)
    length &+= size
  }

  /// Appends one byte.
  @inlinable @inline(__always)
  public mutating func put(_ byte: UInt8) {
    room(for: 1).initialize(to: byte)
    length &+= 1
  }

  /// Appends bytes unchanged.
  @inlinable
  public mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    room(for: bytes.count).initialize(from: first, count: bytes.count)
    length &+= bytes.count
  }

  /// Appends part of another buffer.
  public mutating func put(_ other: borrowing ByteBuffer, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.length, "a part lies inside the whole")
    put(UnsafeBufferPointer(start: other.start + range.lowerBound, count: range.count))
  }

  /// Appends the bytes of an array unchanged.
  public mutating func put(_ bytes: [UInt8]) { put(bytes[...]) }

  /// Puts the bytes of a part of an array as they are.
  public mutating func put(_ bytes: ArraySlice<UInt8>) { bytes.withUnsafeBufferPointer { put($0) } }

  /// Appends text that needs no escaping.
  public mutating func put(plain text: String) { text.withBytes { put($0) } }

  /// Appends what `write` puts into room for `size` bytes; `write` returns how many bytes it has initialized.
  @inlinable @inline(__always)
  public mutating func put(atMost size: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    let written = write(room(for: size))
    precondition(written <= size, "more is written than memory was set aside for")
    length &+= written
  }

  @inlinable @inline(__always)
  mutating func room(for size: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity &- length < size { grow(by: size) }
    return start + length
  }

  @usableFromInline @inline(never)
  mutating func grow(by size: Int) {
    capacity = max(2 * capacity, length + size)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    grown.moveInitialize(from: start, count: length)
    start.deallocate()
    start = grown
  }
}

/// The bytes of a text in place, valid only in the closure that is given them.
public typealias BorrowedBytes = UnsafeBufferPointer<UInt8>

extension String {
  /// Calls `body` with the string's bytes in place; `withUTF8` would need a mutable copy of the string.
  @inlinable
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var text = self
    return text.withUTF8(body)
  }
}
