import Files
import Guide
package import Tokens
import Wording

/// What a page means by the name of a document's token where it speaks of a theme. A document gives each name one value;
/// those of its themes are in a stylesheet beside it, behind a prefix of its own: `--acme-surface` for `colors.surface`.
package struct ThemedProperty {
  /// The property of that name in the theme; nil if there is none.
  package let token: Token?

  /// Nil where the token itself is meant.
  package init?(for token: Token, in theme: String, of subject: AuditedSystem) {
    let themes = subject.system.themes
    guard themes.themes.count > 1, token.span.file.path.hasSuffix(".md"),
      subject.names.tokens(token.path).allSatisfy({ $0.token.valueSpan == token.valueSpan }),
      let name = token.path.segments.last.map({ NameWords($0).words })
    else { return nil }
    let whole = token.path.segments.flatMap { NameWords($0).words }
    var nearest: (words: Int, token: Token)?
    for other in themes[theme]?.tokens.tokens ?? [] where other.type == token.type && other.path != token.path {
      let words = other.path.segments.flatMap { NameWords($0).words }
      guard words.suffix(name.count) == name[...], words.count <= max(name.count + 1, whole.count + 1),
        words.count < nearest?.words ?? .max,
        subject.names.tokens(other.path).contains(where: { $0.token.valueSpan != other.valueSpan })
      else { continue }
      nearest = (words.count, other)
    }
    if nearest == nil, theme == themes.default.name { return nil }
    self.token = nearest?.token
  }
}
