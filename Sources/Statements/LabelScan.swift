import Files
import Printing
import Wording

/// Finds the labels and values of one text: `**Body:** 16px / 400`, `height 44px, radius 8px`, `Captions are 12px`.
struct LabelScan {
  struct Found {
    /// The words that say what the value is of.
    let label: [Range<Int>]
    let words: LabelWords
    let value: WrittenValue
    let range: Range<Int>
    /// The other words of its clause and those that open its sentence.
    let around: [String]
    /// What a class of Tailwind says of itself, and of which part.
    var property: LabelledProperty?
    var part: String?
  }

  private let text: PageText
  private let bytes: [UInt8]
  /// What the whole text is about: the words before its first colon, or those of the row and the column of a cell.
  private var head: [UInt8]
  private var headRange: Range<Int>?
  /// What the header of a cell's column says, of values without a label of their own.
  private let column: [UInt8]
  /// Whether the text has a cell to itself, so that numbers without a unit are values too.
  private let isCell: Bool

  // How far it has been read.
  private var index = 0
  private var all: [Found] = []
  /// Where the words begin that may be the label of the next value.
  private var start = 0
  private var label = 0..<0
  /// The clauses of a sentence before its first value. Few texts have a value, and only theirs are read.
  private var openings: [Range<Int>] = []
  private var opening: [String] { openings.flatMap { NameWords(bytes[$0]).words } }
  private var hadValue = false
  private var last: Range<Int>?
  /// What is in code from here on.
  private var codes: ArraySlice<Range<Int>> = []

  init(_ text: PageText, head: [UInt8] = [], column: [UInt8] = []) {
    self.text = text
    self.head = head
    self.column = column
    bytes = text.bytes
    isCell = text.kind == .cell
  }

  /// Whether a text may have a value with a label: classes in code have none of their signs, but a hyphen.
  static func mayHoldValue(_ text: PageText) -> Bool {
    text.has(.digit) || text.has(.hash) || text.code.contains { text.bytes[$0].contains(UInt8(ascii: "-")) }
  }

  mutating func values() -> [Found] {
    guard Self.mayHoldValue(text) else { return [] }
    codes = text.code[...]
    while index < bytes.count {
      if takeEndOfSentence() || takeSign() || takeColon() || takeClasses() { continue }
      takeValue()
    }
    return all
  }

  private mutating func takeEndOfSentence() -> Bool {
    guard Self.endsSentence(bytes, index) else { return false }
    (start, label, openings, hadValue) = (index + 1, 0..<0, [], false)
    index += 1
    return true
  }

  private mutating func takeSign() -> Bool {
    let length = lengthOfSign(index)
    if length == 0 { return false }
    if !hadValue { openings.append(start..<index) }
    index += length
    start = index
    return true
  }

  private mutating func takeColon() -> Bool {
    let isWide = bytes[index] == 0xEF && bytes[index...].starts(with: Self.wideColon)
    guard bytes[index] == UInt8(ascii: ":") || isWide, index > start else { return false }
    // What comes before the first colon is what the text is about, until another label has a colon of its own.
    if headRange == nil, !hadValue, !isCell {
      (headRange, head) = (start..<index, head + [UInt8(ascii: " ")] + bytes[start..<index])
      start = index + (isWide ? Self.wideColon.count : 1)
    } else if headRange != nil, hadValue {
      (headRange, head) = (0..<0, [])
    }
    index += 1
    return true
  }

  /// Classes of Tailwind in code.
  private mutating func takeClasses() -> Bool {
    while let code = codes.first, code.lowerBound < index { codes = codes.dropFirst() }
    guard let code = codes.first, code.lowerBound == index else { return false }
    let classes = ClassDeclarations.all(in: bytes, code)
    if classes.isEmpty { return false }
    let own = ownLabel(start, index) ?? label
    let behind = wordsBehind(code.upperBound)
    let before = LabelWords((head + [UInt8(ascii: " ")] + bytes[own])[...])
    let words =
      !before.thing.isEmpty || !isFor(behind) ? before : LabelWords((head + [UInt8(ascii: " ")] + bytes[behind])[...])
    if !words.isSentence, !text.isStruck(index), !text.isDeniedValue(around: code) {
      for found in classes {
        all.append(
          Found(
            label: [headRange, own].compactMap(\.self).filter { !$0.isEmpty }, words: words, value: found.value,
            range: found.range, around: opening + [found.limit].compactMap(\.self), property: found.property,
            part: found.part))
      }
    }
    (label, start, hadValue) = (own, code.upperBound, true)
    index = code.upperBound
    return true
  }

