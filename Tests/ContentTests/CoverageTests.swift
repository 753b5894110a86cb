import Files
import Guide
import Plates
import Specimens
import Testing
import Tokens

/// Every figure, name and rule of the documents behind the guide has its place in it.
struct CoverageTests {
  @Test func everySystemHasATable() async throws {
    let guide = try await OwnGuide.guide()
    #expect(CoverageTable.systems == guide.designSystems.map(\.slug).sorted())
  }

  @Test(arguments: CoverageTable.systems) func everyRowIsWellFormed(system: String) throws {
    let table = try CoverageTable(system: system)
    #expect(!table.rows.isEmpty)
    #expect(table.faults.isEmpty, "\(Self.list(table.faults))")
  }

  @Test(arguments: CoverageTable.systems) func everyFactStandsWhereItsRowSays(system: String) async throws {
    let table = try CoverageTable(system: system)
    let guide = try await OwnGuide.guide()
    let subject = try #require(guide.system(system))
    let urls = Set(try await OwnGuide.artifacts().map(\.path))
    var pages: [String: CoveredPage] = [:]
    for page in subject.pages {
      pages[String(page.source.path.dropFirst("content/\(system)/".count))] = CoveredPage(page)
    }
    let faults = table.rows.compactMap { row -> String? in
      guard let page = pages[row.page], urls.contains(page.url) else {
        return "\(table.place(of: row)): \(row.page) is no page of the site (\(row.fact))"
      }
      return Self.fault(of: row, on: page, in: subject).map { "\(table.place(of: row)): \($0) (\(row.fact))" }
    }
    #expect(faults.isEmpty, "\(Self.list(faults))")
  }

  @Test(arguments: CoverageTable.systems) func everyPageCarriesAFact(system: String) async throws {
    let table = try CoverageTable(system: system)
    let subject = try #require(try await OwnGuide.guide().system(system))
    let covered = Set(table.rows.map { "content/\(system)/\($0.page)" })
    let bare = subject.pages.map(\.source.path).filter { !covered.contains($0) }
    #expect(bare.filter { !Self.ofTheGuideItself.contains($0) } == [])
  }

  /// Pages that put side by side or measure what the documents state elsewhere.
  private static let ofTheGuideItself: Set<String> = [
    "content/okta-mobile/foundations/contrast.md", "content/ui-foundation/foundations/contrast.md",
  ]

  private static func fault(of row: CoverageTable.Row, on page: CoveredPage, in system: DesignSystem) -> String? {
    switch row.carrier {
    case .text(let text):
      return page.markdown.contains(text) ? nil : "\(row.page) does not say “\(text)”"
    case .token(let name, let value, let themeName):
      let path = TokenPath(name)
      guard let theme = themeName.map({ system.themes[$0] }) ?? system.defaultTheme else {
        return "\(themeName ?? "") is no theme"
      }
      guard let token = theme.tokens[path] else { return "\(name) is no token" }
      let printed = TokenText.short(token)
      guard Words.has(value, in: printed) else { return "\(name) is \(printed), not \(value)" }
      return page.tokens.contains(path) ? nil : "\(row.page) does not show \(name)"
    }
  }

  private static func list(_ faults: [String]) -> String { faults.joined(separator: "\n") }
}

/// A page with what is looked for in it.
private struct CoveredPage {
  let url: String
  let markdown: String
  let tokens: ShownTokens

  init(_ page: Page) {
    url = page.url
    markdown = String(decoding: page.source.bytes, as: UTF8.self)
    tokens = ShownTokens(markdown)
  }
}

/// Finds a figure in what is printed of a token.
enum Words {
  /// Whether a text is the other or a part of it that neither starts nor ends within a word or a number.
  static func has(_ part: String, in text: String) -> Bool {
    text.ranges(of: part).contains { range in
      let before = range.lowerBound == text.startIndex ? nil : text[text.index(before: range.lowerBound)]
      let after = range.upperBound == text.endIndex ? nil : text[range.upperBound]
      return !continues(before) && !continues(after)
    }
  }

  private static func continues(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || ".#-%".contains(character)
  }
}

struct WordsTests {
  @Test(arguments: [
    ("16px", "16px", true), ("16px", "16px / 1.2, 500, Roboto", true), ("16px", "116px", false),
    ("0.4", "0.45", false), ("#10b981", "#10b98126", false), ("damping 10", "damping 100", false),
    ("100px", "-100px", false), ("#00e676", "1.5px solid #00e676", true),
  ])
  func findsWholeWordsOnly(part: String, text: String, isThere: Bool) {
    #expect(Words.has(part, in: text) == isThere)
  }
}
