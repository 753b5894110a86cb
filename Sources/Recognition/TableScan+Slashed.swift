import Files
import Printing
import Scans
import Syntax
import Wording

/// Rows that give several values under as many names.
extension TableScan {
  /// `data.1` … `data.5` of a row called `data.1..5` that has as many colours.
  mutating func rangedNames(_ count: Int) -> [String]? {
    let name = rowName().text
    for sign in ["..", "…", "–"] {
      let sides = name.split(separator: sign, maxSplits: 1)
      guard sides.count == 2, let last = Int(sides[1]), case let digits = sides[0].reversed().prefix(while: \.isNumber),
        let first = Int(String(digits.reversed())), last - first + 1 == count
      else { continue }
      let stem = sides[0].dropLast(digits.count)
      return (first...last).map { "\(stem)\($0)" }
    }
    return nil
  }

  /// `.btn-sm` / `.btn-lg` beside `36px / 52px high`: as many lengths as names.
  mutating func readSlashed(_ column: Int) -> Bool {
    let lengths = cell.lexemes.compactMap(\.quantity).filter { $0.unit?.isLength == true && $0.high == nil }
    guard lengths.count > 1, cell.text.contains(UInt8(ascii: "/")), let written = slashedNames(lengths.count),
      let (kind, evidence) = kind(of: lengths[0], column) ?? kindSaid, lengths.allSatisfy({ kind.takes($0) })
    else { return false }
    for (name, length) in zip(written.split(separator: "/"), lengths) {
      let place = cell.place(length.start..<length.end)
      addNumber(
        Name(Trimming.text(Array(name.utf8)[...])), kind, .quantity(length), place, column,
        evidence.map { [$0] } ?? [])
    }
    return true
  }

  /// What the words behind the numbers of a cell say that they are: `36px / 52px high`.
  private var kindSaid: (kind: ValueKind, evidence: Evidence?)? {
    let words = cell.lexemes.filter(\.isWord).map { cell.text[$0.start..<$0.end] }
    return words.contains { word in ["high", "wide", "tall"].contains { word.elementsEqual($0.utf8) } }
      ? (.size, .notation) : nil
  }

  /// In the order of CSS.
  static let corners = ["top left", "top right", "bottom right", "bottom left"]
}
