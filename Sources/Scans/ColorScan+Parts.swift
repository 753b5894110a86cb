import Files
import Printing
import Wording

/// Colours of parts that the sentences about a thing name.
extension ColorScan {
  /// `Secondary, hover fill` for `Secondary: transparent; on hover the fill is graphite (#2A2D2A).`: the name of the text
  /// with the word for a part that stands in the clause of a colour; nil where that denies something, or has none.
  package func part(of index: Int) -> Name? {
    guard let own = nameOfAll, own.text.utf8.count <= NameSplit.longestName else { return nil }
    let first = index == 0 ? own.range.map { _ in scan.name?.upperBound ?? 0 } ?? 0 : found[index - 1].range.upperBound
    let end = scan.lexemes.firstIndex { $0.start >= found[index].range.lowerBound } ?? scan.lexemes.count
    var part: String?
    var isHover = false
    var isOver = false
    for piece in scan.lexemes.indices[..<end].reversed() where scan.lexemes[piece].start >= first {
      let lexeme = scan.lexemes[piece]
      switch lexeme.kind {
      case .stop, .semicolon: isOver = true
      case .word: break
      case .quantity, .colon, .comma, .open, .close, .dash, .other: continue
      }
      if isOver { break }
      if scan.isNegation(piece) { return nil }
      let word = scan.text[lexeme.start..<lexeme.end]
      if part == nil { part = PartWords.part(word) }
      if PartWords.isHover(word) { isHover = true }
    }
    return part.map { Name("\(own.text), \(isHover ? "hover " : "")\($0)") }
  }

  /// Whether the words of a name say what happens: `Bar turns solid`.
  func saysEvent(_ name: Name) -> Bool {
    name.text.split(separator: " ").dropFirst().contains { PartWords.isVerb(Array($0.utf8)[...]) }
  }
}
