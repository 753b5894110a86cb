package import Colorimetry

/// Parsing shared by texts in CSS's grammar.
package enum CSSText {
  /// The parts between separators outside brackets, trimmed; if the separator is a space, no part is empty.
  package static func parts(of text: Substring, at separator: Character) -> [String] {
    var depth = 0
    let pieces = text.split(omittingEmptySubsequences: separator == " ") { character in
      if character == "(" || character == "{" { depth += 1 }
      if character == ")" || character == "}" { depth -= 1 }
      return depth == 0 && character == separator
    }
    return pieces.map { piece in
      let rest = piece.drop { $0 == " " }
      return String(rest[..<(rest.lastIndex { $0 != " " }.map(rest.index(after:)) ?? rest.startIndex)])
    }
  }

  /// The colour in a text; nil if it is not one.
  package static func color(_ text: String) -> Color? {
    guard text.first.map({ $0 == "#" || $0.isLetter }) == true else { return nil }
    do { return try Color(css: text) } catch { return nil }
  }
}
