import Diagnostics
import Files
import Guide
import Markup
import Specimens
import TestSupport
import Testing
import Tokens

/// A small design system with what components need, in a light and a dark theme, and blocks drawn over it.
enum ComponentSystem {
  struct Drawing {
    let html: String
    let diagnostics: Diagnostics

    var rules: [String] { diagnostics.all.map(\.rule) }

    /// Where the findings stand in the Markdown file.
    var places: [Position] {
      var positions = Positions()
      return diagnostics.all.compactMap { $0.span.map { positions.start(of: $0) } }
    }
  }

  /// Draws a block of a page whose stylesheet is given.
  static func draw(_ info: String, _ body: String, css: String? = nil, id: String = "fig1") throws -> Drawing {
    let file = SourceFile(path: "content/sample/components/button.md", text: "```\(info)\n\(body)\n```\n")
    let block = FencedBlock(info: info, body: body + "\n", span: file.span(ByteRange(0, file.bytes.count)))
    let specimen = try #require(AllSpecimens.byName[block.name])
    let request = SpecimenRequest(
      block: block, system: try system(), pageURL: "sample/components/button.html",
      stylesheet: css.map { SourceFile(path: "content/sample/components/button.css", text: $0) }, id: id)
    var diagnostics = Diagnostics()
    let node = specimen.draw(request, into: &diagnostics)
    return Drawing(html: node.html, diagnostics: diagnostics)
  }

  /// The findings of a stylesheet: rules and places.
  static func check(_ css: String) throws -> [(rule: String, position: Position)] {
    let file = SourceFile(path: "button.css", text: css)
    var diagnostics = Diagnostics()
    PreviewStylesheet.check(file, system: try system(), into: &diagnostics)
    var positions = Positions()
    return try diagnostics.all.map { ($0.rule, positions.start(of: try #require($0.span))) }
  }

  static func system() throws -> DesignSystem {
    var diagnostics = Diagnostics()
    let files = [
      SourceFile(path: "tokens/base.tokens.json", text: base),
      SourceFile(path: "tokens/light.tokens.json", text: theme(ground: "f2f2f7", label: "000000")),
      SourceFile(path: "tokens/dark.tokens.json", text: theme(ground: "000000", label: "ffffff")),
      SourceFile(path: "tokens/sample.resolver.json", text: resolver),
    ]
    let themes = TokenLoader.load(files, root: "tokens", into: &diagnostics)
    try #require(diagnostics.isEmpty, "\(diagnostics.text)")
    var settings = SystemSettings(name: "Sample")
    settings.surfaces = [TokenGlob("color.ground")]
    return DesignSystem(slug: "sample", settings: settings, themes: themes, overview: nil, sections: [])
  }

  private static let resolver = """
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
     "modifiers": {"theme": {"contexts": {
       "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
    """

  private static func theme(ground: String, label: String) -> String {
    """
    {"color": {"$type": "color", "ground": \(color(ground)), "label": \(color(label))}}
    """
  }

  private static func color(_ hex: String) -> String {
    let digits = Array(hex)
    let channels = [0, 2, 4].map { String(Double(Int(String(digits[$0...($0 + 1)]), radix: 16) ?? 0) / 255) }
    return "{\"$value\": {\"colorSpace\": \"srgb\", \"components\": [\(channels.joined(separator: ", "))]}}"
  }

  private static func px(_ value: Double) -> String { "{\"$value\": {\"value\": \(value), \"unit\": \"px\"}}" }

  private static let base = """
    {"color": {"$type": "color", "brand": \(color("0066cc"))},
     "space": {"$type": "dimension", "14": \(px(14)), "large": \(px(32))},
     "radius": {"$type": "dimension", "small": \(px(8)), "pill": \(px(999))},
     "size": {"$type": "dimension", "button": \(px(56)), "icon": \(px(20)), "hairline": \(px(1))},
     "opacity": {"$type": "number", "disabled": {"$value": 0.4}},
     "motion": {"press": {"$type": "spring", "$value": {"stiffness": 200, "damping": 18}}},
     "type": {"label": {"$type": "typography", "$value": {"fontFamily": ["SF Pro", "system-ui"],
       "fontSize": {"value": 17, "unit": "px"}, "fontWeight": 600,
       "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.3}}}}
    """
}
