package import Syntax

/// What Figma lets a variable be used for, which says what a bare number measures:
/// `"com.figma": {"scopes": ["CORNER_RADIUS"]}`. Figma has lengths in pixels and no units.
///
/// *Source:* Figma, “Plugin API: VariableScope”.
package struct FigmaScopes {
  private let names: [String]

  /// Nil where a token's `$extensions` have no scopes.
  package init?(_ extensions: JSONObject?) {
    guard case .array(let scopes)? = extensions?["com.figma"]?.object?["scopes"]?.kind else { return nil }
    names = scopes.compactMap(\.string)
  }

  /// Whether it is for lengths alone, in pixels; heights of lines may be multiples too.
  package var areLengths: Bool { !names.isEmpty && names.allSatisfy { Self.lengths[$0] != nil } }

  /// Whether it is for weights of fonts alone.
  package var areWeights: Bool { !names.isEmpty && names.allSatisfy { $0 == "FONT_STYLE" || $0 == "FONT_WEIGHT" } }

  /// What it measures, as a type of other tools; nil where its scopes are for several things.
  package var measure: String? {
    guard areLengths, let first = names.first, let measure = Self.lengths[first], !measure.isEmpty else { return nil }
    return names.allSatisfy { [measure, ""].contains(Self.lengths[$0]) } ? measure : nil
  }

  /// Empty for sizes, and for what effects have.
  static let lengths = [
    "CORNER_RADIUS": "borderradius", "GAP": "spacing", "FONT_SIZE": "fontsize", "STROKE_FLOAT": "borderwidth",
    "PARAGRAPH_SPACING": "paragraphspacing", "PARAGRAPH_INDENT": "paragraphindent", "WIDTH_HEIGHT": "",
    "EFFECT_FLOAT": "",
  ]
}
