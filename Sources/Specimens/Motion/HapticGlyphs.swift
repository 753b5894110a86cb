import Diagnostics
import Markup
import Tokens

/// Haptics as glyphs of intensity over time, with their words.
enum HapticGlyphs: Specimen {
  static let info = SpecimenInfo(
    name: "haptics", summary: "Haptics as glyphs of intensity over time, each with its platforms' words.",
    example: "haptic.*")

  static func draw(_ request: SpecimenRequest, into diagnostics: inout Diagnostics) -> Node {
    let haptics = DrawnToken.all(of: [.haptic], request, into: &diagnostics).compactMap { drawn in
      if case .haptic(let haptic) = drawn.token.value { (drawn: drawn, haptic: haptic) } else { nil }
    }
    guard !haptics.isEmpty else { return .empty }
    return Plate.figure(info.name, request, note: note) {
      h("div", .class("multiples haptics"), .role("list")) {
        for item in haptics { glyph(item.drawn, item.haptic, request) }
      }
    }
  }

  private static func glyph(_ drawn: DrawnToken, _ haptic: Haptic, _ request: SpecimenRequest) -> Node {
    h("div", .role("listitem"), .token(drawn.path.description)) {
      h("div", .class("felts")) {
        for pattern in haptic.platforms { HapticGlyph(character: pattern.character, height: 64).node() }
      }
      h("div", .class("under")) {
        h("b") { Plate.breaking(drawn.name) }
        for pattern in haptic.platforms {
          h("span") { Plate.sentence(capitalized(pattern.words)) }
          h("span") {
            "\(pattern.platformName) "
            h("code") { pattern.pattern }
          }
        }
        Plate.path(drawn.path, request)
        Plate.aliases(of: drawn.token, request)
      }
    }
  }

  private static func capitalized(_ words: String) -> String { words.prefix(1).uppercased() + words.dropFirst() }

  /// What the glyphs say and what they do not.
  static let note =
    "Intensity up, time across, one peak a tap. The glyphs show character, which is stronger, sharper or softer; they "
    + "are not measured amplitude."
}
