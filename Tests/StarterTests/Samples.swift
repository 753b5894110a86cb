import Diagnostics
import Files
import Tokens

/// Token files of several habits, and the pages made of them.
enum Samples {
  static func color(_ hex: String) -> String { "{\"$type\": \"color\", \"$value\": \(value(hex))}" }

  static func value(_ hex: String) -> String {
    let digits = Array(hex)
    let channels = [1, 3, 5].map { String(Double(Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0) / 255) }
    return "{\"colorSpace\": \"srgb\", \"components\": [\(channels.joined(separator: ", "))], \"hex\": \"\(hex)\"}"
  }

  static func alias(_ path: String) -> String { "{\"$value\": \"{\(path)}\"}" }

  static func px(_ value: Double) -> String {
    "{\"$type\": \"dimension\", \"$value\": {\"value\": \(value), \"unit\": \"px\"}}"
  }

  /// Primitives and roles, with everything else that there is a type for.
  static let whole = """
    {
      "color": {
        "gray": {"900": \(color("#111111")), "50": \(color("#fafafa")), "500": \(color("#777777"))},
        "blue": {"light": \(color("#aaccff")), "base": \(color("#3366cc")), "dark": \(color("#112255"))},
        "veil": {"soft": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2}}},
        "background": {"default": \(alias("color.gray.50")), "raised": \(alias("color.gray.50"))},
        "text": {"default": \(alias("color.gray.900")), "muted": \(alias("color.gray.500"))},
        "primary": \(alias("color.blue.base")), "onPrimary": \(alias("color.gray.50"))
      },
      "gradient": {"dawn": {"$type": "gradient", "$value": [
        {"color": "{color.blue.light}", "position": 0}, {"color": "{color.blue.dark}", "position": 1}]}},
      "font": {
        "family": {"sans": {"$type": "fontFamily", "$value": ["Inter", "sans-serif"]}},
        "weight": {"bold": {"$type": "fontWeight", "$value": 700}},
        "size": {"small": \(px(13)), "large": \(px(28))},
        "lineHeight": {"tight": {"$type": "number", "$value": 1.2}},
        "letterSpacing": {"tight": \(px(-0.2))}
      },
      "type": {"body": {"$type": "typography", "$value": {
        "fontFamily": "{font.family.sans}", "fontSize": "{font.size.small}", "fontWeight": 400,
        "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}},
      "space": {"small": \(px(4)), "negative": \(px(-4))},
      "size": {"icon": {"small": \(px(16))}, "target": {"min": \(px(44))}, "sidebar": \(px(240))},
      "radius": {"card": \(px(8))},
      "border": {"width": {"thin": \(px(1))}, "default": {"$type": "border", "$value": {
        "color": "{color.gray.500}", "width": "{border.width.thin}", "style": "solid"}},
        "dashed": {"$type": "strokeStyle", "$value": "dashed"}},
      "breakpoint": {"wide": \(px(1024))},
      "shadow": {"card": {"$type": "shadow", "$value": {"color": "{color.veil.soft}",
        "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
        "blur": {"value": 4, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}}},
      "zIndex": {"modal": {"$type": "number", "$value": 100}},
      "opacity": {"disabled": {"$type": "number", "$value": 0.4}},
      "ratio": {"$type": "number", "$value": 1.618},
      "motion": {
        "duration": {"quick": {"$type": "duration", "$value": {"value": 120, "unit": "ms"}}},
        "easing": {"enter": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]}},
        "fade": {"$type": "transition", "$value": {"duration": "{motion.duration.quick}",
          "delay": {"value": 0, "unit": "ms"}, "timingFunction": "{motion.easing.enter}"}},
        "spring": {"press": {"$type": "spring", "$value": {"stiffness": 300, "damping": 20, "mass": 1}}}
      },
      "haptic": {"tap": {"$type": "haptic", "$value": {"ios": "impact.light"}}},
      "button": {"primary": {"background": \(alias("color.primary")), "text": \(alias("color.onPrimary")),
        "radius": \(px(6)), "padding": \(px(12))}}
    }
    """

  /// Names in one level, and names that mean something to Markdown, YAML or blocks.
  static let hostile = """
    {
      "color-red-100": \(color("#ffcccc")), "color-red-500": \(color("#cc0000")), "button-background": \(color("#cc0000")),
      "button-text": \(color("#ffffff")),
      "a*b": \(color("#123456")), "x | y": \(color("#123456")), "# z": \(color("#123456")), "```": \(color("#123456")),
      "line\\nbreak": \(color("#123456")), "key: value": \(color("#123456")), "<b>": \(px(4)), "- list": \(px(4)),
      "\\"quoted\\" & [x](y)": {"_em_": \(px(4)), "1. one": \(px(8))}
    }
    """

  /// Four large families and twenty small ones, all in one group.
  static let many: String = {
    let names = (0..<400).map { number in
      number < 240
        ? "\(["sky", "sea", "sand", "moss"][number % 4])-\(number)"
        : "\(Array("abcdefghijklmnopqrst")[number % 20])tone-\(number)"
    }
    let tokens = names.enumerated().map { "\"\($1)\": \(color("#1234" + ["00", "55", "aa"][$0 % 3]))" }
    return "{\"scale\": {\(tokens.joined(separator: ","))}}"
  }()

  static let resolver = """
    {"name": "Two axes", "version": "2025.10", "sets": {"all": {"sources": [{"$ref": "whole.tokens.json"}]}},
     "modifiers": {
       "theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"},
       "density": {"contexts": {"normal": [], "compact": [{"$ref": "compact.tokens.json"}]}, "default": "normal"}},
     "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/density"}]}
    """

  static let themed = [
    "design.json": resolver, "whole.tokens.json": whole,
    "dark.tokens.json": """
    {"color": {"background": {"default": \(alias("color.gray.900"))}, "text": {"default": \(alias("color.gray.50"))}}}
    """,
    "compact.tokens.json": "{\"space\": {\"small\": \(px(2))}}",
  ]

  /// By what they are an example of.
  static let all = [
    "whole": ["acme.tokens.json": whole], "hostile": ["tokens.json": hostile], "many": ["many.json": many],
    "themed": themed, "short": ["short.css": short],
  ]

  /// A stylesheet with short names and styles in parts.
  private static let short = """
    :root { --bg: #fff; --ink: #111; --r-a: 4px; --r-b: 8px; --fs-a: 12px; --fs-b: 16px; --sh-none: none;
      --type-h-font-size: 2rem; --type-h-font-weight: 700; --type-h-line-height: 2.5rem; --z-a: 1; --z-b: 2; }
    .dark { --bg: #000; --ink: #eee }
    """
}
