import Diagnostics
import TestSupport
import Testing

/// The parts of the design document that figures name.
struct FigureSourceTests {
  private static func captions(_ source: String, options: String = "") async throws -> (
    captions: [String], found: [String]
  ) {
    let site = await BuiltSite([
      "content/one/index.md": "# One\n",
      "content/one/tokens/c.tokens.json":
        #"{"space": {"$type": "dimension", "s": {"$value": {"value": 8, "unit": "px"}}, "m": {"$value": {"value": 16, "unit": "px"}}}}"#,
      "content/one/space.md": "---\ntitle: Space\n\(source)---\n\n```scale title=\"Steps\"\(options)\nspace.*\n```\n",
    ])
    return (
      try site.page("one/space.html").all("figcaption").map(\.text),
      site.diagnostics.all.filter { $0.rule.id == "unknown-source" }.map(\.message)
    )
  }

  @Test func isThatOfThePageWhereItHasOne() async throws {
    let figure = try await Self.captions("source: 2 Spacing\n")
    #expect(figure.captions.count == 1 && figure.captions.joined().hasSuffix("From 2 Spacing."), "\(figure)")
    #expect(try await !Self.captions("source: 2 Spacing\n", options: " source=\"\"").captions.joined().contains("From"))
    #expect(try await !Self.captions("source: [Spacing, Layout]\n").captions.joined().contains("From"))
    #expect(try await !Self.captions("").captions.joined().contains("From"))
  }

  @Test func isWhatTheBlockNames() async throws {
    let figure = try await Self.captions("source: [Spacing, Grid, Layout]\n", options: " source=\"Spacing; Layout\"")
    #expect(figure.captions.joined().hasSuffix("From Spacing and Layout."), "\(figure)")
    #expect(figure.found == [])
  }

  @Test func isTheFirstOfMany() async throws {
    let figure = try await Self.captions("source: [A, B, C, D, E, F, G]\n", options: " source=\"A; B; C; D; E; F; G\"")
    #expect(figure.captions.joined().hasSuffix("From A, B, C, D, E and 2 more."), "\(figure)")
  }

  @Test func foldsAtTheHeadOfAPageWhereTheyRunOverLines() async throws {
    let parts = (1...9).map { "\($0). A chapter with a long name" }
    let head = { (source: [String]) in
      try await BuiltSite([
        "content/one/index.md": "# One\n",
        "content/one/a.md": "---\ntitle: A\nsource: [\(source.joined(separator: ", "))]\n---\nText.\n",
      ]).page("one/a.html")
    }
    let page = try await head(parts)
    #expect(page.all("summary").map(\.text).contains("\(parts[0]), \(parts[1]) and 7 more"))
    #expect(page.all("li").map(\.text).filter { $0.hasSuffix("long name") } == parts)
    #expect(try await head(["One", "Two", "3", "4", "5"]).all("dd").map(\.text) == ["One, Two, 3, 4 and 5"])
  }

  @Test func isReportedWhereThePageDoesNotNameIt() async throws {
    let figure = try await Self.captions("source: [Spacing, Layout]\n", options: " source=\"Spacin\"")
    #expect(figure.found == ["Spacin is not among the sources of this page"])
  }
}
