/// Finds where links and link reference definitions end in the source, by CommonMark's rules.
///
/// libcmark has decided that they are there; only their extent is looked for. Quote markers at the beginnings of
/// lines are passed over.
struct LinkScanner {
  let text: Bytes
  let limit: Int

  /// The offset after what follows the `]` of a link's text: `(…)`, `[…]` or nothing.
  func tail(after bracket: Int) -> Int {
    guard bracket < limit else { return bracket }
    if text[bracket] == UInt8(ascii: "("), let end = inlineTail(bracket) { return end }
    if text[bracket] == UInt8(ascii: "["), let end = label(bracket) { return end }
    return bracket
  }

  /// The offset after a definition that begins at a `[`, its line ending included; nil where there is none.
  func definition(_ start: Int) -> Int? {
    guard let colon = label(start), colon < limit, text[colon] == UInt8(ascii: ":"), !isBlank(start + 1, colon - 1)
    else {
      return nil
    }
    let address = spacesAndNewline(colon + 1)
    guard let afterAddress = destination(address) else { return nil }
    let title = spacesAndNewline(afterAddress)
    if title > afterAddress, let afterTitle = self.title(title), let end = lineEnd(afterTitle) { return end }
    return lineEnd(afterAddress)
  }

  private func inlineTail(_ open: Int) -> Int? {
    guard let afterAddress = destination(spaces(open + 1)) else { return nil }
    let gap = spaces(afterAddress)
    var at = gap
    if gap > afterAddress, let afterTitle = title(gap) { at = spaces(afterTitle) }
    return at < limit && text[at] == UInt8(ascii: ")") ? at + 1 : nil
  }

  private func isBlank(_ from: Int, _ to: Int) -> Bool {
    for offset in from..<max(from, to) where !text[offset].isMarkdownSpace { return false }
    return true
  }

  /// After a `[label]`, which holds no bare bracket and at most 1000 bytes.
  private func label(_ open: Int) -> Int? {
    var at = open + 1
    while at < limit, at - open <= 1001 {
      switch text[at] {
      case UInt8(ascii: "]"): return at + 1
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\"): at += at + 1 < limit && text[at + 1].isPunctuation ? 2 : 1
      default: at += 1
      }
    }
    return nil
  }

  private func destination(_ start: Int) -> Int? {
    guard start < limit else { return start }
    return text[start] == UInt8(ascii: "<") ? pointed(start) : bare(start)
  }

  private func pointed(_ open: Int) -> Int? {
    var at = open + 1
    while at < limit {
      switch text[at] {
      case UInt8(ascii: ">"): return at + 1
      case UInt8(ascii: "\\"): at += 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "<"): return nil
      default: at += 1
      }
    }
    return nil
  }

  private func bare(_ start: Int) -> Int? {
    var at = start
    var depth = 0
    while at < limit {
      let byte = text[at]
      if byte == UInt8(ascii: "\\"), at + 1 < limit, text[at + 1].isPunctuation {
        at += 2
        continue
      }
      if byte == UInt8(ascii: "(") {
        depth += 1
        if depth > 32 { return nil }
      } else if byte == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
      } else if byte.isMarkdownSpace {
        if at == start { return nil }
        break
      }
      at += 1
    }
    return depth == 0 ? at : nil
  }

  private func title(_ open: Int) -> Int? {
    guard open < limit else { return nil }
    let close: UInt8
    switch text[open] {
    case UInt8(ascii: "\""): close = UInt8(ascii: "\"")
    case UInt8(ascii: "'"): close = UInt8(ascii: "'")
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    var at = open + 1
    // A quote after a backslash closes the title only if no other does.
    var escaped: Int?
    while at < limit {
      let byte = text[at]
      if byte == UInt8(ascii: "\\"), at + 1 < limit, text[at + 1].isPunctuation {
        if text[at + 1] == close { escaped = at + 2 }
        at += 2
        continue
      }
      if byte == close { return at + 1 }
      if close == UInt8(ascii: ")"), byte == UInt8(ascii: "(") { return escaped }
      at += 1
    }
    return escaped
  }

  /// After white space, over any number of lines.
  private func spaces(_ start: Int) -> Int {
    var at = start
    while at < limit, text[at].isMarkdownSpace {
      let next = Prefix.newline(text, at, limit)
      at = next > at ? Prefix.skip(text, next, limit) : at + 1
    }
    return at
  }

  /// After spaces with at most one line ending among them.
  private func spacesAndNewline(_ start: Int) -> Int {
    var at = start
    while at < limit, text[at].isBlank { at += 1 }
    let next = Prefix.newline(text, at, limit)
    return next > at ? Prefix.skip(text, next, limit) : at
  }

  /// After the line ending that only spaces part from here; nil where something else stands there.
  private func lineEnd(_ start: Int) -> Int? {
    var at = start
    while at < limit, text[at].isBlank { at += 1 }
    if at >= limit { return limit }
    let next = Prefix.newline(text, at, limit)
    return next > at ? next : nil
  }
}
