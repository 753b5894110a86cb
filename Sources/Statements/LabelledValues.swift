import Files
import Printing
import Syntax
import Wording

/// Collects the values of a page with their labels.
struct LabelledValues {
  private(set) var all: [LabelledValue] = []
  private let document: MarkdownDocument

  init(_ document: MarkdownDocument) { self.document = document }

  /// What a paragraph or an item says.
  mutating func add(_ text: PageText, in section: PageSection) {
    guard text.bytes.count <= Self.longest, LabelScan.mayHoldValue(text) else { return }
    let owner = text.kind == .item ? owner(of: text.node) : .heading
    var head: [UInt8] = []
    if case .named(let name) = owner { head = name }
    if let own = Self.opening(text) { head += [UInt8(ascii: " ")] + own }
    var scan = LabelScan(text, head: head)
    let block = document.outermostList(around: text.node)
    for found in scan.values() {
      // Within a sentence, one word before a colour says what has it, and is seldom its name.
      if text.kind == .paragraph, found.words.property == .color, found.words.thing.count < 2,
        !found.words.thing.allSatisfy(NamedValues.isColorWord)
      {
        continue
      }
      // Whose it is stands in a sentence.
      if case .sentence = owner, found.words.thing.allSatisfy(NamedValues.parts.contains) { continue }
      var lead: [String]?
      if case .lead(let words) = owner { lead = words }
      add(found, text, in: section, header: [], block: block, lead: lead)
    }
  }

  /// What the values of a list belong to.
  private enum Owner {
    /// The line above it or the item around it.
    case named([UInt8])
    /// What some sentence above it speaks of, where it begins with a name.
    case sentence
    /// What a line above it leads to: `Colours of the first page:`.
    case lead([String])
    /// What the heading above it says.
    case heading
  }

