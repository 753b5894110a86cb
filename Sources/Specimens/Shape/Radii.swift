import Diagnostics
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Radii as corners at real size, each with its circle.
enum Radii: Specimen {
  static let info = SpecimenInfo(
    name: "radii", summary: "Corners at real size with their construction; pills and circles whole.",
    example: "radius.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.dimension, .number], into: &diagnostics)
    return samples.isEmpty ? .empty : draw(samples, request.scene)
  }

  static func draw(_ samples: [Sample], _ scene: Scene) -> Node {
    let samples = samples.inProportion(filling: 48)
    return Plate.figure(info.name, scene, note: samples.scaleNote) {
      h("ul", .class("samples corners"), .role("list")) {
        for sample in samples {
          let rule = sample.isGiven ? nil : Corner.rule(named: sample.path.name)
          let corners = sample.variants.map { variant in
            (variant, variant.isNotGiven ? rule : Corner(variant.value))
          }
          let figure =
            sample.isGiven ? sample.figures(scene) { Corner($0)?.figure } : .text(rule?.figure ?? "not given")
          sample.item(figure, remarks: [corners[0].1?.remark].compactMap(\.self), scene) {
            for (variant, corner) in corners {
              if let corner {
                let drawing = corner.drawing([sample.label, variant.label].compactMap(\.self).joined(separator: ", "))
                if sample.varies { h("div", scene.shown(in: variant.themes)) { drawing } } else { drawing }
              }
            }
          }
        }
      }
    }
  }
}
