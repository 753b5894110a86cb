import Tokens

/// The families of tokens outside of groups, by the words that their names begin with: `--color-bg-*` within `--color-*`.
struct NameFamilies {
  /// How many names begin so.
  private var counts: [Substring: Int] = [:]

  /// - Parameter paths: those of both versions, each once.
  init(_ paths: some Sequence<TokenPath>) {
    for path in paths where path.parent == nil {
      for beginning in Self.beginnings(of: path.description) { counts[beginning, default: 0] += 1 }
    }
  }

  /// The families that a token is in, the smallest first; its group, if it is in one.
  func all(of path: TokenPath) -> [TokenPath] {
    if let parent = path.parent { return [parent] }
    let beginnings = Self.beginnings(of: path.description)
    return beginnings.enumerated().reversed().filter { place, beginning in
      // Whatever it is, the first word is said of all.
      place == 0 || counts[beginning, default: 0] >= Self.fewest
    }.map { TokenPath("\($0.element)*") }
  }

  /// The smallest family that all tokens are in; nil if there is none.
  func shared(by paths: [TokenPath]) -> TokenPath? {
    guard let first = paths.first else { return nil }
    return all(of: first).first { family in paths.allSatisfy { all(of: $0).contains(family) } }
  }

  /// The fewest tokens that are a family of their own within another.
  private static let fewest = 3

  /// `--color-` and `--color-bg-` of `--color-bg-quiet`.
  private static func beginnings(of name: String) -> [Substring] {
    guard let start = name.firstIndex(where: \.isLetter) else { return [] }
    return name[start...].indices.filter { place in
      let next = name.index(after: place)
      return "-_".contains(name[place]) && next < name.endIndex && !"-_".contains(name[next])
    }.map { name[...$0] }
  }
}
