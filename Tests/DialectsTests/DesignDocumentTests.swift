import Colorimetry
import Diagnostics
import Dialects
import Files
import Motion
import Syntax
import TestSupport
import Testing
import TokenValues
import Tokens

/// Tokens in the front matter of documents, in the many ways in which people write them.
@Suite struct DesignDocumentTests {
  // MARK: Values

  @Test(arguments: [
    ("colors:\n  a: \"#1a1c1e\"", "colors.a", "#1a1c1e"),
    ("colors:\n  a: '#FFF'", "colors.a", "#ffffff"),
    ("colors:\n  a: tomato", "colors.a", "#ff6347"),
    ("colors:\n  a: transparent", "colors.a", "#00000000"),
    ("colors:\n  a: rgba(255, 0, 0, 0.5)", "colors.a", "#ff000080"),
    ("colors:\n  a: oklch(100% 0 0)", "colors.a", "#ffffff"),
    ("colors:\n  a: \"color-mix(in srgb, #000 50%, #fff)\"", "colors.a", "#808080"),
    ("colors:\n  brand:\n    a: \"#111111\"", "colors.brand.a", "#111111"),
    ("colors:\n  a: \"#111111\"\nelevation:\n  shadow-alpha: 0.04", "elevation.shadow-alpha", "0.04"),
    ("colors:\n  a: \"#111111\"\nelevation:\n  shadow-multiplier: 2", "elevation.shadow-multiplier", "2.0"),
    ("typography:\n  body: {fontSize: 16px}\n  loose-line-height: 2.0", "typography.loose-line-height", "2.0"),
    ("colors:\n  a:\n    value: \"#222222\"\n    usage: Text", "colors.a", "#222222"),
    ("colors:\n  - name: a\n    hex: \"#333333\"", "colors.a", "#333333"),
    ("colors:\n  - title: a\n    hex: 333333", "colors.a", "#333333"),
    ("specs:\n  colors:\n  - name: Red\n    hex: EF3340", "specs.colors.Red", "#ef3340"),
    ("swatches:\n  - title: Ink\n    value: '#111111'", "swatches.Ink", "#111111"),
    ("colors:\n  a: \"#000000\"\n  b: \"rgba({colors.a}, 0.5)\"", "colors.b", "#00000080"),
    ("fonts:\n  weight: {bold: \"700\"}", "fonts.weight.bold", "700"),
    ("colors:\n  a: \"#444444\"\n  b: \"{colors.a}\"", "colors.b", "#444444"),
    ("colors:\n  a: \"#444444\"\n  b: {colors.a}", "colors.b", "#444444"),
    ("brand-colors:\n  a: \"#555555\"\nspacing:\n  s: 4px", "brand-colors.a", "#555555"),
    ("rounded:\n  sm: 4px", "rounded.sm", "4px"), ("rounded:\n  sm: 0.25rem", "rounded.sm", "0.25rem"),
    ("rounded:\n  none: 0", "rounded.none", "0px"), ("rounded:\n  full: 50%", "rounded.full", "50%"),
    ("spacing:\n  columns: 12", "spacing.columns", "12.0"),
    ("spacing:\n  grid:\n    desktop_cols: 12", "spacing.grid.desktop_cols", "12.0"),
    ("spacing:\n  \"0.5\": 2px", "spacing.0.5", "2px"),
    ("shadows:\n  a: 0 4px 12px rgba(0, 0, 0, 0.5)", "shadows.a", "0px 4px 12px 0px rgba(0, 0, 0, 0.5)"),
    (
      "shadows:\n  a: \"0 1px 2px #000, inset 0 0 0 1px #fff\"", "shadows.a",
      "0px 1px 2px 0px rgb(0, 0, 0), inset 0px 0px 0px 1px rgb(255, 255, 255)"
    ),
    ("shadows:\n  a: {x: 0, y: 2px, blur: 4px, color: \"#000\"}", "shadows.a", "0px 2px 4px 0px rgb(0, 0, 0)"),
    ("spacing:\n  s: 4px\nmotion:\n  fast: 150ms", "motion.fast", "150ms"),
    ("spacing:\n  s: 4px\nmotion:\n  out: cubic-bezier(0, 0, 0.2, 1)", "motion.out", "0.0 0.0 0.2 1.0"),
    ("spacing:\n  s: 4px\nmotion:\n  t: all 200ms ease-out", "motion.t", "200ms cubic-bezier(0, 0, 0.58, 1) 0ms"),
    ("spacing:\n  s: 4px\nopacity:\n  half: 50%", "opacity.half", "0.5"),
    ("spacing:\n  s: 4px\nborders:\n  thin: \"1px solid #000\"", "borders.thin", "1px solid rgb(0, 0, 0)"),
    ("spacing:\n  s: 4px\nbreakpoints:\n  md: 768px", "breakpoints.md", "768px"),
    ("spacing:\n  s: 4px\nz-index:\n  modal: 100", "z-index.modal", "100.0"),
    ("spacing:\n  s: 4px\nwhatever:\n  lift: \"0 2px 4px #000\"", "whatever.lift", "0px 2px 4px 0px rgb(0, 0, 0)"),
    ("fonts:\n  sans: Inter, sans-serif", "fonts.sans", "Inter|sans-serif"),
    ("fonts:\n  sans: [Inter, sans-serif]", "fonts.sans", "Inter|sans-serif"),
  ])
  func readsAValue(_ yaml: String, _ path: String, _ css: String) {
    let read = ReadDesign(yaml)
    #expect(read.css(path) == css)
    #expect(read.rules.isEmpty, "\(read.messages)")
  }

