/// Compression for pictures of few colours: runs of one byte, and rows like the one before.
///
/// Sources: RFC 1950 (zlib), RFC 1951 (deflate, one block with the fixed codes).
enum Deflate {
  /// - Parameter period: the length of a row; a match is sought one byte and one row before.
  static func zlib(_ bytes: [UInt8], period: Int) -> [UInt8] {
    var out = BitWriter()
    // The last block, with the fixed codes.
    out.put(0b011, bits: 3)
    var index = 0
    while index < bytes.count {
      let run = match(in: bytes, at: index, distance: 1)
      let row = match(in: bytes, at: index, distance: period)
      let (length, distance) = row > run ? (row, period) : (run, 1)
      if length >= 3 {
        put(length: length, distance: distance, into: &out)
        index += length
      } else {
        put(symbol: Int(bytes[index]), into: &out)
        index += 1
      }
    }
    put(symbol: endOfBlock, into: &out)
    return [0x78, 0x01] + out.finished + IndexedImage.bigEndian(adler32(bytes))
  }

  private static let endOfBlock = 256
  private static let longest = 258

  private static func match(in bytes: [UInt8], at index: Int, distance: Int) -> Int {
    guard index >= distance else { return 0 }
    var length = 0
    while length < longest, index + length < bytes.count, bytes[index + length] == bytes[index + length - distance] {
      length += 1
    }
    return length
  }

  // MARK: Codes

  private static func put(symbol: Int, into out: inout BitWriter) {
    switch symbol {
    case 0..<144: out.put(code: 0x30 + symbol, bits: 8)
    case 144..<256: out.put(code: 0x190 + symbol - 144, bits: 9)
    case 256..<280: out.put(code: symbol - 256, bits: 7)
    default: out.put(code: 0xC0 + symbol - 280, bits: 8)
    }
  }

  private static func put(length: Int, distance: Int, into out: inout BitWriter) {
    let (symbol, extra, bits) =
      length == longest ? (285, 0, 0) : step(of: length - 3, first: 257, doublingAfter: 8, each: 4)
    put(symbol: symbol, into: &out)
    out.put(extra, bits: bits)
    let place = step(of: distance - 1, first: 0, doublingAfter: 4, each: 2)
    out.put(code: place.symbol, bits: 5)
    out.put(place.extra, bits: place.bits)
  }

  /// The tables of RFC 1951, section 3.2.5, as a rule: some symbols stand for one value each, then every `each` symbols
  /// take one more bit.
  private static func step(
    of value: Int, first: Int, doublingAfter alone: Int, each: Int
  ) -> (symbol: Int, extra: Int, bits: Int) {
    if value < alone { return (first + value, 0, 0) }
    var bits = 1
    var start = alone
    var symbol = first + alone
    while value >= start + each << bits {
      start += each << bits
      symbol += each
      bits += 1
    }
    return (symbol + (value - start) >> bits, (value - start) & (1 << bits - 1), bits)
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}

/// Bits in the order of deflate, the lowest of a byte first.
private struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending = 0
  private var count = 0

  mutating func put(_ value: Int, bits: Int) {
    pending |= value << count
    count += bits
    while count >= 8 {
      bytes.append(UInt8(pending & 255))
      pending >>= 8
      count -= 8
    }
  }

  /// A Huffman code, whose highest bit comes first.
  mutating func put(code: Int, bits: Int) {
    for bit in stride(from: bits - 1, through: 0, by: -1) { put(code >> bit & 1, bits: 1) }
  }

  var finished: [UInt8] { count > 0 ? bytes + [UInt8(pending & 255)] : bytes }
}
