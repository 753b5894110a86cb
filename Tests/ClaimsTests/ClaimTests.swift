import Claims
import Files
import Guide
import Pipeline
import Statements
import Syntax
import TestSupport
import Testing

/// What a page claims of everything of a kind, and of the contrast of two colours.
struct ClaimTests {
  private static let tokens = """
    {"color": {"$type": "color", "brand": {"$value": "#0066cc"}, "paper": {"$value": "#ffffff"}},
     "space": {"$type": "dimension", "gutter": {"$value": {"value": 16, "unit": "px"}}}}
    """

  @Test(arguments: [
    ("Tap targets must be at least 44px.", ["targets least 44"]),
    ("No transition lasts more than 400ms.", ["durations most 400"]),
    ("Corner radii are 4, 8 or 16px only.", ["radii only 4, 8, 16"]),
    ("# Avoid\n\nText must be at least 10px.", []),
    ("- [ ] Text must be at least 16px.", []),
    ("Are buttons at least 44px tall?", []),
  ])
  func boundsAKind(page: String, said: [String]) async throws {
    let page = try await audited(page)
    #expect(
      page.bounds.map { claim in
        let figures = claim.figures.map { String(Int($0)) }.joined(separator: ", ")
        return "\(claim.subject) \(claim.bound) \(figures)"
      } == said)
  }

  @Test(arguments: [
    ("`color.brand` on `color.paper` is 5.57:1.", ["5.57:1"]),
    ("White on #0066cc meets AA.", ["AA"]),
    ("The contrast of brand and paper is high.", []),
  ])
  func claimsContrasts(page: String, said: [String]) async throws {
    let page = try await audited(page)
    let bytes = page.document.file.bytes
    #expect(page.contrasts.map { String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self) } == said)
  }

  /// What a page without any value may still claim, so that it is read; and what claims nothing.
  @Test(arguments: [
    ("| Feder | Steifigkeit | Dämpfung |\n|---|---|---|\n| Sanft | 120 | 14 |", true),
    ("| Spring | Response | Damping |\n|---|---|---|\n| Soft | 0.4 | 0.8 |", true),
    ("Es gibt drei Stufen –\n\n- eins\n- zwei", true), ("There are\nthree steps:\n\n- one", true),
    ("Fades in 2s.", true), ("Fades in 200 milliseconds.", true), ("四つの原則：\n\n- 一", true),
    ("There are three steps.\n\nAs follows:", false), ("Buttons are for actions.", false),
  ])
  func isReadWhereItMayClaim(text: String, claims: Bool) async throws {
    let page = try await audited("# Page\n\n\(text)\n", tokens: "{}")
    #expect(page.texts.isEmpty == !claims)
  }

  private func audited(_ text: String, tokens: String = Self.tokens) async throws -> AuditedPage {
    let sources = Sources(["content/a/index.md": text, "content/a/tokens/a.tokens.json": tokens])
    let (guide, _, _) = await Build.model(sources, BuildOptions())
    let system = try #require(guide.systems.first)
    return AuditedPage(try #require(system.pages.first), in: AuditedSystem(system))
  }
}
