/// Writes values one behind the other, for a `PackedReader` that reads them in the same order.
///
/// What it writes is for the same program alone: nothing in it says what anything means.
package struct PackedWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Seven bits a byte, the lowest first, behind the sign; the last byte has no eighth bit.
  package mutating func put(_ number: Int) {
    var rest = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func put(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  package mutating func put(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func put(_ text: String) {
    put(text.utf8.count)
    text.withBytes { bytes.append(contentsOf: $0) }
  }

  package mutating func put(_ part: UnsafeBufferPointer<UInt8>) {
    put(part.count)
    bytes.append(contentsOf: part)
  }

  package mutating func put(part bytes: [UInt8]) {
    put(bytes.count)
    self.bytes += bytes
  }

  package mutating func put<Value>(_ value: Value?, _ put: (Value, inout PackedWriter) -> Void) {
    self.put(value != nil)
    if let value { put(value, &self) }
  }

  package mutating func put(_ number: Double?) { put(number) { $1.put($0) } }

  package mutating func put(_ text: String?) { put(text) { $1.put($0) } }

  package mutating func put<Values: Collection>(
    each values: Values, _ put: (Values.Element, inout PackedWriter) -> Void
  ) {
    self.put(values.count)
    for value in values { put(value, &self) }
  }

  package mutating func put(each texts: some Collection<String>) { put(each: texts) { $1.put($0) } }
}
