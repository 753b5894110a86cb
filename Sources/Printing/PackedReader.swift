/// What is packed is not what its reader expects: it was cut off, or something else wrote it.
public struct PackedFault: Error {
  /// A fault.
  @inlinable public init() {}
}

/// Reads what a `PackedWriter` has written. It reads no byte that is not there, whatever the bytes are.
///
/// Every build that follows another reads some megabytes, number by number, so that all of it is public and inlined.
public struct PackedReader {
  @usableFromInline let bytes: ArraySlice<UInt8>
  @usableFromInline var place: Int

  /// Begins at the start of some bytes.
  @inlinable public init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Whether all of them are read.
  @inlinable public var isAtEnd: Bool { place == bytes.endIndex }

  /// A number in as many bytes as it needs.
  @inlinable public mutating func int() throws(PackedFault) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while place < bytes.endIndex, shift < UInt(UInt.bitWidth) {
      let byte = bytes[place]
      place += 1
      number |= UInt(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return Int(bitPattern: number >> 1) ^ -Int(bitPattern: number & 1) }
      shift += 7
    }
    throw PackedFault()
  }

  /// One byte.
  @inlinable public mutating func bool() throws(PackedFault) -> Bool { try take(1).first == 1 }

  /// Eight bytes.
  @inlinable public mutating func double() throws(PackedFault) -> Double {
    let bits = try take(8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    return Double(bitPattern: UInt64(littleEndian: bits))
  }

  /// A text with the number of its bytes before it.
  @inlinable public mutating func string() throws(PackedFault) -> String { String(decoding: try part(), as: UTF8.self) }

  /// Bytes as they were.
  @inlinable public mutating func part() throws(PackedFault) -> ArraySlice<UInt8> {
    let count = try int()
    return try take(count)
  }

  /// A value, if the byte before it says that there is one.
  @inlinable public mutating func optional<Value>(
    _ read: (inout PackedReader) throws(PackedFault) -> Value
  ) throws(PackedFault) -> Value? {
    try bool() ? try read(&self) : nil
  }

  /// The same for a number.
  @inlinable public mutating func optionalDouble() throws(PackedFault) -> Double? {
    try bool() ? try double() : nil
  }

  /// The same for a text.
  @inlinable public mutating func optionalString() throws(PackedFault) -> String? {
    try bool() ? try string() : nil
  }

  /// Values with their number before them.
  @inlinable public mutating func array<Value>(
    _ read: (inout PackedReader) throws(PackedFault) -> Value
  ) throws(PackedFault) -> [Value] {
    var values: [Value] = []
    let count = try count()
    values.reserveCapacity(min(count, Self.mostReserved))
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }

  /// The same for texts.
  @inlinable public mutating func strings() throws(PackedFault) -> [String] {
    var texts: [String] = []
    for _ in 0..<(try count()) { texts.append(try string()) }
    return texts
  }

  /// For how many values room is made before one is read, since a damaged file may promise as many as it has bytes.
  @usableFromInline static let mostReserved = 1024

  /// How many values follow, each of which has a byte at least.
  @inlinable mutating func count() throws(PackedFault) -> Int {
    let count = try int()
    guard (0...(bytes.endIndex - place)).contains(count) else { throw PackedFault() }
    return count
  }

  @inlinable mutating func take(_ count: Int) throws(PackedFault) -> ArraySlice<UInt8> {
    guard (0...(bytes.endIndex - place)).contains(count) else { throw PackedFault() }
    defer { place += count }
    return bytes[place..<(place + count)]
  }
}
