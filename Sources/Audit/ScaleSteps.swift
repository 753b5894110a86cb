import Guide
import Printing
import Statements
import TokenValues
import Tokens
import Wording

/// The steps of a scale of lengths that tokens have, or else a page's own lists and tables.
enum ScaleSteps {
  struct Step {
    let name: String
    let pixels: Double
  }

  /// Those of the tokens with the ones that only refer to others.
  static func all(_ scale: Scale, on page: AuditedPage) -> [Step] {
    let tokens = page.subject.system.tokens.tokens.compactMap { token -> Step? in
      guard case .dimension(let length) = token.value, length.unit != .percent, length.unit != .em,
        Scale(token.path) == scale
      else { return nil }
      return Step(name: token.path.description, pixels: length.pixels)
    }
    return tokens.isEmpty ? named(scale, on: page) : tokens
  }

  /// The steps of the page's own lists and tables, each once: a table and a block of code often declare the same.
  static func named(_ scale: Scale, on page: AuditedPage) -> [Step] {
    var seen: Set<NameWords> = []
    return page.named.compactMap { step($0, scale) }.filter { seen.insert(NameWords($0.name)).inserted }
  }

  /// A name of a step, `space-1` or `spacing/xs`, with its length.
  private static func step(_ value: NamedValue, _ scale: Scale) -> Step? {
    let words = NameWords(value.name).words
    guard case .quantity(let quantity) = value.value, let pixels = quantity.pixels, words.count == 2,
      Scale(root: words[0]) == scale, sizes.contains(words[1]) || words[1].utf8.contains(where: \.isDigit)
    else { return nil }
    return Step(name: value.name, pixels: pixels)
  }

  private static let sizes: Set<String> = ["xxs", "xs", "s", "sm", "m", "md", "l", "lg", "xl", "xxl", "xxxl", "base"]
}
