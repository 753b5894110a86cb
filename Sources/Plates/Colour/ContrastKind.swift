import Colorimetry
package import Tokens

/// What a colour on a surface has to reach, by the kind of thing that it colours.
/// WCAG asks nothing of what is disabled.
package enum ContrastKind: String, CaseIterable {
  case text, large, ui, none

  package var least: Double? {
    switch self {
    case .text: Contrast.leastOfText
    case .large: Contrast.leastOfLargeText
    case .ui: Contrast.leastOfGraphics
    case .none: nil
    }
  }

  /// By the names in its path; text, unless one of them says otherwise.
  package init(_ path: TokenPath) {
    let words = path.segments.flatMap { $0.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init) }
    if !Self.exempt.isDisjoint(with: words) {
      self = .none
    } else {
      self = Self.parts.isDisjoint(with: words) ? .text : .ui
    }
  }

  private static let exempt: Set = ["disabled", "scrim", "backdrop", "overlay", "skeleton", "shimmer"]
  private static let parts: Set = [
    "icon", "icons", "glyph", "symbol", "border", "borders", "outline", "divider", "ring", "indicator", "track",
    "thumb",
  ]
}
