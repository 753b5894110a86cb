package import Colorimetry
import Printing
import Syntax
import TokenValues

/// A colour in a function of CSS with references in it, as Tokens Studio computes it: `rgba({ink}, 0.4)`,
/// `color-mix(in srgb, {ink} 40%, {paper})`.
package struct ReferringColor {
  private enum Part {
    case text(Substring)
    case reference(String)
  }

  private let parts: [Part]

  /// Nil for a text that is no function of colours, or has no reference.
  package init?(_ text: String) {
    guard text.utf8.last == UInt8(ascii: ")"), text.utf8.contains(UInt8(ascii: "{")),
      let bracket = text.firstIndex(of: "("), Self.functions.contains(text[..<bracket].lowercased())
    else { return nil }
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { return nil }
      parts += [.text(rest[..<open]), .reference(String(rest[rest.index(after: open)..<close]))]
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + [.text(rest)]
  }

  /// Whether a text is a reference and an opacity, without a function around them: `{ink}, 0.4`.
  static func isShort(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "{"), let close = text.firstIndex(of: "}") else { return false }
    let rest = text[text.index(after: close)...].drop { $0 == " " }
    guard rest.first == ",", let alpha = WrittenQuantity(String(rest.dropFirst())) else {
      return false
    }
    return ["", "%"].contains(alpha.unit)
  }

  /// The colour of a text without references that has an opacity behind a colour: `rgba(#102030, 0.4)`, `#102030, 0.4`.
  static func plain(_ text: String) -> Color? {
    guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "#")), !text.utf8.contains(UInt8(ascii: "{")) else {
      return nil
    }
    let function = text[..<sign].lowercased()
    if function.isEmpty { return text.utf8.contains(UInt8(ascii: ",")) ? color("(\(text))") : nil }
    return ["rgb(", "rgba("].contains(function) && text.utf8.last == UInt8(ascii: ")") ? color(text) : nil
  }

  private static let functions = ColorFunctions.names.union(["color-mix"])

  /// The names that it refers to, in their order.
  package var references: [String] {
    parts.compactMap { part in
      if case .reference(let name) = part { name } else { nil }
    }
  }

  /// The colour with a text of CSS in place of each reference; nil if one has none, or no colour comes of it.
  package func color(_ referred: (String) -> String?) -> Color? {
    var text = ""
    for part in parts {
      switch part {
      case .text(let own): text += own
      case .reference(let name):
        guard let value = referred(name) else { return nil }
        text += value
      }
    }
    text = Self.computed(text)
    return Self.color(text) ?? CSSText.color(text)
  }

  /// A text with what comes of each calculation in it: `68%` for `calc(53% + 15%)`.
  private static func computed(_ text: String) -> String {
    let function = "calc("
    var text = text
    while let open = text.firstRange(of: function), let close = end(ofBracketAt: open.upperBound, in: text) {
      guard let result = Formula(String(text[open.upperBound..<close]))?.result({ _ in nil }) else { return text }
      text.replaceSubrange(open.lowerBound...close, with: result.value.trimmed(6) + result.unit)
    }
    return text
  }

  /// Where a bracket is closed that is open at a place.
  private static func end(ofBracketAt start: String.Index, in text: String) -> String.Index? {
    var depth = 1
    return text[start...].indices.first { index in
      depth += text[index] == "(" ? 1 : text[index] == ")" ? -1 : 0
      return depth == 0
    }
  }

  /// Another colour with an opacity of its own, as in `rgba(#102030, 0.4)` or `rgba(#102030 40%)`, which CSS does not
  /// have.
  private static func color(_ text: String) -> Color? {
    guard let bracket = text.firstIndex(of: "(") else { return nil }
    let inner = text[text.index(after: bracket)...].dropLast()
    var arguments = CSSText.parts(of: inner, at: ",")
    if arguments.count == 1 { arguments = CSSText.parts(of: inner, at: " ").filter { $0 != "/" } }
    guard arguments.count == 2, let color = CSSText.color(arguments[0]), let alpha = WrittenQuantity(arguments[1]),
      ["", "%"].contains(alpha.unit)
    else { return nil }
    return color.withOpacity(min(1, max(0, alpha.unit == "%" ? alpha.value / 100 : alpha.value)))
  }
}
