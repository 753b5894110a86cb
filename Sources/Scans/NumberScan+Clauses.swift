import Printing
import Wording

/// Several lengths of a scale, each in a clause of its own.
extension NumberScan {
  /// `Radius: sm 4px · md 8px. Layers: menu 10 · modal 20.`: points part values with their names, behind a label or below a
  /// heading that says what they are.
  mutating func readDotted() -> Bool {
    guard scan.lexemes.contains(where: scan.isPoint) else { return false }
    let count = values.count
    let sentences = parts(of: 0..<scan.lexemes.count) { index in
      isEndOfSentence(index) && !scan.isPoint(scan.lexemes[index])
    }
    for sentence in sentences where sentence.contains(where: { scan.isPoint(scan.lexemes[$0]) }) {
      let colon = colon(in: sentence)
      let label = colon.flatMap { text(from: sentence.lowerBound, to: $0) }
      let region = (colon.map { $0 + 1 } ?? sentence.lowerBound)..<sentence.upperBound
      let words = label.map { KindWords(Array($0.text.utf8)[...]) } ?? []
      guard let (kind, node) = kind(ofLabel: label, words), Self.dotted.contains(kind), !isOfAdvice(region),
        !isOfThePast(sentence),
        // Under `Spacing and radii` a length may be either.
        node == nil || !(around.nearest?.words.isSuperset(of: [.spacing, .radius]) ?? false)
      else { continue }
      let pieces = parts(of: region) { scan.isPoint(scan.lexemes[$0]) }
      let clauses = pieces.compactMap { clause($0, kind) }
      let units = clauses.count { scan.lexemes[$0.piece].quantity?.unit != nil }
      guard clauses.count == pieces.count, clauses.count > (label == nil || node != nil ? 2 : 1),
        clauses.count <= Self.mostClauses, units == 0 || units == clauses.count || kind == .opacity,
        units > 0 || [.layer, .weight].contains(kind) || clauses.count > 2,
        Set(clauses.map(\.name.text)).count == clauses.count
      else { continue }
      let own = label.flatMap { saysOnlyKind($0) ? nil : $0 }
      for clause in clauses {
        guard let quantity = scan.lexemes[clause.piece].quantity else { continue }
        add(own.map { Name("\($0.text), \(clause.name.text)") } ?? clause.name, kind, quantity, evidence(node))
      }
      used.formUnion(sentence)
    }
    return values.count > count
  }

  private func kind(ofLabel label: Name?, _ words: KindWords) -> (kind: ValueKind, node: Int?)? {
    if let label, StackingName.matches(label.text) { return (.layer, nil) }
    let found = around.kind(beside: words, isDotted: false)
    // `sm 640px · md 768px` below a heading for breakpoints
    if let found, found.kind == .undrawn, let first = scan.lexemes.lazy.compactMap(\.quantity).first {
      return isBreakpoint(first, found.node) ? (.size, found.node) : nil
    }
    return found.flatMap { $0.kind == .size ? nil : $0 }
  }

  private static let dotted: Set<ValueKind> = [
    .spacing, .radius, .borderWidth, .layer, .weight, .opacity, .duration, .size,
  ]

  /// Whether a label is one word or all its words say what kind of values follow: `Border radius`.
  private func saysOnlyKind(_ label: Name) -> Bool {
    let words = label.text.split { !$0.isLetter }
    return words.count < 2 || StackingName.matches(label.text)
      || words.allSatisfy { !KindWords(Array($0.utf8)[...]).isEmpty }
  }

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

  /// `=` of `` `space.1`=4 ``
  private func isEquals(_ index: Int, before number: Int) -> Bool {
    index >= 0 && index == number - 1 && scan.text[scan.lexemes[index].start] == UInt8(ascii: "=")
  }

  private static let mostClauses = 32

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
      part.allSatisfy({
        numbers[0] == $0 || scan.isStepOrWord($0) || scan.isHyphen($0) || isEquals($0, before: numbers[0])
      }),
      let quantity = scan.lexemes[numbers[0]].quantity, isTaken(quantity, by: kind), !quantity.isSquare,
      kind != .duration || quantity.unit != nil
    else { return nil }
    let said = KindWords(scan.text[scan.lexemes[part.lowerBound].start..<scan.lexemes[part.upperBound - 1].end]).kind
    guard said == nil || said == kind,
      let name = clause(before: isEquals(numbers[0] - 1, before: numbers[0]) ? numbers[0] - 1 : numbers[0])
        ?? (part.lowerBound < numbers[0]
          ? text(from: part.lowerBound, to: numbers[0]) : text(from: numbers[0] + 1, to: part.upperBound))
    else { return nil }
    return (name, numbers[0])
  }
}
