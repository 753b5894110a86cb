import Printing
import Scans
import Wording

/// The parts of a text that give values one beside the other.
extension TextScan {
  /// The parts between commas, semicolons, points, bars and slashes with blanks around them, and between the words that
  /// join two of them, once one has a value; what is in brackets is parted nowhere.
  ///
  /// - Parameters:
  ///   - claimed: places in the text that belong to no part.
  ///   - isJoint: what else parts two, in place of slashes, given a piece and whether a value is before it.
  package func parts(
    of pieces: Range<Int>, besides claimed: [Range<Int>] = [], also isJoint: ((Int, Bool) -> Bool)? = nil
  ) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, depth) = (pieces.lowerBound, 0)
    var hasValue = false
    func close(_ end: Int) {
      if start < end { parts.append(lexemes[start].start..<lexemes[end - 1].end) }
    }
    for index in pieces {
      let lexeme = lexemes[index]
      if claimed.contains(where: { $0.contains(lexeme.start) }) {
        close(index)
        (start, hasValue) = (index + 1, false)
        continue
      }
      if lexeme.isOpen { depth += 1 }
      if lexeme.isClose { depth -= 1 }
      let isValue = lexeme.isQuantity || text[lexeme.start] == UInt8(ascii: "#")
      let joins = hasValue && lexeme.isWord && isWord(index, in: Self.joints)
      guard depth <= 0, joins || separates(index) || isJoint?(index, hasValue) ?? isApartAtSlash(index) else {
        hasValue = hasValue || isValue
        continue
      }
      close(index)
      (start, hasValue) = (index + 1, false)
    }
    close(pieces.upperBound)
    return parts
  }

  private static let joints: [StaticString] = ["and", "with", "und", "mit", "et", "avec", "y", "con", "e", "com"]

  private func separates(_ index: Int) -> Bool {
    let lexeme = lexemes[index]
    switch lexeme.kind {
    case .comma, .semicolon: return true
    case .dash: return text[lexeme.start] != UInt8(ascii: "=") && !isArrowSign(index)
    case .stop: return lexeme.end == text.count || text[lexeme.end].isSpace || text[lexeme.start] >= 0x80
    case .other: return isPoint(lexeme) || text[lexeme.start] == UInt8(ascii: "+")
    case .word, .quantity, .colon, .open, .close: return false
    }
  }

  private func isApartAtSlash(_ index: Int) -> Bool {
    let lexeme = lexemes[index]
    return lexeme.isOther && isSlash(index) && lexeme.start > 0 && text[lexeme.start - 1].isSpace && !partsColors(index)
  }

  /// Whether a colour stands before and behind a slash: `#FFFFFF light / #0E1620 dark`.
  private func partsColors(_ index: Int) -> Bool {
    let sign = lexemes[index]
    let before = text[..<sign.start].split(separator: 0x20).suffix(2)
    return text[sign.end...].first { !$0.isSpace } == UInt8(ascii: "#")
      && before.contains { $0.first == UInt8(ascii: "#") }
  }

  /// `→`, `->`
  package func isArrowSign(_ index: Int) -> Bool {
    let lexeme = lexemes[index]
    if text[lexeme.start..<lexeme.end].elementsEqual("→".utf8) { return true }
    return lexeme.isDash && lexeme.end < text.count && text[lexeme.end] == UInt8(ascii: ">")
  }
}
