import Colorimetry
import Differences
import TokenValues

/// The figures that differ between two texts.
struct MovedFigures {
  /// `16 → 20`, `#10b981 → #34d399 (ΔE 12.3, strong)`.
  let text: String
  /// The colours that became others.
  let colors: [ThemedChange]

  init(_ old: [String], _ new: [String], _ thresholds: Thresholds) {
    let pieces = WordDifference(old.joined(separator: " "), new.joined(separator: " ")).pieces
    var parts: [String] = []
    var colors: [ThemedChange] = []
    var (gone, come): ([Substring], [Substring]) = ([], [])
    /// As many as there were are those that there were.
    func tell() {
      if gone.count == come.count {
        for (before, after) in zip(gone, come) {
          let color = Self.color(String(before), String(after), thresholds)
          let size = color?.difference.map { " (\($0.text))" } ?? ""
          parts.append("\(before) → \(after)\(size)")
          if let color { colors.append(color) }
        }
      } else {
        parts += gone.map { "− \($0)" } + come.map { "+ \($0)" }
        colors += gone.compactMap { Figures.color(String($0)).map { ThemedChange(only: $0, isNew: false) } }
        colors += come.compactMap { Figures.color(String($0)).map { ThemedChange(only: $0, isNew: true) } }
      }
      (gone, come) = ([], [])
    }
    for piece in pieces {
      switch piece {
      case .removed(let text): gone += text.split(separator: " ")
      case .added(let text): come += text.split(separator: " ")
      case .same: tell()
      }
    }
    tell()
    text = Figures.shown(parts.joined(separator: ", "))
    self.colors = colors
  }

  /// Two colours; nil for any other figures, and for a colour that is only written otherwise.
  private static func color(_ old: String, _ new: String, _ thresholds: Thresholds) -> ThemedChange? {
    guard let before = Figures.color(old), let after = Figures.color(new), before != after else { return nil }
    let (old, new) = (TokenValue.color(before), TokenValue.color(after))
    return ThemedChange(
      themes: [], label: nil, before: old, after: new, beforeText: before.hex, afterText: after.hex,
      ground: RevealingGround.of(old, new),
      difference: ValueDifference(old, new, on: nil, engine: nil, thresholds))
  }
}
