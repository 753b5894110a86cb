package import Tokens

/// The colours that are called nothing but the ground of everything: `--color-bg`, `color.theme.background`.
package struct NamedGrounds: Sendable {
  /// The most telling first.
  private let named: [(path: TokenPath, mode: NamedModes.Mode?)]

  /// - Parameter paths: those of colours.
  package init(_ paths: [TokenPath], _ modes: NamedModes) {
    let words = SharedWords.dropped(paths.map(modes.words))
    let grounds = zip(paths, words).filter { ColourRoles.areOfUsualGround($1) }
    // A system with a background lays its surfaces on it.
    let (usual, others) = (
      grounds.filter { Self.raised.isDisjoint(with: $1) }, grounds.filter { !Self.raised.isDisjoint(with: $1) }
    )
    named = (usual + others).map { ($0.0, modes.mode(of: $0.0)) }
  }

  private static let raised: Set = ["surface", "surfaces", "paper"]

  /// Those of one theme by their names; nil for those whose names tell none.
  package func paths(for mode: NamedModes.Mode?) -> [TokenPath] { named.filter { $0.mode == mode }.map(\.path) }
}

/// The words that the names of all colours begin with, which say nothing of one.
enum SharedWords {
  static func dropped(_ names: [[String]]) -> [[String]] {
    guard let first = names.first, names.count > 1 else { return names }
    let count = names.dropFirst().reduce(first.count) { count, words in
      min(count, zip(first, words).prefix { $0 == $1 }.count)
    }
    return names.map { Array($0.dropFirst(max(0, min(count, $0.count - 1)))) }
  }
}
