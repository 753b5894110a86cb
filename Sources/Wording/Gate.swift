import Files
import Printing

/// Quick looks at the source of a text, so that one without values is not read. None refuses a text that holds a value,
/// as long as no markup divides a word.
package enum Gate {
  /// Whether running text may hold a value: they all have a number, a `#` or the brackets of a gradient.
  package static func mayHoldProseValue(_ text: ArraySlice<UInt8>) -> Bool { proseSigns.firstIndex(in: text) != nil }

  /// Whether the cell of a column that names neither families nor easings may hold a value: a `-` is in `ease-in`.
  package static func mayHoldCellValue(_ cell: ArraySlice<UInt8>) -> Bool { cellSigns.firstIndex(in: cell) != nil }

  /// Whether a list, a table or an item may hold a value.
  ///
  /// - Parameter speaksUIKit: whether any code span counts, since it may name one of Apple's colours; else only those
  ///   that begin as UIKit's names do.
  package static func mayHoldValue(_ text: ArraySlice<UInt8>, speaksUIKit: Bool) -> Bool {
    var rest = text
    while let index = signs.firstIndex(in: rest) {
      rest = rest[(index + 1)...]
      if speaksUIKit, text[index] == UInt8(ascii: "`") { return true }
      guard let words = words[Int(text[index] | 0x20)] else { return true }
      for (word, offset) in words where index - offset >= text.startIndex {
        if text[(index - offset)...].prefix(word.utf8CodeUnitCount).isWord(word) { return true }
      }
    }
    return false
  }

  /// Whether lines may give a style of type one field each: one of them is its size.
  package static func mayHoldStyle(_ text: ArraySlice<UInt8>) -> Bool {
    sizes.contains { text.firstPlace(of: $0[...]) != nil } || text.contains(where: \.startsUnparted)
  }

  /// Parts of the words for it that are in no other letters: `Größe`, `tamaño`, `grootte`.
  private static let sizes = ["ize", "röße", "roesse", "aille", "amaño", "amano", "amanho", "imension", "rootte"].map {
    Array($0.utf8)
  }

  // A character reference or a backslash may stand for or before anything.
  private static let proseSigns = ByteSet("#0123456789(&\\")
  private static let cellSigns = ByteSet("#0123456789-(&\\")
  private static let signs = ByteSet("#0123456789&\\(`fFpPvV-gGsSlLxXmM")

  /// The words that values without a number have, by one of their rarer signs and its place in them.
  private static let words: [[(StaticString, Int)]?] = (0...255).map { wordsBySign[$0] }

  private static let wordsBySign: [UInt8: [(StaticString, Int)]] = [
    UInt8(ascii: "("): [("gradient(", 8)],
    UInt8(ascii: "f"): [("serif", 4), ("famil", 0), ("fantasy", 0), ("font", 0)],
    UInt8(ascii: "p"): [("monospace", 5)],
    UInt8(ascii: "v"): [("cursive", 5)],
    UInt8(ascii: "-"): [("-ui", 0), ("ui-", 2), ("bg-", 2), ("rounded-", 7), ("shadow-", 6)],
    UInt8(ascii: "g"): [("design", 4), ("regular", 2), ("light", 2)],
    UInt8(ascii: "s"): [("ease", 2)],
    UInt8(ascii: "l"): [("linear", 0), ("bold", 2)],
    UInt8(ascii: "m"): [("medium", 0)],
    UInt8(ascii: "x"): [("text-", 2)],
    UInt8(ascii: "`"): [("`system", 0), ("`secondary", 0), ("`tertiary", 0), ("`label`", 0)],
  ]
}
