import Colorimetry
import Diagnostics
import Files
import Scans
import Syntax
import Testing

/// The colours of one text, with what the words beside them call them.
struct ColorScanTests {
  @Test(arguments: [
    ("Brand blue: #1155ee", ["Brand blue #1155ee"]),
    ("**Ink** (`#111111`) on **Paper** (#ffffff)", ["Ink #111111", "Paper #ffffff"]),
    ("`--quiet` / `--faint` (`#9fb0be` / `#5a6b7a`)", ["quiet #9fb0be", "faint #5a6b7a"]),
    ("Encre : rgb(17, 17, 17)", ["Encre #111111"]),
    ("Issue #123 and its heading #section", []),
  ])
  func areNamedByWhatStandsBesideThem(text: String, said: [String]) {
    #expect(values(of: text) == said)
  }

  @Test func keepTheirPlaces() {
    let text = "Leaf **Moss** is #335522."
    let document = document(text)
    guard let node = document.nodes.indices.first(where: { document[$0].kind == .paragraph }) else {
      Issue.record("no paragraph")
      return
    }
    var scan = TextScan(in: document)
    scan.read(node)
    let ranges = ColorScan(scan).values(known: [:]).map(\.range)
    #expect(ranges.map { String(decoding: document.file.bytes[$0.start..<$0.end], as: UTF8.self) } == ["#335522"])
  }

  private func values(of text: String) -> [String] {
    let document = document(text)
    var scan = TextScan(in: document)
    for node in document.nodes.indices where document[node].kind == .paragraph { scan.read(node) }
    return ColorScan(scan).values(known: [:]).map { "\($0.name) \($0.color?.hex ?? "")" }
  }

  private func document(_ text: String) -> MarkdownDocument {
    var diagnostics = Diagnostics()
    return MarkdownReader.read(SourceFile(path: "notes.md", text: text), into: &diagnostics)
  }
}
