import Files
import Guide
import Printing
import Statements
import Syntax
package import Tokens
import Wording

/// What a page says of every component of a kind: `Use {rounded.md} for every button`, `All buttons use
/// {typography.button}`, a row of a token below `Use` with `All buttons`.
package struct KindClaims {
  package struct Claim {
    /// The components of the kind.
    package let components: [TokenPath]
    package let clause: ComponentClauses.Clause
    package let node: Int
  }

  private let page: AuditedPage

  package init(_ page: AuditedPage) { self.page = page }

  package func all() -> [Claim] {
    guard !page.subject.components.isEmpty else { return [] }
    var found: [Claim] = []
    for text in page.texts where !page.isAside(text) && !page.isTask(text) && !text.mentions.isEmpty {
      switch text.kind {
      case .heading, .cell: continue
      case .paragraph, .item: found += text.mentions.compactMap { read($0, text) }
      }
    }
    return page.cells.isEmpty ? found : found + rows()
  }

  // MARK: Sentences

  private func read(_ mention: TokenMention, _ text: PageText) -> Claim? {
    guard mention.isBraced, let property = property(of: mention.path) else { return nil }
    let sentence = text.sentence(around: mention.range.lowerBound)
    guard sentence.indices.contains(mention.range.lowerBound), mention.range.upperBound <= sentence.endIndex,
      !text.isDenied(around: mention.range), ComponentClauses.cases.isDisjoint(with: NameWords(sentence).words)
    else { return nil }
    let before = NameWords(sentence[..<mention.range.lowerBound]).words
    let behind = NameWords(withoutValue(sentence[mention.range.upperBound...])).words
    let components = before.isEmpty || Self.verbs.isSuperset(of: before) ? kinds(behind: behind) : kinds(before, behind)
    guard !components.isEmpty else { return nil }
    return Claim(
      components: components,
      clause: ComponentClauses.Clause(property: property, values: [.token(mention.path)], range: mention.range),
      node: text.node)
  }

  private static let verbs: Set<String> = ["use", "apply", "set", "prefer", "always", "take"]

  /// What is left behind a reference without the value that repeats it: `(8px)`, `8px`.
  private func withoutValue(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "`") }
    if let first = rest.first, first.isDigit, let (_, end) = WrittenValue.read(Array(rest), at: 0) {
      rest = rest.dropFirst(end)
    }
    return rest
  }

  /// `for every button and form input`, `to all card families`.
  private func kinds(behind words: [String]) -> [TokenPath] {
    let rest = words.drop { ["radius", "corner", "corners", "rounding", "type"].contains($0) }
    guard let joint = rest.first, ["for", "on", "to"].contains(joint), let quantifier = rest.dropFirst().first,
      Self.quantifiers.contains(quantifier)
    else { return [] }
    return components(ofKinds: Array(rest.dropFirst(2)))
  }

  /// `All buttons use …`.
  private func kinds(_ before: [String], _ behind: [String]) -> [TokenPath] {
    guard behind.isEmpty || Self.nouns.isSuperset(of: behind), let first = before.first,
      Self.quantifiers.contains(first), let verb = before.last,
      ["use", "uses", "take", "takes", "have", "has", "carry"].contains(verb)
    else { return [] }
    return components(ofKinds: Array(before.dropFirst().dropLast()))
  }

  private static let quantifiers: Set<String> = ["all", "every", "each", "any"]
  private static let nouns: Set<String> = ["radius", "corners", "type", "typography"]

  /// The components whose kind some words name, several with `and` between them; none where a word names something else.
  private func components(ofKinds words: [String]) -> [TokenPath] {
    var found: [TokenPath] = []
    for part in words.split(separator: "and") {
      var words = part.filter { !Self.plain.contains($0) }
      guard words.count == 1, let kind = words.popLast() else { return [] }
      let own = page.subject.components.filter { name, _ in
        name.words.contains(Self.component(kind)) && BoundReading.isWhole(name)
          && Self.round.isDisjoint(with: name.words)
      }
      if own.isEmpty { return [] }
      found += own.map(\.value)
    }
    return found.sorted { $0.description < $1.description }
  }

  private static let plain: Set<String> = [
    "form", "family", "families", "component", "components", "every", "all", "label",
  ]

  /// Words in the names of components that say of what shape they are, whatever is said of their kind.
  private static let round: Set<String> = ["circular", "circle", "round", "pill", "fab", "square"]

  /// What components of a kind have in their names.
  private static func component(_ word: String) -> String {
    word == "cta" || word == "ctas" ? "button" : word.singular
  }

  /// The property that a token of a group is for.
  private func property(of path: TokenPath) -> ComponentProperty? {
    if page.subject.names.isStyle(path) { return .type }
    let root = path.segments.first.map { NameWords($0).words.first ?? "" } ?? ""
    return ["rounded", "radius", "radii", "corner"].contains(root) && page.subject.names.has(path) ? .radius : nil
  }

  // MARK: Rows

  /// The rows of tokens that say below `Use` that they are for every component of a kind.
  private func rows() -> [Claim] {
    let document = page.document
    var found: [Claim] = []
    for table in 0..<document.nodes.count where document[table].kind == .table {
      var use: Int?
      for row in document.children(of: table) {
        let cells = document.children(of: row).map { page.cells[$0] ?? PageText(empty: $0) }
        if document[row].isHeader {
          use = cells.firstIndex { Self.uses.contains(NameWords($0.bytes).words) }
          if use == nil || cells.first.map(page.isAside) ?? true { break }
        } else if let use, use < cells.count, let name = cells.first, name.mentions.count == 1,
          let claim = claim(name, cells[use])
        {
          found.append(claim)
        }
      }
    }
    return found
  }

  private static let uses: Set<[String]> = [["use"], ["role"], ["usage"], ["used", "for"], ["applies", "to"]]

  private func claim(_ name: PageText, _ use: PageText) -> Claim? {
    let mention = name.mentions[0]
    let words = NameWords(use.bytes).words
    guard mention.isBraced, let property = property(of: mention.path), let first = words.first,
      Self.quantifiers.contains(first)
    else { return nil }
    let components = components(ofKinds: Array(words.dropFirst()))
    guard !components.isEmpty else { return nil }
    return Claim(
      components: components,
      clause: ComponentClauses.Clause(property: property, values: [.token(mention.path)], range: mention.range),
      node: name.node)
  }
}
