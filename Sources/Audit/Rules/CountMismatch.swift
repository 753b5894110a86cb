package import Diagnostics
import Files
import Printing
import Syntax

/// A heading or a lead-in that counts what follows, and counts wrong.
package enum CountMismatch: AuditRule {
  package static let rule = Rule(
    "count-mismatch", .warning, "A heading or a lead-in gives another number than the list below it has.",
    why: "One of them has changed without the other, and readers look for what is missing.",
    example: "The heading `Five steps` stands above a list of four.")

  package static let flags = [
    RuleExample(page: "## The ↓five steps\n\n- One\n- Two\n- Three\n- Four\n\n## Next\n\nText."),
    RuleExample(page: "There are ↓three kinds:\n\n| Kind | Use |\n|---|---|\n| A | a |\n| B | b |"),
  ]

  package static let passes = [
    RuleExample(page: "## The five steps\n\n1. One\n2. Two\n3. Three\n4. Four\n5. Five"),
    RuleExample(
      page:
        "## Two hours:\n\n- Walk\n- Talk\n- Sleep\n\n## Two ways\n\nFirst.\n\n- a\n- b\n- c\n\nThere are three kinds, of which these matter:\n\n- One\n- Two"
    ),
    RuleExample(page: "## The first 3 steps\n\n- One\n- Two\n\nAll four corners are round:\n\n- Left\n- Right"),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let document = page.document
    var before: Int?
    for node in document.children(of: 0) {
      defer { before = node }
      guard let lead = before, let count = count(node, in: document),
        document[lead].kind == .heading || document[lead].kind == .paragraph, document[lead].range.count < longest,
        let claim = claim(
          PageText(lead, document[lead].kind == .heading ? .heading : .paragraph, section: 0, of: document)),
        claim.number != count
      else { continue }
      // Below a heading, the list has to be all there is.
      if document[lead].kind == .heading, hasMore(after: node, in: document) { continue }
      diagnostics.report(
        rule, "\(claim.words) stands above \(count)",
        at: document.file.span(document.range(ofPlain: claim.range, in: lead)),
        why: "one of them has changed without the other", fix: "count again, or add what is missing")
    }
  }

  /// Longer lead-ins are prose.
  private static let longest = 200

  /// How many items a list has, or rows a table.
  private static func count(_ node: Int, in document: MarkdownDocument) -> Int? {
    switch document[node].kind {
    case .list: document.children(of: node).reduce(0) { count, _ in count + 1 }
    case .table: document.children(of: node).reduce(0) { $0 + (document[$1].isHeader ? 0 : 1) }
    case .document, .blockQuote, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .tableRow,
      .tableCell, .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
      nil
    }
  }

  private static func hasMore(after node: Int, in document: MarkdownDocument) -> Bool {
    let next = Int(document[node].end)
    return next < document.nodes.count && document[next].kind != .heading
  }

  /// `Five steps`, `There are three kinds:`: a number right before the noun that ends the text.
  private static func claim(_ text: PageText) -> (number: Int, words: String, range: Range<Int>)? {
    let isHeading = text.kind == .heading
    var end = text.bytes.count
    if !isHeading {
      guard text.bytes.last == UInt8(ascii: ":") else { return nil }
      end -= 1
    } else if text.bytes.last == UInt8(ascii: ":") {
      end -= 1
    }
    let words = text.bytes[..<end].split(separator: UInt8(ascii: " "))
    guard words.count >= 2, words.count <= (isHeading ? 4 : 6), let noun = words.last,
      noun.last == UInt8(ascii: "s"), noun.allSatisfy(\.isLetter)
    else { return nil }
    let name = String(decoding: noun.map(\.lowercased), as: UTF8.self)
    let numberWord = words[words.count - 2]
    guard !measures.contains(name), let number = CountWords.number(numberWord) else { return nil }
    let rest = words.dropLast(2).map { String(decoding: $0.map(\.lowercased), as: UTF8.self) }
    guard rest.allSatisfy(openings.contains) else { return nil }
    let range = numberWord.startIndex..<noun.endIndex
    return (number, String(decoding: text.bytes[range], as: UTF8.self), range)
  }

  /// Words that may stand before the number.
  private static let openings: Set<String> = ["the", "there", "are", "these", "our", "it", "has", "we", "have"]

  /// Plurals that nobody lists.
  private static let measures: Set<String> = [
    "minutes", "hours", "days", "weeks", "months", "years", "seconds", "points", "pixels", "columns", "pages", "times",
    "lines", "words", "letters", "characters", "dots", "metres", "meters", "miles", "inches", "corners", "sides",
    "digits", "levels", "places", "themes", "modes", "parts", "sizes", "halves", "others",
  ]
}
