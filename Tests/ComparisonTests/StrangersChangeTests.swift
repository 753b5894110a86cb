import Comparison
import ComparisonSupport
import Differences
import Reviews
import Testing

/// Changes as they are found in projects that know nothing of Specimen.
struct StrangersChangeTests {
  private func document(_ text: String) -> [String: String] { ["DESIGN.md": text] }

  // MARK: Prose

  /// A sentence that another one was written around is no rule that is gone, and nothing became of it that it shares small
  /// words with alone.
  @Test func followsASentenceIntoALongerOne() async {
    let rule = "Do not create a new global token merely because one local component has an exception."
    let found = await changes(
      from: document("# S\n\n## Colour\n\nUse custom properties.\n\n\(rule)\n"),
      to: document(
        """
        # S

        ## Colour

        Use custom properties.

        Do not copy a value out of that file into a component, and do not create a new global token merely because one local component has an exception.

        Families are listed below.

        The semantics test enforces the mechanical half of this: every award identity has one definition, and no literal is repeated.

        """))
    #expect(
      found.causes == ["visible rule-changed DESIGN.md", "visible text-added DESIGN.md"]
        || found.causes == ["visible rule-changed DESIGN.md", "visible rule-added DESIGN.md"], "\(found.causes)")
    #expect(found.all[0].before == rule)
  }

  @Test func pairsNoSentencesThatShareSmallWordsAlone() async {
    let found = await changes(
      from: document("# S\n\nKept.\n\nIt is easy for one of them to be at the top of a page and in it.\n"),
      to: document("# S\n\nKept.\n\nSurfaces of cards, one by one, draw a shadow on it to be told from the ground.\n"))
    #expect(found.causes == ["visible text-removed DESIGN.md", "visible text-added DESIGN.md"])
  }

  /// A long table that goes on beside itself has one entry after the other, whatever stands beside what.
  @Test func readsATableThatGoesOnBesideItself() async {
    func table(_ left: [String], _ right: [String]) -> [String: String] {
      let rows = zip(left, right).map { "| \($0) | \($1) |" }
      return document(
        "# S\n\n| Name | Value | Name | Value |\n| --- | --- | --- | --- |\n\(rows.joined(separator: "\n"))\n")
    }
    let found = await changes(
      from: table(
        ["`--blue` | `#0468b1`", "`--gray` | `#fafafa`", "`--green` | `#59ba47`"],
        ["`--ink` | `#232e3d`", "`--red` | `#ee402d`", "`--sky` | `#60d4f2`"]),
      to: table(
        ["`--gray` | `#fafafa`", "`--green` | `#59ba47`", "`--ink` | `#232e3e`"],
        ["`--red` | `#ee402d`", "`--sky` | `#60d4f2`", " | "]))
    #expect(
      found.all.map(\.before) == ["--blue | #0468b1", "--ink | #232e3d"], "\(found.all.map(\.before))")
  }

  /// A column that came makes each row another one, and is one change.
  @Test func tellsAColumnOnce() async {
    func table(_ rows: [String]) -> [String: String] {
      let line = "|" + String(repeating: " --- |", count: rows[0].count { $0 == "|" } - 1)
      return document("# S\n\n\(([rows[0], line] + rows[1...]).joined(separator: "\n"))\n")
    }
    let old = [
      "| Token | Hex | Use |", "| bg | #F9FAFB | Screens |", "| surface | #FFFFFF | Cards |",
      "| line | #E5E7EB | Edges |",
    ]
    let new = [
      "| Token | Hex | Step | Use |", "| bg | #F9FAFB | gray-50 | Screens |", "| surface | #FFFFFF | — | Cards |",
      "| line | #E5E7EB | gray-200 | Borders |",
    ]
    let came = await changes(from: table(old), to: table(new))
    #expect(came.causes == ["visible text-added DESIGN.md", "visible text-changed DESIGN.md"], "\(came.causes)")
    #expect(came.all.first?.after == "Step\nbg: gray-50\nsurface: —")
    #expect(came.all.first?.words == "column added")
    #expect(ChangesText.text(came, Approvals()).contains("\n    + Step (2 rows): bg: gray-50; surface: —\n"))
    let went = await changes(from: table(new), to: table(old))
    #expect(went.all.first?.before == "Step\nbg: gray-50\nsurface: —")
  }

  @Test func filesAHeadingUnderItself() async {
    let found = await changes(
      from: document("# S\n\n## Spacing\n\nBase.\n\n## Overlays\n\nSheets slide in.\n"),
      to: document("# S\n\n## Spacing\n\nBase.\n\n## Overlays and panels\n\nSheets slide in.\n"))
    #expect(found.all.map(\.heading) == ["Overlays and panels"])
  }

  @Test func knowsAHeadingOfShortWordsThatSaysMore() async {
    let found = await changes(
      from: document("# 시스템\n\n## 4. 간격\n\n8px 기준.\n\n## 5. 라운드\n\n- 카드: 16px\n- 인풋: 8px\n"),
      to: document("# 시스템\n\n## 4. 간격\n\n8px 기준.\n\n## 5. 라운드 (2026-07-08 시안)\n\n- 카드: 12px\n- 인풋: 8px\n"))
    #expect(found.causes == ["visible heading-changed DESIGN.md", "visible figures-changed DESIGN.md"])
  }

  @Test func tellsTheGravestFirst() async {
    func version(_ tokens: String, _ text: String) -> [String: String] {
      ["tokens.css": ":root { \(tokens) }\n", "DESIGN.md": "# S\n\nCards must use \(text) padding.\n"]
    }
    let found = await changes(
      from: version("--a: #111111;", "16px"), to: version("--a: #111111; --b: #222222;", "12px"))
    #expect(found.causes == ["visible figures-changed DESIGN.md", "quiet token-added --b"])
  }

  @Test func cutsNoValueInTwo() {
    let text = "--bg #071018, --bg-elevated #0c1620, --surface #111c26"
    #expect(ChangeWords.clipped(text, 50) == "--bg #071018, --bg-elevated #0c1620, --surface…")
    #expect(ChangeWords.clipped("abcdefgh", 5) == "abcd…")
  }

  // MARK: Tokens

  @Test func tellsWhatAGroupSaysOfItselfNow() async {
    func file(_ text: String) -> String {
      "{\"surface\": {\"$type\": \"color\", \"$description\": \"\(text)\", \"light\": {\"$value\": \(color("#ffffff"))}}}"
    }
    let found = await changes(from: guide(file("Cards and sheets")), to: guide(file("Do not use")))
    #expect(found.causes == ["quiet described surface"])
    #expect(found.all.first?.before == "Cards and sheets")
  }

  @Test func tellsANoteOfAComponent() async {
    func version(_ note: String) -> [String: String] {
      document(
        "---\nname: X\ncolors: {surface: \"#fbfaf5\"}\ncomponents:\n  drawer:\n    backgroundColor: \"{colors.surface}\"\n"
          + "    note: \"\(note)\"\n---\n# X\n")
    }
    let found = await changes(from: version("Left slide-over."), to: version("Collapsible column."))
    #expect(found.causes == ["quiet described components.drawer"])
  }

  /// One component under another name, and what else differs in it.
  @Test func tellsAComponentWithAnotherNameOnce() async {
    func version(_ name: String, _ rest: String) -> [String: String] {
      document(
        "---\nname: X\ncolors: {surface: \"#fbfaf5\", scrim: \"#282218\"}\ncomponents:\n  threads-\(name):\n"
          + "    backgroundColor: \"{colors.surface}\"\n\(rest)---\n# X\n")
    }
    let found = await changes(
      from: version("drawer", "    width: 330px\n    textColor: \"{colors.scrim}\"\n"),
      to: version("panel", "    width: 320px\n    rounded: 4px\n"))
    #expect(found.causes == ["breaking token-moved+component-renamed components.threads-panel"], "\(found.causes)")
    #expect(found.all[0].formerly == "components.threads-drawer")
    #expect(found.all[0].size == "changed: width 330 → 320 px (−3 %); gone: textColor; new: rounded")
  }

  @Test func tellsATokenThatWasSplitByThemesOnce() async {
    func version(_ values: String) -> [String: String] { ["tokens.json": "{\"color\": {\"danger\": {\(values)}}}"] }
    let found = await changes(
      from: version(
        "\"tint\": {\"value\": \"rgba(240,92,91,0.15)\"}, \"subtle\": {\"value\": \"rgba(240,92,91,0.08)\"}"),
      to: version(
        "\"tint\": {\"dark\": {\"value\": \"rgba(240,92,91,0.18)\"}, \"light\": {\"value\": \"rgba(240,92,91,0.12)\"}},"
          + "\"subtle\": {\"dark\": {\"value\": \"rgba(240,92,91,0.12)\"}, \"light\": {\"value\": \"rgba(240,92,91,0.08)\"}}"
      ))
    #expect(
      found.causes.sorted() == [
        "breaking token-renamed color.danger.subtle.*", "breaking token-renamed color.danger.tint.*",
      ], "\(found.causes)")
    let tint = found.all.first { $0.formerly == "color.danger.tint" }
    #expect(tint?.size == "#f05c5b26 → light #f05c5b1f, dark #f05c5b2e")
    #expect(tint?.words == "split by themes")
  }

  /// Custom properties are in no group, but their names say of what family they are.
  @Test func namesTheFamilyOfManyColoursTheFarthestFirst() async {
    let names = ["bg", "bg-raised", "border", "overlay"]
    func version(_ digits: String, _ accent: String) -> [String: String] {
      let colors = names.enumerated().map { "--color-\($1): #\($0 + 3)\(digits)\($0 + 3)\(digits)\($0 + 3)\(digits);" }
      return ["tokens.css": ":root { \(colors.joined(separator: " ")) --color-accent: \(accent); --space: 4px; }\n"]
    }
    let found = await changes(from: version("0", "#4338ca"), to: version("4", "#e11d48"))
    #expect(found.causes == ["visible value-changed --color-*"], "\(found.causes)")
    #expect(found.all[0].radius.members.first?.subject == "--color-accent")
  }

  /// A file of aliases in the notation of Theo is a part of those that import it.
  @Test func knowsWhatOtherFilesImport() async {
    func version(_ value: String) -> [String: String] {
      [
        "aliases.json": "{\"aliases\": {\"LH_XL\": \"\(value)\"}}",
        "typography.json":
          "{\"imports\": [\"./aliases.json\"], \"props\": {\"LINE_HEIGHT_XL\": {\"value\": \"{!LH_XL}\", \"type\": \"size\", \"category\": \"line-heights\"}}}",
      ]
    }
    let found = await changes(from: version("4.5rem"), to: version("4rem"))
    #expect(found.causes == ["visible value-changed LINE_HEIGHT_XL"])
  }

  /// What Style Dictionary puts in from beside a value.
  @Test func readsWhatATokenHasBesideItsValue() async {
    let old = """
      {"color": {"white": {"value": "#fff", "rgb": "255, 255, 255", "type": "color"},
        "border": {"value": "rgba({color.white.rgb}, 0.2)", "type": "color"}}}
      """
    let new = """
      {"color": {"white": {"value": "#fff", "type": "color"},
        "border": {"value": "rgba(255, 255, 255, 0.2)", "type": "color"}}}
      """
    let found = await changes(from: ["tokens.json": old], to: ["tokens.json": new])
    #expect(found.all.allSatisfy { $0.severity == .quiet }, "\(found.lines)")
    #expect(found.causes == ["quiet rewritten color.border"])
  }
}
