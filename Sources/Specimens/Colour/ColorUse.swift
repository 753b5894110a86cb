import Plates
import Tokens

/// What the name of a colour says of its use, and so with what its contrast means something.
struct ColorUse {
  /// Whether text may stand on it: not on a colour of text, of icons or of edges.
  let carriesText: Bool
  private let words: Set<String>

  init(_ path: TokenPath) {
    // `Muted text`, `Primary button, text`: names in prose have words too.
    let names = path.segments.map { $0.split { " ,:(/)".contains($0) }.flatMap { PartColor.words(of: String($0)) } }
    let last = names.last ?? []
    words = Set(names.joined())
    let isText = !words.isDisjoint(with: Self.texts) || last.count > 1 && last.first == "on"
    let isOther = isText || ContrastKind(path) == .ui
    carriesText = !isOther || !Self.grounds.isDisjoint(with: last)
  }

  private static let texts: Set = ["text", "label", "foreground"]
  private static let grounds: Set = ["background", "bg", "surface", "fill", "container"]

  /// Whether it is for a theme: not where its name is that of another one, as `accent.darkSurface` says of light.
  func applies(in theme: String, of themes: [String]) -> Bool {
    let named = themes.filter { words.contains($0.lowercased()) }
    return named.isEmpty || named.contains(theme)
  }
}
