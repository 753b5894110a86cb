import Plates
package import TokenValues
package import Tokens

/// What tokens and groups of tokens are called now, for texts that name them.
package struct RenamedTokens: Sendable {
  /// `motion.hero.spring` and `--motion-hero-spring`, with what each is called now.
  private var names: [String: String] = [:]

  package var isEmpty: Bool { names.isEmpty }

  /// - Parameters:
  ///   - tokens: the new names of renamed tokens.
  ///   - former: all tokens of the old version: a group whose tokens all went to one other group is called so too.
  ///   - type: that of a token of the old version.
  package init(
    _ tokens: [TokenPath: TokenPath] = [:], of former: [TokenPath] = [], type: (TokenPath) -> TokenType? = { _ in nil }
  ) {
    if tokens.isEmpty { return }
    var groups: [String: String?] = [:]
    for path in former {
      let renamed = tokens[path] ?? path
      if renamed != path { add(path, renamed, type(path)) }
      for depth in 1..<max(path.segments.count, 1) {
        let group = path.segments[..<depth].joined(separator: ".")
        let end = path.segments[depth...]
        let target =
          renamed.segments.suffix(end.count).elementsEqual(end)
          ? renamed.segments.dropLast(end.count).joined(separator: ".") : nil
        groups[group] = groups[group].map { $0 == target ? target : nil } ?? target
      }
    }
    for (group, target) in groups {
      if let target, target != group, !target.isEmpty { names[group] = target }
    }
  }

  private mutating func add(_ old: TokenPath, _ new: TokenPath, _ type: TokenType?) {
    names[old.description] = new.description
    for (before, after) in zip(TokenProperties.names(of: old, type), TokenProperties.names(of: new, type)) {
      names["--" + before] = "--" + after
    }
  }

  /// A text with the names of now.
  package func text(_ text: String) -> String {
    var out = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: Self.isOfName) {
      out += rest[..<start]
      let word = rest[start...].prefix(while: Self.isOfName)
      rest = rest[word.endIndex...]
      // `motion.hero.*`, and the full stop after a name.
      let end = word.lastIndex { $0 != "." }.map { word.index(after: $0) } ?? word.startIndex
      let name = String(word[..<end])
      // A name of one word may be any word of a sentence.
      let isName = name.contains(".") || name.hasPrefix("--") || end < word.endIndex && rest.first == "*"
      out += isName ? names[name] ?? name : name
      out += word[end...]
    }
    return out + rest
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "._-".contains(character)
  }
}
