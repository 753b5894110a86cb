package import Colorimetry

/// Colours that a document names and the platform gives: Apple's system colours in their two appearances.
///
/// *Source:* Apple, Human Interface Guidelines, Color: iOS system colors, and UIKit's adaptable colours, iOS 13 to 18.
package enum SystemColors {
  /// The values of a name, light and dark; `blue` and its like are Apple's only in a document that also names one of
  /// UIKit's own, as `systemGroupedBackground`.
  package static func color(named name: String, speaksUIKit: Bool) -> (name: String, light: Color, dark: Color)? {
    let plain = plainNames.contains(name) ? "system" + name.prefix(1).uppercased() + name.dropFirst() : name
    guard plain == name || speaksUIKit, let values = values[plain] else { return nil }
    return (plain, values.light, values.dark)
  }

  package static let longestName = 34

  private static let plainNames: Set<String> = ["blue", "red", "yellow", "green", "gray"]

  private static let values: [String: (light: Color, dark: Color)] = {
    let rows: [(String, UInt32, UInt32, Double)] = [
      ("systemBlue", 0x007AFF, 0x0A84FF, 1), ("systemRed", 0xFF3B30, 0xFF453A, 1),
      ("systemYellow", 0xFFCC00, 0xFFD60A, 1), ("systemGreen", 0x34C759, 0x30D158, 1),
      ("systemGray", 0x8E8E93, 0x8E8E93, 1), ("label", 0x000000, 0xFFFFFF, 1),
      ("secondaryLabel", 0x3C3C43, 0xEBEBF5, 0.6), ("tertiaryLabel", 0x3C3C43, 0xEBEBF5, 0.3),
      ("systemGroupedBackground", 0xF2F2F7, 0x000000, 1), ("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, 1),
      ("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, 1),
    ]
    return Dictionary(
      uniqueKeysWithValues: rows.map { name, light, dark, alpha in (name, (color(light, alpha), color(dark, alpha))) })
  }()

  private static func color(_ rgb: UInt32, _ alpha: Double) -> Color {
    let parts = [16, 8, 0].map { Double(rgb >> $0 & 0xFF) / 255 }
    return Color(.srgb, parts[0], parts[1], parts[2], alpha: alpha)
  }
}
