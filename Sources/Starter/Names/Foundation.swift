import TokenValues
package import Tokens

/// What a token is for, as the pages of a guide have it.
enum Foundation: CaseIterable {
  case colour, typography, spacing, sizes, shape, elevation, layout, opacity, motion, haptics, other

  /// The page of its tokens in the folder of foundations.
  var slug: String {
    switch self {
    case .colour: "colour"
    case .typography: "typography"
    case .spacing: "spacing"
    case .sizes: "sizes"
    case .shape: "shape"
    case .elevation: "elevation"
    case .layout: "layout"
    case .opacity: "opacity"
    case .motion: "motion"
    case .haptics: "haptics"
    case .other: "other-values"
    }
  }

  var title: String {
    switch self {
    case .colour: "Colour"
    case .typography: "Typography"
    case .spacing: "Spacing"
    case .sizes: "Sizes"
    case .shape: "Shape"
    case .elevation: "Elevation"
    case .layout: "Layout"
    case .opacity: "Opacity"
    case .motion: "Motion"
    case .haptics: "Haptics"
    case .other: "Other values"
    }
  }

  init(_ token: Token) {
    switch token.type {
    case .color, .gradient: self = .colour
    case .typography, .fontFamily, .fontWeight: self = .typography
    case .shadow: self = .elevation
    case .border, .strokeStyle: self = .shape
    case .duration, .cubicBezier, .transition, .spring: self = .motion
    case .haptic: self = .haptics
    case .dimension: self = Measure(token)?.foundation ?? .sizes
    case .number: self = Measure(token)?.foundationOfNumber ?? .other
    }
  }
}

