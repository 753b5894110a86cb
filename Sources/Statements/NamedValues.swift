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
  private var all: [NamedValue] = []
  /// As they stand on the page: the first of a name is its definition.
  var inOrder: [NamedValue] { all.sorted { $0.span.range.start < $1.span.range.start } }
  private let document: MarkdownDocument
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
    if scan.text.kind == .item, let name = scan.properName() {
      add(name, in: scan, isVariable: false, isListed: true)
    }
  }

  private mutating func add(
    _ named: StatementScan.Named, in scan: StatementScan, isVariable: Bool, isListed: Bool, name thing: String? = nil,
    limits: Set<String>? = nil
  ) {
    let words = scan.text.words(around: named.valueRange.lowerBound)
    let sentence =
      limits.map { limits in
        // `Dark text` is what a colour is for, and no theme.
        zip(words, words.dropFirst() + [""]).filter { limits.contains($0) && $1 != "text" }.map(\.0)
      } ?? words
    let whole =
      min(named.name.lowerBound, named.valueRange.lowerBound)..<max(named.name.upperBound, named.valueRange.upperBound)
    guard !scan.text.isDenied(around: whole) else { return }
    let name = thing ?? String(decoding: scan.bytes[named.name], as: UTF8.self)
    let block = list(of: scan.text.node)
    let key = key(
      name, isVariable: isVariable, named.value, header: [], sentence: sentence, scan.section,
      scope: { scope(of: scan.text.node) })
    guard let key else { return }
    all.append(
      NamedValue(
        key: key, name: name, words: NameWords(name).words, value: named.value,
        span: document.file.span(document.range(ofPlain: named.valueRange, in: scan.text.node)),
        heading: scan.section.heading, isBelowType: Self.isBelowType(scan.section), block: block,
        sections: scan.section.path, isListed: isListed))
  }

  /// What a text says of colours that the page's lists and tables name, each in brackets behind its name: `Headers are
  /// Emerald (#10b981)`.
  mutating func addMentions(_ scan: StatementScan, of known: Set<NameWords>) {
    let bytes = scan.bytes
    for hex in HexColors.find(in: bytes[...]) {
      let open = hex.range.lowerBound - 1
      guard open > 1, bytes[open] == UInt8(ascii: "("), bytes[open - 1] == UInt8(ascii: " "),
        hex.range.upperBound < bytes.count, bytes[hex.range.upperBound] == UInt8(ascii: ")"),
        !scan.text.isStruck(open), let name = Self.name(before: open - 1, scan.text, of: known),
        let (value, end) = WrittenValue.read(bytes, at: hex.range.lowerBound), end == hex.range.upperBound
      else { continue }
      let place = document.file.span(document.range(ofPlain: hex.range, in: scan.text.node))
      if all.contains(where: { $0.span == place }) { continue }
      add(
        StatementScan.Named(name: name, value: value, valueRange: hex.range), in: scan, isVariable: false,
        isListed: false, limits: Self.modes)
    }
  }

  /// Words of a sentence that limit the value of a colour in brackets behind its name; what it is used for does not.
  private static let modes: Set<String> = [
    "dark", "light", "night", "day", "mode", "theme", "print", "inverse", "contrast", "high", "before", "after", "or",
  ]

  /// The names of colours that mean the same wherever they stand.
  var properNames: Set<NameWords> {
    Set(all.lazy.filter { $0.isListed && Self.isProper(NameWords($0.name).words, $0.value) }.map { NameWords($0.name) })
  }

  /// The known name that ends at an offset: in bold, or behind a word that says nothing more of it.
  private static func name(before end: Int, _ text: PageText, of known: Set<NameWords>) -> Range<Int>? {
    if let bold = text.bold.first(where: { $0.upperBound == end }) {
      return known.contains(NameWords(text.bytes[bold])) ? bold : nil
    }
    var start = end
    for _ in 0..<3 {
      guard let blank = text.bytes[..<max(0, start - 1)].lastIndex(of: UInt8(ascii: " ")) else {
        return known.contains(NameWords(text.bytes[..<end])) ? 0..<end : nil
      }
      start = blank + 1
      guard known.contains(NameWords(text.bytes[start..<end])) else { continue }
      let before = text.bytes[..<blank].reversed().prefix { $0.isLetter }.reversed()
      return joints.contains(String(decoding: before.map(\.lowercased), as: UTF8.self)) ? start..<end : nil
    }
    return nil
  }

  /// Words before the name of a colour that do not belong to it.
  private static let joints: Set<String> = [
    "are", "is", "in", "use", "uses", "using", "with", "of", "the", "on", "our", "to", "and", "for", "by", "as",
  ]

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
          key: key, name: name, words: NameWords(name).words, value: variable.value, span: span(variable.valueRange),
          heading: section.heading, isBelowType: Self.isBelowType(section), block: 0, sections: section.path,
          isListed: true, isInCode: true,
          remark: variable.remark.map { NamedValue.Remark(value: $0.value, span: span($0.range)) }))
    }
    for use in variables.uses {
      let name = String(decoding: file.bytes[use.name], as: UTF8.self)
      let key = key(
        name, isVariable: true, use.remark.value, header: [], sentence: [], section, scope: { "" })
      guard let key else { continue }
      all.append(
        NamedValue(
          key: key, name: name, words: NameWords(name).words, value: use.remark.value, span: span(use.remark.range),
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
            key: key, name: name, words: NameWords(name).words + header, value: value,
            span: document.file.span(document.range(ofPlain: range, in: cell.node)),
            heading: reading.section.heading, isBelowType: Self.isBelowType(reading.section), block: table,
            sections: reading.section.path, isListed: true, beside: isVariable ? Self.beside(cells, reading) : nil))
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
  ) -> String? {
    let words = NameWords(name).words
    guard !words.isEmpty, words.contains(where: { $0.utf8.contains(where: \.isLetter) }), !FileName.isOne(name) else {
      return nil
    }
    var around = Set(section.chain.split(whereSeparator: { !$0.isLetter }).map(String.init) + sentence + header)
    // In other languages headings name themes in their own words: `Modo oscuro`.
    if let mode = section.mode { around.insert(mode) }
    // The name of a variable limits nothing: `--radius-md`.
    let limits = around.intersection(Self.qualifiers).subtracting(isVariable ? words : []).sorted()
      .joined(separator: " ")
    let field = header.filter { !TableReading.values.contains($0) && !Self.qualifiers.contains($0) }
      .joined(separator: " ")
    let kind = Self.kind(value)
    let isProper = Self.isProper(words, value)
    var place = ""
    if !isVariable, !isProper { place = "\(document.file.path) / \(section.number) / \(scope())" }
    // One word may name a part (`Helper`); of colours it is the name only where the heading speaks of colours.
    if isProper, !isVariable, words.count == 1, !Self.hues.contains(words[0]),
      Self.palettes.isDisjoint(with: section.heading)
    {
      place = "\(document.file.path) / \(section.number)"
    }
    return [isVariable ? name : words.joined(separator: " "), kind, field, limits, place].joined(separator: " | ")
  }

  /// Words of headings below which names are those of colours.
  private static let palettes: Set<String> = ["color", "palette", "palettes", "swatch", "swatches", "hues"]

  private static func kind(_ value: WrittenValue) -> String {
    switch value {
    case .color: "color"
    case .curve: "curve"
    case .family: "family"
    case .quantity(let quantity): quantity.unit?.isTime == true ? "time" : quantity.unit == nil ? "number" : "length"
    }
  }

  /// Whether a name means the same wherever it stands.
  private static func isProper(_ words: [String], _ value: WrittenValue) -> Bool {
    guard case .color = value else { return false }
    let own = words.filter { $0.utf8.contains(where: \.isLetter) }
    guard own.allSatisfy({ !qualifiers.contains($0) }) else { return false }
    // `Green 900` is a step of one hue.
    if words.count == 2, isHue(words[0]) || words[0] == "gray", words[1].utf8.allSatisfy(\.isDigit) { return true }
    // `Primary Green` is one colour, and `Primary background` one of many.
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
