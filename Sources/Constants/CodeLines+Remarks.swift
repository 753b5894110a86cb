import Files
import Printing
import Wording

/// Values that comments and columns give, and several in one line.
extension CodeLines {
  /// Whether a line is a name of several parts and a comment: `$ink // #242424`, `animate-in /* 200ms */`.
  func isRemarked(_ name: Range<Int>, in line: Range<Int>) -> Bool {
    let rest = trimmed(name.upperBound..<line.upperBound)
    guard let first = file.bytes[name].first, first.isLetter || first.isOne(of: "$-.") else { return false }
    return (starts(rest, "//") || starts(rest, "/*"))
      && file.bytes[name].contains(where: Self.isJoint)
      && file.bytes[withoutCall(name)].allSatisfy { $0.isLetter || $0.isDigit || Self.isJoint($0) }
  }

  /// `.heading1()` without the brackets.
  private func withoutCall(_ name: Range<Int>) -> Range<Int> {
    file.bytes[name].suffix(2).elementsEqual("()".utf8) ? name.dropLast(2) : name
  }

  private static func isJoint(_ byte: UInt8) -> Bool { byte.isOne(of: "$-_.") }

  /// Such a name with the value in the comment.
  func valueInComment(_ name: Range<Int>, of line: Range<Int>) -> Paraphrase? {
    var value = name.upperBound..<line.upperBound
    while let first = value.first, file.bytes[first].isOne(of: " \t/*") { value.removeFirst() }
    while let last = value.last, file.bytes[last].isOne(of: " \t/*") { value.removeLast() }
    guard file.bytes[value].contains(where: { $0.isDigit || $0 == UInt8(ascii: "#") }) else { return nil }
    value = valueOfAlias(value) ?? value
    let name = withoutCall(name)
    let isClass = file.bytes[name].first == UInt8(ascii: ".")
    return paraphrase(isClass ? name.dropFirst() : name, Array(file.bytes[value]), value)
  }

  /// `16pt` of `→ md (16pt)`: what the name behind an arrow stands for.
  private func valueOfAlias(_ remark: Range<Int>) -> Range<Int>? {
    guard starts(remark, "→ ") || starts(remark, "-> "), file.bytes[remark].last == UInt8(ascii: ")"),
      let open = place(of: " (", in: remark)
    else { return nil }
    let value = open + 2..<remark.upperBound - 1
    return value.isEmpty || file.bytes[value].contains(0x20) ? nil : value
  }

  /// `p-4 // Compact cards`, `gap-2 // Related items (8px)`: a class of Tailwind and what it is for.
  func classInRemark(_ name: Range<Int>, of line: Range<Int>) -> Paraphrase? {
    let text = file.bytes[name]
    guard ClassSteps.isLength(text) else { return nil }
    var use = name.upperBound..<line.upperBound
    while let first = use.first, file.bytes[first].isOne(of: " \t/*") { use.removeFirst() }
    let words = file.bytes[use].prefix { !$0.isOne(of: "(*,;:") }
    let part = trimmed(words.startIndex..<words.endIndex)
    guard (2...40).contains(part.count), file.bytes[part].first?.isLetter == true,
      !file.bytes[part].contains(where: \.isDigit)
    else { return nil }
    return paraphrase(part, Array(text), name)
  }

  /// `transition-all duration-200` right below `/* Standard transition */`: classes of Tailwind and what they are for. Of the
  /// classes of a container only its width counts.
  func classesBelowComment(_ text: Range<Int>) -> Paraphrase? {
    guard let label,
      file.bytes[label].prefix(2).elementsEqual("/*".utf8) || file.bytes[label].prefix(2).elementsEqual("//".utf8),
      label.upperBound <= text.lowerBound, trimmed(label.upperBound..<text.lowerBound).isEmpty
    else { return nil }
    let words = file.bytes[text].split(separator: 0x20)
    let areClasses = words.allSatisfy { word in
      word.allSatisfy { $0.isLetter && !$0.isUppercase || $0.isDigit || $0.isOne(of: "-:/[].") }
        && word.contains(UInt8(ascii: "-"))
    }
    guard areClasses, let first = words.first, let last = words.last,
      ["max-w-", "transition", "duration-", "rounded-", "shadow-"].contains(where: { first.starts(with: $0.utf8) })
    else { return nil }
    let signs = "/* \t".utf8
    var name = label
    while let sign = name.first, signs.contains(file.bytes[sign]) { name.removeFirst() }
    while let sign = name.last, signs.contains(file.bytes[sign]) { name.removeLast() }
    guard (2...40).contains(name.count) else { return nil }
    let value = first.starts(with: "max-w-".utf8) ? first : file.bytes[first.startIndex..<last.endIndex]
    return paraphrase(name, Array(value), value.startIndex..<value.endIndex)
  }

  /// Whether the lines of a program are remarked with colours, or nearly all with measures: `Spacing.small // 8pt`.
  var isRemarked: Bool {
    if foreign == 0, lines.contains(where: { file.bytes[$0.range].contains(UInt8(ascii: "#")) }) { return true }
    let measured = lines.count { $0.said.map { Self.beginsMeasure($0.value) } ?? false }
    if lines.count > 1, foreign == 0, lines.allSatisfy({ $0.said.map { ClassSteps.isLength($0.value[...]) } ?? false })
    {
      return true
    }
    return measured > 1 && measured * 3 >= lines.count * 2 && foreign < lines.count
  }

