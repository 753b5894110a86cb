import Colorimetry
import Files
import Guide
import Markup
import Plates
package import Printing
import Recognition
import Syntax
import Tokens

/// Values in running text: a colour gets a chip before it, a token's path becomes a link to the token.
///
/// Recognition is by exact grammar, and the text itself is never changed.
package enum InlineValues {
  /// Prints a code span that is a colour, names a token or holds references; false leaves it to the renderer.
  ///
  /// - Parameter links: nil where nothing can be linked.
  package static func codeSpan(
    _ literal: BorrowedBytes, _ links: ReferenceLinks?, into out: inout ByteBuffer
  ) -> Bool {
    guard let first = literal.first, literal.count <= 200 else { return false }
    if let links, literal.contains(UInt8(ascii: "{")), links.system.reference(in: literal, from: 0) != nil {
      out.put("<code>")
      put(literal, links, marksColors: false, into: &out)
      out.put("</code>")
      return true
    }
    if first == UInt8(ascii: "#"), HexColors.isColor(literal) {
      out.put("<code>")
      chip(hex: literal, into: &out)
      out.put(literal)
      out.put("</code>")
      return true
    }
    if isFunctionStart(first), let color = color(literal) {
      out.put("<code>")
      chip(color).print(into: &out)
      out.put(text: literal)
      out.put("</code>")
      return true
    }
    guard let links, links.system.hasTokens, literal.contains(UInt8(ascii: ".")) else { return false }
    let path = TokenPath(String(decoding: literal, as: UTF8.self))
    guard links.system.allTokens[path] != nil else { return false }
    h("a", .href(links.url(of: path))) { h("code") { path.description } }.print(into: &out)
    return true
  }

  /// Prints a run of text with a chip before each hex colour in it, and with references linked to their tokens; false
  /// if there are neither.
  ///
  /// - Parameters:
  ///   - links: nil where nothing can be linked.
  ///   - marksColors: whether colours get a chip.
  package static func text(
    _ literal: BorrowedBytes, _ links: ReferenceLinks?, marksColors: Bool, into out: inout ByteBuffer
  ) -> Bool {
    if let links, literal.contains(UInt8(ascii: "{")), links.system.reference(in: literal, from: 0) != nil {
      put(literal, links, marksColors: marksColors, into: &out)
      return true
    }
    return marksColors && text(literal, into: &out)
  }

  /// Prints a text with its references linked.
  private static func put(
    _ literal: BorrowedBytes, _ links: ReferenceLinks, marksColors: Bool, into out: inout ByteBuffer
  ) {
    var from = 0
    func between(_ end: Int) {
      let part = UnsafeBufferPointer(rebasing: literal[from..<end])
      if !marksColors || !text(part, into: &out) { out.put(text: part) }
    }
    while let found = links.system.reference(in: literal, from: from) {
      between(found.range.lowerBound)
      from = found.range.upperBound
      links.link(found).print(into: &out)
    }
    between(literal.count)
  }

  private static func text(_ literal: BorrowedBytes, into out: inout ByteBuffer) -> Bool {
    guard var found = HexColors.next(in: literal, from: 0) else { return false }
    var from = 0
    while true {
      out.put(text: UnsafeBufferPointer(rebasing: literal[from..<found.lowerBound]))
      chip(hex: UnsafeBufferPointer(rebasing: literal[found]), into: &out)
      from = found.lowerBound
      guard let next = HexColors.next(in: literal, from: found.upperBound) else { break }
      found = next
    }
    out.put(text: UnsafeBufferPointer(rebasing: literal[from...]))
    return true
  }

  static func chip(_ color: Color) -> Node {
    var out = ByteBuffer(reserving: 96)
    var hex = color.hex
    hex.withUTF8 { chip(hex: $0, into: &out) }
    return .markup(out.bytes)
  }

  /// A chip of `#` and 3, 4, 6 or 8 digits: six in lower case, and two more if it is not opaque.
  private static func chip(hex: BorrowedBytes, into out: inout ByteBuffer) {
    out.put("<span class=\"chip\" style=\"background: #")
    let isShort = hex.count <= 5
    let opaque = isShort ? 4 : 7
    let isOpaque = hex[opaque...].allSatisfy { $0 | 0x20 == UInt8(ascii: "f") }
    for digit in hex[1..<(isOpaque ? opaque : hex.count)] {
      out.put(digit | 0x20)
      if isShort { out.put(digit | 0x20) }
    }
    out.put("\" data-specimen=\"chip\"></span>")
  }

  /// A CSS colour function in a code span, which designers write as well as hex; bare colour names are treated as
  /// words.
  private static func color(_ text: BorrowedBytes) -> Color? {
    guard text.last == UInt8(ascii: ")") else { return nil }
    do { return try Color(css: String(decoding: text, as: UTF8.self)) } catch { return nil }
  }

  private static func isFunctionStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "r"), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "o"), UInt8(ascii: "c"): true
    default: false
    }
  }
}
