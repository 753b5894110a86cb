import Diagnostics
import TestSupport
import Testing

/// What a page's tokens tell of the contrast and the targets of its component.
struct ChecksTests {
  static func color(_ hex: String, alpha: Double = 1) -> String {
    let channels = [hex.prefix(2), hex.dropFirst(2).prefix(2), hex.suffix(2)].map {
      Double(Int($0, radix: 16) ?? 0) / 255
    }
    let list = channels.map { "\($0)" }.joined(separator: ", ")
    return #"{"$value": {"colorSpace": "srgb", "components": [\#(list)], "alpha": \#(alpha)}}"#
  }

  /// The rows of the block on the page of a component whose tokens are given as the members of a file, and what is said
  /// below them.
  func checks(
    _ tokens: String, of named: String, _ lines: String = "", settings: String = "", blocks: String = "",
    surfaces: String = "", options: String = "", css: String = ""
  ) async throws -> (rows: [String], remark: String, site: BuiltSite) {
    let site = await BuiltSite(
      [
        "content/a/system.yml": "name: A\nsurfaces: [surface]\n\(settings)",
        "content/a/index.md": "# A\n",
        "content/a/components/part.md":
          "# Part\n\nA part.\n\n\(blocks)```checks\(options)\n\(lines)```\n\n```tokens\n\(named)\n```\n",
        "content/a/tokens/a.tokens.json":
          #"{"surface": {"$type": "color", "screen": \#(Self.color("ffffff"))\#(surfaces)}, \#(tokens)}"#,
      ].merging(css.isEmpty ? [:] : ["content/a/components/part.css": css]) { $1 })
    let page = try site.page("a/components/part.html")
    let cells = page.elements.indices.filter { index in
      ["th", "td"].contains(page.elements[index].name)
        && page.isInside(page.elements[index]) { $0.has(class: "checks") }
        && page.isInside(page.elements[index]) { $0.name == "tbody" }
    }
    var rows: [(row: Int?, texts: [String])] = []
    for cell in cells {
      let element = page.elements[cell]
      if rows.last?.row != element.parent { rows.append((element.parent, [])) }
      rows[rows.count - 1].texts.append(element.text)
    }
    let remark = page.elements.first { element in
      element.has(class: "meta") && page.isInside(element) { $0.has(class: "checks") }
    }
    return (rows.map { $0.texts.joined(separator: " | ") }, remark?.text ?? "", site)
  }