  private static func beginsMeasure(_ value: [UInt8]) -> Bool {
    guard value.first?.isDigit == true else { return false }
    var reader = QuantityReader(Array(value.prefix(24)), at: 0)
    return reader.read()?.unit != nil
  }

  /// Gives the lines their colours that are three numbers each, where more than one is.
  mutating func readTriples() {
    for (line, said) in triples where triples.count > 1 || KindWords(Array(said.name.utf8)[...]).contains(.color) {
      lines[line].said = said
    }
  }

  /// `--link: var(--blue-600); /* #1144CC */`: the colour that a comment says a reference has.
  func colorInRemark(_ text: Range<Int>, of line: Range<Int>) -> (Range<Int>, Paraphrase)? {
    guard line.upperBound > text.upperBound, starts(text, "--"), let open = place(of: "var(", in: text),
      case let name = trimmed(text.lowerBound..<open), let colon = name.last, file.bytes[colon] == UInt8(ascii: ":"),
      case let all = text.last.map({ file.bytes[$0] == UInt8(ascii: ";") }) == true ? trimmed(text.dropLast()) : text,
      let close = all.last, file.bytes[close] == UInt8(ascii: ")"), !file.bytes[open..<close].contains(0x20)
    else { return nil }
    let found = HexColors.find(in: file.bytes[text.upperBound..<line.upperBound])
    guard found.count == 1, let color = found.first?.range,
      file.bytes[text.upperBound..<color.lowerBound].allSatisfy({ $0.isSpace || $0.isOne(of: "/*") })
    else { return nil }
    return (all, paraphrase(trimmed(name.lowerBound + 2..<colon), Array(file.bytes[color]), color))
  }

  /// `$gap-md: $gap-unit * 2; // 16px`: the length or time that a comment says a calculation has.
  func measureInRemark(_ text: Range<Int>, of line: Range<Int>) -> Paraphrase? {
    guard line.upperBound > text.upperBound, starts(text, "$") || starts(text, "--"),
      let colon = place(of: ":", in: text),
      case let written = file.bytes[colon + 1..<text.upperBound],
      written.contains(UInt8(ascii: "$")) || written.firstPlace(of: "calc(") != nil,
      let first = file.bytes[text.upperBound..<line.upperBound].firstIndex(where: { !$0.isOne(of: " ;\t/*") }),
      file.bytes[first].isDigit, case let measure = file.bytes[first..<line.upperBound].prefix(while: { !$0.isSpace }),
      Self.beginsMeasure(Array(measure))
    else { return nil }
    return paraphrase(trimmed(text.lowerBound..<colon), Array(measure), measure.startIndex..<measure.endIndex)
  }

  /// Where a line ends, or before that the declaration of a variable that another follows:
  /// `--space-1: 4px; --space-2: 8px;`.
  func end(ofLineFrom start: Int, before limit: Int) -> Int {
    let end = file.bytes[start..<limit].firstIndex(of: 0x0A) ?? limit
    guard file.bytes[start..<end].drop(while: \.isSpace).starts(with: "--") else { return end }
    var from = start
    while let sign = file.bytes[from..<end].firstIndex(of: UInt8(ascii: ";")) {
      from = sign + 1
      let rest = file.bytes[from..<end]
      if rest.first?.isSpace == true, rest.drop(while: \.isSpace).starts(with: "--") { return from }
    }
    return end
  }

  /// `ground   #D0A87F   #191108` below `day   night`: a colour in each of the columns that a line above names.
  mutating func readColumns() {
    guard lines.contains(where: { file.bytes[$0.range].count { $0 == UInt8(ascii: "#") } > 1 }) else { return }
    var heads: [Range<Int>] = []
    lines = lines.flatMap { line -> [Line] in
      let parts = line.said == nil ? columns(of: line.range) : []
      guard parts.count > 2, parts.count == heads.count + 1, parts.dropFirst().allSatisfy(isColor) else {
        let isHead = !file.bytes[line.range].contains { $0.isDigit || $0 == UInt8(ascii: "#") }
        if isHead, parts.count > 1 { heads = parts }
        return [line]
      }
      return zip(heads, parts.dropFirst()).map { head, part in
        let name = [parts[0], head].map { String(decoding: file.bytes[$0], as: UTF8.self) }.joined(separator: ", ")
        return Line(
          range: part, label: line.label, theme: line.theme,
          said: Paraphrase(name: name, nameRange: parts[0], value: Array(file.bytes[part]), valueRange: part))
      }
    }
  }

  private func isColor(_ part: Range<Int>) -> Bool { HexColors.find(in: file.bytes[part]).first?.range == part }

  /// The parts of a line that more than one blank parts.
  private func columns(of line: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = line.lowerBound
    while let gap = place(of: "  ", in: start..<line.upperBound) {
      parts.append(start..<gap)
      start = file.bytes[gap..<line.upperBound].firstIndex { !$0.isSpace } ?? line.upperBound
    }
    return start < line.upperBound ? parts + [start..<line.upperBound] : parts
  }
}
