import Files
import Guide
import Printing
import Syntax
import Wording

/// Collects the values that a page gives to names which are no tokens.
///
/// What a name means depends on what stands around it. A variable and a colour's proper name mean the same everywhere; of
/// any other it is assumed only in one section, below the same lead-in and in the same column. Names that a list or a table
/// gives several values mean several things, and are left out.
package struct NamedValues {
  var all: [NamedValue] = []
  /// As they stand on the page: the first of a name is its definition.
  var inOrder: [NamedValue] { all.sorted { $0.span.range.start < $1.span.range.start } }
  let document: MarkdownDocument
  /// The block before each list and table.
  private let leads: [Int: Int]
  /// The headings that name one thing of the page.
  private let things: Set<[String]>

  init(_ document: MarkdownDocument, _ sections: [PageSection]) {
    self.document = document
    things = Self.things(of: sections)
    var leads: [Int: Int] = [:]
    for parent in 0..<document.nodes.count {
      switch document[parent].kind {
      case .document, .item, .blockQuote:
        var before: Int?
        for child in document.children(of: parent) {
          if document[child].kind == .list || document[child].kind == .table, let before { leads[child] = before }
          before = child
        }
      case .list, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .table, .tableRow, .tableCell, .text,
        .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
        continue
      }
    }
    self.leads = leads
  }

  // MARK: Texts

  /// What a paragraph or an item says.
  mutating func add(_ scan: StatementScan) {
    guard scan.text.kind != .heading, scan.text.kind != .cell, scan.text.mayHoldValue else { return }
    let variables = scan.variables()
    for name in variables {
      let isFirst = scan.text.kind == .item && name.name.lowerBound == 0
      add(name, in: scan, isVariable: true, isListed: isFirst)
    }
    for (name, own) in scan.measures() {
      add(own, in: scan, isVariable: true, isListed: false, name: name)
    }
    guard scan.text.kind == .item else { return }
    if let name = scan.properName() ?? scan.describedColor() {
      // What a variable has is its own, and no part's.
      guard !variables.contains(where: { $0.valueRange.lowerBound == name.valueRange.lowerBound }) else { return }
      add(name, in: scan, isVariable: false, isListed: true)
    } else {
      for (theme, name) in scan.themedColors() {
        add(name, in: scan, isVariable: false, isListed: true, limits: [theme])
      }
    }
  }

  /// - Parameters:
  ///   - thing: what has the value, where that is not as the text writes it
  ///   - limits: the words that limit the value, where they are not those of the text around it
  private mutating func add(
    _ named: StatementScan.Named, in scan: StatementScan, isVariable: Bool, isListed: Bool, name thing: String? = nil,
    limits: [String]? = nil
  ) {
    guard !scan.isDenied(named), !scan.isInCalculation(named.valueRange.lowerBound) else { return }
    let name = thing ?? String(decoding: scan.bytes[named.name], as: UTF8.self)
    if let part = part(name, named, in: scan) {
      let own = Self.part(NameWords(name).words) != nil
      return add(named, own ? name : part.name, in: scan, key: part.key, isListed: isListed && own)
    }
    // A variable has one value whatever the state of what uses it.
    let said = (limits ?? scan.limits(of: named)).filter { !isVariable || !Self.states.contains($0) }
    let key = key(
      name, isVariable: isVariable, named.value, header: [], sentence: said, scan.section,
      scope: { scope(of: scan.text.node) })
    guard let key else { return }
    add(named, name, in: scan, key: key, isListed: isListed)
  }

  /// The part of a thing that a length is of, by its name or by the heading above it.
  private func part(
    _ name: String, _ named: StatementScan.Named, in scan: StatementScan
  ) -> (name: String, key: Key)? {
    guard Self.kind(named.value) == "length", scope(of: scan.text.node).isEmpty else { return nil }
    var words = ClaimWords.english(NameWords(name).words)
    if Self.isProperty(words) {
      let thing = Self.thing(ofHeading: scan.section.heading)
      guard things.contains(thing) else { return nil }
      words = thing + words
    }
    return Self.part(words).map {
      (
        words.joined(separator: " "),
        key($0, named.value, sentence: scan.limits(of: named), scan.section, besides: words)
      )
    }
  }

  /// - Parameter name: the words of the name, which limit nothing
  private func key(
    _ part: String, _ value: WrittenValue, sentence: [String], _ section: PageSection, besides name: [String]
  ) -> Key {
    let limits = ValueLimits.words(header: [], sentence: sentence, section).subtracting(name).sorted()
    let parts = [part, Self.kind(value), "", limits.joined(separator: " "), ""]
    return Key(text: parts.joined(separator: " | "), limits: limits, reach: .everywhere, isPart: true)
  }

  mutating func add(_ named: StatementScan.Named, _ name: String, in scan: StatementScan, key: Key, isListed: Bool) {
    all.append(
      NamedValue(
        key: key.text, name: name, words: ClaimWords.english(NameWords(name).words), value: named.value,
        span: document.file.span(document.range(ofPlain: named.valueRange, in: scan.text.node)),
        heading: scan.section.heading, isBelowType: Self.isBelowType(scan.section),
        block: document.outermostList(around: scan.text.node),
        sections: scan.section.path, isListed: isListed,
        isCode: scan.text.code.contains { $0.contains(named.name.lowerBound) }, limits: key.limits,
        isPart: key.isPart, reach: key.reach, around: scan.section.words))
  }

  // MARK: Code

  /// The variables that a block of code sets.
  mutating func add(_ variables: CodeVariables, _ section: PageSection) {
    let file = document.file
    func span(_ range: Range<Int>) -> Span { file.span(ByteRange(range.lowerBound, range.upperBound)) }
    for variable in variables.all {
      let name = String(decoding: file.bytes[variable.name], as: UTF8.self)
      let key = key(
        name, isVariable: true, variable.value, header: [], sentence: variable.selector, section, scope: { "" })
      guard let key else { continue }
      all.append(
        NamedValue(
          key: key.text, name: name, words: NameWords(name).words, value: variable.value,
          span: span(variable.valueRange),
          heading: section.heading, isBelowType: Self.isBelowType(section), block: 0, sections: section.path,
          isListed: true, isInCode: true, limits: key.limits, around: section.words,
          remark: variable.remark.map { NamedValue.Remark(value: $0.value, span: span($0.range)) }))
    }
    for use in variables.uses {
      let name = String(decoding: file.bytes[use.name], as: UTF8.self)
      let key = key(
        name, isVariable: true, use.remark.value, header: [], sentence: [], section, scope: { "" })
      guard let key else { continue }
      all.append(
        NamedValue(
          key: key.text, name: name, words: NameWords(name).words, value: use.remark.value,
          span: span(use.remark.range),
          heading: section.heading, isBelowType: Self.isBelowType(section), block: -1, sections: section.path))
    }
  }

  // MARK: Tables

  /// What the rows of a table say.
  mutating func add(_ reading: TableReading, _ table: Int) {
    let isOfOne = reading.columnsOfValues == 1
    let names = reading.nameColumn
    for cells in reading.rows where names < cells.count {
      let first = cells[names]
      guard first.struck.isEmpty, first.bytes.count <= 60 else { continue }
      let name = String(decoding: first.bytes, as: UTF8.self)
      let isVariable =
        CodeName.isVariable(first.bytes[...])
        || first.isWholeCode && CodeName.isWhole(first.bytes[...])
      guard isVariable || NameWords(first.bytes).words.count <= 5, reading.isUnknown(first, cells) else { continue }
      for (column, cell) in cells.enumerated().dropFirst(names + 1) where column < reading.columns.count {
        // Another pair of a name and its value begins.
        if isVariable, CodeName.isVariable(cell.bytes[...]) { break }
        // The one value that a table gives a variable is its value, whatever the language of its header.
        let isOwn = isOfOne && CodeName.isVariable(first.bytes[...])
        let header = reading.columns[column].words.filter {
          !isOwn || KindWords(Array($0.utf8)[...]) != .value || TableReading.values.contains($0)
        }
        guard let (written, range) = reading.value(cell), case let value = written.inUnit(of: header),
          StatementScan.isTelling(value), !isPicture(cell)
        else { continue }
        let words = NameWords(name).words
        let part =
          isVariable || Self.kind(value) != "length" || !Self.isProperty(header) ? nil : Self.part(words + header)
        let key =
          part.map { self.key($0, value, sentence: [], reading.section, besides: words) }
          ?? key(
            name, isVariable: isVariable, value, header: header, sentence: [], reading.section,
            scope: { scope(of: table) + " / " + reading.columns[names].words.joined(separator: " ") })
        guard let key else { continue }
        all.append(
          NamedValue(
            key: key.text, name: name, words: ClaimWords.english(NameWords(name).words) + header, value: value,
            span: document.file.span(document.range(ofPlain: range, in: cell.node)),
            heading: reading.section.heading, isBelowType: Self.isBelowType(reading.section), block: table,
            sections: reading.section.path, isListed: true, beside: isVariable ? Self.beside(cells, reading) : nil,
            isCode: first.isWholeCode, limits: key.limits, isPart: key.isPart,
            reach: key.reach, around: reading.section.words))
      }
    }
  }

  /// What the cells of a row say that are neither its name nor values.
  private static func beside(_ cells: [PageText], _ reading: TableReading) -> String {
    cells.indices.filter { $0 != reading.nameColumn && reading.value(cells[$0]) == nil }
      .map { String(decoding: cells[$0].bytes, as: UTF8.self) }.joined(separator: " | ")
  }

  /// Whether a cell is a picture, whose alternative often says the value beside it again.
  private func isPicture(_ cell: PageText) -> Bool {
    document.children(of: cell.node).first { _ in true }.map { document[$0].kind == .image } ?? false
  }

  private static func isBelowType(_ section: PageSection) -> Bool {
    !Set(section.words).isDisjoint(with: ["type", "typography", "font", "fonts", "text"])
  }

  // MARK: Keys

  /// What a value is kept under.
  struct Key {
    let text: String
    let limits: [String]
    let reach: NamedValue.Reach
    var isPart = false
  }

  /// - Parameter scope: what limits a name that does not mean the same everywhere.
  private func key(
    _ name: String, isVariable: Bool, _ value: WrittenValue, header: [String], sentence: [String],
    _ section: PageSection, scope: () -> String
  ) -> Key? {
    let words = NameWords(name).words
    guard !words.isEmpty, words.contains(where: Self.hasLetter), !FileName.isOne(name) else {
      return nil
    }
    // What a name says itself limits nothing: `--radius-md`, `Error red`.
    let limits = ValueLimits.words(header: header, sentence: sentence, section).subtracting(words).sorted()
    let field = header.filter {
      !TableReading.values.contains($0) && !Self.qualifiers.contains($0) && $0 != "mode" && $0 != "theme"
    }.joined(separator: " ")
    let reach = isVariable ? .everywhere : reach(of: words, value, section)
    let place =
      switch reach {
      case .everywhere: ""
      case .document: document.file.path
      case .section: "\(document.file.path) / \(section.number)"
      case .place: "\(document.file.path) / \(section.number) / \(scope())"
      }
    let parts = [
      isVariable ? name : Self.canonical(words).joined(separator: " "), Self.kind(value), field,
      limits.joined(separator: " "), place,
    ]
    return Key(text: parts.joined(separator: " | "), limits: limits, reach: reach)
  }

  /// The words of a name in one order, as `Background cream` and `Cream background` are one; two hues are another one in
  /// each, and so is what stands on something.
  static func canonical(_ words: [String]) -> [String] {
    words.allSatisfy(isHue) || !orders.isDisjoint(with: words) ? words : words.sorted()
  }

  package static let orders: Set<String> = [
    "on", "over", "under", "in", "of", "to", "from", "for", "with", "and", "vs",
  ]

  private func reach(of words: [String], _ value: WrittenValue, _ section: PageSection) -> NamedValue.Reach {
    let isProper = Self.isProper(words, value)
    // One word may name a part (`Helper`); of colours it is the name only where the heading speaks of colours.
    if isProper, words.count > 1 || Self.hues.contains(words[0]) || section.isOfColors { return .everywhere }
    if isProper { return .section }
    return Self.isOfPalette(words, value, section) ? .document : .place
  }

  /// Whether a name below the headings of a palette is that of a colour, and of no part of a thing.
  private static func isOfPalette(_ words: [String], _ value: WrittenValue, _ section: PageSection) -> Bool {
    guard section.isOfColors, case .color = value else { return false }
    return words.count > 1 || !parts.contains(words[0])
  }

  static func kind(_ value: WrittenValue) -> String {
    switch value {
    case .color: "color"
    case .curve: "curve"
    case .family: "family"
    case .quantity(let quantity): quantity.unit?.isTime == true ? "time" : quantity.unit == nil ? "number" : "length"
    }
  }

  /// Whether a word has a letter, of whatever script.
  private static func hasLetter(_ word: String) -> Bool { word.utf8.contains { $0.isLetter || $0 >= 0x80 } }

  /// Whether a name is that of a colour wherever it stands.
  static func isProper(_ words: [String], _ value: WrittenValue) -> Bool {
    guard case .color = value else { return false }
    let own = words.filter(hasLetter)
    guard own.allSatisfy({ !qualifiers.contains($0) }) else { return false }
    // `Green 900` is a step of one hue.
    if words.count == 2, isHue(words[0]) || words[0] == "gray", words[1].utf8.allSatisfy(\.isDigit) { return true }
    // `Lavender Purple` is one colour,
    if own.count > 1, own.allSatisfy(isHue), own.contains(where: hues.contains) { return true }
    // `Primary Green` too, and `Primary background` one of many.
    if own.count > 1, own.count(where: isHue) == 1, own.allSatisfy({ isHue($0) || roles.contains($0) }) { return true }
    // `Lagoon Orange` is somebody's own colour.
    if own.count == 2, basics.contains(own[1]), own[0].count > 2, !generic.contains(own[0]), !isHue(own[0]),
      !shades.contains(own[0])
    {
      return true
    }
    return own.allSatisfy { !generic.contains($0) } && own.reduce(0) { $0 + $1.count } >= 4
  }

  private static func isHue(_ word: String) -> Bool { hues.contains(word) || basics.contains(word) }

  /// Whether a word is one for a colour, of a hue or without.
  package static func isColorWord(_ word: String) -> Bool { isHue(word) || neutrals.contains(word) }

  // MARK: Places

  /// The items and lead-ins that a block stands below, from the inside out.
  private func scope(of node: Int) -> String {
    var parts: [String] = []
    var current = node
    while let parent = document.parent(of: current) {
      if let lead = leads[current], document[lead].kind == .paragraph { parts.append(opening(lead)) }
      if document[parent].kind == .item, parent + 1 != node, document[parent + 1].kind == .paragraph {
        parts.append(opening(parent + 1))
      }
      current = parent
    }
    return parts.joined(separator: " / ")
  }

  private func opening(_ block: Int) -> String {
    var text: [UInt8] = []
    document.appendPlainText(of: block, to: &text)
    return String(decoding: text.prefix(200), as: UTF8.self)
  }
}

extension PageText {
  /// Whether all of it is written as code.
  package var isWholeCode: Bool { code.count == 1 && code.first == 0..<bytes.count }
}

extension MarkdownDocument {
  /// The outermost list around a text; the text itself where there is none.
  func outermostList(around node: Int) -> Int {
    var place = node
    var parent = parent(of: node)
    while let block = parent {
      if self[block].kind == .list { place = block }
      parent = self.parent(of: block)
    }
    return place
  }
}
