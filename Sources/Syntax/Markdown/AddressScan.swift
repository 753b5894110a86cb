import Files

/// Finds `www.…`, `http://…`, `https://…` and `ftp://…` in a text, by the rules of cmark-gfm's autolinks.
struct AddressScan {
  let layer: InlineLayer
  let node: MarkdownNode
  let isLineStart: Bool
  var found: [InlineLayer.Cut] = []
  /// Where markup inside an address has to be escaped.
  var escapes: [Int] = []

  /// Whether one of them was a backtick.
  var hasUndoneCode = false

  private var base: UnsafePointer<UInt8> { layer.base }

  init(layer: InlineLayer, node: MarkdownNode, isLineStart: Bool) {
    self.layer = layer
    self.node = node
    self.isLineStart = isLineStart
  }

  mutating func run(_ literal: UnsafePointer<UInt8>, _ count: Int, _ brackets: inout Brackets) {
    var at = node.range.start
    var index = 0
    // Before this offset nothing begins any more.
    var free = at
    while index < count, let step = SourceMatch.step(literal + index, count - index, base, at, node.range.end) {
      if step.source == 1 {
        switch base[at] {
        case 0x5B: brackets.push(isImage: at > node.range.start && base[at - 1] == 0x21)
        case 0x5D: brackets.pop()
        case 0x77 where at >= free && !brackets.isInside && isWorldWideWeb(at):
          free = take(from: at, rewind: 0, at: at, index: index, literal, count, &at, &index) ?? at + 4
          if at >= free { continue }
        case 0x3A where at >= free && !brackets.isInside && isScheme(at, free):
          let rewind = letters(before: at, free)
          free = take(from: at, rewind: rewind, at: at, index: index, literal, count, &at, &index) ?? at + 3
          if at >= free { continue }
        default: break
        }
      }
      at += step.source
      index += step.literal
    }
  }

  /// Takes an address; the offset behind it, and the scan set there where it has become a link.
  private mutating func take(
    from mark: Int, rewind: Int, at: Int, index: Int, _ literal: UnsafePointer<UInt8>, _ count: Int,
    _ nextAt: inout Int, _ nextIndex: inout Int
  ) -> Int? {
    let raw = RawRun(layer: layer, from: mark)
    guard let length = rewind == 0 ? raw.worldWideWeb() : raw.schemeTail() else { return raw.failedUntil }
    let end = raw.offset(length)
    guard let literalEnd = plainEnd(from: mark, to: end, index, literal, count) else {
      let marks = (mark..<end).filter { isMarkup($0) && !layer.origin.isInserted($0 - 1, base) }
      // Where code is undone, what follows reads otherwise: one address at a time.
      if !hasUndoneCode { escapes += marks }
      if marks.contains(where: { base[$0] == 0x60 }) { hasUndoneCode = true }
      return end
    }
    found.append(
      InlineLayer.Cut(
        range: ByteRange(mark - rewind, end), literal: index - rewind..<literalEnd, scheme: rewind == 0 ? "http://" : ""
      ))
    nextAt = end
    nextIndex = literalEnd
    return end
  }

  /// Where the literal ends that is written byte for byte in the source; nil where there is markup in it.
  private func plainEnd(
    from start: Int, to end: Int, _ index: Int, _ literal: UnsafePointer<UInt8>, _ count: Int
  ) -> Int? {
    guard end <= node.range.end else { return nil }
    var at = start
    var index = index
    while at < end {
      guard index < count, let step = SourceMatch.step(literal + index, count - index, base, at, end),
        step.literal == 1, step.source == 1 || (step.source == 2 && layer.origin.isInserted(at, base))
      else { return nil }
      at += step.source
      index += 1
    }
    return index
  }

  private func isMarkup(_ offset: Int) -> Bool {
    switch base[offset] {
    case 0x26, 0x2A, 0x5B, 0x5C, 0x5D, 0x5F, 0x60: true
    default: false
    }
  }

  private func isWorldWideWeb(_ at: Int) -> Bool {
    guard at + 3 < layer.limit, base[at + 1] == 0x77, base[at + 2] == 0x77, base[at + 3] == 0x2E else { return false }
    if at == layer.start || (isLineStart && at == node.range.start) { return true }
    switch base[at - 1] {
    case 0x2A, 0x5F, 0x7E, 0x28: return true
    default: return base[at - 1].isMarkdownSpace
    }
  }

  private func letters(before colon: Int, _ free: Int) -> Int {
    let low = max(node.range.start, free)
    var at = colon
    while at > low, base[at - 1].isLetter, colon - at < 6 { at -= 1 }
    return colon - at
  }