  @Test(arguments: [
    (
      "fontFamily: Public Sans\n    fontSize: 48px\n    fontWeight: 600\n    lineHeight: 1.1\n    letterSpacing: -0.02em",
      "Public Sans 600 48px/1.1 -0.02em"
    ),
    (
      "fontFamily: \"Inter, 'Segoe UI', sans-serif\"\n    fontSize: 2rem\n    fontWeight: \"700\"\n    lineHeight: 40px\n    letterSpacing: 0",
      "Inter|Segoe UI|sans-serif 700 2rem/1.25 0px"
    ),
    (
      "font: Inter\n    size: 16px\n    weight: Semi Bold\n    leading: 150%\n    tracking: 0.1px",
      "Inter 600 16px/1.5 0.1px"
    ),
    ("font-family: Inter\n    font-size: 16\n    font-weight: bold\n    line-height: 24", "Inter 700 16px/1.5 0px"),
    ("fontSize: 16px\n    lineHeight: normal", "system-ui 400 16px/1.3 0px"),
    ("size: 22\n    weight: 600\n    height: 1.25\n    family: Lora", "Lora 600 22px/1.25 0px"),
  ])
  func readsATypeStyle(_ fields: String, _ css: String) {
    let read = ReadDesign("typography:\n  t:\n    \(fields)")
    #expect(read.css("typography.t") == css)
    #expect(read.rules.isEmpty, "\(read.messages)")
  }

  @Test func knowsThatNormalTrackingIsNone() {
    let read = ReadDesign("typography:\n  t: {fontFamily: Inter, fontSize: 16px, letterSpacing: normal}")
    #expect(read.css("typography.t") == "Inter 400 16px/1.3 0px")
    let token = read.themes.default.tokens[TokenPath("typography.t")]
    #expect(token?.notGiven.contains("letterSpacing") == false)
    #expect(token?.notGiven.contains("fontWeight") == true)
  }

  @Test func takesTheLargestLengthOfAFluidSize() {
    let read = ReadDesign(
      "typography:\n  t: {fontFamily: Inter, fontSize: \"clamp(42px, 7.5vw, 78px)\", letterSpacing: -2.5px}")
    #expect(read.css("typography.t") == "Inter 400 78px/1.3 -2.5px")
    #expect(read.messages == ["a size of typography lies between two lengths: t.fontSize"])
  }

