import Comparison
import ComparisonSupport
import Differences
import Reviews
import Testing
import Tokens

/// Themes in two versions: which one is which, and what is told of their axes.
struct ThemeChangeTests {
  private typealias Axis = (name: String, contexts: KeyValuePairs<String, String>)

  /// A system whose themes are choices on some axes, each with the tokens of its contexts.
  private static func system(_ axes: [Axis], base: String = "{}") -> [String: String] {
    var files = ["content/demo/index.md": "# Demo\n", "content/demo/tokens/base.tokens.json": base]
    var modifiers: [String] = []
    for axis in axes {
      let contexts = axis.contexts.map { "\"\($0.key)\": [{\"$ref\": \"\($0.key).tokens.json\"}]" }
      let first = axis.contexts.first?.key ?? ""
      modifiers.append(
        "\"\(axis.name)\": {\"contexts\": {\(contexts.joined(separator: ", "))}, \"default\": \"\(first)\"}")
      for (context, tokens) in axis.contexts { files["content/demo/tokens/\(context).tokens.json"] = tokens }
    }
    let order = axes.map { "{\"$ref\": \"#/modifiers/\($0.name)\"}" }
    files["content/demo/tokens/demo.resolver.json"] = """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
       "modifiers": {\(modifiers.joined(separator: ", "))},
       "resolutionOrder": [\((["{\"$ref\": \"#/sets/base\"}"] + order).joined(separator: ", "))]}
      """
    return files
  }

  private static func ground(_ hex: String) -> String { tokens("color", ["bg": color(hex)]) }

  private static func theme(dark: String, _ name: String = "dark") -> Axis {
    ("theme", ["light": ground("#ffffff"), name == "dark" ? "dark" : "night": ground(dark)])
  }

  private static let density: Axis = (
    "density",
    [
      "roomy": "{\"space\": {\"$type\": \"dimension\", \"$value\": \(px(16))}}",
      "compact": "{\"space\": {\"$type\": \"dimension\", \"$value\": \(px(8))}}",
    ]
  )

  private func values(_ change: Change?) -> [String] {
    change?.values.map { "\($0.label ?? "all"): \($0.beforeText ?? "") \($0.afterText ?? "")" } ?? []
  }

