import Tokens

/// The pairs of a component's colours that are on each other, by their names.
///
/// A part is on the nearest ground around it: that of its own variant or state, else that of the whole component. A
/// ground of a state without parts of its own (`press.background`) carries the parts of what it is a state of, and so do
/// those of the variants of a component that has no ground itself; that of a thing within it (`retry.background`) does
/// not. What has no ground is on the system’s surfaces; what has one that is not given is on that.
package struct PartPairs {
  package struct Pair {
    package let part: PartColor
    /// Nil for the system's surfaces.
    package let ground: PartColor?
    /// What shows through a translucent ground: the ground of what is around it; nil for the system's surfaces.
    package let base: PartColor?
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
    let named = tokens.compactMap { PartColor(named: $0) }.filter { $0.isGround || !$0.token.token.isNotGiven }
    let fills = Self.withFills(named.filter { !$0.isOrnament })
    let grounds = fills.filter(\.isGround)
    var carries: Set<TokenPath> = []
    var found: [(part: PartColor, ground: PartColor?)] = []
    for part in fills where !part.isGround {
      let own =
        part.isOutside
        ? [] : Self.track(of: part, among: grounds) ?? Self.grounds(of: part, among: grounds, depth: depth)
      if own.isEmpty { found.append((part, nil)) }
      for ground in own {
        carries.insert(ground.token.path)
        found.append((part, ground))
      }
    }
    for ground in grounds where !carries.contains(ground.token.path) && ground.owner == nil {
      for part in Self.parts(on: ground, among: fills, grounds, depth: depth) { found.append((part, ground)) }
    }
    all = found.map { part, ground in
      Pair(part: part, ground: ground, base: ground.flatMap { Self.base(of: $0, among: grounds) })
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
    let tracks = parts.filter { $0.name == "track" }
    return parts.map { part in
      part.name == "fill" && tracks.contains { part.isFill(on: $0) } ? part.asGraphic : part
    }
  }

  /// The track that a fill is on, the nearest one: `bar-track` for `bar-fill`.
  private static func track(of part: PartColor, among grounds: [PartColor]) -> [PartColor]? {
    guard part.name == "fill" else { return nil }
    let tracks = grounds.filter { $0.name == "track" && part.isFill(on: $0) }
    let length = tracks.map(\.holder.count).max()
    let near = tracks.filter { $0.holder.count == length }
    let own = near.filter { $0.owner == part.owner }
    return near.isEmpty ? nil : fitting(part, own.isEmpty ? near : own)
  }

  /// The ground of the nearest thing around that of a ground.
  private static func base(of ground: PartColor, among grounds: [PartColor]) -> PartColor? {
    grounds.filter {
      $0.holder.count < ground.holder.count && ground.holder.starts(with: $0.holder) && $0.owner == nil
        && $0.tail.isEmpty
    }.max { $0.holder.count < $1.holder.count }
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

  /// Of the grounds of one thing those that a part is on: those made for it, of the kind that it prefers, in its own
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

  /// The parts of the nearest thing that a ground is a state or a variant of.
  private static func parts(
    on ground: PartColor, among parts: [PartColor], _ grounds: [PartColor], depth: Int
  ) -> [PartColor] {
    for length in stride(from: ground.holder.count - 1, through: max(depth, 1), by: -1) {
      let holder = Array(ground.holder.prefix(length))
      let here = parts.filter { !$0.isGround && $0.holder == holder && !$0.isOutside }
      if here.isEmpty { continue }
      let isState = ground.holder[length...].allSatisfy(PartColor.isState)
      return isState || areVariants(of: holder, grounds) ? here : []
    }
    return []
  }

  /// Whether the grounds within a thing are those of its variants: it has none itself, and there are several.
  private static func areVariants(of holder: [String], _ grounds: [PartColor]) -> Bool {
    let within = grounds.map(\.holder).filter { $0.starts(with: holder) }
    return !within.contains(holder) && Set(within.compactMap { $0.dropFirst(holder.count).first }).count > 1
  }
}

extension PartColor {
  fileprivate var rank: Int? {
    switch role {
    case .ground(let rank): rank
    case .text, .graphic: nil
    }
  }

  /// Whether it is what a track is filled with: of the same thing, or of one within it.
  fileprivate func isFill(on track: PartColor) -> Bool {
    holder.starts(with: track.holder) && (owner == track.owner || owner == nil || track.owner == nil)
  }
}
