/// What is packed is not what its reader expects: it was cut off, or something else wrote it.
package struct PackedFault: Error {
  package init() {}
}

/// Reads what a `PackedWriter` has written. It reads no byte that is not there, whatever the bytes are.
package struct PackedReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  package var isAtEnd: Bool { place == bytes.endIndex }

  package mutating func int() throws(PackedFault) -> Int {
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

  package mutating func bool() throws(PackedFault) -> Bool { try take(1).first == 1 }

  package mutating func double() throws(PackedFault) -> Double {
    let bits = try take(8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    return Double(bitPattern: UInt64(littleEndian: bits))
  }

  package mutating func string() throws(PackedFault) -> String { String(decoding: try part(), as: UTF8.self) }

  /// Bytes as they were.
  package mutating func part() throws(PackedFault) -> ArraySlice<UInt8> {
    let count = try int()
    return try take(count)
  }

  package mutating func optional<Value>(
    _ read: (inout PackedReader) throws(PackedFault) -> Value
  ) throws(PackedFault) -> Value? {
    try bool() ? try read(&self) : nil
  }

  package mutating func optionalDouble() throws(PackedFault) -> Double? {
    try bool() ? try double() : nil
  }

  package mutating func optionalString() throws(PackedFault) -> String? {
    try bool() ? try string() : nil
  }

  package mutating func array<Value>(
    _ read: (inout PackedReader) throws(PackedFault) -> Value
  ) throws(PackedFault) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count()) { values.append(try read(&self)) }
    return values
  }

  package mutating func strings() throws(PackedFault) -> [String] {
    var texts: [String] = []
    for _ in 0..<(try count()) { texts.append(try string()) }
    return texts
  }

  /// How many values follow, each of which has a byte at least.
  private mutating func count() throws(PackedFault) -> Int {
    let count = try int()
    guard (0...(bytes.endIndex - place)).contains(count) else { throw PackedFault() }
    return count
  }

  private mutating func take(_ count: Int) throws(PackedFault) -> ArraySlice<UInt8> {
    guard (0...(bytes.endIndex - place)).contains(count) else { throw PackedFault() }
    defer { place += count }
    return bytes[place..<(place + count)]
  }
}
