import Files
import Printing
import Wording

/// Values right behind names in code, and numbers that are none.
extension NumberScan {
  /// `` `--fast` 70ms、`--slow` 180ms ``, `` `instant` 60ms · `base` 120ms ``, `` `--sp-1: 4px`, `--sp-2: 8px` ``: several
  /// measures, each right behind its name in code or in a code span with it.
  mutating func readCodes() -> Bool {
    let pieces = scan.lexemes.indices.filter { scan.lexemes[$0].quantity?.unit != nil && !isInBrackets($0) }
    guard pieces.count > 1, let first = scan.lexemes[pieces[0]].quantity else { return false }
    var found: [(name: Name, piece: Int, kind: ValueKind, evidence: Evidence)] = []
    for piece in pieces {
      guard let quantity = scan.lexemes[piece].quantity, quantity.unit?.isTime == first.unit?.isTime,
        let name = codeName(before: piece), let (kind, evidence) = kind(of: quantity, named: name), kind.takes(quantity)
      else { return false }
      found.append((name, piece, kind, evidence))
    }
    guard Set(found.map(\.name.text)).count == found.count else { return false }
    for value in found {
      guard let quantity = scan.lexemes[value.piece].quantity else { continue }
      add(value.name, value.kind, quantity, value.evidence)
      used.insert(value.piece)
    }
    return true
  }

  /// The code span right before a piece, or the variable in its own code span.
  private func codeName(before piece: Int) -> Name? {
    var last = piece - 1
    let isEqual = last > 0 && scan.text[scan.lexemes[last].start] == UInt8(ascii: "=")
    if last > 0, scan.lexemes[last].isColon || isEqual { last -= 1 }
    guard last >= 0, scan.lexemes[last].isWord else { return nil }
    let word = scan.lexemes[last]
    if last == piece - 1 || isEqual, scan.isCode(word) { return text(from: last, to: last + 1) }
    let isVariable = scan.text[..<word.start].suffix(2).elementsEqual("--".utf8)
    guard isVariable, scan.isWithinCode(scan.lexemes[piece]) else { return nil }
    return text(from: last, to: last + 1)
  }

  private func kind(of quantity: Quantity, named name: Name) -> (kind: ValueKind, evidence: Evidence)? {
    if quantity.unit?.isTime == true { return kind(of: quantity, beside: [], isDotted: false) }
    let words = KindWords(Array(name.text.utf8)[...])
    guard let (kind, node) = around.kind(beside: scan.nameWords.union(words), isDotted: false),
      kind == .spacing || kind == .radius || kind == .borderWidth || kind == .size && words.ownKind == .size
    else { return nil }
    return (kind, evidence(node))
  }

  /// Whether a number without a unit is one of the words of the text's name: `Dimension 1 Copywriting: PASS`.
  func isInName(_ index: Int) -> Bool {
    guard scan.isExplicit, let name = scan.name, scan.lexemes[index].quantity?.unit == nil else { return false }
    return name.contains(scan.lexemes[index].start)
  }

  /// Whether a number is what a transformation is called with: `scale(0.95)`, `translateY(0)`.
  func isInTransform(_ index: Int) -> Bool {
    guard index > 1, scan.lexemes[index - 1].isOpen, scan.lexemes[index - 2].isWord,
      scan.lexemes[index - 2].end == scan.lexemes[index - 1].start, let word = scan.word(at: index - 2)
    else { return false }
    return ["scale", "translate", "rotate", "skew", "perspective"].contains { word.hasPrefix($0) }
  }

  /// Whether a number stands in a bracket of examples: `(e.g. 150–250ms)`, `（如 8px）`.
  func isExample(_ index: Int) -> Bool {
    guard let open = scan.lexemes[..<index].lastIndex(where: { $0.isOpen || $0.isClose }), scan.lexemes[open].isOpen,
      index - open <= 12
    else { return false }
    let inner = scan.text[scan.lexemes[open].end..<scan.lexemes[index].start]
    let said = String(decoding: inner.prefix(160), as: UTF8.self).lowercased()
    return ExampleWords.lead(said)
  }

  /// Whether the text says by its name that it gives examples: `사용 예: max-width: 767px`.
  var isOfExamples: Bool {
    scan.isExplicit && (scan.ownName.map { ExampleWords.areName($0.text.lowercased()) } ?? false)
  }

  /// `0ms 150ms 300ms`: the axis of a drawing in letters, which begins with nothing.
  var isAxis: Bool {
    scan.lexemes.count > 1 && scan.lexemes[0].quantity?.low == 0
      && scan.lexemes.allSatisfy { $0.quantity?.unit?.isTime == true }
  }

  /// Whether a time is what another one becomes: `5s → 8s`; the first of both is no longer one.
  func isChanged(_ index: Int) -> Bool {
    index + 2 < scan.lexemes.count && scan.isArrow(index + 1) && scan.lexemes[index + 2].quantity?.unit?.isTime == true
  }

  /// Whether a time in a bracket of its own says the one before it in another unit: `120ms (0.12s)`.
  func isSaidAgain(_ index: Int) -> Bool {
    guard index > 1, index + 1 < scan.lexemes.count, scan.lexemes[index - 1].isOpen, scan.lexemes[index + 1].isClose,
      let time = scan.lexemes[index].quantity, time.high == nil, let other = scan.lexemes[index - 2].quantity,
      other.high == nil
    else { return false }
    return other.unit == nil || other.unit?.isTime == true
      ? abs(other.milliseconds(other.low) - time.milliseconds(time.low)) < 0.5 : false
  }

  /// Whether a time is one that nothing may exceed: `no loops, bounces or >.3s`.
  func isLimit(_ index: Int) -> Bool {
    index > 0 && scan.text[scan.lexemes[index - 1].start] == UInt8(ascii: ">") && !scan.isExplicit
  }

  func hasOtherTimes(than index: Int) -> Bool {
    scan.lexemes.indices.contains { $0 != index && scan.lexemes[$0].quantity?.unit?.isTime == true }
  }

  /// The time that another one was before it: `5s` of `5s → 8s`.
  func former(of index: Int) -> Int? {
    guard index > 1, scan.isArrow(index - 1), scan.lexemes[index - 2].quantity?.unit?.isTime == true else { return nil }
    return index - 2
  }
}
