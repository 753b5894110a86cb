import Guide
import Plates
import TokenValues
import Tokens

/// The lengths of a system with a common purpose, found by the names of their tokens.
struct ComparedLengths {
  /// Names of groups of such lengths; if a system has one, other tokens are ignored.
  let groups: Set<String>
  /// Words that show the purpose in the name of a token or its groups.
  let words: Set<String>

  static let spacing = ComparedLengths(
    groups: ["space", "spacing", "spaces"], words: ["space", "spacing", "gap", "padding", "margin", "gutter", "inset"])
  static let radii = ComparedLengths(
    groups: ["radius", "radii", "corner", "corners"], words: ["radius", "corner", "radii"])

  /// The most values shown for a system.
  private static let most = 40

  /// The tokens in the author's order.
  private func tokens(of system: DesignSystem) -> [Token] {
    let lengths = system.tokens.tokens.filter { $0.dimension != nil && !$0.isNotGiven && !Self.isLimit($0) }
    let grouped = lengths.filter { groups.contains($0.path.root) }
    if !grouped.isEmpty { return grouped }
    return lengths.filter { token in
      token.path.segments.contains { segment in
        segment.split(separator: "-").contains { words.contains(String($0)) }
      }
    }
  }

  /// Whether it is told as the least or the greatest length, which is a limit and no step of a scale.
  private static func isLimit(_ token: Token) -> Bool {
    let words = (token.description ?? "").lowercased().split { !$0.isLetter }.prefix(2)
    return words.first { $0 != "the" && $0 != "at" }.map { limits.contains(String($0)) } ?? false
  }

  private static let limits: Set = ["least", "most", "greatest", "minimum", "maximum"]

  /// The lengths in ascending order, each with the tokens that have that value themselves, or with its aliases if there
  /// are none.
  func values(of system: DesignSystem) -> [SharedValue<Double>] {
    let tokens = tokens(of: system)
    let originals = tokens.filter(\.aliases.isEmpty)
    let own = SharedValue.all(originals) { $0.dimension?.pixels }
    let known = Set(own.map(\.value))
    let borrowed = SharedValue.all(tokens.filter { !$0.aliases.isEmpty }) { $0.dimension?.pixels }
      .filter { !known.contains($0.value) }
    return Array((own + borrowed).filter { $0.value >= 0 }.sorted { $0.value < $1.value }.prefix(Self.most))
  }
}
