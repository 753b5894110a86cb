/// A type as other tools name it.
package struct ForeignType {
  let kind: DesignKind

  init?(named name: String) {
    guard let kind = Self.kinds[name.lowercased()] else { return nil }
    self.kind = kind
  }

  /// Whether a type is one of words, files or choices, which have no look.
  static func isUndrawn(_ name: String) -> Bool { undrawn.contains(name.lowercased()) }

  /// What a text says of a font, as its own name or that of its group tells: tools keep families and weights as texts where
  /// they have no type for them.
  static func font(_ type: String, within group: DesignKind, named name: String) -> DesignKind? {
    guard ["text", "string"].contains(type.lowercased()), !isOfLetters(name) else { return nil }
    if let own = DesignKind(leaf: name) { return own == .fontFamily || own == .fontWeight ? own : nil }
    return group == .fontFamily || group == .fontWeight ? group : nil
  }

  /// Whether a name is that of something that fonts do with letters, which is said in words too.
  static func isOfLetters(_ name: String) -> Bool {
    let words = [
      "style", "case", "decoration", "transform", "display", "feature", "variant", "stretch", "align", "src",
    ]
    return words.contains { name.lowercased().contains($0) }
  }

  /// The name among a token's `$extensions` for the type that another tool gives a length or a number.
  package static let key = "specimen.type"

  /// Whether a type says what a length or a number is for, which the standard has no word for.
  static func measures(_ name: String) -> Bool {
    [
      "borderradius", "radius", "custom-radius", "borderwidth", "fontsizes", "fontsize", "lineheights", "lineheight",
      "letterspacing", "paragraphspacing", "paragraphindent", "spacing", "custom-spacing", "breakpoint", "opacity",
      "zindex",
    ].contains(name.lowercased())
  }

  /// The name for whatever no other type is for: the bases of scales, but words too.
  static let other = "other"

  private static let undrawn: Set = [
    "text", "string", "textcase", "textdecoration", "asset", "boolean", "composition", "content", "link",
    "icon", "file", "url", "custom-grid", "blur", "grid",
  ]

  /// *Source:* Tokens Studio, “Token Types”; Style Dictionary, “Design Tokens”; Design Tokens Format Module; the types
  /// that begin with `custom-` are those of the plugin “Design Tokens” for Figma.
  private static let kinds: [String: DesignKind] = [
    "color": .color, "colour": .color, "gradient": .gradient, "dimension": .length, "sizing": .length,
    "spacing": .length, "size": .length, "borderradius": .length, "borderwidth": .length, "fontsizes": .length,
    "fontsize": .length, "paragraphspacing": .length, "paragraphindent": .length, "letterspacing": .length,
    "breakpoint": .length, "radius": .length, "opacity": .opacity, "fontfamilies": .fontFamily,
    "fontfamily": .fontFamily, "font": .fontFamily, "fontweights": .fontWeight, "fontweight": .fontWeight,
    "lineheights": .lineHeight, "lineheight": .lineHeight, "boxshadow": .shadow, "shadow": .shadow,
    "typography": .typography, "border": .border, "strokestyle": .any, "duration": .duration, "time": .duration,
    "cubicbezier": .easing, "easing": .easing, "transition": .motion, "number": .number, "float": .number,
    "zindex": .number, other: .any,
    "custom-shadow": .shadow, "custom-fontstyle": .typography, "custom-spacing": .length, "custom-radius": .length,
    "custom-stroke": .border, "custom-gradient": .gradient, "custom-transition": .motion, "custom-opacity": .opacity,
  ]
}
