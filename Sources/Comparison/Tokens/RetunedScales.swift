import Colorimetry
import Differences
import Guide
import Matching
import Plates
import TokenValues
import Tokens

/// Ramps and scales: tokens of one group and type of which each is one step.
struct RetunedScales {
  private let head: TokenVersion
  /// How many tokens of each are in both versions.
  private let sizes: [Scale: Int]

  private struct Scale: Hashable {
    let parent: TokenPath
    let type: TokenType?
  }

  init(_ changes: [Change], _ families: NameFamilies, _ base: TokenVersion, _ head: TokenVersion) {
    self.head = head
    let parents = Set(
      changes.filter { $0.kind == .valueChanged }.flatMap { families.all(of: TokenPath($0.subject)) })
    var sizes: [Scale: Int] = [:]
    for path in parents.isEmpty ? [] : head.paths where base.known.contains(path) {
      for family in families.all(of: path) where parents.contains(family) {
        sizes[Scale(parent: family, type: head.token(path)?.type), default: 0] += 1
      }
    }
    self.sizes = sizes
  }

  /// The steps of a ramp or a scale in their order, and colours of other names by how far they went, the farthest first.
  static func ordered(_ changes: [Change]) -> [Change] {
    func distance(_ change: Change) -> Double {
      change.values.map { value in
        guard let old = value.before?.color, let new = value.after?.color else { return 0 }
        return ColorDifference.e2000(old.composited(over: value.ground), new.composited(over: value.ground))
      }.max() ?? 0
    }
    if changes.allSatisfy({ TokenPath($0.subject).name.contains(where: \.isNumber) }) { return changes }
    return changes.enumerated().map { (place: $0.offset, change: $0.element, distance: distance($0.element)) }
      .sorted { ($1.distance, $0.place) < ($0.distance, $1.place) }.map(\.change)
  }

  /// The type of a token with another value in themes that had one before, if its values can be side by side as steps.
  func type(of change: Change) -> TokenType? {
    let path = TokenPath(change.subject)
    guard change.kind == .valueChanged, change.formerly == nil, !path.isInComponent, !change.values.isEmpty,
      change.values.allSatisfy({ $0.before != nil && $0.after != nil }), let type = head.token(path)?.type
    else { return nil }
    return [.color, .dimension, .duration, .number, .fontWeight].contains(type) ? type : nil
  }

  /// Whether the changes are steps by their names, or at least half of the tokens of their group and type.
  func areMost(_ changes: [Change], of type: TokenType, in parent: TokenPath) -> Bool {
    let names = changes.map { TokenPath($0.subject).name }
    if names.allSatisfy({ $0.contains(where: \.isNumber) }) { return true }
    return changes.count * 2 >= sizes[Scale(parent: parent, type: type)] ?? 0
  }
}
