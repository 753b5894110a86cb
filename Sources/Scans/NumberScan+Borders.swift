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
    if isFirst, isStyled || namesLine && !isOfOther(index + 1) { return scan.ownName }
    guard let words = line(behind: isStyled ? index + 2 : index + 1) ?? (isStyled ? line(before: index) : nil) else {
      return nil
    }
    guard scan.isExplicit, let own = scan.ownName, own.text.count <= Self.longestLineOwner,
      !GenericName.matches(own.text), !Surroundings.isPart(own.text)
    else { return words }
    return Name("\(own.text), \(words.text)")
  }

  /// `Border`, but not `Border radius` or `Outline offset`.
  private var namesLine: Bool {
    guard scan.nameWords.contains(.border), scan.nameWords.isDisjoint(with: Self.others) else { return false }
    return scan.ownName?.text.lowercased().hasSuffix("offset") == false
  }

  /// Whether the word at a place says that a length, or the word for a line before it, is of something else: `12px
  /// radius`, `8px border radius`, `2px outline offset`, but not `1px padding 8px`.
  func isOfOther(_ index: Int) -> Bool {
    guard index < scan.lexemes.count, case let word = scan.lexemes[index], word.isWord else { return false }
    if index + 1 < scan.lexemes.count, scan.lexemes[index + 1].isQuantity || scan.lexemes[index + 1].isColon {
      return false
    }
    return scan.isWord(index, in: ["offset", "offsets", "corner", "corners"])
      || !KindWords(scan.text[word.start..<word.end]).isDisjoint(with: Self.others)
  }

  private static let others: KindWords = [.radius, .spacing]

  /// `border` of `border 1px solid`
  private func line(before index: Int) -> Name? {
    var first = index
    while first > 0, index - first < 3, scan.lexemes[first - 1].isWord { first -= 1 }
    guard first < index,
      case let words = KindWords(scan.text[scan.lexemes[first].start..<scan.lexemes[index].start]),
      words.contains(.border), words.isDisjoint(with: Self.others)
    else { return nil }
    return text(from: first, to: index)
  }

  /// `border` of `1px solid border` and of `1px #EEEEEE border`
  private func line(behind index: Int) -> Name? {
    var word = index
    while word < scan.lexemes.count, scan.lexemes[word].isOther || used.contains(word) { word += 1 }
    guard word < scan.lexemes.count, scan.isWord(word, in: Self.lines), !isOfOther(word + 1) else { return nil }
    return text(from: word, to: word + 1)
  }

  private static let lines: [StaticString] = [
    "border", "borders", "outline", "outlines", "stroke", "strokes", "hairline", "hairlines", "divider", "dividers",
  ]

  private static let longestLineOwner = 40
  private static let styles: [StaticString] = ["solid", "dashed", "dotted", "double"]
}
