/// Something that a search finds beside pages and tokens: a finding, or the page of a rule.
package struct SearchNote: Sendable {
  let title: String
  /// From the root of the site, with an anchor.
  let url: String
  let context: String
  /// More words by which it is found.
  let words: String

  package init(title: String, url: String, context: String, words: String = "") {
    self.title = title
    self.url = url
    self.context = context
    self.words = words
  }
}
