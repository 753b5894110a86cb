import Files
import Guide
import Printing
package import Syntax
import Wording

/// The text of a paragraph, a heading or a cell, without its markup.
///
/// Immutable, so that a copy is one reference.
package final class PageText: Sendable {
  /// The block whose text it is.
  package let node: Int
  package let kind: Kind
  /// As `MarkdownDocument.range(ofPlain:in:)` counts it, so that every part of it has its place in the file.
  package let bytes: [UInt8]
  /// The parts that are written as code.
  package let code: [Range<Int>]
  /// The parts that are in bold.
  package let bold: [Range<Int>]
  /// The parts that are struck out.
  package let struck: [Range<Int>]
  /// Which section it is in.
  package let section: Int
  /// The words in curly brackets, and the dotted ones outside of them, in order.
  package let mentions: [TokenMention]
  /// The signs that it has, without which there is nothing to be found in it.
  private let signs: TextSigns
  /// Where each of its sentences stands, which many rules read.
  private let sentenceRanges: [Range<Int>]

  package enum Kind: Sendable {
    case paragraph, item, heading, cell
  }

  package init(_ node: Int, _ kind: Kind, section: Int, of document: MarkdownDocument) {
    self.node = node
    self.kind = kind
    self.section = section
    var bytes: [UInt8] = []
    bytes.reserveCapacity(document[node].range.count)
    var code: [Range<Int>] = []
    var struck: [Range<Int>] = []
    var bold: [Range<Int>] = []
    var struckEnd = 0
    var boldEnd = 0
    for leaf in node + 1..<max(node + 1, Int(document[node].end)) {
      switch document[leaf].kind {
      case .text, .code:
        let start = bytes.count
        bytes += document.literal(of: leaf)
        if document[leaf].kind == .code { code.append(start..<bytes.count) }
        if leaf < struckEnd { struck.append(start..<bytes.count) }
        if leaf < boldEnd, let last = bold.last { bold[bold.count - 1] = last.lowerBound..<bytes.count }
      case .softBreak, .lineBreak: bytes.append(UInt8(ascii: " "))
      case .strikethrough: struckEnd = Int(document[leaf].end)
      case .strong where leaf >= boldEnd:
        boldEnd = Int(document[leaf].end)
        bold.append(bytes.count..<bytes.count)
      case .document, .blockQuote, .list, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .table,
        .tableRow, .tableCell, .htmlInline, .emphasis, .strong, .link, .image:
        continue
      }
    }
    self.bytes = bytes
    self.code = code
    self.struck = struck
    self.bold = bold
    mentions = TokenMention.all(in: bytes, code)
    signs = TextSigns(bytes)
    sentenceRanges = Self.sentences(in: bytes)
  }

  /// Whether it has all of some signs.
  package func has(_ signs: TextSigns) -> Bool { self.signs.isSuperset(of: signs) }

  /// Whether it may hold a value as texts write them: all have a digit, a `#` or the brackets of a function.
  package var mayHoldValue: Bool { !signs.isDisjoint(with: [.digit, .hash, .bracket]) }

  /// A part of the text with a blank for each byte that is code.
  private func words(in part: Range<Int>) -> ArraySlice<UInt8> {
    var words = bytes[part]
    for span in code where span.overlaps(part) {
      for index in span.clamped(to: part) { words[index] = UInt8(ascii: " ") }
    }
    return words
  }

  /// A line of a block of code that is in no language.
  init(line bytes: [UInt8], of node: Int, section: Int) {
    (self.node, kind, self.section, self.bytes) = (node, .item, section, bytes)
    (code, struck, bold, mentions) = ([], [], [], [])
    signs = TextSigns(bytes)
    sentenceRanges = Self.sentences(in: bytes)
  }

  /// A cell that is too long to be read.
  package init(empty node: Int) {
    (self.node, kind, section) = (node, .cell, 0)
    (bytes, code, struck, bold, mentions) = ([], [], [], [], [])
    (signs, sentenceRanges) = ([], [])
  }

  /// Whether an en or em dash begins at an offset.
  package func isLongDash(_ offset: Int) -> Bool {
    guard offset + 2 < bytes.count, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80 else { return false }
    return bytes[offset + 2] == 0x93 || bytes[offset + 2] == 0x94
  }

  /// The parts within a range that are in bold.
  package func bold(in range: Range<Int>) -> [Range<Int>] {
    bold.filter { range.contains($0.lowerBound) && $0.upperBound <= range.upperBound }
  }

  package func isStruck(_ offset: Int) -> Bool { struck.contains { $0.contains(offset) } }

  /// How far a sentence is read, forward and back: the time is linear in texts without full stops.
  private static let longestSentence = 600

  /// The sentence around an offset: from one full stop, question or exclamation mark before a blank to the next.
  package func sentence(around offset: Int) -> ArraySlice<UInt8> {
    let offset = max(0, offset)
    var start = min(offset, bytes.count)
    let first = max(0, start - Self.longestSentence)
    while start > first, !isEnd(start - 1) { start -= 1 }
    var end = min(offset, bytes.count)
    let last = min(bytes.count, end + Self.longestSentence)
    while end < last, !isEnd(end) { end += 1 }
    return bytes[start..<end]
  }

  /// The sentences in order, none of them in two parts but where it is longer than any is read.
  package var sentences: Sentences { Sentences(text: self) }

  package struct Sentences: Sequence, IteratorProtocol {
    fileprivate let text: PageText
    private var number = 0

    fileprivate init(text: PageText) { self.text = text }

    package mutating func next() -> ArraySlice<UInt8>? {
      guard number < text.sentenceRanges.count else { return nil }
      number += 1
      return text.bytes[text.sentenceRanges[number - 1]]
    }
  }

  private static func sentences(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let limit = min(bytes.count, start + longestSentence)
      var end = start
      while end < limit, !isEnd(end, in: bytes) { end += 1 }
      if end > start { found.append(start..<end) }
      start = end + 1
    }
    return found
  }

  /// The words of the sentence around an offset that are not code.
  package func words(around offset: Int) -> [String] { NameWords(words(in: sentence(around: offset).indices)).words }

  /// Whether the sentence around a part of the text says that something is past, wrong or not there; the part itself and
  /// what is code say nothing.
  package func isDenied(around part: Range<Int>) -> Bool {
    let sentence = sentence(around: part.lowerBound).indices
    var rest = words(in: sentence)
    for index in part.clamped(to: sentence) { rest[index] = UInt8(ascii: " ") }
    if Denial.isPast(rest) { return true }
    guard Denial.isIn(rest) else { return false }
    return Denial.isIn(rest, words: Denial.past) || !isAffirmed(part, in: rest)
  }

  /// Whether the sentence around a value denies it. What only forbids a use says nothing against a value in brackets: `Never
  /// set text in gold (#b8956a)`.
  package func isDeniedValue(around part: Range<Int>) -> Bool {
    guard isDenied(around: part) else { return false }
    let sentence = sentence(around: part.lowerBound)
    guard part.upperBound < bytes.count, bytes[part.upperBound] == UInt8(ascii: ")"), part.lowerBound > 0,
      bytes[part.lowerBound - 1] == UInt8(ascii: "(") || bytes[part].contains(UInt8(ascii: "(")),
      sentence.count(where: { $0 == UInt8(ascii: "#") }) < 2
    else { return true }
    var rest = words(in: sentence.indices)
    for index in part.clamped(to: sentence.indices) { rest[index] = UInt8(ascii: " ") }
    // `Never use ink (#000000), which is too harsh` speaks of a value that is not to be.
    let isOfUse = ["for", "text", "type"].contains(where: NameWords(rest).words.contains)
    return Denial.isPast(rest) || Denial.isIn(rest, words: Denial.past) || !Denial.isIn(rest, words: Denial.uses)
      || !isOfUse
  }

  /// Whether the clause around a part says what is, behind another that forbids something: `Never use black — use #111`.
  private func isAffirmed(_ part: Range<Int>, in sentence: ArraySlice<UInt8>) -> Bool {
    guard sentence.indices.contains(part.lowerBound),
      let sign = sentence[..<part.lowerBound].indices.last(where: isBreak)
    else { return false }
    let start = min(sign + (bytes[sign] == 0xE2 ? 3 : 1), part.lowerBound)
    let end = sentence[max(start, min(part.upperBound, sentence.endIndex))...].indices.first(where: isBreak)
    let before = NameWords(sentence[start..<part.lowerBound]).words
    guard let first = before.first, !["which", "that", "who", "nor", "or"].contains(first),
      !Denial.affirming.isDisjoint(with: before), !before.contains("instead")
    else { return false }
    return !Denial.isIn(sentence[start..<(end ?? sentence.endIndex)], words: Denial.forbidding)
  }

  /// Whether a clause ends at an offset: with a dash, a semicolon or a comma.
  private func isBreak(_ index: Int) -> Bool {
    if isLongDash(index) { return true }
    let byte = bytes[index]
    guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") else { return false }
    return index + 1 < bytes.count && bytes[index + 1].isSpace
  }

  private func isEnd(_ index: Int) -> Bool { Self.isEnd(index, in: bytes) }

  private static func isEnd(_ index: Int, in bytes: [UInt8]) -> Bool {
    let byte = bytes[index]
    guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") else { return false }
    if index + 1 == bytes.count || bytes[index + 1].isSpace { return true }
    // `… "of the brand." The next …`
    guard bytes[index + 1].isOne(of: "\")'") else { return false }
    return index + 2 == bytes.count || bytes[index + 2].isSpace
  }
}

