import Diagnostics
import Markup
import Plates
import TokenValues

/// Haptics as glyphs of intensity over time, with their names.
enum HapticGlyphs: Specimen {
  static let info = SpecimenInfo(
    name: "haptics", summary: "Haptics as glyphs of intensity over time, each with its platforms’ words.",
    example: "haptic.*")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let haptics = request.partedSamples(of: [.haptic], into: &diagnostics).compactMap { sample in
      if case .haptic(let haptic) = sample.value { (sample: sample, haptic: haptic) } else { nil }
    }
    guard !haptics.isEmpty else { return .empty }
    return Plate.figure(info.name, request.scene, note: HapticGlyph.note) {
      h("div", .class("multiples haptics"), .role("list")) {
        for item in haptics { glyph(item.sample, item.haptic, request.scene) }
      }
    }
  }

  private static func glyph(_ sample: Sample, _ haptic: Haptic, _ scene: Scene) -> Node {
    h("div", [.role("listitem")] + scene.marks(of: sample)) {
      h("div", .class("felts")) {
        for pattern in haptic.platforms { HapticGlyph(character: pattern.character, height: 64).node() }
      }
      h("div", .class("under")) {
        h("b") { Plate.whole(sample.name) }
        if let remark = sample.remark { h("span") { remark } }
        for pattern in haptic.platforms {
          h("span") { Plate.sentence(Plate.withCapital(pattern.words)) }
          h("span") {
            "\(pattern.platformName(by: scene.springEngine)) "
            h("code") { Plate.breaking(code: pattern.name(by: scene.springEngine).utf8) }
          }
        }
        Plate.path(sample.path, scene)
        Plate.aliases(of: sample.variants, scene)
      }
    }
  }
}
