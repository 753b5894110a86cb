import Testing

@testable import Recognition
@testable import Scans

/// Entries with more said behind their values, and fences with more than declarations.
@Suite struct EntryRecognitionTests {
  private static func fence(_ code: String) -> String { "```css\n\(code)\n```" }

  // MARK: Colours

  @Test(arguments: [
    "- **Jade** (#2FA968) — the side that moves first.\n- **Coral** (#E5484D) — the other side. Use it sparingly.",
    "- **Jade** (#2FA968) — the side that moves first,\n  in every mode.\n- **Coral** (#E5484D). Used for errors too.",
    "- **Jade (#2FA968)** is for what succeeds.\n- **Coral** `#E5484D` – for what fails. And for nothing else.",
    "- Jade (#2FA968) — the side that moves first.\n- Coral (#E5484D) — the other side.",
  ])
  func readsColoursThatSentencesFollow(_ list: String) {
    #expect(Recognized.lines("## Palette\n" + list) == ["color Jade #2fa968", "color Coral #e5484d"])
  }

  @Test(arguments: [
    "- The line below the title is drawn in #2FA968 where space allows.",
    "- Avoid pure black (#000000) for text.",
    "- **Never** put #2FA968 on #E5484D.",
  ])
  func leavesSentencesAboutColours(_ item: String) {
    #expect(Recognized.lines("## Palette\n" + item).isEmpty)
  }

  @Test(arguments: [
    ("- Tiers `--quiet` / `--faint` (#9FB0BE / #5A6B7A)", ["color quiet #9fb0be", "color faint #5a6b7a"]),
    ("- Ink / Paper: #102030 / #F4F1EA", ["color Ink #102030", "color Paper #f4f1ea"]),
  ])
  func namesAsManyColoursAsNames(_ item: String, _ expected: [String]) {
    #expect(Recognized.lines("## Palette\n" + item) == expected)
  }

  // MARK: Fences

  @Test(arguments: ["Text, never pure black", "Base palette (never used by parts)", "Quiet, avoid on dark grounds"])
  func declaresBelowWhatACommentWarnsOf(_ comment: String) {
    let code = ":root {\n  /* \(comment) */\n  --ink: #111111;\n  --quiet: #777777;\n}"
    #expect(Recognized.lines(Self.fence(code)) == ["color ink #111111", "color quiet #777777"])
  }

  @Test(arguments: ["Don't use", "Avoid these", "Colours to avoid"])
  func declaresNothingBelowARefusal(_ comment: String) {
    #expect(Recognized.lines(Self.fence("/* \(comment) */\n--ink: #111111;\n--quiet: #777777;")).isEmpty)
  }

  @Test func passesDeclarationsOfVendors() {
    let code = "background: linear-gradient(135deg, #4F46E5 0%, #4338CA 100%);\n-webkit-background-clip: text;"
    #expect(Recognized.lines("## Hero\n" + Self.fence(code)).map { $0.prefix(8) } == ["gradient"])
  }

  // MARK: Lengths

  @Test(arguments: [
    ("- 4px (xs) — the tightest gaps\n- 12px (md): between cards", ["spacing xs 4 px", "spacing md 12 px"]),
    (
      "- **Section padding:** 80px 0 (desktop), 32px 16px (mobile)",
      [
        "spacing Section padding, desktop, vertical 80 px", "spacing Section padding, desktop, horizontal 0 px",
        "spacing Section padding, mobile, vertical 32 px", "spacing Section padding, mobile, horizontal 16 px",
      ]
    ),
    (
      "- **Header padding:** 14px 18px, bottom line",
      ["spacing Header padding, vertical 14 px", "spacing Header padding, horizontal 18 px"]
    ),
    (
      "- **Border radius:** 12px (cards, `--corner`), 8px (tiles/pills), 13px (faces — nearly round)",
      [
        "radius Border radius, cards 12 px", "radius Border radius, tiles/pills 8 px",
        "radius Border radius, faces 13 px",
      ]
    ),
  ])
  func namesLengthsByWhatIsBehindThem(_ list: String, _ expected: [String]) {
    #expect(Recognized.lines("## Spacing\n" + list) == expected)
  }

  // MARK: Families

  @Test(arguments: [
    (
      "- **Body:** `'DM Sans', system-ui, sans-serif` — plain, warm, wide", "family Body DM Sans, system-ui, sans-serif"
    ),
    ("- **Heading:** Rajdhani — narrow and square", "family Heading Rajdhani"),
    ("- **Mono**: IBM Plex Mono for figures and code", "family Mono IBM Plex Mono"),
    ("- **Numeric / Mono:** JetBrains Mono — dice, counts", "family Numeric / Mono JetBrains Mono"),
    ("| Use | Font |\n|---|---|\n| Body | Poppins |", "family Body Poppins"),
    ("| Usage | Police | Source |\n|---|---|---|\n| Corps | Outfit | Google Fonts |", "family Corps Outfit"),
  ])
  func readsFamiliesWithWhatIsSaidOfThem(_ text: String, _ expected: String) {
    #expect(Recognized.lines("## Typography\n" + text) == [expected])
  }

  @Test(arguments: ["| Part | Font |\n|---|---|\n| Body | Regular |", "- **Heading:** Bold — for titles"])
  func takesNoWordForAFamily(_ text: String) {
    #expect(Recognized.lines("## Typography\n" + text).isEmpty)
  }

  // MARK: Tables

  @Test func readsTimesBesideOtherWords() {
    let table = """
      ## Motion
      | Action | Spec |
      |---|---|
      | Row, pointed at | background-color 100ms |
      | Sheet, leaving | opacity 0 in 120ms, quickly |
      | Card | opacity 200ms, transform 300ms |
      """
    #expect(
      Recognized.lines(table) == [
        "duration Row, pointed at 100 ms", "duration Sheet, leaving 120 ms", "duration Card, opacity 200 ms",
        "duration Card, transform 300 ms",
      ])
  }

  @Test func readsTimesUnderATitleAboutMotion() {
    let table = "# The motion of it\n## Rail\n### States\n| Action | Spec |\n|---|---|\n| Row | `opacity` 120ms |"
    #expect(Recognized.lines(table) == ["duration Row 120 ms"])
  }

  @Test func readsAlignedRowsWithRemarks() {
    let code = "```\nxs   4px    tight gaps\nsm   8px    lists\nmd   16px   between cards\n```"
    #expect(Recognized.lines("## Spacing\n" + code) == ["spacing xs 4 px", "spacing sm 8 px", "spacing md 16 px"])
  }

  @Test func readsColumnsOfBounds() {
    let table = """
      ## Spacing
      | Token | Min | Max | For |
      |---|---|---|---|
      | gap | 8px | 16px | lists |
      """
    #expect(Recognized.lines(table) == ["spacing gap, Min 8 px", "spacing gap, Max 16 px"])
  }
}
