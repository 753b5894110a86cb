/// A set of bytes to search text for. Public, because other targets inline only what is.
public struct ByteSet: Sendable {
  /// For each byte, whether it is in the set.
  @usableFromInline let table: [Bool]

  /// - Parameters:
  ///   - text: characters in the set.
  ///   - ranges: further bytes in the set.
  package init(_ text: StaticString, _ ranges: ClosedRange<UInt8>...) {
    let bytes = Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) + ranges.joined()
    var table = [Bool](repeating: false, count: 256)
    for byte in bytes { table[Int(byte)] = true }
    self.table = table
  }

  private init(table: [Bool]) { self.table = table }

  /// All bytes that are not in the set.
  package var inverted: ByteSet { ByteSet(table: table.map { !$0 }) }

  /// Whether a byte is in the set.
  @inlinable public func contains(_ byte: UInt8) -> Bool { table[Int(byte)] }

  /// The position of the first byte in the set.
  package func firstIndex(in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBufferPointer { firstIndex(in: $0) }.map { bytes.startIndex + $0 }
  }

  /// The position of the first byte in the set, from an index on.
  package func firstIndex(in bytes: UnsafeBufferPointer<UInt8>, from start: Int = 0) -> Int? {
    table.withUnsafeBufferPointer { table in
      var index = start
      while index < bytes.count {
        if table[Int(bytes[index])] { return index }
        index &+= 1
      }
      return nil
    }
  }
}
