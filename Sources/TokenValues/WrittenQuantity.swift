/// A number with a unit, such as `16px`.
package struct WrittenQuantity {
  package let value: Double
  /// In lower case; empty if there is none.
  package let unit: String

  /// Nil for a text that does not begin with a number, or whose number is not finite. Spaces are passed over.
  package init?(_ text: String) {
    let text = text.drop { $0 == " " }
    let end = text.lastIndex { $0.isASCII && ($0.isNumber || $0 == ".") }.map(text.index(after:)) ?? text.startIndex
    let digits = text[..<end]
    let isPlain = digits.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "+") || byte | 0x20 == UInt8(ascii: "e")
    }
    guard isPlain, let value = Double(digits), value.isFinite else { return nil }
    self.value = value
    unit = text[end...].filter { $0 != " " }.lowercased()
  }
}
