import Colorimetry
import Diagnostics
import Differences
import Files
import Guide
import TokenValues
package import Tokens

/// Which token of one version is which of the other.
package struct TokenPairs: Sendable {
  package struct Renaming: Sendable {
    package let old: TokenPath
    package let new: TokenPath
    /// 0 … 1.
    package let confidence: Double

    package init(old: TokenPath, new: TokenPath, confidence: Double) {
      (self.old, self.new, self.confidence) = (old, new, confidence)
    }
  }

  /// The paths in both versions, in the author's order of the new one.
  package let kept: [TokenPath]
  /// The tokens that were moved or renamed, in the author's order of the new version.
  package let renamed: [Renaming]
  /// In the author's order.
  package let added: [TokenPath]
  package let removed: [TokenPath]
  /// Tokens that are still written and have no value in any theme any more, in the author's order of the old version.
  package let lost: [TokenPath]
  /// Tokens that were written without a value in any theme and have one now, in the author's order of the new version.
  package let found: [TokenPath]
  /// The new names of renamed tokens.
  package let names: [TokenPath: TokenPath]
  private let unvalued: Set<TokenPath>

  /// The least confidence with which two names are taken for one token.
  static let least = 0.6

  /// - Parameter untold: the tokens that may be missing only because a file could not be read.
  package init(_ base: TokenVersion, _ head: TokenVersion, themes: [ThemePair], untold: Set<TokenPath>) {
    kept = head.paths.filter { base.known.contains($0) }
    lost = base.paths.filter {
      !head.known.contains($0) && head.unresolved.contains($0) && !untold.contains($0)
    }
    let gone = base.paths.filter {
      !head.known.contains($0) && !head.unresolved.contains($0) && !untold.contains($0)
    }
    found = head.paths.filter {
      !base.known.contains($0) && base.unresolved.contains($0) && !untold.contains($0)
    }
    let come = head.paths.filter {
      !base.known.contains($0) && !base.unresolved.contains($0) && !untold.contains($0)
    }
    let matches = Self.matches(gone, come, base, head, themes)
    let places = Dictionary(come.enumerated().map { ($1, $0) }) { first, _ in first }
    renamed = matches.sorted { (places[$0.new] ?? 0) < (places[$1.new] ?? 0) }
    let names = Dictionary(matches.map { ($0.old, $0.new) }) { first, _ in first }
    let taken = Set(matches.map(\.new))
    self.names = names
    added = come.filter { !taken.contains($0) }
    removed = gone.filter { names[$0] == nil }
    unvalued = Set(removed + lost)
  }

  /// Whether a token of the old version has no value in the new one, under any name.
  package func isGone(_ path: TokenPath) -> Bool { unvalued.contains(path) }

  /// Groups that moved or were renamed as a whole, and of the rest the pairs of which each is the other's best, without
  /// those that tie with another.
  private static func matches(
    _ gone: [TokenPath], _ come: [TokenPath], _ base: TokenVersion, _ head: TokenVersion,
    _ themes: [ThemePair]
  ) -> [Renaming] {
    if gone.isEmpty || come.isEmpty { return [] }
    let evidence = PairEvidence(gone, come, base, head, themes)
    let together = evidence.groups(gone, come)
    let (oldOnes, newOnes) = (left(of: gone, together.map(\.old)), left(of: come, together.map(\.new)))
    let pairs = evidence.followers(oldOnes, newOnes, besides: evidence.singles(oldOnes, newOnes))
    let alone = decided(pairs.filter { $0.confidence >= least })
    let known = together + withoutStrays(alone, oldOnes, newOnes)
    let more = RepeatedEdits(known).pairs(
      left(of: oldOnes, known.map(\.old)), Set(left(of: newOnes, known.map(\.new))), where: evidence.fits)
    return known + more
  }

  private static func left(of paths: [TokenPath], _ taken: [TokenPath]) -> [TokenPath] {
    let taken = Set(taken)
    return paths.filter { !taken.contains($0) }
  }

  /// Without the pairs of two groups in which other tokens have the same names and are not the same: the white end of one
  /// ramp is not that of another.
  private static func withoutStrays(_ pairs: [Renaming], _ gone: [TokenPath], _ come: [TokenPath]) -> [Renaming] {
    struct Step: Hashable {
      let old: TokenPath?
      let new: TokenPath?
    }
    let taken = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
    func names(_ paths: [TokenPath], _ taken: Set<TokenPath>) -> [TokenPath?: Set<String>] {
      Dictionary(grouping: paths.filter { !taken.contains($0) && $0.parent != nil }, by: \.parent)
        .mapValues { Set($0.map(\.name)) }
    }
    let open = (names(gone, taken.0), names(come, taken.1))
    let counts = Dictionary(pairs.map { (Step(old: $0.old.parent, new: $0.new.parent), 1) }, uniquingKeysWith: +)
    return pairs.filter { pair in
      let step = Step(old: pair.old.parent, new: pair.new.parent)
      guard step.old != step.new, let names = open.0[step.old], let others = open.1[step.new] else { return true }
      let shared = names.intersection(others).count
      return shared < fewestOfRamp || shared <= 3 * counts[step, default: 0]
    }
  }

  private static let fewestOfRamp = 3

  /// Of pairs that exclude each other the surest, without those that tie.
  package static func decided(_ pairs: [Renaming]) -> [Renaming] {
    let pairs = pairs.sorted { a, b in
      a.confidence != b.confidence
        ? a.confidence > b.confidence : (a.old.description, a.new.description) < (b.old.description, b.new.description)
    }
    var taken: (old: Set<TokenPath>, new: Set<TokenPath>) = ([], [])
    var found: [Renaming] = []
    var index = 0
    while index < pairs.count {
      // Pairs of the same confidence are decided together, so that no order of names decides.
      let group = pairs[index...].prefix { pairs[index].confidence - $0.confidence < 1e-9 }
      index += group.count
      let open = group.filter { !taken.old.contains($0.old) && !taken.new.contains($0.new) }
      let olds = Dictionary(open.map { ($0.old, 1) }, uniquingKeysWith: +)
      let news = Dictionary(open.map { ($0.new, 1) }, uniquingKeysWith: +)
      for pair in open {
        taken.old.insert(pair.old)
        taken.new.insert(pair.new)
        if olds[pair.old] == 1, news[pair.new] == 1 { found.append(pair) }
      }
    }
    return found
  }
}