/// What a length or a number measures, by the words of its path.
package enum Measure: Hashable, Sendable {
  case fontSize, lineHeight, letterSpacing, otherType, radius, borderWidth, space, layout, depth, icon, target, size
  case opacity, stacking, time

  /// What the type of another tool says, else the path.
  init?(_ token: Token) {
    if let measure = token.foreignType.flatMap({ Self.types[$0] }) {
      self = measure
    } else {
      self.init(token.path)
    }
  }

  private static let types: [String: Measure] = [
    "borderradius": .radius, "radius": .radius, "custom-radius": .radius, "borderwidth": .borderWidth,
    "fontsizes": .fontSize, "fontsize": .fontSize, "lineheights": .lineHeight, "lineheight": .lineHeight,
    "letterspacing": .letterSpacing, "paragraphspacing": .otherType, "paragraphindent": .otherType,
    "spacing": .space, "custom-spacing": .space, "breakpoint": .layout, "opacity": .opacity, "zindex": .stacking,
  ]

  /// The word nearest to the end counts, together with the one before it. Words for what is set in type, as in
  /// `line-height.heading.sm`, count where none names a property.
  init?(_ path: TokenPath) {
    let all = Self.all(namedBy: path)
    guard let last = all.first else { return nil }
    let words = NameParts.words(of: path)
    let isOfThing = last == .fontSize && !words.contains { Self.words[$0] == .fontSize && !Self.texts.contains($0) }
    // `space.icon` is the space beside an icon, and `icon-size` that of an icon.
    let isOfIcon =
      last == .icon && !zip(words, words.dropFirst()).contains { $0.hasPrefix("icon") && $1.hasPrefix("siz") }
    self =
      (isOfThing ? all.first { Self.ofTexts.contains($0) } : nil)
      ?? (isOfIcon ? all.first { Self.ofIcons.contains($0) } : nil) ?? last
  }

  private static let ofIcons: Set<Measure> = [.space, .radius, .borderWidth, .opacity]

  /// Words for what is set in type, which has properties beside its size, and these.
  private static let texts: Set = ["heading", "title", "display", "text"]
  private static let ofTexts: Set<Measure> = [.lineHeight, .letterSpacing, .space, .radius, .opacity]

  /// All that words of a path say, from its end on.
  private static func all(namedBy path: TokenPath) -> [Measure] {
    var found: [Measure] = []
    var words = NameParts.words(of: path)[...]
    while let last = words.popLast() {
      if let before = words.last, let measure = pairs[before + " " + last] {
        found.append(measure)
        words.removeLast()
      } else if let measure = Self.words[last] {
        // `type-h1-size`
        found.append(measure == .size && words.contains(where: ofType.contains) ? .fontSize : measure)
      }
    }
    return found
  }

  /// Those of a token that are scales of their own, whose steps are no steps of another, by the type of another tool or by
  /// its path.
  package static func scales(of token: Token) -> Set<Measure> {
    if let measure = token.foreignType.flatMap({ types[$0] }) { return scales.intersection([measure]) }
    return scales.intersection(all(namedBy: token.path))
  }

  private static let scales: Set<Measure> = [
    .fontSize, .lineHeight, .letterSpacing, .radius, .borderWidth, .space, .icon, .target, .opacity, .stacking,
  ]

  /// What tokens are called together whose own names are too short to say it: `Radius` for `r-card` and `r-pill`.
  static func title(of tokens: [Token]) -> String? {
    let types = Set(tokens.map(\.foreignType))
    guard types.count == 1, tokens.allSatisfy(\.isOfStylesheet) else { return nil }
    return types.first?.flatMap { titles[$0] }
  }

  private static let titles = [
    "borderradius": "Radius", "spacing": "Spacing", "fontsize": "Sizes", "lineheight": "Line heights",
    "letterspacing": "Letter spacing", "borderwidth": "Border widths", "zindex": "Layers", "opacity": "Opacity",
    "breakpoint": "Breakpoints",
  ]

  var foundation: Foundation {
    switch self {
    case .fontSize, .lineHeight, .letterSpacing, .otherType: .typography
    case .radius, .borderWidth: .shape
    case .space: .spacing
    case .layout: .layout
    case .depth, .stacking: .elevation
    case .icon, .target, .size, .opacity: .sizes
    case .time: .motion
    }
  }

  var foundationOfNumber: Foundation {
    switch self {
    case .opacity: .opacity
    case .icon, .target, .size: .other
    case .fontSize, .lineHeight, .letterSpacing, .otherType, .radius, .borderWidth, .space, .layout, .depth, .stacking,
      .time:
      foundation
    }
  }

  private static let pairs: [String: Measure] = [
    "font size": .fontSize, "text size": .fontSize, "type size": .fontSize, "type scale": .fontSize,
    "font sizes": .fontSize, "fonts size": .fontSize, "fonts sizes": .fontSize, "text sizes": .fontSize,
    "typography size": .fontSize, "typography sizes": .fontSize, "typography scale": .fontSize,
    "line height": .lineHeight, "line heights": .lineHeight,
    "letter spacing": .letterSpacing, "paragraph spacing": .otherType, "paragraph indent": .otherType,
    "border radius": .radius, "corner radius": .radius, "border width": .borderWidth, "stroke width": .borderWidth,
    "outline width": .borderWidth, "stroke weight": .borderWidth, "outline offset": .size,
    "ring offset": .size, "focus offset": .size,
    "icon size": .icon, "touch target": .target, "z index": .stacking, "media query": .layout,
  ]

  private static let ofType: Set = ["type", "font", "fonts", "typography"]

  private static let words: [String: Measure] = {
    let lists: [(Measure, [String])] = [
      (.fontSize, ["fontsize", "fontsizes", "font", "text", "typography", "type", "heading", "title", "display"]),
      (.lineHeight, ["lineheight", "lineheights", "leading"]),
      (.letterSpacing, ["letterspacing", "tracking", "kerning"]),
      (.radius, ["radius", "radii", "rad", "rounded", "rounding", "corner", "corners", "borderradius", "shape"]),
      (.borderWidth, ["border", "borders", "stroke", "outline", "ring", "borderwidth", "divider", "hairline"]),
      (
        .space,
        ["space", "spaces", "spacing", "spacings", "gap", "gaps", "gutter", "padding", "margin", "inset", "indent"]
      ),
      (
        .layout,
        [
          "breakpoint", "breakpoints", "viewport", "screen", "screens", "container", "grid", "layout", "column",
          "columns",
        ]
      ),
      (.depth, ["blur", "depth", "spread", "elevation", "shadow"]), (.icon, ["icon", "icons"]),
      (.target, ["target", "targets"]),
      (.size, ["size", "sizes", "sizing", "width", "height"]),
      (.opacity, ["opacity", "opacities", "alpha", "transparency"]),
      (.stacking, ["zindex", "z", "layer", "layers", "level", "index"]),
      (.time, ["motion", "duration", "animation", "transition"]),
    ]
    var words: [String: Measure] = [:]
    for (measure, names) in lists { for name in names { words[name] = measure } }
    return words
  }()
}
