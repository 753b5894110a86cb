import Colorimetry
import Diagnostics
import Files
import TokenValues
import Tokens

/// What token files in a dialect come to.
struct Loaded {
  let themes: TokenThemes
  let diagnostics: Diagnostics

  init(_ text: String) { self.init(["tokens.json": text]) }

  init(_ files: [String: String]) {
    var diagnostics = Diagnostics()
    themes = TokenLoader.load(
      files.map { SourceFile(path: $0.key, text: $0.value) }, root: "", into: &diagnostics)
    self.diagnostics = diagnostics
  }

  var tokens: TokenSet { themes.default.tokens }
  var rules: [String] { diagnostics.all.map(\.rule.id) }
  var messages: [String] { diagnostics.all.map(\.message) }

  /// Every token of the default theme with its type and value as text.
  var values: [String] { values(of: tokens) }

  /// The same for the tokens of a theme; those of the default if there is no theme of that name.
  func values(in theme: String) -> [String] { values(of: themes[theme]?.tokens ?? tokens) }

  private func values(of set: TokenSet) -> [String] {
    set.tokens.map { "\($0.path) \($0.type.rawValue) \(text($0.value))" }
  }

  private func text(_ value: TokenValue) -> String {
    switch value {
    case .color(let color): color.hex
    case .dimension(let length): length.css
    case .fontFamily(let names): names.joined(separator: ", ")
    case .fontWeight(let weight): weight.css
    case .duration(let time): time.css
    case .number(let number): "\(number)"
    case .shadow(let layers): layers.css
    case .border(let border): border.css
    case .typography(let style): "\(style.fontSize.css)/\(style.lineHeight) \(style.fontWeight.css)"
    case .cubicBezier, .strokeStyle, .transition, .gradient, .spring, .haptic: "…"
    }
  }
}
