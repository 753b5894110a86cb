import TokenValues
import Tokens

/// Finds groups of tokens that moved or were renamed as a whole, most of them with their values. Where values repeat, each token
/// alone could be one of several; what the rest of its group did decides.
struct MovedGroups {
  typealias Values = [TokenPath: [TokenValue?]]

  /// The way from one group to another.
  private struct Step: Hashable {
    let old: String
    let new: String
  }

  private struct Move {
    let step: Step
    var members: [TokenPairs.Renaming]
    /// The mean confidence of its members.
    var confidence: Double { members.map(\.confidence).reduce(0, +) / Double(max(members.count, 1)) }
  }

  /// In the author's order of the old version.
  private(set) var pairs: [TokenPairs.Renaming] = []

  private let places: (old: [TokenPath: Int], new: [TokenPath: Int])
  private var open: (old: Set<TokenPath>, new: Set<TokenPath>)
  /// The new groups of those that moved.
  private var groups: [String: String] = [:]

  /// The most tokens of one name and value, on both sides together, that are all held against each other; those of a
  /// larger set follow the groups that others show.
  private static let most = 60

  /// - Parameters:
  ///   - allow: whether two tokens can be one, by what they are for.
  ///   - score: how sure it is that two tokens with the same values are one; nil for two that are not.
  init(
    _ gone: [TokenPath], _ come: [TokenPath], _ old: Values, _ new: Values,
    allow: (TokenPath, TokenPath) -> Bool, score: (TokenPath, TokenPath) -> Double?
  ) {
    places = (Self.places(of: gone), Self.places(of: come))
    open = (Set(gone), Set(come))
    let moves = Self.moves(gone, come, old, new) { allow($0, $1) ? score($0, $1) : nil }
    var rest = moves[...]
    while let first = rest.first {
      // Groups of the same size and likeness are decided together, so that no order of names decides.
      let run = rest.prefix {
        $0.members.count == first.members.count && first.confidence - $0.confidence < 1e-9
      }
      rest = rest.dropFirst(run.count)
      for move in decided(run.compactMap(stillOpen)) { take(move) }
    }
    for path in gone where open.old.contains(path) {
      follow(path, confidence: 1) { Self.haveSameValues(old[$0], new[$1]) && allow($0, $1) }
    }
    for step in renamed(gone, come, old, new, allow) { groups[step.old] = step.new }
    // What changed on the way went the same way.
    for path in gone where open.old.contains(path) {
      follow(path, confidence: Self.changed) {
        Self.haveSameTypes(old[$0], new[$1]) && Self.canBeOne(old[$0], new[$1]) && allow($0, $1)
      }
    }
    pairs.sort { (places.old[$0.old] ?? 0) < (places.old[$1.old] ?? 0) }
  }

