import Comparison
import ComparisonSupport
import Differences
import Testing

struct PageChangeTests {
  func pages(_ old: String, _ new: String) async -> [String] {
    await changes(from: ["a.md": old], to: ["a.md": new]).lines
  }

  @Test(arguments: [
    ("Short lines\nwrap here.", "Short lines wrap\nhere."),
    ("- one\n- two", "* one\n* two"),
    ("| a | b |\n|---|---|\n| 1 | 2 |", "| a  | b  |\n|----|----|\n| 1  | 2  |"),
    ("Text\n", "Text\n\n\n"),
    ("A *word*.", "A _word_."),
    ("```css\na { color: red; }\n```", "```css\na {\n  color: red;\n}\n```"),
    ("Text\n", "---\n\nText\n"),
  ])
  func findsNothingWhereOnlyTheSourceIsWrappedOtherwise(old: String, new: String) async {
    #expect(await pages("# A\n\n" + old, "# A\n\n" + new) == [])
  }

  @Test(arguments: [
    ("The gap is 16 px.", "The gap is 20 px.", "visible figures-changed a.md"),
    ("Buttons must be wide.", "Buttons may be wide.", "visible rule-changed a.md"),
    ("Buttons must be 44 px wide.", "Buttons may be 40 px wide.", "visible rule-changed+figures-changed a.md"),
    ("The button is very wide here.", "The button is quite wide here.", "visible text-changed a.md"),
    ("A word.", "A **word**.", "quiet markup-changed a.md"),
    ("- Never shout.", "- ~~Never shout.~~", "visible markup-changed a.md"),
    ("Ink is #8a6a34 here.", "Ink is #8A6A34 there.", "visible text-changed a.md"),
    ("[A link](https://a.example)", "[A link](https://b.example)", "visible markup-changed a.md"),
    ("## Use of this", "## Use of that", "visible heading-changed a.md"),
    ("```text\none\n```", "```text\ntwo\n```", "visible block-changed a.md"),
    ("Gaps are `space-4` wide.", "Gaps are `--space-4` wide.", "visible text-changed a.md"),
    (
      "| Text | Ratio | Level |\n|---|---|---|\n| Ink | 5.5:1 | AA |",
      "| Text | Ratio | Level |\n|---|---|---|\n| Ink | 4.8:1 | AA |", "visible figures-changed a.md"
    ),
  ])
  func hasOneClassForEachKindOfChange(old: String, new: String, line: String) async {
    let rest = "\n\nThe rest of the page stays as it was.\n"
    #expect(await pages("# A\n\n" + old + rest, "# A\n\n" + new + rest) == [line])
  }

  @Test(arguments: [
    ("The gap is 8 px.", "The gap is 8px."), ("It takes 50 % of it.", "It takes 50% of it."),
    ("It takes 2 seconds.", "It takes 2 s."), ("It’s “large” – or not.", "It's \"large\" - or not."),
    ("A target of 44×44 px.", "A target of 44 × 44px."), ("- A line of a list", "- A line of a list."),
  ])
  func isQuietWhereOnlyTheSignsAreOthers(old: String, new: String) async {
    let rest = "\n\nThe rest of the page stays as it was.\n"
    let found = await changes(from: ["a.md": "# A\n\n" + old + rest], to: ["a.md": "# A\n\n" + new + rest])
    #expect(found.lines == ["quiet text-changed a.md"])
    #expect(found.all[0].judgement.reason == "text only")
  }

  @Test func tellsATableOfWhichManyRowsChangedOnce() async throws {
    func page(_ sizes: [Int], _ note: String = "as wide as its words") -> String {
      let rows = sizes.enumerated().map { "| Part \($0 + 1) | \($1) px | \(note) |" }
      return "# A\n\nBefore.\n\n| Part | Width | Note |\n|---|---|---|\n" + rows.joined(separator: "\n")
        + "\n\nThe end of the page.\n"
    }
    let old = page([10, 20, 30, 40, 50, 60])
    let found = await changes(from: ["a.md": old], to: ["a.md": page([11, 22, 30, 44, 55, 66])])
    #expect(found.lines == ["visible figures-changed a.md"])
    #expect(found.all.first?.size == "5 of 6 rows")
    let after = try #require(found.all.first?.after)
    #expect(after.hasPrefix("Part 1 | 11 px") && after.hasSuffix("Part 6 | 66 px | as wide as its words"))
    #expect(after.split(separator: "\n").count == 5)
    // A few rows are told one by one.
    let few = await changes(from: ["a.md": old], to: ["a.md": page([11, 20, 33, 40, 55, 60])])
    #expect(few.lines == Array(repeating: "visible figures-changed a.md", count: 3))
  }

