import Diagnostics
import Statements
import Tokens

extension TokenThemes {
  /// Where something is true of some tokens, by the choices that their values depend on: ` in dark` for `dark, compact` where
  /// the density changes neither. Empty where they have the same values in every theme.
  func place(of paths: [TokenPath], in theme: Theme) -> Message {
    let same = places(with: paths, in: theme)
    guard same.count < themes.count else { return "" }
    return " in \(axes.choices(of: same).map { Sentence.list($0) } ?? theme.name)"
  }

  /// On what basis some tokens have their values at once: nobody has said of themes that only names tell of that those of
  /// several choices go together.
  func basis(of paths: [TokenPath], in theme: Theme) -> Basis {
    if basis.themes.isGiven || modifiers.count < 2 { return .given }
    let same = places(with: paths, in: theme)
    guard same.count < themes.count, axes.choices(of: same) == nil else { return .given }
    return .assumed("\(Sentence.list(theme.inputs.map(\.context))) are chosen together")
  }

  /// The places of the themes in which some tokens have the values that they have in one.
  private func places(with paths: [TokenPath], in theme: Theme) -> [Int] {
    func values(_ theme: Theme) -> [Token?] { paths.map { theme.tokens[$0] } }
    let own = values(theme)
    return themes.indices.filter { index in
      zip(values(themes[index]), own).allSatisfy { $0?.value == $1?.value }
    }
  }
}
