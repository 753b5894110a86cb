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

  /// - Parameter isCell: whether the text is a cell, where `#3C3C43 (60%)` says how opaque the colour is; in a sentence
  ///   the number may be a share of the surface.
  init(_ scan: TextScan, isCell: Bool = false) {
    self.scan = scan
    var found = HexColors.find(in: scan.text[...]).map { Found(range: $0.range, color: $0.color) }
    let functions = Self.functions(in: scan)
    if !functions.isEmpty {
      found += functions
      found.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    for index in found.indices { found[index] = Self.withOpacity(found[index], in: scan.text, isCell: isCell) }
    self.found = found
  }

  /// Whether two different colours are in one sentence of running text.
  var isPalette: Bool {
    zip(found, found.dropFirst()).contains { first, second in
      first.color != second.color && !scan.text[first.range.upperBound..<second.range.lowerBound].holdsStop
    }
  }

  /// Whether the text ends as a sentence and gives its colour no name, or is about more than the colour: advice, a
  /// shadow that is described in words, or something that the colour is an example of.
  var isInSentence: Bool {
    !scan.isExplicit && scan.text.last == UInt8(ascii: ".") || isAdvice || isOfShadow || isExample
  }

  private var isAdvice: Bool {
    scan.isExplicit && scan.valueStart + Self.mostBeside < scan.lexemes.count
      && scan.lexemes[scan.valueStart].isWord && scan.isWord(scan.valueStart, in: Self.advising)
      && found.allSatisfy { $0.range.lowerBound > scan.lexemes[scan.valueStart + Self.mostBeside].start }
  }

  private static let mostBeside = 3
  private static let advising: [StaticString] = ["use", "using", "keep", "prefer", "apply", "set", "always"]

  /// `(e.g. #102030)`
  private var isExample: Bool {
    guard let start = found.first?.range.lowerBound,
      let word = scan.lexemes.lastIndex(where: { $0.end <= start && $0.isWord }), word > 0
    else { return false }
    return scan.lexemes[word - 1].isOpen && scan.isWord(word, in: ["e.g", "example", "z.b"])
      || scan.lexemes[word - 1].isOpen
        && Self.examples.contains { $0.elementsEqual(scan.text[scan.lexemes[word].start..<scan.lexemes[word].end]) }
  }

  private static let examples = ["例", "例えば", "例如"].map { Array($0.utf8) }

  private var isOfShadow: Bool {
    scan.nameWords.contains(.shadow) && !scan.nameWords.contains(.color)
      && scan.lexemes.contains { lexeme in
        lexeme.quantity?.unit?.isLength == true && !found.contains { $0.range.contains(lexeme.start) }
      }
  }

  /// Takes a text of nothing but six hexadecimal digits, as a column for them has it.
  mutating func takeBareHex() {
    guard found.isEmpty, scan.text.count == 6, scan.text.allSatisfy(\.isHexDigit),
      let color = Self.color("#" + String(decoding: scan.text, as: UTF8.self))
    else { return }
    found = [Found(range: 0..<6, color: color)]
  }

  /// Takes colours of digits alone, which elsewhere may be the numbers of issues, where they are all that is given.
  ///
  /// - Parameter saysColor: whether what is above or beside the text is about colours.
  mutating func takeDigits(where saysColor: () -> Bool) {
    let digits = HexColors.digits(in: scan.text)
    guard !digits.isEmpty, saysColor() else { return }
    for colour in digits {
      guard let index = scan.lexemes.firstIndex(where: { $0.start == colour.range.lowerBound }),
        index == 0 || index == scan.valueStart || scan.lexemes[index - 1].isColon || scan.lexemes[index - 1].isDash
          || scan.isSlash(index - 1) || isGivenInBrackets(index)
      else { continue }
      let place = found.firstIndex { $0.range.lowerBound > colour.range.lowerBound } ?? found.count
      found.insert(Found(range: colour.range, color: colour.color), at: place)
    }
  }

  /// `Text: Black (#111827)`, but not `Fixed: links of articles (#111827)`.
  private func isGivenInBrackets(_ index: Int) -> Bool {
    scan.name != nil && scan.lexemes[index - 1].isOpen
      && KindWords(scan.text[..<scan.lexemes[index].start]).isDisjoint(with: [.ticket, .settling])
  }

  /// With all colours of digits alone: in a shadow nothing else can stand.
  var withDigits: ColorScan {
    let digits = HexColors.digits(in: scan.text).filter { digits in
      !found.contains { $0.range.overlaps(digits.range) }
    }
    guard !digits.isEmpty else { return self }
    var scan = self
    scan.found += digits.map { Found(range: $0.range, color: $0.color) }
    scan.found.sort { $0.range.lowerBound < $1.range.lowerBound }
    return scan
  }

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
  private static func withOpacity(_ found: Found, in text: [UInt8], isCell: Bool) -> Found {
    var index = found.range.upperBound
    var hasSign = false
    while index < text.count, index - found.range.upperBound < 6 {
      let byte = text[index]
      if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "/") {
        hasSign = true
      } else if byte == UInt8(ascii: "a"), index + 2 < text.count, text[index + 1] == UInt8(ascii: "t") {
        hasSign = true
        index += 1
      } else if !byte.isSpace, byte != UInt8(ascii: "(") {
        break
      }
      index += 1
    }
    guard index > found.range.upperBound, index < text.count, text[index].isDigit else { return found }
    var reader = QuantityReader(text, at: index)
    guard let share = reader.read(), share.unit == .percent, share.high == nil, share.low <= 100 else { return found }
    var end = share.end
    let rest = KindWords(text[end...].prefix(9))
    if rest.contains(.opacity) {
      end += text[end...].prefix(while: \.isSpace).count
      end += text[end...].prefix(while: \.isLetter).count
    } else if isCell, text[end...].elementsEqual(")".utf8) {
      end += 1
    } else if !hasSign {
      return found
    }
    return Found(range: found.range.lowerBound..<end, color: found.color.withOpacity(share.low / 100))
  }
}

