import Printing

/// Font families as CSS text.
package enum FontStack {
  /// Names in order, quoted unless they are keywords, followed by a fallback of the browser's.
  package static func css(_ families: [String]) -> String {
    let written = families.map { generic.contains($0) ? $0 : quoted($0) }
    return (written + (families.contains { generic.contains($0) } ? [] : [fallback(of: families)])).joined(
      separator: ", ")
  }

  /// The value of the property `font`: `700 16px/1.5 'IBM Plex Sans', system-ui`.
  ///
  /// - Parameters:
  ///   - size: a length with its unit.
  ///   - lineHeight: a multiple of the size; nil for the browser's.
  package static func font(_ families: [String], weight: String, size: String, lineHeight: String? = nil) -> String {
    "\(weight) \(size)\(lineHeight.map { "/" + $0 } ?? "") \(css(families))"
  }

  /// The generic family of faces that say what they are, as `IBM Plex Mono`, `Fira Code` and `Source Serif 4` do.
  private static func fallback(of families: [String]) -> String {
    let words = Set(families.flatMap { $0.lowercased().split { $0 == " " || $0 == "-" } })
    if !words.isDisjoint(with: ["mono", "code", "courier", "typewriter"]) { return "monospace" }
    if words.contains("serif"), !words.contains("sans") { return "serif" }
    return "system-ui"
  }

  /// Source: https://www.w3.org/TR/css-fonts-4/#generic-font-families
  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded", "math", "emoji", "-apple-system",
  ]

  /// A name as a CSS string, without characters that could end the string or the declaration.
  private static func quoted(_ name: String) -> String {
    let safe = name.utf8.filter { $0 >= 0x20 && !$0.isOne(of: "\"\\'<>;{}") }
    return "'" + String(decoding: safe, as: UTF8.self) + "'"
  }
}
