import Colorimetry
import Diagnostics
import Markup
import Plates
import Printing
import TokenValues

/// A continuous strip for a neutral scale or the tints of one hue.
enum Ramp: Specimen {
  static let info = SpecimenInfo(
    name: "ramp", summary: "A continuous strip of colours in their order, with the closest neighbours named.",
    example: "color.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.color], into: &diagnostics)
    return samples.isEmpty ? .empty : draw(samples, request.scene)
  }

  static func draw(_ samples: [Sample], _ scene: Scene) -> Node {
    let steps = samples.map { Step(sample: $0) }
    let depth = samples.map(\.variants.count).max() ?? 1
    let columns = Rows.columns(steps.count, most: most(steps))
    return Plate.figure(info.name, scene, class: "ramp", note: note(steps, scene)) {
      h("div", .class("fields"), .role("list"), .style("--n:\(columns);--s:\(depth)")) {
        for step in steps { step.node(depth: depth, scene) }
      }
    }
  }

  /// The most steps in a row in which the longest word of their names and the hex fit: a plate is about 900 px wide.
  private static func most(_ steps: [Step]) -> Int {
    let words = steps.flatMap { $0.name.split(separator: " ").map(String.init) }
    let longest = max(words.map(TextWidth.ems).max() ?? 0, TextWidth.ems("#000000"))
    return min(max(Int(900 / (longest * 13 + 18)), 4), 14)
  }

  private static func note(_ steps: [Step], _ scene: Scene) -> String {
    let colors = steps.compactMap { step in
      step.sample.variants.first.flatMap { $0.value.color?.composited(over: Surface.under($0, scene)) }
    }
    // In another theme the order may be another.
    let theme = steps.lazy.compactMap { $0.sample.variants[0].label }.first.map { " in \($0)" } ?? ""
    let lightness = colors.map { $0.converted(to: .oklch).c1 ?? 0 }
    let pairs = zip(lightness, lightness.dropFirst())
    var note = steps.count.counted("step")
    if steps.count > 2 {
      if pairs.allSatisfy({ $0 >= $1 }) { note += ", lightest first\(theme)" }
      if pairs.allSatisfy({ $0 <= $1 }) { note += ", darkest first\(theme)" }
    }
    let distances = zip(colors, colors.dropFirst()).map { ColorDifference.e2000($0, $1) }
    guard let least = distances.min(), let index = distances.firstIndex(of: least) else { return note + "." }
    return note
      + ". Closest neighbours\(theme): \(steps[index].name) and \(steps[index + 1].name), ΔE2000 \(least.fixed(1))."
  }
}

private struct Step {
  let sample: Sample

  var name: String { sample.label }

  func node(depth: Int, _ scene: Scene) -> Node {
    let variants = sample.variants
    let title = h("a", .class("name"), .href(scene.link(to: sample.path))) { Plate.breaking(name) }
    return h("div", [.role("listitem")] + scene.marks(of: sample)) {
      for (index, variant) in variants.enumerated() {
        if let color = variant.value.color {
          ColorField(
            color: color, ground: Surface.under(variant, scene),
            rows: index == variants.count - 1 ? depth - index : 1
          ).node(scene.shown(in: variant.themes)) {
            h("div", .class("tag")) {
              if index == 0 {
                title
              } else if let again = scene.again(behind: Array(variants[..<index])) {
                h("span", again) { title }
              }
              if let label = variant.label { h("span") { label } }
              h("code") { variant.figure { _ in color.figure } ?? "" }
            }
          }
        }
      }
    }
  }
}
