import Printing
import Testing

@testable import Wording

/// Numbers with their units, and what looks like one and is none.
@Suite struct QuantityTests {
  @Test(arguments: [
    ("16", "16"), ("12 pt", "12 pt"), ("12pt", "12 pt"), ("4-pt", "4 pt"), ("0.5", "0.5"), (".5", "0.5"),
    ("16–20", "16–20"), ("150-300ms", "150–300 ms"), ("180 to 240 ms", "180–240 ms"), ("16 - 24 px", "16–24 px"),
    ("16pt–20pt", "16–20 pt"), ("24x24 points", "24 pt square"), ("44 × 44", "44 square"), ("3-second", "3 s"),
    ("0.04s", "0.04 s"), ("1.5rem", "1.5 rem"), ("40 percent", "40 percent"), ("40%", "40 percent"),
    ("48 dp", "48 dp"), ("250 milliseconds", "250 ms"),
  ])
  func readsANumberWithItsUnit(_ text: String, _ expected: String) {
    #expect(quantities(in: text) == [expected])
  }

  @Test(arguments: [
    "2026-02-12", "1.2.3", "v2.1", "10:30", "4.5:1", "#123", "3/4", "16th", "2x", "H1", "iOS-16", "$5", "1,000",
    "0x1F", "24x32", "90deg", "3D",
  ])
  func leavesWhatIsNone(_ text: String) {
    #expect(quantities(in: text).isEmpty)
  }

  @Test func readsAListWithoutSpaces() {
    #expect(quantities(in: "0,2,4, 8") == ["0", "2", "4", "8"])
  }

  @Test func endsOnHostileNumbers() {
    let long = String(repeating: "9", count: 5000)
    #expect(quantities(in: "\(long).\(long)px 8px").count <= 2)
    #expect(quantities(in: String(repeating: "1-", count: 5000)).isEmpty)
  }

  private func quantities(in text: String) -> [String] {
    var lexemes: [Lexeme] = []
    Lexeme.split(Array(text.utf8), into: &lexemes)
    return lexemes.compactMap(\.quantity).map(said)
  }

  /// `16`, `16–20 px`, `24 pt square`.
  private func said(_ quantity: Quantity) -> String {
    let number = quantity.low.trimmed(4) + (quantity.high.map { "–" + $0.trimmed(4) } ?? "")
    return number + (quantity.unit.map { " \($0)" } ?? "") + (quantity.isSquare ? " square" : "")
  }
}
