package import Tokens

/// The families of tokens outside of groups, by the words that their names begin with: `--color-bg-*` within `--color-*`.
package struct NameFamilies {
  /// How many names begin so.
  private var counts: [Substring: Int] = [:]

  /// - Parameter paths: those of both versions, each once.
  package init(_ paths: some Sequence<TokenPath>) {
    for path in paths where path.parent == nil {
      for beginning in Self.beginnings(of: path.description) { counts[beginning, default: 0] += 1 }
    }
  }

  /// The families that a token is in, the smallest first; its group, if it is in one.
  package func all(of path: TokenPath) -> [TokenPath] {
    if let parent = path.parent { return [parent] }
    let beginnings = Self.beginnings(of: path.description)
    return beginnings.enumerated().reversed().filter { place, beginning in
      // Whatever it is, the first word is said of all.
      place == 0 || counts[beginning, default: 0] >= Self.fewest
    }.map { TokenPath("\($0.element)*") }
  }

  /// The smallest family that all tokens are in; nil if there is none.
  package func shared(by paths: [TokenPath]) -> TokenPath? {
    guard let first = paths.first else { return nil }
    return all(of: first).first { family in paths.allSatisfy { all(of: $0).contains(family) } }
  }

  /// For families that are told, those within which each is told instead: one that is told itself, and one of which many
  /// families are.
  package func outer(of told: Set<TokenPath>) -> [TokenPath: TokenPath] {
    let names = Dictionary(told.map { ($0, $0.description.dropLast()) }) { first, _ in first }.filter {
      $0.key.parent == nil && $0.key.description.hasSuffix("*")
    }
    var outer: [TokenPath: TokenPath] = [:]
    // Not by the first word, which is said of all.
    let wide = names.filter { Self.beginnings(of: $0.value + "x").count > 1 }
    for (family, name) in names {
      let around = wide.filter { $0.value.utf8.count < name.utf8.count && name.hasPrefix($0.value) }
      if let first = around.min(by: { $0.value.utf8.count < $1.value.utf8.count }) { outer[family] = first.key }
    }
    let rest = names.filter { outer[$0.key] == nil }
    var counts: [Substring: Int] = [:]
    func around(_ name: Substring) -> ArraySlice<Substring> {
      Self.beginnings(of: name + "x")[...].dropLast().dropFirst()
    }
    for name in rest.values {
      for beginning in around(name) { counts[beginning, default: 0] += 1 }
    }
    for (family, name) in rest {
      guard let wide = around(name).last(where: { counts[$0, default: 0] >= Self.many }) else { continue }
      outer[family] = TokenPath("\(wide)*")
    }
    return outer.mapValues { outer[$0] ?? $0 }
  }

  /// The fewest families that are told as the one that they are in.
  private static let many = 4

  /// The fewest tokens that are a family of their own within another.
  private static let fewest = 3

  /// `--color-` and `--color-bg-` of `--color-bg-quiet`.
  private static func beginnings(of name: some StringProtocol) -> [Substring] {
    let name = Substring(name)
    guard let start = name.firstIndex(where: \.isLetter) else { return [] }
    return name[start...].indices.filter { place in
      let next = name.index(after: place)
      return "-_".contains(name[place]) && next < name.endIndex && !"-_".contains(name[next])
    }.map { name[...$0] }
  }
}