  /// Wherever a guide says the same again, in rules, blocks and on other pages, the edit is one.
  @Test func tellsAnEditOnceThatAGuideRepeats() async throws {
    func files(_ size: Int) -> [String: String] {
      [
        "a.md":
          "# A\n\n## Use\n\nTargets must be \(size) px wide.\n\n## Open\n\n```issues\n- minor | Targets of \(size) px | they overlap\n```\n",
        "b.md": "# B\n\nA target is \(size) px wide.\n", "c.md": "# C\n\nSee A, where \(size) px is said.\n",
      ]
    }
    let found = await changes(from: files(44), to: files(48))
    #expect(found.lines == ["visible figures-changed 3 pages"], "\(found.lines)")
    let change = try #require(found.all.first)
    #expect(change.size == "44 px → 48 px")
    #expect(change.judgement.reason == "a figure has changed")
    #expect(change.radius.members.map(change.name) == ["a.md › Use", "a.md › Open", "b.md › B", "c.md › C"])
    // Two are told each by itself.
    var few = files(48)
    few["a.md"] = files(44)["a.md"]
    #expect(await changes(from: files(44), to: few).lines.count == 2)
  }

  @Test func aSectionThatCameIsOneChangeWhateverStandsBetweenItsLines() async {
    let rest = "\n## Rest\n\nThe end of the page.\n"
    let old = "# A\n\nBefore.\n\n- Read this\n" + rest
    let new = "# A\n\nBefore.\n\n## Routes\n\nOne way leads there.\n\n- Read this\n\nAnother leads back.\n" + rest
    #expect(await pages(old, new) == ["visible section-added a.md"])
    #expect(await pages(new, old) == ["visible section-removed a.md"])
  }

