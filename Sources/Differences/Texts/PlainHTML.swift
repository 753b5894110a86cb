import Printing

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

  /// What raw HTML says to its readers, and how.
  struct Parts {
    /// The text between its tags, and what is in place of pictures or is read aloud.
    var text = ""
    var tags = ""
    /// Where its links and pictures lead, in their order.
    var links: [String] = []
    /// The same as they are compared.
    var targets: [String] = []
    /// Whether an element in it is seen without any text.
    var isSeen = false
  }

  /// - Parameters:
  ///   - html: as `text` gives it.
  ///   - target: what a destination is compared as.
  static func parts(of html: String, leadingTo target: (String) -> String = { $0 }) -> Parts {
    var parts = Parts()
    var text: [UInt8] = []
    var rest = html.utf8[...]
    var hidden: String?
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      if hidden == nil { text += rest[..<start] }
      let opened = rest[start...]
      let sign = opened.dropFirst().first ?? 0
      guard 0x61...0x7A ~= sign | 0x20 || [UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(sign)
      else {
        if hidden == nil { text.append(UInt8(ascii: "<")) }
        rest = opened.dropFirst()
        continue
      }
      let end = self.end(of: opened)
      let words = String(decoding: opened[..<end], as: UTF8.self)
      rest = rest[end...]
      if words.hasPrefix("<!") { continue }
      var tag = words
      let name = words.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber || $0 == "-" }.lowercased()
      if words.hasPrefix("</") {
        if name == hidden { hidden = nil }
      } else if ["script", "style"].contains(name) {
        hidden = name
      }
      if isBlock(Array(words.utf8)[1...]) { text.append(UInt8(ascii: " ")) }
      if seen.contains(name) || name.contains("-") { parts.isSeen = true }
      for (attribute, value) in attributes(of: words) {
        if spoken.contains(attribute) { text += Array(" \(value) ".utf8) }
        guard leading.contains(attribute) else { continue }
        let link = target(value)
        parts.links.append(value)
        parts.targets.append(link)
        if link != value { tag = tag.replacing("\"\(value)\"", with: "\"\(link)\"") }
      }
      parts.tags += tag
    }
    if hidden == nil { text += rest }
    parts.text = String(decoding: text, as: UTF8.self)
    return parts
  }

  /// Behind the end of a tag or a comment.
  private static func end(of tag: Substring.UTF8View) -> String.Index {
    if tag.starts(with: "<!--") {
      var (place, dashes) = (tag.startIndex, 0)
      while place < tag.endIndex {
        if tag[place] == UInt8(ascii: ">"), dashes > 1 { return tag.index(after: place) }
        dashes = tag[place] == UInt8(ascii: "-") ? dashes + 1 : 0
        place = tag.index(after: place)
      }
      return tag.endIndex
    }
    var quote: UInt8?
    for place in tag.indices {
      let byte = tag[place]
      if quote == byte {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: ">") {
        return tag.index(after: place)
      }
    }
    return tag.endIndex
  }

  /// The attributes of a tag with values in quotation marks.
  private static func attributes(of tag: String) -> [(name: String, value: String)] {
    var found: [(String, String)] = []
    var rest = tag[...]
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split { $0.isWhitespace }.last ?? ""
      rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      let value = rest.dropFirst().prefix { $0 != quote }
      found.append((name.lowercased(), String(value)))
      rest = rest[value.endIndex...].dropFirst()
    }
    return found
  }

  private static let spoken: Set = ["alt", "title", "aria-label", "placeholder"]
  private static let leading: Set = ["href", "src", "poster"]
  private static let seen: Set = ["hr", "img", "svg", "video", "audio", "iframe", "canvas", "input", "object", "embed"]

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
