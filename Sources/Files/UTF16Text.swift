/// Text in UTF-16, as some editors and shells on Windows save it.
package enum UTF16Text {
  /// The same text in UTF-8, without its byte order mark; nil for bytes that do not begin with one. Linear.
  ///
  /// Source: The Unicode Standard, section 3.10, table 3-10.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    let isBig = bytes[0] == 0xFE && bytes[1] == 0xFF
    // UTF-32 begins with the same bytes and two zeros.
    guard isBig || bytes[0] == 0xFF && bytes[1] == 0xFE && !(bytes.count >= 4 && bytes[2] == 0 && bytes[3] == 0) else {
      return nil
    }
    let units = (1..<bytes.count / 2).lazy.map { unit in
      let (first, second) = (UInt16(bytes[2 * unit]), UInt16(bytes[2 * unit + 1]))
      return isBig ? first << 8 | second : second << 8 | first
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }
}
