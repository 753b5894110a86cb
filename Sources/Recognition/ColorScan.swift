import Colorimetry
import Files
import Printing

/// The colours of a short text with what they are called.
struct ColorScan {
  struct Found {
    /// With an opacity that follows in words: `#FFFFFF at 60% opacity`.
    var range: Range<Int>
    var color: Color
  }

  let scan: TextScan
  /// In their order in the text.
  var found: [Found]

  init(_ scan: TextScan) {
    self.scan = scan
    var found = HexColors.find(in: scan.text[...]).map { Found(range: $0.range, color: $0.color) }
    let functions = Self.functions(in: scan)
    if !functions.isEmpty {
      found += functions
      found.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    for index in found.indices { found[index] = Self.withOpacity(found[index], in: scan.text) }
    self.found = found
  }

  /// Whether two different colours stand in one sentence of running text.
  var isPalette: Bool {
    zip(found, found.dropFirst()).contains { first, second in
      first.color != second.color && !scan.text[first.range.upperBound..<second.range.lowerBound].holdsStop
    }
  }

  /// Whether the one colour stands within a sentence and not beside a name: its chip is enough.
  var isInSentence: Bool { !scan.isExplicit && scan.text.last == UInt8(ascii: ".") }

  // MARK: Grammar

  /// `rgb(…)` and the other CSS functions, and `rgba 0,0,0,0.45` as people write them without brackets.
  private static func functions(in scan: TextScan) -> [Found] {
    var found: [Found] = []
    for (index, lexeme) in scan.lexemes.enumerated() where lexeme.isWord && (3...5).contains(lexeme.end - lexeme.start)
    {
      // `rgb`, `hsl`, `hwb`, `lab`, `lch`, `oklab`, `oklch`, `color`
      switch scan.text[lexeme.start] {
      case UInt8(ascii: "r"), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "o"), UInt8(ascii: "c"): break
      default: continue
      }
      let name = String(decoding: scan.text[lexeme.start..<lexeme.end], as: UTF8.self)
      guard names.contains(name) else { continue }
      let isCall = lexeme.end < scan.text.count && scan.text[lexeme.end] == UInt8(ascii: "(")
      if isCall, let close = scan.text[lexeme.end...].prefix(80).firstIndex(of: UInt8(ascii: ")")) {
        let css = String(decoding: scan.text[lexeme.start...close], as: UTF8.self)
        if let color = color(css) { found.append(Found(range: lexeme.start..<close + 1, color: color)) }
      } else if name.hasPrefix("rgb"), let bare = bare(index, in: scan) {
        found.append(bare)
      }
    }
    return found
  }

  private static let names: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  private static func color(_ css: String) -> Color? {
    do { return try Color(css: css) } catch { return nil }
  }

  private static func bare(_ index: Int, in scan: TextScan) -> Found? {
    let list = scan.list(from: index + 1)
    guard list.count == 3 || list.count == 4, let last = list.last, list.allSatisfy({ $0.high == nil }) else {
      return nil
    }
    let numbers = list.map { $0.low.trimmed(4) + ($0.unit == .percent ? "%" : "") }.joined(separator: ",")
    return color("rgba(\(numbers))").map { Found(range: scan.lexemes[index].start..<last.end, color: $0) }
  }

  /// Takes in `at 60% opacity`, `@ 60%`, `/ 60%` or `(60% opacity)`.
  private static func withOpacity(_ found: Found, in text: [UInt8]) -> Found {
    var index = found.range.upperBound
    var hasSign = false
    while index < text.count, index - found.range.upperBound < 6 {
      let byte = text[index]
      if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "/") {
        hasSign = true
      } else if byte == UInt8(ascii: "a"), index + 2 < text.count, text[index + 1] == UInt8(ascii: "t") {
        hasSign = true
        index += 1
      } else if !Byte.isSpace(byte), byte != UInt8(ascii: "(") {
        break
      }
      index += 1
    }
    guard index > found.range.upperBound, index < text.count, Byte.isDigit(text[index]) else { return found }
    let quantity = text.withUnsafeBufferPointer { bytes in
      var reader = QuantityReader(bytes, at: index)
      return reader.read()
    }
    guard let share = quantity, share.unit == .percent, share.high == nil, share.low <= 100 else { return found }
    var end = share.end
    let rest = KindWords(text[end...].prefix(9))
    if rest.contains(.opacity) {
      end += text[end...].prefix { Byte.isSpace($0) }.count
      end += text[end...].prefix { Byte.isLetter($0) }.count
    } else if !hasSign {
      return found
    }
    return Found(range: found.range.lowerBound..<end, color: found.color.withOpacity(share.low / 100))
  }
}

extension ArraySlice<UInt8> {
  /// Whether a full stop ends a sentence in it.
  fileprivate var holdsStop: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: ".") && Byte.isSpace($1) }
  }
}

// MARK: - Names

