import Printing

/// Words that are said of sizes.
package enum SizeWords {
  /// Whether a word with a capital letter is said of sizes and names no family.
  package static func isOfSizes(_ word: ArraySlice<UInt8>) -> Bool { ofSizes.contains { word.isWord($0) } }

  /// Whether a name is that of a step of a scale of type: `xs`, `2xl`, `body-sm`, `display`, `14`.
  package static func isStep(_ name: Substring) -> Bool {
    let parts = name.split { $0 == "-" || $0 == "_" }
    return !parts.isEmpty
      && parts.allSatisfy { part in
        let letters = part.filter { !$0.isNumber }
        return letters.isEmpty || steps.contains(letters[...])
      }
  }

  private static let steps: Set<Substring> = [
    "xxs", "xs", "sm", "md", "base", "lg", "xl", "xxl", "xxxl", "s", "m", "l", "small", "medium", "large", "body",
    "display", "hero", "title", "headline", "heading", "subtitle", "caption", "label", "overline", "h", "p", "tiny",
    "micro", "mini", "default", "code", "mono", "button", "lead",
  ]

  private static let ofSizes: [StaticString] = [
    "large", "small", "medium", "base", "default", "desktop", "mobile", "tablet", "web", "ios", "android", "hero",
    "display", "headline", "title", "body", "caption", "label", "button", "page", "section", "card", "uppercase",
    "lowercase", "capitals", "caps", "all", "responsive", "fluid", "min", "max", "from", "up", "about", "size", "main",
    "use", "set", "primary", "secondary", "extra", "regular", "italic",
  ]
}
