import Colorimetry
import Diagnostics
import Guide
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Tall colour fields edge to edge, so that a palette reads as one picture.
enum Swatches: Specimen {
  static let info = SpecimenInfo(
    name: "swatches",
    summary: "Colour fields edge to edge with name, value and contrast; light and dark of one token share a field.",
    options: [.theme], example: "color.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.color], into: &diagnostics)
    return samples.isEmpty ? .empty : draw(samples, request.scene)
  }

  /// - Parameter isLow: whether they are colours of something, such as its text and its border, and no palette.
  static func draw(_ samples: [Sample], isLow: Bool = false, _ scene: Scene) -> Node {
    let depth = samples.reduce(1) { max($0, sides(of: $1).count) }
    let style = "--n:\(Rows.columns(samples.count, most: 6));--s:\(depth + 1)"
    return Plate.figure(info.name, scene, note: note(samples, scene)) {
      h("ul", .class(isLow ? "fields low" : "fields"), .role("list"), .style(style)) {
        for sample in samples { swatch(sample, depth: depth, scene) }
      }
      if scene.system != nil { ContrastFigures(samples, scene).node }
    }
  }

  /// The note below the swatches; it names the background of translucent colours, if there are any.
  private static func note(_ samples: [Sample], _ scene: Scene) -> String? {
    let carrying = samples.count { ColorUse($0.path).carriesText }
    let carryText = carrying > 0
    let fields = carrying == samples.count ? "each field" : "a field that can carry text"
    let note = "At the head of \(fields), white and black text with its contrast, where it reaches 3"
    let translucent = samples.flatMap { sides(of: $0) }.filter { $0.value.color?.isTranslucent ?? false }
    guard !translucent.isEmpty else { return carryText ? note + "." : nil }
    let own = translucent.lazy.compactMap { Surface.own($0, scene) }.first
    let dark = own.map { ", one of the dark theme over \($0.name)" } ?? ""
    let verb = carryText ? "\(note); a translucent colour is measured" : "A translucent colour is shown"
    return "\(verb) over \(ground(scene))\(dark)."
  }

  /// What is under translucent colours: `Background`, `Page in light and Sheet in dark` where it is not the same one.
  private static func ground(_ scene: Scene) -> String {
    var names: [(name: String, themes: [String])] = []
    for theme in scene.themes {
      let name = Surface.first(scene, in: theme) ?? "white"
      if let known = names.firstIndex(where: { $0.name == name }) {
        names[known].themes.append(theme.name)
      } else {
        names.append((name, [theme.name]))
      }
    }
    return names.count == 1 ? names[0].name : Plate.list(names.map { "\($0.name) in \(Plate.list($0.themes))" })
  }

  /// The distinct colours of a sample over its themes.
  private static func sides(of sample: Sample) -> [Sample.Variant] {
    sample.variants.filter { $0.value.type == .color }
  }

  // MARK: Fields

  /// The field of one sample, with a side for each colour.
  private static func swatch(_ sample: Sample, depth: Int, _ scene: Scene) -> Node {
    let sides = sides(of: sample)
    return h("li", scene.marks(of: sample)) {
      for index in sides.indices {
        side(index, of: sides, sample, rows: index == sides.count - 1 ? depth - index : 1, scene)
      }
      // A recognised value with a plain name has no path to show.
      if scene.system != nil || sample.path.parent != nil, !sides.isEmpty {
        under(sides, sample.path, scene)
      }
    }
  }

  private static func side(
    _ index: Int, of sides: [Sample.Variant], _ sample: Sample, rows: Int, _ scene: Scene
  ) -> Node? {
    let side = sides[index]
    guard let color = side.value.color else { return nil }
    let field = ColorField(color: color, ground: Surface.under(side, scene), rows: rows)
    let carriesText = ColorUse(sample.path).carriesText
    // Nobody sets text in what cannot be read.
    let texts = [1.0, 0].filter {
      carriesText && color.opacity > 0 && field.contrast(ofLuminance: $0) >= Contrast.leastOfLargeText
    }
    return field.node(scene.shown(in: side.themes)) {
      if let label = side.label { h("b", texts.isEmpty ? [.class("head")] : []) { label } }
      // Hidden from screen readers: a guide gives the same in words, in the table below.
      for text in texts {
        let isHidden: [Attribute] = scene.system == nil ? [] : [.attr("aria-hidden", "true")]
        // The second is black without saying so.
        h("i", (texts == [0] ? [.class("black")] : []) + isHidden) {
          " " + ContrastReading.text(of: field.contrast(ofLuminance: text))
        }
      }
      if index == 0 {
        h("b") { Plate.breaking(sample.label) }
      } else if let again = scene.again(behind: Array(sides[..<index])) {
        h("b", again) { Plate.breaking(sample.label) }
      }
      if side.isNotGiven {
        h("code") { TokenText.short(side.value, missing: side.missing) }
      } else {
        h("code") { color.figure }
        h("span") { color.opaqueOKLCHText }
      }
      if index == 0, let remark = sample.remark { h("span") { remark } }
    }
  }

  /// The path, and remarks of its source.
  private static func under(_ sides: [Sample.Variant], _ path: TokenPath, _ scene: Scene) -> Node {
    h("div", .class("under")) {
      Plate.path(path, scene)
      if let deprecation = sides.first?.deprecation {
        h("span") { "Deprecated" + (deprecation.reason.map { ": \($0)" } ?? ".") }
      }
      if let missing = sides.first.flatMap({ Plate.missing($0.missing) }) { h("span") { missing } }
    }
  }
}
