import Colorimetry
import Files
package import Syntax

/// Values of one kind that are drawn together.
package struct RecognizedGroup: Sendable {
  package let kind: ValueKind
  /// The list, table or paragraph they stand in.
  package let node: Int
  /// The headings, lead-in and parent items they may be captioned with, outermost first.
  package let titles: [Int]
  package var entries: [RecognizedEntry]
}

/// The groups that are drawn behind a block of the document's own.
package struct RecognizedBlock: Sendable {
  package let node: Int
  /// The number of its first figure in the document, from 1.
  package let first: Int
  package let groups: [RecognizedGroup]
}

/// Walks a document once and collects its values, block by block.
package struct DocumentScan {
  let document: MarkdownDocument
  /// In the order of the document.
  package private(set) var found: [RecognizedBlock] = []
  private var groups: [RecognizedGroup] = []
  /// The open headings; what each says is read once it is asked for.
  private var headings: [(node: Int, says: Surrounding?)] = []
  private var lead: Int?
  private var around: Surroundings
  private var hasSurroundings = false
  /// The colours with a name so far; `names` has the first name of each by its hex once it is asked for.
  private var named: [(color: Color, name: String)] = []
  private var names: [String: String] = [:]
  /// The colours drawn so far.
  private var drawn: [Color] = []
  /// Whether the document has named one of UIKit's colours.
  private var speaksUIKit = false
  /// What is looked through, one block after the other.
  private var text = TextScan()
  private var tables: TableScan

  /// Bounds of what is drawn; more than that stays text.
  package static let mostEntries = 64
  package static let mostGroups = 200
  static let deepestList = 8
  /// Longer items and paragraphs are not looked through.
  static let longestText = 2000

  package init(_ document: MarkdownDocument) {
    self.document = document
    around = Surroundings(in: document)
    tables = TableScan(document)
    var count = 0
    for node in document.children(of: 0) {
      scan(block: node, depth: 1)
      guard !groups.isEmpty else { continue }
      var merged = Self.merged(groups, into: node, titles: around.titles)
      groups = []
      merged.removeAll { isRepeated($0) }
      if !merged.isEmpty, count + merged.count <= Self.mostGroups {
        found.append(RecognizedBlock(node: node, first: count + 1, groups: merged))
      }
      count += merged.count
      for group in merged where group.kind == .color {
        for index in group.entries.indices {
          if let color = group.entries[index].color { drawn.append(color) }
        }
      }
    }
  }

  // MARK: What stands above

  private mutating func enter(heading: Int) {
    let level = document[heading].level
    while let last = headings.last, document[last.node].level >= level { headings.removeLast() }
    headings.append((heading, nil))
  }

  /// The two nearest headings and a lead-in line; read only where there is something to name.
  private mutating func prepareSurroundings() {
    guard !hasSurroundings else { return }
    hasSurroundings = true
    around.pop(to: 0)
    for index in headings.indices.suffix(2) {
      let says = headings[index].says ?? Surrounding(headings[index].node, in: document)
      headings[index].says = says
      around.push(says)
    }
    guard let lead, document[lead].range.count <= Surrounding.longest else { return }
    around.push(Surrounding(lead, in: document))
  }

  /// Whether a list or table, or an item of one, holds anything a value could be.
  private func mayHold(_ node: Int) -> Bool {
    ByteCheck.mayHoldValue(document.file, document[node].range, speaksUIKit: speaksUIKit)
  }

  // MARK: Blocks

  /// A block of the document or of a quotation.
  private mutating func scan(block node: Int, depth: Int) {
    switch document[node].kind {
    case .heading: if depth == 1 { enter(heading: node) }
    case .paragraph:
      scan(paragraph: node)
      lead = node
    case .list:
      if mayHold(node) { scan(list: node, depth: depth) }
      readTextStyles(of: node)
    case .table:
      if mayHold(node) { scan(table: node) }
      readTextStyles(of: node)
    case .blockQuote:
      guard depth <= Self.deepestList else { break }
      for child in document.children(of: node) { scan(block: child, depth: depth + 1) }
    case .document, .item, .codeBlock, .htmlBlock, .thematicBreak, .tableRow, .tableCell, .text, .softBreak, .lineBreak,
      .code, .htmlInline, .emphasis, .strong, .strikethrough, .link, .image:
      break
    }
    if document[node].kind != .paragraph { lead = nil }
    hasSurroundings = false
  }

  private static func namesTextStyles(_ node: Int, in document: MarkdownDocument) -> Bool {
    let range = document[node].range
    return range.count <= Surrounding.longest && ByteCheck.namesTextStyles(document.file, range)
  }

  /// Apple's text styles in a list or table that says it speaks of them and gives no size of its own.
  private mutating func readTextStyles(of node: Int) {
    var isNamed = false
    if !headings.isEmpty { isNamed = Self.namesTextStyles(headings[headings.count - 1].node, in: document) }
    if !isNamed, let lead { isNamed = Self.namesTextStyles(lead, in: document) }
    guard isNamed, !groups.contains(where: { $0.kind == .type }) else { return }
    let styles = TextStyles.entries(of: node, in: document)
    guard !styles.isEmpty else { return }
    prepareSurroundings()
    add(styles, in: node)
  }

  private mutating func scan(paragraph node: Int) {
    guard document[node].range.count <= Self.longestText,
      ByteCheck.mayHoldProseValue(node, in: document)
    else { return }
    text.load(node, of: document)
    text.cut()
    prepareSurroundings()
    var colors = ColorScan(text)
    let layers = takeLayers(of: &colors)
    if !layers.isEmpty { add(colors.entries(layers, node: node, isProse: true, title: around.title), in: node) }
    if colors.isPalette { add(colors.entries(node: node, known: knownNames()), in: node) }
    add(NumberScan.entries(text, around, node: node, isProse: true), in: node)
  }

  private mutating func scan(list: Int, depth: Int) {
    guard depth <= Self.deepestList else { return }
    for item in document.children(of: list) {
      var paragraph: Int?
      for child in document.children(of: item) {
        switch document[child].kind {
        case .paragraph where paragraph == nil:
          paragraph = child
          if mayHold(child) { scan(item: child, of: list) }
        case .list:
          guard mayHold(child) else { continue }
          prepareSurroundings()
          let level = around.count
          if let paragraph { around.push(Surrounding(paragraph, in: document)) }
          scan(list: child, depth: depth + 1)
          around.pop(to: level)
        case .table:
          guard mayHold(child) else { continue }
          prepareSurroundings()
          scan(table: child)
        case .blockQuote:
          prepareSurroundings()
          let level = around.count
          if let paragraph { around.push(Surrounding(paragraph, in: document)) }
          for inner in document.children(of: child) where document[inner].kind == .paragraph {
            scan(paragraph: inner)
          }
          around.pop(to: level)
        case .document, .item, .codeBlock, .htmlBlock, .paragraph, .heading, .thematicBreak, .tableRow,
          .tableCell, .text, .softBreak, .lineBreak, .code, .htmlInline, .emphasis, .strong, .strikethrough, .link,
          .image:
          continue
        }
      }
    }
  }

  private mutating func scan(item paragraph: Int, of list: Int) {
    guard document[paragraph].range.count <= Self.longestText else { return }
    text.load(paragraph, of: document)
    guard mayHoldValue(paragraph), !ByteCheck.onlySpeaksOfColor(text.text) else { return }
    text.cut()
    var colors = ColorScan(text)
    let layers = takeLayers(of: &colors)
    if !layers.isEmpty {
      add(colors.entries(layers, node: paragraph, title: around.title), in: list)
      if colors.found.isEmpty { return }
    }
    if !colors.found.isEmpty {
      let isAlone = colors.found.count == 1
      guard !isAlone || !colors.isInSentence else { return }
      prepareSurroundings()
      let entries = colors.entries(node: paragraph, known: isAlone ? [:] : knownNames())
      if isAlone { name(entries) }
      add(entries, in: list)
      return
    }
    prepareSurroundings()
    let numbers = NumberScan.entries(text, around, node: paragraph)
    guard numbers.isEmpty else {
      add(numbers, in: list)
      return
    }
    if let families = text.families(around), let name = text.nameText {
      let entry = RecognizedEntry(
        name: name, kind: .family, value: .families(families), caption: nil, node: paragraph)
      add([entry], in: list)
    } else {
      add(systemColors(text, paragraph), in: list)
    }
  }

  /// Whether the text that is looked through may hold a value, links and marks left out.
  private func mayHoldValue(_ paragraph: Int) -> Bool {
    let hasCode = (paragraph..<Int(document[paragraph].end)).contains { document[$0].kind == .code }
    return hasCode || text.text.withUnsafeBufferPointer { ByteCheck.mayHoldValue($0, speaksUIKit: speaksUIKit) }
  }

  /// The shadows and gradients of a text; what stands above is read only where there are some.
  private mutating func takeLayers(of colors: inout ColorScan) -> [LayerScan.Found] {
    guard LayerScan.mayStand(in: colors) else { return [] }
    prepareSurroundings()
    return colors.takeLayers { around.has(.shadow) }
  }

  /// The colour a code span names, under a heading or beside a name that says it is one.
  private mutating func systemColors(_ scan: TextScan, _ paragraph: Int) -> [RecognizedEntry] {
    var found: [RecognizedEntry] = []
    for node in paragraph..<Int(document[paragraph].end) where document[node].kind == .code {
      guard document.literal(of: node).count <= SystemColors.longestName,
        let color = SystemColors.color(named: document.string(of: node), speaksUIKit: speaksUIKit)
      else { continue }
      let own = scan.name.map { KindWords(scan.text[$0]) } ?? []
      guard own.contains(.color) || around.has(.color) else { continue }
      if color.name == document.string(of: node) { speaksUIKit = true }
      found.append(
        RecognizedEntry(
          name: scan.nameText ?? color.name, kind: .color,
          value: .themed([("light", color.light), ("dark", color.dark)]), caption: "Apple’s \(color.name)",
          node: paragraph))
    }
    return found
  }

  private mutating func scan(table: Int) {
    prepareSurroundings()
    tables.read(table, around)
    name(tables.entries)
    add(tables.entries, in: table)
  }

  private mutating func name(_ entries: [RecognizedEntry]) {
    for index in entries.indices {
      if let color = entries[index].color { named.append((color, entries[index].name)) }
    }
  }

  /// The first name of each colour, by its hex.
  private mutating func knownNames() -> [String: String] {
    for (color, name) in named where names[color.hex] == nil { names[color.hex] = name }
    named.removeAll()
    return names
  }

  // MARK: Groups

  private mutating func add(_ entries: [RecognizedEntry], in node: Int) {
    guard !entries.isEmpty else { return }
    let words = around.nearest?.words ?? []
    let theme = words.contains(.light) ? "light" : words.contains(.dark) ? "dark" : nil
    for index in entries.indices {
      let group = group(of: entries[index].kind, in: node, holding: entries.count - index)
      guard groups[group].entries.count < Self.mostEntries else { continue }
      groups[group].entries.append(entries[index])
      guard let theme, entries[index].kind == .color else { continue }
      groups[group].entries[groups[group].entries.count - 1].theme = theme
    }
  }

  /// The place of the group of a kind's values in a block; made where there is none, for at most `count` values.
  private mutating func group(of kind: ValueKind, in node: Int, holding count: Int) -> Int {
    var index = groups.count - 1
    while index >= 0 {
      if groups[index].kind == kind, groups[index].node == node { return index }
      index -= 1
    }
    groups.append(RecognizedGroup(kind: kind, node: node, titles: around.titles, entries: []))
    groups[groups.count - 1].entries.reserveCapacity(min(count, Self.mostEntries))
    return groups.count - 1
  }

  /// Whether a group is one colour that stands on a plate already: beside its text the chip is enough.
  private func isRepeated(_ group: RecognizedGroup) -> Bool {
    guard group.entries.count == 1, let color = group.entries[0].color else { return false }
    return drawn.contains(color)
  }

  /// One or two values of an inner list stand with those of the whole block.
  private static func merged(
    _ groups: [RecognizedGroup], into block: Int, titles: @autoclosure () -> [Int]
  ) -> [RecognizedGroup] {
    if groups.allSatisfy({ $0.node == block }) { return groups }
    var merged: [RecognizedGroup] = []
    for group in groups {
      guard group.node != block, group.entries.count < 3 else {
        if group.node == block, let index = merged.firstIndex(where: { $0.kind == group.kind && $0.node == block }) {
          merged[index].entries += group.entries
        } else {
          merged.append(group)
        }
        continue
      }
      if let index = merged.firstIndex(where: { $0.kind == group.kind && $0.node == block }) {
        if merged[index].entries.count < mostEntries { merged[index].entries += group.entries }
      } else {
        let isAlone = groups.count { $0.kind == group.kind } == 1
        merged.append(
          RecognizedGroup(
            kind: group.kind, node: block, titles: isAlone ? group.titles : titles(), entries: group.entries))
      }
    }
    return merged
  }
}
