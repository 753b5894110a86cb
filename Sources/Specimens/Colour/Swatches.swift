import Colorimetry
import Diagnostics
import Guide
import Markup
import Tokens

/// Tall colour fields edge to edge, so that a palette reads as one picture.
enum Swatches: Specimen {
  static let info = SpecimenInfo(
    name: "swatches",
    summary: "Colour fields edge to edge with name, value and contrast; light and dark of one token share a field.",
    example: "color.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let named = request.tokens(of: [.color], into: &diagnostics)
    guard !named.isEmpty else { return .empty }
    let swatches = zip(named, Plate.names(of: named.map(\.token.path))).map { item, name in
      Swatch(name: name, caption: Plate.remark(item.caption, beside: name), token: item.token, request)
    }
    let depth = swatches.map(\.sides.count).max() ?? 1
    let columns = Rows.columns(swatches.count, most: 6)
    return Plate.figure(info.name, request, note: note(swatches, request)) {
      h("div", .class("fields"), .role("list"), .style("--n:\(columns);--s:\(depth + 1)")) {
        for swatch in swatches { swatch.node(depth: depth, request) }
      }
      ContrastFigures(swatches.map { ($0.name, $0.token) }, request).node
    }
  }

  private static func note(_ swatches: [Swatch], _ request: SpecimenRequest) -> String {
    let note = "At the head of a field, white and black text on it with their contrast"
    guard swatches.contains(where: { $0.sides.contains(where: \.color.isTranslucent) }) else { return note + "." }
    let ground = Surface.ground(request, in: request.system.defaultTheme)?.name ?? "white"
    return note + "; a translucent colour is measured over \(ground)."
  }
}

/// One token's field: a side for each different value over the themes.
private struct Swatch {
  struct Side {
    let label: String?
    let color: Color
    let ground: Color
    let token: Token
  }

  let name: String
  let caption: String?
  let token: ThemedToken
  let sides: [Side]

  init(name: String, caption: String?, token: ThemedToken, _ request: SpecimenRequest) {
    self.name = name
    self.caption = caption
    self.token = token
    sides = Plate.variants(of: token).compactMap { variant in
      guard let color = variant.token.color else { return nil }
      return Side(
        label: variant.label, color: color, ground: Surface.under(variant, request), token: variant.token)
    }
  }

  func node(depth: Int, _ request: SpecimenRequest) -> Node {
    h("div", .role("listitem"), .token(token.path.description)) {
      for (index, side) in sides.enumerated() {
        field(side, isFirst: index == 0, rows: index == sides.count - 1 ? depth - index : 1)
      }
      h("div", .class("under")) {
        Plate.path(token.path, request)
        sides.first.flatMap { Plate.aliases(of: $0.token, request) }
        deprecation
        sides.first.flatMap { Plate.missing($0.token) }.map { missing in h("span") { missing } }
      }
    }
  }

  private func field(_ side: Side, isFirst: Bool, rows: Int) -> Node {
    ColorField(color: side.color, ground: side.ground, rows: rows).node(head: head(side)) {
      if isFirst { h("b", .class("name")) { Plate.breaking(name) } }
      h("code") { side.color.figure }
      h("span") { side.color.withOpacity(1).oklchText }
      if isFirst, let caption { h("span") { caption } }
    }
  }

  /// The theme, and how white and black text look on the field; the table below has it in words.
  private func head(_ side: Side) -> Node {
    let apparent = side.color.composited(over: side.ground)
    return h("div", .class("head")) {
      if let label = side.label { h("b") { label } }
      for text in [Color.white, .black] {
        h("span", .attr("aria-hidden", "true")) {
          h("i", .style("color:\(text.opaqueHex)")) { "Aa" }
          reading(text, on: apparent)
        }
      }
    }
  }

  private func reading(_ text: Color, on field: Color) -> String {
    let reading = ContrastReading(text: text, on: field)
    return " \(reading.ratioText) \(reading.level.label)"
  }

  private var deprecation: Node? {
    guard let deprecation = sides.first?.token.deprecation else { return nil }
    return h("span") { "Deprecated" + (deprecation.reason.map { ": \($0)" } ?? ".") }
  }
}
