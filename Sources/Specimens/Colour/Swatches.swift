import Colorimetry
import Diagnostics
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
    let palette = Palette(named, request)
    return Plate.figure(info.name, request, note: palette.note) {
      h("div", .class("fields"), .role("list"), .style("--n:\(palette.columns);--s:\(palette.depth + 1)")) {
        for swatch in palette.swatches { swatch.node(depth: palette.depth, folded: palette.isFolded, request) }
      }
    }
  }
}

/// The swatches of one plate with what they have in common.
private struct Palette {
  let swatches: [Swatch]
  /// The most values any of them has over the themes.
  let depth: Int
  let columns: Int
  let note: String

  init(_ named: [NamedToken], _ request: SpecimenRequest) {
    let themes = Plate.themes(request)
    let surfaces = themes.map { ($0.name, Surface.all(request, in: $0)) }
    swatches = zip(named, Plate.names(of: named.map(\.token.path))).map { item, name in
      Swatch(name: name, caption: item.caption, token: item.token, surfaces: surfaces)
    }
    depth = swatches.map(\.sides.count).max() ?? 1
    columns = Rows.columns(swatches.count, most: 6)
    note = Self.note(swatches, grounds: surfaces.compactMap { $0.1.first?.name })
  }

  /// More figures than this under one field are folded away.
  private static let mostOpenReadings = 6

  var isFolded: Bool { swatches.contains { $0.sides.map(\.readings.count).reduce(0, +) > Self.mostOpenReadings } }

  private static func note(_ swatches: [Swatch], grounds: [String]) -> String {
    let sides = swatches.flatMap(\.sides)
    guard sides.contains(where: \.color.isTranslucent) else {
      return "At the head of a field, white and black text on it with their contrast."
    }
    return "At the head of a field, white and black text on it with their contrast; a translucent colour is measured "
      + "over \(grounds.first ?? "white")."
  }
}

/// One token's field: a side for each different value over the themes.
private struct Swatch {
  struct Side {
    let label: String?
    let color: Color
    let ground: Color
    /// What is read on what, and how well.
    let readings: [(pair: String, reading: ContrastReading)]
    let token: Token
  }

  let name: String
  let caption: String?
  let path: TokenPath
  let sides: [Side]

  init(name: String, caption: String?, token: ThemedToken, surfaces: [(theme: String, surfaces: [Surface])]) {
    self.name = name
    self.caption = caption
    path = token.path
    sides = Plate.variants(of: token).compactMap { variant in
      guard let color = variant.token.color else { return nil }
      let own = surfaces.first { variant.themes.contains($0.theme) }?.surfaces ?? []
      let ground = own.first?.color ?? .white
      let apparent = color.composited(over: ground)
      let texts = [("white text", Color.white), ("black text", Color.black)]
      return Side(
        label: variant.label, color: color, ground: ground,
        readings: texts.map { ($0.0, ContrastReading(text: $0.1, on: apparent)) }
          + own.filter { $0.path != token.path }
          .map { ("on \($0.name)", ContrastReading(text: color, on: $0.color)) },
        token: variant.token)
    }
  }

  func node(depth: Int, folded: Bool, _ request: SpecimenRequest) -> Node {
    h("div", .role("listitem"), .token(path.description)) {
      for (index, side) in sides.enumerated() { field(side, isFirst: index == 0, depth: depth) }
      h("div", .class("under")) {
        Plate.path(path, request)
        sides.first.flatMap { Plate.aliases(of: $0.token, request) }
        deprecation
        if folded {
          h("details") {
            h("summary") { "Contrast" }; readings
          }
        } else {
          readings
        }
      }
    }
  }

  private func field(_ side: Side, isFirst: Bool, depth: Int) -> Node {
    let rows = side.token.path == path && sides.last?.label == side.label ? depth - sides.count + 1 : 1
    return ColorField(color: side.color, ground: side.ground, rows: rows).node(head: head(side)) {
      if isFirst { h("b", .class("name")) { Plate.breaking(name) } }
      h("code") { side.color.opaqueHex }
      if side.color.isTranslucent { h("span") { Plate.percent(side.color.opacity) } }
      h("span") { side.color.oklchText }
      if isFirst, let caption { h("span") { caption } }
    }
  }

  private func head(_ side: Side) -> Node {
    h("div", .class("head")) {
      if let label = side.label { h("span") { label } }
      h("span", .attr("aria-hidden", "true")) {
        for (text, reading) in zip([Color.white, .black], side.readings) {
          h("i", .style("color:\(text.opaqueHex)")) { "Aa" }
          " \(reading.reading.ratioText) "
        }
      }
    }
  }

  private var readings: Node {
    h("div", .class("ratios")) {
      for side in sides {
        if let label = side.label { h("b") { label } }
        for (pair, reading) in side.readings {
          h("div") {
            h("span") { Plate.breaking(pair) }
            h("span") { " \(reading.ratioText) \(reading.level.label) " }
            h("span") { reading.lightnessText }
          }
        }
      }
    }
  }

  private var deprecation: Node? {
    guard let deprecation = sides.first?.token.deprecation else { return nil }
    return h("span") { "Deprecated" + (deprecation.reason.map { ": \($0)" } ?? ".") }
  }
}
