import Colorimetry
import Diagnostics
import Markup
import Plates
import Printing
import TokenValues
import Tokens

/// Numbers 0…1 as steps of text and fill opacity on a surface.
enum OpacitySteps: Specimen {
  static let info = SpecimenInfo(
    name: "opacity", summary: "Opacity steps as text and as a fill on a surface, with the colour that results.",
    options: [
      SpecimenOption("color", "A colour token to show at each opacity, in place of black or white."), .on, .theme,
    ],
    example: "opacity.**")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let samples = request.samples(of: [.number], into: &diagnostics).filter { share(of: $0.value) != nil }
    guard !samples.isEmpty else { return .empty }
    let color = request.token(option: "color", into: &diagnostics)
    let on = request.token(option: "on", into: &diagnostics)
    return draw(samples, of: color, on: on, request.scene)
  }

  private static func sample(_ token: ThemedToken) -> Sample {
    Sample(token, name: token.name, caption: nil, place: token.token.span)
  }

  /// - Parameters:
  ///   - samples: numbers from 0 to 1.
  ///   - color: the colour shown at each opacity; nil for black or white, depending on the surface.
  ///   - on: the surface; nil for all surfaces of the scene.
  static func draw(
    _ samples: [Sample], of color: ThemedToken? = nil, on: ThemedToken? = nil, _ scene: Scene
  ) -> Node {
    let grounds = Ground.all(scene, below: samples + [color].compactMap(\.self).map(sample), chosen: on)
    return Plate.figure(info.name, scene, class: "opacities", note: note(color)) {
      for ground in grounds {
        h("div", ground.attributes("ground", scene)) {
          ground.heading
          h("div", .class("fields"), .role("list"), .style("--n:\(Rows.columns(samples.count, most: 6));--s:1")) {
            for sample in samples {
              let base = color.flatMap { ground.theme.tokens[$0.path]?.color } ?? ground.color.ink
              step(base, sample, ground, scene)
            }
          }
        }
      }
    }
  }

  private static func step(
    _ color: Color, _ sample: Sample, _ ground: Ground, _ scene: Scene
  ) -> Node? {
    guard let share = sample.variant(in: ground.theme).flatMap({ share(of: $0.value) }) else { return nil }
    let tint = color.withOpacity(color.opacity * share)
    let reading = ContrastReading(text: tint, on: ground.color)
    let isJudged = ContrastKind(sample.path) != .none
    return h("div", .role("listitem"), .token(sample.path.description)) {
      h("div", .class("fill"), .style("background:\(tint.paint)"))
      h("div", .class("sample"), .style("color:\((isJudged ? tint : ground.color.ink).paint)")) {
        sample.variants[0].written ?? Plate.percent(share)
      }
      h("a", .class("name"), .href(scene.link(to: sample.path))) { Plate.breaking(sample.label) }
      h("code") { "\(Plate.percent(share)) = \(tint.composited(over: ground.color).writtenOpaqueHex)" }
      h("span") { isJudged ? "\(reading.ratioText) \(reading.level.label)" : "\(reading.ratioText), no floor applies" }
    }
  }

  private static func note(_ color: ThemedToken?) -> String {
    let subject = color.map { "in \($0.path)" } ?? "in black or white, to suit the surface,"
    return
      "Fill \(subject) at each opacity; the hex is the resulting colour, the ratio its contrast on the surface."
  }

  private static func share(of value: TokenValue) -> Double? {
    guard case .number(let number) = value, (0...1).contains(number) else { return nil }
    return number
  }
}
