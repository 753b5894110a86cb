import Diagnostics
import Files
import Syntax
import Testing

@testable import Grounds

@Suite struct RowRemarkTests {
  @Test(arguments: [
    ("| `space-3` (12px) | cards and lists |", "cards and lists"),
    ("| `space-3` (12px) | lists (rarely) |", "lists (rarely)"),
    ("| `space-3` (12px) | `space-6` (24px) |", nil),
  ])
  func tellsWhatTheLastCellOfARowSays(_ row: String, _ expected: String?) throws {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "notes.md", text: "| Name | Use |\n|--|--|\n\(row)")
    let document = MarkdownReader.read(file, into: &diagnostics)
    let table = try #require(document.children(of: 0).first { _ in true })
    let last = try #require(document.children(of: table).reduce(nil) { $1 })
    let cell = try #require(document.children(of: last).first { _ in true })
    #expect(RowRemark.text(besides: cell, in: document) == expected)
  }
}
