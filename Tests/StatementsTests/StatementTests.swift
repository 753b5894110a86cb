import Files
import Guide
import Pipeline
import Statements
import TestSupport
import Testing
import Tokens
import Wording

/// What a page says of tokens: which ones, what of them, and the bytes of the value.
struct StatementTests {
  static let tokens = """
    {"color": {"$type": "color", "brand": {"$value": "#0066cc"}, "ink": {"$value": "#111111"}},
     "space": {"$type": "dimension", "gutter": {"$value": {"value": 16, "unit": "px"}}},
     "spring": {"$type": "spring", "pop": {"$value": {"mass": 1, "stiffness": 300, "damping": 20}}}}
    """

  static let cases: [(page: String, said: [String])] = [
    // by grammar, in every form
    ("`color.brand` is #0066cc.", ["color.brand = #0066cc"]),
    ("Use {space.gutter} (16px) at both edges.", ["space.gutter = 16px"]),
    ("# Colours\n\n- **Brand**: #0066cc\n- **Ink** — `#111`", ["color.brand = #0066cc", "color.ink = #111"]),
    ("# Colours\n\n| Name | Value |\n|---|---|\n| Brand | #0066CC |", ["color.brand = #0066CC"]),
    // a token by the name that people write, as code
    ("Use `gutter` (16px) as the gap of cards.", ["space.gutter = 16px"]),
    ("Use `gutter` (16px) here.", []),
    ("**Brand** (#0066cc) is rare, and **Ink (#111):** sets text.", ["color.brand = #0066cc", "color.ink = #111"]),
    ("## Buttons\n\n**Brand** (#0066cc) is the loud one.", []),
    (
      "Soft corners, 16px gap (`space.gutter`); 16px (`space.gutter`) on sheets.",
      ["space.gutter = 16px", "space.gutter = 16px"]
    ),
    ("Fill it with `brand` (#0066cc).", ["color.brand = #0066cc"]),
    ("The accent (`brand`, #0066cc) is `brand`, a word.", ["color.brand = #0066cc"]),
    ("`ink`, which is #111111, and `ink`, #222222, for text.", ["color.ink = #111111", "color.ink = #222222"]),
    ("Cards have `var(--space-gutter)` (16px) and `--color-ink` (#111).", ["space.gutter = 16px", "color.ink = #111"]),
    ("The button has `gutter` (12px), a 6px gap and a tint.", []),
    // the value before its name
    ("Leave 16px (`space.gutter`), a 16px gap ({space.gutter}).", ["space.gutter = 16px", "space.gutter = 16px"]),
    ("The text is #111111 (`ink`).", ["color.ink = #111111"]),
    ("# Colours\n\n- `#0066cc` — brand\n- #111: Ink", ["color.brand = #0066cc", "color.ink = #111"]),
    ("# Colours\n\n| Value | Token |\n|---|---|\n| #0066CC | `brand` |", ["color.brand = #0066CC"]),
    ("From 12px to 16px (`space.gutter`), 12px / 16px (`space.gutter`), at least 16px (`space.gutter`).", []),
    // a token and its value in a list of a cell
    (
      "| For | Use |\n|---|---|\n| Edges | Wide, `space.gutter`, 16px; `color.brand`, #0066cc |",
      ["space.gutter = 16px", "color.brand = #0066cc"]
    ),
    ("| For | Padding |\n|---|---|\n| Edges | `space.gutter`, 12px |", []),
    ("| For | Use |\n|---|---|\n| Edges | `space.gutter`, 12px, 8px |\n| Ends | 4px wide, `space.gutter` |", []),
    // the value that begins an item
    (
      "# Colours\n\n- `#0066cc` `color.brand`\n- #111: `color.ink`, for text",
      ["color.brand = #0066cc", "color.ink = #111"]
    ),
    // letters and signs of other alphabets
    ("本文は`color.ink`（#111）を使う。", ["color.ink = #111"]),
    ("# Color\n\n- **Ínk** (`#111`)\n- **Brand**：#0066cc", ["color.ink = #111", "color.brand = #0066cc"]),
    // the sides of one padding, and of several names the last
    ("Cards: padding `{space.gutter} 0px`, padding {space.gutter} 12px, gap `{space.gutter}` `8px`.", []),
    ("# Space\n\nThe gap between `brand` and `gutter` is 12px.", []),
    ("`color.brand` is #0066cc and `color.ink` is #111.", ["color.ink = #111"]),
    // what a token is for
    ("Use {space.gutter} 16px for cards and rows. Use {space.gutter} 16px for compact cards.", ["space.gutter = 16px"]),
    ("# Colours\n\n- **Ink** ({color.ink}): Headlines — dark gray #111111", ["color.ink = #111111"]),
    ("# Colours\n\n- **Ink** ({color.ink}): Buttons — white #fff, beside gray #eee", []),
    // never by nearness alone
    ("`brand`, #0066cc and `ink`, #111. Use `brand` and #0066cc. `sm` (16px)", []),
    ("The brand stands on a ground of #0066cc.", []),
    ("`color.brand` and #0066cc are often seen together.", []),
    // code, and what is struck out, say nothing
    ("~~`color.brand` is #0066cc.~~", []),
    ("```\ncolor.brand: #0066cc\n```", []),
  ]

  @Test(arguments: cases) func bindsNamesToValuesByGrammar(page: String, said: [String]) async throws {
    #expect(try await statements(of: page) == said)
  }

  @Test func readsNothingWhereThereIsNothingToHoldAgainst() async throws {
    #expect(try await statements(of: "`color.brand` is #0066cc.", tokens: "{}") == [])
  }

  private func statements(of text: String, tokens: String = tokens) async throws -> [String] {
    let sources = Sources(["content/a/index.md": text, "content/a/tokens/a.tokens.json": tokens])
    let (guide, _, _) = await Build.model(sources, BuildOptions())
    let system = try #require(guide.systems.first)
    let page = try #require(system.pages.first)
    let reading = PageReading(page, AuditedSystem(system))
    return reading.statements().statements.map { statement in
      let bytes = page.source.bytes[statement.range.start..<statement.range.end]
      let names = statement.tokens.map(\.description).joined(separator: ", ")
      return "\(names) = \(String(decoding: bytes, as: UTF8.self))"
    }
  }
}

/// Names are the same however they are written.
struct NameWordsTests {
  @Test(arguments: [
    ("bodyLg", "body-lg"), ("Body Large", "body_lg"), ("greyScale", "Gray scale"), ("Colour/Brand", "color.brand"),
  ])
  func areEqual(_ one: String, _ other: String) { #expect(NameWords(one) == NameWords(other)) }

  @Test(arguments: [("body-lg", "body-md"), ("brand", "brands"), ("ink 10", "ink 100")])
  func differ(_ one: String, _ other: String) { #expect(NameWords(one) != NameWords(other)) }
}

struct TokenNamesTests {
  @Test(arguments: [("color.brandPrimary", "color-brand-primary"), ("farbe.Größe 2", "farbe-größe-2")])
  func arePathsAsVariables(_ path: String, _ variable: String) {
    #expect(TokenNames.variable(TokenPath(path)) == variable)
  }
}

struct CountWordsTests {
  @Test(arguments: [("five", 5), ("Twelve", 12), ("7", 7), ("40", 40)])
  func readsWordsAndDigits(_ word: String, _ number: Int) {
    #expect(CountWords.number(Array(word.utf8)[...]) == number)
  }

  @Test(arguments: ["one", "41", "fivefold", ""])
  func leavesOthersAlone(_ word: String) { #expect(CountWords.number(Array(word.utf8)[...]) == nil) }
}