extension ArraySlice<UInt8> {
  /// Whether a full stop ends a sentence in it.
  fileprivate var holdsStop: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: ".") && $1.isSpace }
  }
}

// MARK: - Names

extension ColorScan {
  /// The values of a list item, a cell or a paragraph; `known` are names that colours have further up.
  func values(known: [String: Name]) -> [RecognizedValue] {
    if found.count == 2, let pair = themed(at: 0) { return [pair] }
    if found.count == 1 { return [single] }
    var values: [RecognizedValue] = []
    // What the colours of a bracket are called, as in `soft pastels (#FBE8E7, #FFCFDF)`.
    var shared: Name?
    var index = 0
    while index < found.count {
      if let pair = themed(at: index) {
        values.append(pair)
        index += 2
        continue
      }
      let colour = found[index]
      let own = words(before: colour.range.lowerBound, after: nameStart(index)) ?? known[colour.color.hex]
      shared = own ?? (isListed(index) ? shared : nil)
      values.append(value(colour, shared ?? nameOfAll, isMention: isFormer(index)))
      index += 1
    }
    return values
  }

  /// Where the name of one of several colours begins at the earliest.
  private func nameStart(_ index: Int) -> Int {
    index == 0 ? scan.name?.upperBound ?? 0 : found[index - 1].range.upperBound
  }

  /// Whether nothing but a comma is between a colour and the one before it in a bracket.
  private func isListed(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    let last = found[index - 1].range
    let between = scan.text[last.upperBound..<found[index].range.lowerBound]
    let before = scan.lexemes.last { $0.end <= last.lowerBound && ($0.isOpen || $0.isClose) }
    return (before?.isOpen ?? false) && between.allSatisfy { $0.isSpace || $0 == UInt8(ascii: ",") }
  }

  /// Whether a colour is what another was: `#3B82F6 (consolidated from #3575E2)`.
  private func isFormer(_ index: Int) -> Bool {
    guard index > 0,
      let word = scan.lexemes.lastIndex(where: { $0.end <= found[index].range.lowerBound && $0.isWord }),
      scan.isWord(word, in: ["from", "was", "formerly", "previously", "replaces"]),
      let open = scan.lexemes[..<word].lastIndex(where: \.isOpen)
    else { return false }
    return scan.lexemes[open].start >= found[index - 1].range.upperBound
      && !scan.lexemes[open..<word].contains(where: \.isClose)
  }

  /// The name that the text gives all its colours, without those in it.
  private var nameOfAll: Name? {
    guard scan.isExplicit, let range = scan.name, let first = found.first else { return nil }
    let end = min(range.upperBound, first.range.lowerBound)
    return range.lowerBound < end ? scan.name(range.lowerBound..<end) : nil
  }

  /// The colours as what the text only speaks of.
  var mentions: [RecognizedValue] {
    found.map { value($0, words(before: $0.range.lowerBound, after: 0), isMention: true) }
  }

