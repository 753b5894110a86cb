import Files
import Printing
import Scans
import Syntax
import Wording

/// The sentences of an item, each by itself.
extension DocumentWalk {
  /// What the sentences of an item give beside what all of it together gives: `Radius: 5 px. Pills use 999.`; the first by
  /// its own form, the others where they are a name with a number and nothing else, or a scale.
  mutating func valuesOfSentences(besides numbers: [RecognizedValue]) -> [RecognizedValue] {
    let node = text.node
    guard text.isExplicit, text.text.count == document.plainBytes(of: node).count,
      case let parts = text.sentenceRanges, (2...Self.mostSentences).contains(parts.count)
    else { return [] }
    let level = around.count
    defer {
      around.pop(to: level)
      text.read(node)
    }
    var found: [RecognizedValue] = []
    var kind = numbers.first?.kind
    var goesOn = true
    for (number, part) in parts.enumerated() {
      text.read(.plain(node, part))
      let place = text.place(0..<text.text.count)
      guard !numbers.contains(where: { $0.range.start < place.end && place.start < $0.range.end }), text.hasQuantity,
        !text.isRefusal
      else { continue }
      if number == 0 {
        found = NumberScan.values(text, around)
        goesOn = !found.isEmpty
        kind = found.first?.kind ?? kind
      } else if case let scale = NumberScan.scale(text, around), !scale.isEmpty {
        found += scale
      } else if goesOn, let value = text.told(kind) {
        found.append(value)
      }
    }
    return found
  }

  private static let mostSentences = 6
}

extension TextScan {
  /// The parts of the text that full stops end.
  var sentenceRanges: [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = 0
    for lexeme in lexemes {
      guard case .stop = lexeme.kind, lexeme.end == text.count || text[lexeme.end].isSpace else { continue }
      parts.append(start..<lexeme.start)
      start = lexeme.end
    }
    if text[start...].contains(where: \.isLetter) { parts.append(start..<text.count) }
    return parts.filter { !$0.isEmpty }
  }

  /// Whether the text begins with a word that stands before a noun and says nothing of it.
  var startsWithArticle: Bool {
    lexemes.first?.isWord == true && isWord(0, in: ["a", "an", "the", "all", "every", "each", "most"])
  }

  /// `Screen gutter = 24`, `Pills use 999`: a sentence of a name and a number, which is a length of what its words say, or of
  /// what the sentence before it gave.
  fileprivate func told(_ above: ValueKind?) -> RecognizedValue? {
    guard let last = lexemes.last, let quantity = last.quantity, !quantity.isSquare,
      (2...7).contains(lexemes.count), quantity.unit?.isLength ?? true
    else { return nil }
    var end = lexemes.count - 1
    let isSigned = lexemes[end - 1].isDash || lexemes[end - 1].isColon
    if isSigned { end -= 1 }
    let isSaid = end > 0 && isWord(end - 1, in: Self.verbs)
    if isSaid { end -= 1 }
    guard isSigned || isSaid, end > 0, lexemes[..<end].allSatisfy(\.isWord),
      let own = name(lexemes[0].start..<lexemes[end - 1].end),
      let kind = KindWords(Array(own.text.utf8)[...]).ownKind ?? (isSaid ? above : nil),
      kind == .spacing || kind == .radius || kind == .borderWidth, kind.takes(quantity)
    else { return nil }
    return RecognizedValue(
      kind, .quantity(quantity), name: own, range: place(quantity.start..<quantity.end), node: node,
      evidence: [own.range.map(Evidence.words) ?? .notation])
  }

  private static let verbs: [StaticString] = [
    "is", "are", "use", "uses", "usa", "usan", "usam", "utilise", "utilisent", "nutzt", "nutzen", "sind", "ist", "est",
    "sont", "es", "son", "sono",
  ]
}
