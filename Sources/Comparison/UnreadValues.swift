import Differences
import Files
import Guide
import Tokens

/// The values of a file of values alone that are no tokens, because nobody can read them: `100vh`, `env(safe-area-inset-top)`.
/// They are compared as text.
enum UnreadValues {
  /// - Parameter guides: both versions.
  static func changes(
    _ old: SourceFile?, _ new: SourceFile?, _ guides: [Guide], in system: String
  ) -> [Change] {
    let (before, after) = (values(in: old, besides: guides), values(in: new, besides: guides))
    let (was, has) = (texts(before), texts(after))
    let gone = before.filter { has[$0.name] == nil }.map { value in
      Change(
        .tokenRemoved, in: system, value.name, before: value.text,
        Judgement(.breaking, .major, "whatever uses it finds nothing"))
    }
    return gone
      + after.compactMap { value -> Change? in
        guard let former = was[value.name] else {
          return Change(
            .tokenAdded, in: system, value.name, after: value.text,
            Judgement(.quiet, .minor, "nothing that exists changes"))
        }
        if former == value.text { return nil }
        return Change(
          .valueChanged, in: system, value.name, before: former, after: value.text,
          Judgement(.visible, .minor, "another text, which cannot be read"))
      }
  }

  private static func texts(_ values: [(name: String, text: String)]) -> [String: String] {
    Dictionary(values.map { ($0.name, $0.text) }) { first, _ in first }
  }

  private static func values(in file: SourceFile?, besides guides: [Guide]) -> [(name: String, text: String)] {
    guard let file, !keys.contains(where: { file.bytes[...].firstPlace(of: $0) != nil }) else { return [] }
    var names: Set<String> = []
    for tokens in guides.flatMap(\.systems).flatMap(\.themes.themes).map(\.tokens) {
      for token in tokens.tokens where token.span.file.path == file.path { names.insert(token.path.description) }
      for token in tokens.unresolvedTokens where token.span.file.path == file.path {
        names.insert(token.path.description)
      }
    }
    // A file without a token of its own is there for others.
    guard !names.isEmpty else { return [] }
    return (UnusedSources.values(in: file) ?? []).filter { value in
      let segments = value.name.split(separator: ".")
      let isValue = UnusedSources.isOfDesign(value.text) || isCall(value.text)
      return segments.count > 1 && isValue && !isPart(segments, of: names)
    }
  }

  /// What tokens keep their values under in any other file.
  private static let keys: [StaticString] = ["\"value\"", "\"$value\""]

  /// Whether a name is that of a token, one within it, or one that a theme is around.
  private static func isPart(_ segments: [Substring], of names: Set<String>) -> Bool {
    segments.indices.contains { start in
      (start..<segments.count).contains { end in names.contains(segments[start...end].joined(separator: ".")) }
    }
  }

  /// `env(…)`, `clamp(…)`
  private static func isCall(_ text: String) -> Bool {
    let name = text.prefix { $0.isLetter || $0 == "-" }
    return name.count > 1 && text.dropFirst(name.count).first == "(" && text.hasSuffix(")")
  }
}
