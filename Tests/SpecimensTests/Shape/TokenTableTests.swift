import DrawingSupport
import Guide
import Markup
import Plates
import TestSupport
import Testing
import Tokens

@testable import Specimens

/// What values resolve through, in each theme.
struct TokenTableTests {
  /// A shadow in two themes, whose colour refers to a token in each.
  private static func chains(light: String, dark: String, blur: Int) throws -> [String] {
    let shadow = { (color: String, blur: Int) in
      """
      {"shadow": {"$type": "shadow", "low": {"$value": {"color": "{\(color)}", "offsetX": {"value": 0, "unit": "px"},
        "offsetY": {"value": 2, "unit": "px"}, "blur": {"value": \(blur), "unit": "px"},
        "spread": {"value": 0, "unit": "px"}}}}}
      """
    }
    let themes = try TokenFile.load([
      (
        "base.tokens.json",
        "{\"ink\": {\"$type\": \"color\", \"one\": \(TokenFile.color("102030")), \"two\": \(TokenFile.color("102030"))}}"
      ),
      ("light.tokens.json", shadow(light, 4)), ("dark.tokens.json", shadow(dark, blur)),
      (
        "sample.resolver.json",
        """
        {"version": "2025.10",
         "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
         "modifiers": {"theme": {"contexts": {
           "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}]}
        """
      ),
    ])
    let system = DesignSystem(
      slug: "sample", settings: SystemSettings(name: "Sample"), themes: themes, overview: nil, sections: [])
    let token = ThemedToken(path: TokenPath("shadow.low"), system: system)
    let table = TokenTable.table([token], of: system, pageURL: "sample/tokens.html")
    return HTMLPage(table.html).elements.filter { $0.has(class: "chain") }.map(\.text)
  }

  @Test func tellsOnceWhatAllThemesReferTo() throws {
    #expect(try Self.chains(light: "ink.one", dark: "ink.one", blur: 4) == ["color ink.one"])
    #expect(try Self.chains(light: "ink.one", dark: "ink.one", blur: 8) == ["color ink.one"])
  }

  @Test func tellsANumberThatStandsForYesOrNoAsThat() throws {
    let token = { (value: Int, mark: String) in
      """
      {"grabber": {"$type": "number", "$value": \(value), "$extensions": {"specimen.boolean": \(mark)}}}
      """
    }
    for (value, mark, told) in [(1, "true", "true"), (0, "true", "false"), (1, "false", "1")] {
      let themes = try TokenFile.load([("all.tokens.json", token(value, mark))])
      let system = DesignSystem(
        slug: "sample", settings: SystemSettings(name: "Sample"), themes: themes, overview: nil, sections: [])
      let table = TokenTable.table(
        [ThemedToken(path: TokenPath("grabber"), system: system)], of: system, pageURL: "sample/tokens.html")
      #expect(HTMLPage(table.html).all("td").first?.text == told)
      #expect(!table.html.contains("glyph") || mark == "false")
    }
  }

  @Test func tellsWhatEachThemeRefersToWhereTheyDiffer() throws {
    #expect(try Self.chains(light: "ink.one", dark: "ink.two", blur: 8) == ["color ink.one", "color ink.two"])
    #expect(try Self.chains(light: "ink.one", dark: "ink.two", blur: 4) == ["color ink.one", "color ink.two"])
  }
}
