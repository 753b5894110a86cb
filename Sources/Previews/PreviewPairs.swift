import Diagnostics
import Guide
import Markup
package import Plates
import Printing
import TokenValues
package import Tokens

/// A text of a page's previews and what it stands on, as their stylesheet colours them.
package struct PreviewPair {
  package let text: TokenPath
  /// Nil for what the previews stand on.
  package let ground: TokenPath?
  /// What shows through a translucent ground; nil for what the previews stand on.
  package let base: TokenPath?
  /// The words that are read, the first of several.
  package let words: String
  /// Whether WCAG takes it for large text: 24 CSS pixels, or 18.66 in bold.
  ///
  /// Source: https://www.w3.org/TR/WCAG22/#dfn-large-scale
  package let isLarge: Bool
  /// The one theme in which the page shows it; nil for all.
  package fileprivate(set) var theme: String?

  /// The names of the blocks that show a component on a ground.
  package static let blocks: Set = [Preview.info.name, Anatomy.info.name, States.info.name]

  /// The pairs of all previews of a page, each once, in the order of the text.
  ///
  /// Left out is what cannot be told from the stylesheet alone: text on a gradient or a picture, what is translucent as a
  /// whole or has a filter over its colours, what is placed over something else, and text in a colour that the page does not set. So are controls that are
  /// disabled, of which WCAG asks nothing.
  package static func all(on request: SpecimenRequest) -> [PreviewPair] {
    guard let stylesheet = request.stylesheet, !stylesheet.rules.isEmpty else { return [] }
    var reading = PairReading(stylesheet, request.system)
    for block in request.blocks(named: blocks) {
      let own = SpecimenRequest(
        block: block, system: request.system, pageURL: request.pageURL, stylesheet: stylesheet, id: request.id,
        page: request.page, links: request.links)
      let stage = block[option: "on"].map { TokenPath($0) }.flatMap { request.system.tokens[$0]?.path }
      // One of another name is passed over, as where the preview is drawn.
      let theme = block[option: "theme"].flatMap { name in request.scene.themes.first { $0.name == name }?.name }
      reading.read(own, on: stage, in: theme)
    }
    return reading.pairs
  }
}

/// Reads the markup of previews with what its classes make of it.
private struct PairReading {
  private let stylesheet: PreviewStylesheet
  private let system: DesignSystem
  /// The colours of the system by the names of their custom properties.
  private let colors: [String: TokenPath]
  private(set) var pairs: [PreviewPair] = []
  /// The places of the pairs by what they consist of.
  private var places: [[String]: Int] = [:]
  private var theme: String?
  /// The replacements of names in braces.
  private var names: [(name: String, value: String)] = []

  /// What is known of the place of a text.
  private struct Stand {
    var text: TokenPath?
    var ground: TokenPath?
    var base: TokenPath?
    /// Whether what it stands on is not known.
    var isOpen = false
    /// In CSS pixels.
    var size = 16.0
    var isBold = false
  }

  init(_ stylesheet: PreviewStylesheet, _ system: DesignSystem) {
    (self.stylesheet, self.system) = (stylesheet, system)
    var colors: [String: TokenPath] = [:]
    for token in system.tokens.tokens where token.type == .color {
      for name in TokenProperties.names(of: token.path, .color) where stylesheet.values[name] != nil {
        colors[name] = colors[name] ?? token.path
      }
    }
    self.colors = colors
  }

  mutating func read(_ request: SpecimenRequest, on stage: TokenPath?, in theme: String?) {
    var unheard = Diagnostics()
    self.theme = theme
    let start = Stand(ground: stage)
    guard request.block.name == States.info.name else {
      names = []
      return read(PreviewMarkup.parse(BlockText(request.block), into: &unheard), start)
    }
    let matrix = StateMatrix(request, into: &unheard)
    for row in matrix.variants.indices {
      for state in matrix.states where !state.contains("disabled") {
        names = matrix.values(row, state)
        read(matrix.nodes, start)
      }
    }
  }

  private mutating func read(_ nodes: [PreviewNode], _ stand: Stand) {
    for node in nodes {
      switch node {
      case .text(let text): note(text, stand)
      case .element(let element): read(element, stand)
      }
    }
  }

  private mutating func read(_ element: PreviewElement, _ outer: Stand) {
    let classes = Set(element.classes.map { Placeholders.filled($0, names) })
    func value(_ property: String) -> String? { stylesheet.value(of: property, for: classes) }
    let isDisabled =
      element.attributes.contains { $0.name == "disabled" } || classes.contains { $0.contains("disabled") }
    let isHidden =
      element["aria-hidden"] == "true" || value("display") == "none" || value("visibility") == "hidden"
      || value("opacity").map { $0 != "1" } ?? false || value("filter").map { $0 != "none" } ?? false
    if isDisabled || isHidden { return }
    var stand = outer
    if value("position") == "absolute" { stand.isOpen = true }
    paint(&stand, [value("background"), value("background-color")].compactMap(\.self), value("background-image"))
    if let color = value("color"), color != "inherit" { stand.text = token(color) }
    if let style = value("font").flatMap(known) {
      let size = style.firstMatch(of: #/([\d.]+)(px|rem)/#)
      stand.size = size.flatMap { match in Double(match.1).map { match.2 == "rem" ? $0 * 16 : $0 } } ?? stand.size
      stand.isBold = style.firstMatch(of: #/^[7-9]00 /#) != nil
    }
    if let size = value("font-size").flatMap(NaturalWidth(stylesheet).pixels) { stand.size = size }
    if let weight = value("font-weight").flatMap({ Double(known($0) ?? $0) }) { stand.isBold = weight >= 700 }
    if element.name == "input", let text = element["value"] { note(text, stand) }
    read(element.children, stand)
  }

  /// What an element lays over what it stands on.
  private func paint(_ stand: inout Stand, _ grounds: [String], _ image: String?) {
    let grounds = grounds.filter { !["none", "transparent", "inherit"].contains($0) }
    if grounds.isEmpty, image == nil { return }
    let below = stand
    stand.ground = grounds.count == 1 && image == nil ? token(grounds[0]) : nil
    (stand.isOpen, stand.base) = (stand.ground == nil, nil)
    guard let ground = stand.ground, system.tokens[ground]?.color?.isTranslucent != false else { return }
    stand.base = below.ground
    // Of two translucent ones above each other nothing is told.
    if below.isOpen || below.base != nil { stand.isOpen = true }
  }

  private mutating func note(_ text: String, _ stand: Stand) {
    let words = Placeholders.filled(text, names).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty, let color = stand.text, !stand.isOpen else { return }
    let isLarge = stand.size >= 24 || stand.isBold && stand.size >= 18.66
    let key = [color, stand.ground ?? color, stand.base ?? color].map(\.description) + [isLarge ? "large" : ""]
    if let place = places[key] {
      if pairs[place].theme != theme { pairs[place].theme = nil }
      return
    }
    places[key] = pairs.count
    pairs.append(
      PreviewPair(
        text: color, ground: stand.ground, base: stand.base, words: words, isLarge: isLarge, theme: theme))
  }

  /// The colour that a value consists of.
  private func token(_ value: String) -> TokenPath? { name(of: value).flatMap { colors[$0] } }

  /// What a token gives for a value that consists of it.
  private func known(_ value: String) -> String? { name(of: value).flatMap { stylesheet.values[$0] } }

  private func name(of value: String) -> String? {
    guard value.hasPrefix("var(--"), value.hasSuffix(")") else { return nil }
    let name = value.dropFirst("var(--".count).dropLast()
    return name.contains { " ,()".contains($0) } ? nil : String(name)
  }
}