  /// A theme that takes over the names of another one has lost none of its values.
  @Test func namesTheTokenThatHasTheValueOfARemovedOneInItsTheme() async {
    func system(_ dark: String) -> [String: String] {
      let light = tokens("color", ["soft": color("#ffffff")])
      return Self.system([("theme", ["light": light, "dark": tokens("color", [dark: color("#101214")])])])
    }
    let found = await changes(from: system("neutral"), to: system("soft"))
    #expect(found.causes == ["breaking token-removed t.neutral", "visible value-changed t.soft"])
    #expect(
      found.all[0].judgement.reason == "whatever uses it finds nothing; t.soft has its value in dark now")
  }

  /// A token that one theme calls otherwise, while another keeps its name.
  @Test func namesTheTokenThatHadTheValueOfAnAddedOneInItsTheme() async {
    func sheet(_ accent: String, _ other: String) -> [String: String] {
      [
        "a.css":
          ":root { --ink: #111111; \(accent): #0066cc }\n[data-theme=dark] { --ink: #eeeeee; \(other): #3399ff }\n"
      ]
    }
    let found = await changes(from: sheet("--accent", "--accent"), to: sheet("--accent", "--highlight"))
    let added = found.all.first { $0.kind == .tokenAdded }
    #expect(added?.subject == "--highlight" && added?.size == "the value that --accent had in dark")
    // Where the value is another, or in all themes, it is a new token.
    for new in [sheet("--accent", "--highlight").mapValues { $0.replacing("#3399ff", with: "#3399f0") }] {
      let found = await changes(from: sheet("--accent", "--accent"), to: new)
      #expect(found.all.first { $0.kind == .tokenAdded }?.size == nil)
    }
    func system(_ dark: String) -> [String: String] {
      let light = tokens("color", ["soft": color("#ffffff")])
      return Self.system([("theme", ["light": light, "dark": tokens("color", [dark: color("#101214")])])])
    }
    let back = await changes(from: system("soft"), to: system("neutral"))
    #expect(back.all.first { $0.kind == .tokenAdded }?.size == "the value that t.soft had in dark")
  }

  @Test func findsAValueThatChangesWithANewAxis() async {
    let found = await changes(
      from: Self.system([Self.theme(dark: "#000000")]), to: Self.system([Self.theme(dark: "#112233"), Self.density]))
    #expect(
      found.causes == ["visible value-changed t.bg", "quiet theme-added axis density", "quiet token-added space"])
    #expect(values(found.all.first { $0.subject == "t.bg" }) == ["dark: #000000 #112233"])
    let back = await changes(
      from: Self.system([Self.theme(dark: "#112233"), Self.density]), to: Self.system([Self.theme(dark: "#000000")]))
    #expect(
      back.causes == [
        "breaking theme-removed axis density", "breaking token-removed space", "visible value-changed t.bg",
      ])
  }

  @Test func tellsAChangeThatIsTheSameOnOtherGroundsOnce() async {
    func version(_ ink: String) -> [String: String] {
      var files = Self.system(
        [Self.theme(dark: "#000000")], base: "{\"ink\": {\"$type\": \"color\", \"$value\": \(color(ink))}}")
      files["content/demo/system.yml"] = "name: Demo\nsurfaces: [t.bg]\n"
      return files
    }
    let found = await changes(from: version("#767676"), to: version("#8a8a8a"))
    #expect(values(found.all.first) == ["all: #767676 #8a8a8a"])
    #expect(found.all.first?.size == "ΔE 7.6, clear")
  }

  @Test func findsAValueThatChangesInAThemeOfAnotherName() async {
    let base = "{\"size\": {\"$type\": \"dimension\", \"$value\": \(px(4))}}"
    let found = await changes(
      from: Self.system([Self.theme(dark: "#000000")], base: base),
      to: Self.system([Self.theme(dark: "#112233", "night")], base: base))
    #expect(found.causes == ["breaking theme-renamed night", "visible value-changed t.bg"])
    #expect(values(found.all.first { $0.subject == "t.bg" }) == ["night: #000000 #112233"])
  }

  @Test func takesAxesInAnyOrder() async {
    let found = await changes(
      from: Self.system([Self.theme(dark: "#000000"), Self.density]),
      to: Self.system([Self.density, Self.theme(dark: "#112233")]))
    #expect(found.causes == ["visible value-changed t.bg", "quiet setting-changed themes"])
    #expect(values(found.all.first { $0.subject == "t.bg" }) == ["dark: #000000 #112233"])
  }

  @Test func takesAnAxisOfAnotherNameByItsContexts() async {
    let renamed: Axis = ("scheme", Self.theme(dark: "#000000").contexts)
    let found = await changes(
      from: Self.system([Self.theme(dark: "#000000"), Self.density]), to: Self.system([renamed, Self.density]))
    #expect(found.causes == ["breaking theme-renamed scheme"])
  }

  @Test func tellsAContextThatIsGoneOnceForAllThemesThatHadIt() async {
    let three: Axis = (
      "brand",
      [
        "red": tokens("color", ["a": color("#ff0000")]), "blue": tokens("color", ["a": color("#0000ff")]),
        "green": tokens("color", ["a": color("#00ff00")]),
      ]
    )
    let two: Axis = (
      "brand", ["red": tokens("color", ["a": color("#ff0000")]), "blue": tokens("color", ["a": color("#0000ff")])]
    )
    let found = await changes(from: Self.system([three, Self.density]), to: Self.system([two, Self.density]))
    #expect(found.causes == ["breaking theme-removed brand: green"])
    #expect(found.all[0].size == "2 themes")
  }

  @Test func namesThemesByTheChoicesThatTellThemApart() async {
    let found = await changes(
      from: Self.system([Self.theme(dark: "#000000"), Self.density]),
      to: Self.system([Self.theme(dark: "#112233"), Self.density]))
    let text = ChangesText.text(found, Approvals())
    #expect(text.contains("    dark #000000 → #112233"))
    #expect(found.all[0].values.map(\.themes) == [["dark, roomy", "dark, compact"]])
  }

  @Test func tellsAConsequenceOnlyOfItsCause() async {
    func version(_ first: String, _ second: String) -> [String: String] {
      Self.system(
        [
          (
            "theme",
            [
              "light": "{\"support\": {\"$type\": \"color\", \"$value\": \"{t.one}\"}}",
              "dark": "{\"support\": {\"$type\": \"color\", \"$value\": \"{t.two}\"}}",
            ]
          )
        ], base: tokens("color", ["one": color(first), "two": color(second)]))
    }
    let found = await changes(from: version("#ff0000", "#0000ff"), to: version("#00ff00", "#ffff00"))
    #expect(found.causes == ["visible value-changed t.one", "visible value-changed t.two"])
    #expect(
      found.all.prefix(2).map { $0.radius.tokens.map(\.words) } == [
        ["light #ff0000 → #00ff00"], ["dark #0000ff → #ffff00"],
      ])
  }

  @Test(arguments: [("#ffffff", "0.1", "0.2", "black"), ("#000000", "0.05", "0.2", "white")])
  func measuresATranslucentColourOnWhatShowsIt(hex: String, old: String, new: String, ground: String) async {
    func version(_ alpha: String) -> [String: String] {
      guide(tokens("color", ["hover": color(hex).replacing("}", with: ", \"alpha\": \(alpha)}")]))
    }
    let found = await changes(from: version(old), to: version(new))
    #expect(found.causes == ["visible value-changed t.hover"])
    #expect(found.all[0].size?.contains(", on \(ground), and ") == true, "\(found.all[0].size ?? "")")
    #expect(ChangesHTML.text(found, Approvals()).contains("before, on \(ground)"))
  }

  @Test func measuresATranslucentColourOnTheSurfacesThatAreNamed() async {
    func version(_ alpha: String) -> [String: String] {
      let hover = color("#ffffff").replacing("}", with: ", \"alpha\": \(alpha)}")
      return guide(
        tokens("color", ["page": color("#111111"), "hover": hover]), settings: "name: Demo\nsurfaces: [t.page]\n")
    }
    let found = await changes(from: version("0.1"), to: version("0.2"))
    #expect(found.all[0].severity == .visible)
    #expect(found.all[0].size?.contains(", on ") == false)
  }

  @Test func putsATranslucentColourOnWhatTheNameOfItsThemeSays() async {
    func version(_ alpha: Double) -> [String: String] {
      let veil = "{\"colorSpace\": \"srgb\", \"components\": [0, 0.3, 0.2], \"alpha\": \(alpha)}"
      let file = tokens("color", ["veil": veil])
      return Self.system([("theme", ["light": file, "dark": file])])
    }
    let found = await changes(from: version(0.2), to: version(0.6))
    #expect(found.all[0].values.map { $0.label ?? "" } == ["light", "dark"])
    #expect(found.all[0].values.map { $0.difference?.text.contains("on white") } == [true, false])
    #expect(found.all[0].values.map { $0.difference?.text.contains("on black") } == [false, true])
  }

  @Test func tellsTokensThatOnlyCameWithAnotherAxisAsPartOfIt() async {
    func set(_ name: String, _ hex: String) -> String {
      "{\"\(name)\": {\"$type\": \"color\", \"bg\": {\"$value\": \(color(hex))}, \"fg\": {\"$value\": \(color("#123456"))}}}"
    }
    let brands: Axis = ("brand", ["space": set("space", "#ffffff"), "sea": set("sea", "#eeeeee")])
    let both = """
      {"space": {"$type": "color", "bg": {"$value": \(color("#ffffff"))}, "fg": {"$value": \(color("#123456"))}},
       "sea": {"$type": "color", "bg": {"$value": \(color("#eeeeee"))}, "fg": {"$value": \(color("#123456"))}}}
      """
    let found = await changes(from: Self.system([brands]), to: Self.system([], base: both))
    #expect(found.causes == ["breaking theme-removed axis brand"], "\(found.causes)")
    #expect(found.all[0].radius.members.map(\.subject) == ["sea.bg", "sea.fg"])
    #expect(found.all[0].size == "what is left is compared with space; 2 tokens with the values of other themes")
  }

  @Test func comparesWhatThereWasWithTheContextThatIsMostLikeIt() async {
    let plain =
      "{\"t\": {\"$type\": \"color\", \"bg\": {\"$value\": \(color("#ffffff"))}, \"fg\": {\"$value\": \(color("#222222"))}}}"
    let other = plain.replacing("ffffff", with: "ffeedd").replacing(color("#ffffff"), with: color("#ffeedd"))
    let brands: Axis = (
      "brand",
      [
        "acme": other.replacing("[1.0, 1.0, 1.0]", with: "[1.0, 0.9333333333333333, 0.8666666666666667]"),
        "zeta": plain,
      ]
    )
    let found = await changes(from: Self.system([], base: plain), to: Self.system([brands]))
    #expect(!found.causes.contains { $0.contains("value-changed") }, "\(found.causes)")
    let axis = found.all.first { $0.kind == .themeAdded }
    #expect(axis?.size == "what there was is compared with zeta")
    #expect(axis?.words == "added")
  }

  /// What a theme that came has of its own is told with it.
  @Test func tellsTheValuesOfAThemeThatCame() async {
    func ramp(_ name: String, _ hexes: [String]) -> String {
      let steps = hexes.enumerated().map { "\"\(($0 + 1) * 100)\": {\"$type\": \"color\", \"$value\": \"\($1)\"}" }
      return "\"\(name)\": {\(steps.joined(separator: ", "))}"
    }
    let plain = [ramp("red", ["#fdecea", "#d93a3d"]), ramp("blue", ["#ddf0ff", "#2885ef"])]
    let dark = [ramp("red-dark", ["#4a1213", "#912528"]), ramp("blue-dark", ["#00204b", "#0049a1"])]
    func version(_ ramps: [String]) -> [String: String] {
      ["t.json": "{\"color\": {\(ramps.joined(separator: ", "))}}"]
    }
    let came = await changes(from: version(plain), to: version(plain + dark))
    let axis = came.all.first { $0.kind == .themeAdded }
    #expect(
      axis?.radius.members.map { "\($0.subject) \($0.summary)" } == [
        "color.red.100 dark #4a1213", "color.red.200 dark #912528", "color.blue.100 dark #00204b",
        "color.blue.200 dark #0049a1",
      ], "\(came.lines)")
    let went = await changes(from: version(plain + dark), to: version(plain))
    #expect(went.all.first { $0.kind == .themeRemoved }?.radius.members.count == 4, "\(went.lines)")
  }

  /// Where a value is another in one theme alone, what it refers to is told for that theme.
  @Test func tellsTheReferenceOfTheThemeThatMoved() async {
    func version(_ light: String, _ dark: String) -> [String: String] {
      func file(_ muted: String, _ text: String) -> String {
        "{\"primary\": {\"muted\": {\"value\": \"\(muted)\", \"type\": \"color\"}}, \"text\": {\"a\": {\"value\": \"\(text)\", \"type\": \"color\"}}}"
      }
      return [
        "brand.json":
          "{\"blue\": {\"400\": {\"value\": \"#1098fc\", \"type\": \"color\"}, \"500\": {\"value\": \"#0376c9\", \"type\": \"color\"}}}",
        "lightTheme.json": file(light, "#111111"), "darkTheme.json": file(dark, "#eeeeee"),
      ]
    }
    let found = await changes(from: version("{blue.500}", "{blue.400}"), to: version("#0376c9", "#43aefc"))
    #expect(
      found.all.first { $0.subject == "primary.muted" }?.references?.words == "dark {blue.400} → a value of its own",
      "\(found.lines)")
  }
}
