import Differences
package import Tokens

/// What was done to the names of several tokens, done to others too: where `selected` became `pressed` in six names, it
/// did so in the seventh, whose value many tokens have.
package struct RepeatedEdits {
  /// The segments of a name that became others; of segments that only came, the one before them.
  private struct Edit: Hashable {
    let after: String?
    let old: [String]
    let new: [String]
  }

  private let edits: [Edit]
  /// The words that went from names and came to them, wherever they stood.
  private let words: [(gone: [String], come: [String])]

  /// How sure it is that a token whose name did what others did is the same.
  private static let confidence = 0.8
  /// The most segments, or words, that became others.
  private static let most = 2

  /// - Parameter known: the tokens that are known to have other names.
  package init(_ known: [TokenPairs.Renaming]) {
    var counts: [Edit: Int] = [:]
    var words: [NameEdit: Int] = [:]
    for renaming in known {
      words[NameEdit(renaming.old, renaming.new), default: 0] += 1
      let (old, new) = (renaming.old.segments, renaming.new.segments)
      let start = zip(old, new).prefix { $0 == $1 }.count
      let rest = (old.dropFirst(start), new.dropFirst(start))
      let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
      let (before, after) = (Array(rest.0.dropLast(end)), Array(rest.1.dropLast(end)))
      guard before.count <= Self.most, after.count <= Self.most else { continue }
      let place = before.isEmpty ? start == 0 ? "" : old[start - 1] : nil
      counts[Edit(after: place, old: before, new: after), default: 0] += 1
    }
    edits = counts.filter { $0.value > 1 }.sorted { a, b in
      a.value != b.value
        ? a.value > b.value
        : (a.key.old + [""] + a.key.new).lexicographicallyPrecedes(b.key.old + [""] + b.key.new)
    }.map(\.key)
    self.words = words.compactMap { edit, count -> (gone: [String], come: [String], count: Int)? in
      if count < 2 { return nil }
      switch edit {
      case .notation, .order: return ([], [], count)
      case .words(let gone, let come):
        return gone.count <= Self.most && come.count <= Self.most ? (gone, come, count) : nil
      }
    }.sorted { a, b in
      a.count != b.count
        ? a.count > b.count : (a.gone + [""] + a.come).lexicographicallyPrecedes(b.gone + [""] + b.come)
    }.map { ($0.gone, $0.come) }
  }

  /// The pairs of tokens that nothing else has told, each with the first edit that leads to one that came.
  ///
  /// - Parameter fits: whether two tokens can be one, by their values.
  package func pairs(
    _ gone: [TokenPath], _ come: Set<TokenPath>, where fits: (TokenPath, TokenPath) -> Bool
  ) -> [TokenPairs.Renaming] {
    if edits.isEmpty && words.isEmpty || come.isEmpty { return [] }
    var open = come
    var found: [TokenPath: TokenPath] = [:]
    for path in gone {
      for edit in edits where found[path] == nil {
        for name in Self.names(path.segments, edit) {
          let new = TokenPath(name)
          guard open.contains(new), fits(path, new) else { continue }
          open.remove(new)
          found[path] = new
          break
        }
      }
    }
    // Words that went, wherever the others are now, lead to a name only where it is the one name of these words.
    var names = Dictionary(grouping: open.sorted { $0.description < $1.description }) { Self.key($0) }
    for path in gone where found[path] == nil {
      let own = PathWords.words(of: path)
      let has = Set(own)
      for edit in words where edit.gone.allSatisfy(has.contains) && PathWords.without(edit.gone, own).isEmpty {
        let key = Self.key(PathWords.without(own, edit.gone) + edit.come)
        let others = (names[key] ?? []).filter { fits(path, $0) }
        guard others.count == 1 else { continue }
        found[path] = others[0]
        names[key]?.removeAll { $0 == others[0] }
        break
      }
    }
    return gone.compactMap { path in
      found[path].map { TokenPairs.Renaming(old: path, new: $0, confidence: Self.confidence) }
    }
  }

  private static func key(_ path: TokenPath) -> String { key(PathWords.words(of: path)) }

  private static func key(_ words: [String]) -> String { words.sorted().joined(separator: " ") }

  /// The names that an edit can make of one.
  private static func names(_ segments: [String], _ edit: Edit) -> [[String]] {
    guard segments.count >= edit.old.count else { return [] }
    return (0...segments.count - edit.old.count).compactMap { start in
      let isThere =
        edit.after.map { start == 0 ? $0.isEmpty : segments[start - 1] == $0 }
        ?? segments[start..<start + edit.old.count].elementsEqual(edit.old)
      guard isThere else { return nil }
      return Array(segments[..<start]) + edit.new + segments[(start + edit.old.count)...]
    }
  }
}
