import Files
import Printing
import Scans
import Syntax
import TokenValues
import Wording

/// Styles of type in other forms than a name and a value.
extension DocumentWalk {
  /// Apple's text styles in a list or table that says it speaks of them and gives no size of its own.
  mutating func readTextStyles(of node: Int) {
    let sources = [headings.last?.node, lead].compactMap(\.self)
    guard let source = sources.first(where: { TextStyles.areNamed(in: $0, of: document) }),
      !givesType
    else { return }
    let styles = TextStyles.values(of: node, in: document, after: source)
    guard !styles.isEmpty else { return }
    prepareSurroundings()
    add(styles, in: node)
  }

  /// Adds the style that the items below its name give one by one: `20sp`, `medium`.
  mutating func addBareStyle(of items: [Int], in list: Int) -> Bool {
    guard (2...4).contains(items.count), items.allSatisfy({ document[$0].range.count <= Self.longestField }) else {
      return false
    }
    prepareSurroundings()
    guard around.isBelowLine, let name = around.title else { return false }
    var fields: TypeFields?
    var weight: FontWeight?
    var range: ByteRange?
    for item in items {
      text.read(item)
      if text.lexemes.count == 1, let size = text.lexemes[0].quantity, size.unit?.isLength == true, fields == nil {
        fields = TypeFields(size: size)
        range = text.place(ofPieces: 0...0)
      } else if let found = FontWeight.written(text.text[...]), weight == nil {
        weight = found
      } else if text.hasQuantity || text.isExplicit {
        return false
      }
    }
    guard var fields, let weight, let range else { return false }
    fields.weight = weight
    add(
      [
        RecognizedValue(
          .type, .type(fields), name: name, range: range, node: items[0], evidence: [.above(node: list)])
      ], in: list)
    return true
  }

  private static let longestField = 32

  /// Adds the styles of a text below a heading for type in which points part them: `H1 24px/700 · body 14px/400`.
  mutating func addStyleRun(of node: Int, in container: Int) -> Bool {
    guard isBelowType, document.plainBytes(of: node).contains(0xC2) else { return false }
    prepareSurroundings()
    text.read(node)
    let found = NumberScan.styleRun(text, around)
    add(found, in: container)
    return !found.isEmpty
  }

  /// Adds the styles that sentences below a heading for type give: `Headlines are set in Lora 32px, semibold; captions use
  /// 12px medium.`
  mutating func addSpokenStyles(of node: Int, in container: Int? = nil) -> Bool {
    let clauses = text.spokenStyles
    var found: [RecognizedValue] = []
    for clause in clauses {
      text.read(.plain(node, clause.range))
      guard let name = text.name(0..<clause.nameLength),
        let start = text.lexemes.firstIndex(where: { $0.start >= clause.valueStart })
      else { continue }
      let styles = TypeScan.styles(of: text, from: start)
      guard styles.count == 1, let style = styles.first, style.fields.saysMore || text.isSizeAlone(style.pieces),
        style.fields.size.unit?.isLength == true, style.pieces.lowerBound - start <= Self.mostBeforeSize,
        let evidence = around.evidence(of: .typography)
      else { continue }
      found.append(
        RecognizedValue(
          .type, .type(style.fields), name: name, range: text.place(ofPieces: style.pieces), node: node,
          evidence: [evidence]))
    }
    if !clauses.isEmpty { text.read(node) }
    add(found, in: container ?? node)
    return !found.isEmpty
  }

  /// How many pieces may be before a size: `Playfair Display Bold at 32px`.
  private static let mostBeforeSize = 5
}

extension TextScan {
  /// A clause about a style of type: its place in the text, how long its name is and where what it says begins.
  fileprivate struct SpokenStyle {
    let range: Range<Int>
    let nameLength: Int
    let valueStart: Int
  }

  /// The clauses that a role of type and a verb begin, each up to the next or to the end of its sentence.
  fileprivate var spokenStyles: [SpokenStyle] {
    let starts = lexemes.indices.filter { index in
      index == 0 || lexemes[index - 1].isBreak || isWord(index - 1, in: ["and", "while"])
    }
    var over = 0
    let heads = starts.compactMap { start -> (first: Int, verb: Int, value: Int)? in
      guard start >= over else { return nil }
      let first = isWord(start, in: ["the", "all", "and"]) ? start + 1 : start
      guard let verb = lexemes.indices.dropFirst(first).prefix(4).first(where: { isWord($0, in: Self.verbs) }),
        verb > first, namesRole(first..<verb)
      else { return nil }
      let value = lexemes.indices.dropFirst(verb).first { !isWord($0, in: Self.verbs) }
      guard let value else { return nil }
      over = value
      return (first, verb, value)
    }
    return heads.enumerated().map { number, head in
      let next = number + 1 < heads.count ? heads[number + 1].first : lexemes.count
      let stop = lexemes[head.value..<next].firstIndex { if case .stop = $0.kind { true } else { false } } ?? next
      let start = lexemes[head.first].start
      return SpokenStyle(
        range: start..<lexemes[stop - 1].end, nameLength: lexemes[head.verb - 1].end - start,
        valueStart: lexemes[head.value].start - start)
    }
  }

  private static let verbs: [StaticString] = ["is", "are", "use", "uses", "set", "in", "at", "run", "runs"]

  /// Whether a size ends its clause: `Captions use 13px`, and not `Headings stand 24px apart`.
  fileprivate func isSizeAlone(_ pieces: ClosedRange<Int>) -> Bool {
    pieces.upperBound + 1 == lexemes.count || lexemes[pieces.upperBound + 1].isBreak
  }

  /// Whether words are a role of type: `Headlines`, `Body text`, `H1`.
  private func namesRole(_ pieces: Range<Int>) -> Bool {
    guard lexemes[pieces].allSatisfy(\.isWord) else { return false }
    let name = text[lexemes[pieces.lowerBound].start..<lexemes[pieces.upperBound - 1].end]
    let isLevel = name.count == 2 && name.first.map { $0 | 0x20 } == UInt8(ascii: "h") && name.last?.isDigit == true
    return isLevel || FontRole.isRole(String(decoding: name, as: UTF8.self), KindWords(name))
  }
}
