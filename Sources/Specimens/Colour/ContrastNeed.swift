import Tokens

/// What a colour on a surface has to reach, by the kind of thing that it colours.
///
/// Source: https://www.w3.org/TR/WCAG22/#contrast-minimum (text 4.5, large text 3, inactive components exempt) and
/// #non-text-contrast (parts of components 3).
enum ContrastNeed: String, CaseIterable {
  case text, large, ui, none

  var least: Double? {
    switch self {
    case .text: 4.5
    case .large, .ui: 3
    case .none: nil
    }
  }

  /// By the names in its path; text, unless one of them says otherwise.
  init(_ path: TokenPath) {
    let words = path.segments.flatMap { $0.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init) }
    if !Self.exempt.isDisjoint(with: words) {
      self = .none
    } else {
      self = Self.parts.isDisjoint(with: words) ? .text : .ui
    }
  }

  private static let exempt: Set = ["disabled", "scrim", "backdrop", "overlay"]
  private static let parts: Set = [
    "icon", "icons", "glyph", "symbol", "border", "borders", "outline", "divider", "ring", "indicator", "track",
    "thumb",
  ]
}
