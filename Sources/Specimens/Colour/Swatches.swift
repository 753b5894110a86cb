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
        Node.printed { out in
          for swatch in swatches { swatch.print(depth: depth, request, into: &out) }
        }
      }
      // A plain document has no surfaces; what a table would say of white and black stands on the fields.
      if request.recognized == nil { ContrastFigures(swatches.map { ($0.name, $0.token) }, request).node }
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

  /// Straight to bytes: a palette has many, a document many palettes.
  func print(depth: Int, _ request: SpecimenRequest, into out: inout [UInt8]) {
    out.put("<div role=\"listitem\" data-token=\"")
    out.put(text: token.path.description)
    out.put("\">")
    for (index, side) in sides.enumerated() {
      field(side, isFirst: index == 0, rows: index == sides.count - 1 ? depth - index : 1, request, into: &out)
    }
    out.put("<div class=\"under\">")
    Plate.path(token.path, request).print(into: &out)
    if let first = sides.first {
      Plate.aliases(of: first.token, request)?.print(into: &out)
      deprecation?.print(into: &out)
      if let missing = Plate.missing(first.token) { span(missing, into: &out) }
    }
    out.put("</div></div>")
  }

  private func field(
    _ side: Side, isFirst: Bool, rows: Int, _ request: SpecimenRequest, into out: inout [UInt8]
  ) {
    let field = ColorField(color: side.color, ground: side.ground, rows: rows)
    field.open(into: &out)
    head(side, on: field.apparent, isOnly: request.recognized != nil, into: &out)
    if isFirst {
      out.put("<b class=\"name\">")
      Plate.breaking(name).print(into: &out)
      out.put("</b>")
    }
    out.put("<code>")
    out.put(text: side.color.figure)
    out.put("</code>")
    span(side.color.withOpacity(1).oklchText, into: &out)
    if isFirst, let caption { span(caption, into: &out) }
    out.put("</div>")
  }

  private func span(_ text: String, into out: inout [UInt8]) {
    out.put("<span>")
    out.put(text: text)
    out.put("</span>")
  }

  /// The theme, and how white and black text look on the field.
  ///
  /// - Parameter isOnly: whether no table below has the same in words.
  private func head(_ side: Side, on apparent: Color, isOnly: Bool, into out: inout [UInt8]) {
    out.put("<div class=\"head\">")
    if let label = side.label { h("b") { label }.print(into: &out) }
    out.put(
      isOnly
        ? "<span><i role=\"img\" aria-label=\"White text\" style=\"color:#ffffff\">Aa</i>"
        : "<span aria-hidden=\"true\"><i style=\"color:#ffffff\">Aa</i>")
    out.put(text: reading(.white, on: apparent))
    out.put(
      isOnly
        ? "</span><span><i role=\"img\" aria-label=\"Black text\" style=\"color:#000000\">Aa</i>"
        : "</span><span aria-hidden=\"true\"><i style=\"color:#000000\">Aa</i>")
    out.put(text: reading(.black, on: apparent))
    out.put("</span></div>")
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
