import Diagnostics
import Files
import Guide
import Markup
import Specimens
import Testing
import Tokens

/// A small design system with a value for every drawing, in a light and a dark theme, and blocks drawn over it.
enum SampleSystem {
  struct Drawing {
    let html: String
    let diagnostics: Diagnostics

    /// Its text with single spaces and without marks.
    var text: String {
      var text = ""
      var isMark = false
      for character in html {
        if character == "<" { isMark = true }
        if !isMark { text.append(character) }
        if character == ">" {
          isMark = false
          text.append(" ")
        }
      }
      return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Draws a block, given as its info string and the lines of its body.
  static func draw(
    _ info: String, _ lines: String..., surfaces: [String] = ["color.surface"], text: [String] = ["color.text"]
  ) throws -> Drawing {
    let source = "```\(info)\n\(lines.joined(separator: "\n"))\n```\n"
    let file = SourceFile(path: "content/sample/page.md", text: source)
    let block = FencedBlock(
      info: info, body: lines.joined(separator: "\n") + "\n", span: file.span(ByteRange(0, file.bytes.count)))
    let specimen = try #require(AllSpecimens.byName[block.name])
    let request = SpecimenRequest(
      block: block, system: try system(surfaces, text), pageURL: "sample/foundations/page.html", stylesheet: nil,
      id: "fig1")
    var diagnostics = Diagnostics()
    let node = specimen.draw(request, into: &diagnostics)
    return Drawing(html: node.html, diagnostics: diagnostics)
  }

  private static func system(_ surfaces: [String], _ text: [String]) throws -> DesignSystem {
    var diagnostics = Diagnostics()
    let files = [
      SourceFile(path: "tokens/base.tokens.json", text: base),
      SourceFile(path: "tokens/light.tokens.json", text: surface(screen: "f2f2f7", card: "ffffff", label: "000000")),
      SourceFile(path: "tokens/dark.tokens.json", text: surface(screen: "000000", card: "1c1c1e", label: "ffffff")),
      SourceFile(path: "tokens/sample.resolver.json", text: resolver),
    ]
    let themes = TokenLoader.load(files, root: "tokens", into: &diagnostics)
    try #require(diagnostics.isEmpty, "\(diagnostics.all)")
    var settings = SystemSettings(name: "Sample")
    settings.surfaces = surfaces.map { TokenGlob($0) }
    settings.text = text.map { TokenGlob($0) }
    return DesignSystem(slug: "sample", settings: settings, themes: themes, overview: nil, sections: [])
  }

  private static let resolver = """
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
     "modifiers": {"theme": {"contexts": {
       "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
    """

  private static func surface(screen: String, card: String, label: String) -> String {
    """
    {"color": {"$type": "color",
      "surface": {"card": \(color(card)), "screen": \(color(screen))},
      "text": {"primary": \(color(label))}}}
    """
  }

  private static func color(_ hex: String, alpha: Double = 1) -> String {
    let digits = Array(hex)
    let channels = [0, 2, 4].map { String(Double(Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0) / 255) }
    return """
      {"$value": {"colorSpace": "srgb", "components": [\(channels.joined(separator: ", "))], "alpha": \(alpha)}}
      """
  }

  private static func px(_ value: Double) -> String { "{\"$value\": {\"value\": \(value), \"unit\": \"px\"}}" }

  private static let base = """
    {"color": {"$type": "color",
      "tab": {"emerald": \(color("10b981")), "coral": {"$value": "{color.palette.coral}"}},
      "palette": {"coral": \(color("ff6b6b")), "olive": \(color("8c8250"))},
      "text": {"muted": \(color("777777"))},
      "veil": {"label": \(color("3c3c43", alpha: 0.6)), "half": \(color("000000", alpha: 0.5))},
      "grey": {"50": \(color("f9fafb")), "100": \(color("f3f4f6")), "900": \(color("111827"))}},
     "gradient": {"$type": "gradient", "dawn": {"$extensions": {"specimen.angle": "135deg"}, "$value": [
       {"color": "{color.tab.emerald}", "position": 0}, {"color": "{color.veil.half}", "position": 1}]}},
     "opacity": {"$type": "number", "pressed": {"$value": 0.5}},
     "space": {"$type": "dimension", "8": \(px(8)), "14": \(px(14)), "large": \(px(32))},
     "radius": {"$type": "dimension", "small": \(px(8)), "pill": \(px(9999)),
       "circle": {"$type": "number", "$value": 0.5}},
     "border": {"hairline": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
       "focus": {"$type": "border", "$value": {"color": "{color.tab.emerald}",
         "width": {"value": 2, "unit": "px"}, "style": "solid"}}},
     "shadow": {"low": {
       "ios": {"$type": "shadow", "$extensions": {"specimen.notGiven": ["color"]}, "$value": {
         "color": "{color.veil.half}", "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 2, "unit": "px"},
         "blur": {"value": 4, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}},
       "android": {"$type": "number", "$value": 3}}},
     "icon": {"$type": "dimension", "inline": \(px(20))},
     "target": {"$type": "dimension", "minimum": \(px(44))}}
    """
}
