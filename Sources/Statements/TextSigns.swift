import Printing

/// The signs of a text that tell what can be found in it, read once: whoever looks for values, counts or pairs asks first
/// whether the signs are there that all of these have.
package struct TextSigns: OptionSet, Sendable {
  package let rawValue: UInt8

  package static let digit = TextSigns(rawValue: 1 << 0)
  /// `#`
  package static let hash = TextSigns(rawValue: 1 << 1)
  /// `(`
  package static let bracket = TextSigns(rawValue: 1 << 2)
  /// `/`
  package static let slash = TextSigns(rawValue: 1 << 3)
  /// `:`
  package static let colon = TextSigns(rawValue: 1 << 4)
  /// What may be a long dash, an arrow or another sign of three bytes.
  package static let dash = TextSigns(rawValue: 1 << 5)
  /// Letters of scripts beyond Latin, Greek and Cyrillic, and pictures.
  package static let eastern = TextSigns(rawValue: 1 << 6)

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ text: [UInt8]) {
    let table = Self.table
    self = text.reduce(into: []) { signs, byte in signs.formUnion(table[Int(byte)]) }
  }

  /// What each byte is.
  private static let table: [TextSigns] = (0...255).map { (byte: UInt8) in
    switch byte {
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "("): .bracket
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: ":"): .colon
    case 0xE2: .dash
    case 0xE3...: .eastern
    default: byte.isDigit ? .digit : []
    }
  }
}