  @Test func readsTheFontShorthand() {
    #expect(
      ReadDesign("typography:\n  t: 600 32px/1.2 Inter, serif").css("typography.t") == "Inter|serif 600 32px/1.2 0px")
  }

  @Test func saysWhatATypeStyleLeavesOut() throws {
    let read = ReadDesign("typography:\n  t: {fontSize: 16px, fontWeight: 400}")
    let token = try #require(read.themes.default.tokens[TokenPath("typography.t")])
    let missing = token.extensions?["specimen.notGiven"]?.array?.compactMap(\.string)
    #expect(missing == ["fontFamily", "letterSpacing", "lineHeight"])
  }

  // MARK: Components

  private static let button = """
    colors:
      ink: "#111111"
    spacing:
      s: 4px
    typography:
      label: {fontFamily: Inter, fontSize: 14px, fontWeight: 500, lineHeight: 1.4, letterSpacing: 0}
    components:
      button-count:
        backgroundColor: "{colors.ink}"
        textColor: white
        typography: "{typography.label}"
        rounded: 0
        padding: 12px {spacing.s}
        border: 1px solid {colors.ink}
        opacity: 0.5
        shadow: none
        description: For one action
      button-count-hover:
        backgroundColor: transparent
    """

  @Test func readsAComponentAsAGroupOfItsProperties() throws {
    let read = ReadDesign(Self.button)
    #expect(read.rules.isEmpty, "\(read.messages)")
    #expect(
      read.shapes.filter { $0.hasPrefix("components") } == [
        "components.button-count.backgroundColor color", "components.button-count.textColor color",
        "components.button-count.typography typography", "components.button-count.rounded dimension",
        "components.button-count.padding.block dimension", "components.button-count.padding.inline dimension",
        "components.button-count.border border", "components.button-count.opacity number",
        "components.button-count-hover.backgroundColor color",
      ])
    let padding = try #require(read.themes.default.tokens[TokenPath("components.button-count.padding.inline")])
    #expect(padding.aliases == [TokenPath("spacing.s")])
    #expect(padding.valueSpan.text == "{spacing.s}")
    let border = try #require(read.themes.default.tokens[TokenPath("components.button-count.border")])
    #expect(border.references.map(\.target.description) == ["colors.ink"])
    let group = try #require(read.themes.default.tokens.group(TokenPath("components.button-count")))
    #expect(group.description == "For one action")
  }

  @Test func readsABorderOfOneSide() {
    let read = ReadDesign("colors:\n  a: \"#111111\"\ncomponents:\n  tab:\n    border: 0 0 2px {colors.a} solid")
    #expect(read.css("components.tab.border.bottom") == "2px solid rgb(17, 17, 17)")
  }

  @Test(arguments: [
    ("1px {colors.a}", "components.tab.border", "1px solid rgb(17, 17, 17)"),
    ("1px {colors.a}", "components.row.border-top", "1px solid rgb(17, 17, 17)"),
  ])
  func readsABorderOfAWidthAndAColourAsASolidOne(_ text: String, _ path: String, _ css: String) {
    let name = path.split(separator: ".").dropFirst().joined(separator: ":\n    ")
    let read = ReadDesign("colors:\n  a: \"#111111\"\ncomponents:\n  \(name): \"\(text)\"")
    #expect(read.css(path) == css)
    #expect(read.rules.isEmpty)
  }

  @Test func givesTheFamilyOfAGroupToItsStyles() {
    let read = ReadDesign(
      "typography:\n  font-family: Inter\n  title:\n    fontSize: 22px\n  code:\n    fontSize: 12px\n    fontFamily: Menlo"
    )
    #expect(read.css("typography.title") == "Inter 400 22px/1.3 0px")
    #expect(read.css("typography.code") == "Menlo 400 12px/1.3 0px")
  }

  @Test func readsAShadowByTheNamesOfItsParts() throws {
    let read = ReadDesign("colors:\n  a: \"#111111\"\nelevation:\n  low: alpha 0.05, blur 3, offset 0 1")
    #expect(read.css("elevation.low") == "0px 1px 3px 0px rgba(0, 0, 0, 0.05)")
    let token = try #require(read.themes.default.tokens[TokenPath("elevation.low")])
    #expect(token.notGiven == ["color"])
  }

  @Test func readsTheKeywordsOfEasingsAsCodeHasThem() {
    let read = ReadDesign("colors:\n  a: \"#111111\"\nmotion:\n  curve-standard: easeOut\n  curve-symmetric: easeInOut")
    #expect(read.css("motion.curve-standard") == "0.0 0.0 0.58 1.0")
    #expect(read.css("motion.curve-symmetric") == "0.42 0.0 0.58 1.0")
  }

  /// Where nothing tells of shadows, `none` is a word.
  @Test func takesNoneForAShadowOnlyBelowANameForThem() {
    #expect(ReadDesign("colors:\n  a: \"#111111\"\nconstant:\n  - none").shapes == ["colors.a color"])
    #expect(
      ReadDesign("colors:\n  a: \"#111111\"\nelevation:\n  flat: none").shapes
        == ["colors.a color", "elevation.flat shadow"])
  }

  // MARK: Findings

  @Test(arguments: [
    ("colors:\n  a: \"#111111\"\n  b: ↓\"{colors.c}\"", ["dangling-alias"]),
    ("colors:\n  a: ↓\"{colors.b}\"\n  b: \"{colors.a}\"", ["alias-cycle"]),
    ("colors:\n  a: \"#111111\"\n  b: ↓pinkish\n  c: none of these", ["unread-value"]),
    // what is told in words about a group is no value
    ("colors:\n  a: \"#111111\"\n  type: ramp\n  b:\n    humanName: Ink\n    value: \"#222222\"", []),
    ("spacing:\n  s: 4px\n  philosophy: mobile-first\n  exceptions: [hero, gallery]", []),
    ("colors:\n  ink: ↓#1a1c1e\n  paper: \"#ffffff\"", ["unquoted-color"]),
    ("spacing:\n  s: ↓4\n  m: 8", ["unitless-length"]),
    ("spacing:\n  s: 4px\n  m: ↓calc(4px * 2)", ["unread-value"]),
    ("spacing:\n  s: 4px\nlooks:\n  - slug: plain\n    accents: { a: \"#111111\" }", []),
    ("typography:\n  t:\n    fontSize: 16px\n    ↓textTransform: uppercase", ["text-property"]),
    (
      "colors:\n  a: \"#111111\"\ncomponents:\n  b:\n    textColor: \"{colors.a}\"\n    cursor: ↓pointer",
      ["text-property"]
    ),
  ])
  func reportsWhatItCannotReadAtItsPlace(_ yaml: String, _ rules: [String]) throws {
    let read = ReadDesign(yaml)
    #expect(read.rules == rules, "\(read.messages)")
    var positions = Positions()
    let places = read.diagnostics.sorted.compactMap(\.span).map { positions.start(of: $0) }
    #expect(places.map { "\($0.line):\($0.column)" } == read.positions.map { "\($0.line):\($0.column)" })
  }

  @Test(arguments: [
    ("colors:\n  a: ↓\"#XXXXXX\"\ncomponents:\n  b:\n    textColor: \"{colors.a}\"", ["unread-value"]),
    ("spacing:\n  s: 4px\nmotion:\n  duration-fast: ↓120", ["unitless-length"]),
    ("spacing:\n  s: 4px\ndurations:\n  fast: 100ms\n  slow: ↓0.3", ["unread-value"]),
    ("spacing:\n  s: 4px\nmotion:\n  fast: 100ms\n  stiffness: ↓300", ["unread-value"]),
    ("spacing:\n  s: 4px\naccessibility:\n  target: 44px\n  reduced-motion: ↓true", ["text-property"]),
    ("spacing:\n  s: 4px\naccessibility:\n  target: 44px\n  contrast-on-ink: ↓16.9", ["text-property"]),
    (
      "spacing:\n  s: 4px\naccessibility:\n  target: 44px\n  ring: ↓'2px solid #00f with 4px offset'", ["text-property"]
    ),
    ("typography:\n  t:\n    fontSize: 16px\n    opentype-features: ['ss01', 'tnum']", []),
  ])
  func saysWhatEachValueIsAndNothingOfWhatRefersToIt(_ yaml: String, _ rules: [String]) {
    let read = ReadDesign(yaml)
    #expect(read.rules == rules, "\(read.messages)")
    var positions = Positions()
    let places = read.diagnostics.sorted.compactMap(\.span).map { positions.start(of: $0) }
    #expect(places.map { "\($0.line):\($0.column)" } == read.positions.map { "\($0.line):\($0.column)" })
  }

  @Test func writesTheUnitOfATimeThatHasNone() throws {
    let read = ReadDesign("spacing:\n  s: 4px\nmotion:\n  duration-fast: 120")
    #expect(read.css("motion.duration-fast") == "120ms")
    let edit = try #require(read.diagnostics.all.first?.fix?.edit)
    #expect(edit.isCertain && edit.span.text == "120" && edit.replacement == "120ms")
  }

  @Test(arguments: ["fontFamily", "font-family"])
  func readsAReferenceToAPartOfAStyle(_ part: String) throws {
    let read = ReadDesign(
      """
      typography:
        eyebrow: {fontFamily: "'Geist Mono', monospace", fontSize: 14px, fontWeight: 500}
      components:
        eyebrow:
          fontFamily: "{typography.eyebrow.\(part)}"
      """)
    #expect(read.css("components.eyebrow.fontFamily") == "Geist Mono|monospace")
    #expect(read.rules.isEmpty, "\(read.messages)")
    let token = try #require(read.themes.default.tokens[TokenPath("components.eyebrow.fontFamily")])
    #expect(token.references.map(\.target.description) == ["typography.eyebrow"])
  }

  @Test func reportsOneCauseOnceForEachGroup() {
    let read = ReadDesign("spacing:\n  a: x y\n  b: z\n  c: q\n  d: r\n  e: 4px\nrounded:\n  f: soft")
    #expect(
      read.messages == [
        "4 values of spacing cannot be read: a, b, c and 1 more", "a value of rounded cannot be read: f",
      ])
  }

  @Test func readsNoShadowOfLengthsThatTheStandardLacks() {
    let read = ReadDesign("shadows:\n  a: \"0 10vh 20px #000000\"\n  b: \"0 1px 2px #000000\"")
    #expect(read.rules == ["unread-value"], "\(read.messages)")
  }

  @Test(arguments: [
    ("colors:\n  a: #1a1c1e\n  paper: \"#ffffff\"", "colors.a", "#1a1c1e"),
    ("colors:\n  a: light-dark(#fff, #000)", "colors.a", "#ffffff"),
    ("shadows:\n  a: 0 1px 2px #000", "shadows.a", "0px 1px 2px 0px rgb(0, 0, 0)"),
    (
      "colors:\n  b: red\ncomponents:\n  c:\n    border: 1px solid #000", "components.c.border",
      "1px solid rgb(0, 0, 0)"
    ),
  ])
  func readsAColourThatYAMLTakesForAComment(_ yaml: String, _ path: String, _ css: String) {
    let read = ReadDesign(yaml)
    #expect(read.css(path) == css)
    #expect(read.rules == ["unquoted-color"], "\(read.messages)")
  }

  // MARK: What is one

  @Test(arguments: [
    "title: A page\nmenu: {main: {weight: 10}}", "tags: [colors, spacing]", "theme: {color: \"#fff\"}",
    "colors: true", "colors:\n  tone: warm", "sidebar: {order: 1, badge: {text: New}}", "author: Jo",
  ])
  func takesNoOtherFrontMatterForTokens(_ yaml: String) {
    let read = ReadDesign(yaml)
    #expect(!read.isDesign)
    #expect(read.rules.isEmpty)
  }

  @Test(arguments: [
    ("colors:\n  primary: \"#111111\"", true), ("colors:\n  <token-name>: <Color>", false),
    ("spacing:\n  a: 4px\n  b: wide\n  c: narrow", false),
  ])
  func takesABlockForTokensOnlyIfItIsWhole(_ yaml: String, _ isDesign: Bool) {
    let read = ReadDesign(yaml, isBlock: true)
    #expect(read.isDesign == isDesign)
    #expect(read.rules.isEmpty)
  }

  @Test(arguments: [
    ("---\nname: A\ncolors:\n  a: red\n---\n", true), ("---\nname: A\n---\ncolors:\n", false), ("# A\n", false),
    ("---\r\ncolors:\r\n  a: red\r\n---\r\n", true), ("", false), ("---", false),
  ])
  func seesFromTheLinesWhetherAPageMayBeOne(_ text: String, _ isOne: Bool) {
    #expect(DesignDocument.seemsToBe(SourceFile(path: "a.md", text: text)) == isOne)
  }

  /// A step of the group that a property is called after.
  @Test func followsTheNamesOfStepsInComponents() {
    let read = ReadDesign(
      """
      colors:
        ink: "#111111"
      typography:
        scale:
          label: { fontFamily: Inter, fontSize: 12px }
      rounded:
        lg: 8px
      components:
        button:
          backgroundColor: "{colors.ink}"
          typography: label
          rounded: lg
          height: 32px
        badge:
          rounded: huge
      """)
    #expect(read.css("components.button.rounded") == "8px")
    #expect(read.themes.default.tokens[TokenPath("components.button.rounded")]?.references.count == 1)
    #expect(read.shapes.contains("components.button.typography typography"))
    #expect(read.css("components.badge.rounded") == nil)
  }
}