  private func value(
    _ colour: Found, _ name: Name?, caption: String? = nil, isMention: Bool = false
  ) -> RecognizedValue {
    RecognizedValue(
      .color, .color(colour.color), name: name ?? Name(colour.color.hex), caption: caption,
      range: scan.place(colour.range), node: scan.node, isMention: isMention, evidence: [.notation])
  }

  private var single: RecognizedValue {
    let colour = found[0]
    var name: Name?
    var caption: Range<Int>?
    if let label {
      name = label
    } else if scan.isExplicit, let range = scan.name, range.upperBound <= colour.range.lowerBound {
      name = scan.ownName
      let valueStart = scan.valueStart < scan.lexemes.count ? scan.lexemes[scan.valueStart].start : range.upperBound
      let end = bracket(before: colour.range.lowerBound, after: valueStart) ?? colour.range.lowerBound
      let isCall = end < colour.range.lowerBound && scan.text[end - 1].isLetter
      if valueStart < end, !isCall { caption = short(valueStart..<end, words: 3) }
    } else {
      name =
        short(0..<nameEnd(before: colour.range.lowerBound), words: 6).flatMap(scan.name)
        ?? words(before: colour.range.lowerBound, after: 0)
    }
    let tail = label == nil ? tail(after: colour.range.upperBound) : nil
    if name == nil {
      name = tail.flatMap(scan.name)
    } else if caption == nil {
      caption = tail
    }
    return value(colour, name, caption: caption.map { String(decoding: scan.text[$0], as: UTF8.self) })
  }

  /// Where the words before a colour end: at a bracket that has more than the colour in it, as in `Ink (navy #102030)`.
  private func nameEnd(before end: Int) -> Int {
    guard let open = scan.lexemes.lastIndex(where: { $0.isOpen && $0.end <= end }), open > 0,
      !scan.lexemes[open...].contains(where: { $0.isClose && $0.end <= end }),
      short(0..<scan.lexemes[open].start, words: 6) != nil
    else { return end }
    return scan.lexemes[open].start
  }

  /// A bracket that is open before a colour: `Lighter shade (--tint: #4F46E5)`.
  private func bracket(before end: Int, after start: Int) -> Int? {
    guard start < end, let open = scan.text[start..<end].lastIndex(of: UInt8(ascii: "(")), open > start,
      !scan.text[open..<end].contains(UInt8(ascii: ")"))
    else { return nil }
    return open
  }

  /// The name that a call gives: `{ label: "Primary blue", hex: "#1D70B8" }`.
  private var label: Name? {
    for index in scan.lexemes.indices.dropLast(3)
    where scan.lexemes[index + 1].isColon && scan.isWord(index, in: ["label", "name", "title"]) {
      let start = scan.lexemes[index + 1].end
      guard let open = scan.text[start...].prefix(3).firstIndex(of: UInt8(ascii: "\"")),
        let close = scan.text[(open + 1)...].firstIndex(of: UInt8(ascii: "\""))
      else { continue }
      return scan.name(open + 1..<close)
    }
    return nil
  }

  /// `Background: #fff (light), #000 (dark)` or `light #fff, dark #000`: one colour in two themes.
  private func themed(at index: Int) -> RecognizedValue? {
    guard index + 1 < found.count, let second = theme(of: index + 1),
      let first = theme(of: index) ?? (found.count == 2 ? other(than: second) : nil), first != second
    else { return nil }
    let pair = found[index...index + 1]
    let own: Name?
    if found.count == 2 {
      own =
        (scan.isExplicit ? scan.ownName : nil) ?? short(0..<pair[index].range.lowerBound, words: 5).flatMap(scan.name)
    } else {
      own = words(before: pair[index].range.lowerBound, after: nameStart(index)) ?? nameOfAll
    }
    let colors = zip([first, second], pair).map { theme, colour in
      ThemedColor(theme: theme, color: colour.color, range: scan.place(colour.range))
    }
    return RecognizedValue(
      .color, .themed(colors), name: own ?? Name(pair[index].color.hex),
      range: ByteRange(colors[0].range.start, colors[1].range.end), node: scan.node, evidence: [.notation])
  }

  /// `#111 / #eee (dark)`: the theme of the first of two colours that a slash parts.
  private func other(than theme: String) -> String? {
    let between = scan.text[found[0].range.upperBound..<found[1].range.lowerBound].filter { !$0.isSpace && $0 != 0x60 }
    guard between.elementsEqual("/".utf8) else { return nil }
    return theme == "dark" ? "light" : "dark"
  }

