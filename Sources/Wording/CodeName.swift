import Printing

/// Names as code has them: of variables, of tokens and of their paths.
package enum CodeName {
  /// Whether a word in code is the name of a value: a variable, or several words.
  package static func isValue(_ word: ArraySlice<UInt8>) -> Bool { isVariable(word) || isCompound(word) }

  /// Whether a name is one that code alone has: a variable, a path or several words.
  package static func isWhole(_ name: ArraySlice<UInt8>) -> Bool { isValue(name) || isPath(name) }

  /// Whether a word in code may name a value at all: of letters, digits and what joins them.
  package static func isName(_ word: ArraySlice<UInt8>) -> Bool {
    isVariable(word)
      || word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isDigit || $0.isOne(of: "-_./") }
  }

  /// Whether a word is a variable of CSS or of a preprocessor.
  package static func isVariable(_ word: ArraySlice<UInt8>) -> Bool {
    let rest = word.drop { $0 == UInt8(ascii: "-") }
    let isCSS = word.count - rest.count == 2
    let name = isCSS ? rest : word.dropFirst()
    guard isCSS || word.first == UInt8(ascii: "$"), let first = name.first, first.isLetter else { return false }
    return name.count > 1
      && name.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  /// Whether a word in code is a name of several words, as only tokens have them: `space-6`, `muted-ink`, `on_surface`.
  package static func isCompound(_ name: ArraySlice<UInt8>) -> Bool {
    let sign = UInt8(ascii: name.contains(UInt8(ascii: "-")) ? "-" : "_")
    let parts = name.split(separator: sign, omittingEmptySubsequences: false)
    return parts.count > 1 && name.first?.isLetter == true
      && !isProperty(parts.map { String(decoding: $0, as: UTF8.self) })
      && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isLetter && !$0.isUppercase || $0.isDigit } }
  }

  /// Whether some words with hyphens between them are a property of CSS, of which everything has one: `border-radius`.
  private static func isProperty(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    if ["padding", "margin", "outline", "transition", "animation", "scroll", "z", "max", "min"].contains(first) {
      return sides.contains(last)
    }
    if first == "border" { return sides.contains(last) }
    return properties.contains(words.joined(separator: "-"))
  }

  private static let sides: Set<String> = [
    "top", "bottom", "left", "right", "inline", "block", "start", "end", "width", "height", "color", "radius", "style",
    "offset", "duration", "delay", "index", "size", "function",
  ]
  private static let properties: Set<String> = [
    "font-size", "font-weight", "font-family", "line-height", "letter-spacing", "word-spacing", "background-color",
    "background-size", "text-indent", "text-shadow", "text-underline-offset", "box-shadow", "column-gap", "row-gap",
    "grid-gap", "stroke-width", "inline-size", "block-size", "accent-color", "caret-color", "flex-basis",
    "aspect-ratio", "stroke-dasharray", "backdrop-filter", "text-decoration-color", "text-decoration-thickness",
  ]

  /// Whether a name in code is one of several parts: `color.ink`, `accent/green`.
  package static func isPath(_ name: ArraySlice<UInt8>) -> Bool {
    if name.contains(UInt8(ascii: ".")) { return true }
    let parts = name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        part.first?.isLetter == true && part.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
      }
  }
}