/// What stands above some texts: the headings that are open there.
///
/// Immutable, so that a copy is one reference.
package final class PageSection: Sendable {
  /// The words of the page's title, of its file's name and of the open headings.
  package let words: [String]
  /// The words of the nearest heading; empty above the first.
  package let heading: [String]
  /// Its place among the sections of the page.
  let number: Int
  /// The words of the open headings that may limit what values below them hold for: themes, states, sizes.
  let limits: Set<String>
  /// The sections of the open headings from the outermost in, and the part above the first of them.
  let path: [Int]
  /// The theme that a heading above names, the nearest that names one: `dark`.
  package let mode: String?
  /// Whether a heading says that what follows is past, wrong or only an example.
  package let isAside: Bool
  /// Whether a heading says that what follows is the document's own history.
  package let isHistory: Bool
  /// Whether nothing makes it aside but that it is about some devices.
  package let isOfDevices: Bool
  /// Whether a heading above speaks of colours.
  let isOfColors: Bool
  /// The words of the headings above, but the page's title, that say which thing what follows is of.
  let things: [String]
  /// How many of the headings above are open, without the page's title.
  let depth: Int

  init(
    words: [String], heading: [String], number: Int, limits: Set<String>, path: [Int], mode: String?, isAside: Bool,
    isHistory: Bool, isOfDevices: Bool, isOfColors: Bool, things: [String], depth: Int
  ) {
    self.isOfDevices = isOfDevices
    self.things = things
    self.depth = depth
    (self.words, self.heading, self.number, self.limits) = (words, heading, number, limits)
    (self.path, self.mode, self.isAside, self.isHistory) = (path, mode, isAside, isHistory)
    self.isOfColors = isOfColors
  }

  /// Words of headings below which names are those of colours.
  static let palettes: Set<String> = [
    "color", "palette", "palettes", "swatch", "swatches", "hues", "farben", "farbpalette", "couleurs", "colores",
    "paleta", "cores", "colori", "цвета", "палитра", "色彩", "颜色", "顏色", "配色", "色板", "カラー", "カラーパレット",
    "컬러", "색상", "팔레트",
  ]

  /// Words of headings below which values are not the system's own.
  static let asides: Set<String> = pasts.union(devices).union([
    "avoid", "example", "examples", "dont", "alternatives", "comparison", "substitutes", "substitute", "future",
    "questions", "conflicts", "lineage", "heritage", "inspiration", "inspirations", "influences", "overriding",
    "override", "overrides", "customizing", "customising", "customization", "customisation",
  ]).union(faults)

  /// Words for what is not to be written, in headings and in the heads of tables.
  static let faults: Set<String> = [
    "violation", "violations", "mistake", "mistakes", "pitfalls", "antipattern", "antipatterns", "wrong", "incorrect",
  ]

  /// Those of titles too, of documents that are about a whole system.
  static let pasts: Set<String> = histories.union([
    "migration", "migrating", "previous", "previously", "deprecated", "legacy", "old", "before", "wrong", "removed",
    "roadmap",
  ])

  /// Words of the titles of such documents.
  static let wholes: Set<String> = [
    "design", "system", "guide", "guidelines", "style", "styleguide", "brand", "tokens",
  ]

  /// Those of headings below which something holds on some devices only.
  static let devices: Set<String> = ["responsive", "breakpoints", "mobile", "tablet"]

  /// Words of headings below which a document tells how it came to be as it is, in several languages.
  static let histories: Set<String> = [
    "changelog", "history", "revisions", "이력", "변경이력", "変更履歴", "更新履歴", "改訂履歴", "变更记录", "变更日志",
    "更新日志", "更新记录", "版本历史", "修订历史", "變更記錄", "更新紀錄", "änderungsprotokoll", "historique", "historial",
  ]
}
