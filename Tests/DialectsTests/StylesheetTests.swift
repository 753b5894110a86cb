import Diagnostics
import Files
import Testing
import TokenValues
import Tokens

/// Custom properties of stylesheets, and variables of Sass and Less, as tokens.
@Suite struct StylesheetTests {
  private func loaded(_ css: String, _ name: String = "tokens.css") -> Loaded { Loaded([name: css]) }

  @Test(arguments: [
    ("--ink: #111;", "--ink color #111111"), ("--ink: white", "--ink color #ffffff"),
    ("--ink: RGB(0 0 0 / 50%) !important;", "--ink color #00000080"),
    ("--border: #e5e7eb;", "--border color #e5e7eb"),
    ("--primary: 222.2 47.4% 11.2%;", "--primary color #0f172a"),
    ("--brand-color: 34 197 94;", "--brand-color color #22c55e"),
    ("--a /* x */ : /* y */ 4px /* z */;", "--a dimension 4px"), ("--a: calc(2px * 3)", "--a dimension 6px"),
    ("--space-0: 0;", "--space-0 dimension 0px"), ("--columns: 12;", "--columns number 12.0"),
    ("--size-factor: 1.25;", "--size-factor number 1.25"), ("--leading-tight: 1.25;", "--leading-tight number 1.25"),
    ("--font-size-lg: 1.25rem;", "--font-size-lg dimension 1.25rem"), ("--fast: 150ms;", "--fast duration 150ms"),
    ("--ease-out: ease-out;", "--ease-out cubicBezier …"),
    ("--ease: cubic-bezier(.2, 0, 0, 1);", "--ease cubicBezier …"), ("--fade: 150ms ease-in;", "--fade transition …"),
    ("--font-weight-bold: bold;", "--font-weight-bold fontWeight 700"),
    ("--sans: \"A; B\", Arial, sans-serif;", "--sans fontFamily A; B, Arial, sans-serif"),
    ("--shadow-sm: 0 1px 2px #00000033;", "--shadow-sm shadow 0px 1px 2px 0px rgba(0, 0, 0, 0.2)"),
    ("--hero: linear-gradient(90deg, #f00, #00f);", "--hero gradient …"),
    ("--line: 1px solid #ccc;", "--line border 1px solid rgb(204, 204, 204)"),
    ("--größe: 4px;", "--größe dimension 4px"),
    ("--font-display: \"Inter\", sans-serif;", "--font-display fontFamily Inter, sans-serif"),
  ])
  func tellsTypesByNamesAndForms(_ declaration: String, _ token: String) {
    #expect(loaded(":root { \(declaration) }").values == [token], "\(loaded(":root { \(declaration) }").messages)")
  }

