import Files
package import Guide
import Printing
import Syntax
import Tokens
import Wording

/// Reads the texts of a page and what they say of tokens.
package struct PageReading {
  let document: MarkdownDocument
  let subject: AuditedSystem
  package private(set) var texts: [PageText] = []
  package private(set) var sections: [PageSection] = []
  /// The texts of its cells by their nodes.
  package private(set) var cells: [Int: PageText] = [:]
  /// The blocks of code, each with its section.
  private(set) var code: [(node: Int, section: Int)] = []
  private var open: [OpenHeading] = []
  /// The theme that a line in bold names, below which its values follow as below a heading.
  private var lead: String?
  private let title: OpenHeading
  /// Whether the page keeps what was, or what might have been.
  private let isKeptRecord: Bool

  package init(_ page: Page, _ subject: AuditedSystem) {
    document = page.document
    self.subject = subject
    let name = page.path.split(separator: "/").last.map(String.init) ?? ""
    title = OpenHeading(Array("\(page.title) \(name)".utf8), level: 0, section: 0)
    isKeptRecord = RecordWords.isFolder(ofFile: page.path) || Self.hasStatusOfRecord(page.document)
    addSection()
    read()
    cells = Dictionary(texts.lazy.filter { $0.kind == .cell }.map { ($0.node, $0) }) { first, _ in first }
  }

  private mutating func read() {
    for node in 0..<document.nodes.count {
      switch document[node].kind {
      case .paragraph:
        let parent = document.parent(of: node)
        let isItem = parent.map { document[$0].kind == .item && node == $0 + 1 } ?? false
        add(node, isItem ? .item : .paragraph)
        if parent == 0, let text = texts.last, text.node == node { readLead(text) }
      case .heading:
        let level = document[node].level
        open.removeAll { $0.level >= level }
        let text = PageText(node, .heading, section: sections.count, of: document)
        open.append(
          OpenHeading(text.bytes, level: level, section: sections.count, thing: LabelWords.thing(ofCode: text)))
        lead = nil
        addSection()
        texts.append(text)
      case .tableCell: add(node, .cell)
      case .codeBlock: code.append((node, sections.count - 1))
      case .document, .blockQuote, .list, .item, .htmlBlock, .thematicBreak, .table, .tableRow, .text,
        .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
        continue
      }
    }
  }

  /// Whether a line at the top of a page says that it holds no longer, or not yet: `Status: superseded`.
  private static func hasStatusOfRecord(_ document: MarkdownDocument) -> Bool {
    for node in document.nodes.indices.prefix(mostOfTop) {
      if document[node].kind == .heading, document[node].level > 1 { return false }
      guard document[node].kind == .paragraph else { continue }
      var text: [UInt8] = []
      document.appendPlainText(of: node, to: &text)
      if RecordWords.isStatus(text[...]) { return true }
    }
    return false
  }

  /// How many nodes of a document are looked at for its status.
  private static let mostOfTop = 60

  /// Begins a part of the page below a paragraph that is nothing but words in bold, `**Dark mode (planned):**`, or that
  /// begins with the name of a theme in bold and says a few words of it: `**Dark** — near-black, for the night`.
  private mutating func readLead(_ text: PageText) {
    guard text.bold.count == 1, let bold = text.bold.first, bold.lowerBound == 0 else { return }
    let rest = text.bytes[bold.upperBound...]
    let mode = ThemeWords.mode(ofHeading: text.bytes[bold], NameWords(text.bytes[bold]).words)
    let isRemarked = mode != nil && rest.count <= Self.longestRemark && ThemeWords.isRemark(rest)
    guard rest.allSatisfy({ $0.isOne(of: ": ") }) || isRemarked, mode != lead else { return }
    lead = mode
    addSection()
  }

  /// In bytes: a longer text is about more than the theme that it begins with.
  private static let longestRemark = 160

  /// Longer texts are read by nobody, and not here.
  private static let longestText = 6000

  private mutating func add(_ node: Int, _ kind: PageText.Kind) {
    guard document[node].range.count <= Self.longestText else { return }
    let text = PageText(node, kind, section: sections.count - 1, of: document)
    // The tags of a template are calls of a program, and their options no values of the design.
    if text.bytes.starts(with: "{%".utf8), text.bytes.suffix(2).elementsEqual("%}".utf8) { return }
    texts.append(text)
  }

  private mutating func addSection() {
    sections.append(
      PageSection(
        words: title.words + open.flatMap(\.allWords), heading: open.last?.words ?? [],
        number: sections.count, limits: open.reduce(into: []) { $0.formUnion($1.limits) },
        path: [0] + open.map(\.section), mode: lead ?? open.last(where: { $0.mode != nil })?.mode,
        isAside: isKeptRecord || title.isAside || open.contains(where: \.isAside),
        isHistory: title.isHistory || open.contains(where: \.isHistory),
        isOfDevices: !isKeptRecord && !title.isBesides && !open.contains(where: \.isBesides),
        isOfColors: open.contains { !PageSection.palettes.isDisjoint(with: $0.words) },
        things: Set(open.filter { $0.level > 1 }.flatMap(\.things)).sorted(), depth: open.count { $0.level > 1 }))
  }

  /// A heading that is open for the texts below it, and what its words say of them.
  private struct OpenHeading {
    let level: Int
    /// In English where they are known.
    let words: [String]
    /// With those that are written.
    let allWords: [String]
    let section: Int
    let mode: String?
    let isAside: Bool
    let isHistory: Bool
    /// Whether it is aside for another reason than that of devices.
    let isBesides: Bool

    /// Those that may limit what values below it hold for.
    let limits: Set<String>

    /// The words of the thing that it is about.
    let things: [String]

    init(_ text: [UInt8], level: Int, section: Int, thing: [String]? = nil) {
      let written = NameWords(text).words
      let words = ClaimWords.english(written)
      self.level = level
      self.words = words
      things = thing ?? LabelWords.things(ofHeading: words)
      allWords = words == written ? words : words + written
      limits = ValueLimits.all(in: allWords)
      self.section = section
      mode = ThemeWords.mode(ofHeading: text[...], written)
      // `Design system inspired by …`, `Mobile design system`: the title of the whole says nothing of its parts.
      let asides =
        level < 2 && words.contains(where: PageSection.wholes.contains) ? PageSection.pasts : PageSection.asides
      // The values of prompts are those to build with.
      let isPrompt = words.contains("prompts")
      isAside = words.contains(where: asides.contains) && !isPrompt
      isBesides = words.contains { asides.contains($0) && !PageSection.devices.contains($0) } && !isPrompt
      isHistory = words.contains(where: PageSection.histories.contains)
    }
  }

  /// The statements without those of custom properties with a prefix, where most of these have other values than the tokens:
  /// then the prefix is that of something else, which has names of its own.
  private func withoutForeign(_ statements: [Statement]) -> [Statement] {
    guard let prefix = subject.names.prefix, !prefix.isEmpty else { return statements }
    let own = statements.filter(\.isPrefixed)
    let agreed = own.filter(agrees)
    return agreed.count >= Self.several && agreed.count * 2 > own.count
      ? statements : statements.filter { !$0.isPrefixed }
  }

  /// Whether a table defines a palette of its own, of whose many names some happen to be those of tokens, all of them with
  /// other colours.
  private func isOtherPalette(_ table: TableReading, _ rows: [TokenRow], _ said: [Statement]) -> Bool {
    let colors = table.rows.count { row in
      row.contains { cell in if case .color? = table.value(cell)?.value { true } else { false } }
    }
    let own = said.filter { if case .color = $0.value { true } else { false } }
    // A name of several words is met by chance by nobody.
    guard rows.allSatisfy({ NameWords($0.name.bytes).words.count == 1 }) else { return false }
    return colors >= Self.leastOfPalette && !own.isEmpty && own.count * 3 <= colors && !own.contains(where: agrees)
  }

  /// The statements with how sure it is that they are about the tokens: what names one as nothing else is called is, and so
  /// is a word beside others that do, or that give tokens the values that they have.
  private func bound(_ statements: [Statement]) -> [Statement] {
    var evidence: [Int: Int] = [:]
    let isEvident = statements.map { $0.isWhole || agrees($0) }
    for (statement, isEvident) in zip(statements, isEvident) where isEvident {
      evidence[statement.section, default: 0] += 1
    }
    return zip(statements, isEvident).map { statement, isEvident in
      let others = (evidence[statement.section] ?? 0) - (isEvident ? 1 : 0)
      var bound = statement
      bound.confidence =
        statement.isUnderstood && (statement.isWhole || others >= Self.several && !mayBeShort(statement))
        ? .sure : .likely
      return bound
    }
  }

  /// Whether a word may be short for what stands on the token that is called so: `Muted` beside `muted-foreground`.
  private func mayBeShort(_ statement: Statement) -> Bool {
    statement.tokens.contains { path in
      guard let name = path.segments.last.map({ NameWords($0).words }) else { return false }
      return Self.contents.contains { word in
        subject.names.named(NameWords(name + [word])).contains { $0.parent == path.parent }
      }
    }
  }

  /// Words behind the name of a ground for what stands on it.
  private static let contents = ["foreground", "text", "fg", "content", "ink", "label"]

  private func agrees(_ statement: Statement) -> Bool {
    statement.tokens.contains { path in
      subject.names.tokens(path).contains {
        Comparison.matches(statement.value, statement.field, $0.token.value) == true
      }
    }
  }

  /// Fewer colours are a part of a palette.
  private static let leastOfPalette = 6

  /// How many values have to agree for others to be slips.
  private static let several = 2

  /// Whether a block of code stands in the middle of a sentence, which speaks of it and gives nothing a value: the text
  /// before it goes on behind it.
  private func isInSentence(_ node: Int) -> Bool {
    let next = Int(document[node].end)
    guard let parent = document.parent(of: node), next < document.nodes.count, document[next].kind == .paragraph,
      let before = document.children(of: parent).prefix(while: { $0 < node }).suffix(1).first,
      document[before].kind == .paragraph
    else { return false }
    func text(_ node: Int) -> [UInt8] { PageText(node, .paragraph, section: 0, of: document).bytes }
    guard let last = text(before).last, let first = text(next).first else { return false }
    return (last.isLetter || last.isDigit) && first.isLetter && !first.isUppercase
  }

  /// Adds what texts say of the things that lists and tables give values.
  private func addMentions(to named: inout NamedValues) {
    named.addThemes()
    named.addPlainNames()
    named.addSlips()
    let known = Definitions(named.all)
    if known.isEmpty { return }
    named.addVariables(of: known)
    for text in texts where text.kind != .heading && !sections[text.section].isAside {
      guard text.has(.digit) || text.has(.hash) else { continue }
      named.addMentions(StatementScan(text, sections[text.section], document, subject), of: known)
    }
    for (node, section) in code where !sections[section].isAside {
      named.addMembers(ofCode: node, sections[section], of: known)
    }
  }

  /// The cells below headers for what is not to be written: `Violation`.
  private var cellsOfFaults: Set<Int> {
    if cells.isEmpty { return [] }
    var found: Set<Int> = []
    for table in document.nodes.indices where document[table].kind == .table {
      var columns: [Int] = []
      for row in document.children(of: table) {
        let own = Array(document.children(of: row))
        if document[row].isHeader {
          columns = own.indices.filter { column in
            cells[own[column]].map { !PageSection.faults.isDisjoint(with: NameWords($0.bytes).words) } ?? false
          }
        } else {
          found.formUnion(columns.filter { $0 < own.count }.map { own[$0] })
        }
      }
    }
    return found
  }

  /// What the texts say the values of tokens are, and the values that they give to other names.
  package func statements() -> Said {
    var found: [Statement] = []
    var labelled = LabelledValues(document)
    var rows: [TokenRow] = []
    var named = NamedValues(document, sections)
    var tables: [(TableReading, Int)] = []
    let faults = cellsOfFaults
    for text in texts where text.kind != .heading && !faults.contains(text.node) {
      let section = sections[text.section]
      if section.isAside, section.isOfDevices, text.kind != .cell { labelled.add(text, in: section) }
      if section.isAside, !section.isOfDevices || !subject.hasTokens { continue }
      let scan = StatementScan(text, section, document, subject)
      if section.isAside {
        // What is in brackets behind a token's path is its value on every device.
        found += scan.statements().filter {
          $0.isReference && document.file.bytes[..<$0.range.start].last(where: { $0 != 0x60 }) == UInt8(ascii: "(")
        }
        continue
      }
      if subject.hasTokens { found += scan.statements().map { $0.within(text.section) } }
      named.add(scan)
      if text.kind != .cell { labelled.add(text, in: section) }
    }
    var next = 0
    for (node, section) in code where !sections[section].isAside && !isInSentence(node) {
      while next < texts.count, texts[next].node < node { next += 1 }
      let above = texts[..<next].last.flatMap { $0.section == section && $0.kind == .paragraph ? $0.bytes : nil }
      let variables = CodeVariables(node, in: document)
      if let variables { named.add(variables, sections[section]) }
      let code = CodeDeclarations(node, in: document)
      if subject.hasTokens {
        found += CodeStatements.all(
          variables, code, CodeStatements.lines(of: node, in: document), ledBy: NameWords(above ?? []).words,
          sections[section], document, subject
        ).map { $0.within(section) }
      }
      if let code { labelled.add(code, node, in: sections[section]) }
      labelled.add(linesOf: node, in: sections[section])
    }
    for table in cells.isEmpty ? 0..<0 : 0..<document.nodes.count where document[table].kind == .table {
      guard let scan = TableReading(table, cells, sections, document, subject) else {
        let other = TableReading(table, cells, sections, document, subject, ofDevices: true)
        if let other { labelled.add(other, table) }
        continue
      }
      if subject.hasTokens {
        let own = scan.namedRows()
        let said = own.flatMap { scan.statements(of: $0) }
        if !isOtherPalette(scan, own, said) {
          rows += own
          found += said.map { $0.within(scan.section.number) }
        }
      }
      if subject.hasTokens {
        found += (scan.namedCells(besides: found) + scan.listedValues(besides: found)).map {
          $0.within(scan.section.number)
        }
      }
      named.add(scan, table)
      labelled.add(scan, table)
      tables.append((scan, table))
    }
    for (reading, table) in tables {
      named.addUses(in: reading, table)
      named.addPairs(in: reading, table)
    }
    addMentions(to: &named)
    found = bound(withoutForeign(found))
    return Said(
      statements: found.sorted { $0.range.start < $1.range.start }, rows: rows, named: named.inOrder,
      labelled: labelled.all)
  }

  /// What a page says.
  package struct Said {
    /// What the values of tokens are, in the order of the page.
    package let statements: [Statement]
    /// The rows of its tables that name tokens.
    package let rows: [TokenRow]
    /// The values that it gives to names which are no tokens.
    package let named: [NamedValue]
    /// The values that it gives to things, by their labels.
    package let labelled: [LabelledValue]
  }
}
