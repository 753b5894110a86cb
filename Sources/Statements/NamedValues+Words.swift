import Wording

/// The words of names: those of colours, and those that say which of several things is meant.
extension NamedValues {
  /// Words that are nothing but names of colours.
  static let hues: Set<String> = [
    "emerald", "coral", "teal", "navy", "amber", "slate", "zinc", "charcoal", "crimson", "indigo", "violet", "magenta",
    "cyan", "turquoise", "ruby", "sapphire", "cobalt", "burgundy", "mustard", "terracotta", "lavender", "maroon",
    "salmon", "khaki", "fuchsia", "lime", "ivory", "beige", "cream",
  ]
  static let basics: Set<String> = ["red", "green", "blue", "yellow", "orange", "purple", "pink"]
  /// Those of colours without a hue.
  static let neutrals: Set<String> = ["black", "white", "gray"]
  /// Words for how strong a colour is, of which there are several everywhere.
  static let shades: Set<String> = [
    "pale", "deep", "bright", "soft", "medium", "mid", "bold", "faint", "warm", "cool", "vivid", "pastel", "status",
    "chart", "signal", "alert",
  ]
  /// Words that say whose a colour is.
  static let roles: Set<String> = [
    "primary", "secondary", "brand", "accent", "deep", "bright", "royal", "soft",
  ]

  /// Words for the states of a thing; that of an error is one of fields.
  package static let states = Set(StateWords.ofControls).union(["error"])

  /// Words that say which of several things is meant.
  static let qualifiers: Set<String> = states.union([
    "dark", "light", "night", "day",
    "mobile", "tablet", "desktop", "phone", "ipad", "iphone", "watch", "ios", "android", "web", "compact", "regular",
    "landscape", "portrait", "sm", "md", "lg", "xs", "xl", "small", "large", "high", "contrast", "reduced", "before",
    "after", "from", "up", "at", "below", "above", "start", "end", "min", "max", "minimum", "maximum",
    "material", "fluent", "figma", "css", "swift", "or", "if", "when", "except", "example", "inverse", "print",
  ])

  /// Words behind which something else is named than what they follow: `White on #0b0c0f`.
  package static let leading: Set<String> = [
    "on", "over", "against", "vs", "with", "to", "for", "from", "and", "or", "at", "of", "in", "by", "than", "under",
  ]

  /// Words that alone name a part of a thing, below whatever heading.
  static let parts: Set<String> = [
    "background", "bg", "foreground", "text", "border", "icon", "label", "fill", "stroke", "shadow", "color", "title",
    "body", "heading", "caption", "value", "default", "base", "header", "footer", "input", "placeholder", "outline",
    "container", "page", "thumb", "track", "line", "on", "off", "top", "bottom", "left", "right", "inner", "outer",
    "start", "end", "from", "to", "stop",
  ]

  /// Words that name a part or a role, of which there are many.
  static let generic: Set<String> = [
    "primary", "secondary", "tertiary", "quaternary", "background", "bg", "foreground", "text", "border", "surface",
    "accent", "icon", "label", "button", "card", "fill", "stroke", "success", "warning", "info", "danger", "link",
    "default", "color", "base", "muted", "subtle", "strong", "shadow", "outline", "divider", "highlight", "brand",
    "neutral", "gradient", "overlay", "title", "body", "heading", "caption", "value", "padding", "margin", "gap",
    "width", "height", "size", "radius", "corner", "weight", "opacity", "duration", "delay", "main", "container",
    "item",
    "header", "footer", "input", "placeholder", "canvas", "ink", "page", "hairline", "normal", "off", "on", "step",
    "alternative", "alt", "top", "bottom", "left", "right", "horizontal", "vertical", "inner", "outer", "the", "for",
    "with", "and", "red", "green", "blue", "black", "white", "gray", "yellow", "orange", "purple", "pink", "tint",
  ]
}
