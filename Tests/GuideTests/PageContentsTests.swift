import Diagnostics
import Files
import Printing
import Synchronization
import Syntax
import Testing

@testable import Guide

/// What a page says that others ask of it, and the page as it is kept without its tree.
struct PageContentsTests {
  private static let text = """
    ---
    title: Colour
    aliases: [Paint, ../old.html]
    related: [use.md]
    since: 1.2
    links: [{source: a/colour.swift}]
    ---

    # Colour

    See [greys](use.md#greys), ![a chart](chart.png) and <img src="far.png" alt="Far">.

    <!-- specimen-allow placeholder: nobody knows yet -->
    TBD

    ## Greys

    <a id="blues"></a>

    <h3>Deep</h3>

    ```do-dont
    <b>Do</b>
    ```

    ```swift
    place("use.md#greys")
    ```

    {{< include more.md >}}

    """

  /// Of the steps of one scale the brand is the usual one, and not the first that is coloured.
  @Test(arguments: [
    (
      """
      | Step | Hex | Use |
      |---|---|---|
      | `primary-100` | #ffedd5 | hover |
      | `primary-300` | #fdba74 | rings |
      | `primary-500` | #f97316 | **Default primary** |
      | `primary-700` | #c2410c | pressed |
      """, ["#f97316"]
    ),
    ("- Amber: #f97316\n- Deep: #7c2d12", ["#f97316", "#7c2d12"]),
  ])
  func takesTheUsualStepOfAScaleForTheBrand(_ colors: String, _ expected: [String]) {
    var found = Diagnostics()
    let file = SourceFile(path: "a.md", text: "# Guide\n\n## Primary color\n\n\(colors)\n")
    #expect(BrandColors.all(in: MarkdownReader.read(file, into: &found)) == expected)
  }

  private func draft(_ text: String) -> (file: SourceFile, reader: PageReader, draft: PageReader.Draft) {
    let file = SourceFile(path: "content/a/colour.md", text: text)
    let layout = ProjectLayout(Sources([file, SourceFile(path: "content/guide.yml", text: "title: A")]))
    let reader = PageReader(layout.systems[0])
    var found = Diagnostics()
    let document = MarkdownReader.read(file, into: &found)
    return (file, reader, reader.draft(of: document, found: found))
  }

  @Test func saysWhatOthersAsk() {
    let contents = draft(Self.text).draft.page.contents
    #expect(contents.headings.map(\.text) == ["Colour", "Greys"])
    #expect(contents.outline.map(\.id) == ["colour", "greys", "deep"])
    #expect(contents.targets.map(\.id) == ["colour", "greys", "blues", "deep"])
    #expect(contents.destinations == ["use.md#greys", "chart.png", "far.png"])
    #expect(contents.blockNames == ["do-dont", "swift"] && contents.markupBlockNames == ["do-dont"])
    #expect(contents.silences.map(\.rule) == ["placeholder"])
    #expect(contents.hasPlacesInBlocks && contents.takesInOthers)
    #expect(contents.titleHeading?.text == "Colour")
  }

  @Test func saysNothingOfWhatAPageDoesNotHave() {
    let contents = draft("## Part\n\nWords {{ here }}.\n\n```css\na { color: #fff }\n```\n").draft.page.contents
    #expect(contents.frontMatter == nil && contents.titleHeading == nil && contents.markupBlockNames.isEmpty)
    #expect(!contents.hasPlacesInBlocks && !contents.takesInOthers && contents.destinations.isEmpty)
  }

  private func packed(_ draft: PageReader.Draft) -> [UInt8] {
    var out = PackedWriter()
    draft.pack(into: &out)
    return out.bytes
  }

  @Test func aPageThatWasPackedIsTheSameAndIsParsedOnlyWhenItsTreeIsAskedFor() throws {
    let (file, reader, draft) = draft(Self.text)
    let rules = draft.found.all + draft.diagnostics.all
    let names = PackedNames(
      files: [file.path: file], rules: Dictionary(rules.map { ($0.rule.id, $0.rule) }) { first, _ in first })
    #expect(draft.mayBePacked(as: file, names))
    let bytes = packed(draft)
    let isParsed = Mutex(false)
    var packed = PackedReader(bytes[...])
    let again = try reader.draft(of: file, &packed, names) {
      isParsed.withLock { $0 = true }
      return draft.page.document
    }
    #expect(packed.isAtEnd && self.packed(again) == bytes)
    #expect(again.page.hasFace(of: draft.page) && again.page.titleHeading?.text == "Colour")
    #expect(again.page.facts.aliases == ["Paint"] && again.page.facts.formerAddresses.count == 1)
    let wasParsed = isParsed.withLock { $0 }
    #expect(!wasParsed && again.page.document === draft.page.document)
    let isParsedNow = isParsed.withLock { $0 }
    #expect(isParsedNow)
  }

  @Test func aPageHasTheSameFaceWithOtherWordsAndHeadingsAndAnotherWithAnotherTitle() {
    let page = draft("# Colour\n\n## Greys\n\nWords.\n").draft.page
    #expect(draft("# Colour\n\n## Tones of grey\n\nOther words.\n").draft.page.hasFace(of: page))
    #expect(!draft("# Colours\n\n## Greys\n\nWords.\n").draft.page.hasFace(of: page))
    #expect(!draft("---\nstatus: draft\n---\n\n# Colour\n").draft.page.hasFace(of: page))
  }

  @Test func readsNoPageThatIsCutOffOrOfAShorterFile() {
    let (file, reader, draft) = draft(Self.text)
    let names = PackedNames(files: [file.path: file], rules: [:])
    let bytes = packed(draft)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: PackedFault.self) {
        var packed = PackedReader(bytes.prefix(count))
        _ = try reader.draft(of: file, &packed, names) { draft.page.document }
      }
    }
    let short = SourceFile(path: file.path, text: "# Colour\n")
    #expect(throws: PackedFault.self) {
      var packed = PackedReader(bytes[...])
      _ = try reader.draft(of: short, &packed, names) { draft.page.document }
    }
  }

  @Test func packsNoPageThatWasReadInAnotherForm() {
    let (file, _, draft) = draft(Self.text)
    let other = SourceFile(path: file.path, text: Self.text)
    #expect(!draft.mayBePacked(as: other, PackedNames(files: [other.path: other], rules: [:])))
  }
}
