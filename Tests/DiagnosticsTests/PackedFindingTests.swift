import Diagnostics
import Files
import Printing
import Testing

struct PackedFindingTests {
  private static let page = SourceFile(path: "a.md", text: "# One\n\nTwo three\n")
  private static let other = SourceFile(path: "b.md", text: "# Other\n")
  private static let names = PackedNames(
    files: ["a.md": page, "b.md": other], rules: ["broken-link": .brokenLink, "unreadable-file": .unreadableFile])

  private static var findings: Diagnostics {
    let place = page.span(ByteRange(7, 10))
    var found = Diagnostics()
    found.report(
      .brokenLink, "\("x.md") is not a page", at: place, why: "it costs",
      fix: Fix(guess: "did you mean y?", replacing: place, with: "y"),
      related: [Diagnostic.Related("here", at: other.span(ByteRange(0, 3)))])
    let advised = [AdvisedColor(hex: "#0066cc"), AdvisedColor(hex: "#ffffff", isGround: true)]
    found.report(.brokenLink, "all of it", at: place, fix: Fix("another colour", colors: advised))
    found.report(.unreadableFile, "it is closed", at: nil, about: "docs/c.md")
    found.report(Diagnostic(.brokenLink, "less", at: place).with(.note))
    found.compared.values = 3
    found.compared.claims = 1
    found.compared.hasTexts = true
    return found
  }

  @Test func readsTheFindingsThatWerePacked() throws {
    var out = PackedWriter()
    Self.findings.pack(into: &out)
    var reader = PackedReader(out.bytes[...])
    let read = try Diagnostics(&reader, Self.names)
    #expect(reader.isAtEnd && read.compared == Self.findings.compared)
    #expect(read.all.count == Self.findings.all.count)
    for (now, before) in zip(read.all, Self.findings.all) {
      #expect(now.rule == before.rule && now.severity == before.severity)
      #expect(now.message == before.message && now.values == before.values)
      #expect(now.span == before.span && now.place == before.place)
      #expect(now.why == before.why && now.fix == before.fix)
      #expect(now.related.map(\.message) == before.related.map(\.message))
      #expect(now.related.map(\.span) == before.related.map(\.span))
    }
    // Nothing is left out: packed again, it is the same.
    var again = PackedWriter()
    read.pack(into: &again)
    #expect(again.bytes == out.bytes)
  }

  @Test func readsNothingOfAFileThatIsGoneOrShorter() {
    var out = PackedWriter()
    Self.findings.pack(into: &out)
    for files in [["a.md": Self.page], ["a.md": SourceFile(path: "a.md", text: "#"), "b.md": Self.other]] {
      let names = PackedNames(files: files, rules: ["broken-link": .brokenLink, "unreadable-file": .unreadableFile])
      var reader = PackedReader(out.bytes[...])
      #expect(throws: PackedFault.self) { try Diagnostics(&reader, names) }
      #expect(!names.have(Self.findings.all))
    }
    #expect(Self.names.have(Self.findings.all))
  }
}
