import Files
import Printing
import Scans
import Syntax
import Wording

/// Leadings and trackings that lines give as rules, without a size beside them.
extension TextScan {
  /// `Zeilen: `--lh-tight` 1,15 (Titel), `--lh-base` 1,6`, whatever the language, and `letter-spacing: 0.12em` for captions,
  /// `0.14em` for titles; fewer than two say nothing.
  var leadings: [RecognizedValue] {
    guard hasQuantity else { return [] }
    let label = name.flatMap { LeadingNames.kind(ofLabel: text[$0]) }
    let ofVariables = variables(label)
    if ofVariables.count > 1 { return ofVariables }
    return isExplicit ? label.map(numbersForThings) ?? [] : []
  }

  private func value(_ kind: ValueKind, _ number: Quantity, _ name: Name) -> RecognizedValue {
    RecognizedValue(
      kind, .quantity(number), name: name, range: place(number.start..<number.end), node: node,
      evidence: [self.name.map { .words(place($0)) } ?? .notation])
  }

  /// The numbers that are right behind variables in code; none where others are of anything else.
  private func variables(_ label: ValueKind?) -> [RecognizedValue] {
    var found: [RecognizedValue] = []
    for (index, lexeme) in lexemes.enumerated() where lexeme.isWord && isCode(lexeme) {
      let end = index + 1 < lexemes.count && lexemes[index + 1].isColon ? lexemes[index + 1].end : lexeme.end
      guard let start = text[end...].firstIndex(where: { !$0.isSpace && $0 != UInt8(ascii: "`") }),
        let number = number(at: start), let name = name(lexeme.start..<lexeme.end)
      else { continue }
      guard let kind = LeadingNames.kind(ofVariable: name.text) ?? label, label == nil || label == kind,
        kind.takes(number)
      else { return [] }
      found.append(value(kind, number, name))
    }
    return found
  }

  /// `0.12em for Space Grotesk, 0.14em for Artemis`, but not what a bracket adds: `(up to 0.2em for heroes)`.
  private func numbersForThings(_ kind: ValueKind) -> [RecognizedValue] {
    var found: [RecognizedValue] = []
    for (index, lexeme) in lexemes.enumerated().dropFirst(valueStart) where lexeme.isQuantity {
      guard index + 2 < lexemes.count, lexemes[..<index].last(where: { $0.isOpen || $0.isClose })?.isOpen != true,
        isWord(index + 1, in: ["for", "für", "pour", "para", "per"]),
        let number = number(at: lexeme.start), kind.takes(number)
      else { continue }
      var end = index + 2
      while end < lexemes.count, end - index <= 4, lexemes[end].isWord { end += 1 }
      guard end > index + 2, end == lexemes.count || lexemes[end].isBreak || lexemes[end].isOpen,
        let name = name(lexemes[index + 2].start..<lexemes[end - 1].end)
      else { continue }
      // Behind its number a name would be one that only stands near.
      found.append(value(kind, number, Name(name.text)))
    }
    return found
  }

  /// A number with a decimal point or comma, and a minus of whatever length.
  private func number(at start: Int) -> Quantity? {
    var index = start
    let isNegative = text[start...].starts(with: "−".utf8) || text[start] == UInt8(ascii: "-")
    if isNegative { index += text[start] == UInt8(ascii: "-") ? 1 : 3 }
    let digits = text[index...].prefix(7).prefix { $0.isDigit || $0.isOne(of: ".,") }
    var written = Array(digits)
    while let last = written.last, last.isOne(of: ".,") { written.removeLast() }
    guard let first = written.first, first.isDigit || first == UInt8(ascii: "."),
      written.count(where: { $0.isOne(of: ".,") }) < 2,
      let number = Double(String(decoding: written.map { $0 == UInt8(ascii: ",") ? 0x2E : $0 }, as: UTF8.self))
    else { return nil }
    let end = index + written.count
    let letters = text[end...].prefix(while: \.isLetter)
    let isShare = end < text.count && text[end] == UInt8(ascii: "%")
    let unit = isShare ? Quantity.Unit.percent : QuantityReader.unit(named: letters)
    guard letters.isEmpty || unit != nil else { return nil }
    return Quantity(
      low: isNegative ? -number : number, high: nil, unit: unit,
      isFraction: written.contains { $0.isOne(of: ".,") }, isSquare: false, start: start,
      end: isShare ? end + 1 : letters.endIndex)
  }
}
