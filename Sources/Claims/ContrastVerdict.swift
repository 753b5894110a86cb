import Colorimetry
import Files
import Guide
import Printing
import Statements
import Wording

/// A column of a table that says whether the contrast of each row is enough: `✅ Pass` below `Status` or below `AA`.
struct ContrastVerdict {
  let column: Int
  /// What its header says that is reached; nil where a row says it.
  private let level: ClaimedContrast?

  /// Nil for a column of something else.
  ///
  /// - Parameter head: the words of its header.
  init?(_ column: Int, head: [String]) {
    self.column = column
    if let level = Self.level(in: head), head.allSatisfy({ Self.plain.contains($0) || Int($0) != nil }) {
      self.level = level
    } else if head.count < 3, !Self.heads.isDisjoint(with: head) {
      level = nil
    } else {
      return nil
    }
  }

  private static let heads: Set<String> = [
    "status", "result", "pass", "passes", "verdict", "compliance", "compliant", "ok",
  ]
  /// Words beside a level that ask for no less of it.
  private static let plain: Set<String> = [
    "aa", "aaa", "wcag", "level", "normal", "text", "body", "pass", "passes", "compliance", "compliant", "meets",
    "status",
  ]

  /// What a cell of the column claims; nil where it says that the contrast is too little, or nothing of it.
  ///
  /// - Parameter needed: what the row says that is asked for.
  func claim(_ cell: PageText, needed: ClaimedContrast?) -> ClaimedContrast? {
    let words = NameWords(cell.bytes).words
    let letters = words.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    let hasSign = VerdictSigns.has(.right, in: cell.bytes[...])
    guard hasSign || !Self.passing.isDisjoint(with: letters), !ClaimedContrast.fails(cell.bytes[...]),
      letters.allSatisfy({ Self.passing.contains($0) || Self.plain.contains($0) })
    else { return nil }
    let said = level ?? Self.level(in: letters) ?? needed
    // What passes at nothing that is named has as much as large text needs.
    return ClaimedContrast(
      kind: .level(said?.least(for: Contrast.leastOfText) ?? Contrast.leastOfLargeText), text: said?.text ?? "3:1",
      range: 0..<cell.bytes.count)
  }

  private static let passing: Set<String> = ["pass", "passes", "passed", "yes", "ok"]

  private static func level(in words: [String]) -> ClaimedContrast? {
    guard let name = ["aaa", "aa"].first(where: words.contains) else { return nil }
    return ClaimedContrast.read(Array(name.uppercased().utf8)[...])
  }
}
