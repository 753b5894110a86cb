import Printing

/// Finds where a tag of HTML ends.
///
/// Source: https://spec.commonmark.org/0.30/#open-tag and #closing-tag.
struct TagScanner {
  let text: Bytes
  let limit: Int

  /// The offset after the tag that begins at a `<`; nil where none does.
  func end(of start: Int) -> Int? {
    var at = start + 1
    let isClosing = byte(at) == UInt8(ascii: "/")
    if isClosing { at += 1 }
    guard byte(at).isLetter else { return nil }
    at = pass(at) { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
    if !isClosing { at = attributes(at) }
    at = pass(at, \.isMarkdownSpace)
    if !isClosing, byte(at) == UInt8(ascii: "/") { at += 1 }
    return byte(at) == UInt8(ascii: ">") ? at + 1 : nil
  }

  /// After the attributes that begin here, each behind blanks; only the first fault ends them.
  private func attributes(_ start: Int) -> Int {
    var end = start
    while true {
      let name = pass(end, \.isMarkdownSpace)
      guard name > end, byte(name).isLetter || byte(name) == UInt8(ascii: "_") || byte(name) == UInt8(ascii: ":") else {
        return end
      }
      end = pass(name) {
        $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
          || $0 == UInt8(ascii: "-")
      }
      let sign = pass(end, \.isMarkdownSpace)
      if byte(sign) == UInt8(ascii: "="), let after = value(pass(sign + 1, \.isMarkdownSpace)) { end = after }
    }
  }

  private func value(_ start: Int) -> Int? {
    let quote = byte(start)
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard start + 1 < limit, let end = text.first(quote, in: start + 1..<limit) else { return nil }
      return end + 1
    }
    let end = pass(start) { byte in
      !byte.isMarkdownSpace && !byte.isOne(of: "\"'=<>`")
    }
    return end > start ? end : nil
  }

  private func byte(_ at: Int) -> UInt8 { at < limit ? text[at] : 0 }

  private func pass(_ start: Int, _ condition: (UInt8) -> Bool) -> Int {
    var at = start
    while at < limit, condition(text[at]) { at += 1 }
    return at
  }
}
