import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// What the audit says of tokens that reading them has already reported.
struct BrokenTokenTests {
  @Test func aTokenWithoutATypeInOneThemeIsReportedOnceAndNotAsMissing() async {
    let value = ##""$value": {"colorSpace": "srgb", "components": [0, 0, 0]}"##
    let files = [
      "content/a/index.md": "# A",
      "content/a/tokens/light.tokens.json": "{\"color\": {\"ink\": {\(value)}}}",
      "content/a/tokens/dark.tokens.json": "{\"color\": {\"ink\": {\"$type\": \"color\", \(value)}}}",
      "content/a/tokens/a.resolver.json": ##"""
      {"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/theme"}],
       "modifiers": {"theme": {"contexts": {"light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}}}}
      """##,
    ]
    let found = await Build.findings(Sources(files), BuildOptions())
    #expect(found.all.map(\.rule.id) == ["missing-type"], "\(found.text)")
  }

  // MARK: Themes

  private static func theme(_ name: String, _ sets: [String: String]) -> String {
    let chosen = sets.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \"\($0.value)\"" }
    return "{\"name\": \"\(name)\", \"selectedTokenSets\": {\(chosen.joined(separator: ", "))}}"
  }

  private static func missing(_ files: [String: String]) async -> [String] {
    let found = await Build.findings(Sources(files), BuildOptions())
    return found.sorted.filter { $0.rule.id == "missing-in-theme" }.map(\.message)
  }

  @Test func layersAreNoAlternatives() async {
    func files(_ dark: String) -> [String: String] {
      [
        "tokens/$metadata.json": #"{"tokenSetOrder": ["core", "light", "dark"]}"#,
        "tokens/$themes.json": "["
          + [
            Self.theme("Global", ["core": "enabled"]), Self.theme("Light", ["light": "enabled"]),
            Self.theme("Dark", ["dark": "enabled"]),
          ].joined(separator: ", ") + "]",
        "tokens/core.json": #"{"space": {"s": {"$type": "spacing", "$value": "4px"}}}"#,
        "tokens/light.json": ##"{"bg": {"a": {"$type": "color", "$value": "#ffffff"}}}"##, "tokens/dark.json": dark,
      ]
    }
    #expect(await Self.missing(files(##"{"bg": {"a": {"$type": "color", "$value": "#000000"}}}"##)).isEmpty)
    let more =
      ##"{"bg": {"a": {"$type": "color", "$value": "#000000"}, "b": {"$type": "color", "$value": "#111111"}, "c": {"$type": "color", "$value": "#222222"}}}"##
    #expect(await Self.missing(files(more)) == ["2 tokens of bg have no value in Light: bg.b and bg.c"])
  }

  /// Two products of one group have tokens of their own, and little that is another in each.
  @Test func productsThatShareABaseNeedNoParity() async {
    func files(_ names: [String], brands: Int, shop: Int, bank: Int) -> [String: String] {
      func set(_ group: String, _ count: Int, _ hex: String) -> String {
        let brand = (0..<brands).map { "\"brand-\($0)\": {\"$type\": \"color\", \"$value\": \"\(hex)\"}" }
        let own = (0..<count).map { "\"\(group)-\($0)\": {\"$type\": \"color\", \"$value\": \"#1111\(10 + $0)\"}" }
        return "{\((brand + own).joined(separator: ", "))}"
      }
      return [
        "tokens/$metadata.json": #"{"tokenSetOrder": ["core", "one", "two"]}"#,
        "tokens/$themes.json": "["
          + [
            Self.theme(names[0], ["core": "enabled", "one": "enabled"]),
            Self.theme(names[1], ["core": "enabled", "two": "enabled"]),
          ].joined(separator: ", ") + "]",
        "tokens/core.json": ##"{"ink": {"$type": "color", "$value": "#123456"}}"##,
        "tokens/one.json": set("cart", shop, "#0044cc"), "tokens/two.json": set("loan", bank, "#cc0022"),
      ]
    }
    let products = ["Shop", "Bank"]
    #expect(await Self.missing(files(products, brands: 1, shop: 4, bank: 3)).isEmpty)
    // One of which little is missing, one that varies more than it adds, and two modes are looks of the same.
    #expect(await Self.missing(files(products, brands: 1, shop: 4, bank: 2)).count == 2)
    #expect(await Self.missing(files(products, brands: 5, shop: 4, bank: 3)).count == 2)
    #expect(await Self.missing(files(["Light", "Dark"], brands: 1, shop: 4, bank: 3)).count == 2)
  }

  @Test func setsThatAreOnlyReferredToNeedNoParity() async {
    func files(_ use: String) -> [String: String] {
      [
        "tokens/$metadata.json": #"{"tokenSetOrder": ["a", "b", "all"]}"#,
        "tokens/$themes.json": "["
          + [
            Self.theme("A", ["a": use, "all": "enabled"]), Self.theme("B", ["b": use, "all": "enabled"]),
          ].joined(separator: ", ") + "]",
        "tokens/a.json": ##"{"x": {"$type": "color", "$value": "#ffffff"}}"##,
        "tokens/b.json": ##"{"y": {"$type": "color", "$value": "#000000"}}"##,
        "tokens/all.json": ##"{"z": {"$type": "color", "$value": "#123456"}}"##,
      ]
    }
    #expect(await Self.missing(files("source")).isEmpty)
    #expect(await Self.missing(files("enabled")) == ["x has no value in B", "y has no value in A"])
  }
}
