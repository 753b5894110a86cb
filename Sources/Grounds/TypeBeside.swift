import Printing
import TokenValues
import Wording

/// The weight and the leading that a line of type gives beside its one number: `11 px / weight 600`, `400, line-height 1.5`.
struct TypeBeside {
  private(set) var weight: FontWeight?
  private(set) var leading: Double?

  init(_ text: ArraySlice<UInt8>) {
    let pieces = Lexeme.split(Array(text))
    let own = Array(text)
    for (word, piece) in zip(pieces, pieces.dropFirst()) where word.isWord {
      guard let number = piece.quantity, number.unit == nil, number.high == nil else { continue }
      let said = String(decoding: own[word.start..<word.end], as: UTF8.self).lowercased()
      if Self.ofWeight.contains(said), (1...1000).contains(number.low), number.low >= 100 {
        weight = weight ?? FontWeight(number.low)
      }
      if Self.ofLeading.contains(said), (0.8...3).contains(number.low) { leading = leading ?? number.low }
    }
  }

  private static let ofWeight: Set = ["weight", "wght", "font-weight", "gewicht", "peso", "graisse"]
  private static let ofLeading: Set = ["line-height", "leading", "lh", "lineheight", "height"]
}
