import Printing

/// How addresses are written in HTML, byte for byte as libcmark does it.
enum AddressEscaping {
  /// An address in an attribute: what may stand in a URL as it is, `&` and `'` as entities, the rest percent-encoded;
  /// nothing of a dangerous one.
  static func put(_ bytes: UnsafeBufferPointer<UInt8>, into out: inout ByteBuffer) {
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
