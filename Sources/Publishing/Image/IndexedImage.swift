/// A picture of at most 256 colours, as PNG.
///
/// Source: https://www.w3.org/TR/png-3/
struct IndexedImage {
  /// Each colour as red, green and blue.
  let palette: [[UInt8]]
  /// The number of a colour for each pixel, by rows of equal length.
  let rows: [[UInt8]]

  var png: [UInt8] {
    let width = rows.first?.count ?? 0
    // Each row begins with the number of its filter: none.
    let pixels = rows.reduce(into: [UInt8]()) { $0 += [0] + $1 }
    let depth: UInt8 = 8
    let indexed: UInt8 = 3
    let header = Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(rows.count)) + [depth, indexed, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Self.chunk("IHDR", header)
      + Self.chunk("PLTE", palette.flatMap(\.self)) + Self.chunk("IDAT", Deflate.zlib(pixels, period: width + 1))
      + Self.chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + data
    return bigEndian(UInt32(data.count)) + named + bigEndian(checksum(named))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  /// CRC-32. Source: https://www.w3.org/TR/png-3/#D-CRCAppendix
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }
    return ~value
  }
}
