import Diagnostics
import Markup
import Plates
import Printing
import Tokens

/// Touch targets: the square that responds to a finger, over the visible control.
enum Targets: Specimen {
  static let info = SpecimenInfo(
    name: "targets", summary: "Touch targets over a control, at real size.", options: ["control"],
    example: "target.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.dimension], into: &diagnostics)
    guard !samples.isEmpty else { return .empty }
    return draw(samples, around: request.token(option: "control", into: &diagnostics), request.scene)
  }

  /// - Parameter control: the size of the visible control; nil for a usual glyph.
  static func draw(_ samples: [Sample], around control: ThemedToken? = nil, _ scene: Scene) -> Node {
    let glyph = min(max(control?.token.dimension?.pixels ?? usualGlyph, 4), 400)
    let seen = control.map { Plate.name(of: $0.path) } ?? "a glyph"
    return Plate.figure(
      info.name, scene,
      note: "Drawn 1 : 1. Dashed is what responds to touch, solid what is seen: \(seen) of \(glyph.trimmed(2)) \(scene.unit)."
    ) {
      h("ul", .class("samples targets"), .role("list")) {
        for sample in samples {
          let figure = sample.figure { $0.dimension.map(Plate.measure) }
          let side = min(max(sample.value.dimension?.pixels ?? 0, 0), 800)
          sample.item(figure, remarks: remarks(sample, glyph, scene), scene) {
            drawing(side, glyph, "\(sample.name): \(figure) around a control of \(glyph.trimmed(2)) \(scene.unit).")
          }
        }
      }
    }
  }

  private static let usualGlyph = 24.0

  private static func remarks(_ sample: Sample, _ glyph: Double, _ scene: Scene) -> [String] {
    guard let side = sample.value.dimension?.pixels, side > glyph else { return [] }
    return ["\(((side - glyph) / 2).trimmed(2)) \(scene.unit) more on each side"]
  }

  private static func drawing(_ side: Double, _ glyph: Double, _ alternative: String) -> Node {
    let (left, top) = (8.0, 26.0)
    let width = max(side, glyph) + left * 2
    let middle = (x: width / 2, y: top + max(side, glyph) / 2)
    let (x1, x2) = (middle.x - side / 2, middle.x + side / 2)
    let height = middle.y * 2 - top + 8
    return Plate.drawing(
      width: width, height: height, alternative: alternative,
      """
      <rect class="seen" x="\(middle.x - glyph / 2)" y="\(middle.y - glyph / 2)" width="\(glyph)" height="\(glyph)" \
      rx="\(glyph / 2)"></rect>\
      <rect class="red dashed" x="\(x1)" y="\(middle.y - side / 2)" width="\(side)" height="\(side)"></rect>\
      <path class="red" d="M\(x1) 10V22M\(x2) 10V22M\(x1) 16H\(x2)"></path>
      """)
  }
}
