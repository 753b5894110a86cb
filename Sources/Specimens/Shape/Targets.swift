import Diagnostics
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Touch targets: the square that responds to a finger, over the visible control.
enum Targets: Specimen {
  static let info = SpecimenInfo(
    name: "targets", summary: "Touch targets over a control, at real size; without a control, their figures.",
    options: [SpecimenOption("control", "A dimension token: the size of the control that is seen.")],
    example: "target.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.dimension], into: &diagnostics)
    guard !samples.isEmpty else { return .empty }
    return draw(
      samples, around: request.token(option: "control", into: &diagnostics), isDrawnAlone: false, request.scene)
  }

  /// - Parameters:
  ///   - control: the size of the visible control; nil if it is not given.
  ///   - isDrawnAlone: whether a target is drawn around nothing, as the only picture of a value that there is.
  static func draw(
    _ samples: [Sample], around control: ThemedToken? = nil, isDrawnAlone: Bool = true, _ scene: Scene
  ) -> Node {
    let samples = samples.inProportion(filling: 96)
    let size = control?.token.isNotGiven == false ? control?.token.dimension : nil
    let glyph = size.map { min(max($0.pixels, 4), 400) }
    let seen = control.flatMap { control in size.map { "\(control.path) of \(Plate.measure($0))" } }
    let isDrawn = glyph != nil || isDrawnAlone
    let note =
      "\(samples.scaleNote) Dashed is what responds to touch"
      + (seen.map { ", solid what is seen: \($0)." } ?? ".")
    // Figures alone are no drawing, and have no number among those of the page.
    return Plate.figure(info.name, scene, class: isDrawn ? "" : "blank", note: isDrawn ? note : nil) {
      h("ul", .class("samples targets"), .role("list")) {
        for sample in samples {
          let figure = sample.figure { $0.dimension.map(Plate.measure) }
          let side = min(max(sample.value.dimension?.pixels ?? 0, 0), 800)
          sample.item(
            sample.figures(scene) { $0.dimension.map(Plate.measure) }, remarks: remarks(sample, glyph), scene
          ) {
            if sample.isGiven, isDrawn {
              drawing(
                side, glyph,
                "\(sample.label): \(figure)\(size.map { " around a control of \(Plate.measure($0))" } ?? "").")
            }
          }
        }
      }
    }
  }

  private static func remarks(_ sample: Sample, _ glyph: Double?) -> [String] {
    guard let glyph, let target = sample.value.dimension, sample.isGiven, target.pixels > glyph else { return [] }
    return ["\(((target.pixels - glyph) / 2).trimmed(2)) \(target.unit.rawValue) more on each side"]
  }

  private static func drawing(_ side: Double, _ glyph: Double?, _ alternative: String) -> Node {
    let (left, top) = (8.0, 26.0)
    let largest = max(side, glyph ?? 0)
    let width = largest + left * 2
    let middle = (x: width / 2, y: top + largest / 2)
    let (x1, x2) = (middle.x - side / 2, middle.x + side / 2)
    let height = middle.y * 2 - top + 8
    let seen: MarkupLiteral =
      glyph.map { glyph in
        """
        <rect class="seen" x="\(middle.x - glyph / 2)" y="\(middle.y - glyph / 2)" width="\(glyph)" \
        height="\(glyph)" rx="\(glyph / 2)"></rect>
        """
      } ?? ""
    return Plate.drawing(
      width: width, height: height, alternative: alternative,
      """
      \(seen)<rect class="red dashed" x="\(x1)" y="\(middle.y - side / 2)" width="\(side)" height="\(side)"></rect>\
      <path class="red" d="M\(x1) 10V22M\(x2) 10V22M\(x1) 16H\(x2)"></path>
      """)
  }
}