/// What tells which token that is gone is which that came: values, names, users, and where they are.
private struct PairEvidence {
  typealias Renaming = TokenPairs.Renaming

  private let base: TokenVersion
  private let head: TokenVersion
  private let values: (old: [TokenPath: [TokenValue?]], new: [TokenPath: [TokenValue?]])
  private let homes: Homes
  private let names: NameLikeness
  private let families: Families
  private let purposes: Purposes
  private let states: StateNames
  private let newcomers: Set<TokenPath>

  init(
    _ gone: [TokenPath], _ come: [TokenPath], _ base: TokenVersion, _ head: TokenVersion, _ themes: [ThemePair]
  ) {
    (self.base, self.head) = (base, head)
    values = (
      Dictionary(gone.map { ($0, base.fingerprint(of: $0, themes.map(\.base))) }) { first, _ in first },
      Dictionary(come.map { ($0, head.fingerprint(of: $0, themes.map(\.head))) }) { first, _ in first }
    )
    homes = Homes(base, head)
    names = NameLikeness(gone + come)
    families = Families(base, head, names)
    purposes = Purposes(gone, base, come, head)
    states = StateNames(base, head)
    newcomers = Set(come)
  }

  // MARK: Whether two may be one

  func fits(_ old: TokenPath, _ new: TokenPath) -> Bool {
    homes.allow(old, new) && purposes.allow(old, new)
      && MovedGroups.haveSameTypes(values.old[old], values.new[new])
      && MovedGroups.canBeOne(values.old[old], values.new[new])
  }

