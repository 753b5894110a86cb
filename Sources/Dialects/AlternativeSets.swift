import Syntax

/// Sets that declare the same tokens, where no file says for which theme each of them is: `theme-light`, `theme-dark` and
/// `theme-red`. One of them is chosen at a time; laid over each other, the last would hide all others.
///
/// Sets whose names differ in nothing but light and dark are left to what reads such names.
struct AlternativeSets {
  private var choices: [String: ForeignSource.Choice] = [:]
  /// The sets of each choice, in their order.
  private(set) var groups: [[TokenSets.Member]] = []

  /// Of no sets.
  init() {}

  /// - Parameter sets: in the order in which later ones count.
  init(_ sets: [TokenSets.Member]) {
    guard sets.count > 1 else { return }
    let names = sets.map { KnownNames(of: $0.root) }
    var alike: [[Int]] = []
    for place in sets.indices where !Self.isBase(sets[place].name) {
      let home = alike.firstIndex { group in
        names[group[0]].areMostlyShared(with: names[place])
          || names[group[0]].areSame(as: names[place]) && Self.areSiblings(sets[group[0]].name, sets[place].name)
      }
      if let home { alike[home].append(place) } else { alike.append([place]) }
    }
    for group in alike where (2...Self.most).contains(group.count) {
      let own = group.map { sets[$0].name }
      // A set in the folder of another of its name is a copy of it, of which the later counts.
      if own.contains(where: { name in own.contains { $0.hasPrefix(name + "/") } }) { continue }
      let themes = own.map(ThemeFiles.parts)
      if themes.allSatisfy({ $0 != nil && $0?.rest == themes[0]?.rest }) { continue }
      let common = Self.start(of: own)
      var contexts = own.map { String($0.dropFirst(common.count)) }.map { ThemeFiles.theme(named: $0) ?? $0 }
      guard Set(contexts).count == contexts.count else { continue }
      let chosen = contexts
      // What is light is shown first.
      contexts = contexts.filter { $0 == "light" } + contexts.filter { $0 != "light" }
      let words = common.filter { !"-_/. ".contains($0) }
      let modifier = words.isEmpty ? ThemeFiles.modifier : words
      groups.append(group.map { sets[$0] })
      for (name, context) in zip(own, chosen) {
        choices[name] = ForeignSource.Choice(modifier: modifier, contexts: contexts, chosen: [context])
      }
    }
  }

  /// The choice on which a set depends; nil for one that is for every theme.
  func choice(of set: TokenSets.Member) -> ForeignSource.Choice? { choices[set.name] }

  private static let most = 16
  /// Sets that others vary.
  private static let bases = ThemeFolders.shared.union(ThemeFolders.bases).union(["primitives"])

  private static func isBase(_ name: String) -> Bool { bases.contains(name.lowercased()) }

  /// Whether the names of two sets say that they are of one kind: both begin with the same word, or are themes.
  private static func areSiblings(_ a: String, _ b: String) -> Bool {
    !start(of: [a, b]).isEmpty || ThemeFiles.theme(named: a) != nil || ThemeFiles.theme(named: b) != nil
  }

  /// The words with which all names begin, with the sign behind them: `theme-`.
  private static func start(of names: [String]) -> String {
    guard var common = names.first else { return "" }
    for name in names { common = String(zip(common, name).prefix { $0 == $1 }.map(\.0)) }
    return common.lastIndex { "-_/. ".contains($0) }.map { String(common[...$0]) } ?? ""
  }
}
