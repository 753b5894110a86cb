import Colorimetry
import Diagnostics
import Markup
import Plates
import TokenValues
import Tokens

/// Translucent colours over the surfaces on which they are used.
enum Tints: Specimen {
  static let info = SpecimenInfo(
    name: "tints", summary: "Translucent colours over real surfaces, with the colour that results.",
    options: [.on, .theme], example: "color.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.color], into: &diagnostics)
    guard !samples.isEmpty else { return .empty }
    let chosen = request.token(option: "on", into: &diagnostics)
    let scene = request.scene
    let grounds = Ground.all(scene, below: samples, chosen: chosen)
    return Plate.figure(
      info.name, scene,
      note: "Each field is the translucent colour itself; the hex is the colour that results on its surface."
    ) {
      for ground in grounds { draw(samples, on: ground, scene) }
    }
  }

  private static func draw(
    _ samples: [Sample], on ground: Ground, _ scene: Scene
  ) -> Node {
    h("div", ground.attributes("ground", scene)) {
      ground.heading
      h("div", .class("fields"), .role("list"), .style("--n:\(Rows.columns(samples.count, most: 6));--s:1")) {
        for sample in samples {
          if let color = sample.variant(in: ground.theme)?.value.color {
            field(color, sample, ground, scene)
          }
        }
      }
    }
  }

  private static func field(
    _ color: Color, _ sample: Sample, _ ground: Ground, _ scene: Scene
  ) -> Node {
    let field = ColorField(color: color, ground: ground.color, standsOnGround: true)
    return h("div", .role("listitem"), .token(sample.path.description)) {
      field.node {
        h("a", .class("name"), .href(scene.link(to: sample.path))) { Plate.breaking(sample.label) }
        h("span") { color.figure }
        h("code") { "= \(field.apparent.writtenOpaqueHex)" }
      }
    }
  }
}