  /// What a text begins with in bold or in code, before a dash: `**card** — a panel, padding 12px`.
  private static func opening(_ text: PageText) -> [UInt8]? {
    let spans = (text.bold + text.code).filter { $0.lowerBound == 0 }
    guard let end = spans.map(\.upperBound).max(), end < text.bytes.count, end <= longestTitle else { return nil }
    let rest = text.bytes[end...].drop { $0 == UInt8(ascii: " ") }
    let isDash = rest.first == 0xE2 || rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "(")
    return isDash && !text.bytes[..<end].contains(where: \.isDigit) ? Array(text.bytes[..<end]) : nil
  }

  private static let longest = 1200

  private func owner(of node: Int) -> Owner {
    guard let item = document.parent(of: node), let list = document.parent(of: item),
      let outer = document.parent(of: list)
    else { return .heading }
    if document[outer].kind == .item, document[outer + 1].kind == .paragraph { return title(outer + 1) }
    guard let before = document.children(of: outer).prefix(while: { $0 < list }).suffix(1).first,
      document[before].kind == .paragraph
    else { return .heading }
    return title(before)
  }

  /// What a block names: all of it, or what it begins with in bold or in code.
  private func title(_ node: Int) -> Owner {
    let text = PageText(node, .item, section: 0, of: document)
    let spans = (text.bold + text.code).filter { $0.lowerBound == 0 }
    // `SUCCESS (all went well)` names one thing.
    let short = Trimming.bytes(text.bytes.prefix { $0 != UInt8(ascii: "(") })
    let name =
      spans.map(\.upperBound).max().map { Array(text.bytes[..<$0]) }
      ?? (short.contains(UInt8(ascii: " ")) ? text.bytes : Array(short))
    let words = NameWords(name).words
    guard name.count <= Self.longestTitle, !name.contains(where: \.isDigit),
      !spans.isEmpty || LabelWords.things(ofHeading: words).count <= Self.mostOfTitle
    else { return .sentence }
    // `The following are the defaults:`
    return spans.isEmpty && words.count >= Self.mostOfTitle ? .lead(ClaimWords.english(words)) : .named(name)
  }

  private static let mostOfTitle = 2
  /// In bytes.
  private static let longestTitle = 60

  private func isPrice(_ cell: PageText) -> Bool {
    guard let end = ["$", "€", "£"].lazy.compactMap({ cell.bytes[...].firstPlace(of: $0)?.upperBound }).first else {
      return false
    }
    return end < cell.bytes.count && cell.bytes[end].isDigit
  }

  /// What the rows of a table say.
  mutating func add(_ reading: TableReading, _ table: Int) {
    for cells in reading.rows where cells.contains(where: LabelScan.mayHoldValue) {
      // A margin beside a price is none of a design.
      guard !cells.contains(where: isPrice), let nameColumn = nameColumn(cells, reading), nameColumn < cells.count
      else { continue }
      let first = cells[nameColumn]
      guard first.struck.isEmpty, first.bytes.count <= 60, !first.bytes.isEmpty else { continue }
      let before = all.count
      let code = first.code.first { CodeName.isCompound(first.bytes[$0]) || CodeName.isVariable(first.bytes[$0]) }
      let names = code.map { [first.bytes[$0]] } ?? Self.parts(of: first.bytes.prefix { $0 != UInt8(ascii: "(") })
      for name in names {
        for (column, cell) in cells.enumerated()
        where column != nameColumn && column < reading.columns.count && LabelScan.mayHoldValue(cell) {
          let header = reading.columns[column].words
          var scan = LabelScan(cell, head: Array(name), column: Array(header.joined(separator: " ").utf8))
          let found = scan.values()
          // Several values in a cell are told apart by nothing but their own labels, or are one in several units.
          let isTold = found.count == 1 || found.allSatisfy { !$0.label.isEmpty || $0.property != nil }
          let isOne = found.dropFirst().allSatisfy { $0.label.isEmpty && found[0].value.matches($0.value) == true }
          for own in isTold ? found : isOne ? Array(found.prefix(1)) : [] where !isOfVariable(own, than: name, in: cell)
          {
            add(own, cell, in: reading.section, header: header, block: table, row: name)
          }
        }
      }
      if all.count == before + 1 { addUses(of: all[before], cells, nameColumn, in: reading) }
    }
  }

  /// Whether a value in a cell is that of a variable named beside it, and not of the row's: `--text-xs: 11px`.
  private func isOfVariable(_ found: LabelScan.Found, than name: ArraySlice<UInt8>, in cell: PageText) -> Bool {
    cell.code.contains { code in
      CodeName.isVariable(cell.bytes[code]) && !cell.bytes[code].elementsEqual(name)
        && found.label.contains { $0.overlaps(code) }
    }
  }

  /// The names in a cell that holds several: `Cards, panels`.
  private static func parts(of name: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    let parts = name.split { $0 == UInt8(ascii: ",") }
    let areNames = parts.count > 1 && parts.allSatisfy { (1...2).contains(NameWords($0).words.count) }
    return areNames ? parts : [name]
  }

  /// The things that a row says its one value is for: `12px | Cards, panels`.
  private mutating func addUses(of value: LabelledValue, _ cells: [PageText], _ names: Int, in reading: TableReading) {
    // One thing may have type of several weights.
    if value.property == .weight { return }
    for (column, cell) in cells.enumerated() where column != names && column < reading.columns.count {
      // What stands below `Easing` is no use of a duration.
      let header = Array(reading.columns[column].words.joined(separator: " ").utf8)
      guard cell.bytes.count <= Self.longestUses, !cell.bytes.contains(where: \.isDigit), !cell.isWholeCode,
        LabelWords(header[...]).property == nil
      else { continue }
      for part in cell.bytes.split(whereSeparator: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "/") }) {
        let words = LabelWords(part)
        guard (1...2).contains(words.thing.count), NameWords(part).words.count <= 3,
          value.property != .length && value.property != .color || words.property != nil
        else { continue }
        let property = words.property ?? value.property
        guard property == value.property || value.property == .length && property.isLength else { continue }
        all.append(value.used(by: words.thing, as: property, String(decoding: part, as: UTF8.self)))
      }
    }
  }

  /// In bytes.
  private static let longestUses = 80

  // MARK: Code

  /// The lines of a block of code that is in no language: `- Gap between cards: 12px`.
  mutating func add(linesOf node: Int, in section: PageSection) {
    let file = document.file
    // What rules declare is of their selectors.
    guard document.info(of: node).isEmpty, let content = document.contentRange(of: node),
      content.count <= Self.longestBlock, file.bytes[content.start..<content.end].firstPlace(of: "{\n") == nil
    else { return }
    for line in file.bytes[content.start..<content.end].split(separator: UInt8(ascii: "\n")) {
      let text = PageText(line: Array(line.drop { $0.isOne(of: " -*\t") }), of: node, section: section.number)
      let start = line.endIndex - text.bytes.count
      guard text.bytes.first?.isLetter ?? false, text.bytes.contains(UInt8(ascii: ":")), text.bytes.count <= 200 else {
        continue
      }
      var scan = LabelScan(text)
      for found in scan.values() where !found.label.isEmpty {
        let range = ByteRange(start + found.range.lowerBound, start + found.range.upperBound)
        add(found, text, in: section, header: [], block: node, span: file.span(range))
      }
    }
  }

  /// In bytes.
  private static let longestBlock = 4000

  /// The column of the name of a row: the one behind the first where that holds a value.
  private func nameColumn(_ cells: [PageText], _ reading: TableReading) -> Int? {
    let names = reading.nameColumn
    guard names < cells.count, names == 0, cells.count > 1 else { return names }
    let isValue =
      reading.value(cells[0]) != nil
      || cells[0].isWholeCode && !ClassDeclarations.all(in: cells[0].bytes, 0..<cells[0].bytes.count).isEmpty
    return !isValue ? 0 : reading.value(cells[1]) == nil && NameWords(cells[1].bytes).words.count <= 3 ? 1 : nil
  }

  /// What a block of code declares.
  mutating func add(_ code: CodeDeclarations, _ node: Int, in section: PageSection) {
    let file = document.file
    for found in code.all {
      let own = Array(file.bytes[found.name])
      let isColor = if case .color = found.value { true } else { false }
      let words = LabelWords((found.around.joined(separator: " ") + " ").utf8 + own[...], isColor: isColor)
      guard !words.isSentence, words.property != nil, !words.thing.isEmpty || !section.things.isEmpty else { continue }
      var value = found.value
      if found.isBare, let property = words.property, property.isLength, case .quantity(let quantity) = value {
        value = .quantity(quantity.with(.px))
      }
      guard let property = Self.property(words.property, value, in: section) else { continue }
      // `light: "#fff"` is one of many such objects; `primaryLight` is a name of its own.
      let name = LabelWords(own[...], isColor: isColor).thing
      guard name.isEmpty || !name.allSatisfy(Self.cases.contains) else { continue }
      let limits = ValueLimits.words(header: [], sentence: found.around, section).intersection(Self.cases)
      let thing = words.thing.filter { !limits.contains($0) || name.contains($0) }
      all.append(
        LabelledValue(
          thing: thing, context: section.things, heading: section.heading, property: property, limits: limits.sorted(),
          label: String(decoding: own, as: UTF8.self), value: value,
          span: file.span(ByteRange(found.range.lowerBound, found.range.upperBound)), isInCode: true, block: node,
          sections: section.path, depth: section.depth))
    }
  }

  /// What something is of, and in which case: words for a case are none of the thing, unless it has no other.
  private static func parted(
    _ thing: [String], _ around: [String], _ section: PageSection, header: [String] = []
  ) -> (thing: [String], limits: [String]) {
    let own = thing.filter(cases.contains)
    var said = ValueLimits.words(header: header, sentence: around, section).filter(cases.contains)
    said.formUnion(around.lazy.filter(cases.contains))
    if own.count == thing.count, section.things.isEmpty { return (thing, said.subtracting(own).sorted()) }
    return (own.isEmpty ? thing : thing.filter { !own.contains($0) }, said.union(own).sorted())
  }

  /// Words for states, themes, devices and bounds.
  private static let cases: Set<String> = NamedValues.states.union([
    "dark", "light", "night", "day", "mobile", "tablet", "desktop", "phone", "ios", "android", "web", "watch",
    "landscape", "portrait", "min", "max", "minimum", "maximum", "if", "when", "except", "before", "after", "print",
    "inverse", "vertical", "other",
  ])

  private mutating func add(
    _ found: LabelScan.Found, _ text: PageText, in section: PageSection, header: [String], block: Int,
    row: ArraySlice<UInt8>? = nil, lead: [String]? = nil, span: Span? = nil
  ) {
    let value = Self.inPixels(found.value, found.words.property, below: section.heading)
    let property = found.property ?? Self.property(found.words.property, value, in: section)
    let context = lead.map { Set(section.things + LabelWords.things(ofHeading: $0)).sorted() } ?? section.things
    let words = found.words.thing + [found.part].compactMap(\.self)
    guard let property, !words.isEmpty || !context.isEmpty else { return }
    let (thing, limits) = Self.parted(Set(words).sorted(), found.around, section, header: header)
    let label =
      row.map { String(decoding: Trimming.bytes($0), as: UTF8.self) }
      ?? found.label.map { String(decoding: text.bytes[$0], as: UTF8.self) }.joined(separator: ", ")
    all.append(
      LabelledValue(
        thing: thing, row: row.map { LabelWords($0, isColor: true).thing } ?? [], context: context,
        heading: lead ?? section.heading, property: property, limits: limits, label: label,
        value: value, span: span ?? document.file.span(document.range(ofPlain: found.range, in: text.node)),
        block: block,
        sections: section.path, depth: section.depth))
  }

  /// A number without a unit in pixels, where its label or the heading says that it is a space or a radius.
  private static func inPixels(
    _ value: WrittenValue, _ property: LabelledProperty?, below heading: [String]
  ) -> WrittenValue {
    guard case .quantity(let quantity) = value, quantity.unit == nil, !quantity.isFraction else { return value }
    let kinds = KindWords(Array(heading.joined(separator: " ").utf8)[...])
    let isLength = property.map { $0.isLength } ?? !kinds.isDisjoint(with: [.spacing, .radius])
    return isLength ? .quantity(quantity.with(.px)) : value
  }

  /// What of its thing a value is; nil for a number that may be anything.
  private static func property(
    _ said: LabelledProperty?, _ value: WrittenValue, in section: PageSection
  ) -> LabelledProperty? {
    switch value {
    case .color: return .color
    case .curve: return .curve
    case .family: return nil
    case .quantity(let quantity):
      if quantity.unit?.isTime == true { return .duration }
      if quantity.unit == nil {
        switch said {
        case .weight, .leading, .tracking, .opacity: return said
        case nil: return Self.kind(ofBare: quantity.low)
        case .size, .height, .width, .radius, .padding, .margin, .gap, .spacing, .border, .length: return said
        case .duration, .curve, .color: return nil
        }
      }
      let known = said ?? LabelWords.property(ofHeading: section.heading)
      switch known {
      case nil, .weight, .opacity, .duration, .curve, .color: return .length
      case .size, .height, .width, .radius, .padding, .margin, .gap, .spacing, .border, .length, .leading, .tracking:
        return known
      }
    }
  }

  /// What a number without a unit is that nothing says: of the sizes that weights and line heights have.
  private static func kind(ofBare number: Double) -> LabelledProperty? {
    if (100...900).contains(number), number.truncatingRemainder(dividingBy: 50) == 0 { return .weight }
    return (0.8...3).contains(number) ? .leading : nil
  }
}
