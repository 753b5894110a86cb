import Colorimetry
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// What a system is recognised by: its colours edge to edge, its type on the first of them, and behind them the colours
/// that its documents only name, struck through.
enum IdentityPlate {
  private enum Field {
    case color(TokenPath?, Color)
    /// A name without a value.
    case open(String)
    /// The ground of the page, for a system that has type and no colours.
    case paper
  }

  /// The plate without values, which do not fit into its narrow fields; for a system with neither colours nor type its
  /// name on a field.
  static func orName(of system: DesignSystem) -> Node {
    node(of: system, hasValues: false)
      ?? h("div", .class("strip"), .specimen("identity"), .attr("aria-hidden", "true")) {
        h("div", .class("edge")) { h("span", .class("aa name")) { system.settings.name } }
      }
  }

  /// Nil for a system with neither colours nor type.
  static func node(of system: DesignSystem, hasValues: Bool = true) -> Node? {
    let fields = fields(of: system)
    guard !fields.isEmpty else { return nil }
    let columns = fields.enumerated().map { "minmax(0, \(share(of: $1, at: $0))fr)" }.joined(separator: " ")
    return h("div", .class("strip"), .style("grid-template-columns: \(columns)"), .specimen("identity")) {
      for (index, field) in fields.enumerated() {
        node(field, isFirst: index == 0, hasValues: hasValues, system)
      }
    }
  }

  /// The values of its colours, in their order.
  static func values(of system: DesignSystem) -> [String] {
    fields(of: system).compactMap { if case .color(_, let color) = $0 { color.figure } else { nil } }
  }

  private static func fields(of system: DesignSystem) -> [Field] {
    let colors =
      system.identityTokens.compactMap { token in
        token.isNotGiven ? .open(Plate.name(of: token.path)) : token.color.map { Field.color(token.path, $0) }
      } + system.brandColors.compactMap { Color(hex: $0) }.map { .color(nil, $0) }
    let open = system.settings.notGiven.prefix(max(0, most - colors.count)).map(Field.open)
    let hasColor = colors.contains { if case .color = $0 { true } else { false } }
    let ground = !hasColor && (!colors.isEmpty || !open.isEmpty || hasType(system)) ? [Field.paper] : []
    return ground + colors + open
  }

  /// The most fields that can be told apart on a phone.
  private static let most = 8

  private static func hasType(_ system: DesignSystem) -> Bool {
    system.settings.specimenType.flatMap { system.tokens[$0] }?.type == .typography
  }

  /// The first field has room for the type; names need more of it than values do.
  private static func share(of field: Field, at index: Int) -> Int {
    if index == 0 { return 3 }
    if case .open = field { return 2 }
    return index < 3 ? 2 : 1
  }

  private static func node(_ field: Field, isFirst: Bool, hasValues: Bool, _ system: DesignSystem) -> Node {
    switch field {
    case .color(let path, let color):
      let ink = (isFirst ? ownInk(on: color, system) : nil) ?? ReadableText.on(color)
      let style = Attribute.style("background: \(color.hex); color: \(ink.opaqueHex)")
      let edge: [Attribute] = color.needsEdge ? [.class("edge")] : []
      return h("div", [style] + (path.map { [.token($0.description)] } ?? []) + edge) {
        if isFirst { letters(of: system) ?? .empty }
        if hasValues { h("span", .class("mono")) { color.figure } }
      }
    case .open(let name): return h("div", .class("open edge")) { h("span") { name } }
    case .paper: return h("div", .class("edge")) { letters(of: system) ?? .empty }
    }
  }

  /// The colour of the system's own text, where it can be read on a ground.
  private static func ownInk(on ground: Color, _ system: DesignSystem) -> Color? {
    let text = system.settings.text.lazy.flatMap { system.tokens.matching($0) }.first { $0.color?.opacity == 1 }?.color
    return text.flatMap { Contrast.wcag($0, ground) >= 4.5 ? $0 : nil }
  }

  /// Two letters in the weight and family of the system's own large type, or in the family of its headings; nil where it
  /// has no type of its own.
  private static func letters(of system: DesignSystem) -> Node? {
    typeStyle(of: system).map { style in
      h("span", .class("aa"), .style(style), .attr("aria-hidden", "true")) { "Aa" }
    }
  }

  private static func typeStyle(of system: DesignSystem) -> String? {
    if let path = system.settings.specimenType, case .typography(let type)? = system.tokens[path]?.value {
      return "font-family: \(FontStack.css(type.fontFamily)); font-weight: \(type.fontWeight.value.trimmed(0))"
    }
    let families = system.tokens.tokens.compactMap { token -> (path: String, names: [String])? in
      guard case .fontFamily(let names) = token.value else { return nil }
      return (token.path.description.lowercased(), names)
    }
    let own = families.first { family in ["display", "heading", "headline"].contains { family.path.contains($0) } }
    return (own ?? families.first).map { "font-family: \(FontStack.css($0.names))" }
  }
}
