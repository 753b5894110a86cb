import Matching
import Plates
import TokenValues
import Tokens

/// Tokens that other themes have had for long and that now have, in one more theme, the value of a token that is gone:
/// the theme has taken over their names. And the other way round, tokens that came to some themes with the value that a
/// token had there which other themes keep: the theme has given it another name.
struct Successors {
  /// By the number of the theme and by value, the tokens that have it there only now.
  private var gained: Lists = [:]
  /// The same of tokens that had it there and have none now, or that of another theme.
  private var lost: Lists = [:]
  private let history: TokenHistory
  private typealias Lists = [Int: [TokenValue: [TokenPath]]]
  /// The tokens that came with the values that others had in all themes before, by both names.
  private var heirs: (of: [TokenPath: TokenPath], former: [TokenPath: TokenPath]) = ([:], [:])

  init(_ history: TokenHistory) {
    self.history = history
    if !history.pairs.added.isEmpty { findHeirs() }
    if history.themes.count < 2 { return }
    if !history.pairs.added.isEmpty { findLost() }
    if history.pairs.removed.isEmpty { return }
    for path in history.pairs.kept {
      for theme in history.themes {
        guard case (nil, let new?) = history.tokens(path, in: theme) else { continue }
        gained[theme.number, default: [:]][new.value, default: []].append(path)
      }
    }
  }

  /// `bg.soft.weak has its value in Dark now`; nil where no token follows it in all its themes, or more than a few do.
  func words(for path: TokenPath) -> String? {
    let homes = history.themes.filter { $0.base.tokens[path] != nil }
    guard !gained.isEmpty else { return nil }
    let found = found(in: gained, homes.map { ($0.number, $0.base.tokens[path]?.value) })
    guard (1...Self.most).contains(found.count) else { return nil }
    let names = Plate.list(found.map(\.description))
    let themes = history.label(of: homes).map { " in \($0)" } ?? ""
    return "\(names) \(found.count == 1 ? "has" : "have") its value\(themes) now"
  }

  /// Where a token has another value and one that came has its former one, in all themes and alone of both kinds, what
  /// was meant by its name is that one.
  private mutating func findHeirs() {
    func values(_ path: TokenPath, _ side: KeyPath<ThemePair, Theme>) -> [TokenValue]? {
      let all = history.themes.compactMap { $0[keyPath: side].tokens[path]?.value }
      return all.count == history.themes.count ? all : nil
    }
    let owners = Dictionary(grouping: history.base.paths) { values($0, \.base) }
    let come = Dictionary(grouping: history.pairs.added) { values($0, \.head) }
    for case (let values?, let come) in come {
      guard come.count == 1, let former = owners[values], former.count == 1, history.pairs.names[former[0]] == nil,
        let now = history.head.token(former[0]), now.value != history.base.token(former[0])?.value,
        Self.areAlike(former[0], come[0])
      else { continue }
      heirs.of[former[0]] = come[0]
      heirs.former[come[0]] = former[0]
    }
  }

  /// Whether two tokens are steps of one ramp, or have the same last name.
  private static func areAlike(_ a: TokenPath, _ b: TokenPath) -> Bool {
    a.name == b.name || a.parent == b.parent && [a, b].allSatisfy { $0.name.last?.isNumber ?? false }
  }

  /// `green.700 has its former value now`; nil where no token that came has it.
  func words(forChanged path: TokenPath) -> String? { heirs.of[path].map { "\($0) has its former value now" } }

  private mutating func findLost() {
    for path in history.pairs.kept {
      for theme in history.themes {
        guard case (let old?, let new) = history.tokens(path, in: theme), old.value != new?.value else { continue }
        let isOfOthers = new.map { new in
          history.themes.contains { $0.number != theme.number && $0.head.tokens[path]?.value == new.value }
        }
        if isOfOthers ?? true { lost[theme.number, default: [:]][old.value, default: []].append(path) }
      }
    }
  }

  /// `the value that color.accent had in Dark`; nil for a token of all themes, or where no token or more than a few had it.
  func words(forAdded path: TokenPath) -> String? {
    if let former = heirs.former[path] { return "the value that \(former) had" }
    let homes = history.themes.filter { $0.head.tokens[path] != nil }
    guard !lost.isEmpty, !homes.isEmpty, homes.count < history.themes.count else { return nil }
    let found = found(in: lost, homes.map { ($0.number, $0.head.tokens[path]?.value) })
    guard (1...Self.most).contains(found.count) else { return nil }
    let themes = history.label(of: homes).map { " in \($0)" } ?? ""
    return "the value that \(Plate.list(found.map(\.description))) had\(themes)"
  }

  /// The tokens that are in the lists of all themes for the value that each has; none where one list is so long that
  /// nobody can tell which of them is meant.
  private func found(in lists: Lists, _ values: [(theme: Int, value: TokenValue?)]) -> [TokenPath] {
    let all = values.map { theme, value in value.flatMap { lists[theme]?[$0] } ?? [] }
    guard let shortest = all.min(by: { $0.count < $1.count }), shortest.count <= Self.mostOfValue else { return [] }
    return shortest.filter { path in all.allSatisfy { $0.count > Self.mostOfValue || $0.contains(path) } }
  }

  /// How many tokens of one value are looked through.
  private static let mostOfValue = 50
  /// Of more, nobody can tell which took its place.
  private static let most = 3
}
