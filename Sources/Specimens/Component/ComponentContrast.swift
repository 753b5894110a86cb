import Colorimetry
import Guide
import Plates
import Printing
import Tokens

/// The pairs of a component's tokens that stand on each other by their names: `button.primary.label` on
/// `button.primary.background`.
enum ComponentContrast {
  /// What is read or seen on a ground, and the least ratio that WCAG asks for it.
  /// Source: https://www.w3.org/TR/WCAG22/#contrast-minimum (text 4.5), #non-text-contrast (parts of controls 3).
  private static let parts: [String: Double] = [
    "text": 4.5, "label": 4.5, "title": 4.5, "subtitle": 4.5, "message": 4.5, "value": 4.5, "helper": 4.5,
    "placeholder": 4.5, "caption": 4.5, "foreground": 4.5, "link": 4.5, "textColor": 4.5, "icon": 3, "glyph": 3,
    "symbol": 3, "indicator": 3,
  ]
  private static let grounds: Set = ["background", "fill", "surface", "container", "backgroundColor", "tint", "track"]

  private struct Pair {
    let part: ThemedToken
    let ground: ThemedToken
    let least: Double
  }

  static func rows(of tokens: [ThemedToken], in system: DesignSystem) -> [ChecksBlock.Row] {
    pairs(of: tokens).compactMap { row(for: $0, in: system) }
  }

  private static func pairs(of tokens: [ThemedToken]) -> [Pair] {
    var groundsByGroup: [[String]: [ThemedToken]] = [:]
    for token in tokens where token.type == .color {
      let segments = token.path.segments
      guard let place = segments.lastIndex(where: grounds.contains) else { continue }
      groundsByGroup[Array(segments[..<place]), default: []].append(token)
    }
    var pairs: [Pair] = []
    for token in tokens where token.type == .color {
      let segments = token.path.segments
      guard let place = segments.lastIndex(where: { parts[$0] != nil }), let least = parts[segments[place]] else {
        continue
      }
      let own = groundsByGroup[Array(segments[..<place])] ?? []
      pairs += own.map { Pair(part: token, ground: $0, least: least) }
    }
    return pairs
  }

  /// `Primary: `, the group that both belong to, below that of the component.
  private static func variant(of pair: Pair) -> String {
    let (part, ground) = (pair.part.path.segments, pair.ground.path.segments)
    let shared = zip(part, ground).prefix { $0 == $1 }.map(\.0)
    guard shared.count > 1, let last = shared.last else { return "" }
    return Plate.spoken(last) + ": "
  }

  /// Nil where the ground is transparent, so that another surface shows.
  private static func row(for pair: Pair, in system: DesignSystem) -> ChecksBlock.Row? {
    let isExempt = pair.part.path.segments.contains { ["disabled", "inactive"].contains($0) }
    var results: [(text: String, fails: Bool, themes: [String])] = []
    for (theme, token) in pair.part.byTheme {
      guard let color = token.value.color,
        let ground = pair.ground.byTheme.first(where: { $0.theme == theme })?.token.value.color, ground.opacity > 0
      else { continue }
      let ratio = Contrast.wcag(foreground: color, background: ground)
      let fails = ratio < pair.least && !isExempt
      // Cut, not rounded: 4.499 does not reach 4.5.
      let text = "\((ratio * 100).rounded(.down) / 100) : 1"
      if let index = results.firstIndex(where: { $0.text == text }) {
        results[index].themes.append(theme)
      } else {
        results.append((text, fails, [theme]))
      }
    }
    guard !results.isEmpty else { return nil }
    let words = results.map { result in
      (results.count > 1 ? "\(result.themes.joined(separator: ", ")): " : "") + result.text
        + (result.fails ? ", below \(pair.least.trimmed(1))" : "")
    }
    return ChecksBlock.Row(
      criterion: pair.least < 4 ? "1.4.11 Non-text contrast" : "1.4.3 Contrast",
      what: variant(of: pair)
        + "\(Plate.name(of: pair.part.path)) on \(Plate.name(of: pair.ground.path).lowercased())",
      result: words.joined(separator: "; ") + (isExempt ? "; exempt while disabled" : ""),
      fails: results.contains(where: \.fails))
  }
}
