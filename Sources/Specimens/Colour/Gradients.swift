import Colorimetry
import Diagnostics
import Markup
import Plates
import Printing
import Syntax
import TokenValues
import Tokens

/// Gradient tokens as fields, with each stop written below its position.
enum Gradients: Specimen {
  static let info = SpecimenInfo(
    name: "gradients", summary: "Gradients as fields with their stops.", options: [.on, .theme],
    example: "gradient.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.gradient], into: &diagnostics)
    guard !samples.isEmpty else { return .empty }
    return draw(samples, on: request.token(option: "on", into: &diagnostics)?.token.color, request.scene)
  }

  /// - Parameter chosen: the background of translucent stops; nil for the surface of their theme.
  static func draw(_ samples: [Sample], on chosen: Color? = nil, _ scene: Scene) -> Node {
    Plate.figure(info.name, scene, class: "blends") {
      h("div", .role("list")) {
        for sample in samples {
          h("div", [.role("listitem")] + scene.marks(of: sample)) {
            for variant in sample.variants { blend(variant, on: chosen, scene) }
            h("div", .class("under")) {
              h("b") { Plate.breaking(sample.label) }
              if let remark = sample.remark { h("span") { remark } }
              if let missing = Plate.missing(sample.variants[0].missing) { h("span") { missing } }
              Plate.path(sample.path, scene)
            }
          }
        }
      }
    }
  }

  private static func blend(_ variant: Sample.Variant, on chosen: Color?, _ scene: Scene) -> Node? {
    guard case .gradient(let stops) = variant.value, let first = stops.first else { return nil }
    let ground = chosen ?? Surface.under(variant, scene)
    let css = stops.map { "\($0.color.paint) \(($0.position * 100).trimmed(2))%" }.joined(separator: ",")
    let paint = "\(variant.course.css),\(stops.count == 1 ? css + "," + css : css))"
    let isOpen = stops.contains(where: \.color.isTranslucent) && chosen == nil
    let fill = isOpen ? "--c:\(paint);--g:\(ground.paint)" : "background:\(paint),\(ground.paint)"
    let ink = first.color.composited(over: ground).ink
    let shown = scene.shown(in: variant.themes)
    return .fragment([
      h("div", [.class(isOpen ? "blend alpha" : "blend"), .style("\(fill);color:\(ink.opaqueHex)")] + shown) {
        if let label = variant.label { h("span", .class("theme")) { label } }
      },
      h("div", [.class("stops")] + shown) {
        for stop in stops {
          h("span") {
            "\(Plate.percent(stop.position)) "
            h("code") { stop.color.figure }
          }
        }
      },
    ])
  }
}
