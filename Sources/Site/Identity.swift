import Colorimetry
import Guide
import TokenValues
import Tokens

/// A system's brand colour, adjusted so that it is visible in the site's own navigation and headings.
enum Identity {
  /// The backgrounds of the site, as set in `templates/assets/css/00-base.css`.
  private static let paper = Color(.oklch, 0.986, 0.003, 95)
  private static let darkPaper = Color(.oklch, 0.175, 0.006, 270)

  /// The minimum contrast that WCAG 2.2 requires of user interface components (1.4.11).
  private static let least = 3.0

  private static func brand(of system: DesignSystem) -> Color? {
    if let path = system.settings.brand, case .color(let brand)? = system.tokens[path]?.value { return brand }
    return system.brandColors.first.flatMap { Color(hex: $0) }
  }

  /// A declaration of `--brand` for both appearances; nil if the system has no brand colour.
  static func declarations(of system: DesignSystem) -> String? {
    guard let brand = brand(of: system) else { return nil }
    let light = ContrastSuggestion.nearest(to: brand, on: paper, ratio: least) ?? brand
    let dark = ContrastSuggestion.nearest(to: brand, on: darkPaper, ratio: least) ?? brand
    return "--brand: light-dark(\(light.opaqueHex), \(dark.opaqueHex))"
  }
}
