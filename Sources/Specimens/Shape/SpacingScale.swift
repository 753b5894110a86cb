import Diagnostics
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Dimensions to scale: bars, squares, or squares on the grid that they should align with.
enum SpacingScale: Specimen {
  static let info = SpecimenInfo(
    name: "scale", summary: "Dimensions drawn to scale: as=bars, as=squares or as=grid with its unit.",
    options: [
      SpecimenOption("as", "`bars`, which is the default, `squares` or `grid`."),
      SpecimenOption(
        "unit", "With `as=grid`, the step of the grid: a dimension token or a number from 1 to 64; 4 by default."),
    ], example: "space.**")

  private enum Style: String, CaseIterable {
    case bars, squares, grid
  }

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.dimension], into: &diagnostics)
    guard let first = samples.first else { return .empty }
    // A bar alone says nothing; a square does, and so does a grid.
    if samples.count == 1, !first.varies, request.block[option: "as"] == nil {
      return first.line(info.name, first.figure { $0.dimension.map(Plate.measure) }, request.scene)
    }
    switch style(request, into: &diagnostics) {
    case .bars: return bars(samples, request.scene)
    case .squares: return squares(samples, request.scene)
    case .grid: return grid(samples, unit: unit(request, into: &diagnostics), request.scene)
    }
  }

  private static func style(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Style {
    guard let name = request.block[option: "as"] else { return .bars }
    if let style = Style(rawValue: name) { return style }
    diagnostics.report(
      .invalidOption, "\(name) is not a way to draw a scale", at: request.block.span, why: "bars are drawn instead",
      fix: "write as=\(Style.allCases.map(\.rawValue).joined(separator: ", as="))")
    return .bars
  }

  // MARK: Bars

  static func bars(_ samples: [Sample], _ scene: Scene) -> Node {
    let samples = samples.inProportion(filling: 320)
    // Beside a width of the page the steps of a scale cannot be told apart.
    let limit = Self.limit(of: samples.compactMap { longest(of: [$0]) })
    let others = samples.filter { (longest(of: [$0]) ?? 0) > limit }
    if !others.isEmpty {
      let rest = samples.filter { (longest(of: [$0]) ?? 0) <= limit }
      return .fragment(
        [bars(rest, scene)]
          + others.map { $0.line(info.name, $0.figure { $0.dimension.map(Plate.measure) }, Scene(alone: scene)) })
    }
    let frame = BarFrame(longest: max(longest(of: samples) ?? 1, 1))
    return Plate.figure(info.name, scene, note: frame.note(samples, unit(of: samples, scene))) {
      h("ul", .class("bars"), .role("list"), .style(frame.style)) {
        for sample in samples { bar(sample, scene) }
      }
    }
  }

  private static func longest(of samples: [Sample]) -> Double? {
    samples.flatMap { lengths(of: $0).map(\.pixels) }.max()
  }

  /// What no more than two of several lengths exceed, and these many times over.
  private static func limit(of lengths: [Double]) -> Double {
    let sorted = lengths.sorted()
    guard sorted.count >= fewest else { return .infinity }
    return (1...2).lazy.map { sorted.dropLast($0) }.first { rest in
      rest.last.map { $0 > 0 && sorted[rest.endIndex] > mostTimes * $0 } ?? false
    }?.last ?? .infinity
  }

  private static let fewest = 6
  private static let mostTimes = 6.0

  /// The unit that all samples have; that of the system if they differ.
  private static func unit(of samples: [Sample], _ scene: Scene) -> String {
    let units = Set(samples.flatMap(\.variants).compactMap { $0.value.dimension?.unit }.filter(\.isAbsolute))
    return units.count == 1 ? units.first?.rawValue ?? scene.unit : scene.unit
  }

  /// What all bars of a plate share.
  private struct BarFrame {
    let longest: Double
    let scale: Double

    init(longest: Double) {
      self.longest = longest
      scale = SpacingScale.scale(of: longest, filling: 320)
    }

    func note(_ samples: [Sample], _ unit: String) -> String {
      if samples.hasBareLengths { return samples.scaleNote }
      return scale > 1
        ? "Drawn \(scale.trimmed(0)) : 1, a division is 4 \(unit)."
        : "All bars share one scale, 1 : 1 where the plate is wide enough; a division is 16 \(unit)."
    }

    var style: String {
      "--max:\(longest.trimmed(2));--k:\(scale.trimmed(2));--d:\(scale > 1 ? 4 : 16)"
    }
  }

  /// The lengths of a sample over its themes, in pixels.
  private static func lengths(of sample: Sample) -> [(variant: Sample.Variant, pixels: Double)] {
    sample.variants.compactMap { variant in
      variant.isNotGiven ? nil : variant.value.dimension.map { (variant, max($0.pixels, 0)) }
    }
  }

  /// The enlargement of a scale: as many times as its longest length fits the width, at most eight.
  fileprivate static func scale(of longest: Double, filling width: Double) -> Double {
    min(max((width / longest).rounded(.down), 1), 8)
  }

  private static func bar(_ sample: Sample, _ scene: Scene) -> Node {
    let bars = lengths(of: sample).map { variant, pixels in
      h("i", [.style("--w:\(pixels.trimmed(2))")] + scene.shown(in: variant.themes))
    }
    return h("li", .token(sample.path.description)) {
      h("b") { sample.figures(scene) { $0.dimension.map(Plate.measure) } }
      if sample.varies { h("div") { bars } } else { bars }
      h("div", .class("under")) {
        sample.title
        sample.lines()
        Plate.path(sample.path, scene)
      }
    }
  }

  // MARK: Squares

  static func squares(_ samples: [Sample], _ scene: Scene) -> Node {
    let samples = samples.inProportion(filling: 96)
    return Plate.figure(info.name, scene, note: samples.scaleNote) {
      h("ul", .class("samples fine"), .role("list")) {
        for sample in samples {
          sample.item(sample.figures(scene) { $0.dimension.map(Plate.measure) }, scene) {
            for (variant, side) in lengths(of: sample) {
              h("div", [.class("square"), .style("width:\(side.px(2))")] + scene.shown(in: variant.themes))
            }
          }
        }
      }
    }
  }

  // MARK: Grid

  /// The grid's unit in pixels: the option `unit`, a token or a number; 4 by default.
  private static func unit(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Double {
    guard let text = request.block[option: "unit"] else { return 4 }
    if let number = Double(text), number >= 1, number <= 64 { return number }
    let pixels = request.token(text, at: request.block.span, into: &diagnostics)?.token.dimension?.pixels
    return pixels.map { min(max($0, 1), 64) } ?? 4
  }

  private static func grid(_ samples: [Sample], unit: Double, _ scene: Scene) -> Node {
    let squares = samples.filter(\.isGiven).map { Square($0, unit: unit) }
    let largest = max(squares.map(\.side).max() ?? 1, 1)
    let scale = scale(of: largest, filling: 96)
    let height = ((largest / unit).rounded(.up) + 2) * unit * scale
    let style = "--u:\((unit * scale).px(2));--h:\(height.px(2));--k:\(scale.fixed(0))"
    return Plate.figure(
      info.name, scene, note: note(squares, unit: unit, scale: scale, in: self.unit(of: samples, scene))
    ) {
      h("div", .class("gridded"), .role("list"), .style(style)) {
        for square in squares { square.node(scale: scale, scene) }
      }
    }
  }

  private static func note(_ squares: [Square], unit: Double, scale: Double, in name: String) -> String {
    let grid = "Drawn \(scale.fixed(0)) : 1 on a grid of \(unit.trimmed(2)) \(name)"
    let off = squares.filter { !$0.keepsToGrid }.map { $0.side.trimmed(2) }
    return off.isEmpty ? "\(grid); the sizes here keep to it." : "\(grid); off it: \(Plate.list(off))."
  }
}

/// A size as a square on the grid.
private struct Square {
  let sample: Sample
  /// In pixels.
  let side: Double
  let unit: Double

  init(_ sample: Sample, unit: Double) {
    self.sample = sample
    self.unit = unit
    side = max(sample.value.dimension?.pixels ?? 0, 0)
  }

  var keepsToGrid: Bool {
    let steps = side / unit
    return (steps - steps.rounded()).magnitude < 1e-6
  }

  func node(scale: Double, _ scene: Scene) -> Node {
    let cell = unit * scale
    let columns = (max(side * scale + 2 * cell, 96) / cell).rounded(.up)
    return h(
      "div", .role("listitem"), .token(sample.path.description), .style("--c:\((columns * cell).px(2))")
    ) {
      h("div", .class("thing")) {
        h("div", .class(keepsToGrid ? "square" : "square off"), .style("width:\((side * scale).px(2))"))
      }
      h("div", .class("under")) {
        h("b", .class("size")) { sample.figures(scene) { $0.dimension.map(Plate.measure) } }
        sample.title
        h("span") { "\((side / unit).trimmed(2)) × \(unit.trimmed(2))" }
        Plate.path(sample.path, scene)
      }
    }
  }
}