  private mutating func takeValue() {
    guard isStart(index) else {
      index += 1
      return
    }
    guard let (value, end) = read(index) else {
      index = pass(index)
      return
    }
    let range = index..<end
    defer { (start, index) = (end, max(range.lowerBound + 1, end)) }
    let written = isNameOfValue(index) ? nil : ownLabel(start, index)
    guard
      isTelling(value, hadValue: hadValue, LabelWords(title(written ?? label)).property), !text.isStruck(index),
      !isOneOfSeveral(index, end), !isOfOther(value, at: index, than: written)
    else { return }
    label = written ?? label
    // Of `4px 16px`, the two are one value.
    if let last, last.upperBound < index, bytes[last.upperBound..<index].allSatisfy({ $0 == UInt8(ascii: " ") }) {
      return
    }
    last = range
    note(value, at: range)
    hadValue = true
  }

  /// Notes a value with the words that say what it is of.
  private mutating func note(_ value: WrittenValue, at range: Range<Int>) {
    let isColor = if case .color = value { true } else { false }
    let name = name(label, isColor: isColor)
    let title = name.map { bytes[$0] } ?? title(label)
    let before = LabelWords(title, isColor: isColor)
    let behind = wordsBehind(range.upperBound)
    let isUnlabelled = before.thing.isEmpty && (before.property == nil || isFor(behind))
    let isSaidBehind = !behind.isEmpty && (isUnlabelled || Self.isProperty(bytes[behind]))
    let words = isSaidBehind ? LabelWords(title + [UInt8(ascii: " ")] + bytes[behind], isColor: isColor) : before
    if words.isSentence || text.isDeniedValue(around: range) { return }
    all.append(
      Found(
        label: (name.map { [$0] } ?? [headRange, label, isUnlabelled ? behind : nil].compactMap(\.self))
          .filter { !$0.isEmpty },
        words: words, value: value, range: range,
        around: opening + NameWords(bytes[label]).words + NameWords(bytes[behind]).words
          + (isFirstOfTwo(range.upperBound) ? ["vertical"] : [])))
    if let name = nameBehind(range.upperBound, isColor: isColor) {
      all.append(
        Found(
          label: [name], words: LabelWords(bytes[name], isColor: isColor), value: value, range: range, around: opening))
    }
  }

  /// What the label itself names, whatever the text is about: a name in code, `text-cell` (13px), or in bold of several
  /// words, **Deep Purple** (#6c5ce7).
  private func name(_ label: Range<Int>, isColor: Bool) -> Range<Int>? {
    if let code = text.code.first(where: { $0.upperBound == label.upperBound }), code.lowerBound >= label.lowerBound,
      CodeName.isWhole(bytes[code])
    {
      return code
    }
    guard isColor,
      let bold = text.bold.first(where: { $0.lowerBound >= label.lowerBound && $0.upperBound == label.upperBound }),
      NameWords(bytes[bold]).words.count > 1
    else { return nil }
    return bold
  }

