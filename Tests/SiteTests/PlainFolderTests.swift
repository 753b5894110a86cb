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

  @Test func drawsWhatABlockAsksForAlone() async throws {
    let page = "# D\n\n## Z-index\n\n\(Self.table)\n```swatches\ncolor.*\n```\n"
    #expect(try await figures(of: page) == ["swatches"])
  }
}
