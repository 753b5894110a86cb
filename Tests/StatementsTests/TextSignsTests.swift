import Diagnostics
import Files
import Printing
import Statements
import Syntax
import TestSupport
import Testing
import Wording

/// The signs that tell what can be found in a text, against what is found in it.
struct TextSignsTests {
  private static let pieces = [
    "12px", "#fff", "#abcdef", "rgb(none none none)", "oklch(0.5 0.1 20)", "cubic-bezier(0, 0, 1, 1)", ".5rem", "-4px",
    "1.5", "24x24", "ink", "`--gap`", "four", " ", ": ", " (", ")", " — ", "/", "；", "余白", "…", "→", "**", "#", ".",
  ]

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func noneIsMissingWhereAValueIsFound(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    for _ in 0..<50 {
      let count = Int.random(in: 1...6, using: &random)
      let written = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let text = Self.text(written)
      let hasValue = text.bytes.indices.contains { WrittenValue.read(text.bytes, at: $0) != nil }
      #expect(!hasValue || text.mayHoldValue, "\(written)")
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func eachIsThereWhereItsBytesAre(_ seed: UInt64) {
    var random = SplitMix(seed: seed)
    let written = (0..<4).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
    let text = Self.text(written)
    func has(_ isSign: (UInt8) -> Bool) -> Bool { text.bytes.contains(where: isSign) }
    #expect(text.has(.digit) == has(\.isDigit), "\(written)")
    #expect(text.has(.hash) == has { $0 == UInt8(ascii: "#") }, "\(written)")
    #expect(text.has(.bracket) == has { $0 == UInt8(ascii: "(") }, "\(written)")
    #expect(text.has(.slash) == has { $0 == UInt8(ascii: "/") }, "\(written)")
    #expect(text.has(.colon) == has { $0 == UInt8(ascii: ":") }, "\(written)")
    #expect(text.has(.dash) == (text.bytes[...].firstPlace(of: "—") != nil || has { $0 == 0xE2 }), "\(written)")
    #expect(text.has(.eastern) == has { $0 >= 0xE3 }, "\(written)")
  }

  /// A cell of a table, which may hold nothing at all.
  private static func text(_ written: String) -> PageText {
    var found = Diagnostics()
    let cell = written.replacing("|", with: "")
    let document = MarkdownReader.read(
      SourceFile(path: "page.md", bytes: Array("| A | B |\n|---|---|\n| x | \(cell) |\n".utf8)), into: &found)
    let node = document.nodes.indices.last { document[$0].kind == .tableCell }
    return node.map { PageText($0, .cell, section: 0, of: document) } ?? PageText(empty: 0)
  }
}