extension ColorScan {
  /// The entries of a list item, a cell or a paragraph; `known` are names that colours have further up.
  func entries(node: Int, known: [String: String]) -> [RecognizedEntry] {
    if let (name, value) = themed {
      return [RecognizedEntry(name: name, kind: .color, value: value, caption: nil, node: node)]
    }
    if found.count == 1, let only = found.first { return [single(only, node: node)] }
    return found.enumerated().map { index, colour in
      let before = index == 0 ? scan.name.map(\.upperBound) ?? 0 : found[index - 1].range.upperBound
      let name = words(before: colour.range.lowerBound, after: before) ?? known[colour.color.hex] ?? colour.color.hex
      return RecognizedEntry(name: name, kind: .color, value: .color(colour.color), caption: nil, node: node)
    }
  }

  private func single(_ colour: Found, node: Int) -> RecognizedEntry {
    var name: String?
    var caption: String?
    if scan.isExplicit, let range = scan.name, range.upperBound <= colour.range.lowerBound {
      name = scan.nameText
      let valueStart = scan.valueStart < scan.lexemes.count ? scan.lexemes[scan.valueStart].start : range.upperBound
      if valueStart < colour.range.lowerBound {
        caption = short(scan.text[valueStart..<colour.range.lowerBound], words: 3)
      }
    } else {
      name =
        short(scan.text[..<colour.range.lowerBound], words: 6)
        ?? words(before: colour.range.lowerBound, after: 0)
    }
    let tail = tail(after: colour.range.upperBound)
    if name == nil {
      name = tail
    } else if caption == nil {
      caption = tail
    }
    return RecognizedEntry(
      name: name ?? colour.color.hex, kind: .color, value: .color(colour.color), caption: caption, node: node)
  }

  /// `Background: #fff (light), #000 (dark)` or `light #fff, dark #000`: one colour in two themes.
  private var themed: (name: String, value: RecognizedEntry.Value)? {
    guard found.count == 2, let first = theme(of: 0), let second = theme(of: 1), first != second else { return nil }
    let head =
      (scan.isExplicit ? scan.nameText : nil) ?? short(scan.text[..<found[0].range.lowerBound], words: 5)
      ?? found[0].color.hex
    return (head, .themed([(first, found[0].color), (second, found[1].color)]))
  }

  /// The theme named right behind a colour in brackets, or else right before it.
  private func theme(of index: Int) -> String? {
    let range = found[index].range
    let behind = KindWords(scan.text[range.upperBound...].prefix(8))
    let start = index == 0 ? 0 : found[index - 1].range.upperBound
    let before = KindWords(scan.text[max(start, range.lowerBound - 9)..<range.lowerBound])
    let opens = scan.text[range.upperBound...].prefix(2).contains(UInt8(ascii: "("))
    let words = opens ? behind : before
    if words.contains(.light) { return "light" }
    return words.contains(.dark) ? "dark" : nil
  }

  /// A text of at most so many words, without its outer signs; nil for a longer one or none.
  private func short(_ bytes: ArraySlice<UInt8>, words most: Int) -> String? {
    guard bytes.count <= 60 else { return nil }
    let text = TextScan.trimmed(bytes)
    guard text.utf8.contains(where: { Byte.isLetter($0) || $0 >= 0x80 || Byte.isDigit($0) }) else { return nil }
    return text.utf8.count { $0 == 0x20 } < most ? text : nil
  }

  /// The last words before a colour that belong together, at most three.
  func words(before end: Int, after start: Int) -> String? {
    var first: Int?
    var count = 0
    for lexeme in scan.lexemes.reversed() where lexeme.end <= end && lexeme.start >= start {
      guard lexeme.isWord else {
        if count == 0, lexeme.isOpen || lexeme.isColon { continue }
        if count == 0, case .other = lexeme.kind { continue }
        break
      }
      let word = String(decoding: scan.text[lexeme.start..<lexeme.end], as: UTF8.self).lowercased()
      guard !Self.joining.contains(word), count < 3 else { break }
      first = lexeme.start
      count += 1
    }
    return first.map { TextScan.trimmed(scan.text[$0..<end]) }
  }

  private static let joining: Set<String> = [
    "on", "and", "or", "with", "to", "is", "at", "for", "of", "from", "in", "over", "the", "a", "an", "use", "uses",
    "as", "by", "be", "are", "not", "prefer", "than", "into", "against", "example",
  ]

  /// What stands behind a colour in brackets or after a dash, where that is short.
  private func tail(after end: Int) -> String? {
    let rest = scan.text[end...].drop { Byte.isSpace($0) }
    guard let sign = rest.first else { return nil }
    if sign == UInt8(ascii: "("), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
      return short(rest[(rest.startIndex + 1)..<close], words: 8)
    }
    guard sign == UInt8(ascii: "-") || sign == 0xE2 else { return nil }
    return short(rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") }, words: 8)
  }
}
