import Colorimetry
import Files
import Printing
import Wording

/// The words before colours that are their names, and those that only lead over to them.
extension ColorScan {
  /// The last words before a colour that belong together, at most three; before a verb with its adverb all of a short
  /// subject, and none before one of having.
  func words(before end: Int, after start: Int) -> Name? {
    var part: Range<Int>?
    var count = 0
    var verb = Verb()
    for lexeme in scan.lexemes[..<withoutLine(pieces(before: end))].reversed() {
      guard lexeme.start >= start else { break }
      guard lexeme.isWord else {
        if count == 0, lexeme.isOpen || lexeme.isColon { continue }
        if count == 0, case .other = lexeme.kind, !scan.isPoint(lexeme) { continue }
        break
      }
      if count == 0, scan.isCode(lexeme) { return scan.name(lexeme.start..<lexeme.end) }
      let word = String(decoding: scan.text[lexeme.start..<lexeme.end], as: UTF8.self).lowercased()
      if count == 0, verb.takes(word) { continue }
      if verb.isOfHaving { return nil }
      // `1px solid Border Cream (#F0EEE6)`
      if count > 0, ["solid", "dashed", "dotted"].contains(word) { break }
      guard !(verb.isQualified ? Self.opening : JoiningWords.all).contains(word), count < (verb.isQualified ? 5 : 3),
        !Self.connecting.contains(where: word.hasSuffix)
      else { break }
      part = lexeme.start..<(part?.upperBound ?? lexeme.end)
      count += 1
    }
    return part.flatMap(scan.name)
  }

  /// The number of pieces that end before a place.
  func pieces(before end: Int) -> Int {
    var (low, high) = (0, scan.lexemes.count)
    while low < high {
      let middle = (low + high) / 2
      if scan.lexemes[middle].end <= end { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the width and the style of a line are right before a place.
  func isBehindLine(_ end: Int) -> Bool {
    let pieces = pieces(before: end)
    return withoutLine(pieces) < pieces
  }

  /// The piece that a line begins with whose width and style end before another: `2px solid` of `2px solid #94A3B8`.
  private func withoutLine(_ end: Int) -> Int {
    guard end > 1, scan.isWord(end - 1, in: ["solid", "dashed", "dotted"]),
      scan.lexemes[end - 2].quantity?.unit?.isLength == true
    else { return end }
    return end - 2
  }

  /// Whether the words before a colour say who has or uses it, and not what it is called.
  func isSubjectHad(before end: Int, after start: Int) -> Bool {
    var verb = Verb()
    for lexeme in scan.lexemes[..<pieces(before: end)].reversed() {
      guard lexeme.start >= start, lexeme.isWord,
        verb.takes(String(decoding: scan.text[lexeme.start..<lexeme.end], as: UTF8.self).lowercased())
      else { break }
    }
    return verb.isOfHaving
  }

  /// The name of the same colour earlier in the text.
  func same(as index: Int, in values: [RecognizedValue]) -> Name? {
    let first = values.first { $0.color?.hex == found[index].color.hex && $0.nameRange != nil }
    return first.map { Name($0.name, $0.nameRange) }
  }

  /// What leads over from a subject to a colour: `is`, `should always be`, `currently uses`.
  private struct Verb {
    /// Whether an adverb or another verb is with it, so that it is one of a sentence.
    private(set) var isQualified = false
    private var isOfUse = false
    private var isHaving = false
    /// Whether the subject has or uses the colour; one with a plain `uses` may be its name.
    var isOfHaving: Bool { isHaving || isOfUse && isQualified }

    /// Takes a word that belongs to it; false for any other.
    mutating func takes(_ word: String) -> Bool {
      if ["use", "uses", "using", "usa", "usan", "utilise", "nutzt", "gebruikt"].contains(word) {
        isOfUse = true
      } else if ["has", "have", "had"].contains(word) {
        isHaving = true
      } else if qualifying.contains(word) {
        isQualified = true
      } else {
        return ["is", "are"].contains(word)
      }
      return true
    }

    private var qualifying: Set<String> {
      [
        "should", "must", "can", "could", "may", "will", "would", "shall", "toward", "towards", "bias", "lean", "leans",
        "always", "currently", "usually", "often", "now", "still", "also", "remains", "remain", "stays", "stay",
        "becomes", "become", "be", "never",
      ]
    }
  }

  /// What begins a subject and is no part of its name.
  private static let opening: Set<String> = ["the", "a", "an", "and", "or", "but", "so", "that", "which", "when", "if"]

  /// What ends phrases of Japanese that lead over: `according to the context`.
  private static let connecting = ["に応じて", "によって", "として", "に合わせて"]

  /// A text of at most so many words, without its outer signs; nil for a longer one or none.
  func short(_ part: Range<Int>, words most: Int) -> Range<Int>? {
    guard part.count <= 60 else { return nil }
    let text = Trimming.bytes(scan.text[part])
    guard text.contains(where: { $0.isLetter || $0 >= 0x80 || $0.isDigit }),
      text.count(where: { $0 == UInt8(ascii: " ") }) < most
    else { return nil }
    return text.startIndex..<text.endIndex
  }

  /// What is behind a colour in brackets or after a dash, where that is short.
  func tail(after end: Int) -> Range<Int>? {
    let rest = scan.text[end...].drop(while: \.isSpace)
    guard let sign = rest.first else { return nil }
    if sign == UInt8(ascii: "("), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
      return short(rest.startIndex + 1..<close, words: 8)
    }
    // `#D92D20: the red of alarms. Use it rarely.`
    if sign == UInt8(ascii: ":") {
      let words = rest.dropFirst().prefix { !$0.isOne(of: ".,;") }
      return short(words.startIndex..<words.endIndex, words: 4)
    }
    guard sign == UInt8(ascii: "-") || sign == 0xE2 else { return nil }
    var words = rest.prefix { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ";") }
    // A bracket is told whole or not at all.
    if let open = words.lastIndex(of: UInt8(ascii: "(")), !words[open...].contains(UInt8(ascii: ")")) {
      words = words[..<open]
    }
    return short(words.startIndex..<words.endIndex, words: 8)
  }

  /// The name that a call gives: `{ label: "Primary blue", hex: "#1D70B8" }`.
  var label: Name? {
    for index in scan.lexemes.indices.dropLast(3)
    where scan.lexemes[index + 1].isColon && scan.isWord(index, in: ["label", "name", "title"]) {
      let start = scan.lexemes[index + 1].end
      guard let open = scan.text[start...].prefix(3).firstIndex(of: UInt8(ascii: "\"")),
        let close = scan.text[(open + 1)...].firstIndex(of: UInt8(ascii: "\""))
      else { continue }
      return scan.name(open + 1..<close)
    }
    return nil
  }
}
