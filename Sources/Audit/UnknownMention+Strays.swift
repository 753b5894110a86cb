import Claims
import Colorimetry
import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Tokens
import Wording

/// The one name of a family that nothing declares, where the page names others of the family that something does.
///
/// A document that declares all but one of the names it uses has lost one; one that leaves several to the code says nothing
/// by another.
extension UnknownMention {
  /// Reports custom properties that are those of tokens but for one letter, on a page that names several tokens so.
  static func reportProperties(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let names = page.subject.names
    guard !names.isEmpty else { return }
    var known: [String] = []
    var others: [(name: String, text: PageText, code: Range<Int>)] = []
    for text in page.texts where !page.isAside(text) {
      for code in text.code where code.count <= 60 && code.count > 4 && CodeName.isVariable(text.bytes[code]) {
        let name = String(decoding: text.bytes[code], as: UTF8.self)
        if names.isVariable(name) {
          if !known.contains(name) { known.append(name) }
        } else {
          others.append((name, text, code))
        }
        if known.count == mostVariables { return }
      }
    }
    guard known.count >= leastKnown, !others.isEmpty else { return }
    let all = known + names.variables(besides: Set(known))
    for (name, text, code) in others {
      guard let meant = meant(by: name, all, shortest: 3), !isUsedElsewhere(name, page), !text.isDenied(around: code),
        text.kind != .cell || hasValue(of: meant, text, page)
      else { continue }
      report(name, meant: meant, at: code, in: text, page, into: &diagnostics)
    }
  }

  /// Whether the row of a cell gives the colour of the token that is meant: in a table, a name may be a new one.
  private static func hasValue(of meant: String, _ cell: PageText, _ page: AuditedPage) -> Bool {
    let hexes = page.subject.names.colors(ofVariable: meant)
    guard let row = page.document.parent(of: cell.node) else { return false }
    return page.document.children(of: row).contains { node in
      page.cells[node].map { HexColors.find(in: $0.bytes[...]).contains { hexes.contains($0.color.opaqueHex) } }
        ?? false
    }
  }

  /// Reports what is wrong with the variables of CSS that a page names.
  static func reportVariables(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard page.page.namesVariables else { return }
    let mentions = VariableMentions(page)
    let isStyled = page.document.file.bytes[...].firstPlace(of: "var(--") != nil
    // Of more, the page names what is declared elsewhere.
    for stray in mentions.stray.prefix(mostStrays) {
      if let meant = meant(by: stray.name, mentions.known, shortest: 3), !page.subject.names.isVariable(meant) {
        // The options of a program are written like variables: `--file` and `--files`.
        guard isStyled || page.named.contains(where: { $0.name == meant }),
          isAlone(stray.name, in: page.subject.system.pages)
        else { continue }
        reportSlip(stray.name, meant: meant, stray.range, page, into: &diagnostics)
      } else if !isPlanned(stray.range, page.document) {
        reportStray(stray.name, stray.range, mentions, page, into: &diagnostics)
      }
    }
  }

  /// One that stands once and is another but for a letter: `var(--acent)` beside `--accent`.
  private static func reportSlip(
    _ name: String, meant: String, _ range: ByteRange, _ page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    let text = page.texts.first { text in
      let own = page.document[text.node].range
      return own.start <= range.start && range.end <= own.end
    }
    // What nobody sees is no slip; a plural is as likely another name.
    let isCode = page.document.nodes.indices.contains { node in
      page.document[node].kind == .codeBlock && page.document[node].range.start <= range.start
        && range.end <= page.document[node].range.end
    }
    guard text != nil || isCode, text.map({ !page.isAside($0) }) ?? true,
      ![name, meant].contains("\(min(name, meant))s")
    else { return }
    // `There is no `--acent``, `Add `--acent``: what a whole line forbids is written with the names there are.
    let bytes = page.document.file.bytes
    let beside = [bytes[..<range.start].suffix(nearby), bytes[range.end...].prefix(nearby)].flatMap {
      NameWords($0).words
    }
    let line = page.document.file.lines(around: range)
    if !plans.union(Denial.words).isDisjoint(with: beside) || Denial.isPast(line)
      || Denial.isIn(line, words: Denial.past)
    {
      return
    }
    let place = page.document.file.span(range)
    diagnostics.report(
      rule, "\(name) is not a variable of this document", at: place,
      fix: Fix(guess: "did you mean \(meant)?", replacing: place, with: meant))
  }

  private static let mostStrays = 100
  /// How many bytes beside a name say that it is not one.
  private static let nearby = 20

  /// One of a family: `--ink-mute` beside `--ink`, `--ink-soft` and their values.
  private static func reportStray(
    _ name: String, _ range: ByteRange, _ mentions: VariableMentions, _ page: AuditedPage,
    into diagnostics: inout Diagnostics
  ) {
    let family = NameWords(name).words.dropLast()
    func isOfIt(_ name: String) -> Bool { NameWords(name).words.starts(with: family) }
    let declared = Set(page.named.map(\.name).filter { $0.hasPrefix("--") })
    guard isOfFamily(name, mentions.declared.map { NameWords($0) }) else { return }
    // The only one of all that the page names without a value, or the only one of a large family.
    let isOnly =
      mentions.stray.count == 1 && declared.count >= leastOfAll && declared.count(where: isOfIt) > 1
      && (mentions.used.count >= leastUsed || declared.count >= manyDeclared)
    guard
      isOnly
        || declared.count(where: isOfIt) >= leastDeclared && mentions.used.count(where: isOfIt) > 1
          && mentions.stray.count(where: { isOfIt($0.name) }) == 1,
      isAlone(name, in: page.subject.system.pages)
    else { return }
    // That a family has no such name tells that it is likely a slip; the code may have it.
    diagnostics.report(
      rule, by: .likely, "\(name) is not a variable of this document", at: page.document.file.span(range),
      why: isOnly
        ? "the document gives all others that it names a value"
        : "the document gives all others of that family that it names a value",
      fix: "name one that there is, or add this one")
  }

