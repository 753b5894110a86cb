package import Printing

/// How text and addresses are written in HTML, byte for byte as libcmark does it.
package enum HTMLEscaping {
  /// Text and attribute values: `"`, `&`, `<` and `>` as entities.
  package static func text(_ bytes: UnsafeBufferPointer<UInt8>, into out: inout ByteBuffer) {
    guard let base = bytes.baseAddress else { return }
    var at = 0
    while at < bytes.count {
      out.put(atMost: bytes.count - at) { room in
        let copied = copyHarmless(base + at, bytes.count - at, to: room)
        at += copied
        return copied
      }
      guard at < bytes.count else { return }
      switch base[at] {
      case 0x22: out.put("&quot;")
      case 0x26: out.put("&amp;")
      case 0x3C: out.put("&lt;")
      default: out.put("&gt;")
      }
      at += 1
    }
  }

  package static func text(_ bytes: ArraySlice<UInt8>, into out: inout ByteBuffer) {
    bytes.withUnsafeBufferPointer { text($0, into: &out) }
  }

  package static func text(_ string: String, into out: inout ByteBuffer) {
    var string = string
    string.withUTF8 { text($0, into: &out) }
  }

  /// Copies what stands before the first `"`, `&`, `<` or `>`, eight bytes at a time; how many bytes that are.
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
      // The last eight bytes: what was looked at before is known to be harmless.
      at = count &- 8
      let word = source.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      target.storeBytes(of: word, toByteOffset: at, as: UInt64.self)
      let found = specials(in: word)
      return found == 0 ? count : at &+ found.trailingZeroBitCount / 8
    }
    while at < count, bytes[at] & 0xFB != 0x22, bytes[at] & 0xFD != 0x3C {
      room[at] = bytes[at]
      at &+= 1
    }
    return at
  }

  /// In the byte order of a number; the lowest bit that is set is the highest of the first special byte.
  private static func specials(in bytes: UInt64) -> UInt64 {
    // `&` is 0x26 and `"` 0x22: equal but for bit 2; `<` 0x3C and `>` 0x3E: equal but for bit 1. Less than nothing is
    // left of what is equal; bytes that are no ASCII are left out.
    let word = UInt64(littleEndian: bytes)
    let quotes = (word & 0xFBFB_FBFB_FBFB_FBFB) ^ 0x2222_2222_2222_2222
    let angles = (word & 0xFDFD_FDFD_FDFD_FDFD) ^ 0x3C3C_3C3C_3C3C_3C3C
    let below = (quotes &- 0x0101_0101_0101_0101) | (angles &- 0x0101_0101_0101_0101)
    return below & ~word & 0x8080_8080_8080_8080
  }

  /// An address in an attribute: what may stand in a URL as it is, `&` and `'` as entities, the rest percent-encoded;
  /// nothing of a dangerous one.
  static func address(_ bytes: UnsafeBufferPointer<UInt8>, into out: inout ByteBuffer) {
    if isDangerous(bytes) { return }
    for byte in bytes {
      if isAddressByte(byte) {
        out.put(byte)
      } else if byte == 0x26 {
        out.put("&amp;")
      } else if byte == 0x27 {
        out.put("&#x27;")
      } else {
        out.put(0x25)
        out.put(hexDigit(byte >> 4))
        out.put(hexDigit(byte & 15))
      }
    }
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x21, 0x23, 0x24, 0x25, 0x28...0x2F, 0x3A, 0x3B, 0x3D, 0x3F, 0x40,
      0x5F, 0x7E:
      true
    default: false
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x37 + value }

  /// Whether an address would run a script or read a file: such links lose their destination.
  ///
  /// `javascript:`, `vbscript:`, `file:` and `data:`, in any case, but for PNG, GIF, JPEG and WebP images as data.
  private static func isDangerous(_ url: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = url.first else { return false }
    switch first | 0x20 {
    case 0x64:
      return starts(url, "data:")
        && !(starts(url, "data:image/png") || starts(url, "data:image/gif") || starts(url, "data:image/jpeg")
          || starts(url, "data:image/webp"))
    case 0x66: return starts(url, "file:")
    case 0x6A: return starts(url, "javascript:")
    case 0x76: return starts(url, "vbscript:")
    default: return false
    }
  }

  /// Whether bytes start with a lower-case ASCII prefix, in any case.
  private static func starts(_ bytes: UnsafeBufferPointer<UInt8>, _ prefix: StaticString) -> Bool {
    guard bytes.count >= prefix.utf8CodeUnitCount else { return false }
    for at in 0..<prefix.utf8CodeUnitCount {
      let byte = bytes[at]
      let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
      if lower != prefix.utf8Start[at] { return false }
    }
    return true
  }
}
