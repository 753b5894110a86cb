import Diagnostics
import Statements
import Tokens

extension TokenThemes {
  /// Where something is true of some tokens, by the choices that their values depend on: ` in dark` for `dark, compact` where
  /// the density changes neither. Empty where they have the same values in every theme.
  func place(of paths: [TokenPath], in theme: Theme) -> Message {
    func values(_ theme: Theme) -> [Token?] { paths.map { theme.tokens[$0] } }
    let own = values(theme)
    let same = themes.indices.filter { index in
      zip(values(themes[index]), own).allSatisfy { $0?.value == $1?.value }
    }
    guard same.count < themes.count else { return "" }
    return " in \(axes.choices(of: same).map { Sentence.list($0) } ?? theme.name)"
  }
}
