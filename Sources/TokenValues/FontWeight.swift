import Printing

/// A font weight, 1 … 1000.
package struct FontWeight: Hashable, Sendable {
  package let value: Double
  /// The standard's keyword for it, if the author wrote one.
  package let keyword: String?

  package init(_ value: Double, keyword: String? = nil) {
    self.value = value
    self.keyword = keyword
  }

  /// - Parameter keyword: exactly as in the standard, in lower case.
  package init?(keyword: String) {
    guard let value = Self.keywords.first(where: { $0.keyword == keyword })?.value else { return nil }
    self.init(value, keyword: keyword)
  }

  package var css: String { value.trimmed(2) }

  /// *Source:* Design Tokens Format Module 2025.10, section 8.4.
  package static let keywords: [(keyword: String, value: Double)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300), ("normal", 400),
    ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600), ("bold", 700),
    ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
    ("ultra-black", 950),
  ]
}
