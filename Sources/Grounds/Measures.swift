import TokenValues
import Wording

/// Texts that are measures and nothing else: `24px`, `1.25`, `14px/20px, 500`, `SemiBold 600`.
enum Measures {
  static func areAll(of text: String) -> Bool {
    !text.contains(where: signs.contains)
      && text.split { !$0.isLetter }.allSatisfy { word in
        units.contains(word.lowercased()) || FontWeight.written(Array(word.utf8)[...]) != nil
      }
  }

  /// What limits a number, or parts it from another.
  private static let signs: Set<Character> = ["<", ">", "≤", "≥", "~", "≈", "+", "–", "—", "→", "(", "|"]
  private static let units: Set = [
    "px", "pt", "rem", "em", "sp", "dp", "lh", "size", "weight", "leading", "line", "height", "tracking", "letter",
    "spacing", "font",
  ]
}
