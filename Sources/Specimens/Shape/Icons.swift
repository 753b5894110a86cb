import Diagnostics
import Markup
import Plates
import Printing
import TokenValues

/// Icon sizes as squares: what stands in them is not theirs to say.
enum Icons: Specimen {
  static let info = SpecimenInfo(
    name: "icons", summary: "Icon sizes as boxes, at real size.", example: "icon.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.dimension], into: &diagnostics)
    return samples.isEmpty ? .empty : draw(samples, request.scene)
  }

  static func draw(_ samples: [Sample], _ scene: Scene) -> Node {
    let samples = samples.inProportion(filling: 96)
    return Plate.figure(
      info.name, scene,
      note: "\(samples.scaleNote) The square is the box of the icon."
    ) {
      h("ul", .class("samples fine"), .role("list")) {
        for sample in samples {
          let figure = sample.figure { $0.dimension.map(Plate.measure) }
          sample.item(sample.figures(scene) { $0.dimension.map(Plate.measure) }, scene) {
            if sample.isGiven {
              box(max(sample.value.dimension?.pixels ?? 0, 0), "\(sample.label): a square of \(figure).")
            }
          }
        }
      }
    }
  }

  private static func box(_ side: Double, _ alternative: String) -> Node {
    let frame = max(side - 1, 0)
    return Plate.drawing(
      width: side, height: side, alternative: alternative,
      #"<rect class="frame-line" x=".5" y=".5" width="\#(frame)" height="\#(frame)"></rect>"#)
  }
}
