/// What stands before the content of a line inside quotes and lists.
enum Prefix {
  /// The offset after a quote or list marker that begins here; the same offset where none does.
  static func marker(_ base: UnsafePointer<UInt8>, _ at: Int, _ end: Int) -> Int {
    guard at < end else { return at }
    switch base[at] {
    case 0x3E: return at + 1
    case 0x2A, 0x2B, 0x2D: return at + 1 >= end || base[at + 1].isMarkdownSpace ? at + 1 : at
    case 0x30...0x39:
      var digits = at
      while digits < end, digits - at < 9, (0x30...0x39).contains(base[digits]) { digits += 1 }
      guard digits < end, base[digits] == 0x2E || base[digits] == 0x29 else { return at }
      return digits + 1 >= end || base[digits + 1].isMarkdownSpace ? digits + 1 : at
    default: return at
    }
  }

  /// After spaces, tabs and quote markers: where the content of a paragraph's further line begins, as a rule.
  static func skip(_ base: UnsafePointer<UInt8>, _ at: Int, _ end: Int) -> Int {
    var at = at
    while at < end, base[at].isBlank || base[at] == 0x3E { at &+= 1 }
    return at
  }

  /// After a line ending that begins here; the same offset where none does.
  static func newline(_ base: UnsafePointer<UInt8>, _ at: Int, _ end: Int) -> Int {
    guard at < end else { return at }
    if base[at] == 0x0A { return at + 1 }
    guard base[at] == 0x0D else { return at }
    return at + 1 < end && base[at + 1] == 0x0A ? at + 2 : at + 1
  }
}

extension UInt8 {
  /// A space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// What libcmark trims: space, tab, line ends, vertical tab and form feed.
  var isMarkdownSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
  /// ASCII punctuation: what a backslash escapes.
  var isPunctuation: Bool {
    (self >= 0x21 && self <= 0x2F) || (self >= 0x3A && self <= 0x40) || (self >= 0x5B && self <= 0x60)
      || (self >= 0x7B && self <= 0x7E)
  }
  var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
}