  /// Fewer variables with values are a part of those that there are, and so many are all, though few of them are used.
  private static let (leastOfAll, manyDeclared) = (6, 12)

  /// How many variables of a family with values are all that there are, and no examples.
  private static let leastDeclared = 3

  /// The last part of a token's name: `success-tint` beside `success` and `success-soft`.
  static func reportStrayLeaf(
    _ others: [(name: String, text: PageText, code: Range<Int>)], known: Int, _ leaves: [String], _ page: AuditedPage,
    into diagnostics: inout Diagnostics
  ) {
    let names = leaves.map { NameWords($0) }
    let ofFamilies = others.filter { isOfFamily($0.name, names) }
    guard known >= leastUsed, let stray = ofFamilies.first, ofFamilies.count == 1, isAlone(stray.name, in: [page.page]),
      stray.text.kind != .cell, stray.code.lowerBound > 0, !stray.text.isDenied(around: stray.code),
      page.subject.components[NameWords(stray.name)] == nil
    else { return }
    diagnostics.report(
      rule, by: .likely, "\(stray.name) is not a token of \(page.subject.system.nameInSentences)",
      at: page.document.file.span(page.document.range(ofPlain: stray.code, in: stray.text.node)),
      fix: "name a token of the system, or add this one")
  }

  /// Whether the line of a name says that it is still to be made.
  private static func isPlanned(_ range: ByteRange, _ document: MarkdownDocument) -> Bool {
    let line = document.file.lines(around: range)
    return Denial.isIn(line) || !plans.isDisjoint(with: NameWords(line).words)
      || easternPlans.contains { line.firstPlace(of: Array($0.utf8)[...]) != nil }
  }

  /// Fewer names are examples.
  private static let leastUsed = 4

  /// Whether a name is that of others but for its last word, where there are several of them.
  private static func isOfFamily(_ name: String, _ others: [NameWords]) -> Bool {
    let words = NameWords(name).words
    guard let last = words.last, words.count > 1,
      words.count > 2 || name.hasPrefix("--") || !prefixes.contains(words[0]),
      // A document has some steps of a ramp, and the code all of them.
      Int(last).map({ $0 < leastOfRamp }) ?? true
    else { return false }
    let family = words.dropLast()
    return others.count { $0.words.starts(with: family) && $0.words.count <= words.count } > 1
  }

  private static let leastOfRamp = 50

  /// Words with which properties and classes begin too: `border-collapse`, `text-center`.
  private static let prefixes: Set<String> = [
    "border", "text", "bg", "font", "flex", "grid", "shadow", "rounded", "outline", "ring", "button", "card", "icon",
  ]

  /// Whether no page of some has a name a second time; looks through all of them, so it is asked last.
  private static func isAlone(_ name: String, in pages: [Page]) -> Bool {
    let needle = Array(name.utf8)
    var count = 0
    for page in pages {
      var rest = page.source.bytes[...]
      while let place = rest.firstPlace(of: needle[...]) {
        count += 1
        if count > 1 { return false }
        rest = rest[place.upperBound...]
      }
    }
    return count == 1
  }
}

/// The keys in the blocks of code of a page: `"color": {`, `color: …`, `--color: …`.
struct CodeKeys {
  /// The blocks that have each.
  private var blocks: [String: Set<Int>] = [:]

  init(of document: MarkdownDocument) {
    for node in document.nodes.indices where document[node].kind == .codeBlock {
      let code = document.literal(of: node)
      for colon in code.indices where code[colon] == UInt8(ascii: ":") {
        let key = Self.key(before: code[..<colon].suffix(Self.longest))
        if !key.isEmpty { blocks[String(decoding: key, as: UTF8.self), default: []].insert(node) }
      }
    }
  }

  private static let longest = 80

  private static func key(before colon: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let text = colon.last == UInt8(ascii: " ") ? colon.dropLast() : colon
    if text.last == UInt8(ascii: "\"") {
      let quoted = text.dropLast()
      return quoted[(quoted.lastIndex(of: UInt8(ascii: "\"")).map { $0 + 1 } ?? quoted.endIndex)...]
    }
    let start = colon.lastIndex { !$0.isLetter && !$0.isDigit && !$0.isOne(of: "-_") && $0 < 0x80 }
    return colon[(start.map { $0 + 1 } ?? colon.startIndex)...].drop { $0 == UInt8(ascii: "-") }
  }

  /// Whether one block gives all segments of a path as keys: it is the token of an example.
  func define(_ path: TokenPath) -> Bool {
    let found = path.segments.map { blocks[$0] ?? [] }
    let rarest = found.min { $0.count < $1.count } ?? []
    return rarest.contains { block in found.allSatisfy { $0.contains(block) } }
  }
}
