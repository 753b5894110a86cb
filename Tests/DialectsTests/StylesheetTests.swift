import Diagnostics
import Files
import Testing
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