  @Test func aLogMakesNoRules() async {
    let (old, new) = ("# Changes\n\n## 1.1\n\n- One.\n", "# Changes\n\n## 1.1\n\n- One.\n- Buttons must be wide.\n")
    #expect(await changes(from: ["a.md": old], to: ["a.md": new]).lines == ["visible rule-added a.md"])
    #expect(
      await changes(from: ["CHANGELOG.md": old], to: ["CHANGELOG.md": new]).lines == ["visible text-added CHANGELOG.md"]
    )
  }

  @Test(arguments: [
    ("The gap is 4 px here.", "The gap is 4 rem here.", "4 px → 4 rem"),
    ("It takes 200 ms here.", "It takes 200 s here.", "200 ms → 200 s"),
    ("Half is 50 % of it.", "Half is 60% of it.", "50 % → 60 %"),
    ("Sizes of 8 px and 16 px.", "Sizes of 8px and 20px.", "16 px → 20 px"),
    ("A ratio of 16:9 is best.", "A ratio of 4:3 is best.", "16:9 → 4:3"),
    ("The gap is 4px.", "The gap is 6px without exception (8 of them).", "4 px → 6 px, + 8"),
    (
      "Green (#10a37f) is first.", "Green (#18A886) is first, Claude (#d97757) second.",
      "#10a37f → #18a886 (ΔE 1.8, slight), + #d97757"
    ),
  ])
  func countsAUnitToItsFigure(old: String, new: String, size: String) async {
    let found = await changes(from: ["a.md": "# A\n\n" + old + "\n"], to: ["a.md": "# A\n\n" + new + "\n"])
    #expect(found.lines == ["visible figures-changed a.md"])
    #expect(found.all[0].size == size)
  }

  @Test(arguments: [
    ("Last seen: 2026-07-31.", "Last seen: 2026-08-06."), ("Written on 17 May 2022.", "Written on 20 October 2022."),
    ("As of version 1.2.3 of it.", "As of version 1.3.0 of it."),
    ("Made at 16:15:54 today.", "Made at 08:51:20 today."),
  ])
  func takesNoDateForAFigure(old: String, new: String) async {
    #expect(await pages("# A\n\n" + old + "\n", "# A\n\n" + new + "\n") == ["visible text-changed a.md"])
  }

  @Test(arguments: [
    ("1. one\n2. two", "3. one\n4. two", "visible markup-changed a.md"),
    ("- [ ] one", "- [x] one", "visible markup-changed a.md"),
    ("| a | b |\n|---|---|\n| 1 | 2 |", "| a | b |\n|:-:|--:|\n| 1 | 2 |", "quiet markup-changed a.md"),
    ("![Old button](https://a.example/a.png)", "![New button](https://a.example/a.png)", "visible text-changed a.md"),
    ("```js\nlet a = 1\n```", "```ts\nlet a = 1\n```", "visible block-changed a.md"),
    ("A note[^1].\n\n[^1]: The first words.", "A note[^1].\n\n[^1]: The last words.", "visible text-changed a.md"),
  ])
  func seesWhatStandsBesideTheWords(old: String, new: String, line: String) async {
    let rest = "\n\nThe rest of the page stays as it was.\n"
    #expect(
      await changes(from: ["a.md": "# A\n\n" + old + rest], to: ["a.md": "# A\n\n" + new + rest]).causes == [line])
  }

  @Test func comparesKeysOfFrontMatterThatAreForOthers() async {
    #expect(
      await changes(from: ["a.md": "---\ntags: [a, b]\n---\n# A\n"], to: ["a.md": "---\ntags: [a]\n---\n# A\n"]).causes
        == ["quiet property-changed a.md"])
  }

  @Test func findsTheOneParagraphThatCame() async {
    #expect(
      await pages("# A\n\nFirst.\n\nLast.\n", "# A\n\nFirst.\n\nA new one in the middle.\n\nLast.\n")
        == ["visible text-added a.md"])
  }

  @Test func saysTheLevelsOfAHeading() async {
    let found = await changes(
      from: ["a.md": "# T\n\n## A\n\n## B\n"], to: ["a.md": "# T\n\n## A\n\n### B\n"])
    #expect(found.causes == ["quiet markup-changed a.md"])
    #expect(found.all[0].size == "level 2 → 3")
  }

  @Test func takesTheSameWordsUnderAnotherHeadingForOtherWords() async {
    let found = await pages(
      "# A\n\n## One\n\nNot supported.\n\n## Two\n\nSomething.\n",
      "# A\n\n## One\n\nIt is.\n\n## Two\n\nSomething.\n\nNot supported.\n")
    #expect(!found.contains { $0.contains("text-moved") })
  }

  @Test func saysThatLinksToAHeadingAreLostOnlyWhereItIs() async {
    let found = await changes(
      from: ["a.md": "# A\n\n## Use\n\nOne.\n\n## B\n\nTwo.\n\n## Use\n\nThree.\n"],
      to: ["a.md": "# A\n\n## Use\n\nOne.\n\n## B\n\nTwo.\n"])
    #expect(found.causes == ["visible section-removed a.md"])
    #expect(found.all[0].judgement.reason == "readers no longer find it")
  }

  @Test(arguments: [
    ("<p><img src=\"a.png\" alt=\"\"/></p>", "<p>\n  <img src=\"a.png\" alt=\"\" />\n</p>"),
    ("<div><p>One <b>two</b></p></div>", "<div>\n  <p>\n    One\n    <b>two</b>\n  </p>\n</div>"),
    ("<div class=\"a\">x</div>", "<div\n  class=\"a\"\n>\n  x\n</div>"),
  ])
  func findsNothingWhereOnlyMarkupIsIndentedOtherwise(old: String, new: String) async {
    #expect(await pages("# A\n\n" + old + "\n", "# A\n\n" + new + "\n") == [])
  }

  @Test(arguments: [
    (
      "<div id=\"example-1\">Words stay.</div>", "<div id=\"example-2\">Words stay.</div>",
      ["quiet markup-changed a.md"]
    ),
    ("<section>\n\nWords.\n\n</section>", "Words.", []),
    (
      "<div style=\"width: 10px\">Words.</div>", "<div style=\"width: 20px\">Words.</div>",
      ["quiet markup-changed a.md"]
    ),
    (
      "<p><a href=\"https://a.example\">A</a></p>", "<p><a href=\"https://b.example\">A</a></p>",
      ["visible markup-changed a.md"]
    ),
    (
      "<p>The gap is 4 px.</p>", "<p class=\"a\">The gap is 8 px.</p>", ["visible figures-changed a.md"]
    ),
    ("<p>a < b</p>", "<p>a < c</p>", ["visible text-changed a.md"]),
  ])
  func comparesWhatIsReadOfMarkup(old: String, new: String, lines: [String]) async {
    let (start, end) = ("# A\n\nFirst.\n\n", "\n\nLast.\n")
    #expect(await pages(start + old + end, start + new + end) == lines)
  }

  @Test func holdsASectionThatMovedAgainstItself() async {
    func rule(_ number: Int) -> String { "## Use\n\nFirst.\n\nNever more than \(number) buttons in a row.\n\nLast.\n" }
    let (start, other) = ("# Alpha\n\nIntro here.\n", "## Parts\n\nOne here.\n\nTwo here.\n\nThree here.\n\nFour.\n")
    let found = await changes(
      from: ["a.md": "\(start)\n\(rule(3))\n\(other)"], to: ["a.md": "\(start)\n\(other)\n\(rule(4))"])
    #expect(found.lines == ["visible rule-changed+figures-changed a.md", "quiet text-moved a.md"])
    #expect(found.all[0].size == "3 → 4")
    #expect(found.all[1].heading == "Use")
  }

  @Test func seesABlankBetweenWordsOfMarkup() async {
    #expect(
      await pages("# A\n\n<p><b>a</b><i>b</i></p>\n", "# A\n\n<p><b>a</b> <i>b</i></p>\n") == [
        "visible text-removed a.md", "visible text-added a.md",
      ])
  }

  @Test func namesTheFilesThatDifferInNothingThatIsTold() async {
    let page = "# A\n\nOne two.\n"
    let found = await changes(
      from: ["a.md": page, "b.md": page], to: ["a.md": page.replacing("One ", with: "One\n"), "b.md": page])
    #expect(found.isEmpty)
    #expect(found.comparison.reason == "As asked for. 1 file differs in nothing that the guide says: a.md.")
    let other = await changes(from: ["a.md": page, "b.md": page], to: ["a.md": page, "b.md": "# A\n\nTwo.\n"])
    #expect(other.comparison.reason == "As asked for.")
  }

  @Test func followsAPageThatMoved() async {
    let text = "# A\n\nOne.\n\nTwo.\n\nThree.\n\nFour.\n"
    let found = await changes(
      from: ["a.md": text, "index.md": "# I\n"], to: ["deep/b.md": text + "\nFive.\n", "index.md": "# I\n"])
    #expect(found.lines == ["visible page-moved deep/b.md", "visible text-added deep/b.md"])
    #expect(found.all[0].formerly == "a.md")
  }

  @Test func readsFrontMatterKeyByKey() async {
    #expect(
      await pages("---\nstatus: draft\norder: 1\n---\n# A\n", "---\nstatus: stable\norder: 2\n---\n# A\n")
        == ["visible property-changed a.md", "quiet property-changed a.md"])
  }

  /// The line below the title is text like any other.
  @Test(arguments: [
    ("source: 3.2", "source: 9.9"), ("aliases: [chip, tag]", "aliases: [chip]"), ("owner: Ada", "owner: Grace"),
    ("platforms: { iOS: 16 }", "platforms: { iOS: 17 }"), ("links: { design: 'https://a.example' }", "since: 1.2"),
  ])
  func readsWhatThePageSaysOfItsSubject(_ before: String, _ after: String) async {
    let lines = await pages("---\n\(before)\n---\n# A\n", "---\n\(after)\n---\n# A\n")
    #expect(!lines.isEmpty && lines.allSatisfy { $0 == "visible property-changed a.md" })
  }

  @Test func comparesFindingsByWhatTheySayAndNotByTheirNumber() async {
    let found = await changes(
      from: ["a.md": "# A\n\n[x](gone.md)\n", "b.md": "# B\n"],
      to: ["a.md": "# A\n\nA new line.\n\n[x](lost.md)\n", "b.md": "# B\n"])
    #expect(
      found.lines.filter { $0.contains("finding") } == ["visible finding-introduced a.md", "quiet finding-fixed a.md"])
    let moved = await changes(
      from: ["a.md": "# A\n\n[x](gone.md)\n", "b.md": "# B\n"],
      to: ["a.md": "# A\n\nA new line.\n\n[x](gone.md)\n", "b.md": "# B\n"])
    #expect(moved.lines == ["visible text-added a.md"])
  }

  @Test func takesTwoDocumentsForOnePage() async {
    let document = "# Kit\n\nThe gap is 16 px.\n"
    #expect(await changes(from: ["k1.md": document], to: ["k2.md": document]).isEmpty)
  }

  @Test func knowsThatAFormerAddressLeadsOn() async {
    let text = "# Toast\n\nA note that comes and goes.\n"
    let base = guide("{}").merging(["content/demo/x.md": text]) { $1 }
    let head = guide("{}").merging(["content/demo/y.md": "---\naliases: [x.html]\n---\n" + text]) { $1 }
    let found = await changes(from: base, to: head)
    #expect(found.causes.first == "quiet page-moved content/demo/y.md")
    #expect(found.all.first?.judgement.reason == "its old address leads here")
  }

  @Test func tellsWhereALinkLeadsNow() async {
    let found = await changes(
      from: guide("{}", page: "# A\n\nSee [red](https://example.org/a).\n"),
      to: guide("{}", page: "# A\n\nSee [red](https://example.org/b).\n"))
    #expect(found.causes == ["visible markup-changed content/demo/index.md"])
    #expect(found.all[0].before == "https://example.org/a" && found.all[0].after == "https://example.org/b")
  }

  @Test(arguments: [("Buttons must be blue.", "Buttons must be green."), ("Avoid gradients.", "Avoid shadows.")])
  func seesThatARuleSaysSomethingElse(old: String, new: String) async {
    let found = await changes(from: guide("{}", page: "# A\n\n\(old)\n"), to: guide("{}", page: "# A\n\n\(new)\n"))
    #expect(found.causes == ["visible rule-changed content/demo/index.md"])
  }

  @Test func followsAHeadingThatIsCalledOtherwise() async {
    func page(_ heading: String) -> String { "# A\n\nFirst.\n\n## \(heading)\n\nAll of them.\n" }
    let found = await changes(from: guide("{}", page: page("Sizes")), to: guide("{}", page: page("Dimensions")))
    #expect(found.causes == ["visible heading-changed content/demo/index.md"])
  }

  @Test func callsAVariantThatIsGoneBreaking() async {
    func page(_ variants: String) -> String {
      "# Button\n\n```states\nvariants: \(variants)\nstates: default, pressed\n---\n<button class=\"b\">Go</button>\n```\n"
    }
    let found = await changes(
      from: guide("{}", page: page("primary, danger")), to: guide("{}", page: page("primary")))
    #expect(found.causes.first == "breaking variant-removed content/demo/index.md")
  }

  @Test func readsAStylesheetTheSameWhateverItsLinesEndWith() async {
    let sheet = "/* the button's */\n.a { color: red; }\n"
    func version(_ sheet: String) -> [String: String] {
      let page = "# A\n\n```preview\n<p class=\"a\">A</p>\n```\n"
      return guide("{}", page: page).merging(["content/demo/index.css": sheet]) { $1 }
    }
    let found = await changes(from: version(sheet), to: version(sheet.replacing("\n", with: "\r\n")))
    #expect(found.isEmpty)
  }

  @Test func aHeadingAboveWhatStayedSaysSomethingElse() async {
    let old =
      "# A\n\n## Ground rules\n\nKeep this here.\n\nGone with it.\n\n## Weights\n\nThe text below stays as it is.\n"
    let new = "# A\n\n## Type scale\n\nThe text below stays as it is.\n"
    #expect(
      await pages(old, new) == ["visible section-removed a.md", "visible heading-changed a.md"])
  }

  @Test func aHeadingThatIsMoreLikeAnotherIsThatOne() async {
    let old = "# A\n\n## Colour roles\n\nThe text below stays as it is.\n"
    let new = "# A\n\n## Colour roles of text\n\nA few words.\n\n## Weights\n\nThe text below stays as it is.\n"
    #expect(await pages(old, new).contains("visible heading-changed a.md"))
    #expect(await changes(from: ["a.md": old], to: ["a.md": new]).all.first?.after == "Colour roles of text")
  }

  @Test func showsTheColoursThatCodeStatesOtherwise() async {
    func page(_ hex: String) -> String { "# A\n\n```css\n:root { --ink: \(hex); --gap: 8px; }\n```\n" }
    let found = await changes(from: ["a.md": page("#112233")], to: ["a.md": page("#445566")])
    let change = found.all.first { $0.kind == .blockChanged }
    #expect(change?.colors.map { "\($0.beforeText ?? "") \($0.afterText ?? "")" } == ["#112233 #445566"])
  }
}
