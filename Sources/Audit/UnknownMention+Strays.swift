import Claims
import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// The one name of a family that nothing declares, where the page names others of the family that something does.
///
/// A document that declares all but one of the names it uses has lost one; one that leaves several to the code says nothing
/// by another.
extension UnknownMention {
  /// A variable of CSS: `--ink-mute` beside `--ink`, `--ink-soft` and their values.
  static func reportStrayVariable(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard page.named.contains(where: { $0.name.hasPrefix("--") }) else { return }
    let mentions = VariableMentions(page)
    for stray in mentions.stray {
      let family = NameWords(stray.name).words.dropLast()
      func isOfIt(_ name: String) -> Bool { NameWords(name).words.starts(with: family) }
      guard isOfFamily(stray.name, mentions.declared.map { NameWords($0) }),
        Set(page.named.map(\.name)).count(where: isOfIt) >= leastDeclared, mentions.used.count(where: isOfIt) > 1,
        mentions.stray.count(where: { isOfIt($0.name) }) == 1, isAlone(stray.name, page),
        !isPlanned(stray.range, page.document)
      else { continue }
      diagnostics.report(
        rule, "\(stray.name) is not a variable of this document", at: page.document.file.span(stray.range),
        why: "the document gives all others of that family that it names a value",
        fix: "name one that there is, or add this one")
    }
  }

  /// How many variables of a family with values are all that there are, and no examples.
  private static let leastDeclared = 3

  /// The last part of a token's name: `success-tint` beside `success` and `success-soft`.
  static func reportStrayLeaf(
    _ others: [(name: String, text: PageText, code: Range<Int>)], known: Int, _ leaves: [String], _ page: AuditedPage,
    into diagnostics: inout Diagnostics
  ) {
    let names = leaves.map { NameWords($0) }
    let ofFamilies = others.filter { isOfFamily($0.name, names) }
    guard known >= leastUsed, let stray = ofFamilies.first, ofFamilies.count == 1, isAlone(stray.name, page),
      stray.text.kind != .cell, stray.code.lowerBound > 0, !stray.text.isDenied(around: stray.code),
      page.subject.components[NameWords(stray.name)] == nil
    else { return }
    diagnostics.report(
      rule, "\(stray.name) is not a token of \(page.subject.system.nameInSentences)",
      at: page.document.file.span(page.document.range(ofPlain: stray.code, in: stray.text.node)),
      why: "whoever looks for it finds nothing", fix: "name a token of the system, or add this one")
  }

  /// Whether the line of a name says that it is still to be made.
  private static func isPlanned(_ range: ByteRange, _ document: MarkdownDocument) -> Bool {
    let bytes = document.file.bytes
    let start = (bytes[..<range.start].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    let end = bytes[range.end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = bytes[start..<end]
    return Denial.isIn(line) || !plans.isDisjoint(with: NameWords(line).words)
      || easternPlans.contains { line.firstPlace(of: Array($0.utf8)[...]) != nil }
  }

  /// Fewer names are examples.
  private static let leastUsed = 4

  /// Whether a name is that of others but for its last word, where there are several of them.
  private static func isOfFamily(_ name: String, _ others: [NameWords]) -> Bool {
    let words = NameWords(name).words
    guard let last = words.last, words.count > 1, words.count > 2 || !prefixes.contains(words[0]),
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

  /// Whether no page of the system has a name a second time.
  private static func isAlone(_ name: String, _ page: AuditedPage) -> Bool {
    let needle = Array(name.utf8)
    var count = 0
    for page in page.subject.system.pages {
      var rest = page.document.file.bytes[...]
      while let place = rest.firstPlace(of: needle[...]) {
        count += 1
        if count > 1 { return false }
        rest = rest[place.upperBound...]
      }
    }
    return count == 1
  }
}

/// The variables of CSS that a page names in code, by whether something on it declares them.
private struct VariableMentions {
  private(set) var declared: Set<String> = []
  /// Those that are used, of which something has a value.
  private(set) var used: Set<String> = []
  private(set) var stray: [(name: String, range: ByteRange)] = []

  init(_ page: AuditedPage) {
    let bytes = page.document.file.bytes
    var uses: [(name: String, range: Range<Int>)] = []
    var index = 0
    while let start = bytes[index...].firstPlace(of: "--")?.lowerBound {
      let name = bytes[start...].prefix {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
      index = max(name.endIndex, start + 2)
      guard start > 0, !bytes[start - 1].isLetter, !bytes[start - 1].isDigit, bytes[start - 1] != UInt8(ascii: "-"),
        CodeName.isVariable(name)
      else { continue }
      let text = String(decoding: name, as: UTF8.self)
      let rest = bytes[name.endIndex...].drop { $0.isOne(of: " `*\"'") }
      // A colon is behind what gets a value, or the end of a cell, if there is a figure in the next.
      let isCell =
        rest.first == UInt8(ascii: "|")
        && rest.prefix { $0 != UInt8(ascii: "\n") }.contains { $0.isDigit || $0 == UInt8(ascii: "#") }
      if rest.first.map({ $0.isOne(of: ":=") }) ?? false || isCell || Self.beginsItem(start, bytes)
        || Self.isBehindValue(start, bytes)
      {
        declared.insert(text)
      } else if bytes[..<start].suffix(4).elementsEqual("var(".utf8) || bytes[start - 1] == UInt8(ascii: "`") {
        let isWhole = name.endIndex < bytes.count && bytes[name.endIndex].isOne(of: "`),")
        if isWhole { uses.append((text, start..<name.endIndex)) }
      }
    }
    declared.formUnion(page.named.map(\.name).filter { $0.hasPrefix("--") })
    for use in uses {
      if declared.contains(use.name) {
        used.insert(use.name)
      } else if !stray.contains(where: { $0.name == use.name }) {
        stray.append((use.name, ByteRange(use.range.lowerBound, use.range.upperBound)))
      }
    }
  }

  /// Whether a name in brackets stands right behind a figure, which is its value: `1px (--line)`.
  private static func isBehindValue(_ start: Int, _ bytes: [UInt8]) -> Bool {
    let before = bytes[..<start].suffix(16)
    guard !before.suffix(4).elementsEqual("var(".utf8),
      let open = before.lastIndex(where: { $0 == UInt8(ascii: "(") || $0 == 0xEF })
    else { return false }
    return before[open...].allSatisfy { !$0.isLetter && !$0.isDigit }
      && before[..<open].contains { $0.isDigit || $0 == UInt8(ascii: "#") }
  }

  /// Whether nothing but signs stands between a name and the beginning of its line: what it says there is told of it.
  private static func beginsItem(_ start: Int, _ bytes: [UInt8]) -> Bool {
    let line = (bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    return bytes[line..<start].allSatisfy { $0.isOne(of: " `*-+|0123456789.") }
  }
}
