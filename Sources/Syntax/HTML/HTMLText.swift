import Printing

/// Text and addresses of raw HTML, in which characters may be written as entities.
enum HTMLText {
  /// Writes a text: entities stay as they are, and everything else that HTML gives a meaning is escaped.
  static func put(_ text: ArraySlice<UInt8>, into out: inout ByteBuffer) {
    var rest = text
    while let sign = rest.firstIndex(of: UInt8(ascii: "&")) {
      out.put(text: rest[..<sign])
      let entity = entityEnd(rest[sign...])
      if let entity { out.put(rest[sign..<entity]) } else { out.put("&amp;") }
      rest = rest[(entity ?? sign + 1)...]
    }
    out.put(text: rest)
  }

  /// The text that an address means; nil where characters of it are hidden in entities, as no author writes them.
  static func address(_ written: ArraySlice<UInt8>) -> [UInt8]? {
    var out: [UInt8] = []
    var rest = written.drop(while: \.isMarkdownSpace)
    while let last = rest.last, last.isMarkdownSpace { rest.removeLast() }
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let end = entityEnd(rest) {
        guard rest[..<end].elementsEqual("&amp;".utf8) else { return nil }
        out.append(byte)
        rest = rest[end...]
        continue
      }
      // Browsers pass over line ends and tabs in an address, so none may part the name of a scheme.
      if byte < 0x20 || byte == 0x7F { return nil }
      out.append(byte)
      rest.removeFirst()
    }
    return out
  }

  /// A text without entities that stand for signs of HTML, for titles of headings.
  static func plain(_ text: ArraySlice<UInt8>) -> String {
    var plain = String(decoding: text, as: UTF8.self)
    guard plain.utf8.contains(UInt8(ascii: "&")) else { return plain }
    for (entity, sign) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", " "), ("&amp;", "&")] {
      plain = plain.replacing(entity, with: sign)
    }
    return plain
  }

  /// Where the entity ends that begins here; nil where an `&` is only a sign.
  private static func entityEnd(_ text: ArraySlice<UInt8>) -> Int? {
    let body = text.dropFirst().prefix(32).prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "#") }
    guard !body.isEmpty, body.endIndex < text.endIndex, text[body.endIndex] == UInt8(ascii: ";") else { return nil }
    if body.first == UInt8(ascii: "#") {
      let digits = body.dropFirst()
      let isHexadecimal = digits.first == UInt8(ascii: "x") || digits.first == UInt8(ascii: "X")
      let rest = isHexadecimal ? digits.dropFirst() : digits
      let isNumber = rest.allSatisfy { $0.isDigit || isHexadecimal && (0x61...0x66).contains($0 | 0x20) }
      return isNumber && (1...7).contains(rest.count) ? body.endIndex + 1 : nil
    }
    return body.allSatisfy(\.isLetterOrDigit) && body[body.startIndex].isLetter ? body.endIndex + 1 : nil
  }
}
