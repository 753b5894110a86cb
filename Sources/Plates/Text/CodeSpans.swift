import Colorimetry
package import Markup
import Printing

/// Text with code between backticks; a colour in it gets a chip, as in running text.
package enum CodeSpans {
  package static func nodes(_ text: String) -> [Node] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard parts.count % 2 == 1 else { return [.text(text)] }
    return parts.enumerated().filter { !$1.isEmpty }.map { index, part in
      index % 2 == 1 ? h("code") { code(part) } : .text(part)
    }
  }

  /// What is in code in a text.
  static func names(in text: String) -> [String] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.count % 2 == 1 ? parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) } : []
  }

  private static func code(_ text: String) -> Node {
    guard let color = color(text) else { return Plate.breaking(code: text.utf8) }
    // No line ends between the chip and the first piece of the text.
    let piece = text.prefix { $0 != "(" && $0 != " " }
    return .fragment([
      h("span", .class("unbroken")) {
        Plate.chip(color.css)
        String(piece)
      },
      .text(String(text.dropFirst(piece.count))),
    ])
  }

  /// A colour as designers write it, which a bare name is not.
  private static func color(_ text: String) -> Color? {
    guard text.utf8.first == UInt8(ascii: "#") || text.utf8.last == UInt8(ascii: ")") else { return nil }
    do { return try Color(css: text) } catch { return nil }
  }
}

extension Plate {
  /// A colour as a small square in running text.
  ///
  /// - Parameter paint: a background in CSS.
  package static func chip(_ paint: String) -> Node {
    h("span", .class("chip"), .style("background: \(paint)"), .specimen("chip"))
  }
}
