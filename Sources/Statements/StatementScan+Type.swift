import Files
import Printing
import Syntax
import TokenValues
import Tokens
import Wording

/// What sentences say of type styles: `Display is set at 52px`, `The display line height is 1.1`.
extension StatementScan {
  func typeStatements(in sentence: ArraySlice<UInt8>) -> [Statement] {
    let parts = styleParts(in: sentence)
    if !parts.isEmpty { return parts }
    guard let verb = Self.verb(in: sentence), !text.isStruck(verb.upperBound),
      let (tokens, field) = styles(named: sentence[..<verb.lowerBound], verb)
    else { return [] }
    guard let (value, end) = WrittenValue.read(bytes, at: verb.upperBound), case .quantity(let quantity) = value,
      isEnd(end, .verb, value) || bytes[end...].starts(with: " with ") || isGoal(behind: end)
    else { return field == .size ? statements(of: tokens, from: verb.upperBound, .verb, false) : [] }
    guard quantity.unit?.isLength == true || field == .leading || field == .weight,
      !text.isDenied(around: verb.upperBound..<end)
    else { return [] }
    return [
      Statement(
        tokens: tokens, isReference: false, field: field, themes: [], value: value,
        range: document.range(ofPlain: verb.upperBound..<end, in: text.node))
    ]
  }

  /// Whether the words behind a figure only say what it is good for: `1.6 for long-read comfort`.
  private func isGoal(behind end: Int) -> Bool {
    let words = NameWords(text.sentence(around: end)[end...]).words
    return words.first == "for" && words.count < 5
      && ["comfort", "readability", "legibility", "reading", "accessibility"].contains(words[words.count - 1])
  }

  /// What a sentence says of several parts of a style, or of one by its name: `Captions use 12px at weight 400`,
  /// `Headlines have a weight of 700`, `Headlines are bold (700)`.
  private func styleParts(in sentence: ArraySlice<UInt8>) -> [Statement] {
    let opening = sentence.prefix(Self.longestTypeName)
    for verb in Self.partVerbs {
      guard let place = opening.firstPlace(of: verb[...]), !text.isStruck(place.lowerBound) else { continue }
      guard let (tokens, _) = styles(named: sentence[..<place.lowerBound], place, isOfParts: true) else { continue }
      let found = statements(of: tokens, from: place.upperBound, .verb, false)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The verbs behind which several parts of a style may be.
  private static let partVerbs = (sizeVerbs + [" are ", " is ", " use ", " uses ", " have ", " has ", " = "]).map {
    Array($0.utf8)
  }

  /// The styles that the words before a verb name, and what of them.
  private func styles(
    named name: ArraySlice<UInt8>, _ verb: Range<Int>, isOfParts: Bool = false
  ) -> (tokens: [TokenPath], field: Statement.Field)? {
    guard name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }) else {
      return nil
    }
    var words = NameWords(name).words
    if let first = words.first, ["the", "our"].contains(first) { words.removeFirst() }
    var field = Self.sizeVerbs.contains(where: { bytes[verb].elementsEqual($0.utf8) }) ? Statement.Field.size : nil
    for (suffix, named) in Self.fields where words.count > suffix.count && words.suffix(suffix.count) == suffix[...] {
      field = named
      words.removeLast(suffix.count)
      break
    }
    let isPlural = ["are", "use", "have"].contains { bytes[verb].dropFirst().starts(with: ($0 + " ").utf8) }
    if isPlural {
      guard let last = words.last, Self.plurals.contains(last) else { return nil }
      words[words.count - 1] = String(last.dropLast())
      field = field ?? .size
    }
    if words.count > 1, let noun = words.last, ["text", "copy", "type", "style"].contains(noun) {
      words.removeLast()
      field = field ?? (bytes[verb].elementsEqual(Self.tracks.utf8) ? .tracking : .size)
    }
    guard let field = field ?? (isOfParts ? .size : nil) else { return nil }
    let tokens = subject.names.meant(by: NameWords(words), around: { section.words + ["type"] }).filter(isStyle)
    return tokens.isEmpty ? nil : (tokens, field)
  }

  /// Styles of which a sentence says how large they are, and not how large what they are in is.
  private static let plurals: Set<String> = [
    "captions", "labels", "headlines", "headings", "titles", "subtitles", "eyebrows", "overlines", "footnotes",
  ]
  private static let tracks = " tracks at "
  private static let sizeVerbs = [
    " is set at ", " is set in ", " are set at ", " are set in ", " is always set at ", " is always set in ",
    " are always set at ", " are always set in ",
  ]

  /// The verb before the first figure of a sentence.
  private static func verb(in sentence: ArraySlice<UInt8>) -> Range<Int>? {
    let figure = sentence.prefix(longestTypeName).firstIndex { $0.isDigit }
    guard let figure else { return nil }
    for verb in sizeVerbs + [tracks, " is ", " are ", " = "] {
      let start = figure - verb.utf8.count
      guard start > sentence.startIndex else { continue }
      if sentence[start..<figure].elementsEqual(verb.utf8) { return start..<figure }
      // `tracks at -1px`
      if start - 1 > sentence.startIndex, sentence[figure - 1] == UInt8(ascii: "-"),
        sentence[(start - 1)..<(figure - 1)].elementsEqual(verb.utf8)
      {
        return (start - 1)..<(figure - 1)
      }
    }
    return nil
  }

  private static let longestTypeName = 60

  private static let fields: [([String], Statement.Field)] = [
    (["line", "height"], .leading), (["leading"], .leading), (["letter", "spacing"], .tracking),
    (["tracking"], .tracking), (["weight"], .weight), (["font", "size"], .size), (["size"], .size),
  ]

  func isStyle(_ path: TokenPath) -> Bool { subject.names.isStyle(path) }
}
