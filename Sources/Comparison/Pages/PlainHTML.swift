/// Raw HTML as text that can be compared: without the white space that no browser shows.
///
/// That is white space within tags, more than one blank in a row, and any beside a tag that begins a line of its own.
enum PlainHTML {
  static func text(_ html: String) -> String {
    var out: [UInt8] = []
    var quote: UInt8?
    var isInTag = false
    // Where the name of the last tag begins.
    var start = 0
    var isPending = false
    for byte in html.utf8 {
      let isBlank = byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte
      if isBlank, quote == nil {
        isPending = true
        continue
      }
      if isInTag, quote == nil, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") { isPending = false }
      let isBesideBlock = isPending && !isInTag && out.last == UInt8(ascii: ">") && isBlock(out[start...])
      if isPending, !isBesideBlock { out.append(UInt8(ascii: " ")) }
      isPending = false
      out.append(byte)
      guard isInTag else {
        if byte == UInt8(ascii: "<") { (isInTag, start) = (true, out.count) }
        continue
      }
      if quote == byte {
        quote = nil
      } else if quote == nil {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
        if byte == UInt8(ascii: ">") {
          isInTag = false
          if out.dropLast().last == UInt8(ascii: "/") { out.remove(at: out.count - 2) }
          let before = start - 2
          if isBlock(out[start...]), before >= 0, out[before] == UInt8(ascii: " ") {
            out.remove(at: before)
            start -= 1
          }
        }
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Whether a tag, without its first bracket, is of an element that begins a line of its own.
  private static func isBlock(_ tag: ArraySlice<UInt8>) -> Bool {
    let longest = tag.prefix(12).drop { $0 == UInt8(ascii: "/") }
    let name = longest.prefix { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
    return blocks.contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  /// *Source:* HTML Living Standard, 15.3 Flow content, 15.3.8 Lists, 15.3.9 Tables; and `br`.
  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "br", "caption", "center", "col", "colgroup", "dd", "details",
    "dialog",
    "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hgroup", "hr", "legend", "li", "main", "nav", "ol", "optgroup", "option", "p", "picture", "pre",
    "section", "source", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul", "video",
  ]
}
