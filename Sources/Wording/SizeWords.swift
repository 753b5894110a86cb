import Printing

/// Words that are said of sizes.
package enum SizeWords {
  /// Whether a word with a capital letter is said of sizes and names no family.
  package static func isOfSizes(_ word: ArraySlice<UInt8>) -> Bool { ofSizes.contains { word.isWord($0) } }

  private static let ofSizes: [StaticString] = [
    "large", "small", "medium", "base", "default", "desktop", "mobile", "tablet", "web", "ios", "android", "hero",
    "display", "headline", "title", "body", "caption", "label", "button", "page", "section", "card", "uppercase",
    "lowercase", "capitals", "caps", "all", "responsive", "fluid", "min", "max", "from", "up", "about", "size", "main",
    "use", "set", "primary", "secondary", "extra", "regular", "italic",
  ]
}
