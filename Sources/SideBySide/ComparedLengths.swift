import Plates
import Tokens

/// The lengths of a system that serve one end, found by what their tokens are called.
struct ComparedLengths {
  /// Names of a whole group of such lengths; where a system has one, only that counts.
  let groups: Set<String>
  /// Words that say it in a token's own name or its groups'.
  let words: Set<String>

  static let spacing = ComparedLengths(
    groups: ["space", "spacing", "spaces"], words: ["space", "spacing", "gap", "padding", "margin", "gutter", "inset"])
  static let radii = ComparedLengths(
    groups: ["radius", "radii", "corner", "corners"], words: ["radius", "corner", "radii"])

  /// Values beyond this many of a system are left out.
  private static let most = 40

  /// The tokens in the author's order.
  func tokens(of system: ComparedSystem) -> [Token] {
    let lengths = system.tokens.filter { $0.dimension != nil }
    let grouped = lengths.filter { token in token.path.segments.first.map(groups.contains) ?? false }
    if !grouped.isEmpty { return grouped }
    return lengths.filter { token in
      token.path.segments.contains { segment in
        segment.split(separator: "-").contains { words.contains(String($0)) }
      }
    }
  }

  /// The lengths from the smallest, each with the tokens that have it of their own, else with all that have it.
  func values(of system: ComparedSystem) -> [SharedValue<Double>] {
    let tokens = tokens(of: system)
    let originals = tokens.filter(\.aliases.isEmpty)
    let own = SharedValue.all(originals) { $0.dimension?.pixels }
    let known = Set(own.map(\.value))
    let borrowed = SharedValue.all(tokens.filter { !$0.aliases.isEmpty }) { $0.dimension?.pixels }
      .filter { !known.contains($0.value) }
    return Array((own + borrowed).filter { $0.value >= 0 }.sorted { $0.value < $1.value }.prefix(Self.most))
  }
}