  private func mayBeOne(_ old: TokenPath, _ new: TokenPath) -> Bool {
    homes.allow(old, new) && families.allow(old, new) && purposes.allow(old, new) && states.allow(old, new)
  }

  /// Whether a value that was written out is only named by a token, and written out in another that came.
  private func isNamed(_ old: TokenPath, _ new: TokenPath) -> Bool {
    base.token(old)?.references.isEmpty == true
      && head.token(new)?.aliases.contains(where: newcomers.contains) == true
  }

  // MARK: Pairs

  /// The pairs of which names tell, and those of groups that moved or were renamed as a whole.
  func groups(_ gone: [TokenPath], _ come: [TokenPath]) -> [Renaming] {
    let named = PairsByName.all(gone, come, isSame: { values.old[$0] == values.new[$1] }, fits: fits)
    let taken = (Set(named.map(\.old)), Set(named.map(\.new)))
    let free = (
      gone.filter { !taken.0.contains($0) && homes.home(of: $0) == nil },
      come.filter { !taken.1.contains($0) && homes.home(of: $0) == nil }
    )
    return named
      + MovedGroups(free.0, free.1, values.old, values.new, allow: purposes.allow) {
        isNamed($0, $1) ? nil : score($0, $1, hasSameValue: true)
      }.pairs
  }

  /// The pairs of single tokens with the same value, and of those that none has it of, with the same place.
  func singles(_ gone: [TokenPath], _ come: [TokenPath]) -> [Renaming] {
    let newByValue = Dictionary(grouping: come) { values.new[$0] ?? [] }
    let common = Dictionary(base.paths.map { (base.default[$0]?.value, 1) }, uniquingKeysWith: +)
    let places = Places(gone, come, head)
    var pairs: [Renaming] = []
    for old in gone {
      // Two that have no value in any theme that is compared have not the same one.
      let own = (values.old[old] ?? []).contains { $0 != nil } ? values.old[old] : nil
      let same = own.flatMap { newByValue[$0] } ?? []
      // A large group of equal values is told apart by last names only.
      let near = same.count > 200 ? same.filter { $0.name == old.name } : same
      let isCommon =
        common[base.default[old]?.value, default: 0] > Self.mostAlike
        || own?.allSatisfy { $0.map(Self.isEmpty) ?? true } ?? false
      for new in near where mayBeOne(old, new) && !isNamed(old, new) && (!isCommon || isNear(old, new)) {
        pairs.append(Renaming(old: old, new: new, confidence: score(old, new, hasSameValue: true)))
      }
      if same.isEmpty { pairs += changed(old, places.candidates(for: old, base)) }
    }
    return pairs
  }

  /// The pairs of a token that was moved or renamed and changed at once.
  private func changed(_ old: TokenPath, _ candidates: [TokenPath]) -> [Renaming] {
    candidates.compactMap { new in
      guard base.type(of: old) == head.type(of: new), mayBeOne(old, new),
        MovedGroups.canBeOne(values.old[old], values.new[new])
      else { return nil }
      let isNear = Self.isNear(base.token(old)?.value, head.token(new)?.value)
      let score = score(old, new, hasSameValue: false)
      return Renaming(old: old, new: new, confidence: score + (isNear ? 0.1 : 0))
    }
  }

