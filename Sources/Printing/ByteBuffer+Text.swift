extension ByteBuffer {
  /// Appends text escaped for HTML elements and attribute values: `"`, `&`, `<` and `>` become entities.
  package mutating func put(text bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    var at = 0
    while at < bytes.count {
      put(atMost: bytes.count - at) { room in
        let copied = Self.copyHarmless(base + at, bytes.count - at, to: room)
        at += copied
        return copied
      }
      guard at < bytes.count else { return }
      switch base[at] {
      case 0x22: put("&quot;")
      case 0x26: put("&amp;")
      case 0x3C: put("&lt;")
      default: put("&gt;")
      }
      at += 1
    }
  }

  /// Escapes the bytes appended since an offset, as `put(text:)` does.
  package mutating func escape(from start: Int) {
    rewrite(from: start, where: { $0.contains(where: Self.isSpecial) }) { $1.put(text: $0) }
  }

  package mutating func put(text: ArraySlice<UInt8>) { text.withUnsafeBufferPointer { put(text: $0) } }

  package mutating func put(text: String) { text.withBytes { put(text: $0) } }

  /// Appends a byte percent-encoded, as in `%2F`.
  package mutating func put(percentEncoded byte: UInt8) {
    put(0x25)
    put(Self.hexDigit(byte >> 4))
    put(Self.hexDigit(byte & 15))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

  /// Copies the bytes before the first `"`, `&`, `<` or `>`, eight at a time, and returns how many it copied.
  @inline(__always)
  private static func copyHarmless(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, to room: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let source = UnsafeRawPointer(bytes)
    let target = UnsafeMutableRawPointer(room)
    var at = 0
    while at &+ 8 <= count {
      let word = source.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      target.storeBytes(of: word, toByteOffset: at, as: UInt64.self)
      let found = specials(in: word)
      if found != 0 { return at &+ found.trailingZeroBitCount / 8 }
      at &+= 8
    }
    if at < count, count >= 8 {
      // The last eight bytes; those that overlap the previous eight are known to be harmless.
      at = count &- 8
      let word = source.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      target.storeBytes(of: word, toByteOffset: at, as: UInt64.self)
      let found = specials(in: word)
      return found == 0 ? count : at &+ found.trailingZeroBitCount / 8
    }
    while at < count, !isSpecial(bytes[at]) {
      room[at] = bytes[at]
      at &+= 1
    }
    return at
  }

  /// `&` is 0x26 and `"` 0x22, which differ only in bit 2; `<` is 0x3C and `>` 0x3E, which differ only in bit 1.
  private static func isSpecial(_ byte: UInt8) -> Bool { byte & 0xFB == 0x22 || byte & 0xFD == 0x3C }

  /// Little-endian, so the lowest bit set belongs to the first special byte.
  private static func specials(in bytes: UInt64) -> UInt64 {
    // Like `isSpecial`: a byte that matches becomes 0, and subtracting 1 borrows into its top bit. Non-ASCII bytes are
    // excluded.
    let word = UInt64(littleEndian: bytes)
    let quotes = (word & 0xFBFB_FBFB_FBFB_FBFB) ^ 0x2222_2222_2222_2222
    let angles = (word & 0xFDFD_FDFD_FDFD_FDFD) ^ 0x3C3C_3C3C_3C3C_3C3C
    let below = (quotes &- 0x0101_0101_0101_0101) | (angles &- 0x0101_0101_0101_0101)
    return below & ~word & 0x8080_8080_8080_8080
  }
}
