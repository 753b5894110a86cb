import Printing
import Wording

/// Several lengths of a scale, each in a clause of its own.
extension NumberScan {
  /// `8px base; sections 24px; cards 16px`, `sm 4 · md 8 · lg 12`: clauses of a length and its words, under a heading or
  /// behind a name that says what they are.
  mutating func readClauses() -> Bool {
    let start = scan.isExplicit ? scan.valueStart : 0
    let isDotted = scan.lexemes.contains(where: scan.isPoint)
    let isParted = isDotted || scan.lexemes.contains { if case .semicolon = $0.kind { true } else { false } }
    guard isParted || !scan.isExplicit, start < scan.lexemes.count,
      let (kind, node) = around.kind(beside: scan.isExplicit ? scan.nameWords : [], isDotted: false),
      kind == .spacing || kind == .radius, !isOfAdvice(0..<scan.lexemes.count),
      !isOfThePast(0..<scan.lexemes.count),
      // Under `Spacing and radii` a length may be either.
      node == nil || !(around.nearest?.words.isSuperset(of: [.spacing, .radius]) ?? false)
    else { return false }
    var clauses: [(name: Name, piece: Int)] = []
    var first = start
    while first < scan.lexemes.count {
      let end =
        scan.lexemes[first...].firstIndex {
          isDotted ? scan.isPoint($0) : isOver($0, isParted: isParted)
        } ?? scan.lexemes.count
      guard clauses.count < Self.mostClauses, let clause = clause(first..<end, kind) else { return false }
      clauses.append(clause)
      first = end + 1
      if end < scan.lexemes.count, case .stop = scan.lexemes[end].kind, first < scan.lexemes.count { return false }
    }
    // A number without a unit is a length where all of several are.
    let bare = clauses.count { scan.lexemes[$0.piece].quantity?.unit == nil }
    guard clauses.count > (isParted && bare == 0 ? 1 : 2), bare == 0 || isDotted && bare == clauses.count else {
      return false
    }
    let own = scan.isExplicit ? scan.ownName.flatMap { $0.text.contains(" ") ? $0 : nil } : nil
    for clause in clauses {
      guard let quantity = scan.lexemes[clause.piece].quantity else { continue }
      add(own.map { Name("\($0.text), \(clause.name.text)") } ?? clause.name, kind, quantity, evidence(node))
      used.insert(clause.piece)
    }
    return true
  }

  private static let mostClauses = 32
  /// Longer ones are lengths of a page.
  private static let longestLength = 200.0

  private func isOver(_ lexeme: Lexeme, isParted: Bool) -> Bool {
    switch lexeme.kind {
    case .semicolon, .stop: true
    case .comma: !isParted
    case .word, .quantity, .colon, .open, .close, .dash, .other: false
    }
  }

  /// A length and one to four words; nil for anything else, or where the words are for another kind.
  private func clause(_ part: Range<Int>, _ kind: ValueKind) -> (name: Name, piece: Int)? {
    let numbers = part.filter { scan.lexemes[$0].isQuantity }
    guard numbers.count == 1, (2...5).contains(part.count),
      part.allSatisfy({ numbers[0] == $0 || scan.lexemes[$0].isWord || scan.isHyphen($0) }),
      let quantity = scan.lexemes[numbers[0]].quantity, quantity.unit?.isLength ?? true, kind.takes(quantity),
      quantity.low <= Self.longestLength, !quantity.isSquare
    else { return nil }
    let said = KindWords(scan.text[scan.lexemes[part.lowerBound].start..<scan.lexemes[part.upperBound - 1].end]).kind
    guard said == nil || said == kind,
      let name = clause(before: numbers[0]) ?? text(from: numbers[0] + 1, to: part.upperBound)
    else { return nil }
    return (name, numbers[0])
  }
}
