/// Finds where links and link reference definitions end in the source, by CommonMark's rules.
///
/// libcmark has decided that they are there; only their extent is looked for. Quote markers at the beginnings of
/// lines are passed over.
struct LinkScanner {
  let base: UnsafePointer<UInt8>
  let limit: Int

  /// The offset after what follows the `]` of a link's text: `(…)`, `[…]` or nothing.
  func tail(after bracket: Int) -> Int {
    guard bracket < limit else { return bracket }
    if base[bracket] == 0x28, let end = inlineTail(bracket) { return end }
    if base[bracket] == 0x5B, let end = label(bracket) { return end }
    return bracket
  }

  /// The offset after a definition that begins at a `[`, its line ending included; nil where there is none.
  func definition(_ start: Int) -> Int? {
    guard let colon = label(start), colon < limit, base[colon] == 0x3A, !isBlank(start + 1, colon - 1) else {
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
    return at < limit && base[at] == 0x29 ? at + 1 : nil
  }

  private func isBlank(_ from: Int, _ to: Int) -> Bool {
    for offset in from..<max(from, to) where !base[offset].isMarkdownSpace { return false }
    return true
  }

  /// After a `[label]`, which holds no bare bracket and at most 1000 bytes.
  private func label(_ open: Int) -> Int? {
    var at = open + 1
    while at < limit, at - open <= 1001 {
      switch base[at] {
      case 0x5D: return at + 1
      case 0x5B: return nil
      case 0x5C: at += at + 1 < limit && base[at + 1].isPunctuation ? 2 : 1
      default: at += 1
      }
    }
    return nil
  }

  private func destination(_ start: Int) -> Int? {
    guard start < limit else { return start }
    return base[start] == 0x3C ? pointed(start) : bare(start)
  }

  private func pointed(_ open: Int) -> Int? {
    var at = open + 1
    while at < limit {
      switch base[at] {
      case 0x3E: return at + 1
      case 0x5C: at += 2
      case 0x0A, 0x0D, 0x3C: return nil
      default: at += 1
      }
    }
    return nil
  }

  private func bare(_ start: Int) -> Int? {
    var at = start
    var depth = 0
    while at < limit {
      let byte = base[at]
      if byte == 0x5C, at + 1 < limit, base[at + 1].isPunctuation {
        at += 2
        continue
      }
      if byte == 0x28 {
        depth += 1
        if depth > 32 { return nil }
      } else if byte == 0x29 {
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
    switch base[open] {
    case 0x22: close = 0x22
    case 0x27: close = 0x27
    case 0x28: close = 0x29
    default: return nil
    }
    var at = open + 1
    // A quote after a backslash closes the title only if no other does.
    var escaped: Int?
    while at < limit {
      let byte = base[at]
      if byte == 0x5C, at + 1 < limit, base[at + 1].isPunctuation {
        if base[at + 1] == close { escaped = at + 2 }
        at += 2
        continue
      }
      if byte == close { return at + 1 }
      if close == 0x29, byte == 0x28 { return escaped }
      at += 1
    }
    return escaped
  }

  /// After white space, over any number of lines.
  private func spaces(_ start: Int) -> Int {
    var at = start
    while at < limit, base[at].isMarkdownSpace {
      let next = Prefix.newline(base, at, limit)
      at = next > at ? Prefix.skip(base, next, limit) : at + 1
    }
    return at
  }

  /// After spaces with at most one line ending among them.
  private func spacesAndNewline(_ start: Int) -> Int {
    var at = start
    while at < limit, base[at].isBlank { at += 1 }
    let next = Prefix.newline(base, at, limit)
    return next > at ? Prefix.skip(base, next, limit) : at
  }

  /// After the line ending that only spaces part from here; nil where something else stands there.
  private func lineEnd(_ start: Int) -> Int? {
    var at = start
    while at < limit, base[at].isBlank { at += 1 }
    if at >= limit { return limit }
    let next = Prefix.newline(base, at, limit)
    return next > at ? next : nil
  }
}
