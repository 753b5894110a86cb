/// What comes before the content of a line inside quotes and lists.
enum Prefix {
  /// The offset after a quote or list marker that begins here; the same offset where none does.
  static func marker(_ text: Bytes, _ at: Int, _ end: Int) -> Int {
    guard at < end else { return at }
    switch text[at] {
    case UInt8(ascii: ">"): return at + 1
    case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      return at + 1 >= end || text[at + 1].isMarkdownSpace ? at + 1 : at
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var digits = at
      while digits < end, digits - at < 9, text[digits].isDigit { digits += 1 }
      guard digits < end, text[digits] == UInt8(ascii: ".") || text[digits] == UInt8(ascii: ")") else { return at }
      return digits + 1 >= end || text[digits + 1].isMarkdownSpace ? digits + 1 : at
    default: return at
    }
  }

  /// After spaces, tabs and quote markers: where the content of a paragraph's further line begins, as a rule.
  static func skip(_ text: Bytes, _ at: Int, _ end: Int) -> Int {
    var at = at
    while at < end, text[at].isBlank || text[at] == UInt8(ascii: ">") { at += 1 }
    return at
  }

  /// After a line ending that begins here; the same offset where none does.
  static func newline(_ text: Bytes, _ at: Int, _ end: Int) -> Int {
    guard at < end else { return at }
    if text[at] == UInt8(ascii: "\n") { return at + 1 }
    guard text[at] == UInt8(ascii: "\r") else { return at }
    return at + 1 < end && text[at + 1] == UInt8(ascii: "\n") ? at + 2 : at + 1
  }
}
