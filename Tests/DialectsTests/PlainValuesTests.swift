import Files
import Testing
import Tokens

/// JSON that holds values and nothing about them.
@Suite struct PlainValuesTests {
  @Test func readsValuesWithoutATypeByTheirNamesAndShapes() {
    let text = ##"""
      {"meta": {"name": "A", "version": "2.0.0"},
       "theme": {"color": {"mode": "light", "palette": {"neutral": {"0": "#ffffff", "50": "#f8fafc"}}},
         "radius": {"sm": "4px"}, "type": {"h1": {"fontSize": "32px", "fontWeight": 700}}}}
      """##
    let loaded = Loaded(text)
    #expect(
      loaded.values == [
        "theme.color.palette.neutral.0 color #ffffff", "theme.color.palette.neutral.50 color #f8fafc",
        "theme.radius.sm dimension 4px", "theme.type.h1 typography 32px/1.3 700",
      ])
    // `mode` is told about the colours, and is none of them.
    #expect(loaded.rules == ["foreign-dialect"])
  }

  /// Members that only say something, and colours with their figures in several notations.
  @Test func readsRemarksAndColoursOfSeveralNotations() {
    let remarked = Loaded(
      ##"{"color": {"ink": "#111111", "paper": "#ffffff"}, "space": {"_comment": "Steps of four.", "//": "See the guide.", "s": "4px"}}"##
    )
    #expect(remarked.values == ["color.ink color #111111", "color.paper color #ffffff", "space.s dimension 4px"])
    #expect(remarked.rules == ["foreign-dialect"], "\(remarked.messages)")
    let figures = Loaded(
      ##"{"color": {"cyan": {"hex": "#00D4FF", "rgb": "0, 212, 255"}, "bone": {"hex": "#FAF9F5", "name": "Bone"}, "ink": {"hex": "#141413", "name": "Ink"}}}"##
    )
    #expect(figures.values == ["color.cyan color #00d4ff", "color.bone color #faf9f5", "color.ink color #141413"])
  }

  @Test func readsNoPartOfAMotionForAValue() {
    let text =
      ##"{"radius": {"r1": "6px", "r2": "10px"}, "space": {"s1": "4px"}, "motion": {"$note": "It is exact.", "fast": {"ms": 120, "easing": "cubic-bezier(0.2,0,0,1)", "bezier": [0.2, 0, 0, 1], "steps": [1, 2]}, "pulseMs": 900}}"##
    let loaded = Loaded(text)
    #expect(
      loaded.values == [
        "radius.r1 dimension 6px", "radius.r2 dimension 10px", "space.s1 dimension 4px",
        "motion.fast.ms duration 120ms", "motion.fast.easing cubicBezier …",
        "motion.fast.bezier cubicBezier …", "motion.pulseMs duration 900ms",
      ])
    #expect(!loaded.rules.contains("unread-value") && !loaded.rules.contains("text-property"))
  }

  @Test func takesGroupsOfFontsForGroups() {
    let text =
      ##"{"font":{"family":{"sans":"Karla, sans-serif","serif":"Lora, serif"},"size":{"sm":"12px","md":"16px","lg":"20px"}}}"##
    let loaded = Loaded(text)
    #expect(
      loaded.values == [
        "font.family.sans fontFamily Karla, sans-serif", "font.family.serif fontFamily Lora, serif",
        "font.size.sm dimension 12px", "font.size.md dimension 16px", "font.size.lg dimension 20px",
      ])
    #expect(loaded.rules == ["foreign-dialect"])
  }

  @Test(
    arguments: [
      (
        "a.json", ##"{"amber010": "rgba(255, 227, 176, 1)", "black": "#0a0a0a", "white": "#ffffff"}"##,
        ["amber010 color #ffe3b0", "black color #0a0a0a", "white color #ffffff"]
      ),
      (
        "fonts.json",
        ##"{"fontWeight010": 400, "fontSize010": "12px", "fontSize020": "14px", "fontLineHeight010": 1.25, "a": "1rem"}"##,
        [
          "fontWeight010 fontWeight 400", "fontSize010 dimension 12px", "fontSize020 dimension 14px",
          "fontLineHeight010 number 1.25", "a dimension 1rem",
        ]
      ),
      (
        "a.json", ##"{"version": "1.0.0", "primary": "#3366ff", "ink": "#111111", "spacing": {"sm": "8px"}}"##,
        ["primary color #3366ff", "ink color #111111", "spacing.sm dimension 8px"]
      ),
      (
        "a.json", ##"{"space-sm": "8px", "space-md": "16px", "radius-sm": "4px"}"##,
        ["space-sm dimension 8px", "space-md dimension 16px", "radius-sm dimension 4px"]
      ),
    ] as [(String, String, [String])])
  func readsValuesAtTheTop(path: String, text: String, values: [String]) {
    #expect(TokenShape(SourceFile(path: path, text: text)) == .tokens)
    #expect(Loaded([path: text]).values == values)
  }

  @Test(arguments: [
    ##"{"name": "app", "version": "1.0.0", "theme_color": "#fff", "background_color": "#000", "icons": [{"sizes": "192x192"}]}"##,
    ##"{"color": {"a": "#111111", "b": "red"}}"##, ##"{"size": {"a": 1, "b": 2, "c": 3, "d": 4}}"##,
    // Measures of a part, beside what else is said of it.
    ##"{"layout": {"display": "flex", "gap": {"value": 8, "unit": "px"}, "border": {"style": "none", "width": {"value": 0, "unit": "px"}}}}"##,
    ##"{"labels": {"a": "#111111", "b": "#222222", "c": "#333333", "d": "4px"}}"##,
  ])
  func takesNoOtherJSONForValues(_ text: String) {
    #expect(TokenShape(SourceFile(path: "a.json", text: text)) == nil)
  }

  /// Groups called light and dark with the same names in them are themes, at whatever depth.
  @Test(arguments: ["colors", "schemes"]) func takesGroupsForThemes(_ name: String) {
    let loaded = Loaded([
      "theme.json":
        ##"{"\##(name)": {"light": {"primary": "#006c4b", "surface": "#f5fbf5"}, "dark": {"primary": "#6cdbab", "surface": "#0f1511"}}, "spacing": {"sm": "8px"}}"##
    ])
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"])
    #expect(
      Set(loaded.values) == [
        "\(name).primary color #006c4b", "\(name).surface color #f5fbf5", "spacing.sm dimension 8px",
      ])
    #expect(loaded.values(in: "dark").contains("\(name).surface color #0f1511"))
  }

  @Test func readsTheValuesOfModes() {
    let one = Loaded([
      "v.json":
        ##"{"Global": {"white": {"Mode 1": "#ffffff"}, "red": {"100": {"Mode 1": "#813c3c"}, "200": {"Mode 1": "#330000"}}}}"##
    ])
    #expect(
      one.values == ["Global.white color #ffffff", "Global.red.100 color #813c3c", "Global.red.200 color #330000"])
    let two = Loaded([
      "v.json":
        ##"{"ink": {"Mode 1": "#111111", "Mode 2": "#eeeeee"}, "page": {"Mode 1": "#ffffff", "Mode 2": "#000000"}}"##
    ])
    #expect(two.themes.themes.map(\.name) == ["Mode 1", "Mode 2"])
    #expect(two.values(in: "Mode 2") == ["ink color #eeeeee", "page color #000000"])
  }

  /// What reads a Figma file writes its styles as lists.
  @Test func readsListsOfNamedStylesAndColours() {
    let loaded = Loaded(
      ##"""
      {"fileName": "Site", "textStyles": [
         {"name": "heading/H1", "fontFamily": "Inter", "fontWeight": "Bold", "fontSize": 96,
          "letterSpacing": {"unit": "PERCENT", "value": 0}, "lineHeight": {"unit": "PERCENT", "value": 120},
          "textCase": "ORIGINAL"},
         {"name": "body", "fontFamily": "Inter", "fontWeight": "Regular", "fontSize": 16,
          "lineHeight": {"unit": "AUTO"}, "letterSpacing": {"unit": "PIXELS", "value": 1}}],
       "colors": [{"name": "Primary", "value": "#3366ff"}, {"name": "Ink", "value": "#111111"}]}
      """##)
    #expect(
      loaded.values == [
        "textStyles.heading/H1 typography 96px/1.2 700", "textStyles.body typography 16px/1.3 400",
        "colors.Primary color #3366ff", "colors.Ink color #111111",
      ])
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
  }

  @Test func readsYAMLAsItReadsJSON() {
    let plain = Loaded(["design-tokens.yaml": "colors:\n  navy: \"#003d79\"\n  sky: \"#59ddfd\"\nspacing:\n  sm: 8px\n"]
    )
    #expect(plain.values == ["colors.navy color #003d79", "colors.sky color #59ddfd", "spacing.sm dimension 8px"])
    let standard = Loaded([
      "a.tokens.yml": """
      space:
        $type: dimension
        s: { $value: { value: 4, unit: px } }
        m: { $value: "{space.s}" }
      """
    ])
    #expect(standard.values == ["space.s dimension 4px", "space.m dimension 4px"])
    #expect(standard.rules == [])
  }
}
