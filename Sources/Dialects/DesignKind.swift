/// What a group of a design document holds, by its name.
package enum DesignKind {
  case color, gradient, typography, fontFamily, fontWeight, lineHeight, length, shadow, duration, easing, motion, border
  case opacity, number, component
  /// Nothing that its name tells.
  case any

  /// The kind that a key names by all of its words or by some at its end: `brand-colors`, `loose-line-height`.
  package init?(key: String) {
    if let known = Self.kinds[Self.letters(key[...])] {
      self = known
      return
    }
    let breaks = key.indices.filter { index in
      let isBreak = key[index] == "-" || key[index] == "_" || key[index] == " "
      return isBreak || key[index].isUppercase && index > key.startIndex && key[key.index(before: index)].isLowercase
    }
    if let known = breaks.suffix(2).lazy.compactMap({ Self.kinds[Self.letters(key[$0...])] }).first {
      self = known
      return
    }
    // `paddingX`, `margin-inline`
    guard let end = breaks.last, Self.axes.contains(Self.letters(key[end...])),
      DesignKind(key: String(key[..<end])) == .length
    else { return nil }
    self = .length
  }

  private static let axes: Set<String> = [
    "x", "y", "inline", "block", "horizontal", "vertical", "top", "right", "bottom", "left", "start", "end",
  ]

  /// The kind that the name of a value tells by all of its words, by some at its end or by some at its beginning:
  /// `fontLineHeight010`, `font-size-lg`.
  init?(leaf name: String) {
    let breaks = name.indices.filter { index in
      let isBreak = name[index] == "-" || name[index] == "_" || name[index] == " " || name[index] == "."
      return isBreak
        || name[index].isUppercase && index > name.startIndex && name[name.index(before: index)].isLowercase
    }
    let parts = [name[...]] + breaks.map { name[$0...] } + breaks.reversed().map { name[..<$0] }
    guard let known = parts.lazy.compactMap({ Self.kinds[Self.letters($0)] }).first else { return nil }
    self = known
  }

  /// The small letters of ASCII of a key, without its signs.
  static func letters(_ key: Substring) -> String {
    String(decoding: key.utf8.lazy.filter { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }.map { $0 | 0x20 }, as: UTF8.self)
  }

  /// Names with which a document's front matter is one of tokens, provided that values are in them.
  static let telling: Set<String> = [
    "colors", "colours", "palette", "typography", "rounded", "radii", "radius", "borderradius", "spacing", "shadows",
    "components", "fonts", "swatches",
  ]

  /// Whether a key, without its separators, is one of those that tell.
  static func tells(_ key: String) -> Bool { telling.contains(letters(key[...])) }

  private static let kinds: [String: DesignKind] = {
    let words: [(DesignKind, [String])] = [
      (
        .color,
        [
          "color", "colors", "colour", "colours", "palette", "palettes", "swatch", "swatches", "surfaces", "neutrals",
          "background", "foreground", "fill", "stroke", "tint", "ink", "accent", "accents",
        ]
      ),
      (.gradient, ["gradient", "gradients"]),
      (.typography, ["typography", "type", "typescale", "textstyle", "textstyles"]),
      (.fontFamily, ["font", "fonts", "fontfamily", "fontfamilies", "family", "families", "typeface", "typefaces"]),
      (.fontWeight, ["fontweight", "fontweights", "weight", "weights"]),
      (.lineHeight, ["lineheight", "lineheights", "leading"]),
      (
        .length,
        [
          "rounded", "radius", "radii", "borderradius", "cornerradius", "corners", "shape", "shapes", "spacing",
          "space",
          "spaces", "gap", "gaps", "padding", "margin", "margins", "inset", "insets", "gutter", "gutters", "size",
          "sizes", "sizing", "width", "widths", "height", "heights", "breakpoint", "breakpoints", "screens",
          "container",
          "containers", "layout", "grid", "blur", "blurs", "fontsize", "fontsizes", "letterspacing", "tracking",
          "borderwidth", "borderwidths", "icons", "targets",
        ]
      ),
      (.shadow, ["shadow", "shadows", "elevation", "elevations", "boxshadow", "depth", "effects"]),
      (.duration, ["duration", "durations", "delay", "delays"]),
      (.easing, ["easing", "easings", "curve", "curves", "timingfunction"]),
      (.motion, ["motion", "animation", "animations", "transition", "transitions", "timing"]),
      (.border, ["border", "borders", "outline", "outlines"]),
      (.opacity, ["opacity", "opacities", "alpha"]),
      (
        .number,
        [
          "zindex", "zindices", "columns", "column", "cols", "col", "count", "counts", "ratio", "ratios", "scale",
          "factor", "layers", "layer",
          "multiplier", "multipliers",
        ]
      ),
      (.component, ["component", "components"]),
    ]
    var kinds: [String: DesignKind] = [:]
    for (kind, names) in words { for name in names { kinds[name] = kind } }
    return kinds
  }()

  /// The kind of a member, whose own name may tell more than the group's.
  func member(_ key: String) -> DesignKind {
    switch self {
    case .typography:
      // A scale of type holds styles.
      let own = DesignKind(key: key)
      return own == .number ? self : own ?? self
    case .any, .motion: return DesignKind(key: key) ?? self
    case .component:
      if key.hasPrefix("border"), Self.sides.contains(Self.letters(key.dropFirst(6))) { return .border }
      let own = DesignKind(key: key)
      return own == .component ? self : own ?? self
    case .length where Self.isOrder(key), .shadow where Self.isOrder(key): return .number
    case .length, .number, .color:
      // A count among lengths, a gradient among colours.
      switch DesignKind(key: key) {
      case .number? where self == .length: return .number
      case .gradient?: return .gradient
      case .shadow? where self == .length: return .shadow
      case .lineHeight? where self == .length: return .lineHeight
      case .fontWeight? where self == .length: return .fontWeight
      case .opacity? where self == .length: return .opacity
      default: return self
      }
    case .fontFamily:
      if Self.ofFiles.contains(Self.letters(key[...])) || Self.ofLetters.contains(Self.letters(key[...])) {
        return .any
      }
      // What else there is of a font.
      switch DesignKind(key: key) {
      case .fontWeight?: return .fontWeight
      case .lineHeight?: return .lineHeight
      case .length? where Self.sizesOfType.contains(Self.letters(key[...])): return .length
      default: return self
      }
    case .shadow:
      // A share or a factor of a shadow is no length.
      let own = DesignKind(key: key)
      return own == .opacity || own == .number ? own ?? self : self
    case .gradient, .fontWeight, .lineHeight, .duration, .easing, .border, .opacity: return self
    }
  }

  private static let sides: Set<String> = ["top", "right", "bottom", "left"]

  /// Whether a name is that of a place in the order from back to front: `z-modal`, `zIndex`.
  private static func isOrder(_ key: String) -> Bool {
    let lower = key.lowercased()
    return lower == "z" || lower.hasPrefix("z-") || lower.hasPrefix("z_") || lower.hasPrefix("zindex")
      || key.hasPrefix("z") && key.dropFirst().first.map(\.isUppercase) ?? false
  }

  /// What is said of the files of a font.
  private static let ofFiles: Set<String> = ["src", "unicoderange", "url"]

  /// What CSS says of the letters of a text in words.
  private static let ofLetters: Set<String> = [
    "texttransform", "transform", "textcase", "case", "textdecoration", "textdecorationline", "textdecorationstyle",
    "decoration", "whitespace", "wordbreak", "overflow", "textoverflow", "textalign", "align", "alignment", "fontstyle",
    "style", "fontstretch", "stretch", "fontvariant", "variant", "smoothing", "textwrap", "wrap",
  ]

  private static let sizesOfType: Set<String> = [
    "size", "sizes", "fontsize", "fontsizes", "letterspacing", "tracking", "spacing",
  ]
}
