/// Where Specimen differs from cmark-gfm on purpose.
struct IntendedDifferences: Sendable {
  let reason: String
  /// Whether a document has what is read differently; nil where the renderings show it.
  let isIn: (@Sendable (String) -> Bool)?
  /// Takes it out of a rendering, before two of them are compared a second time.
  let remove: @Sendable (String) -> String

  /// Whether two renderings of a text differ in nothing else.
  static func explain(_ text: String, _ html: String, _ other: String) -> Bool {
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
      quotes nor in a list that begins on the line of another, and ticks it for any `[x]` on that line. GitHub itself shows
      a box in those places.
      """,
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
        text.firstMatch(
          of: #/(?:^|[\r\n])[ \t]*(?:>|[\-*+]|\d+[.)])[^\r\n]*\r?\n[^\S\r\n>]*<\/?[A-Za-z][^\r\n]*>[ \t]*(?:[\r\n]|$)/#)
          != nil
      }),
  ]
}
