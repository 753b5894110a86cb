package import Files
import Guide
import Printing
package import Statements
import Syntax
import TokenValues
package import Tokens
package import Wording

/// What a component's page says of its parts, clause by clause: `**Label:** 14 px, weight 600, #374151.`, and of the whole:
/// `56 px high, 16 px radius.`
///
/// The page says by a `tokens` block which tokens are those of its component. A part has the name that begins the item.
package struct PartClauses {
  package struct Clause {
    package let token: Token
    package let field: Statement.Field
    package let value: WrittenValue
    package let range: ByteRange
  }

  private let page: AuditedPage
  /// The tokens that the page lists as its own, by the words of their names behind that of a component, and with it.
  package let own: [(words: [String], whole: [String], token: Token)]

  package init(_ page: AuditedPage) {
    self.page = page
    guard page.page.kind == .component, page.page.blockNames.contains("tokens") else {
      own = []
      return
    }
    let groups = Self.groups(of: page)
    own = page.subject.system.tokens.tokens.compactMap { token in
      let group = groups.first { token.path.segments.starts(with: $0.segments) }
      guard let group, token.path.segments.count > group.segments.count else { return nil }
      let words = token.path.segments.dropFirst(group.segments.count).flatMap { NameWords($0).words }
      return (words, NameWords(group.name).words + words, token)
    }
  }

  /// The groups that the lines of `tokens` blocks name.
  private static func groups(of page: AuditedPage) -> [TokenPath] {
    let document = page.document
    return document.nodes.indices.flatMap { node -> [TokenPath] in
      guard document[node].kind == .codeBlock, document.info(of: node).hasPrefix("tokens") else { return [] }
      return document.literal(of: node).split(separator: UInt8(ascii: "\n")).compactMap { line in
        let path = TokenPath(line.firstName)
        return page.subject.names.hasGroup(path) ? path : nil
      }
    }
  }

  package func all() -> [Clause] {
    guard !own.isEmpty else { return [] }
    let parts = parts
    let known = Set(parts.map(\.range))
    return parts
      + page.texts.flatMap(weights).filter { !known.contains($0.range) }
      .sorted { $0.range.start < $1.range.start }
  }

  private var parts: [Clause] {
    page.texts.flatMap { text -> [Clause] in
      guard text.kind == .item, !page.isAside(text), let bold = text.bold.first, bold.lowerBound == 0 else { return [] }
      var start = bold.upperBound
      while start < text.bytes.count, text.bytes[start].isOne(of: ": ") { start += 1 }
      guard start > bold.upperBound, text.bytes[..<start].contains(UInt8(ascii: ":")) else { return [] }
      let label = NameWords(text.bytes[bold]).words
      // What a sentence behind the first says may be of a part of the part.
      let isWhole = Self.wholes.isSuperset(of: label)
      let sentence = isWhole ? 0..<text.bytes.count : text.sentence(around: start).indices
      return Self.clauses(in: text.bytes[start..<max(start, sentence.upperBound)]).compactMap { clause in
        isWhole ? self.clause(clause, ofWhole: text) : self.clause(clause, of: label, text)
      }
    }
  }

  /// Names of the part that is the component itself.
  private static let wholes: Set<String> = ["container", "box", "shape", "size"]

  /// The parts of a sentence between commas.
  private static func clauses(in sentence: ArraySlice<UInt8>) -> [Range<Int>] {
    let ends = sentence.indices.filter { index in
      sentence[index] == UInt8(ascii: ",")
        || sentence[index] == UInt8(ascii: ".") && index + 1 < sentence.endIndex && sentence[index + 1].isSpace
    }
    return zip([sentence.startIndex] + ends.map { $0 + 1 }, ends + [sentence.endIndex]).compactMap { start, end in
      let part = sentence[start..<end]
      let begin = part.drop { $0 == UInt8(ascii: " ") }
      let rest = begin.reversed().drop { $0.isOne(of: " .;") }.count
      return rest > 0 ? begin.startIndex..<(begin.startIndex + rest) : nil
    }
  }

  // MARK: Parts

  /// `14 px`, `20 px bold`, `weight 600`, `#374151`: what a part is set in.
  private func clause(_ range: Range<Int>, of label: [String], _ text: PageText) -> Clause? {
    let bytes = text.bytes
    if bytes[range].starts(with: "weight ".utf8) {
      guard let (value, end) = WrittenValue.read(bytes, at: range.lowerBound + 7), end == range.upperBound,
        let token = token(label), case .typography = token.value
      else { return nil }
      return clause(token, .weight, value, (range.lowerBound + 7)..<end, in: text)
    }
    guard let (value, end) = WrittenValue.read(bytes, at: range.lowerBound), end <= range.upperBound else { return nil }
    switch value {
    case .color:
      guard end == range.upperBound, let token = token(label + ["color"]) ?? token(label), case .color = token.value
      else {
        return nil
      }
      return clause(token, .whole, value, range.lowerBound..<end, in: text)
    case .quantity(let quantity):
      let rest = NameWords(bytes[end..<range.upperBound]).words
      guard quantity.unit?.isLength == true, quantity.high == nil, rest.allSatisfy(Self.cuts.contains),
        let token = token(label)
      else { return nil }
      switch token.value {
      case .typography: return clause(token, .size, value, range.lowerBound..<end, in: text)
      case .dimension where rest.isEmpty: return clause(token, .whole, value, range.lowerBound..<end, in: text)
      case .color, .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border,
        .transition, .shadow, .gradient, .spring, .haptic:
        return nil
      }
    case .curve, .family: return nil
    }
  }

  /// Words for a weight behind a size.
  private static let cuts: Set<String> = ["bold", "semibold", "medium", "regular", "light"]

  // MARK: Styles

  /// The weights behind sizes, wherever a text writes them, `14 px, weight 600`, where all styles of that size that the
  /// component has are of one weight.
  private func weights(in text: PageText) -> [Clause] {
    guard !page.isAside(text) else { return [] }
    var found: [Clause] = []
    var rest = text.bytes[...]
    while let place = rest.firstPlace(of: ", weight ") {
      rest = rest[place.upperBound...]
      guard let (value, end) = WrittenValue.read(text.bytes, at: place.upperBound),
        let size = length(endingAt: place.lowerBound, in: text.bytes)
      else { continue }
      let styles = own.compactMap { part -> (token: Token, weight: Double)? in
        guard case .typography(let type) = part.token.value,
          Comparison.matches(.quantity(size), .size, part.token.value) == true
        else { return nil }
        return (part.token, type.fontWeight.value)
      }
      guard let first = styles.first, styles.allSatisfy({ $0.weight == first.weight }),
        let clause = clause(first.token, .weight, value, place.upperBound..<end, in: text)
      else { continue }
      found.append(clause)
    }
    return found
  }

  /// The length that ends at an offset.
  private func length(endingAt end: Int, in bytes: [UInt8]) -> Quantity? {
    let limit = max(0, end - 10)
    let start = bytes[limit..<end].indices.last { index in
      bytes[index].isDigit && (index == 0 || bytes[index - 1].isOne(of: " (,"))
    }
    guard let start, case (.quantity(let quantity), let close)? = WrittenValue.read(bytes, at: start), close == end,
      quantity.unit?.isLength == true
    else { return nil }
    return quantity
  }

  // MARK: The whole

  /// `56 px high`, `16 px radius`.
  private func clause(_ range: Range<Int>, ofWhole text: PageText) -> Clause? {
    guard case (.quantity(let quantity), let end)? = WrittenValue.read(text.bytes, at: range.lowerBound),
      end < range.upperBound, quantity.unit?.isLength == true, quantity.high == nil,
      let property = ComponentProperty(behind: NameWords(text.bytes[end..<range.upperBound]).words),
      let token = property.names.lazy.compactMap({ token(NameWords($0).words) }).first, case .dimension = token.value
    else { return nil }
    return clause(token, .whole, .quantity(quantity), range.lowerBound..<end, in: text)
  }

  /// The token of that name that the page lists; of several, one if they have one value.
  private func token(_ words: [String]) -> Token? {
    let named = own.filter { $0.words == words || $0.whole == words }
    let all = named.isEmpty ? own.filter { $0.words.suffix(words.count).elementsEqual(words) } : named
    guard let first = all.first?.token, all.allSatisfy({ $0.token.value == first.value }) else { return nil }
    return first
  }

  private func clause(
    _ token: Token, _ field: Statement.Field, _ value: WrittenValue, _ range: Range<Int>, in text: PageText
  ) -> Clause? {
    guard !text.isStruck(range.lowerBound), !text.isDenied(around: range) else { return nil }
    return Clause(
      token: token, field: field, value: value, range: page.document.range(ofPlain: range, in: text.node))
  }
}