  @Test(arguments: [
    "--a: \"{x}\";", "--a: clamp(1rem, 2vw, 2rem);", "--a: url(\"data:image/png;base64,AA}\");",
    "--animate: spin 1s linear infinite;",
    "--a: var(--elsewhere);", "--font: var(--inter), sans-serif;", "--font-features: \"cv11\";", "--pad: 4px 8px;",
    "--a: { color: red; };", "--turn: 45deg;", "--r: 1rem; --a: calc(var(--r) - 4px);",
    "--base: #345; --a: oklch(from var(--base) calc(l + 0.03) c h);",
  ])
  func notesWhatIsNoValueOnce(_ declaration: String) {
    let loaded = loaded(":root { \(declaration) --ink: #111; --b: calc(var(--w) * 1vw); --c: var(--b); }")
    #expect(loaded.values.suffix(1) == ["--ink color #111111"])
    #expect(
      loaded.diagnostics.all.map { "\($0.severity) \($0.rule.id)" } == ["note unread-value"], "\(loaded.messages)")
  }

  @Test func readsTheGreatestOfAFluidLengthAndSaysWhatItIs() {
    let loaded = loaded(":root { --text-2xl: clamp(1.5rem, 1.3rem + 0.6vw, 1.8rem); }")
    #expect(loaded.values == ["--text-2xl dimension 1.8rem"])
    let description = loaded.tokens[TokenPath("--text-2xl")]?.description
    #expect(description == "clamp(1.5rem, 1.3rem + 0.6vw, 1.8rem)")
    #expect(loaded.rules.isEmpty, "\(loaded.messages)")
  }

  @Test func readsWhatIsChosenBesideATheme() {
    let loaded = loaded(
      """
      :root { --panel: #ffffff; --glow: #335577; }
      :root[data-theme='dark'] { --panel: #111111; }
      :root[data-theme-accent='blue'] { --light: #0078d4; --dark: #74bcff; --solid: var(--light); }
      :root[data-theme-accent='red'] { --light: #d13438; --dark: #ff9aa2; --solid: var(--light); }
      :root[data-theme='dark'][data-theme-accent='blue'],
      :root[data-theme='dark'][data-theme-accent='red'] { --solid: var(--dark); }
      :root[data-theme-accent] { --glow: color-mix(in srgb, var(--solid) 28%, transparent); }
      """)
    #expect(loaded.rules.isEmpty, "\(loaded.messages)")
    #expect(loaded.values == ["--panel color #ffffff", "--glow color #335577"])
    #expect(
      loaded.values(in: "dark, red") == [
        "--panel color #111111", "--glow color #335577", "--light color #d13438", "--dark color #ff9aa2",
        "--solid color #ff9aa2",
      ], "\(loaded.themes.themes.map(\.name))")
  }

  @Test func followsReferences() {
    let loaded = loaded(
      """
      :root {
        --ink: var(--gray-900); --gray-900: 0 0% 10%; --soft: hsl(var(--gray-900) / 0.5); --same: hsl( var( --ink ) );
        --c: 10 20 30; --c2: rgb(var(--c) / 40%); --none: var(--nowhere, var(--ink)); --mix: color-mix(in srgb, var(--ink) 50%, white);
        --line: 1px solid var(--ink); --radius: 10px; --radius-sm: calc(var(--radius) - 4px);
      }
      @theme inline { --color-ink: var(--ink); --radius: var(--radius); }
      """)
    #expect(
      loaded.values == [
        "--ink color #1a1a1a", "--gray-900 color #1a1a1a", "--soft color #1a1a1a80", "--same color #1a1a1a",
        "--c color #0a141e", "--c2 color #0a141e66", "--none color #1a1a1a", "--mix color #8d8d8d",
        "--line border 1px solid rgb(26, 26, 26)", "--radius dimension 10px", "--radius-sm dimension 6px",
        "--color-ink color #1a1a1a",
      ])
    #expect(loaded.rules.isEmpty, "\(loaded.messages)")
  }

  @Test func calculatesThePartsOfColours() {
    let loaded = loaded(
      """
      :root { --s: 50%; --l: 50%; --a: hsla(0, var(--s), var(--l), 1); --b: hsl(0, var(--s), calc(var(--l) + 10%));
        --c: hsl(0 var(--s) calc((var(--l) + 10%) / 2)); }
      """)
    #expect(loaded.values.suffix(3) == ["--a color #bf4040", "--b color #cc6666", "--c color #732626"])
    #expect(loaded.rules.isEmpty, "\(loaded.messages)")
  }

  /// What a page declares itself lies over the layer of a `@theme`, wherever that stands.
  @Test(arguments: ["inline ", ""])
  func keepsWhatThePageDeclaresBesideATheme(_ options: String) {
    let theme = "@theme \(options){ --raised: var(--sheet); --gap: 8px; --ink: #222; --font: Inter, var(--font); }"
    let page = ":root { --gap: 4px; --raised: #111; --sheet: var(--raised); }"
    for sheet in [page + theme, theme + page] {
      let loaded = loaded(sheet)
      #expect(loaded.rules.isEmpty, "\(loaded.messages)")
      #expect(
        loaded.values.sorted() == [
          "--gap dimension 4px", "--ink color #222222", "--raised color #111111", "--sheet color #111111",
        ])
    }
  }

  @Test(arguments: [
    (".dark { --bg: #000 }", ["light", "dark"]),
    ("@media (prefers-color-scheme: dark) { :root { --bg: #000 } }", ["light", "dark"]),
    ("@layer base { .dark { --bg: #000; } }", ["light", "dark"]),
    ("[data-theme=light] { --bg: #fff } [data-theme=dark] { --bg: #000 }", ["light", "dark"]),
    ("[data-theme=\"dark\"] { --bg: #000 } .theme-sepia { --bg: #fed }", ["light", "dark", "sepia"]),
    (".light { --bg: #eee } .dark { --bg: #fff }", ["dark", "light"]),
  ])
  func readsThemes(_ rules: String, _ names: [String]) {
    let loaded = loaded(
      ":root { --bg: #fff; --gap: 4px } \(rules) .card { --bg: red } @media print { :root { --bg: red } }")
    #expect(loaded.themes.themes.map(\.name) == names)
    #expect(loaded.values == ["--bg color #ffffff", "--gap dimension 4px"])
    if names == ["light", "dark"] {
      #expect(loaded.values(in: "dark") == ["--bg color #000000", "--gap dimension 4px"])
    }
    #expect(loaded.rules.isEmpty, "\(loaded.messages)")
  }

  @Test func readsTheTwoColorsOfLightDark() {
    let loaded = loaded(":root { --bg: light-dark(#fff, var(--ink)); --ink: #111 }")
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"])
    #expect(loaded.values(in: "dark") == ["--bg color #111111", "--ink color #111111"])
    #expect(loaded.tokens.tokens.first.map { $0.span.file.text($0.span.range) } == "--bg")
  }

  /// Of a theme whose name does not say so, `color-scheme` says that it is a dark one, wherever it stands in the rule.
  @Test(arguments: [
    "color-scheme: dark; --bg: light-dark(#eef, #112)", "--bg: light-dark(#eef, #112); color-scheme: only dark",
  ])
  func takesTheSecondColorWhereAThemeIsSaidToBeDark(rule: String) {
    let loaded = loaded(":root { --bg: light-dark(#fff, #111) } [data-theme=\"midnight\"] { \(rule) }")
    #expect(loaded.values(in: "midnight") == ["--bg color #111122"], "\(loaded.themes.themes.map(\.name))")
    let forest = self.loaded(
      ":root { --bg: light-dark(#fff, #111) } [data-theme=\"forest\"] { --bg: light-dark(#efe, #121) }")
    #expect(forest.values(in: "forest") == ["--bg color #eeffee"])
  }

  @Test func choosesAmongTwoThingsAtOnce() {
    let loaded = loaded(
      ":root { --bg: #fff; --gap: 8px } .dark { --bg: #000 } :root[data-density=compact] { --gap: 4px }")
    #expect(
      loaded.themes.themes.map(\.name) == ["light, default", "light, compact", "dark, default", "dark, compact"])
    #expect(loaded.values(in: "dark, compact") == ["--bg color #000000", "--gap dimension 4px"])
  }

  @Test func takesTypesOfRegisteredProperties() {
    let loaded = loaded(
      """
      @property --turns { syntax: "<number>"; inherits: true; initial-value: 2 }
      @property --ink { syntax: "<color>"; inherits: true; initial-value: black; }
      :root { --ink: red }
      """)
    #expect(loaded.values == ["--turns number 2.0", "--ink color #ff0000"])
  }

  @Test func readsVariablesOfSassAndLess() {
    let sass = loaded(
      """
      @use "x"; // $no: 1px;
      $blue: #36f !default; $link: $blue; $gap: 4px; $gap-lg: $gap * 2; $map: (a: 1px, b: 2px); $d: darken($blue, 10%);
      .a { $inner: 1px; color: $blue }
      :root { --link: #{$link}; }
      """, "_variables.scss")
    #expect(
      sass.values == [
        "blue color #3366ff", "link color #3366ff", "gap dimension 4px", "gap-lg dimension 8px", "--link color #3366ff",
      ])
    let less = loaded("@import 'x';\n@blue: #36f;\n@link: @blue;\n@media print { a { b: c } }", "variables.less")
    #expect(less.values == ["blue color #3366ff", "link color #3366ff"])
  }

  @Test(arguments: [
    "\u{FEFF}:root{--a:4px}", ":root\r\n{\r\n--a:4px\r\n}\r\n", ":root { --a: 4px", ":root { --a: 4px; /* open",
    "} :root { --a: 4px }", "@import url(x;y); :root { --a: 4px } .b { --a: 5px", "@charset \"UTF-8\";:root{--a:4px}",
    ":root { --a: 1px; --a: 4px }", ":root { --\\31: 5px; --a: 4px; --: 1px; --color-*: initial }",
  ])
  func readsWhatPeopleSend(_ css: String) {
    #expect(loaded(css).values == ["--a dimension 4px"])
  }

  @Test func takesTimeInProportion() {
    let deep = String(repeating: "a{", count: 200_000) + String(repeating: "(", count: 200_000)
    #expect(loaded(deep + String(repeating: "}", count: 400_000)).values.isEmpty)
    let many = (0..<20_000).map { "--c\($0): #111;" }.joined()
    #expect(loaded(":root {" + many + "}").tokens.tokens.count == 20_000)
  }

  @Test func readsNoStylesheetThatSaysWhatOthersSay() {
    let json =
      ##"{"color": {"ink": {"$value": "#111111", "$type": "color"}, "paper": {"$value": "#ffffff", "$type": "color"}}}"##
    let built = Loaded([
      "tokens.json": json, "tokens.css": ":root { --color-ink: #111; --color-paper: #fff; --x: 1px }",
    ])
    #expect(built.tokens.tokens.map(\.path.description) == ["color.ink", "color.paper"])
    #expect(built.rules.contains("made-tokens"))
    let beside = Loaded(["tokens.json": json, "more.css": ":root { --gap: 4px; --radius: 2px }"])
    #expect(beside.tokens.tokens.count == 4)
    let sites = Loaded([
      "a/x/main.css": ":root { --bg: #fff; --ink: #111; --a: 1px }", "b/site.css": ":root { --bg: #000; --ink: #eee }",
    ])
    #expect(sites.values == ["--bg color #ffffff", "--ink color #111111", "--a dimension 1px"])
    #expect(sites.rules == ["made-tokens"])
    let parts = Loaded(["base.css": ":root { --blue: #36f }", "roles.css": ":root { --link: var(--blue) }"])
    #expect(parts.values == ["--blue color #3366ff", "--link color #3366ff"])
  }

  @Test func takesANumberForAWeight() {
    let read = loaded(":root { --large-strength: 400; --title-font-weight: var(--large-strength); }")
    #expect(!read.rules.contains("wrong-type"), "\(read.messages)")
  }

  /// Transitions and shadows of which parts are other properties.
  @Test func readsValuesWhosePartsAreOthers() {
    let base = "--fast: 150ms; --duration: 300ms; --ease-out: cubic-bezier(0, 0, 0.2, 1); --ring: 2px; --gold: #cc9900;"
    let read = loaded(
      ":root { \(base) --t-a: 150ms var(--ease-out); --t-b: all var(--duration) var(--ease-out); --t-c: var(--fast) ease; --focus: 0 0 0 var(--ring) var(--gold); --pad: var(--ring) var(--fast) }"
    )
    let made = read.tokens.tokens.filter {
      ["--t-a", "--t-b", "--t-c", "--focus", "--pad"].contains($0.path.description)
    }
    #expect(
      made.map { "\($0.path) \($0.type.rawValue)" } == [
        "--t-a transition", "--t-b transition", "--t-c transition", "--focus shadow",
      ], "\(read.messages)")
    guard case .transition(let second)? = read.tokens[TokenPath("--t-b")]?.value else {
      Issue.record("no transition")
      return
    }
    #expect(second.duration.css == "300ms")
  }

  /// What the page takes from the layer of a tool, and that from the page, a package sets.
  @Test func takesNothingFromALayerThatHandsItBack() {
    let read = loaded(
      "@import \"@acme/core/theme.css\";\n:root { --border: var(--color-border); --paper: #fff; }\n@theme inline { --color-border: var(--border); --color-paper: var(--paper); }"
    )
    #expect(read.values == ["--paper color #ffffff", "--color-paper color #ffffff"])
    #expect(read.rules == ["unread-value"], "\(read.messages)")
  }

  /// A step of a ramp that has others is a slip; what else is not declared may be set by a program.
  @Test func reportsAStepThatNoStylesheetDeclares() {
    let read = loaded(
      ":root { --grey-94: #efeee7; --grey-95: #f2f2ea; --low: var(--grey-97); --sans: var(--font-inter); --one-1: 4px; --two: var(--one-2) }"
    )
    #expect(
      read.messages == [
        "--low refers to --grey-97, which is not declared", "2 properties are not read as tokens: --sans, --two",
      ])
  }

  @Test func readsTheFontsOfAListOfWhichAProgramDeclaresOne() {
    let read = loaded(
      ":root { --sans: var(--font-inter), 'Inter', system-ui, sans-serif; --font-title: 'Nunito', var(--sans); --ink: var(--gone) }"
    )
    #expect(
      read.values == [
        "--sans fontFamily Inter, system-ui, sans-serif",
        "--font-title fontFamily Nunito, Inter, system-ui, sans-serif",
      ])
  }

  /// One value of a stylesheet that repeats a token file is out of date, or that of the file is.
  @Test func comparesAStylesheetWithWhatItRepeats() {
    let json =
      ##"{"color": {"ink": "#111111", "paper": "#FFF", "line": "#cccccc", "brand": "#943838"}, "radius": {"sm": "4px"}}"##
    func loaded(_ brand: String) -> Loaded {
      Loaded([
        "tokens.json": json,
        "tokens.css":
          ":root { --x-color-ink: #111; --x-color-paper: #ffffff; --x-color-line: #CCC; --x-radius-sm: 4px; --x-color-brand: \(brand); }",
      ])
    }
    #expect(loaded("#943838").rules == ["foreign-dialect", "made-tokens"])
    let stale = loaded("#d85050")
    #expect(stale.messages.contains("--x-color-brand is #d85050, and color.brand is #943838"), "\(stale.messages)")
    #expect(stale.tokens[TokenPath("color.brand")] != nil)
    // What ends in the name of a token is another property.
    let others = Loaded([
      "tokens.json":
        ##"{"size": {"bar": "36px", "row": "40px", "gap": "8px", "edge": "1px", "field": "44px", "icon": "20px"}}"##,
      "tokens.css":
        ":root { --size-bar: 36px; --size-row: 40px; --size-gap: 8px; --size-edge: 1px; --size-field: 44px; --dense-size-bar: 32px; }",
    ])
    #expect(others.rules.contains("made-tokens") && !others.rules.contains("stale-copy"), "\(others.messages)")
  }

  /// A file that others refer to, and the halves of a pair, though a token file says what one of them says.
  @Test func readsWhatOtherStylesheetsNeed() {
    let brand = ##"{"brand": {"100": {"value": "#F2F4F6"}, "800": {"value": "#24272A"}}}"##
    let referred = Loaded([
      "css/brand.css": ":root { --brand-800: #24272A; --brand-100: #F2F4F6; }",
      "css/roles.css": ":root { --page: var(--brand-100); --line: #eee }", "figma/tokens.json": brand,
    ])
    #expect(referred.tokens[TokenPath("--page")] != nil && !referred.rules.contains("made-tokens"))
    let light = ##"{"bg": {"page": {"value": "#ffffff"}, "hover": {"value": "#eeeeee"}}}"##
    for selector in ["[data-theme=dark]", ":root"] {
      let pair = Loaded([
        "css/dark-colors.css": "\(selector) { --bg-page: #000000; --bg-hover: #111111; }",
        "css/light-colors.css": ":root, [data-theme=light] { --bg-page: #ffffff; --bg-hover: #eeeeee; }",
        "figma/lightTheme.json": light,
      ])
      #expect(pair.values.contains("--bg-page color #ffffff"), "\(pair.values)")
      #expect(pair.values(in: "dark").contains("--bg-page color #000000"))
      #expect(!pair.rules.contains("made-tokens") && !pair.rules.contains("missing-in-theme"))
    }
    let both = Loaded([
      "css/dark.css": ":root { --bg-page: #000000; --bg-hover: #111111; }",
      "css/light.css": ":root { --bg-page: #ffffff; --bg-hover: #eeeeee; }", "src/light.json": light,
      "src/dark.json": ##"{"bg": {"page": {"value": "#000000"}, "hover": {"value": "#111111"}}}"##,
    ])
    #expect(both.tokens.tokens.map(\.path.description) == ["bg.page", "bg.hover"])
  }

  /// What short names are for: by the comment above them, or as such abbreviations usually are.
  @Test(arguments: [
    ("--r-a: 8px; --r-pill: 999px;", "borderradius"), ("/* radius */ --c-a: 8px; --c-b: 4px;", "borderradius"),
    ("/* radius */ --s-a: 8px; --s-b: 4px;", "borderradius"), ("--s-1: 4px; --s-2: 8px;", "spacing"),
    ("--s1: 4px; --s2: 8px;", "spacing"), ("--fs-a: 19px; --fs-b: var(--fs-a);", "fontsize"),
    ("--t-h1: 32px; --t-cap: 12px;", "fontsize"), ("/* type */ --x-a: 1.5; --x-b: 1.2;", "lineheight"),
    ("/* --- type --- */\n--x-a: 2rem;\n--x-b: 1rem;", "fontsize"), ("--ls-eyebrow: 0.18em;", "letterspacing"),
    ("--bw-thin: 1px;", "borderwidth"),
    ("/* 圆角（胶囊） */ --x-a: 14px; --x-b: 6px;", "borderradius"), ("/* Type scale (fluid) */ --y1: 1rem;", "fontsize"),
    ("--lh-body: 1.85;", "lineheight"), ("--z-bar: 10; --z-top: 20;", "zindex"),
  ])
  func knowsShortNames(_ declarations: String, _ type: String) {
    let tokens = loaded(":root {\n\(declarations)\n}").tokens.tokens
    #expect(!tokens.isEmpty && tokens.allSatisfy { $0.foreignType == type }, "\(tokens.map(\.foreignType))")
  }

  @Test(arguments: [
    "--r-a: #f00; --r-b: #0f0;", "--s-a: 4px; --s-b: #fff;", "--t-fast: 150ms; --t-slow: 300ms;",
    "/* radius */\n--c-a: 8px;\n\n--touch-a: 44px;", "--x-a: 4px; /* radius */\n--y-a: 8px;", "--size-a: 4px;",
    "/* space and radius */ --q-a: 4px;", "--r-only: 4px;",
  ])
  func saysNothingOfOtherNames(_ declarations: String) {
    let tokens = loaded(":root {\n\(declarations)\n}").tokens.tokens
    #expect(tokens.last.map { $0.foreignType == nil } ?? false, "\(tokens.map(\.foreignType))")
  }

  @Test func readsWeightsAndFamiliesOfShortNames() {
    let css = ":root { --fw-bold: 700; --fw-thin: 200; --ff-ui: \"Inter\"; --sh-none: none; --sh-a: 0 1px 2px #0003 }"
    #expect(
      loaded(css).values.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "--fw-bold fontWeight", "--fw-thin fontWeight", "--ff-ui fontFamily", "--sh-none shadow", "--sh-a shadow",
      ])
  }

  /// A rule within another is for both at once.
  @Test func readsWhatIsForTwoThemesAtOnce() {
    let loaded = loaded(
      """
      :root { --ink: #222 } @media (prefers-color-scheme: dark) { :root { --ink: #ddd } }
      @media (prefers-contrast: more) { :root { --ink: #000 } @media (prefers-color-scheme: dark) { :root { --ink: #fff } } }
      """)
    let names = ["light, default", "light, more", "dark, default", "dark, more"]
    #expect(loaded.themes.themes.map(\.name) == names)
    let inks = ["#222222", "#000000", "#dddddd", "#ffffff"]
    #expect(names.map { loaded.values(in: $0) } == inks.map { ["--ink color \($0)"] })
  }

  @Test(arguments: ["more", "high"]) func readsWhatIsForMoreContrast(_ word: String) {
    let loaded = loaded(":root { --ink: #222 } @media (prefers-contrast: \(word)) { :root { --ink: #000 } }")
    #expect(loaded.themes.themes.map(\.name) == ["default", "more"])
    #expect(loaded.values(in: "more") == ["--ink color #000000"])
  }

  @Test(arguments: [
    (":root { --a: 1px; --b: #fff; --c: 2s }", true), (":root { --a: 1px }", true),
    (".a { color: red; --b: 1px }", false),
    ("/*! lib v1 */ :root { --a: 1px; --b: #fff; --c: 2s }", false),
    (":root{" + (0..<90).map { "--c\($0):#fff;" }.joined() + "}", false),
  ])
  func knowsStylesheetsOfTokens(_ css: String, _ isOne: Bool) {
    #expect((TokenShape(SourceFile(path: "a.css", text: css)) != nil) == isOne)
  }
}
