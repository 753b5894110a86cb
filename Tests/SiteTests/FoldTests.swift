import TestSupport
import Testing

@testable import Site

/// Tables that only repeat the drawing of their values, and listings: what is folded on a page.
struct FoldTests {
  private static func page(_ text: String) async throws -> HTMLPage {
    try await BuiltSite(["NOTES.md": "# Notes\n\n" + text]).page("index.html")
  }

  @Test func foldsATableWhoseEveryWordIsOnItsDrawing() async throws {
    let page = try await Self.page(
      """
      ## Corner radii

      | Name | Value | Use |
      |---|---|---|
      | Small | 4px | Chips and tags |
      | Large | 16px | Cards |
      """)
    #expect(page.first("summary")?.text == "The table in the document, 2 rows")
    #expect(page.first("details", "class", "figures repeated") != nil)
    let main = try #require(page.all("main").first?.text)
    let (figure, table) = (main.firstRange(of: "Drawn 1 : 1"), main.firstRange(of: "The table in"))
    #expect(try #require(figure).lowerBound < #require(table).lowerBound)
    #expect(page.all("div", "class", "under").map(\.text) == ["4pxSmallChips and tags", "16pxLargeCards"])
  }

  @Test func leavesATableThatSaysMoreWhereItIs() async throws {
    let page = try await Self.page(
      """
      ## Corner radii

      | Name | Value | Since | Use |
      |---|---|---|---|
      | Small | 4px | May | Chips |
      | Large | 16px | June | Cards |
      """)
    #expect(page.first("summary") == nil)
    let main = try #require(page.all("main").first?.text)
    let (figure, table) = (main.firstRange(of: "Drawn 1 : 1"), main.firstRange(of: "Since"))
    #expect(try #require(table).lowerBound < #require(figure).lowerBound)
  }

  @Test func foldsAListingOfMoreThan24Lines() async throws {
    func listing(_ count: Int) -> String {
      "```xml\n" + String(repeating: "<item/>\n", count: count) + "```\n"
    }
    #expect(try await Self.page(listing(25)).first("summary")?.text == "25 lines of xml")
    #expect(try await Self.page(listing(24)).first("summary") == nil)
  }

  @Test(arguments: [
    ("<b>Hero<wbr>Large</b> 80/84&nbsp;px", "heroLarge 80px 1.05 / 84.0", true),
    ("<b>sur\u{AD}face</b>", "Surface", true),
    ("<b>48/60 px</b>", "1.2", false),
    ("<b>48/60 px</b>", "1.25", true),
    ("<b>640 px</b>", "< 640px", false),
    ("<i title=\"late\">now</i>", "late", false),
  ]) func readsTheWordsOfADrawing(_ markup: String, _ cell: String, _ isSaid: Bool) {
    let words = Array(markup.utf8).withUnsafeBufferPointer { SpokenWords(markup: $0) }
    #expect(SpokenWords(text: Array(cell.utf8)[...]).all.isSubset(of: words.all) == isSaid)
  }
}
