import Colorimetry
import Diagnostics
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Border widths, stroke styles and whole borders around a sheet.
enum Borders: Specimen {
  static let info = SpecimenInfo(
    name: "borders", summary: "Border widths, styles and borders at real size.", options: [.on, .theme],
    example: "border.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.dimension, .border, .strokeStyle], into: &diagnostics)
    let chosen = request.token(option: "on", into: &diagnostics)
    return samples.isEmpty ? .empty : draw(samples, on: chosen, request.scene)
  }

  /// - Parameter chosen: the colour that whole borders are drawn on; nil for the system’s surface.
  static func draw(_ samples: [Sample], on chosen: ThemedToken? = nil, _ scene: Scene) -> Node {
    let (untold, samples) = samples.inProportion(filling: 8).untold(of: .border)
    let scale = scale(of: samples)
    let notes = [scale > 1 ? "Drawn \(scale.trimmed(0)) : 1." : samples.scaleNote, Plate.missing(untold)]
    return Plate.figure(info.name, scene, note: notes.compactMap(\.self).joined(separator: " ")) {
      h("ul", .class("samples"), .role("list")) {
        for sample in samples { item(sample, untold, scale, on: chosen, scene) }
      }
    }
  }

  /// Eight times its size if a line is thinner than a pixel of some screens, as far as the widest still has room.
  private static func scale(of samples: [Sample]) -> Double {
    let widths = samples.flatMap(\.variants).filter { !$0.isNotGiven }.compactMap { variant -> Double? in
      switch variant.value {
      case .dimension(let width): width.pixels
      case .border(let border): border.width.pixels
      case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .transition, .shadow,
        .gradient, .typography, .spring, .haptic:
        nil
      }
    }
    guard let least = widths.filter({ $0 > 0 }).min(), let most = widths.max(), least < 1 else { return 1 }
    return min(max((32 / most).rounded(.down), 1), 8)
  }

  private static func item(
    _ sample: Sample, _ untold: [String], _ scale: Double, on chosen: ThemedToken?, _ scene: Scene
  ) -> Node {
    sample.item(sample.figures(scene, ofVariants: figure), remarks: remarks(of: sample, untold), scene) {
      for variant in sample.variants {
        if !variant.isNotGiven, let css = css(of: variant.value, scale) {
          let ground = variant.value.type == .border ? ground(under(variant, chosen, scene)) : ""
          h("div", [.class("box"), .style(css + ground)] + scene.shown(in: variant.themes)) { variant.label ?? "" }
        }
      }
    }
  }

  private static func under(_ variant: Sample.Variant, _ chosen: ThemedToken?, _ scene: Scene) -> Color {
    let theme = scene.themes.first { $0.name == variant.themes.first } ?? scene.defaultTheme
    return chosen.flatMap { Surface.chosen($0, scene, in: theme).first?.color } ?? Surface.under(variant, scene)
  }

  private static func ground(_ surface: Color) -> String {
    ";background:\(surface.paint);color:\(surface.ink.opaqueHex)"
  }

  private static func css(of value: TokenValue, _ scale: Double) -> String? {
    switch value {
    case .dimension(let width): "border:\((width.pixels * scale).px(3)) solid var(--ink)"
    case .strokeStyle(let style): "border:2px \(style.css) var(--ink)"
    case .border(let border):
      "border:\((border.width.pixels * scale).px(3)) \(border.style.css) \(border.color.paint)"
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .transition, .shadow, .gradient,
      .typography, .spring, .haptic:
      nil
    }
  }

  private static func figure(of variant: Sample.Variant) -> String? {
    switch variant.value {
    case .border(let border): variant.missing.contains("width") ? "width not given" : Plate.measure(border.width)
    case .dimension(let width): variant.figure { _ in Plate.measure(width) }
    case .strokeStyle(let style): variant.figure { _ in words(style) }
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .transition, .shadow, .gradient,
      .typography, .spring, .haptic:
      nil
    }
  }

  /// The style and the colour of a whole border in each theme.
  private static func remarks(of sample: Sample, _ untold: [String]) -> [String] {
    sample.variants.compactMap { variant -> String? in
      guard case .border(let border) = variant.value else { return nil }
      let color = TokenText.figure(ofPart: border.color, missing: variant.missing)
      let given = [(variant.missing + untold).contains("style") ? nil : words(border.style), color].compactMap(\.self)
      return given.isEmpty ? nil : (variant.label.map { "\($0) " } ?? "") + given.joined(separator: ", ")
    }
  }

  private static func words(_ style: StrokeStyle) -> String {
    switch style {
    case .keyword(let keyword): keyword.rawValue
    case .dashes(let lengths, let cap):
      "dashes \(lengths.map(Plate.measure).joined(separator: ", ")), \(cap.rawValue) ends"
    }
  }
}