  private static func places(of paths: [TokenPath]) -> [TokenPath: Int] {
    Dictionary(paths.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The steps that two or more tokens can have taken, those of the most tokens first, because they leave least to chance.
  private static func moves(
    _ gone: [TokenPath], _ come: [TokenPath], _ old: Values, _ new: Values,
    _ score: (TokenPath, TokenPath) -> Double?
  ) -> [Move] {
    struct Kind: Hashable {
      let name: String
      let values: [TokenValue?]
    }
    func kinds(_ paths: [TokenPath], _ values: Values) -> [Kind: [TokenPath]] {
      let known = paths.filter { values[$0]?.contains { $0 != nil } ?? false }
      return Dictionary(grouping: known) { Kind(name: $0.name, values: values[$0] ?? []) }
    }
    let latter = kinds(come, new)
    var members: [Step: [(old: TokenPath, new: TokenPath)]] = [:]
    for (kind, paths) in kinds(gone, old) {
      guard let others = latter[kind], paths.count + others.count <= most else { continue }
      for path in paths {
        for other in others { members[step(path, other), default: []].append((path, other)) }
      }
    }
    let moves = members.filter { $1.count > 1 }.compactMap { step, pairs -> Move? in
      let renamed = pairs.sorted { $0.old.description < $1.old.description }.compactMap { old, new in
        score(old, new).map { TokenPairs.Renaming(old: old, new: new, confidence: $0) }
      }
      return renamed.count > 1 ? Move(step: step, members: renamed) : nil
    }
    return moves.sorted { a, b in
      if a.members.count != b.members.count { return a.members.count > b.members.count }
      return a.confidence != b.confidence
        ? a.confidence > b.confidence : (a.step.old, a.step.new) < (b.step.old, b.step.new)
    }
  }

  /// The groups that two paths are in without the end that they have in common.
  private static func step(_ old: TokenPath, _ new: TokenPath) -> Step {
    var (old, new) = (old.segments[...], new.segments[...])
    while old.count > 1, new.count > 1, old.last == new.last {
      old.removeLast()
      new.removeLast()
    }
    return Step(old: old.joined(separator: "."), new: new.joined(separator: "."))
  }

  // MARK: Deciding

  private func stillOpen(_ move: Move) -> Move? {
    let members = move.members.filter { open.old.contains($0.old) && open.new.contains($0.new) }
    return members.count > 1 ? Move(step: move.step, members: members) : nil
  }

  /// Of groups that could each be one of several, as many before as after, the first went to the first and so on; of any
  /// others it is left open.
  private func decided(_ moves: [Move]) -> [Move] {
    let known = Dictionary(moves.map { ($0.step, $0) }) { first, _ in first }
    var former = Dictionary(grouping: moves, by: \.step.old)
    let latter = Dictionary(grouping: moves, by: \.step.new)
    var decided: [Move] = []
    for move in moves where former[move.step.old] != nil {
      // All groups that this one is tied to, through others.
      var (olds, news) = ([move.step.old: place(of: move).old], [String: Int]())
      var next = [move.step.old]
      while let old = next.popLast() {
        for move in former.removeValue(forKey: old) ?? [] where news[move.step.new] == nil {
          news[move.step.new] = place(of: move).new
          for other in latter[move.step.new] ?? [] where olds[other.step.old] == nil {
            olds[other.step.old] = place(of: other).old
            next.append(other.step.old)
          }
        }
      }
      guard olds.count == news.count else { continue }
      let pairs = zip(Self.inOrder(olds), Self.inOrder(news)).map { known[Step(old: $0, new: $1)] }
      if pairs.allSatisfy({ $0 != nil }) { decided += pairs.compactMap(\.self) }
    }
    return decided
  }

  private func place(of move: Move) -> (old: Int, new: Int) {
    (
      move.members.compactMap { places.old[$0.old] }.min() ?? 0,
      move.members.compactMap { places.new[$0.new] }.min() ?? 0
    )
  }

  private static func inOrder(_ groups: [String: Int]) -> [String] {
    groups.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  private mutating func take(_ move: Move) {
    guard let move = stillOpen(move) else { return }
    groups[move.step.old] = move.step.new
    pairs += move.members
    for pair in move.members {
      open.old.remove(pair.old)
      open.new.remove(pair.new)
    }
  }

  /// How sure it is that a token with other values is the one whose group went there.
  private static let changed = 0.9

  /// The groups beside which another is with nearly all of their names and types, where each is the only one for the
  /// other: `color.content` that is called `color.text`, with other colours.
  private func renamed(
    _ gone: [TokenPath], _ come: [TokenPath], _ old: Values, _ new: Values, _ allow: (TokenPath, TokenPath) -> Bool
  ) -> [Step] {
    struct Member: Hashable {
      let name: String
      let types: [TokenType?]?
    }
    func members(_ paths: [TokenPath], _ open: Set<TokenPath>, _ values: Values) -> [TokenPath: Set<Member>] {
      let known = Dictionary(grouping: paths.filter { open.contains($0) && $0.parent != nil }) { $0.parent }
      return known.reduce(into: [:]) { members, group in
        guard let path = group.key, group.value.count > 2 else { return }
        members[path] = Set(group.value.map { Member(name: $0.name, types: Self.types(of: values[$0])) })
      }
    }
    let (former, latter) = (members(gone, open.old, old), members(come, open.new, new))
    var steps: [Step] = []
    for (group, names) in former where groups[group.description] == nil {
      for (other, others) in latter
      where group.parent == other.parent || group.parent == other || other.parent == group {
        let shared = names.intersection(others)
        let alike = shared.count { member in
          let (before, after) = (group.appending(member.name), other.appending(member.name))
          return Self.canBeOne(old[before], new[after]) && allow(before, after)
        }
        // A group that went into one of its own, or out of it, may have met others there.
        let most = group.parent == other.parent ? max(names.count, others.count) : min(names.count, others.count)
        guard alike > 2, alike * 4 >= most * 3 else { continue }
        steps.append(Step(old: group.description, new: other.description))
      }
    }
    let counts = (
      Dictionary(steps.map { ($0.old, 1) }, uniquingKeysWith: +),
      Dictionary(steps.map { ($0.new, 1) }, uniquingKeysWith: +)
    )
    return steps.filter { counts.0[$0.old] == 1 && counts.1[$0.new] == 1 }
  }

  private static func types(of values: [TokenValue?]?) -> [TokenType?]? { values?.map { $0?.type } }

  /// Whether two tokens have the same values, of which there is one.
  private static func haveSameValues(_ old: [TokenValue?]?, _ new: [TokenValue?]?) -> Bool {
    old == new && old?.contains { $0 != nil } ?? false
  }

  /// Whether two tokens have values of the same types in the themes in which both have one, of which there is one.
  static func haveSameTypes(_ old: [TokenValue?]?, _ new: [TokenValue?]?) -> Bool {
    let types = zip(old ?? [], new ?? []).compactMap { before, after in
      before.flatMap { before in after.map { before.type == $0.type } }
    }
    return !types.isEmpty && types.allSatisfy { $0 }
  }

  /// Whether values can be those of one token that was adjusted: 8 px became no 768 px.
  static func canBeOne(_ old: [TokenValue?]?, _ new: [TokenValue?]?) -> Bool {
    zip(old ?? [], new ?? []).allSatisfy { before, after in
      func isWithinReach(_ a: Double, _ b: Double) -> Bool {
        let (low, high) = (min(a.magnitude, b.magnitude), max(a.magnitude, b.magnitude))
        return low == 0 || high <= low * 4
      }
      switch (before, after) {
      case (.dimension(let a), .dimension(let b)): return isWithinReach(a.pixels, b.pixels)
      case (.duration(let a), .duration(let b)): return isWithinReach(a.milliseconds, b.milliseconds)
      case (.number(let a), .number(let b)): return isWithinReach(a, b)
      case (_, _): return true
      }
    }
  }

  /// Takes a token to where its nearest group went, if it is there.
  ///
  /// - Parameter fits: whether the token there can be the same.
  private mutating func follow(_ path: TokenPath, confidence: Double, _ fits: (TokenPath, TokenPath) -> Bool) {
    var group = path.parent
    while let current = group {
      if let target = groups[current.description] {
        let moved = TokenPath(target + path.description.dropFirst(current.description.count))
        guard open.new.contains(moved), fits(path, moved) else { return }
        pairs.append(TokenPairs.Renaming(old: path, new: moved, confidence: confidence))
        open.old.remove(path)
        open.new.remove(moved)
        return
      }
      group = current.parent
    }
  }
}
