import Diagnostics
import Markup
import Plates
import Printing
import TokenValues

/// Icon sizes as keyline squares.
enum Icons: Specimen {
  static let info = SpecimenInfo(
    name: "icons", summary: "Icon sizes on keylines, at real size.", example: "icon.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.dimension], into: &diagnostics)
    return samples.isEmpty ? .empty : draw(samples, request.scene)
  }

  static func draw(_ samples: [Sample], _ scene: Scene) -> Node {
    let samples = samples.inProportion(filling: 96)
    return Plate.figure(
      info.name, scene,
      note: "\(samples.scaleNote) The square is the icon’s size; the circle and the crossed lines are its keylines."
    ) {
      h("ul", .class("samples fine"), .role("list")) {
        for sample in samples {
          let figure = sample.figure { $0.dimension.map(Plate.measure) }
          sample.item(sample.figures(scene) { $0.dimension.map(Plate.measure) }, scene) {
            if sample.isGiven {
              keylines(max(sample.value.dimension?.pixels ?? 0, 0), "\(sample.label): a square of \(figure).")
            }
          }
        }
      }
    }
  }

  /// The keyline shapes keep one twelfth of the side clear, which is 2 px of a 24 px icon.
  private static func keylines(_ side: Double, _ alternative: String) -> Node {
    let (middle, clear) = (side / 2, side / 12)
    let (size, frame) = (side - 2 * clear, max(side - 1, 0))
    return Plate.drawing(
      width: side, height: side, alternative: alternative, class: "keyed",
      """
      <path class="ghost" d="M0 0L\(side) \(side)M\(side) 0L0 \(side)M\(middle) 0V\(side)M0 \(middle)H\(side)"></path>\
      <rect class="ghost" x="\(clear)" y="\(clear)" width="\(size)" height="\(size)" rx="\(clear)"></rect>\
      <circle class="outline" cx="\(middle)" cy="\(middle)" r="\(middle - clear)"></circle>\
      <rect class="frame-line" x=".5" y=".5" width="\(frame)" height="\(frame)"></rect>
      """)
  }
}
