import Comparison
import ComparisonSupport
import Differences
import Reviews
import Testing
import Tokens

/// Contrasts of pairs that nobody lists: names, or a stylesheet, say what stands on what.
struct NamedContrastTests {
  private func sentences(_ changes: Changes) -> [String] { changes.all.flatMap(\.radius.contrasts).map(\.sentence) }

  @Test func knowsWhatIsCalledOnAColour() async {
    func file(_ brand: String) -> String {
      tokens("color", ["primary": color(brand), "on-primary": color("#ffffff"), "secondary": color("#111111")])
    }
    let found = await changes(from: guide(file("#0044aa")), to: guide(file("#88bbff")))
    #expect(found.causes == ["breaking value-changed t.primary"])
    #expect(sentences(found) == ["t.on-primary on t.primary: 8.72 AAA → 1.98 fail"])
  }

  /// What is called a component's text in one group stands on what is called its background in another.
  @Test(arguments: [
    ("color.text.button.primary-hover", "color.background.button.primary-hover"),
    ("button.primary.content.default", "button.primary.background.default"),
    ("color.button.text", "color.button.background"),
  ])
  func knowsComponentsByNamesThatCorrespond(_ text: String, _ ground: String) async {
    func nested(_ path: String, _ value: String) -> String {
      path.split(separator: ".").reversed().reduce("{\"$type\": \"color\", \"$value\": \(value)}") {
        "{\"\($1)\": \($0)}"
      }
    }
    func version(_ value: String) -> [String: String] {
      var files = guide(nested(text, color(value)))
      files["content/demo/tokens/grounds.tokens.json"] = nested(ground, color("#ffffff"))
      return files
    }
    let found = await changes(from: version("#222222"), to: version("#bbbbbb"))
    #expect(sentences(found).first == "\(text) on \(ground): 15.91 AAA → 1.92 fail", "\(sentences(found))")
    #expect(found.all[0].severity == .breaking)
  }

