import Files
import Printing
import TokenValues
import Wording

/// Lines that give their values in other forms than a name and a value.
extension CodeLines {
  /// `SMALL   [ Text ]   Height: 32px`: a name and its values, on both sides of what is drawn with brackets.
  func besidePicture(_ line: Range<Int>) -> Paraphrase? {
    guard let open = place(of: "  [", in: line), let close = place(of: "] ", in: open..<line.upperBound) else {
      return nil
    }
    let name = trimmed(line.lowerBound..<open)
    let value = trimmed(close + 1..<line.upperBound)
    guard !name.isEmpty, file.bytes[name].allSatisfy({ $0.isLetter || $0.isDigit || $0 == 0x20 }),
      file.bytes[value].contains(UInt8(ascii: ":")), file.bytes[value].contains(where: \.isDigit)
    else { return nil }
    return paraphrase(name, Array(file.bytes[value]), value)
  }

  /// `4px   xs   tight gaps`, `#4ECDC4 - Teal (success)`, `#2F6F4F Pine`: a length, a time or a colour before its name, in
  /// columns or with a dash between them.
  func valueFirst(_ line: Range<Int>) -> Paraphrase? {
    let value = file.bytes[line].prefix { !$0.isSpace }
    let gap = file.bytes[value.endIndex..<line.upperBound].prefix { $0.isSpace }
    let behind = file.bytes[gap.endIndex..<line.upperBound]
    let isColor = Self.isHex(value)
    // `300 Light`
    if value.count == 3, value.allSatisfy(\.isDigit), FontWeight.written(behind) != nil {
      return paraphrase(behind.startIndex..<behind.endIndex, Array(value), value.startIndex..<value.endIndex)
    }
    guard !behind.isEmpty, isColor || Self.isMeasure(value) else { return nil }
    let dash = Self.dashes.first { behind.starts(with: $0.utf8) }
    if dash != nil || isColor {
      let text = behind.dropFirst(dash?.utf8.count ?? 0)
      return named(dash.map(Self.signs.contains) == true ? Self.subject(of: text) : text, value)
    }
    let name = behind.prefix { !$0.isSpace }
    guard gap.count > 1, behind[name.endIndex...].prefix(while: \.isSpace).count != 1, let first = name.first,
      first.isLetter, name.count <= 24, name.allSatisfy({ $0.isLetter || $0.isDigit || $0.isOne(of: "-_") })
    else { return nil }
    return paraphrase(name.startIndex..<name.endIndex, Array(value), value.startIndex..<value.endIndex)
  }

  /// The value of a line that is nothing else, or only says what it is for, `8px | between items in a list`; or nil.
  func valueAlone(_ line: Range<Int>) -> Range<Int>? {
    let value = file.bytes[line].prefix { !$0.isSpace }
    let behind = file.bytes[value.endIndex..<line.upperBound].drop(while: \.isSpace)
    if behind.isEmpty, Self.isMeasure(value) { return value.startIndex..<value.endIndex }
    guard Self.isHex(value) || Self.isMeasure(value), Self.signs.contains(where: { behind.starts(with: $0.utf8) }),
      let first = behind.dropFirst(2).first, first.isLetter, Self.subject(of: behind.dropFirst(2)).isEmpty
    else { return nil }
    return value.startIndex..<value.endIndex
  }

  private static let dashes = ["- ", "– ", "— ", "→ ", "-> "] + signs
  /// What stands before a definition or a column as well, where only what it is about is a name.
  private static let signs = ["= ", "| "]

  /// The words before the first that leads on: `Teal` of `Teal for success`.
  private static func subject(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let words = text.split(separator: 0x20)
    guard let end = words.first(where: { word in leading.contains { word.isWord($0) } }) else { return text }
    return text[..<end.startIndex]
  }

  private static let leading: [StaticString] = [
    "a", "an", "the", "for", "where", "when", "in", "on", "with", "to", "that", "which", "between", "used", "is", "are",
  ]

  private static func isMeasure(_ value: ArraySlice<UInt8>) -> Bool {
    guard value.first?.isDigit == true, value.last?.isLetter == true else { return false }
    var reader = QuantityReader(Array(value), at: 0)
    guard let quantity = reader.read(), reader.index == value.count else { return false }
    return quantity.unit != nil
  }

