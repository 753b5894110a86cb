import Diagnostics
import Files
import Guide
import Markup
import Motion
import Specimens
import TestSupport
import Testing
import Tokens

/// A small system of type, motion and haptics, and blocks drawn over it.
enum MotionSystem {
  struct Drawing {
    let html: String
    let diagnostics: Diagnostics

    var page: HTMLPage { HTMLPage(html) }

    /// Its text with single spaces.
    var text: String {
      page.elements.first.map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") } ?? ""
    }
  }

  /// Draws a block, given as its info string and the lines of its body; the block starts in line 1 of `page.md`.
  static func draw(
    _ info: String, _ lines: String..., engine: SpringEngine? = .reactNative
  ) throws -> Drawing {
    let body = lines.joined(separator: "\n") + "\n"
    let file = SourceFile(path: "page.md", text: "```\(info)\n\(body)```\n")
    let block = FencedBlock(info: info, body: body, span: file.span(ByteRange(0, file.bytes.count)))
    let specimen = try #require(AllSpecimens.byName[block.name])
    let request = SpecimenRequest(
      block: block, system: try system(engine), pageURL: "sample/foundations/motion.html", stylesheet: nil, id: "fig1")
    var diagnostics = Diagnostics()
    let node = specimen.draw(request, into: &diagnostics)
    return Drawing(html: node.html, diagnostics: diagnostics)
  }

  private static func system(_ engine: SpringEngine?) throws -> DesignSystem {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "tokens/all.tokens.json", text: tokens)
    let themes = TokenLoader.load([file], root: "tokens", into: &diagnostics)
    try #require(diagnostics.isEmpty, "\(diagnostics.text)")
    var settings = SystemSettings(name: "Sample")
    settings.springEngine = engine
    return DesignSystem(slug: "sample", settings: settings, themes: themes, overview: nil, sections: [])
  }

  private static func ms(_ value: Int) -> String { "{\"$value\": {\"value\": \(value), \"unit\": \"ms\"}}" }

  private static func type(
    _ size: Int, _ weight: String, _ lineHeight: Double, family: String = "Inter", missing: String = ""
  ) -> String {
    """
    {"$value": {"fontFamily": ["\(family)"], "fontSize": {"value": \(size), "unit": "px"}, "fontWeight": \(weight),
      "letterSpacing": {"value": 0.3, "unit": "px"}, "lineHeight": \(lineHeight)},
     "$extensions": {"specimen.notGiven": [\(missing)]}}
    """
  }

  private static let tokens = """
    {"motion": {
      "spring": {"$type": "spring",
        "slide": {"$value": {"stiffness": 200, "damping": 18}},
        "press": {"$value": {"damping": 10}},
        "hero": {"$value": {"response": 0.5, "dampingFraction": 0.82}},
        "stiff": {"$value": {"stiffness": 100, "damping": 20, "mass": 1}}},
      "easing": {"$type": "cubicBezier",
        "standard": {"$value": [0.2, 0.8, 0.2, 1]}, "even": {"$value": [0, 0, 1, 1]},
        "back": {"$value": [0.3, -0.5, 0.5, 1.5]}},
      "duration": {"$type": "duration",
        "fade": {"min": \(ms(150)), "max": \(ms(300))}, "turn-max": \(ms(800)), "turn-min": \(ms(600)),
        "loop": \(ms(2000))},
      "transition": {"$type": "transition", "sheet": {"$value": {"duration": {"value": 240, "unit": "ms"},
        "delay": {"value": 60, "unit": "ms"}, "timingFunction": "{motion.easing.standard}"}}}},
     "haptic": {"$type": "haptic",
       "light": {"$value": {"ios": "impact.light", "android": "EFFECT_TICK"}},
       "success": {"$value": {"ios": "notification.success"}}},
     "type": {"$type": "typography",
       "body": \(type(16, "500", 1.5)), "body-loud": \(type(18, "700", 1.5)),
       "title": \(type(32, "\"bold\"", 1.2, missing: "\"lineHeight\", \"letterSpacing\"")),
       "dynamic": {"small": {"body": \(type(14, "400", 1.3571))}, "large": {"body": \(type(17, "400", 1.2941)),
         "title": \(type(34, "400", 1.2059))}}}}
    """
}
