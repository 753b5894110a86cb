/// Bytes as text of 64 signs. *Source:* RFC 4648, section 4.
package enum Base64 {
  package static func text(of bytes: [UInt8]) -> String {
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for place in start..<start + 3 { bits = bits << 8 | UInt32(place < bytes.count ? bytes[place] : 0) }
      for place in 0..<4 {
        let isFilled = place <= group.count
        out.append(isFilled ? signs[Int(bits >> UInt32(18 - 6 * place)) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
