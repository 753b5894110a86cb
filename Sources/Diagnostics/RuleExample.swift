/// A small project that breaks a rule, or that keeps it: at once the rule's documentation and its test.
package struct RuleExample: Sendable {
  /// The tokens, a line each: `color.brand: #0066cc`, with ` | ` before the value in the dark theme; empty for none.
  package let tokens: String
  /// A page, in Markdown. `↓` stands before the place of each finding that is expected.
  package let page: String
  /// What `system.yml` says; empty for no such file.
  package let settings: String

  package init(tokens: String = "", page: String = "", settings: String = "") {
    self.tokens = tokens
    self.page = page
    self.settings = settings
  }
}
