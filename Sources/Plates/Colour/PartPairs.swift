import Tokens

/// The pairs of a component's colours that stand on each other, by their names.
///
/// A part stands on the nearest ground around it: that of its own variant or state, else that of the whole component. A
/// ground of a state without parts of its own (`press.background`) carries the parts of what it is a state of. What has
/// no ground stands on the system's surface.
package struct PartPairs {
  package struct Pair {
    package let part: PartColor
    /// Nil for the system's surface.
    package let ground: PartColor?
  }

  package private(set) var all: [Pair] = []
  /// The segments of a path that name a component: two where all are in a group for components.
  private let depth: Int
  /// Whether there are parts of several components, so that each is named.
  private let isMixed: Bool

  package init(_ tokens: [ThemedToken]) {
    let paths = tokens.map(\.path.segments)
    depth = paths.allSatisfy { ["component", "components"].contains($0.first ?? "") } ? 2 : 1
    let depth = depth
    isMixed = Set(paths.map { Array($0.prefix(depth)) }).count > 1
    let found = tokens.compactMap(PartColor.init).filter { !$0.isOrnament }
    let fills = Self.withFills(found)
    let grounds = fills.filter(\.isGround)
    var carries: Set<TokenPath> = []
    for part in fills where !part.isGround {
      let own = part.isOutside ? [] : Self.grounds(of: part, among: grounds, depth: depth)
      for ground in own { carries.insert(ground.token.path) }
      all += own.isEmpty ? [Pair(part: part, ground: nil)] : own.map { Pair(part: part, ground: $0) }
    }
    for ground in grounds where !carries.contains(ground.token.path) && ground.owner == nil {
      all += Self.parts(on: ground, among: fills, depth: depth).map { Pair(part: $0, ground: ground) }
    }
  }

  /// `Primary, press`: what a pair is of, below the component.
  package func group(of pair: Pair) -> String {
    let holders = [pair.part.holder, pair.ground?.holder ?? []]
    return group(of: holders.max { $0.count < $1.count } ?? [])
  }

  /// The same of the path before a name.
  package func group(of holder: [String]) -> String {
    let names = holder.dropFirst(isMixed ? depth - 1 : depth).map { Plate.spoken($0) }
    guard let first = names.first else { return "" }
    return ([first] + names.dropFirst().map { $0.lowercased() }).joined(separator: ", ")
  }

  // MARK: Finding

  /// A fill is a ground, except on a track.
  private static func withFills(_ parts: [PartColor]) -> [PartColor] {
    let tracks = Set(parts.filter { $0.name == "track" }.map(\.holder))
    return parts.map { $0.name == "fill" && tracks.contains($0.holder) ? $0.asGraphic : $0 }
  }

  private static func grounds(
    of part: PartColor, among grounds: [PartColor], depth: Int
  ) -> [PartColor] {
    for length in stride(from: part.holder.count, through: max(depth, 1), by: -1) {
      let holder = Array(part.holder.prefix(length))
      let here = grounds.filter { $0.holder == holder && ($0.owner == nil || $0.owner == part.name) }
      if !here.isEmpty { return fitting(part, here) }
    }
    return []
  }

  /// Of the grounds of one thing those that a part stands on: those made for it, of the kind that it prefers, in its own
  /// state or variant if there is one.
  private static func fitting(_ part: PartColor, _ grounds: [PartColor]) -> [PartColor] {
    let made = grounds.filter { $0.owner == part.name }
    let kinds = made.isEmpty ? grounds : made
    let ranks = kinds.compactMap(\.rank)
    let rank = part.isRead ? ranks.min() : ranks.max()
    let kind = kinds.filter { $0.rank == rank }
    let same = kind.filter { $0.tail == part.tail }
    if !same.isEmpty { return same }
    let plain = kind.filter(\.tail.isEmpty)
    return part.tail.isEmpty || plain.isEmpty ? kind : plain
  }

  /// The parts of the nearest thing that a ground is a state of.
  private static func parts(
    on ground: PartColor, among parts: [PartColor], depth: Int
  ) -> [PartColor] {
    for length in stride(from: ground.holder.count - 1, through: max(depth, 1), by: -1) {
      let holder = Array(ground.holder.prefix(length))
      let here = parts.filter { !$0.isGround && $0.holder == holder && !$0.isOutside }
      if !here.isEmpty { return here }
    }
    return []
  }
}

extension PartColor {
  fileprivate var rank: Int? {
    switch role {
    case .ground(let rank): rank
    case .text, .graphic: nil
    }
  }
}
