import Colorimetry
import Diagnostics
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Colours as seen with a colour-vision deficiency, and the pairs that then look alike.
enum Vision: Specimen {
  static let info = SpecimenInfo(
    name: "vision", summary: "Colours under protanopia, deuteranopia and tritanopia, with the pairs that collapse.",
    example: "color.**")

  /// Two colours closer than this in ΔE2000 are easily confused when they are not adjacent.
  static let limit = 10.0

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.color], into: &diagnostics)
    guard !samples.isEmpty else { return .empty }
    let scene = request.scene
    let themes = scene.drawnThemes(of: samples, onSurfaces: false)
    return Plate.figure(
      info.name, scene, class: "vision",
      note: note(samples.count)
    ) {
      for drawn in themes {
        let sights = samples.compactMap { sample in
          sample.variant(in: drawn.theme)?.value.color.map {
            Sight(name: sample.label, path: sample.path, color: $0.composited(over: .white))
          }
        }
        h("div", scene.shown(in: drawn.themes)) {
          if let label = drawn.label { h("div", .class("theme")) { Plate.withCapital(label) } }
          for row in Rows.split(sights, most: 8) { strip(row, scene) }
          collapses(sights)
        }
      }
    }
  }

  private static func note(_ count: Int) -> String {
    let note =
      "Pairs are named that are less than ΔE2000 \(limit.fixed(0)) apart with the deficiency and further apart without it"
    return count > Collapse.mostCompared ? note + ", of the first \(Collapse.mostCompared) colours." : note + "."
  }

  private static func strip(_ sights: [Sight], _ scene: Scene) -> Node {
    h("div", .class("fields"), .style("--n:\(sights.count);--s:\(ColorVision.allCases.count + 1)")) {
      h("div", .class("key")) {
        h("span") { "As given" }
        for vision in ColorVision.allCases {
          h("span") { parted(vision) }
        }
      }
      for sight in sights { sight.node(scene) }
    }
  }

  /// `Protan|opia`: in a narrow column the name ends on a second line.
  private static func parted(_ vision: ColorVision) -> Node {
    let name = Plate.withCapital(vision.rawValue)
    guard name.hasSuffix("opia") else { return .text(name) }
    return .text(name.dropLast(4) + "\u{AD}opia")
  }

  private static func collapses(_ sights: [Sight]) -> Node {
    h("div", .class("pairs")) {
      for vision in ColorVision.allCases {
        let pairs = Collapse.all(of: sights, under: vision)
        h("div") {
          h("b") { Plate.withCapital(vision.rawValue) }
          if pairs.isEmpty { h("span") { "No pair collapses." } }
          for pair in pairs.prefix(Collapse.mostNamed) { pair.node }
          if pairs.count > Collapse.mostNamed { h("span") { "and \(pairs.count - Collapse.mostNamed) more" } }
        }
      }
    }
  }
}

/// One colour as seen.
private struct Sight {
  let name: String
  let path: TokenPath
  /// Opaque.
  let color: Color

  func node(_ scene: Scene) -> Node {
    h("div", .token(path.description)) {
      ColorField(color: color).node {
        h("a", .class("name"), .href(scene.link(to: path))) { Plate.breaking(name) }
        h("code") { color.writtenOpaqueHex }
      }
      for vision in ColorVision.allCases {
        let seen = vision.simulated(color)
        ColorField(color: seen).node { h("code") { seen.writtenOpaqueHex } }
      }
    }
  }
}

/// Two colours that look alike only with a deficiency.
private struct Collapse {
  let first, second: Sight
  let vision: ColorVision
  let distance: Double

  static let mostNamed = 8
  /// Every colour is compared with every other, so only the first colours of a large palette are.
  static let mostCompared = 64

  /// Closest first.
  static func all(of sights: [Sight], under vision: ColorVision) -> [Collapse] {
    var found: [Collapse] = []
    let seen = sights.prefix(mostCompared).map { ($0, vision.simulated($0.color)) }
    for (index, (first, firstSeen)) in seen.enumerated() {
      for (second, secondSeen) in seen[(index + 1)...] {
        let distance = ColorDifference.e2000(firstSeen, secondSeen)
        guard distance < Vision.limit, ColorDifference.e2000(first.color, second.color) >= Vision.limit else {
          continue
        }
        found.append(Collapse(first: first, second: second, vision: vision, distance: distance))
      }
    }
    let order = found.indices.sorted { (found[$0].distance, $0) < (found[$1].distance, $1) }
    return order.map { found[$0] }
  }

  var node: Node {
    h("span") {
      for sight in [first, second] {
        h("i", .style("background:\(sight.color.paint)"))
      }
      for sight in [first, second] {
        h("i", .style("background:\(vision.simulated(sight.color).paint)"))
      }
      " ΔE \(distance.fixed(1)), \(first.name) and \(second.name)"
    }
  }
}