  /// The name that stands in brackets behind a value: `20px` (`S.xxl`), of a colour also one of two or three words with
  /// capitals: `#ff2a2a` (Pursuit Red).
  private func nameBehind(_ end: Int, isColor: Bool) -> Range<Int>? {
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "#")) ?? end
    if isColor, bytes[..<start].suffix(5).firstPlace(of: "→") != nil { return nil }
    let open = bytes[end...].prefix(3).firstIndex(of: UInt8(ascii: "("))
    guard let open, bytes[end..<open].allSatisfy({ $0.isOne(of: " `") }) else { return nil }
    if isColor, let close = bytes[open...].prefix(32).firstIndex(of: UInt8(ascii: ")")) {
      let words = bytes[(open + 1)..<close].split(separator: UInt8(ascii: " "))
      if (2...3).contains(words.count), words.allSatisfy({ $0.first?.isUppercase ?? false }) { return open + 1..<close }
    }
    guard let code = text.code.first(where: { $0.lowerBound == open + 1 }), code.upperBound < bytes.count,
      bytes[code.upperBound] == UInt8(ascii: ")"), CodeName.isCompound(bytes[code]) || CodeName.isPath(bytes[code])
    else { return nil }
    return code
  }

  /// What a value with a label is of.
  private func title(_ label: Range<Int>) -> ArraySlice<UInt8> {
    (head + [UInt8(ascii: " ")] + (label.isEmpty ? column[...] : bytes[label]))[...]
  }

  /// In bytes, of a sign that parts two values; 0 where none stands.
  private func lengthOfSign(_ index: Int) -> Int {
    switch bytes[index] {
    case UInt8(ascii: ","), UInt8(ascii: ";"): 1
    case 0xC2, 0xE3, 0xEF: Self.signs.first { bytes[index...].starts(with: $0) }?.count ?? 0
    default: 0
    }
  }

  private static let signs = ["·", "，", "、", "；", "。"].map { Array($0.utf8) }
  private static let wideColon = Array("：".utf8)

  /// Whether what a cell has before a value is what the value is called: `Primary (#0066cc)`.
  private func isNameOfValue(_ index: Int) -> Bool {
    isCell && bytes[..<index].last { !$0.isOne(of: "` ") } == UInt8(ascii: "(")
  }

  /// The words right before a value, without the signs that join them; nil where there are none.
  private func ownLabel(_ start: Int, _ end: Int) -> Range<Int>? {
    var range = start..<end
    while let first = range.first, !isLetter(first) { range = first + 1..<range.upperBound }
    while let last = range.last, !isLetter(last) { range = range.lowerBound..<last }
    return range.isEmpty ? nil : range
  }

  private func isLetter(_ index: Int) -> Bool {
    bytes[index].isLetter || bytes[index].isDigit
      || bytes[index] >= 0x80
        && !(bytes[index] == 0xE2 || index > 0 && bytes[index - 1] == 0xE2
          || index > 1 && bytes[index - 2] == 0xE2)
  }

  /// The words right behind a value, up to the end of its clause.
  private func wordsBehind(_ end: Int) -> Range<Int> {
    // Behind all of `1px solid #ccc`.
    var first = text.code.first { $0.contains(end) }?.upperBound ?? end
    while first < bytes.count, bytes[first].isOne(of: " )`*") { first += 1 }
    // `8px (0.5rem) for cards`
    if first < bytes.count, bytes[first] == UInt8(ascii: "(") {
      let close = bytes[first...].prefix(24).firstIndex(of: UInt8(ascii: ")"))
      if let close, bytes[first..<close].contains(where: { $0.isDigit }) {
        first = close + 1
        while first < bytes.count, bytes[first] == UInt8(ascii: " ") { first += 1 }
      } else {
        first += 1
      }
    }
    // A name in code says nothing of it.
    if text.code.contains(where: { $0.contains(first) }) { return end..<end }
    var last = first
    while last < bytes.count,
      bytes[last].isLetter || bytes[last] == UInt8(ascii: " ") || bytes[last] == UInt8(ascii: "-")
    { last += 1 }
    let words = first..<last
    return NameWords(bytes[words]).words.count <= 4 ? words : end..<end
  }

  /// Whether another length follows with a blank alone between: `4px 16px`.
  private func isFirstOfTwo(_ end: Int) -> Bool {
    guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: " "), bytes[end + 1].isDigit,
      case (.quantity(let quantity), _)? = read(end + 1)
    else { return false }
    return quantity.unit != nil
  }

  /// Whether some words say what a value is for: `8px for cards`.
  private func isFor(_ words: Range<Int>) -> Bool {
    let first = bytes[words].split(separator: UInt8(ascii: " "), maxSplits: 1).first
    return first.map { ["for", "für", "pour", "para", "per"].contains(String(decoding: $0, as: UTF8.self)) } ?? false
  }

  private static func isProperty(_ words: ArraySlice<UInt8>) -> Bool {
    let own = LabelWords(words)
    return own.property != nil && own.thing.isEmpty
  }

  /// Whether a value may begin here.
  private func isStart(_ index: Int) -> Bool {
    let byte = bytes[index]
    let isNumber = byte.isDigit || byte == UInt8(ascii: "-") && index + 1 < bytes.count && bytes[index + 1].isDigit
    guard
      isNumber || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "r") || byte == UInt8(ascii: "h")
        || byte == UInt8(ascii: "o") || byte == UInt8(ascii: "c")
    else { return false }
    guard index > 0 else { return true }
    let before = bytes[index - 1]
    return !before.isLetter && !before.isDigit && before < 0x80
      && !before.isOne(of: "-._$@#&~≈<>+×")
  }

  /// The value at an offset; a range is one too.
  private func read(_ index: Int) -> (WrittenValue, Int)? {
    if let found = WrittenValue.read(bytes, at: index) { return found }
    guard bytes[index].isDigit else { return nil }
    var reader = QuantityReader(bytes, at: index)
    guard let quantity = reader.read(), quantity.unit != nil else { return nil }
    return (.quantity(quantity), reader.index)
  }

  /// Where to go on behind something that is no value: a range, a version, a word.
  private func pass(_ index: Int) -> Int {
    if bytes[index].isLetter || bytes[index] == UInt8(ascii: "#") { return index + 1 }
    var reader = QuantityReader(bytes, at: index)
    _ = reader.read()
    return max(index + 1, reader.index)
  }

  /// Whether something is a value of a design: a colour, a curve, or a number with its unit; another number behind one, or
  /// alone in a cell.
  ///
  /// - Parameter property: what its label says of it, which is read only where nothing else decides.
  private func isTelling(
    _ value: WrittenValue, hadValue: Bool, _ property: @autoclosure () -> LabelledProperty?
  ) -> Bool {
    guard case .quantity(let quantity) = value, quantity.unit == nil else { return true }
    let property = property()
    if property == .weight || property == .leading || property == .opacity { return true }
    return isCell || hadValue && (quantity.isFraction || quantity.low >= 100 && quantity.low <= 900)
  }

  /// Whether a value is not of what the words before it name: the ground of `White on #0b0c0f`, and how much there is of the
  /// colour in `white at 20%`.
  private func isOfOther(_ value: WrittenValue, at start: Int, than label: Range<Int>?) -> Bool {
    // How much there is of a colour, too: ``accent/ink` 20%`.
    if case .quantity(let quantity) = value, quantity.unit == .percent,
      text.code.contains(where: { $0.upperBound + 1 == start && bytes[$0].contains(UInt8(ascii: "/")) })
    {
      return true
    }
    guard let last = label.flatMap({ NameWords(bytes[$0]).words.last }) else { return false }
    switch value {
    case .color: return ["on", "over", "against", "vs"].contains(last)
    case .quantity(let quantity):
      return quantity.unit == .percent && (last == "at" || NamedValues.neutrals.contains(last))
    case .curve, .family: return false
    }
  }

  /// Whether another value beside it is as good, or a sign before it says that it is a bound: `8px or 12px`, `≥ 44px`.
  private func isOneOfSeveral(_ start: Int, _ end: Int) -> Bool {
    let behind = NameWords(bytes[end..<min(bytes.count, end + 12)]).words
    if let first = behind.first, ["or", "to", "and", "x", "by"].contains(first), behind.count > 1,
      behind[1].utf8.first?.isDigit ?? false
    {
      return true
    }
    let before = bytes[max(0, start - 24)..<start]
    if NameWords(before).words.last == "or" { return true }
    if before.last(where: { $0 != UInt8(ascii: " ") })?.isOne(of: "<>~+") ?? false { return true }
    let sign = before.suffix(4)
    return sign.contains(0xE2) && (sign.firstPlace(of: "≥") != nil || sign.firstPlace(of: "≤") != nil)
  }

  private static func endsSentence(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard bytes[index].isOne(of: ".!?") else { return false }
    return index + 1 == bytes.count || bytes[index + 1].isSpace
  }
}
