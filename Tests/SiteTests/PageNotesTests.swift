import TestSupport
import Testing

/// What is wrong, told where it stands.
struct PageNotesTests {
  private static let tokens = """
    {"color": {"$type": "color",
      "brand": {"$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc"}},
      "text": {"muted": {"$value": {"colorSpace": "srgb", "components": [0.8, 0.8, 0.8], "hex": "#cccccc"}}},
      "surface": {"card": {"$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"}}}}}
    """
  private static func guide(_ text: String) -> [String: String] {
    [
      "content/guide.yml": "title: Our guide\nsystems: [one]", "content/one/index.md": "# One\n",
      "content/one/colour.md": "# Colour\n\n" + text,
      "content/one/system.yml": "name: One\ntext: [color.text.*]\nsurfaces: [color.surface.*]",
      "content/one/tokens/c.tokens.json": tokens,
    ]
  }

  @Test func marksTheSentenceAndQuotesBothSayings() async throws {
    let site = await BuiltSite(Self.guide("`color.brand` is #0066cc.\n\n`color.text.muted` is #000000.\n"))
    #expect(site.faults == [])
    let page = try site.page("one/colour.html")
    let marks = page.all("a").filter { $0.has(class: "mark") }
    #expect(marks.map { $0.attributes["href"] } == ["#finding:1"])
    let note = try #require(page.first("div", "id", "finding:1"))
    #expect(note.has(class: "note") && note.text.contains("color.text.muted"))
    let quotes = page.all("q").map(\.text)
    #expect(quotes == ["#000000", "#cccccc"])
    let ways = page.links(in: "note")
    #expect(ways.contains("color.text.muted -> tokens.html#color.text.muted"))
    #expect(ways.contains("Prose drift -> ../rules/prose-drift.html"))
    #expect(ways.contains("health -> health.html#prose-drift"))
  }

  @Test func marksTheCellAndSetsTheNoteBelowTheTable() async throws {
    let site = await BuiltSite(
      Self.guide("| Token | Value |\n|---|---|\n| `color.brand` | #0066cc |\n| `color.text.muted` | #000000 |\n"))
    let text = try site.text("one/colour.html")
    #expect(site.faults == [])
    let mark = try #require(text.firstRange(of: "class=\"mark\""))
    let end = try #require(text.firstRange(of: "</table>"))
    let note = try #require(text.firstRange(of: "id=\"finding:1\""))
    #expect(mark.lowerBound < end.lowerBound && end.lowerBound < note.lowerBound)
    let page = try site.page("one/colour.html")
    let cells = page.all("td").filter { cell in
      page.all("a").contains { $0.has(class: "mark") } && cell.text.contains("#000000")
    }
    #expect(cells.count == 1)
  }

  @Test func standsInTheRowOfATokenThatIsWrongItself() async throws {
    let page = try await BuiltSite(Self.guide("Text.\n")).page("one/tokens.html")
    let row = try #require(page.first("tr", "id", "color.text.muted"))
    #expect(row.text.contains("contrast") && row.text.contains("Low contrast"))
    #expect(page.first("tr", "id", "color.brand")?.text.contains("Low contrast") == false)
  }

  @Test func saysNothingWhereNothingIsWrongOrItIsTurnedOff() async throws {
    var files = Self.guide("`color.text.muted` is #000000.\n")
    files["content/guide.yml"]? += "\nrules: { prose-drift: off, low-contrast: off }"
    let site = await BuiltSite(files)
    for path in ["one/colour.html", "one/tokens.html"] {
      #expect(try !site.text(path).contains("class=\"note"), "\(path)")
      #expect(try !site.text(path).contains("class=\"noted"), "\(path)")
    }
  }

  @Test func isNoPartOfADocumentAlone() async throws {
    let site = await BuiltSite(["NOTES.md": "# Notes\n\nThe width is [x]px.\n"])
    #expect(try !site.text("index.html").contains("class=\"mark\""))
  }

  @Test func escapesWhatItQuotes() async throws {
    let site = await BuiltSite(Self.guide("The gap is [x]px <script>alert(1)</script>.\n"))
    #expect(try !site.text("one/colour.html").contains("<script>alert"))
    #expect(site.faults == [])
  }
}
