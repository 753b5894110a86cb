import Colorimetry
import Diagnostics
import Files
import Grounds
import Guide
import Plates
import Printing
import Recognition
import Scans
import Syntax
import Tokens
import Wording

/// Finds the block of a page that each of its tokens is drawn behind.
struct TokenPlacing {
  private(set) var groups: [DocumentTokens.Group] = []
  private let page: Page
  private let system: DesignSystem
  private let own: [Token]
  private let components: DescribedComponents
  private let torn: Set<Int>
  private var families: [TokenPath: TokenFamily] = [:]
  /// The first token of each name in each family, by the letters of the name.
  private var named: [TokenFamily: [String: TokenPath]] = [:]
  private var placed: Set<TokenPath> = []
  /// The sections, in the order of the document.
  private var sections: [Section] = []
  /// For each block of the document, the heading it is under and the families that the headings above it speak of.
  private var surroundings: [Int: (heading: Int?, families: Set<TokenFamily>)] = [:]

  /// - Parameter torn: the lists and tables of styles that say nothing of the tokens of their names.
  init(
    _ page: Page, _ system: DesignSystem, _ own: [Token], _ components: DescribedComponents,
    besideStyles torn: Set<Int>
  ) {
    self.torn = torn
    self.page = page
    self.system = system
    self.own = own
    self.components = components
    for token in own {
      let family = TokenFamily(token)
      families[token.path] = family
      let name = Self.letters(token.path.name.utf8)
      if named[family]?[name] == nil { named[family, default: [:]][name] = token.path }
    }
    readHeadings()
  }

  /// What a heading is over.
  private struct Section {
    let heading: Int
    let level: Int
    /// The families that it is headed by the name of.
    let families: Set<TokenFamily>
    /// The last block before the next heading, and that before the next heading of its level.
    var lastOwn: Int
    var last: Int
  }

  private mutating func readHeadings() {
    let document = page.document
    var open: [(level: Int, node: Int, families: Set<TokenFamily>, section: Int)] = []
    for node in document.children(of: 0) {
      if let heading = document.heading(of: node) {
        while let last = open.last, last.level >= heading.level { open.removeLast() }
        open.append((heading.level, node, TokenFamily.spoken(of: heading.text), sections.count))
        sections.append(
          Section(
            heading: node, level: heading.level, families: TokenFamily.named(by: heading.text), lastOwn: node,
            last: node))
      } else if let last = open.last {
        sections[last.section].lastOwn = node
      }
      for one in open { sections[one.section].last = node }
      surroundings[node] = (open.last?.node, open.reduce(into: []) { $0.formUnion($1.families) })
    }
  }

  // MARK: What sections speak of

  /// Places the tokens that the text refers to, names or gives by their values, block by block, and the components that it
  /// names.
  mutating func read(_ values: [RecognizedValue]) {
    let valuesByBlock = Dictionary(grouping: values, by: \.block)
    var byColor: [String: [TokenPath]] = [:]
    for token in own { if let color = token.color { byColor[color.hex, default: []].append(token.path) } }
    for block in page.document.children(of: 0) {
      guard let around = surroundings[block] else { continue }
      if page.document[block].kind != .codeBlock { readReferences(in: block, around) }
      for value in valuesByBlock[block] ?? [] { read(value, byColor, around) }
    }
  }

  private mutating func readReferences(in block: Int, _ around: (heading: Int?, families: Set<TokenFamily>)) {
    let document = page.document
    for node in block..<Int(document[block].end) {
      switch document[node].kind {
      case .strong, .tableCell:
        place(named: document.plainBytes(of: node), at: node, block, around)
        continue
      case .code:
        if !isBreakpoint(node) { place(named: document.literal(of: node), at: node, block, around) }
      case .text: break
      case .document, .paragraph, .heading, .list, .item, .codeBlock, .htmlBlock, .thematicBreak, .blockQuote, .table,
        .tableRow, .softBreak, .lineBreak, .htmlInline, .emphasis, .strikethrough, .link, .image:
        continue
      }
      let literal = document.literal(of: node)
      if document[node].kind == .code, around.families.contains(.component) {
        place(component: String(decoding: literal, as: UTF8.self), block, around.heading)
      }
      guard literal.contains(UInt8(ascii: "{")) else { continue }
      for path in targets(in: literal) { place(path, at: node, block, around) }
    }
  }

  private func targets(in literal: ArraySlice<UInt8>) -> [TokenPath] {
    literal.withUnsafeBufferPointer { text in
      var found: [TokenPath] = []
      var from = 0
      while let reference = system.reference(in: text, from: from) {
        from = reference.range.upperBound
        if case .token(let path) = reference.target { found.append(path) }
      }
      return found
    }
  }

  /// Places the token that a text gives by its name or its value.
  private mutating func read(
    _ value: RecognizedValue, _ byColor: [String: [TokenPath]], _ around: (heading: Int?, families: Set<TokenFamily>)
  ) {
    guard placed.count < own.count else { return }
    let family = TokenFamily(value.kind)
    if family == .type, torn.contains(value.container) { return }
    if let path = named[family]?[Self.letters(value.name.utf8)] {
      place(path, at: value.node, value.block, around)
      guard value.color == nil || own.first(where: { $0.path == path })?.color == nil else { return }
    }
    for (color, theme) in Self.colors(of: value) {
      guard let paths = byColor[color.hex], let path = meant(by: value.name, theme, of: paths) else { continue }
      place(path, at: value.node, value.block, around)
    }
  }

