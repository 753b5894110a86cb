import Colorimetry
import Diagnostics
import Files
import Grounds
import Guide
import Markup
import Motion
import Plates
import Printing
import Recognition
import Scans
import Syntax
import TokenValues
import Tokens
import Wording

/// Where the tokens that a page gives are drawn on it: each once, in the first section of its kind that speaks of it,
/// and the rest at the end.
struct DocumentTokens: Sendable {
  /// The tokens that are drawn together behind a block.
  struct Group: Sendable {
    let family: TokenFamily
    /// The heading that they are under; nil at the end of the page.
    var heading: Int?
    /// The block that they follow.
    var block: Int
    var paths: [TokenPath]
    /// What the table that names a token says of it.
    var remarks: [TokenPath: String] = [:]
  }

  private let page: Page
  private let system: DesignSystem
  /// By block, in the order of the document.
  private let groups: [Group]
  private let rest: [Group]
  private let own: [Token]
  private let components: DescribedComponents
  /// The lists and tables of type styles that are drawn as they stand, since tokens of their names are others.
  private let torn: Set<Int>
  /// The values of its tokens by family, as text.
  private let shown: [TokenFamily: Set<String>]
  /// The words of the names of its lengths by family.
  private let named: [TokenFamily: Set<String>]
  /// The names of its styles of type, in lower case.
  private let styles: Set<String>

  init?(of page: Page, in system: DesignSystem, beside values: [RecognizedValue]) {
    let own = system.tokens.tokens.filter { system.themes.isGiven($0, by: page.source) }
    guard !own.isEmpty else { return nil }
    self.page = page
    self.system = system
    self.own = own
    components = system.describedComponents
    let torn = Self.tables(values, unlike: own)
    self.torn = torn
    var placing = TokenPlacing(page, system, own, components, besideStyles: torn)
    placing.read(values)
    placing.placeRest()
    groups = placing.groups.sorted { $0.block < $1.block }
    rest = placing.rest
    var shown: [TokenFamily: Set<String>] = [:]
    for token in own {
      for (_, value) in system.themes.values(of: token.path).prefix(Self.mostThemes) {
        shown[TokenFamily(token), default: []].insert(Self.text((value ?? token).value))
      }
    }
    self.shown = shown
    var named: [TokenFamily: Set<String>] = [:]
    for token in own {
      let family = TokenFamily(token)
      if Self.mayBeAlike.contains(family) { named[family, default: []].formUnion(NameWords(token.path.name).words) }
    }
    self.named = named
    styles = Set(own.filter { TokenFamily($0) == .type }.map { $0.path.name.lowercased() })
  }

  /// The tokens, and the groups of components, that are drawn.
  var drawn: Set<TokenPath> { Set((groups + rest).flatMap(\.paths)) }

  // MARK: Recognised values

  /// Whether a value of the text is shown as a token: it is one of the page's, or stands beside a reference.
  func shows(_ value: RecognizedValue) -> Bool {
    let family = TokenFamily(value.kind)
    if case .themed(let colors) = value.value {
      return colors.allSatisfy { shown[family]?.contains($0.color.hex) == true }
    }
    if let text = Self.text(value), shown[family]?.contains(text) == true { return isShown(value, in: family) }
    if family == .type, torn.contains(value.container) { return false }
    if family == .type, styles.contains(value.name.lowercased()) { return !Self.isRange(value) }
    // The line of a reference says what the token is; a colour there may be another one.
    return value.color == nil && hasReference(onLineOf: value.range)
  }

  /// Whether a value that some token has is that token's: a colour always, a length where it has no name of its own,
  /// `Card gap: 12px`, or one with a word of the token's.
  private func isShown(_ value: RecognizedValue, in family: TokenFamily) -> Bool {
    guard Self.mayBeAlike.contains(family), value.nameRange != nil else { return true }
    let words = Set(NameWords(value.name).words)
    return !words.contains(where: { $0.contains(where: \.isLetter) }) || !words.isDisjoint(with: named[family] ?? [])
  }

  /// The families of lengths, of which several things have the same.
  private static let mayBeAlike: Set<TokenFamily> = [.spacing, .size]

  // MARK: Styles

  /// The lists and tables in which a style has another size or weight than the token of its name, or in which few have one.
  private static func tables(_ values: [RecognizedValue], unlike tokens: [Token]) -> Set<Int> {
    let styles = values.filter { if case .type = $0.value { true } else { false } }
    if styles.isEmpty { return [] }
    let named = Dictionary(tokens.filter { $0.type == .typography }.map { ($0.path.name.lowercased(), $0) }) { a, _ in a
    }
    if named.isEmpty { return [] }
    let tables = Dictionary(grouping: styles, by: \.container).filter { _, rows in
      let pairs = rows.compactMap { row in named[row.name.lowercased()].map { (row, $0) } }
      return !pairs.isEmpty && rows.count > 1
        && (pairs.count * 2 < rows.count || pairs.contains { differ($0, from: $1) })
    }
    return Set(tables.keys)
  }

  /// Whether a style of the text gives another size or weight than a token, or a weight that the token lacks.
  private static func differ(_ row: RecognizedValue, from token: Token) -> Bool {
    guard case .type(let written) = row.value, case .typography(let style) = token.value else { return false }
    if let weight = written.weight, weight != style.fontWeight || token.notGiven.contains("fontWeight") { return true }
    guard let unit = written.size.unit, let factor = pixels[unit], !token.notGiven.contains("fontSize") else {
      return false
    }
    let own = style.fontSize.pixels
    let low = written.size.low * factor
    let high = (written.size.high ?? written.size.low) * factor
    return own < low - 0.5 || own > high + 0.5
  }

