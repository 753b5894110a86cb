import Comparison
import ComparisonSupport
import Differences
import Files
import Reviews
import TestSupport
import Testing

struct ReviewPageTests {
  /// A value of each type before and after, with hostile names and prose.
  private func everything() async -> Changes {
    func file(_ isNew: Bool) -> String {
      func pick(_ old: String, _ new: String) -> String { isNew ? new : old }
      let shadow = { (blur: Double) in
        "{\"color\": \(color("#000000")), \"offsetX\": \(px(0)), \"offsetY\": \(px(2)), \"blur\": \(px(blur)), \"spread\": \(px(0))}"
      }
      let values: [(String, String, String)] = [
        ("color", "color", color(pick("#ff6b6b", "#ff594d"))), ("dimension", "dimension", px(isNew ? 20 : 16)),
        ("radius", "dimension", px(isNew ? 12 : 8)),
        ("fontFamily", "fontFamily", pick("\"Inter\"", "[\"</style><b>\", \"serif\"]")),
        ("fontWeight", "fontWeight", pick("400", "700")),
        ("duration", "duration", "{\"value\": \(pick("200", "320")), \"unit\": \"ms\"}"),
        ("cubicBezier", "cubicBezier", pick("[0.2, 0.8, 0.2, 1]", "[0.4, 0, 0.2, 1]")),
        ("number", "number", pick("0.5", "0.6")),
        ("strokeStyle", "strokeStyle", pick("\"solid\"", "\"dashed\"")),
        ("border", "border", "{\"color\": \(color("#000000")), \"width\": \(px(isNew ? 2 : 1)), \"style\": \"solid\"}"),
        (
          "transition", "transition",
          "{\"duration\": {\"value\": \(pick("200", "300")), \"unit\": \"ms\"}, \"delay\": {\"value\": 0, \"unit\": \"ms\"}, \"timingFunction\": [0.2, 0.8, 0.2, 1]}"
        ),
        ("shadow", "shadow", shadow(isNew ? 16 : 8)),
        (
          "gradient", "gradient",
          "[{\"color\": \(color("#ff0000")), \"position\": \(pick("0", "0.3"))}, {\"color\": \(color("#0000ff")), \"position\": 1}]"
        ),
        (
          "typography", "typography",
          "{\"fontFamily\": \"Inter\", \"fontSize\": \(px(isNew ? 34 : 32)), \"fontWeight\": 600, \"letterSpacing\": \(px(0)), \"lineHeight\": 1.2}"
        ),
        ("spring", "spring", "{\"stiffness\": \(pick("200", "240")), \"damping\": 18}"),
        ("haptic", "haptic", "{\"ios\": \"\(pick("impact.light", "impact.heavy"))\"}"),
        ("<i>\\\"quoted'", "number", pick("1", "2")),
      ]
      return "{\"t\": {"
        + values.map { "\"\($0.0)\": {\"$type\": \"\($0.1)\", \"$value\": \($0.2)}" }.joined(separator: ", ") + "}}"
    }
    let old = guide(file(false), page: "# Demo\n\nThe gap is 16 px <script>alert(1)</script> wide.\n")
    let new = guide(file(true), page: "# Demo\n\nThe gap is 20 px <script>alert(2)</script> wide & more.\n")
    return await changes(from: old, to: new)
  }

  /// Steps of one group have their names alone, and those of several what tells them apart.
  @Test(arguments: [
    ("\"ground\": {\"dark\": #}, \"text\": {\"light\": #, \"dark\": #}", ["ground.dark", "text.light", "text.dark"]),
    ("\"ground\": {\"dark\": #, \"deep\": #, \"low\": #}", ["dark", "deep", "low"]),
  ])
  func namesStepsByWhatTellsThemApart(_ tokens: String, _ names: [String]) async {
    func version(_ hex: String) -> [String: String] {
      let value = "{\"$type\": \"color\", \"$value\": \(color(hex))}"
      return guide("{\"t\": {\(tokens.replacing("#", with: value))}}")
    }
    let found = await changes(from: version("#0d2e52"), to: version("#0d2e62"))
    let page = HTMLPage(ChangesHTML.text(found, Approvals()).replacing("<!DOCTYPE html>", with: ""))
    let steps = page.all("code").filter { code in page.isInside(code) { $0.has(class: "step") } }
    #expect(steps.map(\.text) == names, "\(found.lines)")
  }

  @Test func drawsEveryTypeOfTokenBeforeAndAfter() async {
    let found = await everything()
    let page = HTMLPage(ChangesHTML.text(found, Approvals()).replacing("<!DOCTYPE html>", with: ""))
    let drawn = Set(page.all("figure", "data-specimen", "diff").compactMap { $0.attributes["data-token"] })
    for name in [
      "color", "dimension", "radius", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle",
      "border",
      "transition", "shadow", "gradient", "typography", "spring", "haptic",
    ] {
      #expect(drawn.contains("t.\(name)"), "\(name)")
    }
    #expect(page.all("path", "class", "old").count >= 3)
    #expect(page.all("path", "class", "new").count >= 3)
  }

  @Test func needsNothingBesideItAndLetsNothingRun() async {
    let html = ChangesHTML.text(await everything(), Approvals())
    for word in ["http://", "https://", "src=", "@import", "url("] { #expect(!html.contains(word), "\(word)") }
    #expect(html.components(of: "<script>") == 1)
    #expect(html.components(of: "</style>") == 1)
    #expect(!html.contains("alert(1)</script>"))
    #expect(!html.contains("<i>\""))
  }

  @Test func drawsAColourThatHasAnotherName() async {
    let found = await changes(
      from: guide(tokens("color", ["brand-main": color("#aa33cc")])),
      to: guide(tokens("color", ["brand": color("#aa33cc")])))
    #expect(found.causes == ["breaking token-renamed t.brand"])
    let page = HTMLPage(ChangesHTML.text(found, Approvals()).replacing("<!DOCTYPE html>", with: ""))
    let side = page.all("div", "class", "same").first?.attributes["style"] ?? ""
    #expect(side.hasPrefix("background:#aa33cc"))
    #expect(ChangesMarkdown.text(found, Approvals()).contains("<br>`#aa33cc` |"))
  }

  @Test(arguments: [
    ("#0066cc", "#0067cc", "16 × as far", "128 ×"), ("#0066cc", "#0a6cd0", "4 × as far", "13 ×"),
    ("#fdfdfd", "#ffffff", "before, 16 × as far", "64 ×"),
  ])
  func enlargesASmallDifferenceUntilItIsSeen(old: String, new: String, words: String, gain: String) async {
    let found = await changes(
      from: guide(tokens("color", ["a": color(old)])), to: guide(tokens("color", ["a": color(new)])))
    let html = ChangesHTML.text(found, Approvals())
    #expect(html.contains(">\(words)<"))
    #expect(html.contains("data-gain=\"\(gain)\""))
  }

  @Test func drawsGradientsAsTheyRun() async {
    func version(_ angle: String) -> [String: String] {
      ["tokens.css": ":root { --hero: linear-gradient(\(angle), #03b2e2, #05e0a6); }\n"]
    }
    let html = ChangesHTML.text(await changes(from: version("135deg"), to: version("90deg")), Approvals())
    #expect(html.contains("background:linear-gradient(135deg, "))
    #expect(html.contains("background:linear-gradient(90deg, "))
  }

  /// Type at sizes that CSS works out is set in a window of one width.
  @Test func drawsTypeAtSizesThatCSSWorksOut() async {
    func version(_ rest: String) -> [String: String] {
      ["tokens.css": ":root { --text-2xl: clamp(1.375rem, \(rest), 4rem); }\n"]
    }
    let html = ChangesHTML.text(await changes(from: version("1rem + 1vw"), to: version("1rem + 2vw")), Approvals())
    for size in ["28.8", "41.6"] { #expect(html.contains("font-size:\(size)px"), "\(size)") }
    #expect(html.contains("Drawn as in a window of 1280 px."))
  }

  @Test func namesTheColoursOfAListing() async {
    func version(_ hex: String) -> [String: String] {
      ["DESIGN.md": "# S\n\n```ts\n{\n  primary: { 500: '\(hex)' },\n  other: { 500: '#000000' },\n}\n```\n"]
    }
    let html = ChangesHTML.text(await changes(from: version("#595FF7"), to: version("#1f7d6b")), Approvals())
    #expect(html.contains("primary.500 #595ff7 → #1f7d6b  ΔE 39.9, a different colour</li>"))
  }

  @Test func drawsAValueThatIsGone() async {
    let file = tokens("dimension", ["a": px(4), "b": px(8)])
    let html = ChangesHTML.text(
      await changes(from: guide(file), to: guide(tokens("dimension", ["a": px(4)]))), Approvals())
    #expect(html.contains("before</i> <code>8px"))
  }

  /// The difference of two shadows is seen, on the ground that they lie on.
  @Test func enlargesTheDifferenceOfFaintShadows() async {
    func version(_ alpha: String) -> [String: String] {
      ["tokens.css": ":root { --color-bg: #f8f7f4; --shadow-card: 0 2px 8px rgba(0, 0, 0, \(alpha)); }\n"]
    }
    let html = ChangesHTML.text(await changes(from: version("0.04"), to: version("0.08")), Approvals())
    #expect(html.contains("--ground:#f8f7f4;--gain:13;"))
  }

  /// The difference of two colours that nobody mistakes for each other would be one more colour.
  @Test func offersNoDifferenceOfALargeChange() async {
    let found = await changes(
      from: guide(tokens("color", ["a": color("#ffffff")])), to: guide(tokens("color", ["a": color("#0d2b3e")])))
    let html = ChangesHTML.text(found, Approvals())
    #expect(html.contains("class=\"pair pair-fields plain\""))
    #expect(!html.contains("data-gain="))
  }

  @Test func aCommentShowsTheFirstTokensOfAGroup() async {
    func ramp(_ digits: String) -> [String: String] {
      guide(
        tokens("color", ["100": color("#aa\(digits)"), "200": color("#bb\(digits)"), "300": color("#cc\(digits)")]))
    }
    let comment = ChangesMarkdown.text(await changes(from: ramp("0000"), to: ramp("4444")), Approvals())
    #expect(comment.contains("`100` `#aa0000` → `#aa4444`, ΔE"), "\(comment)")
    #expect(comment.contains("`300` `#cc0000` → `#cc4444`, ΔE"))
  }

  @Test func saysNothingWhereThereWasNoDescription() async {
    func version(_ remark: String) -> [String: String] {
      guide("{\"t\": {\"a\": {\"$type\": \"number\", \"$value\": 1\(remark)}}}")
    }
    let found = await changes(from: version(""), to: version(", \"$description\": \"hey\""))
    #expect(found.causes == ["quiet described t.a"])
    #expect(ChangesText.text(found, Approvals()).contains("    + hey\n"))
  }

  @Test func foldsWhatIsApproved() async throws {
    let found = await everything()
    let first = found.all[0]
    let approvals = try Approvals(first.keys.map { Approvals.line($0, .approved, "ok") }.joined(separator: "\n"))
    let page = ChangesHTML.text(found, approvals)
    #expect(page.contains("Approved: show it"))
    #expect(page.contains("\(first.key) approved ok"))
  }

  @Test func foldsTheCodeOfTemplates() async throws {
    let sheet = "templates/assets/css/90-own.css"
    let found = await changes(
      from: guide("{}", page: "# A\n\nOld words.\n").merging([sheet: "a { color: red; }"]) { $1 },
      to: guide("{}", page: "# A\n\nNew words.\n").merging([sheet: "a { color: blue; }"]) { $1 })
    let page = ChangesHTML.text(found, Approvals())
    let summaries = page.split(separator: "<summary>Before and after</summary>").dropLast()
    #expect(summaries.map { $0.hasSuffix("<details open>") } == [false, true], "the stylesheet, then the page")
  }

  @Test func namesWhatIsBreakingAtTheHead() async throws {
    let found = await changes(
      from: guide("{}", page: "# A\n\n```swatches\n```\n"),
      to: guide("{}", page: "# A\n\n```swatches\nt.nothing\n```\n"))
    let change = try #require(found.changes(.breaking).first { $0.kind == .findingIntroduced })
    let head = ChangesHTML.text(found, Approvals()).split(separator: "<main").first ?? ""
    #expect(head.contains(change.after ?? "nothing"))
    let rejected = try Approvals(Approvals.line(change.key, .rejected, "no"))
    #expect(ChangesHTML.text(found, rejected).contains("<b data-count=\"rejected\">1</b>"))
  }

  @Test func staysWithinWhatACommentCanHold() async {
    func version(_ step: Int) -> [String: String] {
      let many = (0..<2_000).map {
        "\"n\($0)\": {\"$type\": \"fontFamily\", \"$value\": \"Face \($0 + step)\", \"$description\": \"\(String(repeating: "word ", count: 30))\"}"
      }
      return guide("{\"t\": {\(many.joined(separator: ", "))}}")
    }
    let text = ChangesMarkdown.text(
      await changes(from: version(0), to: version(1)), Approvals(), link: "https://example.com/review")
    #expect(text.utf8.count < 65_536)
    #expect(text.hasPrefix(ChangesMarkdown.mark))
    #expect(text.contains("too many to list here: see the drawn review"))
  }

  @Test func foldsManyQuietChangesAndLongListsOfPages() async {
    func version(_ isNew: Bool) -> [String: String] {
      let words = ["First", "Second", "Third", "Fourth", "Fifth"].enumerated().map {
        "\"n\($0)\": {\"$type\": \"number\", \"$value\": \($0), \"$description\": \"\(isNew ? $1 : "Old \($0)")\"}"
      }
      let ink = "\"ink\": {\"$type\": \"color\", \"$value\": \(color(isNew ? "#aa2200" : "#112233"))}"
      var files = guide("{\"t\": {\(words.joined(separator: ", ")), \(ink)}}")
      for number in 0..<9 { files["content/demo/p\(number).md"] = "# Page \(number)\n\n```swatches\nt.ink\n```\n" }
      return files
    }
    let html = ChangesHTML.text(await changes(from: version(false), to: version(true)), Approvals())
    let page = HTMLPage(html.replacing("<!DOCTYPE html>", with: ""))
    #expect(page.all("details", "class", "run").count == 1)
    #expect(html.contains("<summary>5 quiet changes</summary>"))
    #expect(html.contains("<summary>Shown on 9 pages</summary>"))
  }

  @Test func putsTheCaptionAboveItsPair() async {
    let page = HTMLPage(ChangesHTML.text(await everything(), Approvals()).replacing("<!DOCTYPE html>", with: ""))
    let figures = page.elements.indices.filter {
      page.elements[$0].name == "figure" && page.elements[$0].has(class: "versions")
    }
    #expect(figures.count >= 16)
    for figure in figures { #expect(page.elements.first { $0.parent == figure }?.name == "figcaption") }
  }

  @Test(arguments: [("FontSize", true), ("body-font-size", true), ("gap", false)])
  func drawsSizesOfFontsAsType(name: String, isType: Bool) async {
    let found = await changes(
      from: guide(tokens("dimension", [name: px(16)])), to: guide(tokens("dimension", [name: px(18)])))
    let html = ChangesHTML.text(found, Approvals())
    #expect(html.contains("pair pair-type") == isType)
    #expect(html.contains("pair pair-bars") != isType)
  }

  /// Numbers stand beside each other on one scale; one that is an opacity hides what lies below.
  @Test func drawsNumbersToScaleAndOpacitiesAsTheyHide() async {
    for (name, sort) in [("opacity", "pair pair-veils"), ("ratio", "pair pair-bars")] {
      let found = await changes(
        from: guide(tokens("number", [name: "0.4"])), to: guide(tokens("number", [name: "0.6"])))
      #expect(ChangesHTML.text(found, Approvals()).contains(sort), "\(name)")
    }
  }

  @Test func drawsNoPictureOfANumberThatIsGone() async {
    let found = await changes(
      from: guide(tokens("number", ["a": "24", "b": "1"])), to: guide(tokens("number", ["b": "1"])))
    let page = HTMLPage(ChangesHTML.text(found, Approvals()).replacing("<!DOCTYPE html>", with: ""))
    let figure = page.elements.firstIndex { $0.name == "figure" && $0.attributes["data-token"] == "t.a" }
    #expect(page.elements.filter { $0.parent == figure }.map(\.name) == ["figcaption"])
  }

  @Test func listsTheVisibleChangesAtTheHead() async {
    let found = await everything()
    let head = ChangesHTML.text(found, Approvals()).split(separator: "<main").first ?? ""
    for change in found.changes(.visible) where !change.kind.isOfPage {
      #expect(head.contains("href=\"#c-\(change.key)\""), "\(change.subject)")
    }
  }

  @Test func tellsTheItemsOfAListUnderOneHeading() async {
    func version(_ step: Int) -> [String: String] {
      let items = (1...8).map { "- Step \($0) is \($0 * 4 + step) px high." }.joined(separator: "\n")
      return guide("{}", page: "# Demo\n\n## Sizes\n\n\(items)\n")
    }
    let found = await changes(from: version(0), to: version(1))
    #expect(found.all.count == 8)
    let html = ChangesHTML.text(found, Approvals())
    let page = HTMLPage(html.replacing("<!DOCTYPE html>", with: ""))
    #expect(page.all("section", "class", "passage").count == 1)
    #expect(html.contains("<summary>4 more under this heading</summary>"))
    #expect(page.all("article", "data-area", "page").count == 8)
  }

  @Test func foldsManyFindingsIntoOneLine() async {
    let links = (1...9).map { "[\($0)](other.md) and text \($0).\n" }.joined(separator: "\n")
    var old = guide("{}", page: "# Demo\n\n\(links)")
    let new = old
    old["content/demo/other.md"] = "# Other\n"
    let html = ChangesHTML.text(await changes(from: old, to: new), Approvals())
    #expect(html.contains("<summary>9 findings introduced, broken-link</summary>"))
  }

  @Test func writesNoMarkupOfAnAuthorsIntoAComment() async {
    let text = ChangesMarkdown.text(await everything(), Approvals())
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      let outside = line.replacing("\\|", with: "")
      #expect(outside.count { $0 == "|" } == 4, "\(line)")
    }
    #expect(!text.contains("<script>"))
  }

  @Test func isOneLineWhereAChangeIsQuiet() async {
    let found = await changes(
      from: guide(tokens("color", ["a": color("#112233")])),
      to: guide(tokens("color", ["a": color("#112233"), "b": color("#445566")])))
    let page = ChangesHTML.text(found, Approvals())
    #expect(found.causes == ["quiet token-added t.b"])
    #expect(page.contains("<details><summary>Before and after</summary>"))
    #expect(page.contains(">\(found.all[0].wholeKey.description.prefix(8))</code>"), "the key of the text")
  }

  @Test func namesAGroupsTokensOnce() async {
    func version(_ names: [String]) -> [String: String] {
      let members = names.map { "\"\($0)\": {\"$value\": \(px(Double($0.count)))}" }
      return guide(
        "{\"kept\": {\"$type\": \"number\", \"$value\": 1}, \"gap\": {\"$type\": \"dimension\", \(members.joined(separator: ", "))}}"
      )
    }
    let some = version(["a", "bb", "ccc"])
    let none = guide("{\"kept\": {\"$type\": \"number\", \"$value\": 1}}")
    let page = ChangesHTML.text(await changes(from: some, to: none), Approvals())
    #expect(page.components(of: "3 tokens") == 1, "the title of their list")
    #expect(!page.contains(">gap.*"))
  }

  @Test func leavesOutTheMiddleOfLongTextsThatAreTheSame() async {
    let long = (1...80).map { "word\($0)" }.joined(separator: " ")
    let found = await changes(
      from: guide("{}", page: "# A\n\nOld \(long) end.\n"), to: guide("{}", page: "# A\n\nNew \(long) end.\n"))
    let page = ChangesHTML.text(found, Approvals())
    #expect(page.contains("word16 …") && !page.contains("word40"))
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let found = rest.firstRange(of: text) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
