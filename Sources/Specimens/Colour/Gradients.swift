import Colorimetry
import Diagnostics
import Markup
import Printing
import Syntax
import Tokens

/// Gradient tokens as fields, each stop written under its place.
enum Gradients: Specimen {
  static let info = SpecimenInfo(
    name: "gradients", summary: "Gradients as fields with their stops.", options: ["on"], example: "gradient.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let named = request.tokens(of: [.gradient], into: &diagnostics)
    guard !named.isEmpty else { return .empty }
    let on = request.block[option: "on"].flatMap { request.token($0, at: request.block.span, into: &diagnostics) }
    let names = Plate.names(of: named.map(\.token.path))
    return Plate.figure(info.name, request, class: "blends") {
      h("div", .role("list")) {
        for (item, name) in zip(named, names) {
          h("div", .role("listitem"), .token(item.token.path.description)) {
            for variant in Plate.variants(of: item.token) { blend(variant, on: on?.token.color, request) }
            h("div", .class("under")) {
              h("b") { name }
              if let caption = Plate.remark(item.caption, beside: name) { h("span") { caption } }
              if let missing = Plate.missing(item.token.token) { h("span") { missing } }
              Plate.path(item.token.path, request)
            }
          }
        }
      }
    }
  }

  private static func blend(_ variant: Plate.Variant, on chosen: Color?, _ request: SpecimenRequest) -> Node? {
    guard case .gradient(let stops) = variant.token.value, let first = stops.first else { return nil }
    let ground = chosen ?? Surface.under(variant, request)
    let css = stops.map { "\($0.color.paint) \(($0.position * 100).trimmed(2))%" }.joined(separator: ",")
    let paint = "\(shape(of: variant.token)),\(stops.count == 1 ? css + "," + css : css))"
    let isOpen = stops.contains(where: \.color.isTranslucent) && chosen == nil
    let fill = isOpen ? "--c:\(paint);--g:\(ground.paint)" : "background:\(paint),\(ground.paint)"
    let ink = first.color.composited(over: ground).ink
    return .fragment([
      h("div", .class(isOpen ? "blend alpha" : "blend"), .style("\(fill);color:\(ink.opaqueHex)")) {
        if let label = variant.label { h("span", .class("theme")) { label } }
      },
      h("div", .class("stops")) {
        for stop in stops {
          h("span") {
            "\(Plate.percent(stop.position)) "
            h("code") { stop.color.figure }
          }
        }
      },
    ])
  }

  /// The start of the CSS function. A gradient token holds its stops only; how it runs stands in its extensions:
  /// `specimen.shape: radial`, `specimen.direction: vertical`, `specimen.angle: 135deg`. Else it runs to the right.
  static func shape(of token: Token) -> String {
    if token.extensions?["specimen.shape"]?.string == "radial" { return "radial-gradient(closest-side" }
    if token.extensions?["specimen.direction"]?.string == "vertical" { return "linear-gradient(180deg" }
    let angle = token.extensions?["specimen.angle"]
    let written = angle?.string.flatMap { Double($0.hasSuffix("deg") ? String($0.dropLast(3)) : $0) }
    return "linear-gradient(\((angle?.number ?? written ?? 90).trimmed(2))deg"
  }
}
