import Diagnostics
import Files

extension JSONParser {
  /// Steps over white space, and over comments, which it reports.
  mutating func skipSpace() throws(Unreadable) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      case UInt8(ascii: "/"): try comment()
      default: return
      }
    }
  }

  private mutating func comment() throws(Unreadable) {
    let start = index
    let second = start + 1 < bytes.count ? bytes[start + 1] : 0
    if second == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    } else if second == UInt8(ascii: "*") {
      index += 2
      while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
        index += 1
      }
      index = min(index + 2, bytes.count)
    } else {
      throw unexpected("a value")
    }
    // One tells that all of them have to go.
    if diagnostics.all.contains(where: { $0.rule == .commentInJSON && $0.span?.file === file }) { return }
    try fault(
      .commentInJSON, "JSON has no comments", ByteRange(start, index),
      fix: "remove it; in a token file, say it in $description")
  }

  /// Steps over a byte order mark and refuses what is not UTF-8 at all.
  mutating func checkEncoding() throws(Unreadable) {
    guard bytes.count <= limits.bytes else {
      throw fatal(
        .fileTooLarge, "the file has \(bytes.count) bytes, more than the limit of \(limits.bytes)", ByteRange(0, 0),
        fix: "split it into several files")
    }
    let isUTF16 =
      bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      || bytes.count > 1 && (bytes[0] == 0) != (bytes[1] == 0)
    if isUTF16 {
      throw fatal(
        .invalidEncoding, "the file is UTF-16, not UTF-8", ByteRange(0, min(2, bytes.count)),
        why: "JSON is UTF-8 (RFC 8259, section 8.1)", fix: "save it as UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      try fault(
        .byteOrderMark, "the file begins with a byte order mark", ByteRange(0, 3),
        why: "JSON is written without one, and other tools refuse it (RFC 8259, section 8.1)",
        fix: Fix(
          "save the file as UTF-8 without a byte order mark", replacing: file.span(ByteRange(0, 3)), with: ""))
      index = 3
    }
  }
}
