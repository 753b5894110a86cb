import TestSupport
import Testing

/// Documents in a folder without settings, beside tokens.
struct PlainFolderTests {
  private static let tokens = """
    {"color": {"$type": "color", "ink": {"$value": "#112233"}, "paper": {"$value": "#f4f1ea"}}}
    """
  private static let table = "| Layer | Value |\n|---|---|\n| Header | 40 |\n| Modal | 100 |\n"

  private func figures(of page: String) async throws -> [String] {
    let site = await BuiltSite(["DESIGN.md": page, "README.md": "# Ours\n", "tokens.json": Self.tokens])
    return try site.page("DESIGN.html").all("figure", "data-specimen").compactMap { $0.attributes["data-specimen"] }
  }

  @Test func drawsWhatTheyGive() async throws {
    #expect(try await figures(of: "# D\n\n## Z-index\n\n\(Self.table)") == ["layers"])
    #expect(
      try await figures(of: "# D\n\n| Name | Hex |\n|---|---|\n| Brass | `#c8a84e` |\n| Warn | `#e8b84a` |\n")
        == ["swatches"])
  }

  @Test func areRecognisedByTheColoursTheyCallTheBrands() async throws {
    let text = "# Ours\n\n## Colours\n\n### Text\n\n- Ink: `#14233C`\n\n"
    let section = "### Primary — interactive\n\n- **Paper** (`#FFFFFF`)\n- **Hot Coral** (`#FF3464`)\n"
    for page in [text + section, text + "### Main\n\n- Night: `#14233C`\n- Primary: `#FF3464`\n"] {
      let html = try await BuiltSite(["DESIGN.md": page]).text("index.html")
      #expect(html.contains("--brand: light-dark(#ff3464"))
      #expect(html.contains("data-specimen=\"identity\"><div style=\"background: #ff3464"))
    }
    // A section about something else names none.
    let other = try await BuiltSite(["DESIGN.md": text + "### Primary button\n\n- Fill: `#FF3464`\n"]).text(
      "index.html")
    #expect(!other.contains("--brand: light-dark"))
  }

  @Test func drawsWhatABlockAsksForAlone() async throws {
    let page = "# D\n\n## Z-index\n\n\(Self.table)\n```swatches\ncolor.*\n```\n"
    #expect(try await figures(of: page) == ["swatches"])
  }
}