  private func isScheme(_ colon: Int, _ free: Int) -> Bool {
    guard colon + 3 < layer.limit, base[colon + 1] == 0x2F, base[colon + 2] == 0x2F else { return false }
    let count = letters(before: colon, free)
    let word = (colon - count..<colon).map { base[$0] | 0x20 }
    guard word == [0x68, 0x74, 0x74, 0x70] || word == [0x68, 0x74, 0x74, 0x70, 0x73] || word == [0x66, 0x74, 0x70]
    else { return false }
    let host = ScalarReading.scalar(base, at: colon + 3, limit: layer.limit)
    return !ScalarReading.isSpace(host) && !ScalarReading.isPunctuation(host)
  }
}

/// The bytes of an address as they stand in the file, up to the next blank.
private struct RawRun {
  private let bytes: UnsafePointer<UInt8>
  private let count: Int
  private let scratch: [UInt8]
  private let offsets: [Int]
  private let start: Int
  /// Whether something of the block follows, be it only a blank.
  private let isInside: Bool

  init(layer: InlineLayer, from start: Int) {
    self.start = start
    var end = start
    while end < layer.limit, !layer.base[end].isMarkdownSpace, layer.base[end] != 0x3C { end += 1 }
    isInside = end < layer.limit
    if layer.origin.patches.isEmpty {
      offsets = []
      scratch = []
    } else {
      let kept = (start..<end).filter { !layer.origin.isInserted($0, layer.base) }
      offsets = kept + [end]
      scratch = kept.map { layer.base[$0] }
    }
    bytes = layer.base + start
    count = offsets.isEmpty ? end - start : scratch.count
  }

  private subscript(index: Int) -> UInt8 { offsets.isEmpty ? bytes[index] : scratch[index] }

  /// The offset in the text of a number of bytes of the run.
  func offset(_ length: Int) -> Int { offsets.isEmpty ? start + length : offsets[length] }

  /// Behind the domain that is no domain.
  var failedUntil: Int { offset(min(count, domain(from: 0).length)) }

  /// The length of an address that begins with `www.`; nil where it is none.
  func worldWideWeb() -> Int? {
    let domain = domain(from: 0)
    return domain.isValid && domain.hasDot ? trimmed() : nil
  }

  /// The length of an address from the colon after its scheme on; nil where it is none.
  func schemeTail() -> Int? { domain(from: 3).isValid ? trimmed() : nil }

  /// Letters, digits, hyphens, dots and underscores; no underscore in the last two parts.
  private func domain(from first: Int) -> (length: Int, isValid: Bool, hasDot: Bool) {
    var underscores = 0
    var before = 0
    var dots = 0
    var index = first + 1
    // The last byte of a block is not looked at.
    while index < (isInside ? count : count - 1) {
      switch self[index] {
      case 0x5F: underscores += 1
      case 0x2E:
        before = underscores
        underscores = 0
        dots += 1
      case let byte where byte >= 0x80 || (byte.isPunctuation && byte != 0x2D):
        return (index, before == 0 && underscores == 0, dots > 0)
      default: break
      }
      index += 1
    }
    return (index, before == 0 && underscores == 0, dots > 0)
  }

  /// Without the punctuation, entities and unopened parentheses at its end.
  private func trimmed() -> Int? {
    var end = count
    var excess = 0
    for index in 0..<count {
      if self[index] == 0x29 { excess += 1 } else if self[index] == 0x28 { excess -= 1 }
    }
    while end > 0 {
      switch self[end - 1] {
      case 0x3F, 0x21, 0x2E, 0x2C, 0x3A, 0x2A, 0x5F, 0x7E, 0x27, 0x22: end -= 1
      case 0x3B: end = beforeEntity(end)
      case 0x29:
        guard excess > 0 else { return end }
        excess -= 1
        end -= 1
      default: return end
      }
    }
    return nil
  }

  private func beforeEntity(_ end: Int) -> Int {
    var index = end - 2
    while index > 0, self[index].isLetter { index -= 1 }
    return index >= 0 && index < end - 2 && self[index] == 0x26 ? index : end - 1
  }
}

/// The characters around a place, as far as they matter to what may begin or end there.
enum ScalarReading {
  /// The scalar that begins here; a line ending at the limit or where the bytes are no UTF-8.
  static func scalar(_ base: UnsafePointer<UInt8>, at offset: Int, limit: Int) -> Unicode.Scalar {
    guard offset < limit else { return "\n" }
    if base[offset] < 0x80 { return Unicode.Scalar(base[offset]) }
    var decoder = UTF8()
    var bytes = UnsafeBufferPointer(start: base + offset, count: min(4, limit - offset)).makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&bytes) { return scalar }
    return "\n"
  }

  /// The scalar that ends here; a line ending where none does.
  static func scalar(_ base: UnsafePointer<UInt8>, before offset: Int, from start: Int) -> Unicode.Scalar {
    var first = offset - 1
    while first > start, base[first] & 0xC0 == 0x80, offset - first < 4 { first -= 1 }
    return first >= start ? scalar(base, at: first, limit: offset) : "\n"
  }

  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return UInt8(scalar.value).isPunctuation }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }
}
