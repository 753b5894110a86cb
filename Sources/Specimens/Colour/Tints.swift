import Colorimetry
import Diagnostics
import Markup
import Tokens

/// Translucent colours over the surfaces they are used on.
enum Tints: Specimen {
  static let info = SpecimenInfo(
    name: "tints", summary: "Translucent colours over real surfaces, with the colour that results.", options: ["on"],
    example: "color.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let named = request.tokens(of: [.color], into: &diagnostics)
    guard !named.isEmpty else { return .empty }
    let chosen = request.block[option: "on"].flatMap {
      request.token($0, at: request.block.span, into: &diagnostics)
    }
    let grounds = Ground.all(request, tints: named.map(\.token), chosen: chosen)
    let names = zip(named, Plate.names(of: named.map(\.token.path))).map { $0.caption ?? $1 }
    return Plate.figure(
      info.name, request,
      note: "Each field is the translucent colour itself; the hex is what it comes to on its surface."
    ) {
      for ground in grounds { draw(named, names, on: ground, request) }
    }
  }

  private static func draw(
    _ named: [NamedToken], _ names: [String], on ground: Ground, _ request: SpecimenRequest
  ) -> Node {
    h("div", .class("ground"), .style(ground.style)) {
      ground.heading
      h("div", .class("fields"), .role("list"), .style("--n:\(Rows.columns(named.count, most: 6));--s:1")) {
        for (item, name) in zip(named, names) {
          if let color = ground.theme.tokens[item.token.path]?.color {
            field(color, name, item.token.path, ground, request)
          }
        }
      }
    }
  }

  private static func field(
    _ color: Color, _ name: String, _ path: TokenPath, _ ground: Ground, _ request: SpecimenRequest
  ) -> Node {
    let field = ColorField(color: color, ground: ground.color, standsOnGround: true)
    return h("div", .role("listitem"), .token(path.description)) {
      field.node {
        h("a", .class("name"), .href(request.link(to: path))) { Plate.breaking(name) }
        h("span") { color.figure }
        h("code") { "= \(field.apparent.opaqueHex)" }
      }
    }
  }
}

/// A surface in one theme with what stands on it.
struct Ground {
  let theme: Theme
  let label: String?
  let name: String
  let color: Color

  var style: String { "background:\(color.paint);color:\(color.ink.opaqueHex)" }

  var heading: Node {
    h("div", .class("head")) {
      h("span") { "On \(name)" + (label.map { ", \($0)" } ?? "") }
      h("code") { color.opaqueHex }
    }
  }

  /// Every surface of every theme; only the default theme where neither surfaces nor tints differ between themes.
  static func all(_ request: SpecimenRequest, tints: [ThemedToken], chosen: ThemedToken?) -> [Ground] {
    let themes = Plate.themes(request)
    let found = themes.map { theme in
      let surfaces = Surface.chosen(chosen, request, in: theme).map { (name: $0.name, color: $0.color) }
      return (theme, surfaces.isEmpty ? [(name: "white", color: Color.white)] : surfaces)
    }
    let differs =
      tints.contains(where: \.varies) || found.contains { $0.1.map(\.color.hex) != found[0].1.map(\.color.hex) }
    return found.prefix(differs ? found.count : 1).flatMap { theme, surfaces in
      surfaces.map { Ground(theme: theme, label: differs ? theme.name : nil, name: $0.name, color: $0.color) }
    }
  }
}
