import Colorimetry
import Files
package import Guide
import Markup
import Tokens

/// Values that stand in running text: a colour gets a chip before it, a token's path leads to the token.
///
/// Recognition is by exact grammar, and the text itself is never changed.
package enum InlineValues {
  /// Writes a code span that holds a colour or names a token; false leaves it to the renderer.
  package static func codeSpan(
    _ literal: ArraySlice<UInt8>, in system: DesignSystem, pageURL: String, into out: inout [UInt8]
  ) -> Bool {
    guard let first = literal.first, literal.count <= 200 else { return false }
    if isColorStart(first), let color = color(literal) {
      out.append(contentsOf: "<code>".utf8)
      chip(color, into: &out)
      Escape.text(literal, into: &out)
      out.append(contentsOf: "</code>".utf8)
      return true
    }
    guard literal.contains(UInt8(ascii: ".")), !system.tokens.tokens.isEmpty else { return false }
    let path = TokenPath(String(decoding: literal, as: UTF8.self))
    guard system.tokens[path] != nil else { return false }
    let url = RelativePath.link(to: system.url("tokens.html"), from: pageURL) + "#" + TokenAnchor.id(of: path)
    h("a", .href(url)) { h("code") { path.description } }.print(into: &out)
    return true
  }

  /// Writes a run of text in which hex colours stand, each with its chip; false where there are none.
  package static func text(_ literal: ArraySlice<UInt8>, into out: inout [UInt8]) -> Bool {
    let colors = HexColors.find(in: literal)
    guard !colors.isEmpty else { return false }
    var from = literal.startIndex
    for found in colors {
      Escape.text(literal[from..<found.range.lowerBound], into: &out)
      chip(found.color, into: &out)
      from = found.range.lowerBound
    }
    Escape.text(literal[from...], into: &out)
    return true
  }

  static func chip(_ color: Color) -> Node {
    var out: [UInt8] = []
    chip(color, into: &out)
    return .markup(out)
  }

  /// Straight to bytes: a document may have one in every line.
  private static func chip(_ color: Color, into out: inout [UInt8]) {
    out.append(contentsOf: "<span class=\"chip\" style=\"background: ".utf8)
    out.append(contentsOf: color.hex.utf8)
    out.append(contentsOf: "\" data-specimen=\"chip\" aria-hidden=\"true\"></span>".utf8)
  }

  /// A colour as a designer writes it in a code span: a hex colour or a CSS colour function; names alone are words.
  private static func color(_ text: ArraySlice<UInt8>) -> Color? {
    if text.first == UInt8(ascii: "#") {
      return text.count <= 9 ? Color(hex: String(decoding: text, as: UTF8.self)) : nil
    }
    guard text.last == UInt8(ascii: ")") else { return nil }
    do { return try Color(css: String(decoding: text, as: UTF8.self)) } catch { return nil }
  }

  private static func isColorStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "#"), UInt8(ascii: "r"), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "o"),
      UInt8(ascii: "c"):
      true
    default: false
    }
  }
}
