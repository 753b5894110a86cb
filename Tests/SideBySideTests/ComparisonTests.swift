import DrawingSupport
import Guide
import Markup
import SideBySide
import TestSupport
import Testing
import TokenValues
import Tokens

struct ComparisonTests {
  @Test func hasAnAnchorOfItsOwnForEveryFoundation() throws {
    let parts = try ComparedGuide.comparison().parts
    #expect(parts.map(\.id) == SystemsComparison.contents.map(\.id))
    #expect(Set(parts.map(\.id)).count == parts.count)
    #expect(parts.allSatisfy { !$0.figures.isEmpty })
  }

  @Test(arguments: SystemsComparison.contents.map(\.id))
  func saysInWordsWhatASystemDoesNotGive(id: String) throws {
    let page = try ComparedGuide.part(id)
    for figure in page.all("figure") {
      let said = page.all("*").filter { element in
        element.text == "not given" && page.isInside(element) { $0.attributes == figure.attributes }
      }
      #expect(!said.isEmpty, "\(figure.attributes)")
    }
  }

  @Test(arguments: SystemsComparison.contents.map(\.id))
  func marksEveryDrawnTokenWithItsSystemAndEveryFigureWithItsName(id: String) throws {
    let system = try ComparedGuide.rich()
    let page = try ComparedGuide.part(id)
    for element in page.all("*", "data-token") {
      #expect(element.attributes["data-system"] == "rich")
      #expect(system.tokens[TokenPath(element.attributes["data-token"] ?? "")] != nil)
    }
    #expect(page.all("figure").allSatisfy { $0.attributes["data-specimen"]?.hasPrefix("compare-") == true })
  }

  @Test(arguments: SystemsComparison.contents.map(\.id))
  func leadsEveryNameToASystemOrToItsTokens(id: String) throws {
    let links = try ComparedGuide.part(id).all("a").compactMap { $0.attributes["href"] }
    #expect(!links.isEmpty)
    for link in links {
      #expect(link.hasPrefix("rich/tokens.html#") || ["rich/index.html", "bare/index.html"].contains(link))
    }
  }

  @Test(arguments: SystemsComparison.contents.map(\.id))
  func givesEveryDrawingASentence(id: String) throws {
    let page = try ComparedGuide.part(id)
    for drawing in page.all("*", "role", "img") {
      #expect((drawing.attributes["aria-label"] ?? "").contains("Rich") || id == "springs")
      #expect(drawing.attributes["aria-label"]?.last == ".")
    }
  }

  @Test func holdsNoMoreSystemsThanAReaderCan() throws {
    let system = try ComparedGuide.rich()
    let twelve = Array(repeating: system, count: 12)
    func html(_ systems: [DesignSystem]) -> [String] {
      SystemsComparison(systems, pageURL: "compare.html").parts.flatMap(\.figures).map(\.html)
    }
    #expect(html(twelve + twelve) == html(twelve))
    #expect(SystemsComparison.summary(of: twelve).hasPrefix("12 systems, foundation by foundation"))
    #expect(SystemsComparison.summary(of: twelve + twelve).hasPrefix("The first 12 of 24 systems, "))
  }

  @Test func countsWhatASystemHasWithoutAliasesAndWithoutValuesThatAreNotGiven() throws {
    let tokens = """
      {"$type": "color", "a": \(TokenFile.color("0066cc")), "b": {"$value": "{a}"}, "c": {"$value":
       {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000"}, "$extensions": {"specimen.notGiven": ["value"]}}}
      """
    let system = try ComparedGuide.system("small", tokens, SystemSettings(name: "Small"))
    #expect(system.originals(of: .color).map(\.path.description) == ["a"])
    let parts = SystemsComparison([system, try ComparedGuide.bare()], pageURL: "compare.html").parts
    let extent = try #require(parts.first { $0.id == "extent" })
    #expect(extent.lede == "0 components and 3 tokens in all.")
    let cells = HTMLPage(extent.figures.map(\.html).joined()).all("td", "data-label").map {
      "\($0.attributes["data-label"] ?? "") \($0.text)"
    }
    #expect(cells.contains("Tokens 3") && cells.contains("Colours 1"))
  }

  @Test func isTheSameEveryTime() throws {
    let first = try ComparedGuide.comparison().parts.flatMap(\.figures).map(\.html)
    let second = try ComparedGuide.comparison().parts.flatMap(\.figures).map(\.html)
    #expect(first == second)
  }

  @Test func standsWithSystemsThatGiveNothing() throws {
    let systems = [try ComparedGuide.bare(), try ComparedGuide.bare()]
    let parts = SystemsComparison(systems, pageURL: "compare.html").parts
    #expect(parts.flatMap(\.figures).allSatisfy { HTMLPage($0.html).faults.isEmpty })
  }

  @Test func drawsABoundedNumberOfColours() throws {
    let many = (0..<600).map { "\"c\($0)\": \(TokenFile.color(hex($0)))" }.joined(separator: ",")
    let large = try ComparedGuide.system(
      "large", "{\"color\": {\"$type\": \"color\", \(many)}}", SystemSettings(name: "Large"))
    let systems = [large, try ComparedGuide.bare()]
    let drawn = SystemsComparison(systems, pageURL: "compare.html").parts.flatMap(\.figures).map { HTMLPage($0.html) }
    #expect(drawn.map { $0.all("*", "data-token").count }.reduce(0, +) < 200)
    #expect(drawn.contains { $0.all("span").contains { $0.text == "first 60 drawn" } })
  }

  private func hex(_ index: Int) -> String {
    let value = String(0x00_3300 + index * 257 % 0xCC00 + 0xFF_0000, radix: 16)
    return String(repeating: "0", count: 6 - value.count) + value
  }
}
