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
struct NamedValues {
  var all: [NamedValue] = []
  /// As they stand on the page: the first of a name is its definition.
  var inOrder: [NamedValue] { all.sorted { $0.span.range.start < $1.span.range.start } }
  let document: MarkdownDocument
  /// The block before each list and table.
  private let leads: [Int: Int]

  init(_ document: MarkdownDocument) {
    self.document = document
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
    guard scan.text.kind != .heading, scan.text.kind != .cell else { return }
    for name in scan.variables() {
      let isFirst = scan.text.kind == .item && name.name.lowerBound == 0
      add(name, in: scan, isVariable: true, isListed: isFirst)
    }
    for (name, own) in scan.measures() {
      add(own, in: scan, isVariable: true, isListed: false, name: name)
    }
    guard scan.text.kind == .item else { return }
    if let name = scan.properName() {
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
    guard !scan.isDenied(named) else { return }
    let name = thing ?? String(decoding: scan.bytes[named.name], as: UTF8.self)
    let key = key(
      name, isVariable: isVariable, named.value, header: [], sentence: limits ?? scan.limits(of: named), scan.section,
      scope: { scope(of: scan.text.node) })
    guard let key else { return }
    add(named, name, in: scan, key: key.key, limits: key.limits, isListed: isListed)
  }

  mutating func add(
    _ named: StatementScan.Named, _ name: String, in scan: StatementScan, key: String, limits: [String], isListed: Bool
  ) {
    all.append(
      NamedValue(
        key: key, name: name, words: NameWords(name).words, value: named.value,
        span: document.file.span(document.range(ofPlain: named.valueRange, in: scan.text.node)),
        heading: scan.section.heading, isBelowType: Self.isBelowType(scan.section), block: list(of: scan.text.node),
        sections: scan.section.path, isListed: isListed,
        isCode: scan.text.code.contains { $0.contains(named.name.lowerBound) }, limits: limits,
        around: scan.section.words))
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
          key: key.key, name: name, words: NameWords(name).words, value: variable.value,
          span: span(variable.valueRange),
          heading: section.heading, isBelowType: Self.isBelowType(section), block: 0, sections: section.path,
          isListed: true, isInCode: true, around: section.words,
          remark: variable.remark.map { NamedValue.Remark(value: $0.value, span: span($0.range)) }))
    }
    for use in variables.uses {
      let name = String(decoding: file.bytes[use.name], as: UTF8.self)
      let key = key(
        name, isVariable: true, use.remark.value, header: [], sentence: [], section, scope: { "" })
      guard let key else { continue }
      all.append(
        NamedValue(
          key: key.key, name: name, words: NameWords(name).words, value: use.remark.value, span: span(use.remark.range),
          heading: section.heading, isBelowType: Self.isBelowType(section), block: -1, sections: section.path))
    }
  }

  // MARK: Tables

  /// What the rows of a table say.
  mutating func add(_ reading: TableReading, _ table: Int) {
    for cells in reading.rows {
      guard let first = cells.first, first.struck.isEmpty, first.bytes.count <= 60 else { continue }
      let name = String(decoding: first.bytes, as: UTF8.self)
      let isVariable =
        StatementScan.isVariable(first.bytes[...])
        || first.isWholeCode && (Self.isPath(first.bytes[...]) || Self.isCompound(first.bytes[...]))
      guard isVariable || NameWords(first.bytes).words.count <= 5, reading.isUnknown(first, cells) else { continue }
      for (column, cell) in cells.enumerated().dropFirst() where column < reading.columns.count {
        // Another pair of a name and its value begins.
        if isVariable, StatementScan.isVariable(cell.bytes[...]) { break }
        guard let (value, range) = reading.value(cell), StatementScan.isTelling(value), !isPicture(cell) else {
          continue
        }
        let header = reading.columns[column].words
        let key = key(
          name, isVariable: isVariable, value, header: header, sentence: [], reading.section,
          scope: { scope(of: table) + " / " + (reading.columns.first?.words ?? []).joined(separator: " ") })
        guard let key else { continue }
        all.append(
          NamedValue(
            key: key.key, name: name, words: NameWords(name).words + header, value: value,
            span: document.file.span(document.range(ofPlain: range, in: cell.node)),
            heading: reading.section.heading, isBelowType: Self.isBelowType(reading.section), block: table,
            sections: reading.section.path, isListed: true, beside: isVariable ? Self.beside(cells, reading) : nil,
            isCode: first.isWholeCode, limits: key.limits, around: reading.section.words))
      }
    }
  }

  /// What the cells of a row say that are neither its name nor values.
  private static func beside(_ cells: [PageText], _ reading: TableReading) -> String {
    cells.dropFirst().filter { reading.value($0) == nil }.map { String(decoding: $0.bytes, as: UTF8.self) }
      .joined(separator: " | ")
  }

  /// Whether a cell is a picture, whose alternative often says the value beside it again.
  private func isPicture(_ cell: PageText) -> Bool {
    document.children(of: cell.node).first { _ in true }.map { document[$0].kind == .image } ?? false
  }

  /// Whether a word in code is a name of several words, as only tokens have them: `space-6`, `muted-ink`.
  static func isCompound(_ name: ArraySlice<UInt8>) -> Bool {
    let parts = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.count > 1 && name.first?.isLetter == true
      && !isProperty(parts.map { String(decoding: $0, as: UTF8.self) })
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter && !$0.isUppercase || $0.isDigit } }
  }

  /// Whether some words with hyphens between them are a property of CSS, of which everything has one: `border-radius`.
  private static func isProperty(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if ["padding", "margin", "outline", "transition", "animation", "scroll", "z", "max", "min"].contains(first) {
      return sides.contains(last)
    }
    if first == "border" { return sides.contains(last) }
    return properties.contains(words.joined(separator: "-"))
  }

  private static let sides: Set<String> = [
    "top", "bottom", "left", "right", "inline", "block", "start", "end", "width", "height", "color", "radius", "style",
    "offset", "duration", "delay", "index", "size", "function",
  ]
  private static let properties: Set<String> = [
    "font-size", "font-weight", "font-family", "line-height", "letter-spacing", "word-spacing", "background-color",
    "background-size", "text-indent", "text-shadow", "text-underline-offset", "box-shadow", "column-gap", "row-gap",
    "grid-gap", "stroke-width", "inline-size", "block-size", "accent-color", "caret-color", "flex-basis",
    "aspect-ratio", "stroke-dasharray", "backdrop-filter", "text-decoration-color", "text-decoration-thickness",
  ]

  /// Whether a name in code is one of several parts: `color.ink`, `accent/green`.
  static func isPath(_ name: ArraySlice<UInt8>) -> Bool {
    if name.contains(UInt8(ascii: ".")) { return true }
    let parts = name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.first?.isLetter == true && part.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
      }
  }

  private static func isBelowType(_ section: PageSection) -> Bool {
    !Set(section.words).isDisjoint(with: ["type", "typography", "font", "fonts", "text"])
  }

  // MARK: Keys

  /// - Parameter scope: what limits a name that does not mean the same everywhere.
  private func key(
    _ name: String, isVariable: Bool, _ value: WrittenValue, header: [String], sentence: [String],
    _ section: PageSection, scope: () -> String
  ) -> (key: String, limits: [String])? {
    let words = NameWords(name).words
    guard !words.isEmpty, words.contains(where: { $0.utf8.contains(where: \.isLetter) }), !FileName.isOne(name) else {
      return nil
    }
    // What the columns of a table say is said of their values, whatever the heading says of the table.
    let themes = header.filter(ThemeWords.modes.contains)
    var above = Set(section.chain.split(whereSeparator: { !$0.isLetter }).map(String.init))
    if !themes.isEmpty || ThemeWords.modes.intersection(above).count > 1 { above.subtract(ThemeWords.modes) }
    var around = above.union(sentence + header)
    // In other languages headings name themes in their own words: `Modo oscuro`.
    if let mode = section.mode, themes.isEmpty { around.insert(mode) }
    // What a name says itself limits nothing: `--radius-md`, `Error red`.
    let limits = around.intersection(Self.qualifiers).subtracting(words).sorted()
    let field = header.filter {
      !TableReading.values.contains($0) && !Self.qualifiers.contains($0) && $0 != "mode" && $0 != "theme"
    }.joined(separator: " ")
    let place = isVariable ? "" : place(of: words, value, section, scope: scope)
    let parts = [isVariable ? name : words.joined(separator: " "), Self.kind(value), field]
    return ((parts + [limits.joined(separator: " "), place]).joined(separator: " | "), limits)
  }

  /// What limits where a name means the same.
  private func place(
    of words: [String], _ value: WrittenValue, _ section: PageSection, scope: () -> String
  ) -> String {
    let isProper = Self.isProper(words, value)
    // One word may name a part (`Helper`); of colours it is the name only where the heading speaks of colours.
    if isProper, words.count > 1 || Self.hues.contains(words[0]) || section.isOfColors { return "" }
    let here = "\(document.file.path) / \(section.number)"
    if isProper { return here }
    return Self.isOfPalette(words, value, section) ? document.file.path : "\(here) / \(scope())"
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

  /// Whether a name is that of a colour wherever it stands.
  static func isProper(_ words: [String], _ value: WrittenValue) -> Bool {
    guard case .color = value else { return false }
    let own = words.filter { $0.utf8.contains(where: \.isLetter) }
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

  // MARK: Places

  /// The outermost list around a text; the text itself where there is none.
  private func list(of node: Int) -> Int {
    var place = node
    var parent = document.parent(of: node)
    while let block = parent {
      if document[block].kind == .list { place = block }
      parent = document.parent(of: block)
    }
    return place
  }

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
