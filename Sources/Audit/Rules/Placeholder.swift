package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// A value or a sentence that somebody meant to fill in.
package enum Placeholder: AuditRule {
  package static let rule = Rule(
    "placeholder", .warning, "A document has a placeholder where a value or a sentence is missing.",
    why: "Readers find nothing where they look for an answer.",
    example: "In `Padding: [x]px`, the value is still missing.")

  /// In two parts, since the words themselves must not stand in the sources.
  private static let toDo = "TO" + "DO"
  private static let fixMe = "FIX" + "ME"
  private static let openColor = "#" + String(repeating: "X", count: 6)

  package static let flags = [
    RuleExample(
      page: "---\ncolors:\n  primary: \"↓\(openColor)\"\n  ink: \"\(openColor)\"\n  paper: \"#ffffff\"\n---\n\nText."),
    RuleExample(page: "Padding: ↓[x]px, radius ↓TBD."),
    RuleExample(page: "| Token | Value |\n|---|---|\n| a | ↓\(toDo) |\n\n↓Lorem ipsum dolor sit amet."),
    // A column in which nothing else stands is none for states of work.
    RuleExample(page: "| Part | Radius |\n|---|---|\n| Card | ↓\(toDo) |\n| Chip | ↓\(toDo) |"),
    RuleExample(
      page: "## Motion: ↓\(toDo)\n\n↓\(toDo)\n\n- Radius: ↓\(toDo)\n- The grid (↓\(toDo): measure it) has gaps."),
  ]

  package static let passes = [
    RuleExample(
      page: "A \(toDo) list, the `TBD` state, a to-do app and the tbd package. [x] is checked, and [n] things."),
    RuleExample(
      page:
        "**Scan:** no TBD/\(toDo); every step has its code. No TBD. Without any \(toDo). It is done (no more open \(toDo))."
    ),
    RuleExample(page: "## Changelog\n\n| 0.1 | Grid TBD. |\n|---|---|\n\n## 변경 이력\n\nGrid TBD."),
    RuleExample(page: "## \(toDo) — before the release\n\n- Draw the icons.\n\n## Nächstes (\(toDo))\n\n- Measure."),
    RuleExample(
      page:
        "| Task | Now |\n|---|---|\n| Icons | done |\n| Grid | \(toDo) |\n| Motion | \(toDo) |\n\n| Part | State |\n|---|---|\n| Card | \(toDo) |\n\n| Part | Radius | When |\n|---|---|---|\n| Card | \(toDo) | later |"
    ),
    RuleExample(page: "| Plugin | Purpose |\n|---|---|\n| Lorem ipsum | Placeholder text |"),
    RuleExample(page: "Cards are charged monthly. (The choice of a provider is still TBD.)"),
    // What the word is for, with an example of it.
    RuleExample(page: "- **\(toDo)**: mark what is open with `// \(toDo): why`"),
    RuleExample(page: "Begin the file with \"\(toDo): translate\" and go on."),
    RuleExample(page: "```\n\(toDo): write\n```\n\n- [x] done\n- [ ] open"),
    // What is to be done, and a thing of that name: nothing is missing in the text.
    RuleExample(page: "## What works and what is \(toDo)\n\n- \(toDo): draw the icons\n- \(toDo): measure them"),
    RuleExample(page: "**\(toDo) (servers)**:\n- Set the key.\n\n## Open questions / \(toDo)\n\n- Measure."),
    RuleExample(page: "**\(toDo):**\n\n- Draw the icons.\n\nOne day, a planner named \(toDo)."),
    // What another document says is quoted, not filled in.
    RuleExample(page: "The maximum width is written [x]px in the document. A text wider than “[x]px” is cut."),
    RuleExample(page: "![The page \(toDo)](https://example.org/a.png)\n\n- \(toDo) リスト\n- Write \"\(toDo)\" in it."),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    reportColors(page, into: &diagnostics)
    // What a template has open is for whoever fills it in.
    if page.page.isTemplate { return }
    var answers: [Int: Set<Int>] = [:]
    for text in page.texts where !page.isHistory(text) {
      for range in places(in: text) where !text.code.contains(where: { $0.overlaps(range) }) && !isTitle(range, text) {
        // Beside itself as code, the word is explained.
        if text.code.contains(where: { text.bytes[$0].firstPlace(of: text.bytes[range]) != nil }) { continue }
        let words = String(decoding: text.bytes[range], as: UTF8.self)
        if [toDo, fixMe].contains(words), isTask(range, text, page.document) { continue }
        if [toDo, fixMe].contains(words), isOfTask(text.node, page.document) { continue }
        if isInPicture(range, text, page.document) || isMark(range, text) || isQuoted(range, text) { continue }
        if let table = table(of: text, page.document) {
          let cells = answers[table] ?? Self.answers(in: table, page)
          answers[table] = cells
          if cells.contains(text.node) { continue }
        }
        let isNote = NameWords(text.sentence(around: range.upperBound)[range.upperBound...]).words.count >= leastOfNote
        // A note of what is to be done leaves nothing out that readers look for.
        diagnostics.report(
          rule, by: isNote ? .likely : .sure, "\(words) is a placeholder",
          at: page.document.file.span(page.document.range(ofPlain: range, in: text.node)),
          why: isNote
            ? "what is still to be done stands where readers look for what is"
            : "readers find nothing where they look for an answer",
          fix: isNote
            ? "do it, or keep the note where tasks are kept" : "fill it in, or say that it is not given")
      }
    }
  }

  /// So many words behind it say what there is to do.
  private static let leastOfNote = 5

  /// Whether a word that asks for work is no gap in the text: what a list of tasks begins with, the name of a thing, or a
  /// word in quotation marks. What stands alone, behind a colon or in brackets is a gap.
  private static func isTask(_ range: Range<Int>, _ text: PageText, _ document: MarkdownDocument) -> Bool {
    let bytes = text.bytes
    let before = bytes[..<range.lowerBound].last { $0 != UInt8(ascii: " ") }
    let after = bytes[range.upperBound...].drop { $0 == UInt8(ascii: " ") }
    if let before {
      // The last bytes of a dash, of opening quotation marks and of a colon of full width.
      return !before.isOne(of: ":([{=|,;-.!?/") && ![0x93, 0x94, 0x9A].contains(before)
    }
    if after.isEmpty { return false }
    if text.kind == .item { return after.contains { $0.isLetter || $0.isDigit || $0 >= 0x80 } }
    // A label of the list below it.
    if after.last == UInt8(ascii: ":"), after.first.map({ $0.isOne(of: ":(") }) ?? false {
      let next = Int(document[text.node].end)
      return next < document.nodes.count && document[next].kind == .list
    }
    return after.first.map { $0 >= 0x80 } ?? false
  }

  /// Whether a sentence says what the word stands for: `What is not measured is marked TBD.`
  private static func isMark(_ range: Range<Int>, _ text: PageText) -> Bool {
    let before = NameWords(text.sentence(around: range.lowerBound)).words
    guard let place = before.firstIndex(where: { ["marked", "labelled", "labeled", "written"].contains($0) }) else {
      return false
    }
    return before[place...].prefix(4).contains(NameWords(text.bytes[range]).words.first ?? "")
  }

  /// The cells of a table in which the word is the answer: those of a column for states of work, by its head or by what else
  /// stands in it, and of rows that speak of what is to come.
  private static func answers(in table: Int, _ page: AuditedPage) -> Set<Int> {
    let document = page.document
    var columns: Set<Int> = []
    var answers: Set<Int> = []
    for row in document.children(of: table) {
      let cells = document.children(of: row).map { (node: $0, words: NameWords(page.cells[$0]?.bytes ?? []).words) }
      if cells.contains(where: { !ahead.isDisjoint(with: $0.words) }) { answers.formUnion(cells.map(\.node)) }
      for (column, cell) in cells.enumerated() {
        let isOfStates =
          document[row].isHeader
          ? cell.words.contains(where: namesOfStates.contains)
          : cell.words.count < 3 && cell.words.contains(where: states.contains)
        if isOfStates { columns.insert(column) }
      }
    }
    for row in document.children(of: table) {
      for (column, cell) in document.children(of: row).enumerated() where columns.contains(column) {
        answers.insert(cell)
      }
    }
    return answers
  }

  private static func table(of cell: PageText, _ document: MarkdownDocument) -> Int? {
    cell.kind == .cell ? document.parent(of: cell.node).flatMap { document.parent(of: $0) } : nil
  }

  private static let namesOfStates: Set<String> = ["status", "state", "progress", "phase", "done"]
  /// What stands beside the word for what is still to be done; that word alone tells of no such column.
  private static let states: Set<String> = ["done", "wip", "complete", "completed"]

  /// Words with which something is said to come.
  private static let ahead: Set<String> = [
    "future", "planned", "expected", "upcoming", "later", "phase", "backlog", "roadmap", "proposed", "deferred",
  ]

  /// Whether a number that is missing (`“[x]px”`) stands in quotation marks, as what another document says.
  private static func isQuoted(_ range: Range<Int>, _ text: PageText) -> Bool {
    guard text.bytes[range.lowerBound] == UInt8(ascii: "[") else { return false }
    let (before, behind) = (text.bytes[..<range.lowerBound], text.bytes[range.upperBound...])
    return quotes.contains { opening, closing in
      before.suffix(opening.utf8.count).elementsEqual(opening.utf8) && behind.starts(with: closing.utf8)
    }
  }

  private static let quotes = [("“", "”"), ("\"", "\""), ("„", "“"), ("«", "»"), ("‘", "’"), ("「", "」")]

  /// Whether a text is in an item of a task list, whose box says that it is open.
  private static func isOfTask(_ node: Int, _ document: MarkdownDocument) -> Bool {
    var next: Int? = node
    while let open = next {
      if document[open].task != .none { return true }
      next = document.parent(of: open)
    }
    return false
  }

  /// Whether a word is in the text that stands for a picture.
  private static func isInPicture(_ range: Range<Int>, _ text: PageText, _ document: MarkdownDocument) -> Bool {
    let end = Int(document[text.node].end)
    guard text.node + 1 < end else { return false }
    let pictures = (text.node + 1..<end).filter { document[$0].kind == .image }
    guard !pictures.isEmpty else { return false }
    let place = document.range(ofPlain: range, in: text.node)
    return pictures.contains { document[$0].range.start <= place.start && place.end <= document[$0].range.end }
  }

  /// Whether a word is what a heading calls the list below it.
  private static func isTitle(_ range: Range<Int>, _ text: PageText) -> Bool {
    guard text.kind == .heading, text.bytes[range].elementsEqual(toDo.utf8) else { return false }
    // `Next steps (…)`: the same in another language.
    let isInBrackets = range.lowerBound > 0 && text.bytes[range.lowerBound - 1] == UInt8(ascii: "(")
    if isInBrackets { return text.bytes[range.upperBound...].elementsEqual(")".utf8) }
    // `Open questions / …`: what is above a list of it.
    if range.lowerBound > 2, text.bytes[..<range.lowerBound].suffix(3).elementsEqual(" / ".utf8) { return true }
    return range.lowerBound == 0
      && (range.upperBound == text.bytes.count || text.bytes[range.upperBound] == UInt8(ascii: " "))
  }

  /// Reports colours with an X for each digit in the front matter of a design document, once.
  private static func reportColors(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard page.page.givesTokens, let front = page.document.frontMatter else { return }
    let file = page.document.file
    let bytes = file.bytes[front.range.start..<front.range.end]
    var found: [Span] = []
    for index in bytes.indices where bytes[index] == UInt8(ascii: "#") {
      let end = bytes[(index + 1)...].firstIndex { $0 | 0x20 != UInt8(ascii: "x") } ?? bytes.endIndex
      guard [3, 6].contains(end - index - 1), index > bytes.startIndex, bytes[index - 1].isOne(of: "\"'") else {
        continue
      }
      found.append(file.span(ByteRange(index, end)))
    }
    guard let first = found.first else { return }
    let others: Message = found.count > 1 ? ", here and in \(word: (found.count - 1).counted("more place"))" : ""
    diagnostics.report(
      rule, "\(first.text) is a placeholder\(others)", at: first,
      fix: "write the \(found.count == 1 ? "colour" : "colours")")
  }

  private static func places(in text: PageText) -> [Range<Int>] {
    let bytes = text.bytes
    var found: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let isStart = index == 0 || !bytes[index - 1].isLetter && !bytes[index - 1].isDigit
      if isStart, let end = end(bytes, index) {
        found.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  private static func end(_ bytes: [UInt8], _ start: Int) -> Int? {
    let rest = bytes[start...]
    switch bytes[start] {
    case UInt8(ascii: "["): return unit(rest)
    case UInt8(ascii: "L"), UInt8(ascii: "T"), UInt8(ascii: "F"): break
    default: return nil
    }
    // A filler runs on; two words alone may be the name of something.
    if rest.starts(with: "Lorem ipsum dolor") { return start + 11 }
    for word in [toDo, "TBD", "TBC", fixMe] where rest.starts(with: word.utf8) {
      let end = start + word.utf8.count
      guard end == bytes.count || !bytes[end].isLetter && !bytes[end].isDigit && bytes[end] != UInt8(ascii: "_") else {
        return nil
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: "-") || bytes[end] == UInt8(ascii: "s") { return nil }
      // `"To be done: translate"` in quotation marks is what somebody writes elsewhere.
      if start > 0, end < bytes.count, bytes[end] == UInt8(ascii: ":"),
        [UInt8(ascii: "\""), 0x9C].contains(bytes[start - 1])
      {
        return nil
      }
      return stands(bytes, start, end) && !isNamed(bytes, start, end) ? end : nil
    }
    return nil
  }

  /// Whether a word stands for something missing: at the end of a clause, or with a colon. A list of them is a thing.
  private static func stands(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard end < bytes.count else { return true }
    return bytes[end].isOne(of: ":.,;)]!?") || start == 0 && bytes[end] == UInt8(ascii: " ") && !isNoun(bytes, end)
  }

  /// Whether a sentence speaks of such words: `no …`, or several with a slash between them.
  private static func isNamed(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    let slash = UInt8(ascii: "/")
    if start > 0 && bytes[start - 1] == slash || end < bytes.count && bytes[end] == slash { return true }
    // `no more TBD`, `without a single TBD`.
    let before = NameWords(bytes[max(0, start - 24)..<start].split(separator: UInt8(ascii: ".")).last ?? []).words
    // `The choice is still TBD` says itself that it is not given.
    if ["still", "remains", "is", "are"].contains(before.last),
      ["TBD", "TBC"].contains(where: { bytes[start...].starts(with: $0.utf8) })
    {
      return true
    }
    return !before.suffix(3).allSatisfy { !["no", "any", "without", "zero", "every", "each"].contains($0) }
  }

  private static func isNoun(_ bytes: [UInt8], _ end: Int) -> Bool {
    let next = bytes[(end + 1)...].prefix(while: \.isLetter).map(\.lowercased)
    let words = [
      "list", "lists", "app", "apps", "item", "items", "comment", "comments", "file", "section", "is", "are",
    ]
    return words.contains(String(decoding: next, as: UTF8.self))
  }

  /// `[x]px`, `[N] ms`: a letter in brackets where a number belongs.
  private static func unit(_ rest: ArraySlice<UInt8>) -> Int? {
    let start = rest.startIndex
    guard rest.count > 3, rest[start + 2] == UInt8(ascii: "]"), rest[start + 1].isOne(of: "xXnN#?") else {
      return nil
    }
    let unit = rest[(start + 3)...].prefix(while: \.isLetter)
    let end = start + 3 + unit.count
    return ["px", "pt", "dp", "ms"].contains(String(decoding: unit, as: UTF8.self)) ? end : nil
  }
}
