package import Files
import Guide
import Printing
package import Statements
import TokenValues
import Tokens
import Wording

/// The steps of a scale of lengths that tokens have, or else a page's own lists and tables.
package enum ScaleSteps {
  package struct Step {
    package let name: String
    package let pixels: Double
    /// The path of the file that it is declared in; nil for one of a page.
    package var file: String?
    /// Where its length is; nil for one of a file of tokens.
    package var place: Span?
  }

  /// Those of the tokens with the ones that only refer to others.
  package static func all(_ scale: Scale, on page: AuditedPage) -> [Step] {
    let tokens = page.subject.system.tokens.tokens.compactMap { token -> Step? in
      guard case .dimension(let length) = token.value, length.unit != .percent, length.unit != .em,
        Scale(token.path) == scale, others.isDisjoint(with: NameWords(token.path.description).words)
      else { return nil }
      return Step(name: token.path.description, pixels: length.pixels, file: token.span.file.path)
    }
    return tokens.isEmpty ? named(scale, on: page) : tokens
  }

  /// Words in the names of lengths in a group for spacing that are no spaces: `spacing.slides.type.footer`.
  private static let others: Set<String> = [
    "type", "font", "text", "icon", "icons", "stroke", "breakpoint", "breakpoints",
  ]

  /// The steps of the page's own lists and tables, each once: a table and a block of code often declare the same.
  package static func named(_ scale: Scale, on page: AuditedPage) -> [Step] {
    var seen: Set<NameWords> = []
    return page.named.compactMap { step($0, scale) }.filter { seen.insert(NameWords($0.name)).inserted }
  }

  /// A name of a step, `space-1` or `spacing/xs`, or `xs` below a heading for the scale, with its length.
  private static func step(_ value: NamedValue, _ scale: Scale) -> Step? {
    let words = NameWords(value.name).words
    guard case .quantity(let quantity) = value.value, let pixels = quantity.pixels, let size = words.last,
      words.count == 2
        ? Scale(root: words[0]) == scale || isShort(value, scale) : words.count == 1 && isBelow(value, scale),
      sizes.contains(size) || size.utf8.contains(where: \.isDigit)
    else { return nil }
    return Step(name: value.name, pixels: pixels, place: value.span)
  }

  /// Whether a variable has a short name for a space with the number of its step, below a heading for spaces: `--sp-3`.
  private static func isShort(_ value: NamedValue, _ scale: Scale) -> Bool {
    let words = NameWords(value.name).words
    return scale == .space && ["s", "sp"].contains(words[0]) && words[1].utf8.allSatisfy(\.isDigit)
      && value.heading.contains { Scale(root: $0) == scale }
  }

  /// Whether the heading above a value names a scale and nothing else, and no header a device.
  private static func isBelow(_ value: NamedValue, _ scale: Scale) -> Bool {
    value.isListed && value.heading.contains { Scale(root: $0) == scale }
      && value.heading.allSatisfy { Scale(root: $0) == scale || plain.contains($0) }
      && devices.isDisjoint(with: value.words)
  }

  private static let plain: Set<String> = [
    "scale", "system", "tokens", "token", "values", "steps", "border", "our", "the", "and", "base", "layout", "shape",
    "shapes", "rules", "grid", "unit", "units", "sizes",
  ]
  private static let devices: Set<String> = ["mobile", "tablet", "desktop", "phone", "dense", "compact", "max", "min"]

  private static let sizes: Set<String> = ["xxs", "xs", "s", "sm", "m", "md", "l", "lg", "xl", "xxl", "xxxl", "base"]
}