  /// Leaves out numbers and words behind `#` where no sure colour is beside them and nothing says that they are some:
  /// `#482913 Fix login`, `#add Tasks`.
  mutating func removeNumbers(unless saysColor: () -> Bool) {
    let doubtful = lines.indices.filter { Self.mayBeNumber(file.bytes[lines[$0].range]) }
    guard !doubtful.isEmpty else { return }
    let isSure = lines.contains { line in
      let text = file.bytes[line.range]
      return Self.isHex(text.prefix { !$0.isSpace }) && !Self.mayBeNumber(text)
        || line.label.map { KindWords(file.bytes[$0]).contains(.color) } ?? false
    }
    if isSure || saysColor() { return }
    for index in doubtful.reversed() { lines.remove(at: index) }
  }

  /// Whether what a line begins with may be the number of an issue or a word as well: six digits that are no grey, or
  /// three letters that are not all the same.
  private static func mayBeNumber(_ line: ArraySlice<UInt8>) -> Bool {
    let value = line.prefix { !$0.isSpace }
    guard isHex(value) else { return false }
    let digits = Array(value.dropFirst())
    let isWord = digits.count == 3 && digits.allSatisfy(\.isLetter) && Set(digits.map(\.lowercased)).count > 1
    let isGray = digits.count == 6 && digits[0..<2] == digits[2..<4] && digits[2..<4] == digits[4..<6]
    return isWord || digits.allSatisfy(\.isDigit) && !isGray
  }

  /// Three digits are the number of an issue.
  private static func isHex(_ value: ArraySlice<UInt8>) -> Bool {
    let digits = value.dropFirst()
    guard value.first == UInt8(ascii: "#"), digits.allSatisfy(\.isHexDigit) else { return false }
    return digits.count == 6 || [3, 8].contains(digits.count) && digits.contains { !$0.isDigit }
  }

  /// The name behind a value, a few words up to a bracket, a further dash or a column; what is in the bracket stays with
  /// the value.
  private func named(_ text: ArraySlice<UInt8>, _ value: ArraySlice<UInt8>) -> Paraphrase? {
    let ends = ["(", "  ", "\t", " - ", " – ", " — "].compactMap {
      text.firstPlace(of: Array($0.utf8)[...])?.lowerBound
    }
    let name = trimmed(text.startIndex..<(ends.min() ?? text.endIndex))
    let words = file.bytes[name].split(separator: 0x20)
    guard let first = file.bytes[name].first, first.isLetter || first >= 0xC3 && first != 0xE2, name.count <= 40,
      (1...5).contains(words.count),
      !file.bytes[name].contains(where: { $0.isOne(of: "#:;=<>{}[]|`.!?") })
    else { return nil }
    let rest = trimmed(name.upperBound..<text.endIndex)
    let remark = starts(rest, "(") && file.bytes[rest].last == UInt8(ascii: ")") ? [0x20] + file.bytes[rest] : []
    return paraphrase(name, Array(value) + remark, value.startIndex..<value.endIndex)
  }

  /// `Spring: { stiffness: 400, damping: 30 }`
  func isRecord(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.last == UInt8(ascii: "}"), bytes.firstPlace(of: ": {") != nil else { return false }
    return bytes.allSatisfy { $0.isLetter || $0.isDigit || $0.isOne(of: " .,:{}-_") }
  }

  /// Gives the variables that only refer to colours of the block, `--link: var(--blue-600)`, what those are.
  mutating func resolveReferences() {
    let references = lines.indices.filter { reference(in: lines[$0].range) != nil }
    guard !references.isEmpty else { return }
    var given: [ArraySlice<UInt8>: [(theme: String?, line: Range<Int>)]] = [:]
    for line in lines where line.said == nil && starts(line.range, "--") {
      let name = file.bytes[line.range].prefix { $0 != UInt8(ascii: ":") && !$0.isSpace }
      given[Self.key(name), default: []].append((line.theme, line.range))
    }
    for index in references {
      var (range, theme) = (lines[index].range, lines[index].theme)
      for _ in 0..<Self.longestChain {
        guard let name = reference(in: range), let found = given[Self.key(file.bytes[name])] else { break }
        guard let next = found.first(where: { $0.theme == theme }) ?? found.first(where: { $0.theme == nil }) else {
          break
        }
        (range, theme) = (next.line, next.theme ?? theme)
      }
      guard reference(in: range) == nil, let color = color(in: range),
        let colon = file.bytes[lines[index].range].firstIndex(of: UInt8(ascii: ":"))
      else { continue }
      let line = lines[index].range
      lines[index].said = paraphrase(
        trimmed(line.lowerBound..<colon), Array(file.bytes[color]), trimmed(colon + 1..<line.upperBound))
    }
  }

