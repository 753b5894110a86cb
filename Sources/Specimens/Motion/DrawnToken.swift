import Diagnostics
import Tokens

/// A token as one thing to draw: its value in the themes that share it, its name, and the line that asked for it.
struct DrawnToken {
  let token: Token
  let name: String
  /// What the page's author says of it, where that is not its name.
  let caption: String?
  let line: FencedBlock.Line

  var path: TokenPath { token.path }

  /// The tokens of these kinds that a block names, none twice, one for each value that differs between themes.
  static func all(
    of types: [TokenType], _ request: SpecimenRequest, into diagnostics: inout Diagnostics
  ) -> [DrawnToken] {
    var found: [(named: NamedToken, line: FencedBlock.Line)] = []
    for line in request.block.lines {
      for named in request.tokens(of: types, in: [line], into: &diagnostics)
      where !found.contains(where: { $0.named.token.path == named.token.path }) {
        found.append((named, line))
      }
    }
    let names = names(of: found.map(\.named.token.path))
    return zip(found, names).flatMap { item, name in
      Plate.variants(of: item.named.token).map { variant in
        let own = item.named.caption ?? name
        return DrawnToken(
          token: variant.token, name: variant.label.map { "\(own), \($0)" } ?? own, caption: nil, line: item.line)
      }
    }
  }

  /// Names that tell them apart; a last part that only says what kind of token it is gives way to its group.
  static func names(of paths: [TokenPath]) -> [String] {
    let kinds: Set<String> = ["spring", "haptic", "duration", "easing", "curve", "transition", "time", "delay"]
    return Plate.names(
      of: paths.map { path in
        guard kinds.contains(path.name), let parent = path.parent, parent.parent != nil else { return path }
        return parent
      })
  }
}
