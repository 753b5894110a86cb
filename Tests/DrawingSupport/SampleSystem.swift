package import Guide
package import Motion
import Tokens

/// A small design system in light and dark with a token for every specimen.
package enum SampleSystem {
  /// - Parameters:
  ///   - surfaces: the globs of the settings.
  ///   - text: the same of text colours.
  package static func system(
    surfaces: [String] = ["color.surface"], text: [String] = ["color.text"], engine: SpringEngine? = .reactNative
  ) throws -> DesignSystem {
    var settings = SystemSettings(name: "Sample")
    settings.surfaces = surfaces.map { TokenGlob($0) }
    settings.text = text.map { TokenGlob($0) }
    settings.springEngine = engine
    return DesignSystem(slug: "sample", settings: settings, themes: try themes.get(), overview: nil, sections: [])
  }

  private static let themes = Result {
    try TokenFile.load([
      ("base.tokens.json", "{\(colors),\n\(lengths),\n\(motion),\n\(type)}"),
      ("light.tokens.json", theme(screen: "f2f2f7", card: "ffffff", label: "000000", unit: 2)),
      ("dark.tokens.json", theme(screen: "000000", card: "1c1c1e", label: "ffffff", unit: 1)),
      ("sample.resolver.json", resolver),
    ])
  }

  private static let resolver = """
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
     "modifiers": {"theme": {"contexts": {
       "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
    """

  private static func theme(screen: String, card: String, label: String, unit: Double) -> String {
    """
    {"color": {"$type": "color",
      "surface": {"card": \(TokenFile.color(card)), "screen": \(TokenFile.color(screen))},
      "text": {"primary": \(TokenFile.color(label))}},
     "varying": {"gap": {"$type": "dimension", "$value": {"value": \(8 * unit), "unit": "px"}},
      "corner": {"$type": "dimension", "$value": {"value": \(6 * unit), "unit": "px"}},
      "edge": {"$type": "border", "$value": {"color": "{color.brand}", "style": "solid",
        "width": {"value": \(2 * unit), "unit": "px"}}},
      "time": {"$type": "duration", "$value": {"value": \(100 * unit), "unit": "ms"}},
      "style": {"$type": "typography", "body": \(style(16 * unit, "400", 1.5))}}}
    """
  }

  private static let colors = """
    "color": {"$type": "color",
      "brand": \(TokenFile.color("0066cc")),
      "tab": {"emerald": \(TokenFile.color("10b981")), "coral": {"$value": "{color.palette.coral}"}},
      "palette": {"coral": \(TokenFile.color("ff6b6b")), "olive": \(TokenFile.color("8c8250"))},
      "text": {"muted": \(TokenFile.color("777777"))},
      "veil": {"label": \(TokenFile.color("3c3c43", alpha: 0.6)), "half": \(TokenFile.color("000000", alpha: 0.5))},
      "grey": {"50": \(TokenFile.color("f9fafb")), "100": \(TokenFile.color("f3f4f6")),
        "900": \(TokenFile.color("111827"))}},
    "gradient": {"$type": "gradient", "dawn": {"$extensions": {"specimen.angle": "135deg"}, "$value": [
      {"color": "{color.tab.emerald}", "position": 0}, {"color": "{color.veil.half}", "position": 1}]}},
    "layer": {"$type": "number", "modal": {"$value": 400}, "sticky": {"$value": 100}, "menu": {"$value": 100},
      "backdrop": {"$value": -1}},
    "opacity": {"$type": "number", "pressed": {"$value": 0.5}},
    "shadow": {"low": {
      "ios": {"$type": "shadow", "$extensions": {"specimen.notGiven": ["color"]}, "$value": {
        "color": "{color.veil.half}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
        "blur": {"value": 4, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}},
      "android": {"$type": "number", "$value": 3}}}
    """

  private static let lengths = """
    "space": {"$type": "dimension", "8": \(TokenFile.px(8)), "14": \(TokenFile.px(14)), "large": \(TokenFile.px(32))},
    "radius": {"$type": "dimension", "small": \(TokenFile.px(8)), "pill": \(TokenFile.px(9999)),
      "circle": {"$type": "number", "$value": 0.5}},
    "border": {"hairline": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
      "focus": {"$type": "border", "$value": {"color": "{color.tab.emerald}",
        "width": {"value": 2, "unit": "px"}, "style": "solid"}}},
    "size": {"$type": "dimension", "button": \(TokenFile.px(56))},
    "icon": {"$type": "dimension", "inline": \(TokenFile.px(20))},
    "target": {"$type": "dimension", "minimum": \(TokenFile.px(44))}
    """

  private static let motion = """
    "motion": {
      "scale": {"rest": {"$type": "number", "$value": 1}},
      "spring": {"$type": "spring",
        "slide": {"$value": {"stiffness": 200, "damping": 18}},
        "press": {"$value": {"damping": 10}},
        "hero": {"$value": {"response": 0.5, "dampingFraction": 0.82}},
        "stiff": {"$value": {"stiffness": 100, "damping": 20, "mass": 1}}},
      "easing": {"$type": "cubicBezier",
        "standard": {"$value": [0.2, 0.8, 0.2, 1]}, "even": {"$value": [0, 0, 1, 1]},
        "back": {"$value": [0.3, -0.5, 0.5, 1.5]}},
      "duration": {"$type": "duration",
        "fade": {"min": \(TokenFile.ms(150)), "max": \(TokenFile.ms(300))},
        "turn-max": \(TokenFile.ms(800)), "turn-min": \(TokenFile.ms(600)), "loop": \(TokenFile.ms(2000))},
      "transition": {"$type": "transition", "sheet": {"$value": {"duration": {"value": 240, "unit": "ms"},
        "delay": {"value": 60, "unit": "ms"}, "timingFunction": "{motion.easing.standard}"}}}},
    "haptic": {"$type": "haptic",
      "light": {"$value": {"ios": "impact.light", "android": "EFFECT_TICK"}},
      "success": {"$value": {"ios": "notification.success"}}}
    """

  private static func style(_ size: Double, _ weight: String, _ lineHeight: Double, missing: String = "") -> String {
    TokenFile.type(size, weight, lineHeight, tracking: 0.3, missing: missing)
  }

  private static let type = """
    "font": {"sans": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]},
      "strong": {"$type": "fontWeight", "$value": 700}, "large": {"$type": "dimension", "$value": {"value": 28, "unit": "px"}}},
    "type": {"$type": "typography",
      "body": \(style(16, "500", 1.5)), "body-loud": \(style(18, "700", 1.5)),
      "title": \(style(32, "\"bold\"", 1.2, missing: "\"lineHeight\", \"letterSpacing\"")),
      "dynamic": {"small": {"body": \(style(14, "400", 1.3571))}, "large": {"body": \(style(17, "400", 1.2941)),
        "title": \(style(34, "400", 1.2059))}}}
    """
}