  private static func colors(of value: RecognizedValue) -> [(color: Color, theme: String?)] {
    if case .themed(let colors) = value.value { return colors.map { ($0.color, $0.theme) } }
    return value.color.map { [($0, nil)] } ?? []
  }

  /// Of several tokens with the same value the one that is called alike; none where none is, since the value may be any of
  /// them.
  private func meant(by name: String, _ theme: String?, of paths: [TokenPath]) -> TokenPath? {
    let words = Self.words(name)
    let alike = paths.filter { !words.isDisjoint(with: Self.words($0.name)) }
    if let path = alike.first(where: { theme.map(Self.words($0.name).contains) ?? true }) ?? alike.first { return path }
    return theme != nil || paths.count > 1 || paths.contains(where: placed.contains) ? nil : paths.first
  }

  private static func words(_ name: String) -> Set<String> { Set(NameWords(Array(name.utf8)[...]).words) }

  private static func letters(_ name: some Sequence<UInt8>) -> String {
    String(decoding: name.filter { $0.isLetter || $0.isDigit }.map { $0 | 0x20 }, as: UTF8.self)
  }

  // MARK: Placing

  /// - Parameter node: where it is named.
  private mutating func place(
    _ path: TokenPath, at node: Int, _ block: Int, _ around: (heading: Int?, families: Set<TokenFamily>)
  ) {
    guard let family = families[path], family != .component, around.families.contains(family),
      placed.insert(path).inserted
    else { return }
    let group = groups.firstIndex { $0.heading == around.heading && $0.family == family } ?? groups.count
    if group == groups.count {
      groups.append(DocumentTokens.Group(family: family, heading: around.heading, block: block, paths: []))
    }
    groups[group].paths.append(path)
    groups[group].block = block
    // A field of colour has no room for a sentence.
    if family != .color { groups[group].remarks[path] = RowRemark.text(besides: node, in: page.document) }
  }

  /// Places the token that a text in bold, in code or in a cell is the name of: `**Deep Sea**` for `deep-sea`.
  private mutating func place(
    named text: ArraySlice<UInt8>, at node: Int, _ block: Int, _ around: (heading: Int?, families: Set<TokenFamily>)
  ) {
    guard text.count <= Self.longestName, !around.families.isEmpty else { return }
    let letters = Self.letters(text)
    for family in TokenFamily.allCases where around.families.contains(family) {
      if family == .type, torn.contains(where: { (block..<Int(page.document[block].end)).contains($0) }) { continue }
      if let path = named[family]?[letters] { place(path, at: node, block, around) }
    }
  }

  /// Whether a step in code is one of the widths of screens, whatever tokens are called so: `` at `sm` ``, `` `lg` and up ``.
  private func isBreakpoint(_ node: Int) -> Bool {
    let name = String(decoding: page.document.literal(of: node), as: UTF8.self).lowercased()
    guard SizeWords.isStep(name[...]) else { return false }
    let bytes = page.document.file.bytes
    let range = page.document[node].range
    let before = String(decoding: bytes[..<Int(range.start)].suffix(24), as: UTF8.self).lowercased()
    let behind = String(decoding: bytes[Int(range.end)...].prefix(24), as: UTF8.self).lowercased()
    return FrameWords.areOfBreakpoint(before: before, behind: behind.drop { $0 == "`" || $0 == " " })
  }

  private static let longestName = 60

  /// The components of a section are drawn together under its heading, each with its states.
  private mutating func place(component name: String, _ block: Int, _ heading: Int?) {
    guard let path = components.path(named: name), placed.insert(path).inserted else { return }
    if let known = groups.firstIndex(where: { $0.heading == heading && $0.family == .component }) {
      groups[known].paths.append(path)
    } else {
      groups.append(
        DocumentTokens.Group(family: .component, heading: heading, block: heading ?? block, paths: [path]))
    }
  }

  /// Places what no text speaks of in the section that is headed by the name of its family: with what is drawn there, or
  /// behind what is drawn below its headings.
  mutating func placeRest() {
    for var group in rest {
      let family = group.family
      let named = sections.filter { $0.families.contains(family) }
      guard let top = named.map(\.level).min(), let section = named.first(where: { $0.level == top }) else { continue }
      placed.formUnion(group.paths)
      if let known = groups.firstIndex(where: { $0.heading == section.heading && $0.family == family }) {
        let all = Set(groups[known].paths + group.paths)
        groups[known].paths = paths(of: family).filter(all.contains)
        continue
      }
      let isBelow = groups.contains { $0.family == family && (section.heading...section.last).contains($0.block) }
      group.heading = section.heading
      group.block = isBelow ? section.last : section.lastOwn
      groups.append(group)
    }
  }

  /// In the author's order.
  private func paths(of family: TokenFamily) -> [TokenPath] {
    family == .component ? components.paths : own.map(\.path).filter { families[$0] == family }
  }

  /// What is not placed, family by family, in the author's order.
  var rest: [DocumentTokens.Group] {
    let open = Dictionary(grouping: own.map(\.path).filter { !placed.contains($0) }) { families[$0] }
    return TokenFamily.allCases.compactMap { family in
      let paths = family == .component ? components.paths.filter { !placed.contains($0) } : open[family] ?? []
      guard !paths.isEmpty else { return nil }
      return DocumentTokens.Group(family: family, heading: nil, block: 0, paths: paths)
    }
  }
}
