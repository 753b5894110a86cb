import Printing

/// A start tag of an element that is kept, with the attributes that are.
package struct KeptTag: Sendable {
  package let element: KeptElement
  /// Where it is in its text.
  let range: Range<Int>
  /// The id that others may link to, of a heading or an anchor.
  let id: String?
  /// As written; entities are not resolved.
  let address: ArraySlice<UInt8>?
  let alternative: ArraySlice<UInt8>?
  /// CSS pixels or per cent.
  let width: ArraySlice<UInt8>?
  let height: ArraySlice<UInt8>?
  let alignment: StaticString?
  let isOpen: Bool
}

/// Splits raw HTML into what is kept of it and what is not.
///
/// Linear in the text. What is no tag by CommonMark's definition is text.
struct HTMLScan {
  enum Piece {
    case text(Range<Int>)
    case open(KeptTag)
    case close(KeptElement)
    /// A tag, a comment or an element with all that is in it; and whether it parts the text before it from that behind.
    case dropped(parts: Bool)
  }

  private let bytes: ArraySlice<UInt8>
  private var at: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  mutating func next() -> Piece? {
    guard at < bytes.endIndex else { return nil }
    if bytes[at] != UInt8(ascii: "<") {
      let end = bytes[at...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
      defer { at = end }
      return .text(at..<end)
    }
    guard let end = tagEnd() else {
      defer { at += 1 }
      return .text(at..<at + 1)
    }
    let tag = at..<end
    at = end
    return piece(of: tag)
  }

  /// The end of the tag, comment, declaration or instruction that begins here; nil where a `<` is only a sign.
  private func tagEnd() -> Int? {
    let rest = bytes[at...]
    for (start, end) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"), ("<!", ">")]
    where rest.starts(with: start.utf8) {
      return self.end(of: Array(end.utf8), from: at + start.utf8.count)
    }
    return bytes.withUnsafeBufferPointer { buffer in
      let start = bytes.startIndex
      return TagScanner(text: Bytes(buffer), limit: buffer.count).end(of: at - start).map { $0 + start }
    }
  }

  /// The offset behind a text; the end where it is not found.
  private func end(of text: [UInt8], from start: Int) -> Int {
    var rest = bytes[start...]
    while let place = rest.firstIndex(of: text[0]) {
      if bytes[place...].starts(with: text) { return place + text.count }
      rest = bytes[(place + 1)...]
    }
    return bytes.endIndex
  }

  private mutating func piece(of tag: Range<Int>) -> Piece {
    let isClosing = bytes[tag.lowerBound + 1] == UInt8(ascii: "/")
    let start = tag.lowerBound + (isClosing ? 2 : 1)
    let name = bytes[start..<tag.upperBound].prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
    guard let first = name.first, first.isLetter else { return .dropped(parts: false) }
    if let element = KeptElement(name) {
      return isClosing ? .close(element) : .open(Self.kept(element, tag, name.endIndex, bytes))
    }
    let word = String(decoding: name, as: UTF8.self).lowercased()
    if KeptElement.silent.contains(word), !isClosing, bytes[tag.upperBound - 2] != UInt8(ascii: "/") {
      passContent(of: word)
    }
    return .dropped(parts: !KeptElement.inline.contains(word))
  }

  /// Goes behind the end tag of an element, or to the end.
  private mutating func passContent(of name: String) {
    let end = Array("</\(name)".utf8)
    var from = at
    while let sign = bytes[from...].firstIndex(of: UInt8(ascii: "<")) {
      let word = bytes[sign...].prefix(end.count).map(\.lowercased)
      if word == end {
        at = bytes[sign...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? bytes.endIndex
        return
      }
      from = sign + 1
    }
    at = bytes.endIndex
  }

  // MARK: Attributes

  private static func kept(
    _ element: KeptElement, _ tag: Range<Int>, _ start: Int, _ bytes: ArraySlice<UInt8>
  ) -> KeptTag {
    var found: [String: ArraySlice<UInt8>] = [:]
    var at = start
    while let (name, value, end) = attribute(bytes[..<(tag.upperBound - 1)], at) {
      // Of two, the first counts, as in a browser.
      if found[name] == nil { found[name] = value }
      at = end
    }
    let canBeLed = element.level != nil || element == .a
    return KeptTag(
      element: element, range: tag,
      id: canBeLed ? (found["id"] ?? (element == .a ? found["name"] : nil)).flatMap(id) : nil,
      address: element == .a ? found["href"] : element == .img ? found["src"] : nil,
      alternative: element == .img ? found["alt"] : nil,
      width: element == .img ? found["width"].flatMap(length) : nil,
      height: element == .img ? found["height"].flatMap(length) : nil,
      alignment: element.isBlock && element != .details && element != .summary
        ? found["align"].flatMap(alignment) : nil,
      isOpen: element == .details && found["open"] != nil)
  }

  private static func attribute(
    _ text: ArraySlice<UInt8>, _ start: Int
  ) -> (name: String, value: ArraySlice<UInt8>, end: Int)? {
    let begin = text[start...].firstIndex { !$0.isMarkdownSpace && $0 != UInt8(ascii: "/") } ?? text.endIndex
    let name = text[begin...].prefix { !$0.isMarkdownSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
    guard !name.isEmpty else { return nil }
    let word = String(decoding: name, as: UTF8.self).lowercased()
    let sign = text[name.endIndex...].drop(while: \.isMarkdownSpace)
    guard sign.first == UInt8(ascii: "=") else { return (word, text[name.endIndex..<name.endIndex], name.endIndex) }
    let value = sign.dropFirst().drop(while: \.isMarkdownSpace)
    if let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let inner = value.dropFirst().prefix { $0 != quote }
      return (word, inner, min(inner.endIndex + 1, text.endIndex))
    }
    let bare = value.prefix { !$0.isMarkdownSpace }
    return (word, bare, bare.endIndex)
  }

  /// Letters, digits, what joins them, and the brackets of a function: such an id can be written anywhere.
  private static func id(_ value: ArraySlice<UInt8>) -> String? {
    // Letters of any script, as headings have them.
    guard let first = value.first, first.isLetterOrDigit || first == UInt8(ascii: "_") || first >= 0x80,
      value.count <= 200, value.allSatisfy({ $0.isLetterOrDigit || $0.isOne(of: "-_.()") || $0 >= 0x80 })
    else { return nil }
    return String(decoding: value, as: UTF8.self)
  }

  /// `120`, `120px` or `50%`, as the number or with its sign.
  private static func length(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let digits = value.prefix { $0.isDigit }
    guard (1...4).contains(digits.count) else { return nil }
    let unit = value[digits.endIndex...]
    if unit.elementsEqual("%".utf8) { return value }
    return unit.isEmpty || unit.elementsEqual("px".utf8) ? digits : nil
  }

  private static func alignment(_ value: ArraySlice<UInt8>) -> StaticString? {
    switch String(decoding: value, as: UTF8.self).lowercased() {
    case "left": "left"
    case "center", "middle": "center"
    case "right": "right"
    default: nil
    }
  }
}
