import Files
import Guide
package import Motion
import Printing
package import Statements
import TokenValues
import Tokens
import Wording

/// A sentence that says of easing curves that they do not pass their end: `No easing overshoots`, `the ease has no
/// overshoot`.
package struct OvershootClaim {
  /// Where it is said.
  package let range: Range<Int>
  /// The curves of which it is said, by their names.
  package let curves: [(name: String, curve: CubicBezier)]

  /// The first in each sentence of a text.
  package static func all(in text: PageText, on page: AuditedPage) -> [OvershootClaim] {
    var found: [OvershootClaim] = []
    var start = 0
    while let place = text.bytes[start...].firstPlace(of: "overshoot") {
      let sentence = text.sentence(around: place.lowerBound)
      if let claim = read(sentence, place, text, page) { found.append(claim) }
      start = max(place.upperBound, sentence.endIndex)
    }
    return found
  }

  private static func read(
    _ sentence: ArraySlice<UInt8>, _ place: Range<Int>, _ text: PageText, _ page: AuditedPage
  ) -> OvershootClaim? {
    let end = sentence[place.upperBound...].firstIndex { !$0.isLetter } ?? sentence.endIndex
    // The colon behind the name of an item parts nothing.
    let signs = text.kind == .item ? ",;" : ",;:"
    let clause = sentence[..<place.lowerBound].indices.last { signs.utf8.contains(text.bytes[$0]) }
    let before = NameWords(sentence[(clause.map { $0 + 1 } ?? sentence.startIndex)..<place.lowerBound]).words
    guard !text.isStruck(place.lowerBound), !Negations.denying.isDisjoint(with: before),
      hedges.isDisjoint(with: NameWords(sentence).words)
    else { return nil }
    let curves = curves(sentence, before, text, page)
    return curves.isEmpty ? nil : OvershootClaim(range: place.lowerBound..<end, curves: curves)
  }

  private static let hedges: Set<String> = [
    "should", "must", "except", "unless", "if", "where", "when", "avoid", "was", "were", "says", "claims", "but",
    "only", "instead", "would",
  ]

  /// The curves of which a sentence speaks: one that it writes, one that it names, or all that there are.
  private static func curves(
    _ sentence: ArraySlice<UInt8>, _ before: [String], _ text: PageText, _ page: AuditedPage
  ) -> [(name: String, curve: CubicBezier)] {
    if let start = sentence.firstPlace(of: "cubic-bezier(")?.lowerBound {
      guard case (.curve(let curve), let end)? = WrittenValue.read(text.bytes, at: start) else { return [] }
      return [(String(decoding: text.bytes[start..<end], as: UTF8.self), curve)]
    }
    let mentions = text.mentions.filter { sentence.indices.contains($0.range.lowerBound) }
    if !mentions.isEmpty { return mentions.count == 1 ? own([mentions[0].path], page) : [] }
    let said = before.filter { !Negations.denying.contains($0) && !plain.contains($0) }
    if said.isEmpty {
      let tokens = page.subject.system.tokens.tokens.filter { $0.type == .cubicBezier && $0.aliases.isEmpty }
      guard isOfAll(before) else { return [] }
      return tokens.isEmpty ? named(on: page) : own(tokens.map(\.path), page)
    }
    // `The ease has no overshoot`, `- **ease**: no overshoot`.
    let name = NameWords(said.filter { !verbs.contains($0) })
    let paths = page.subject.names.meant(by: name) { page.words(around: text) + ["easing", "motion", "curve"] }
    return own(paths, page)
  }

  /// The curves that the page gives names of its own.
  private static func named(on page: AuditedPage) -> [(name: String, curve: CubicBezier)] {
    var found: [(name: String, curve: CubicBezier)] = []
    for value in page.named {
      if case .curve(let curve) = value.value { found.append((name: value.name, curve: curve)) }
    }
    return found
  }

  private static func own(_ paths: [TokenPath], _ page: AuditedPage) -> [(name: String, curve: CubicBezier)] {
    var found: [(name: String, curve: CubicBezier)] = []
    for path in paths {
      if case .cubicBezier(let curve)? = page.subject.system.tokens[path]?.value {
        found.append((name: path.description, curve: curve))
      }
    }
    return found
  }

  /// Whether words speak of all motion, or of none of it.
  private static func isOfAll(_ words: [String]) -> Bool {
    !subjects.isDisjoint(with: words) || words.contains("none") || words.contains("nothing")
  }

  private static let subjects: Set<String> = [
    "easing", "easings", "motion", "animation", "animations", "transition", "transitions", "curve", "curves",
  ]
  private static let verbs: Set<String> = ["has", "have", "does", "do", "with", "moves", "eases"]
  private static let plain: Set<String> = subjects.union([
    "the", "our", "any", "all", "every", "and", "of", "in", "system", "ever", "there", "is",
  ])
}