  /// The theme named right behind a colour, or else right before it; a word alone is `light` or `dark` there, because
  /// those of other languages end names too: `azul claro #7AB8F5`.
  private func theme(of index: Int) -> String? {
    let range = found[index].range
    let start = index == 0 ? 0 : found[index - 1].range.upperBound
    let before = TextScan.trimming(scan.text[max(start, range.lowerBound - 9)..<range.lowerBound])
    let behind = scan.text[range.upperBound...].drop { $0.isSpace || $0 == UInt8(ascii: "`") }.prefix(8)
    let first = KindWords(behind.first == UInt8(ascii: "(") ? behind : behind.prefix(while: \.isLetter))
    let opens = behind.first == UInt8(ascii: "(")
    let said = before.split { !$0.isLetter }.contains { word in
      word.isWord("light") || word.isWord("dark")
    }
    let last = said && before.last?.isLetter ?? false ? KindWords(before) : []
    let words = opens || last.isDisjoint(with: [.light, .dark]) ? first : last
    return ThemeName.theme(words) ?? phrase(behind: range.upperBound, next: index + 1)
      ?? phrase(before: range.lowerBound, from: start)
  }

  /// `#111 for the dark mode`
  private func phrase(behind end: Int, next: Int) -> String? {
    let rest = scan.text[end..<(next < found.count ? found[next].range.lowerBound : scan.text.count)]
    return ThemeName.theme(inPhrase: rest.prefix(Self.longestPhrase).prefix { !",;".utf8.contains($0) })
  }

  /// `dark mode: #111`
  private func phrase(before end: Int, from start: Int) -> String? {
    let rest = scan.text[max(start, end - Self.longestPhrase)..<end]
    return ThemeName.theme(inPhrase: rest.suffix(from: rest.lastIndex { ",;".utf8.contains($0) } ?? rest.startIndex))
  }

  private static let longestPhrase = 32

  /// A text of at most so many words, without its outer signs; nil for a longer one or none.
  private func short(_ part: Range<Int>, words most: Int) -> Range<Int>? {
    guard part.count <= 60 else { return nil }
    let text = TextScan.trimming(scan.text[part])
    guard text.contains(where: { $0.isLetter || $0 >= 0x80 || $0.isDigit }),
      text.count(where: { $0 == UInt8(ascii: " ") }) < most
    else { return nil }
    return text.startIndex..<text.endIndex
  }

  /// The last words before a colour that belong together, at most three.
  func words(before end: Int, after start: Int) -> Name? {
    var part: Range<Int>?
    var count = 0
    for lexeme in scan.lexemes.reversed() where lexeme.end <= end && lexeme.start >= start {
      guard lexeme.isWord else {
        if count == 0, lexeme.isOpen || lexeme.isColon { continue }
        if count == 0, case .other = lexeme.kind, !isBullet(lexeme) { continue }
        break
      }
      let word = String(decoding: scan.text[lexeme.start..<lexeme.end], as: UTF8.self).lowercased()
      if count == 0, Self.giving.contains(word) { continue }
      guard !Self.joining.contains(word), count < 3 else { break }
      part = lexeme.start..<(part?.upperBound ?? lexeme.end)
      count += 1
    }
    return part.flatMap(scan.name)
  }

  /// A point or bullet, which parts what is in a row.
  private func isBullet(_ lexeme: Lexeme) -> Bool {
    let sign = scan.text[lexeme.start..<lexeme.end]
    return sign.elementsEqual("·".utf8) || sign.elementsEqual("•".utf8)
  }

  /// What leads over from a name to its value.
  private static let giving: Set<String> = ["use", "uses", "is", "are"]

  private static let joining: Set<String> = [
    "on", "and", "or", "with", "to", "is", "at", "for", "of", "from", "in", "over", "the", "a", "an", "use", "uses",
    "as", "by", "be", "are", "not", "prefer", "than", "into", "against", "example",
  ]

  /// What is behind a colour in brackets or after a dash, where that is short.
  private func tail(after end: Int) -> Range<Int>? {
    let rest = scan.text[end...].drop(while: \.isSpace)
    guard let sign = rest.first else { return nil }
    if sign == UInt8(ascii: "("), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
      return short(rest.startIndex + 1..<close, words: 8)
    }
    guard sign == UInt8(ascii: "-") || sign == 0xE2 else { return nil }
    let words = rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") }
    return short(words.startIndex..<words.endIndex, words: 8)
  }
}
