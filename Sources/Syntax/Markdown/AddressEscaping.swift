import Files
import Printing

/// How addresses are written in HTML, byte for byte as libcmark does it.
enum AddressEscaping {
  /// An address in an attribute: what may stand in a URL as it is, `&` and `'` as entities, the rest percent-encoded;
  /// nothing of a dangerous one.
  static func put(_ bytes: BorrowedBytes, into out: inout ByteBuffer) {
    if isDangerous(bytes) { return }
    var rest = bytes
    while let place = harmful.firstIndex(in: rest) {
      out.put(UnsafeBufferPointer(rebasing: rest[..<place]))
      switch rest[place] {
      case UInt8(ascii: "&"): out.put("&amp;")
      case UInt8(ascii: "'"): out.put("&#x27;")
      case let byte: out.put(percentEncoded: byte)
      }
      rest = UnsafeBufferPointer(rebasing: rest[(place + 1)...])
    }
    out.put(rest)
  }

  /// Writes an address that was put behind a place as `put` does.
  static func escape(from start: Int, in out: inout ByteBuffer) {
    out.rewrite(from: start, where: { harmful.firstIndex(in: $0) != nil || isDangerous($0) }) { put($0, into: &$1) }
  }

  /// What cannot stand in a URL as it is.
  private static let harmful = ByteSet(
    "!#$%()*+,-./:;=?@_~", UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "a")...UInt8(ascii: "z")
  ).inverted

  /// Whether an address would run a script or read a file: such links lose their destination.
  ///
  /// `javascript:`, `vbscript:`, `file:` and `data:`, in any case, but for PNG, GIF, JPEG and WebP images as data.
  private static func isDangerous(_ url: BorrowedBytes) -> Bool {
    guard let first = url.first else { return false }
    switch first | 0x20 {
    case UInt8(ascii: "d"):
      return starts(url, "data:")
        && !(starts(url, "data:image/png") || starts(url, "data:image/gif") || starts(url, "data:image/jpeg")
          || starts(url, "data:image/webp"))
    case UInt8(ascii: "f"): return starts(url, "file:")
    case UInt8(ascii: "j"): return starts(url, "javascript:")
    case UInt8(ascii: "v"): return starts(url, "vbscript:")
    default: return false
    }
  }

  /// Whether bytes start with a lower-case ASCII prefix, in any case.
  private static func starts(_ bytes: BorrowedBytes, _ prefix: StaticString) -> Bool {
    guard bytes.count >= prefix.utf8CodeUnitCount else { return false }
    for at in 0..<prefix.utf8CodeUnitCount {
      let byte = bytes[at]
      let lower = byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
      if lower != prefix.utf8Start[at] { return false }
    }
    return true
  }
}
