import Diagnostics
import Files
import Recognition
import Scans
import Syntax
import Testing

@testable import Grounds

/// What is printed beside a drawing is cut out of the document, so that nothing that limits a value is lost.
@Suite struct GroundsTests {
  @Test(
    arguments: [
      (
        "## Breakpoints\n\n- Phone: <480px\n- Tablet: from 768px\n- Desktop: 1200px+",
        ["<480px", "from 768px", "1200px+"]
      ),
      ("## Spacing\n\n- `sm`: 8px (6px on phones)\n- `md`: 16px minimum", ["8px (6px on phones)", "16px minimum"]),
      ("## Motion\n\n- Hover: 120ms\n- Toast: up to 400ms\n- Page: 350ms max", ["120ms", "up to 400ms", "350ms max"]),
      ("## Spacing\n\n- Gap: `8px`\n- Grid: 8", ["8px", nil]),
      ("## Spacing (in pt)\n\n- Gap: 8 (rarely)\n- Inset: 12", ["8 pt (rarely)", nil]),
      (
        "## Layout\n\n- Gutter: 16px (mobile) / 24px (tablet) / 32px (desktop)",
        ["16px (mobile)", "24px (tablet)", "32px (desktop)"]
      ),
      ("## Screen\n\n| Part | Size |\n|---|---|\n| Display | 128x64 pixels |", [nil, "64 pixels"]),
      ("## Layers\n\n- z-index: modal 1000, toast 1100+", [nil, "1100+"]),
      (
        "## Spacing\n\n- Section: leave at least 48px of space between two sections of a page",
        ["at least 48px"]
      ),
    ] as [(String, [String?])])
  func printsWhatLimitsANumber(_ markdown: String, _ expected: [String?]) {
    let (grounds, values) = Self.grounds(of: markdown)
    #expect(values.map { grounds.ground(of: $0).figure } == expected)
  }

  @Test func printsTheRestOfAnItemBesideItsFigure() {
    let (grounds, values) = Self.grounds(of: "## Weights\n\n- Regular: 400, line-height 1.5\n- Bold: 700")
    #expect(values.map { grounds.ground(of: $0).remark } == ["line-height 1.5", nil])
  }

  /// Whatever word compares, it belongs to the number.
  @Test(arguments: [
    ("- Exit: not longer than 300ms", "not longer than 300ms"), ("- Exit: shorter than 300ms", "shorter than 300ms"),
    ("- Exit: 120ms, 200ms or 300ms", "300ms"),
  ])
  func printsAComparisonBesideItsNumber(_ item: String, _ expected: String) {
    let (grounds, values) = Self.grounds(of: "## Motion\n\n\(item)")
    #expect(values.last.flatMap { grounds.ground(of: $0).figure ?? "300ms" } == expected)
  }

  @Test(
    arguments: [
      ("- Overline: 11px / 1.3 / 0.08em / 500 / uppercase", "uppercase"),
      (
        "| Style | Size | Weight | Note |\n|---|---|---|---|\n| Lede | 20px | 400 | Italic, in every article that has one |",
        "italic"
      ),
      ("- Body: 16px / 1.5 / 400", nil),
    ] as [(String, String?)])
  func tellsHowTheLettersOfAStyleAreSet(_ markdown: String, _ expected: String?) {
    let (grounds, values) = Self.grounds(of: "## Type\n\n\(markdown)")
    #expect(values.count == 1)
    let words = values.first.flatMap { grounds.ground(of: $0).remark } ?? ""
    #expect(expected.map(words.contains) ?? words.isEmpty)
  }

  @Test func printsNoWordThatOnlyJoinsAValueToTheOneBeforeIt() {
    let (grounds, values) = Self.grounds(of: "## Icons\n\n- Icon size: 16, 20, or 24 px")
    #expect(values.count == 3)
    #expect(
      values.allSatisfy { value in
        let ground = grounds.ground(of: value)
        return ![ground.figure, ground.remark].compactMap(\.self).contains { $0.hasPrefix("or ") }
      })
  }

  @Test func printsTheCellsOfAStyle() {
    let (grounds, values) = Self.grounds(
      of: "## Type\n\n| Style | Size | Weight | Use |\n|---|---|---|---|\n| Body | 16px (min) | 400 | reading |")
    #expect(values.map { grounds.ground(of: $0).figure } == ["16px (min), 400, reading"])
  }

  @Test(arguments: [
    ("24px", true), ("1.25", true), ("14px/20px, 500", true), ("16px (min)", false), ("48–64px", false),
    ("12px on desktop", false),
  ])
  func tellsMeasuresFromWhatLimitsThem(_ text: String, _ expected: Bool) {
    #expect(Measures.areAll(of: text) == expected)
  }

  @Test func printsTheHeadOfAColumnOfLimits() {
    let (grounds, values) = Self.grounds(
      of: "## Sizes\n\n| Part | Minimum size |\n|---|---|\n| Title height | 56px |\n| Body height | 24px |")
    #expect(values.map { grounds.ground(of: $0).remark } == ["Minimum size", "Minimum size"])
  }

  @Test func saysWhoseColourAClassIs() {
    let (grounds, values) = Self.grounds(
      of: """
        # Tokens

        Built with Tailwind CSS 3.

        ### Text colors

        | Token | Light mode | Usage |
        |---|---|---|
        | `--text-primary` | neutral-900 | Main content |
        | `--text-muted` | neutral-400 | Hints |
        """)
    #expect(
      values.map { grounds.ground(of: $0).remark } == ["neutral-900 of Tailwind", "neutral-400 of Tailwind"])
  }

  @Test func readsTheWeightAndTheLeadingOfALine() {
    let (grounds, values) = Self.grounds(
      of: "## Weights\n\n- Regular: 400, line-height 1.5\n- Bold: 700, line-height 1.2")
    #expect(values.map { grounds.ground(of: $0).leading } == [1.5, 1.2])
  }

  @Test(
    arguments: [
      ("`1rem = 10px`", 10), ("```css\nhtml { font-size: 62.5%; }\nh1 { font-size: 3rem; }\n```", 10),
      ("1rem is 16px", nil), ("- Body: 1.5rem", nil),
    ] as [(String, Double?)])
  func readsHowLargeARemIs(_ markdown: String, _ pixels: Double?) {
    #expect(Self.grounds(of: markdown).0.pixelsPerRem == pixels)
  }

  @Test func tellsTheItemsThatNoFigureShows() {
    let (grounds, values) = Self.grounds(
      of: "## Spacing\n\n- xs: 4px\n- sm: 8px\n- md: 16px\n- xl: five of them, 80 in all")
    #expect(grounds.leftOut(besides: values) == ["xl: five of them, 80 in all"])
  }

  private static func grounds(of markdown: String) -> (Grounds, [RecognizedValue]) {
    var diagnostics = Diagnostics()
    let document = MarkdownReader.read(SourceFile(path: "notes.md", text: markdown), into: &diagnostics)
    let values = Recognition.values(in: document).filter { !$0.isMention }
    return (Grounds(values, drawn: values, in: document), values)
  }
}
