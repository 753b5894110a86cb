import Wording

/// The widths of lines, which stand before their style or their colour.
extension NumberScan {
  /// `Border: 1px solid #E5E7EB`, `Outline: 2px #2563EB`, `card with border 1px solid #EEEEEE`.
  mutating func readLines() {
    for (index, lexeme) in scan.lexemes.enumerated() where !used.contains(index) {
      guard let quantity = lexeme.quantity, quantity.unit?.isLength == true, quantity.high == nil, quantity.low > 0,
        (quantity.pixels ?? 0) <= Self.widest, let name = nameOfLine(index)
      else { continue }
      add(name, .borderWidth, quantity, .notation)
      used.insert(index)
    }
  }

  private static let widest = 16.0

  /// What the line is called whose width a piece is; nil where neither its name nor its style says that it is a line.
  private func nameOfLine(_ index: Int) -> Name? {
    let isStyled = index + 1 < scan.lexemes.count && scan.isWord(index + 1, in: Self.styles)
    let isFirst = scan.isExplicit && index == scan.valueStart
    if isFirst, isStyled || scan.nameWords.contains(.border) { return scan.ownName }
    guard isStyled else { return nil }
    var first = index
    while first > 0, index - first < 3, scan.lexemes[first - 1].isWord { first -= 1 }
    guard first < index, KindWords(scan.text[scan.lexemes[first].start..<scan.lexemes[index].start]).contains(.border),
      let words = text(from: first, to: index)
    else { return nil }
    guard scan.isExplicit, let own = scan.ownName, own.text.count <= Self.longestLineOwner else { return words }
    return Name("\(own.text), \(words.text)")
  }

  private static let longestLineOwner = 40
  private static let styles: [StaticString] = ["solid", "dashed", "dotted", "double"]
}
