package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// A heading with nothing below it.
package enum EmptySection: AuditRule {
  package static let rule = Rule(
    "empty-section", .warning, "A heading has nothing below it.",
    why: "Readers who follow it from the contents arrive at nothing.",
    example: "A heading `Shadows` is followed at once by the next heading of its level.")

  package static let flags = [
    RuleExample(page: "## ↓Shadows\n\n## Borders\n\nText."), RuleExample(page: "Text.\n\n## ↓Shadows"),
    RuleExample(page: "# Plan\n\n## Next\n\n↓Commit, then build.\n---\n\n## More\n\nText."),
  ]

  package static let passes = [
    RuleExample(
      page:
        "# Title\n\n## Shadows\n\n### Small\n\nText.\n\n## Borders\n\n<!-- later -->\n\n![a](https://example.org/a.png)\n\n## Radii: 3px, 6px"
    ),
    RuleExample(page: "# Title"),
    RuleExample(page: "# Title\n\n## `Card` and `Tile` — the same shape.\n\n## Lists\n\nText."),
    // Forms of one function that share what follows, and a verdict that is a heading itself.
    RuleExample(
      page:
        "## `draw(shape)`\n\n## `draw(shape, options)`\n\nDraws it.\n\n### 2. Verdict\n\n# READY FOR THE FIRST RELEASE\n\nText."
    ),
    // Headings that are links, as entries of a list.
    RuleExample(page: "## More\n\nText.\n\n### [One](https://example.org/1)\n\n### [Two](https://example.org/2)"),
    // The title of a book above that of its chapter, and a heading that is a sentence.
    RuleExample(
      page:
        "# The Whole Book\n\n# Preface\n\nText.\n\n### The palette of the old site still says what the new one does not say, so it stays for now\n\n### Next\n\nText."
    ),
    // Headings that are the items of a report.
    RuleExample(page: "# Report\n\n### Card.swift ✅ (94 lines)\n\n### Icons (0 fills, 0 unique)\n\n## Next\n\nText."),
    // Steps, a document below what announces it, and a title in two lines.
    RuleExample(
      page:
        "# The System\n\n## How it looks\n\n## Start\n\nText.\n\n#### 1. Open the service\n\n#### 2. Set the variables\n\nText.\n\n## Privacy policy (draft)\n\n# Privacy policy\n\nText."
    ),
    // Questions, and a numbered row with another heading in it.
    RuleExample(
      page:
        "# Guide\n\n## Why is it blue?\n\n## Start\n\nText.\n\n## 1. Measure the old grid\n\n### How\n\nText.\n\n## 2. Draw the new grid\n\n## Next\n\nText."
    ),
    // A heading in two lines.
    RuleExample(
      page: "# Report\n\n## The gain of our time,\n## and for whom\n\nText.\n\n## \"Calm\n## and clear\"\n\nText."),
    // What a log of changes keeps ready for the next ones, and a release that changed nothing.
    RuleExample(
      page: "# Changelog\n\n## [Unreleased]\n\n## [1.0.1](https://example.org) (2026-02-03)\n\n## 1.0.0\n\n- Text."),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let document = page.document
    let headings = document.headings.filter { document.parent(of: $0.node) == 0 }
    // A page that is one heading is a stub, and says so by itself.
    guard document.children(of: 0).contains(where: { document[$0].kind != .heading }),
      !Denial.isHistory(document.file.path), !isForm(document.file.path)
    else { return }
    for heading in headings {
      let next = Int(document[heading.node].end)
      let isEmpty =
        next >= document.nodes.count || document[next].kind == .heading && document[next].level <= heading.level
      // A paragraph with a line of dashes right below it is read as a heading, and was meant for the heading above it.
      let isFollowed =
        next < document.nodes.count && isUnderlined(next, document) && !isUnderlined(heading.node, document)
      guard isEmpty, !isFollowed, !isLink(heading.node, document) else { continue }
      let text = PageText(heading.node, .heading, section: 0, of: document)
      if next < document.nodes.count, goesOn(text) { continue }
      if next < document.nodes.count, shares(text, with: PageText(next, .heading, section: 0, of: document)) {
        continue
      }
      // A heading such as `Radii: 3px, 6px` says itself what the section is for.
      let words = NameWords(text.bytes).words
      guard !text.bytes.isEmpty, !text.bytes.contains(UInt8(ascii: ":")), words != ["unreleased"],
        !isRelease(text.bytes), !isVerdict(text.bytes), words.count < mostWords, !isSentence(text.bytes, words)
      else { continue }
      // A step that says itself what to do, and what announces a document that follows.
      let isStep =
        heading.level > 3 && text.bytes.prefix(4).first?.isDigit == true
        && text.bytes.prefix(4).contains(UInt8(ascii: "."))
      let isAnnounced =
        next < document.nodes.count && document[next].level < heading.level
        && document.heading(of: next).map { Set(words).isSuperset(of: NameWords($0.text).words) } ?? false
      if isStep && words.count > 2 || isAnnounced || isItem(heading, words, document) { continue }
      // The second line of a title.
      if next < document.nodes.count, heading.level == 2, document.headings.dropFirst().first?.node == heading.node,
        document.headings.first?.level == 1, Int(document[document.headings[0].node].end) == heading.node
      {
        continue
      }
      // The title of a book above that of its chapter.
      if heading.level == 1, heading.node == document.headings.first?.node, next < document.nodes.count,
        document[next].level == 1
      {
        continue
      }
      diagnostics.report(
        rule, by: isDemand(words) ? .likely : .sure, "\(heading.text) has nothing below it",
        at: document.file.span(document.range(ofPlain: 0..<text.bytes.count, in: heading.node)),
        fix: isUnderlined(heading.node, document)
          ? "put a blank line above the dashes, if they are to part the page and not to make a heading"
          : isUmbrella(heading, document)
            ? "write the section, take it out, or set the headings that are its parts one level below it"
            : "write the section, or take it out")
    }
  }

  /// Whether the next heading is of the same level, so that it may be meant as a part.
  private static func isUmbrella(_ heading: Heading, _ document: MarkdownDocument) -> Bool {
    let next = Int(document[heading.node].end)
    return next < document.nodes.count && document[next].kind == .heading && document[next].level == heading.level
  }

  /// Whether a heading is a step of a numbered row, which says itself what to do, or a question or a call.
  private static func isItem(_ heading: Heading, _ words: [String], _ document: MarkdownDocument) -> Bool {
    if heading.level > 1, words.count > 2, document.isNumbered(heading.node) { return true }
    return ["?", "!", "？", "！"].contains { heading.text.hasSuffix($0) }
  }

  /// Whether a heading is one only for the line of dashes below its text.
  private static func isUnderlined(_ node: Int, _ document: MarkdownDocument) -> Bool {
    document[node].kind == .heading && document[node].level == 2
      && document.file.bytes[document[node].range.start] != UInt8(ascii: "#")
  }

  /// A heading of so many words is a sentence, which says itself what there is to say.
  private static let mostWords = 14

  /// Whether a heading ends as a sentence does, and says itself what there is to say.
  private static func isSentence(_ text: [UInt8], _ words: [String]) -> Bool {
    words.count > 3 && text.last == UInt8(ascii: ".") && !text.suffix(2).allSatisfy { $0 == UInt8(ascii: ".") }
  }

  /// Whether a heading demands something, so that there need be nothing more to say: `Use soft tabs (2 spaces)`.
  private static func isDemand(_ words: [String]) -> Bool {
    words.count > 3 && (demands.contains(words[0]) || !modals.isDisjoint(with: words))
  }

  private static let demands: Set<String> = [
    "use", "avoid", "prefer", "keep", "do", "don", "write", "put", "add", "name",
  ]
  private static let modals: Set<String> = ["should", "must", "shall", "never", "always", "cannot", "don't", "doesn't"]

  /// Whether a file is to be copied and filled in.
  static func isForm(_ path: String) -> Bool {
    NameWords(RelativePath.name(of: path).utf8.prefix { $0 != UInt8(ascii: ".") }).words.contains("template")
  }

  /// Whether a heading says itself that all is well, or that there is nothing: `Card.swift ✅`, `Icons (0 fills)`.
  private static func isVerdict(_ text: [UInt8]) -> Bool {
    VerdictSigns.has(.right, in: text[...]) || VerdictSigns.has(.wrong, in: text[...])
      || text[...].firstPlace(of: "(0 ") != nil
  }

  /// Whether a heading begins with a version of three numbers.
  private static func isRelease(_ text: [UInt8]) -> Bool {
    let version = text.drop { $0 == UInt8(ascii: "v") || $0 == UInt8(ascii: "[") }
      .prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    return version.first?.isDigit == true && version.split(separator: UInt8(ascii: ".")).count == 3
  }

  /// Whether a heading is nothing but a link, which leads to what it announces.
  private static func isLink(_ heading: Int, _ document: MarkdownDocument) -> Bool {
    let parts = Array(document.children(of: heading))
    return parts.count == 1 && document[parts[0]].kind == .link
  }

  /// Whether a heading goes on in the next one: it ends with a comma, or within quotation marks.
  private static func goesOn(_ text: PageText) -> Bool {
    let marks = [",", "，", "、", "—", "–"]
    func has(_ mark: String) -> Bool { text.bytes[...].firstPlace(of: Array(mark.utf8)[...]) != nil }
    return marks.contains { text.bytes.suffix($0.utf8.count).elementsEqual($0.utf8) }
      || text.bytes.contains(UInt8(ascii: "\"")) && text.bytes.count { $0 == UInt8(ascii: "\"") } == 1
        // `The 13" screen`
        && !zip(text.bytes, text.bytes.dropFirst()).contains { $0.isDigit && $1 == UInt8(ascii: "\"") }
      || has("“") && !has("”") && !has("„")
  }

  /// Whether the next heading is what stands below one: another form of the same code, or a line in capitals.
  private static func shares(_ text: PageText, with next: PageText) -> Bool {
    if text.isWholeCode, next.isWholeCode { return true }
    func isShouted(_ text: PageText) -> Bool {
      NameWords(text.bytes).words.count > 2 && !text.bytes.contains { $0.isLetter && !$0.isUppercase }
    }
    return isShouted(next) && !isShouted(text)
  }
}