  private static let longestChain = 4

  /// The letters of a name apart from its place.
  private static func key(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> { Array(name)[...] }

  /// The name that is all the value of a variable: `--blue-600` of `--link: var(--blue-600)`.
  func reference(in line: Range<Int>) -> Range<Int>? {
    guard starts(line, "--"), let open = place(of: "var(", in: line), file.bytes[line].last == UInt8(ascii: ")"),
      trimmed(line.lowerBound..<open).last.map({ file.bytes[$0] == UInt8(ascii: ":") }) == true
    else { return nil }
    let name = trimmed(open + 4..<line.upperBound - 1)
    let isName = file.bytes[name].allSatisfy {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return isName && starts(name, "--") ? name : nil
  }

  /// The value of a variable where it is a colour of CSS and nothing else.
  private func color(in line: Range<Int>) -> Range<Int>? {
    guard let colon = file.bytes[line].firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let value = trimmed(colon + 1..<line.upperBound)
    guard value.count <= 60, let first = value.first,
      file.bytes[first].isLetter || file.bytes[first] == UInt8(ascii: "#")
    else { return nil }
    return CSSText.color(String(decoding: file.bytes[value], as: UTF8.self)) == nil ? nil : value
  }

  /// `--ink: 15 23 42`: the channels of a colour in RGB, if others beside it have the same form.
  func triple(of line: Range<Int>, behind name: Range<Int>) -> Paraphrase? {
    guard starts(line, "--"), file.bytes[name.upperBound] == UInt8(ascii: ":") else { return nil }
    let value = trimmed(name.upperBound + 1..<line.upperBound)
    let parts = file.bytes[value].split(separator: 0x20)
    guard parts.count == 3, parts.allSatisfy({ $0.count <= 3 && $0.allSatisfy(\.isDigit) }),
      parts.allSatisfy({ UInt8(String(decoding: $0, as: UTF8.self)) != nil })
    else { return nil }
    let channels = Array(parts.joined(separator: ", ".utf8))
    switch KindWords(file.bytes[name]).kind {
    case .color, .borderWidth, .shadow, nil:
      return paraphrase(trimmed(name), Array("rgb(".utf8) + channels + Array(")".utf8), value)
    case .spacing, .size, .box, .icon, .target, .radius, .type, .weight, .opacity, .duration, .easing, .spring,
      .gradient, .layer, .family, .textStyle, .leading, .tracking, .undrawn:
      return nil
    }
  }

  /// `<dimen name="gap">16dp</dimen>` and `<color name="ink">#212121</color>`: resources of Android, in whose colours the
  /// opacity is first; false for other markup.
  mutating func read(resource line: Range<Int>) -> Bool {
    if starts(line, "<!--"), let end = place(of: "-->", in: line) {
      label(trimmed(line.lowerBound + 4..<end))
      return true
    }
    if ["<resources", "</resources", "<?xml"].contains(where: { starts(line, $0) }) { return true }
    guard starts(line, "<dimen name=\"") || starts(line, "<color name=\""), let open = place(of: "\"", in: line),
      let close = place(of: "\">", in: line), open < close, let end = place(of: "</", in: close..<line.upperBound)
    else { return false }
    let value = close + 2..<end
    var text = Array(file.bytes[value])
    if text.count == 9, text[0] == UInt8(ascii: "#") { text = Array(text[..<1] + text[3...] + text[1..<3]) }
    let said = paraphrase(open + 1..<close, text, value)
    lines.append(Line(range: line, label: label, theme: nil, said: said))
    return true
  }

  func paraphrase(_ name: Range<Int>, _ value: [UInt8], _ place: Range<Int>) -> Paraphrase {
    Paraphrase(
      name: String(decoding: file.bytes[name], as: UTF8.self), nameRange: name, value: value, valueRange: place)
  }
}