  @Test func pairsThePartsOfAComponentWithItsGround() async throws {
    let tokens = #"""
      "component": {"$type": "color",
        "toast": {"background": {"success": \#(Self.color("10b981")), "error": \#(Self.color("dc2626"))},
          "message-color": \#(Self.color("ffffff"))},
        "progress": {"track": \#(Self.color("e5e7eb")), "fill": \#(Self.color("10b981"))},
        "loading": {"background": \#(Self.color("f9fafb")), "container-color": \#(Self.color("a560e8")),
          "dot-color": \#(Self.color("ffffff")), "message-color": \#(Self.color("6b7280"))}}
      """#
    let rows = try await checks(tokens, of: "component").rows
    #expect(
      rows == [
        "1.4.3 Contrast | Toast: message on background (success) | 2.54 : 1, below 4.5",
        "1.4.3 Contrast | Toast: message on background (error) | 4.83 : 1",
        "1.4.11 Non-text contrast | Progress: fill on track | 2.05 : 1, below 3",
        "1.4.11 Non-text contrast | Loading: dot on container | 3.86 : 1",
        "1.4.3 Contrast | Loading: message on background | 4.63 : 1",
      ])
  }

  @Test func namesTheVariantAndTheStateOfEachPair() async throws {
    let tokens = #"""
      "button": {"$type": "color",
        "primary": {"background": \#(Self.color("0066cc")), "label": \#(Self.color("ffffff")),
          "press": {"background": \#(Self.color("003366"))}},
        "ghost": {"background": \#(Self.color("000000", alpha: 0)), "label": \#(Self.color("0066cc"))},
        "danger": {"fill": \#(Self.color("dc2626")), "text": \#(Self.color("ffffff"))},
        "glow": \#(Self.color("0066cc", alpha: 0.1))}
      """#
    #expect(
      try await checks(tokens, of: "button").rows == [
        "1.4.3 Contrast | Primary: label on background | 5.57 : 1",
        "1.4.3 Contrast | Ghost: label on background | 5.57 : 1",
        "1.4.3 Contrast | Danger: text on fill | 4.83 : 1",
        "1.4.3 Contrast | Primary, press: label on background | 12.61 : 1",
      ])
  }

  /// What shows through a tint is told, since the ratio depends on it.
  @Test func saysWhatATintIsOver() async throws {
    let tokens = #"""
      "chip": {"$type": "color", "background": \#(Self.color("0066cc", alpha: 0.1)), "label": \#(Self.color("0066cc"))}
      """#
    let rows = try await checks(tokens, of: "chip").rows
    #expect(rows.count == 1 && rows[0].contains(" : 1 over "), "\(rows)")
  }

  @Test func whatHasNoGroundStandsOnTheSystemsSurface() async throws {
    let tokens = #"""
      "list": {"$type": "color", "item-color": \#(Self.color("777777"))},
      "field": {"$type": "color", "background": \#(Self.color("000000")), "label": \#(Self.color("777777")),
        "border": \#(Self.color("eeeeee")), "error": {"border": \#(Self.color("dc2626"))}}
      """#
    #expect(
      try await checks(tokens, of: "list\nfield").rows == [
        "1.4.3 Contrast | List: item on the surface Screen | 4.48 : 1, below 4.5",
        // The label of a field is beside it; only an edge that tells a state has to be seen.
        "1.4.3 Contrast | Field: label on the surface Screen | 4.48 : 1, below 4.5",
        "1.4.11 Non-text contrast | Field, error: border on background | 4.35 : 1",
      ])
  }

  @Test func aDisabledControlIsHeldOnlyAgainstTheSystemsOwnRule() async throws {
    let tokens = #"""
      "button": {"$type": "color", "disabled": {"background": \#(Self.color("dddddd")), "text": \#(Self.color("ffffff"))}}
      """#
    #expect(
      try await checks(tokens, of: "button").rows == [
        "1.4.3 Contrast | Disabled: text on background | 1.36 : 1; WCAG exempts disabled controls"
      ])
    #expect(
      try await checks(tokens, of: "button", settings: "require: { text: 4.5 }\n").rows == [
        "1.4.3 Contrast | Disabled: text on background | 1.36 : 1, below 4.5, which this system requires; "
          + "WCAG exempts disabled controls"
      ])
  }

  @Test func marksOnlyTheReadingThatFallsShort() async throws {
    let tokens = #"""
      "button": {"$type": "color", "disabled": {"background": \#(Self.color("dddddd")), "text": \#(Self.color("ffffff"))}}
      """#
    let site = try await checks(tokens, of: "button", settings: "require: { text: 4.5 }\n").site
    let marked = try site.page("a/components/part.html").all("span", "class", "fails").map(\.text)
    #expect(marked == ["1.36 : 1, below 4.5, which this system requires"])
  }

  @Test func takesThePagesWordsForAPairThatNamesTell() async throws {
    let tokens = #"""
      "bar": {"$type": "color", "background": \#(Self.color("ffffff")), "text-color": \#(Self.color("000000"))}
      """#
    let (rows, _, _) = try await checks(
      tokens, of: "bar", "- pair: bar.text-color on bar.background | text | The name of a tab on the bar\n")
    #expect(rows == ["1.4.3 Contrast | The name of a tab on the bar | 21.00 : 1"])
  }

  @Test func takesPairsThatNamesDoNotTell() async throws {
    let tokens = #"""
      "bar": {"$type": "color", "active": \#(Self.color("10b981")), "paint": \#(Self.color("ffffff"))}
      """#
    let (rows, _, site) = try await checks(
      tokens, of: "bar",
      """
      - pair: bar.active on bar.paint | graphic
      - pair: bar.active on bar.none
      - pair: bar.active
      - 4.1.2 | VoiceOver | pass | 2026-03-02

      """)
    #expect(
      rows == [
        "1.4.11 Non-text contrast | Active on paint | 2.54 : 1, below 3", "4.1.2 | VoiceOver | pass 2026-03-02",
      ])
    let rules = site.diagnostics.all.map(\.rule.id).filter { $0 != "component-contrast" }
    #expect(rules == ["unknown-token", "unknown-line"])
  }

  @Test func holdsHeightsOfControlsAgainstTheFloorThatApplies() async throws {
    let tokens = #"""
      "button": {"$type": "dimension", "small": {"height": {"$value": {"value": 40, "unit": "px"}}}},
      "track": {"$type": "dimension", "height": {"$value": {"value": 4, "unit": "px"}}}
      """#
    #expect(
      try await checks(tokens, of: "button").rows == ["2.5.8 Target size | Small: height | 40 px, at least 24 CSS px"])
    let required = try await checks(tokens, of: "button\ntrack", settings: "require: { target: 44 }\nunit: pt\n").rows
    #expect(
      required == [
        "2.5.8 Target size | Button, small: height | 40 pt, less than 44 pt, which this system requires"
      ])
  }

  /// A floor has the unit of its token, whatever that of the sizes.
  @Test func saysTheSystemsOwnTargetInItsOwnUnit() async throws {
    let tokens = #"""
      "target": {"$type": "dimension", "$extensions": {"specimen.unit": "pt"},
        "minimum": {"$value": {"value": 44, "unit": "px"}}},
      "input": {"$type": "dimension", "height": {"$value": {"value": 56, "unit": "px"}}}
      """#
    #expect(
      try await checks(tokens, of: "input", settings: "require: { target: 44 }\n").rows == [
        "2.5.8 Target size | Height | 56 px, at least 44 pt, which this system requires"
      ])
  }

  @Test func aThingWithinAComponentHasNoneOfItsTexts() async throws {
    let tokens = #"""
      "error": {"$type": "color", "background": \#(Self.color("f9fafb")), "title-color": \#(Self.color("111827")),
        "retry": {"background": \#(Self.color("667eea"))}}
      """#
    #expect(
      try await checks(tokens, of: "error").rows == ["1.4.3 Contrast | Title on background | 16.98 : 1"])
    // The grounds of variants carry what the component has no ground for.
    let variants = #"""
      "button": {"$type": "color", "text": \#(Self.color("ffffff")),
        "primary": {"background": \#(Self.color("0066cc"))}, "danger": {"background": \#(Self.color("dc2626"))}}
      """#
    #expect(
      try await checks(variants, of: "button").rows.suffix(2) == [
        "1.4.3 Contrast | Primary: text on background | 5.57 : 1",
        "1.4.3 Contrast | Danger: text on background | 4.83 : 1",
      ])
  }

  @Test func aFillIsOnItsTrackWhereverThatIs() async throws {
    let tokens = #"""
      "streaming": {"$type": "color", "background": \#(Self.color("f8fafc")), "bar-track": \#(Self.color("e5e7eb")),
        "bar-fill": \#(Self.color("10b981"))}
      """#
    #expect(
      try await checks(tokens, of: "streaming").rows == [
        "1.4.11 Non-text contrast | Bar fill on bar track | 2.05 : 1, below 3"
      ])
    let nested = #"""
      "progress": {"$type": "color", "background": \#(Self.color("f8fafc")), "track": \#(Self.color("e5e7eb")),
        "done": {"fill": \#(Self.color("10b981"))}}
      """#
    #expect(
      try await checks(nested, of: "progress").rows == [
        "1.4.11 Non-text contrast | Done: fill on track | 2.05 : 1, below 3"
      ])
  }

  @Test func seesTheComponentThroughATranslucentGround() async throws {
    let tokens = #"""
      "bar": {"$type": "color", "background": \#(Self.color("ffffff")),
        "tab": {"pill": \#(Self.color("10b981", alpha: 0.15)), "icon": \#(Self.color("10b981"))}}
      """#
    #expect(
      try await checks(tokens, of: "bar", surfaces: #", "grey": \#(Self.color("808080"))"#).rows == [
        "1.4.11 Non-text contrast | Tab: icon on pill | 2.20 : 1, below 3"
      ])
  }

  /// What names no ground stands on that of the page's previews, or else on any surface.
  @Test func takesTheGroundOfThePreviews() async throws {
    let header = #""header": {"$type": "color", "title": \#(Self.color("6b7280"))}"#
    let more = #", "grey": \#(Self.color("f8fafc"))"#
    #expect(
      try await checks(header, of: "header", surfaces: more).rows == [
        "1.4.3 Contrast | Title on the surfaces | 4.62 to 4.83 : 1"
      ])
    #expect(
      try await checks(header, of: "header", settings: "require: { text: 4.7 }\n", surfaces: more).rows == [
        "1.4.3 Contrast | Title on the surfaces | 4.62 to 4.83 : 1, below 4.7, which this system requires on Grey"
      ])
    let preview = "```preview on=surface.grey\n<p>Title</p>\n```\n\n"
    #expect(
      try await checks(header, of: "header", blocks: preview, surfaces: more).rows == [
        "1.4.3 Contrast | Title on the surface Grey | 4.62 : 1"
      ])
  }

  @Test(arguments: [
    ("Icon, shadow and haptic of the error variant", true), ("Icon of the success variant", false),
    ("Space between message and icon of the error variant", false),
  ])
  func judgesNoPartThatThePageCallsNotGiven(_ line: String, _ isOpen: Bool) async throws {
    let tokens = #"""
      "toast": {"$type": "color", "background": {"error": \#(Self.color("dc2626"))}, "icon-color": \#(Self.color("ffffff"))}
      """#
    let rows = try await checks(tokens, of: "toast", blocks: "```not-given\n\(line) | Drawn as a ring.\n```\n\n").rows
    #expect(rows == ["1.4.11 Non-text contrast | Icon on background (error) | \(isOpen ? "not given" : "4.83 : 1")"])
  }

  @Test func computesTheComponentsThatAreChosen() async throws {
    let tokens = #"""
      "input": {"$type": "color", "background": \#(Self.color("ffffff")), "text": \#(Self.color("000000"))},
      "form": {"$type": "color", "background": \#(Self.color("ffffff")), "title": \#(Self.color("000000"))}
      """#
    #expect(
      try await checks(tokens, of: "input\nform", options: " of=input.*").rows == [
        "1.4.3 Contrast | Text on background | 21.00 : 1"
      ])
  }

  @Test func judgesNoColourThatIsNotGiven() async throws {
    let open = Self.color("000000").dropLast() + #", "$extensions": {"specimen.notGiven": ["value"]}}"#
    let tokens = #"""
      "button": {"$type": "color", "background": \#(open), "text": \#(Self.color("ffffff"))}
      """#
    let rows = try await checks(tokens, of: "button", "- pair: button.text on button.background\n").rows
    #expect(
      rows == [
        "1.4.3 Contrast | Text on background | not given"
      ])
  }

  /// What is drawn in a colour that no document gives is told as that, and is nothing that tokens tell.
  @Test func saysOfAColourThatOnlyStandsInThatItDoes() async throws {
    let tokens = #"""
      "tab": {"$type": "color", "background": \#(Self.color("184873")), "label": \#(Self.color("ffffff"))},
      "ink": {"$type": "color", "soft": \#(Self.color("cccccc"))}
      """#
    let pair = "- pair: ink.soft on tab.background | text | Other tabs\n"
    func open(_ caption: String) -> String { "```not-given\nOther tab | \(caption)\n```\n\n" }
    let drawn = try await checks(tokens, of: "ink", pair, blocks: open("its colour; drawn in `ink.soft`"))
    let row = "1.4.3 Contrast | Other tabs | 5.91 : 1; if drawn in ink.soft"
    #expect(drawn.rows == ["\(row); the document does not say so"])
    #expect(drawn.remark.hasPrefix("Computed from the colours of the drawing, which the document does not give."))
    let both = try await checks(tokens, of: "tab", pair, blocks: open("drawn in `ink.soft` on `tab.background`"))
    #expect(both.rows.last == "\(row), on tab.background; the document does not say so")
    let mixed = try await checks(tokens, of: "tab", pair, blocks: open("its colour; drawn in `ink.soft`"))
    #expect(mixed.rows.first == "1.4.3 Contrast | Label on background | 9.49 : 1")
    #expect(mixed.remark.hasPrefix("Computed from tokens. Where a line says “if drawn”, the document gives the colour"))
    let given = try await checks(tokens, of: "ink", pair, blocks: open("its size; `ink.soft` is given"))
    #expect(given.rows == ["1.4.3 Contrast | Other tabs | 5.91 : 1"])
  }

  @Test func judgesABorderByItsColour() async throws {
    let border = #"{"color": "{line}", "width": {"value": 1, "unit": "px"}, "style": "solid"}"#
    let tokens = #"""
      "line": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
      "field": {"edge": {"$type": "border", "$value": \#(border)}}
      """#
    let rows = try await checks(tokens, of: "field", "- pair: field.edge on surface.screen | graphic\n").rows
    #expect(rows == ["1.4.11 Non-text contrast | Edge on screen | 21.00 : 1"])
  }

  @Test func saysInWhichThemeAColourIsNotGiven() async throws {
    let open = Self.color("ffffff").dropLast() + #", "$extensions": {"specimen.notGiven": ["value"]}}"#
    let ink = { (color: String) in #"{"tag": {"$type": "color", "text": \#(color)}}"# }
    let site = await BuiltSite([
      "content/a/system.yml": "name: A\nsurfaces: [surface]\n",
      "content/a/index.md": "# A\n",
      "content/a/part.md": "# Part\n\n```checks\n```\n\n```tokens\ntag\n```\n\n```contrast\ntext: tag.text\n```\n",
      "content/a/tokens/a.tokens.json":
        #"{"surface": {"$type": "color", "screen": \#(Self.color("ffffff"))}}"#,
      "content/a/tokens/light.tokens.json": ink(Self.color("000000")),
      "content/a/tokens/dark.tokens.json": ink(String(open)),
      "content/a/tokens/a.resolver.json": """
      {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "a.tokens.json"}]}},
       "modifiers": {"theme": {"default": "light", "contexts": {
        "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}}},
       "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/theme"}]}
      """,
    ])
    let words = try site.page("a/part.html").first("main")?.text ?? ""
    #expect(words.contains("light: 21.00 : 1; dark: not given"))
    #expect(words.contains("In light, Text on Screen reaches 4.5: its contrast is 21.00."))
    #expect(words.contains("No colour is given for Text in dark."))
  }

  @Test func saysSoWhereNothingCanBeComputed() async throws {
    let tokens = #""tag": {"$type": "dimension", "gap": {"$value": {"value": 4, "unit": "px"}}}"#
    let (rows, remark, _) = try await checks(tokens, of: "tag")
    #expect(rows == [])
    #expect(
      remark
        == "No contrast or target size is computed here. Assistive technology: not tested.")
  }
}