  /// How many pixels the units of sizes have, where that depends on nothing else.
  private static let pixels: [Quantity.Unit: Double] = [.px: 1, .rem: 16, .pt: 1, .sp: 1, .dp: 1]

  private static let mostThemes = 8

  /// Whether a style has a size from one length to another, of which a token has one.
  private static func isRange(_ value: RecognizedValue) -> Bool {
    switch value.value {
    case .type(let type): type.size.high != nil
    case .quantity(let quantity): quantity.high != nil
    case .color, .themed, .easing, .spring, .shadow, .gradient, .families: false
    }
  }

  private func hasReference(onLineOf range: ByteRange) -> Bool {
    let bytes = page.source.bytes
    let start = bytes[..<range.start].lastIndex(of: 0x0A) ?? 0
    let end = bytes[range.end...].firstIndex(of: 0x0A) ?? bytes.count
    return bytes[start..<end].withUnsafeBufferPointer { system.reference(in: $0, from: 0) != nil }
  }

  private static func text(_ value: RecognizedValue) -> String? {
    switch value.value {
    case .color(let color): return color.hex
    case .quantity(let quantity):
      guard quantity.high == nil else { return nil }
      let unit = quantity.unit.map { "\($0)" } ?? "px"
      return unit == "percent" ? nil : quantity.low.trimmed(4) + unit
    case .shadow(let layers): return layers.css
    case .easing(let curve): return Easing.cubicBezier(curve, keyword: nil).css
    case .families(let families, _): return FontStack.css(families)
    case .themed, .spring, .type, .gradient: return nil
    }
  }

  private static func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): color.hex
    case .dimension(let length): length.value.trimmed(4) + length.unit.rawValue
    case .duration(let time): time.css
    case .shadow(let layers): layers.css
    case .cubicBezier(let curve): Easing.cubicBezier(curve, keyword: nil).css
    case .fontFamily(let families): FontStack.css(families)
    case .fontWeight, .number, .strokeStyle, .border, .transition, .gradient, .typography,
      .spring, .haptic:
      ""
    }
  }

  // MARK: Drawing

  func draw(after node: Int, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    for (number, group) in groups.enumerated() where group.block == node {
      draw(group, id: "token\(number + 1)", title: title(of: group), into: &out, &diagnostics)
    }
  }

  /// Draws what no section speaks of, at the end of the page.
  func drawRest(into out: inout ByteBuffer, _ diagnostics: inout Diagnostics) {
    guard !rest.isEmpty else { return }
    let title = groups.isEmpty ? "Tokens" : "More tokens"
    h("h2", .id("tokens:rest")) { title }.print(into: &out)
    let drawn = groups + rest
    let values = drawn.reduce(0) { $0 + $1.paths.count }
    let isLong = PageLength(page.document, figures: drawn.count, values: values).isLong
    for (number, group) in rest.enumerated() {
      guard isLong, group.paths.count > TokenFold.mostOpen else {
        draw(group, id: "rest\(number + 1)", title: group.family.title, into: &out, &diagnostics)
        continue
      }
      let count = "\(group.family.title): \(group.paths.count.counted("token"))"
      let colors = group.paths.compactMap { system.allTokens[$0]?.value.color }
      FoldedFigures(count, colors).print(into: &out) { out in
        draw(group, id: "rest\(number + 1)", title: group.family.title, into: &out, &diagnostics)
      }
    }
  }

  /// Reports springs that lack a number, as drawing them does.
  func report(into diagnostics: inout Diagnostics) {
    for group in groups + rest where group.family == .motion {
      let figures = TokenFigures(group.paths, in: system, Scene(system: system, pageURL: page.url, id: ""))
      _ = SpringReading.all(figures.springs, by: system.settings.springEngine, into: &diagnostics)
    }
  }

  private func title(of group: Group) -> String? {
    if group.family == .component { return nil }
    return group.heading.flatMap { page.document.heading(of: $0)?.text }
  }

  private func draw(
    _ group: Group, id: String, title: String?, into out: inout ByteBuffer, _ diagnostics: inout Diagnostics
  ) {
    let script = group.family == .type ? SampleScript(of: page.source.bytes[...]) : .latin
    let scene = Scene(system: system, pageURL: page.url, id: id, title: title, script: script)
    let nodes: [Node]
    if group.family == .component {
      nodes = [ComponentStates.draw(group.paths.compactMap { components[$0] }, scene)]
    } else {
      nodes = TokenFigures(group.paths, in: system, scene, remarks: group.remarks).nodes(&diagnostics)
    }
    var missing = Set(group.paths)
    for node in nodes { node.anchored(&missing).print(into: &out) }
  }
}

extension Node {
  /// The same with an anchor at the first drawing of each token.
  fileprivate func anchored(_ missing: inout Set<TokenPath>) -> Node {
    if missing.isEmpty { return self }
    switch self {
    case .text, .markup: return self
    case .fragment(let nodes): return .fragment(nodes.map { $0.anchored(&missing) })
    case .later(let make): return make().anchored(&missing)
    case .element(let name, let attributes, let content):
      guard let path = attributes.first(where: { $0.name == "data-token" })?.value.map({ TokenPath($0) }),
        missing.remove(path) != nil
      else { return .element(name, attributes, content.anchored(&missing)) }
      return .element(name, [.id(TokenAnchor.id(of: path))] + attributes, content.anchored(&missing))
    }
  }
}
