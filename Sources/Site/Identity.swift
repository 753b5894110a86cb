import Colorimetry
import Guide
import Tokens

/// A system's brand colour as the chrome shows it: adjusted until it can be seen, never trusted.
enum Identity {
  /// The papers of the chrome, as `templates/assets/css/00-base.css` sets them.
  private static let paper = Color(.oklch, 0.986, 0.003, 95)
  private static let darkPaper = Color(.oklch, 0.175, 0.006, 270)

  /// What WCAG 2.2 asks of a part of the interface that has to be seen (1.4.11).
  private static let least = 3.0

  /// A declaration of `--brand` for both appearances; nil for a system without a brand colour.
  static func declarations(of system: DesignSystem) -> String? {
    guard let path = system.settings.brand, case .color(let brand)? = system.tokens[path]?.value else { return nil }
    let light = ContrastSuggestion.nearest(to: brand, on: paper, ratio: least) ?? brand
    let dark = ContrastSuggestion.nearest(to: brand, on: darkPaper, ratio: least) ?? brand
    return "--brand: light-dark(\(light.opaqueHex), \(dark.opaqueHex))"
  }
}
