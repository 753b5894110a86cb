import Diagnostics
import Files
import Guide
import Markup
import Motion
import Specimens
import TestSupport
import Testing
import Tokens

/// Two small systems side by side: one with a value for every foundation, one with none at all.
enum ComparedGuide {
  static func comparison() throws -> SystemsComparison {
    SystemsComparison([try rich(), try bare()], pageURL: "compare.html")
  }

  /// The part of the page with an anchor, as a page of its own.
  static func part(_ id: String) throws -> HTMLPage {
    let part = try #require(try comparison().parts.first { $0.id == id })
    return HTMLPage(part.figures.map(\.html).joined())
  }

  static func rich() throws -> DesignSystem {
    var settings = SystemSettings(name: "Rich")
    settings.brand = TokenPath("color.brand")
    settings.identity = [TokenGlob("color.brand"), TokenGlob("color.leaf")]
    settings.surfaces = [TokenGlob("color.paper")]
    settings.text = [TokenGlob("color.mid"), TokenGlob("color.ink")]
    settings.specimenType = TokenPath("type.title")
    settings.springEngine = .reactNative
    return try system("rich", tokens, settings)
  }

  static func bare() throws -> DesignSystem { try system("bare", "{}", SystemSettings(name: "Bare")) }

  static func system(_ slug: String, _ tokens: String, _ settings: SystemSettings) throws -> DesignSystem {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "content/\(slug)/tokens/all.tokens.json", text: tokens)
    let themes = TokenLoader.load([file], root: "content/\(slug)/tokens", into: &diagnostics)
    try #require(diagnostics.isEmpty, "\(diagnostics.all)")
    return DesignSystem(slug: slug, settings: settings, themes: themes, overview: nil, sections: [])
  }

  static func color(_ hex: String) -> String {
    let digits = Array(hex)
    let channels = [0, 2, 4].map { String(Double(Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0) / 255) }
    return """
      {"$value": {"colorSpace": "srgb", "components": [\(channels.joined(separator: ", "))], "hex": "#\(hex)"}}
      """
  }

  private static func px(_ value: Double) -> String { "{\"$value\": {\"value\": \(value), \"unit\": \"px\"}}" }
  private static func ms(_ value: Double) -> String { "{\"$value\": {\"value\": \(value), \"unit\": \"ms\"}}" }

  private static func type(_ size: Double, _ weight: Int) -> String {
    """
    {"$value": {"fontFamily": ["Inter"], "fontSize": {"value": \(size), "unit": "px"}, "fontWeight": \(weight),
      "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.2}}
    """
  }

  private static let tokens = """
    {"color": {"$type": "color", "brand": \(color("0066cc")), "leaf": \(color("10b981")), "paper": \(color("ffffff")),
       "mid": \(color("777777")), "ink": \(color("000000")), "link": {"$value": "{color.brand}"}},
     "type": {"$type": "typography", "title": \(type(28, 700)), "body": \(type(14, 400)), "label": \(type(14, 600)),
       "large": {"body": \(type(20, 400))}},
     "space": {"$type": "dimension", "small": \(px(8)), "odd": \(px(14)), "large": \(px(32))},
     "card": {"padding": {"$type": "dimension", "$value": {"value": 99, "unit": "px"}}},
     "radius": {"$type": "dimension", "soft": \(px(12)), "pill": \(px(9999))},
     "motion": {"spring": {"$type": "spring", "slide": {"$value": {"stiffness": 200, "damping": 18}}},
       "time": {"$type": "duration", "zero": \(ms(0)), "quick": \(ms(150)), "slow": {"min": \(ms(300)), "max": \(ms(600))}}},
     "haptic": {"$type": "haptic", "tap": {"$value": {"ios": "impact.light"}}, "press": {"$value": "{haptic.tap}"}},
     "contrast": {"$type": "number", "text": {"$value": 4.5}, "share": {"$value": 0.5}}}
    """
}
