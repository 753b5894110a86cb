import Colorimetry
import Diagnostics
import Markup
import Printing
import Tokens

/// A continuous strip for a neutral scale or the tints of one hue.
enum Ramp: Specimen {
  static let info = SpecimenInfo(
    name: "ramp", summary: "A continuous strip of colours in their order, with the closest neighbours named.",
    example: "color.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let named = request.tokens(of: [.color], into: &diagnostics)
    guard !named.isEmpty else { return .empty }
    let names = zip(named, Plate.names(of: named.map(\.token.path))).map { $0.caption ?? $1 }
    let steps = zip(named, names).map { Step(name: $1, path: $0.token.path, variants: Plate.variants(of: $0.token)) }
    let depth = steps.map(\.variants.count).max() ?? 1
    let columns = Rows.columns(steps.count, most: 14)
    let longest = names.map(\.count).max() ?? 0
    return Plate.figure(
      info.name, request, class: stands(longest, columns) ? "ramp up" : "ramp", note: note(steps, request)
    ) {
      h("div", .class("fields"), .role("list"), .style("--n:\(columns);--s:\(depth)")) {
        for step in steps { step.node(depth: depth, request) }
      }
    }
  }

  /// Whether names are set upright because they are wider than their steps: a plate is about 900 px, a letter 8.
  private static func stands(_ longest: Int, _ columns: Int) -> Bool { max(longest, 8) * 8 + 16 > 900 / columns }

  private static func note(_ steps: [Step], _ request: SpecimenRequest) -> String {
    let colors = steps.compactMap { step in
      step.variants.first.flatMap { $0.token.color?.composited(over: Surface.under($0, request)) }
    }
    let lightness = colors.map { $0.converted(to: .oklch).c1 ?? 0 }
    let pairs = zip(lightness, lightness.dropFirst())
    var note = Plate.count(steps.count, "step")
    if steps.count > 2 {
      if pairs.allSatisfy({ $0 >= $1 }) { note += ", lightest first" }
      if pairs.allSatisfy({ $0 <= $1 }) { note += ", darkest first" }
    }
    let distances = zip(colors, colors.dropFirst()).map { ColorDifference.e2000($0, $1) }
    guard let least = distances.min(), let index = distances.firstIndex(of: least) else { return note + "." }
    return note + ". Closest neighbours: \(steps[index].name) and \(steps[index + 1].name), ΔE2000 \(least.fixed(1))."
  }
}

private struct Step {
  let name: String
  let path: TokenPath
  let variants: [Plate.Variant]

  func node(depth: Int, _ request: SpecimenRequest) -> Node {
    h("div", .role("listitem"), .token(path.description)) {
      for (index, variant) in variants.enumerated() {
        if let color = variant.token.color {
          ColorField(
            color: color, ground: Surface.under(variant, request),
            rows: index == variants.count - 1 ? depth - index : 1
          ).node {
            h("div", .class("tag")) {
              if index == 0 { h("a", .class("name"), .href(request.link(to: path))) { Plate.breaking(name) } }
              if let label = variant.label { h("span") { label } }
              h("code") { color.figure }
            }
          }
        }
      }
    }
  }
}
