/// Bytes printed one behind the other into memory that grows: what a page is written into.
///
/// Room is made sure of once for a piece, which is then copied by its address; an array would count references and look
/// at bounds for each. Public, because other targets inline only what is.
public struct ByteBuffer: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var length = 0

  /// An empty one with room for so many bytes.
  public init(reserving capacity: Int = 256) {
    self.capacity = max(16, capacity)
    start = .allocate(capacity: self.capacity)
  }

  deinit { start.deallocate() }

  /// How many bytes have been put.
  @inlinable @inline(__always)
  public var count: Int { length }

  /// The last byte; nil where there is none.
  @inlinable @inline(__always)
  public var last: UInt8? { length > 0 ? start[length &- 1] : nil }

  /// A copy of all of them.
  public var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: length)) }

  /// All of them as text.
  public var text: String { String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self) }

  /// All of them, to be looked at where they lie.
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: length))
  }

  /// Forgets what stands behind the first bytes.
  public mutating func cut(to count: Int) { length = min(length, max(0, count)) }

  /// Writes again what was put behind a place, where it cannot stay as it is.
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

  /// Puts text that is markup already.
  @inlinable @inline(__always)
  public mutating func put(_ text: StaticString) {
    let size = text.utf8CodeUnitCount
    room(for: size).initialize(from: text.utf8Start, count: size)
    length &+= size
  }

  /// Puts one byte.
  @inlinable @inline(__always)
  public mutating func put(_ byte: UInt8) {
    room(for: 1).initialize(to: byte)
    length &+= 1
  }

  /// Puts bytes as they are.
  @inlinable
  public mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    room(for: bytes.count).initialize(from: first, count: bytes.count)
    length &+= bytes.count
  }

  /// Puts a part of what another one holds.
  public mutating func put(_ other: borrowing ByteBuffer, _ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= other.length, "a part lies inside the whole")
    put(UnsafeBufferPointer(start: other.start + range.lowerBound, count: range.count))
  }

  /// Puts the bytes of an array as they are.
  public mutating func put(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { put($0) } }

  /// Puts text that has nothing to escape.
  public mutating func put(plain text: String) { text.withBytes { put($0) } }

  /// Puts what is written into room for so many bytes: as many as `write` says it has initialized.
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

extension String {
  /// Calls with its bytes where they lie; `withUTF8` would take a copy of the string for what is not a variable.
  @inlinable
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var text = self
    return text.withUTF8(body)
  }
}
