/// Where Specimen differs from cmark-gfm on purpose, each with its reason.
package struct IntendedDifferences: Sendable {
  let reason: String
  /// Whether a document has what is read differently; nil where the renderings show it.
  let isIn: (@Sendable (String) -> Bool)?
  /// Takes it out of a rendering, before two of them are compared a second time.
  let remove: @Sendable (String) -> String

  /// Whether two renderings of a text differ in nothing else.
  package static func explain(_ text: String, _ html: String, _ other: String) -> Bool {
    let isRemoved = all.reduce(html) { $1.remove($0) } == all.reduce(other) { $1.remove($0) }
    return isRemoved || all.contains { $0.isIn?(text) == true }
  }

  private init(
    _ reason: String, isIn: (@Sendable (String) -> Bool)? = nil, remove: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.reason = reason
    self.isIn = isIn
    self.remove = remove
  }

  private static let all = [
    IntendedDifferences(
      """
      A task's box is one wherever its item is. cmark-gfm looks for it only behind the first marker of a line, so not in
      quotes nor in a list that begins on the line of another, and ticks it for any `[x]` on that line. GitHub itself
      shows a box in those places.
      """,
      isIn: { $0.unicodeScalarsMatch(#/(?:>|[-*+]\s|\d[.)]\s)[ \t]*(?:[-*+]|\d+[.)])\s+\[[ xX]\]\s/#) },
      remove: { html in
        html.replacing(#/<input type="checkbox" (checked="" )?disabled="" \/> */#, with: "")
          .replacing(#/\[[ xX]\](?: +|(?=<))/#, with: "")
      }),
    IntendedDifferences(
      """
      A line that is nothing but a tag continues a paragraph, in quotes and lists too where it has not their marks: such
      HTML cannot interrupt a paragraph (CommonMark 4.6). cmark-gfm follows an edition in which it did there.
      """,
      isIn: { text in
        text.unicodeScalarsMatch(
          #/(?:>|[-*+]|\d[.)])[^\r\n]*(?:\r?\n|\r)(?:[^\r\n]+(?:\r?\n|\r))*[ \t>]*<\/?[A-Za-z][^\r\n]*>\s/#)
      }),
    IntendedDifferences(
      """
      A list is loose only where a blank line is in it. cmark-gfm takes the line below the head of a table without rows for
      one.
      """,
      remove: { html in
        guard html.contains("<li>"), html.contains("</thead>\n</table>") else { return html }
        return html.replacing("<p>", with: "").replacing("</p>", with: "").replacing("\n", with: "")
      }),
  ]
}

extension String {
  /// Whether a pattern is in a text, line endings of two characters being two.
  fileprivate func unicodeScalarsMatch(_ pattern: some RegexComponent) -> Bool {
    firstMatch(of: pattern.regex.matchingSemantics(.unicodeScalar)) != nil
  }
}
