import Colorimetry
import Guide
import Plates
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
    let parents = Set(changes.filter { $0.kind == .valueChanged }.map { Self.scale(of: TokenPath($0.subject)) })
    sizes = head.paths.filter { parents.contains(Self.scale(of: $0)) && base.known.contains($0) }.reduce(into: [:]) {
      sizes, path in
      sizes[Scale(parent: Self.scale(of: path), type: head.token(path)?.type), default: 0] += 1
    }
  }

  /// What a token is a step of: its group, or the tokens outside of any whose names begin with the same word, `--color-*`.
  static func scale(of path: TokenPath) -> TokenPath? {
    if let parent = path.parent { return parent }
    let name = path.description
    guard let start = name.firstIndex(where: { $0.isLetter }),
      let end = name[start...].firstIndex(where: { "-_".contains($0) })
    else { return nil }
    return TokenPath("\(name[...end])*")
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
