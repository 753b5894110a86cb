import Diagnostics
import Files
import Guide
import Syntax
import TestSupport
import Testing

/// Whether a page leads to files is told by its text alone where nothing in it can be an address of one.
struct LinkedFileTests {
  /// What reads the pages of a guide with settings, and of a folder without any, whose addresses may begin at its root.
  private static let readers = [
    Sources(["content/guide.yml": "title: G\n", "content/a/x.md": "# X"]), Sources(["x.md": "# X", "y.md": "# Y"]),
  ].map { PageReader(ProjectLayout($0).systems[0]) }

  private func leads(_ text: String, _ reader: PageReader) -> (may: Bool, does: Bool) {
    let file = SourceFile(path: "content/a/x.md", text: text)
    var unreported = Diagnostics()
    let paths = reader.linkedPaths(of: MarkdownReader.read(file, into: &unreported))
    return (reader.mayLinkFiles(file), !paths.isEmpty)
  }

  @Test(arguments: [
    "[a](b.pdf)", "![a](b.png \"t\")", "[a]( <b c.pdf> )", "[a]:\n  b.pdf\n\n[a]", "> [a](\n> b.pdf)",
    "<img src=b.png>",
    "<div><A\nhref='b.pdf'>b</a></div>", "[a](b\\.md)", "[a](b&period;pdf)", "[a](.hidden/b.md)", "[a](b.md?x)",
    "[![a](b.png)](c.md)",
  ])
  func seesThatATextMayLeadToAFile(text: String) {
    for reader in Self.readers { #expect(leads(text, reader).may, "\(text)") }
  }

  @Test(arguments: [
    "", "No link.", "[a](b.md)", "[a](../c/b.md#d \"t\")", "[a](#b)", "[a](https://example.org/b.png)", "[a]()",
    "[a]: b.md\n", "x < y, <b>c</b> and <abbr>d</abbr>", "`[a]` [^1]",
  ])
  func seesThatATextLeadsToNone(text: String) {
    for reader in Self.readers { #expect(leads(text, reader) == (false, false), "\(text)") }
  }

  @Test func seesAddressesFromTheRootWhereTheyCount() {
    #expect(!leads("[a](/b.md)", Self.readers[0]).may)
    #expect(leads("[a](/b.md)", Self.readers[1]).may)
  }

  @Test func takesWhatIsTooLongToBeLookedThroughForAFile() {
    let name = String(repeating: "b", count: 2_100) + ".png"
    for text in ["[a](\(name))", "[a]: \(name)\n\n[a]", String(repeating: "]:a", count: 1_000)] {
      for reader in Self.readers { #expect(leads(text, reader).may, "\(text.prefix(8))") }
    }
    // One that ends before, and a text that does.
    for text in ["[a](#\(String(repeating: "b", count: 2_000)))", "[a]: #\(String(repeating: "b", count: 2_000))"] {
      for reader in Self.readers { #expect(!leads(text, reader).may) }
    }
  }

  @Test func overlooksNoFileInAnyText() {
    for seed in 0..<2_000 {
      var generator = PieceGenerator(seed: UInt64(seed), vocabulary: .commonMark)
      let text = generator.document().replacing("/url", with: seed % 2 == 0 ? "a.md" : "a.png")
      for reader in Self.readers {
        let found = leads(text, reader)
        #expect(found.may || !found.does, "\(text.debugDescription)")
      }
    }
  }
}
