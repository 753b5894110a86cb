import Guide
import TokenValues
import Tokens

/// Ramps and scales: tokens of one group and type of which each is one step.
struct RetunedScales {
  private let head: TokenHistory.Side
  /// How many tokens of each are in both versions.
  private let sizes: [Scale: Int]

  private struct Scale: Hashable {
    let parent: TokenPath?
    let type: TokenType?
  }

  init(_ changes: [Change], _ base: TokenHistory.Side, _ head: TokenHistory.Side) {
    self.head = head
    let parents = Set(changes.filter { $0.kind == .valueChanged }.map { TokenPath($0.subject).parent })
    sizes = head.paths.filter { parents.contains($0.parent) && base.known.contains($0) }.reduce(into: [:]) {
      sizes, path in
      sizes[Scale(parent: path.parent, type: head.token(path)?.type), default: 0] += 1
    }
  }

  /// The type of a token with another value in themes that had one before, if its values can stand side by side as steps.
  func type(of change: Change) -> TokenType? {
    let path = TokenPath(change.subject)
    guard change.kind == .valueChanged, change.formerly == nil, !path.isInComponent, !change.values.isEmpty,
      change.values.allSatisfy({ $0.before != nil && $0.after != nil }), let type = head.token(path)?.type
    else { return nil }
    return [.color, .dimension, .duration, .number, .fontWeight].contains(type) ? type : nil
  }

  /// Whether the changes are steps by their names, or at least half of the tokens of their group and type.
  func areMost(_ changes: [Change], of type: TokenType, in parent: TokenPath?) -> Bool {
    let names = changes.map { TokenPath($0.subject).name }
    if names.allSatisfy({ $0.contains(where: \.isNumber) }) { return true }
    return changes.count * 2 >= sizes[Scale(parent: parent, type: type)] ?? 0
  }
}