  /// Pairs with those of which the users of one refer to the other instead, which are sure.
  func followers(_ gone: [TokenPath], _ come: [TokenPath], besides pairs: [Renaming]) -> [Renaming] {
    let users = followed(Set(gone), Set(come)).filter { old, new in
      let (a, b) = (old.name, new.name)
      let isLonger = a != b && (a.contains(b) || b.contains(a)) && old.parent == new.parent
      return mayBeOne(old, new)
        && (isLonger || Self.isNear(base.token(old)?.value, head.token(new)?.value))
    }
    let ofUsers = Dictionary(users) { first, _ in first }
    let sure = Dictionary(
      pairs.filter { ofUsers[$0.old] == $0.new }.map { ($0.old, $0.confidence) }, uniquingKeysWith: max)
    return pairs.filter { ofUsers[$0.old] != $0.new }
      + users.map { Renaming(old: $0, new: $1, confidence: max(sure[$0] ?? 0, 0.8)) }
  }

  /// The tokens that are gone of which all users refer to one that came instead, where no user of that one comes from
  /// another.
  private func followed(_ gone: Set<TokenPath>, _ come: Set<TokenPath>) -> [(TokenPath, TokenPath)] {
    var news: [TokenPath: Set<TokenPath>] = [:]
    var olds: [TokenPath: Set<TokenPath>] = [:]
    for path in head.paths {
      guard let former = base.token(path)?.references, let latter = head.token(path)?.references,
        former.count == latter.count
      else { continue }
      for (old, new) in zip(former, latter) where old.pointer == new.pointer && gone.contains(old.target) {
        news[old.target, default: []].insert(new.target)
        olds[new.target, default: []].insert(old.target)
      }
    }
    return news.compactMap { old, found in
      guard let new = found.first, found.count == 1, come.contains(new), olds[new]?.count == 1 else { return nil }
      return (old, new)
    }.sorted { $0.0.description < $1.0.description }
  }

  /// The most tokens with one value that is evidence by itself: white is what many are.
  private static let mostAlike = 2

  /// Whether a value is that of something that is not there, which says of nothing what it is: no shadow, no length.
  private static func isEmpty(_ value: TokenValue) -> Bool {
    switch value {
    case .color(let color): color.opacity == 0
    case .dimension(let length): length.value == 0
    case .duration(let time): time.milliseconds == 0
    case .number(let number): number == 0
    case .shadow(let layers): layers.isEmpty
    case .fontFamily(let names): names.isEmpty
    case .fontWeight, .cubicBezier, .strokeStyle, .border, .transition, .gradient, .typography, .spring, .haptic: false
    }
  }

  /// Whether two tokens have much of their names in common, or users.
  private func isNear(_ old: TokenPath, _ new: TokenPath) -> Bool {
    names.of(old, new) >= 0.5
      || !base.graph.directUsers(of: old).filter(head.graph.directUsers(of: new).contains).isEmpty
  }

  /// Whether two values are alike enough to be one that was adjusted: colours below ΔE2000 10, figures within a quarter.
  private static func isNear(_ old: TokenValue?, _ new: TokenValue?) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= max(a.magnitude, b.magnitude) / 4 }
    return switch (old, new) {
    case (.color(let a), .color(let b)): ColorDifference.e2000(a, b) < 10 && a.opacity == b.opacity
    case (.dimension(let a), .dimension(let b)): isNear(a.pixels, b.pixels)
    case (.duration(let a), .duration(let b)): isNear(a.milliseconds, b.milliseconds)
    case (.number(let a), .number(let b)): isNear(a, b)
    case (.color, _), (.dimension, _), (.duration, _), (.number, _), (.fontFamily, _), (.fontWeight, _),
      (.cubicBezier, _), (.strokeStyle, _), (.border, _), (.transition, _), (.shadow, _), (.gradient, _),
      (.typography, _), (.spring, _), (.haptic, _), (nil, _):
      false
    }
  }

  /// From the values, the names, the users, the descriptions and the files; symmetric.
  private func score(_ old: TokenPath, _ new: TokenPath, hasSameValue: Bool) -> Double {
    var score = hasSameValue ? 0.5 : 0.2
    score += 0.3 * names.of(old, new)
    let users = (Set(base.graph.directUsers(of: old)), Set(head.graph.directUsers(of: new)))
    let all = users.0.union(users.1)
    // The same users are the best evidence there is of a token whose value is another.
    let weight = hasSameValue ? 0.15 : 0.25
    score +=
      weight * (all.isEmpty ? 0.15 / weight / 2 : Double(users.0.intersection(users.1).count) / Double(all.count))
    let words = (base.default[old]?.description, head.default[new]?.description)
    if let old = words.0, let new = words.1 { score += old == new ? 0.05 : 0 }
    if base.token(old)?.span.file.path != head.token(new)?.span.file.path { score -= 0.03 }
    return score
  }
}