  @Test func pairsTheStatesOfAComponentThatItsKeysBeginWith() async {
    func version(_ ground: String) -> [String: String] {
      [
        "DESIGN.md": """
        ---
        name: Demo
        colors: {ink: "#0d2b3e", teal: "#1896a2", white: "#ffffff"}
        components:
          button-primary:
            backgroundColor: "{colors.ink}"
            textColor: "{colors.white}"
            hoverBackgroundColor: "{colors.\(ground)}"
            hoverTextColor: "{colors.white}"
        ---
        # Demo
        """
      ]
    }
    let found = await changes(from: version("ink"), to: version("teal"))
    #expect(
      sentences(found) == [
        "components.button-primary.hoverTextColor on components.button-primary.hoverBackgroundColor: 14.66 AAA → 3.55 AA large"
      ])
    #expect(found.all[0].severity == .breaking)
  }

  @Test func knowsTextsAndSurfacesByTheirNames() async {
    func file(_ text: String) -> String {
      """
      {"color": {"$type": "color", "text": {"primary": {"$value": \(color(text))}},
        "surface": {"base": {"$value": \(color("#ffffff"))}},
        "border": {"primary": {"$value": \(color("#888888"))}}}}
      """
    }
    let found = await changes(from: guide(file("#222222")), to: guide(file("#bbbbbb")))
    #expect(sentences(found) == ["color.text.primary on color.surface.base: 15.91 AAA → 1.92 fail"])
    #expect(found.all[0].severity == .breaking)
  }

  @Test func readsWhatAStylesheetPutsOnWhat() async {
    func version(_ ground: String) -> [String: String] {
      var files = guide(tokens("color", ["sand": color(ground), "coal": color("#303030"), "sea": color("#004455")]))
      files["content/demo/components/card.md"] =
        "# Card\n\n```preview\n<div class=\"card\"><p class=\"card-title\">Go</p></div>\n```\n"
      files["content/demo/components/card.css"] = ".card { background: var(--t-sand); color: var(--t-coal); }\n"
      return files
    }
    let found = await changes(from: version("#ffffff"), to: version("#707070"))
    #expect(sentences(found) == ["t.coal on t.sand: 13.20 AAA → 2.67 fail"])
  }

  @Test func tellsAContrastThatMovesWithinItsLevelWithoutAskingForADecision() async {
    let settings = "name: Demo\nsurfaces: [t.card]\ntext: [t.muted]\n"
    func file(_ muted: String) -> String { tokens("color", ["card": color("#ffffff"), "muted": color(muted)]) }
    let found = await changes(
      from: guide(file("#222222"), settings: settings), to: guide(file("#3a3a3a"), settings: settings))
    #expect(found.causes == ["visible value-changed t.muted"])
    #expect(sentences(found) == ["t.muted on t.card: 15.91 AAA → 11.37 AAA"])
    #expect(found.all[0].keys == [found.all[0].key])
    #expect(ChangesText.text(found, Approvals()).contains("contrast within its level:\n      t.muted on t.card"))
    #expect(
      ChangesJSON.text(found, Approvals()).contains(
        "\"contrasts\": [],\n        \"shifts\": [\n          {\n            \"text\": \"t.muted\""))
    #expect(ChangesMarkdown.text(found, Approvals()).contains("1 contrast moved within a level"))
  }

  @Test func saysInWhichThemeAContrastMoves() async {
    func version(_ text: String) -> [String: String] {
      let settings = "name: Demo\nsurfaces: [t.surface]\ntext: [t.text]\n"
      var files = guide(tokens("color", ["surface": color("#ffffff"), "text": color("#222222")]), settings: settings)
      files["content/demo/tokens/all.dark.tokens.json"] = tokens(
        "color", ["surface": color("#000000"), "text": color(text)])
      return files
    }
    let found = await changes(from: version("#dddddd"), to: version("#eeeeee"))
    #expect(sentences(found) == ["t.text on t.surface, dark: 15.46 AAA → 18.10 AAA"])
  }

  /// A text that is for a theme by its name stands on the ground of that theme.
  @Test func knowsTheThemesThatNamesTell() async {
    func version(_ light: String) -> [String: String] {
      [
        "tokens.json": """
        {"color": {"surface": {"dark": {"value": "#26292c"}, "light": {"value": "#ffffff"}},
          "text": {"primary": {"dark": {"value": "#eeeeee"}, "light": {"value": "#111111"}},
            "tertiary": {"dark": {"value": "#979ea5"}, "light": {"value": "\(light)"}}}}}
        """
      ]
    }
    let found = await changes(from: version("#757e87"), to: version("#c8cdd2"))
    #expect(sentences(found) == ["color.text.tertiary on color.surface, light: 4.13 AA large → 1.60 fail"])
    #expect(found.all[0].severity == .breaking)
  }

  @Test func knowsTheWordsOfCustomProperties() async {
    func version(_ muted: String, _ accent: String) -> [String: String] {
      [
        "tokens.css": """
        :root { --color-background: #080808; --color-foreground: #ededed; --color-muted: \(muted);
          --color-accent: \(accent); --color-accent-text: #ffffff; }

        """
      ]
    }
    let found = await changes(from: version("#a3a3a3", "#00aa77"), to: version("#3a3a3a", "#99ffdd"))
    let told = sentences(found)
    #expect(told.contains { $0.hasPrefix("--color-muted on --color-background: ") }, "\(told)")
    #expect(told.contains { $0.hasPrefix("--color-accent-text on --color-accent: ") }, "\(told)")
    #expect(found.all.contains { $0.severity == .breaking })
  }

  /// `muted` with a text of its own is a ground.
  @Test func takesNoGroundForText() async {
    func version(_ muted: String) -> [String: String] {
      ["tokens.css": ":root { --background: #ffffff; --muted: \(muted); --muted-foreground: #111111; }\n"]
    }
    let found = await changes(from: version("#777777"), to: version("#eeeeee"))
    #expect(!sentences(found).contains { $0.hasPrefix("--muted on ") }, "\(sentences(found))")
  }

  @Test func takesNoPairFromNamesThatSayNothing() async {
    func file(_ blue: String) -> String {
      tokens("color", ["blue-500": color(blue), "white": color("#ffffff"), "icon": color("#333333")])
    }
    let found = await changes(from: guide(file("#0044aa")), to: guide(file("#88bbff")))
    #expect(sentences(found) == [])
  }

  /// Links and headings are text, and so is what means something.
  @Test func knowsKindsOfText() async {
    func version(_ hex: String) -> [String: String] {
      func token(_ hex: String) -> String { "{\"type\": \"color\", \"value\": \"\(hex)\"}" }
      let texts = "\"link\": \(token(hex)), \"heading\": \(token(hex)), \"info\": {\"primary\": \(token(hex))}"
      return [
        "t.json":
          "{\"color\": {\"bg\": {\"canvas\": \(token("#ffffff"))}, \"text\": {\"primary\": \(token("#1b1d22")), \(texts)}}}"
      ]
    }
    let found = await ComparisonSupport.changes(from: version("#064ab1"), to: version("#8ab8f0"))
    let lost = found.all.flatMap(\.radius.contrasts).filter(\.isBlocking).map(\.text.description)
    #expect(Set(lost) == ["color.text.link", "color.text.heading", "color.text.info.primary"], "\(found.causes)")
    #expect(found.step == .major)
  }
}
