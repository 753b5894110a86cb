import Plates
import TokenValues
import Tokens

/// Tokens that other themes have had for long and that now have, in one more theme, the value of a token that is gone:
/// the theme has taken over their names.
struct Successors {
  /// By the number of the theme and by value, the tokens that have it there only now.
  private var gained: [Int: [TokenValue: [TokenPath]]] = [:]
  private let history: TokenHistory

  init(_ history: TokenHistory) {
    self.history = history
    if history.pairs.removed.isEmpty || history.themes.count < 2 { return }
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
    guard let first = homes.first, !gained.isEmpty else { return nil }
    func all(in theme: ThemePair) -> [TokenPath] {
      theme.base.tokens[path].flatMap { gained[theme.number]?[$0.value] } ?? []
    }
    let others = homes.dropFirst().map { Set(all(in: $0)) }
    let found = all(in: first).filter { path in others.allSatisfy { $0.contains(path) } }
    guard (1...Self.most).contains(found.count) else { return nil }
    let names = Plate.list(found.map(\.description))
    let themes = history.label(of: homes).map { " in \($0)" } ?? ""
    return "\(names) \(found.count == 1 ? "has" : "have") its value\(themes) now"
  }

  /// Of more, nobody can tell which took its place.
  private static let most = 3
}