/// Where tokens that came are, for those that are gone of whose value there is none any more.
private struct Places {
  private let byName: [String: [TokenPath]]
  private let byUsers: [Set<TokenPath>: [TokenPath]]
  private let oldCounts: [String: Int]
  /// Those that came, where they are few enough to be compared one by one.
  private let few: [TokenPath]

  init(_ gone: [TokenPath], _ come: [TokenPath], _ head: TokenVersion) {
    byName = Dictionary(grouping: come, by: \.name)
    byUsers = Dictionary(grouping: come.count > 400 ? [] : come) { Set(head.graph.directUsers(of: $0)) }
    oldCounts = Dictionary(gone.map { ($0.name, 1) }, uniquingKeysWith: +)
    few = gone.count <= 40 && come.count <= 40 ? come : []
  }

  /// The one with the same last name, where it is the only one of its kind, and those with the same users, or else in the
  /// same group.
  func candidates(for old: TokenPath, _ base: TokenVersion) -> [TokenPath] {
    var found: [TokenPath] = []
    if oldCounts[old.name] == 1, let moved = byName[old.name], moved.count == 1 { found = moved }
    let users = Set(base.graph.directUsers(of: old))
    let others =
      users.isEmpty ? few.filter { $0.segments.dropLast() == old.segments.dropLast() } : byUsers[users] ?? []
    return found + others.filter { !found.contains($0) }
  }
}

/// The components that both versions have: a property of such a one is none of another, whatever its value.
private struct Homes {
  private let stay: Set<String>

  init(_ base: TokenVersion, _ head: TokenVersion) {
    func names(_ side: TokenVersion) -> Set<String> { Set(side.paths.compactMap(Self.name)) }
    stay = names(base).intersection(names(head))
  }

  private static func name(of path: TokenPath) -> String? {
    path.isInComponent && path.segments.count > 2 ? path.segments[..<2].joined(separator: ".") : nil
  }

  func home(of path: TokenPath) -> String? { Self.name(of: path).flatMap { stay.contains($0) ? $0 : nil } }

  func allow(_ old: TokenPath, _ new: TokenPath) -> Bool {
    if old.isSideInComponent && old.parent == new || new.isSideInComponent && new.parent == old { return false }
    return home(of: old) == home(of: new)
  }
}

/// The outermost groups of both versions: a token leaves one that stays, or comes to one that there was, only under a name
/// that says so. A value of a palette that is dropped is not the role that has the same value.
private struct Families {
  private let stay: Set<String>
  private let were: Set<String>
  private let names: NameLikeness

  init(_ base: TokenVersion, _ head: TokenVersion, _ names: NameLikeness) {
    func groups(_ side: TokenVersion) -> Set<String> {
      Set(side.paths.filter { $0.segments.count > 1 }.compactMap(\.segments.first))
    }
    (stay, were) = (groups(head), groups(base))
    self.names = names
  }

  func allow(_ old: TokenPath, _ new: TokenPath) -> Bool {
    guard old.segments.count > 1, new.segments.count > 1, old.segments[0] != new.segments[0],
      stay.contains(old.segments[0]) || were.contains(new.segments[0])
    else { return true }
    return old.name == new.name || names.shared(old, new) >= 0.5
  }
}
