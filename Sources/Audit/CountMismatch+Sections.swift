import Claims
import Diagnostics
import Files
import Printing
import Statements
import Syntax
import Wording

/// Headings that count what their whole section has, and words that count the figures right behind them.
extension CountMismatch {
  /// Reports a heading that counts the paragraphs of its section, each with a name in bold, or the headings right below it:
  /// `Four principles`.
  static func reportParts(of heading: Int, _ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let document = page.document
    guard let claim = CountedLead(PageText(heading, .heading, section: 0, of: document)), claim.number > 2,
      !document.isNumbered(heading)
    else { return }
    let level = document[heading].level
    var (named, headings, isOfNamed) = (0, 0, true)
    for node in document.children(of: 0) where node > heading {
      if document[node].kind == .heading {
        if document[node].level <= level { break }
        if document[node].level == level + 1 { headings += 1 }
      } else if headings == 0 {
        let isNamed =
          document[node].kind == .paragraph && node + 1 < document.nodes.count
          && document[node + 1].kind == .strong
        named += isNamed ? 1 : 0
        isOfNamed = isOfNamed && isNamed
      }
    }
    // Below what is said of all of them, each of them has a heading.
    let count = headings > 1 ? headings : headings == 0 && isOfNamed ? named : 0
    guard count > 1, abs(count - claim.number) == 1, headings == 0 || areAlike(below: heading, document) else { return }
    report(
      claim.words, "is followed by \(count)", claim.range, in: heading, page, by: headings == 0 ? .sure : .likely,
      into: &diagnostics)
  }

  /// Whether all sections right below a heading are of one kind: none of them is for what is said of all the others.
  private static func areAlike(below heading: Int, _ document: MarkdownDocument) -> Bool {
    let level = document[heading].level
    for node in document.children(of: 0) where node > heading && document[node].kind == .heading {
      if document[node].level <= level { return true }
      let words = NameWords(PageText(node, .heading, section: 0, of: document).bytes).words
      if !others.isDisjoint(with: words) { return false }
    }
    return true
  }

  private static let others: Set<String> = [
    "overview", "summary", "all", "together", "open", "gaps", "source", "sources", "notes", "note", "see", "more",
    "usage", "examples", "example", "introduction", "why", "how", "when", "what", "rules", "tokens", "missing", "not",
  ]

  /// Whether the first column of the table right below a heading is called as what the heading counts: `Four states` above
  /// `State`. Whatever else stands in the section then counts nothing.
  static func isOfRows(_ claim: CountedLead, _ table: Int, in document: MarkdownDocument) -> Bool {
    guard document[table].kind == .table, !isFollowedByTable(table, in: document),
      let head = document.children(of: table).first(where: { document[$0].isHeader }),
      let first = document.children(of: head).first(where: { _ in true }), let noun = NameWords(claim.words).words.last
    else { return false }
    let name = NameWords(PageText(first, .cell, section: 0, of: document).bytes).words
    return name == [noun.singular] || name == [noun]
  }

  /// Reports a number of sizes or steps with another number of figures right behind it: `in three sizes, 24, 40 and 80
  /// points`, `**Five steps of space.** 4, 8, 16 and 24 points`.
  static func reportFigures(in text: PageText, _ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard text.has(.digit), text.kind != .heading, !page.isAside(text) else { return }
    let bytes = text.bytes
    for sentence in text.sentences {
      let words = sentence.split(separator: UInt8(ascii: " "))
      for (place, word) in words.enumerated() {
        guard let number = CountWords.number(word), number > 1, place + 1 < words.count,
          place == 0 || !CountedLead.bounds.contains(words[place - 1].lowercasedText)
        else { continue }
        let noun = words[place + 1]
        let plain = noun.last == UInt8(ascii: ",") ? noun.dropLast() : noun
        guard steps.contains(plain.lowercasedText) else { continue }
        let isLabel =
          place == 0
          && text.bold.contains { $0.lowerBound <= word.startIndex && $0.upperBound >= sentence.endIndex - 1 }
        let start = noun.count > plain.count ? noun.endIndex : isLabel ? sentence.endIndex : nil
        guard let start, let count = figures(from: start, in: bytes), count != number, abs(count - number) <= mostOff,
          !Denial.isIn(sentence)
        else { continue }
        let range = word.startIndex..<plain.endIndex
        report(
          String(decoding: bytes[range], as: UTF8.self), "is followed by \(count)", range, in: text.node, page,
          by: .sure, into: &diagnostics)
      }
    }
  }

  /// How many figures stand one behind the other from an offset on, with nothing but their unit behind the last.
  private static func figures(from start: Int, in bytes: [UInt8]) -> Int? {
    var (index, count) = (start, 0)
    func skip(_ texts: [String]) -> Bool {
      guard let text = texts.first(where: { bytes[index...].starts(with: $0.utf8) }) else { return false }
      index += text.utf8.count
      return true
    }
    while index < bytes.count, bytes[index].isOne(of: " .") { index += 1 }
    while index < bytes.count, bytes[index].isDigit {
      while index < bytes.count, bytes[index].isDigit || isPoint(index, in: bytes) { index += 1 }
      _ = skip(["px", "pt", "dp", "rem", "ms", " px", " pt", " dp", " ms", "s"])
      count += 1
      guard skip([", and ", " and ", ", ", " / ", "/", " · "]) else { break }
    }
    guard count > 1 else { return nil }
    _ = skip([" points", " pixels", " dp"])
    return index == bytes.count || bytes[index].isOne(of: ".,;)") ? count : nil
  }

  /// Whether an offset is that of the point of a number.
  private static func isPoint(_ index: Int, in bytes: [UInt8]) -> Bool {
    bytes[index] == UInt8(ascii: ".") && index + 1 < bytes.count && bytes[index + 1].isDigit
  }

  private static let steps: Set<String> = [
    "sizes", "steps", "weights", "radii", "durations", "levels", "stops", "breakpoints",
  ]
}
