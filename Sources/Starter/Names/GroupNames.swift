/// What the names of groups say of the tokens in them.
enum GroupNames {
  /// Groups around all others, which say nothing of what is in them.
  static let around: Set = [
    "base", "core", "global", "globals", "primitive", "primitives", "reference", "ref", "system", "sys", "semantic",
    "semantics", "alias", "aliases", "functional", "foundation", "foundations", "theme", "themes", "token", "tokens",
    "design", "light", "dark", "default", "brand", "options", "decisions",
  ]

  /// Groups around components.
  static let aroundComponents: Set = ["component", "components", "comp", "comps"]

  /// Words for what foundations are about.
  static let foundations: Set = [
    "color", "colors", "colour", "colours", "palette", "font", "fonts", "type", "typography", "text", "fg", "bg",
    "foreground", "background", "surface", "space", "spacing", "size", "sizes", "sizing", "radius", "radii", "shadow",
    "shadows", "elevation", "border", "borders", "motion", "animation", "duration", "easing", "transition", "opacity",
    "breakpoint", "breakpoints", "grid", "layout", "icon", "icons", "gradient", "gradients", "zindex", "asset", "shape",
    "rounded", "depth", "effects",
  ]
}
