import Files
import Guide
import Pipeline
import Statements
import TestSupport
import Testing
import Tokens

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
    // never by nearness alone
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
    return AuditedPage(page, in: AuditedSystem(system)).statements.map { statement in
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

struct CountWordsTests {
  @Test(arguments: [("five", 5), ("Twelve", 12), ("7", 7), ("40", 40)])
  func readsWordsAndDigits(_ word: String, _ number: Int) {
    #expect(CountWords.number(Array(word.utf8)[...]) == number)
  }

  @Test(arguments: ["one", "41", "fivefold", ""])
  func leavesOthersAlone(_ word: String) { #expect(CountWords.number(Array(word.utf8)[...]) == nil) }
}
