import Printing
import Wording

/// The sentences and clauses of a text, and which of them give nothing.
extension NumberScan {
  /// The parts of some pieces between those that part them; what is in brackets is parted nowhere.
  func parts(of pieces: Range<Int>, at isSeparator: (Int) -> Bool) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, depth) = (pieces.lowerBound, 0)
    for index in pieces {
      if scan.lexemes[index].isOpen { depth += 1 }
      if scan.lexemes[index].isClose { depth -= 1 }
      guard depth <= 0, isSeparator(index) else { continue }
      parts.append(start..<index)
      start = index + 1
    }
    parts.append(start..<pieces.upperBound)
    return parts.filter { !$0.isEmpty }
  }

  func isEndOfSentence(_ index: Int) -> Bool {
    switch scan.lexemes[index].kind {
    case .semicolon: return true
    case .stop:
      return scan.lexemes[index].end == scan.text.count || scan.text[scan.lexemes[index].end].isSpace
        || scan.text[scan.lexemes[index].start] >= 0x80
    case .other: return scan.isPoint(scan.lexemes[index])
    case .word, .quantity, .colon, .comma, .open, .close, .dash: return false
    }
  }

  /// Whether a sentence says what is not to be, or was.
  func isOfAdvice(_ pieces: Range<Int>) -> Bool {
    pieces.contains { scan.isNegation($0) || scan.isWord($0, in: Self.ofAdvice) }
  }

  func isOfThePast(_ pieces: Range<Int>) -> Bool { pieces.contains { scan.isWord($0, in: Self.ofThePast) } }

  private static let ofThePast: [StaticString] = [
    "was", "were", "old", "previously", "formerly", "instead", "war", "waren", "était", "étaient", "era", "eran",
  ]
  private static let ofAdvice: [StaticString] = ["if", "unless", "than", "statt", "per"]

  /// `700 display/titles, 600 subheads, 400 body` where type is spoken of: hundreds without a unit.
  func areWeights(_ pieces: Range<Int>) -> Bool {
    let numbers = pieces.compactMap { scan.lexemes[$0].quantity }
    return numbers.count > 1 && around.has(.typography)
      && numbers.allSatisfy {
        $0.unit == nil && $0.high == nil && (100...900).contains($0.low)
          && $0.low.truncatingRemainder(dividingBy: 100) == 0
      }
  }

  /// The colon that clauses follow: the first one that is not in brackets.
  func colon(in sentence: Range<Int>) -> Int? {
    parts(of: sentence) { scan.lexemes[$0].isColon }.first.flatMap { head in
      head.lowerBound == sentence.lowerBound && head.upperBound < sentence.upperBound ? head.upperBound : nil
    }
  }

  /// `96px is the workhorse`: who says what a length is for.
  func isOfVerb(_ index: Int) -> Bool {
    index < scan.lexemes.count
      && scan.isWord(
        index,
        in: [
          "is", "are", "reserved", "used", "means", "ist", "sind", "est", "sont", "es", "son", "é", "são", "per", "of",
        ])
  }
}
