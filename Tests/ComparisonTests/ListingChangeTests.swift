import Comparison
import ComparisonSupport
import Testing

/// Listings are compared value by value.
struct ListingChangeTests {
  private func change(_ language: String, _ old: String, _ new: String) async -> Change? {
    func page(_ code: String) -> [String: String] {
      ["DESIGN.md": "# System\n\n## Colour\n\n```\(language)\n\(code)\n```\n"]
    }
    let found = await changes(from: page(old), to: page(new))
    return found.all.first { $0.kind == .blockChanged }
  }

  private func words(_ color: ThemedChange) -> String {
    [color.label, color.beforeText, "→", color.afterText].compactMap(\.self).joined(separator: " ")
  }

  @Test func comparesEachThemeWithItself() async throws {
    let change = try #require(
      await change(
        "css",
        """
        :root[data-theme="dark"] {
          --bg: #272A2F;
        }
        :root[data-theme="light"] {
          --bg: #F7F8FA;
        }
        """,
        """
        :root[data-theme="light"] {
          --bg: #F4F7F8;
        }
        :root[data-theme="dark"] {
          --bg: #0F1614;
        }
        """))
    #expect(change.colors.map(words) == ["light --bg #f7f8fa → #f4f7f8", "dark --bg #272a2f → #0f1614"])
    #expect(change.size?.hasPrefix("light --bg #F7F8FA → #F4F7F8 (ΔE ") == true, "\(change.size ?? "")")
  }

  @Test func namesTheColoursOfCode() async throws {
    let change = try #require(
      await change(
        "ts", "{\n  primary:    { 500: '#595FF7', 600: '#4B51E8' },\n  danger:     { 500: '#FC354D' },\n}",
        "{\n  primary:    { 500: '#1f7d6b', 600: '#4B51E8' },\n  danger:     { 500: '#dc2626' },\n}"))
    #expect(change.colors.map(words) == ["primary.500 #595ff7 → #1f7d6b", "danger.500 #fc354d → #dc2626"])
  }

  @Test func findsNoOtherOrderInAComma() async throws {
    let change = try #require(
      await change(
        "json", "{\n  \"name\": \"x\",\n  \"icons\": { \"16\": \"a.png\", \"48\": \"b.png\" }\n}",
        "{\n  \"name\": \"x\",\n  \"icons\": { \"16\": \"a.png\", \"48\": \"b.png\" },\n  \"csp\": \"self\"\n}"))
    #expect(change.size == "+ csp: self")
  }
}
