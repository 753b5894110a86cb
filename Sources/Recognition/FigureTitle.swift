import Files
import Printing
package import Syntax

/// What a figure is called after the heading or lead-in it stands under.
package enum FigureTitle {
  /// The block's own text without a number before it, a colon behind it and a long remark in brackets.
  ///
  /// Nil for the document's title and for a sentence.
  package static func text(of node: Int, in document: MarkdownDocument) -> String? {
    let isHeading = document[node].kind == .heading
    if isHeading, document[node].level == 1 { return nil }
    let whole = document.plainBytes(of: node)
    // What is longer is no title.
    var text = whole.dropFirst(isHeading ? numbering(whole) : 0).prefix(2 * longest + 2)
    if !isHeading, let colon = text.firstIndex(of: UInt8(ascii: ":")), colon + 1 < text.endIndex {
      text = text[..<colon]
    }
    if text.count > longest, let open = text.firstIndex(of: UInt8(ascii: "(")) { text = text[..<open] }
    guard text.count <= 2 * longest else { return nil }
    let title = text.withUnsafeBufferPointer(TextScan.plain) ?? TextScan.trimmed(text)
    let isSentence =
      document[node].kind == .paragraph
      && (isRunning(whole) || title.withBytes { $0.count { $0 == 0x20 } } >= mostWords)
    return title.isEmpty || isSentence ? nil : title
  }

  private static let longest = 40
  private static let mostWords = 7

  /// Whether a full stop ends or parts the text.
  private static func isRunning(_ text: ArraySlice<UInt8>) -> Bool {
    text.last == UInt8(ascii: ".") || zip(text, text.dropFirst()).contains { $0 == UInt8(ascii: ".") && $1 == 0x20 }
  }

  /// The bytes of `4.1 ` or `2. ` at the start.
  private static func numbering(_ text: ArraySlice<UInt8>) -> Int {
    let number = text.prefix { Byte.isDigit($0) || $0 == UInt8(ascii: ".") }
    guard let first = number.first, Byte.isDigit(first), number.endIndex < text.endIndex,
      text[number.endIndex] == 0x20
    else { return 0 }
    return number.count + 1
  }
}
