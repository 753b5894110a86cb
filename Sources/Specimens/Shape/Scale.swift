import Diagnostics
import Markup
import Printing
import Tokens

/// Dimensions to scale: bars, squares, or squares on the grid they should keep to.
enum Scale: Specimen {
  static let info = SpecimenInfo(
    name: "scale", summary: "Dimensions drawn to scale: as=bars, as=squares or as=grid with its unit.",
    options: ["as", "unit"], example: "space.**")

  private enum Style: String, CaseIterable {
    case bars, squares, grid
  }

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let named = request.tokens(of: [.dimension], into: &diagnostics)
    guard !named.isEmpty else { return .empty }
    let samples = Sample.all(named)
    switch style(request, into: &diagnostics) {
    case .bars: return bars(samples, request)
    case .squares: return squares(samples, request)
    case .grid: return grid(samples, unit: unit(request, into: &diagnostics), request)
    }
  }

  private static func style(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Style {
    guard let name = request.block[option: "as"] else { return .bars }
    if let style = Style(rawValue: name) { return style }
    diagnostics.error(
      "unknown-option", "\(name) is no way to draw a scale", at: request.block.span, why: "bars are drawn instead",
      fix: "write as=\(Style.allCases.map(\.rawValue).joined(separator: ", as="))")
    return .bars
  }

  // MARK: Bars

  private static func bars(_ samples: [Sample], _ request: SpecimenRequest) -> Node {
    let longest = samples.flatMap(\.token.byTheme).compactMap(\.token.dimension?.pixels).max() ?? 1
    let note = longest > 160 ? "All bars share one scale, 1 : 1 where the plate is wide enough." : "Drawn 1 : 1."
    return Plate.figure(info.name, request, note: note) {
      h("div", .class("bars"), .role("list"), .style("--max:\(max(longest, 1).trimmed(2))")) {
        for sample in samples { bar(sample, request) }
      }
    }
  }

  private static func bar(_ sample: Sample, _ request: SpecimenRequest) -> Node {
    h("div", .role("listitem"), .token(sample.token.path.description)) {
      h("b", .class("size")) { sample.figure { $0.dimension.map(Plate.measure) } }
      h("div") {
        for variant in Plate.variants(of: sample.token) {
          if let pixels = variant.token.dimension?.pixels {
            h("i", .style("--w:\(Swift.max(pixels, 0).trimmed(2))"))
          }
        }
      }
      h("div", .class("under")) {
        h("b") { Plate.breaking(sample.name) }
        if let caption = sample.caption { h("span") { caption } }
        Plate.path(sample.token.path, request)
      }
    }
  }

  // MARK: Squares

  private static func squares(_ samples: [Sample], _ request: SpecimenRequest) -> Node {
    Plate.figure(info.name, request, note: "Drawn 1 : 1.") {
      h("div", .class("samples"), .role("list")) {
        for sample in samples {
          let side = Swift.max(sample.token.token.dimension?.pixels ?? 0, 0)
          sample.node(sample.figure { $0.dimension.map(Plate.measure) }, request) {
            h("div", .class("square"), .style("width:\(side.trimmed(2))px"))
          }
        }
      }
    }
  }

  // MARK: Grid

  /// The grid's unit in pixels: the option `unit`, a token or a number, or 4.
  private static func unit(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Double {
    guard let text = request.block[option: "unit"] else { return 4 }
    if let number = Double(text), number >= 1, number <= 64 { return number }
    let pixels = request.token(text, at: request.block.span, into: &diagnostics)?.token.dimension?.pixels
    return pixels.map { min(Swift.max($0, 1), 64) } ?? 4
  }

  private static func grid(_ samples: [Sample], unit: Double, _ request: SpecimenRequest) -> Node {
    let sides = samples.map { Swift.max($0.token.token.dimension?.pixels ?? 0, 0) }
    let height = ((sides.max() ?? 0) / unit).rounded(.up) * unit + 2 * unit
    let off = zip(samples, sides).filter { !keeps($0.1, to: unit) }.map { "\($0.0.name) (\($0.1.trimmed(2)))" }
    return Plate.figure(info.name, request, note: note(off, unit: unit)) {
      h("div", .class("gridded"), .role("list"), .style("--u:\(unit.trimmed(2))px;--h:\(height.trimmed(2))px")) {
        for (sample, side) in zip(samples, sides) {
          let fits = keeps(side, to: unit)
          let columns = ((Swift.max(side + 2 * unit, 96)) / unit).rounded(.up)
          h(
            "div", .role("listitem"), .token(sample.token.path.description),
            .style("--c:\((columns * unit).trimmed(2))px")
          ) {
            h("div", .class("thing")) {
              h("div", .class(fits ? "square" : "square off"), .style("width:\(side.trimmed(2))px"))
            }
            h("div", .class("under")) {
              h("b", .class("size")) { sample.figure { $0.dimension.map(Plate.measure) } }
              h("b") { Plate.breaking(sample.name) }
              h("span") { "\((side / unit).trimmed(2)) × \(unit.trimmed(2))" }
              Plate.path(sample.token.path, request)
            }
          }
        }
      }
    }
  }

  private static func keeps(_ side: Double, to unit: Double) -> Bool {
    let steps = side / unit
    return (steps - steps.rounded()).magnitude < 1e-6
  }

  private static func note(_ off: [String], unit: Double) -> String {
    let grid = "The grid has \(unit.trimmed(2)) px"
    return off.isEmpty ? "\(grid); every size keeps to it." : "\(grid); off it: \(Plate.list(off))."
  }
}
