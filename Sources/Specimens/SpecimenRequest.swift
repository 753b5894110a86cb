package import Diagnostics
package import Files
package import Guide
import Markup
import Motion
package import Tokens

/// Everything a specimen may know: what was asked for, of which system, on which page.
package struct SpecimenRequest: Sendable {
  package let block: FencedBlock
  package let system: DesignSystem
  /// The page's address from the root of the site; links are relative to it.
  package let pageURL: String
  /// The stylesheet of the page's previews.
  package let stylesheet: SourceFile?
  /// Unique on the page, for the ids a drawing needs (`clip-path`, `aria-labelledby`): `fig3`.
  package let id: String
  /// Values of a plain document in place of the tokens the block would name; they stand in no token table.
  let recognized: [NamedToken]?

  package init(block: FencedBlock, system: DesignSystem, pageURL: String, stylesheet: SourceFile?, id: String) {
    self.init(block: block, system: system, pageURL: pageURL, stylesheet: stylesheet, id: id, recognized: nil)
  }

  init(
    block: FencedBlock, system: DesignSystem, pageURL: String, stylesheet: SourceFile?, id: String,
    recognized: [NamedToken]?
  ) {
    self.block = block
    self.system = system
    self.pageURL = pageURL
    self.stylesheet = stylesheet
    self.id = id
    self.recognized = recognized
  }

  /// Where a token stands in the token table, relative to this page; nil for the values of a plain document.
  package func link(to token: TokenPath) -> String? {
    guard recognized == nil else { return nil }
    return RelativePath.link(to: system.url("tokens.html"), from: pageURL) + "#" + TokenAnchor.id(of: token)
  }

  /// The tokens a block names, in the order of its lines, those of a glob in the author's order, none twice.
  ///
  /// A line that names nothing is reported with what may have been meant.
  package func tokens(into diagnostics: inout Diagnostics) -> [NamedToken] {
    tokens(of: block.lines, into: &diagnostics)
  }

  package func tokens(of lines: [FencedBlock.Line], into diagnostics: inout Diagnostics) -> [NamedToken] {
    if let recognized { return recognized }
    var seen: Set<TokenPath> = []
    var found: [NamedToken] = []
    for line in lines {
      let matches = system.tokens.matching(TokenGlob(line.text))
      if matches.isEmpty { report(missing: line, into: &diagnostics) }
      for token in matches where seen.insert(token.path).inserted {
        found.append(NamedToken(token: ThemedToken(path: token.path, system: system), caption: line.caption))
      }
    }
    return found
  }

  /// The same, but only tokens of the kinds a specimen can draw: the others are reported once a line.
  package func tokens(
    of types: [TokenType], in lines: [FencedBlock.Line]? = nil, into diagnostics: inout Diagnostics
  ) -> [NamedToken] {
    // What was recognised is of the kinds its specimen draws.
    if let recognized { return recognized }
    var drawn: [NamedToken] = []
    for line in lines ?? block.lines {
      let named = tokens(of: [line], into: &diagnostics)
      let fitting = named.filter { types.contains($0.token.type) }
      drawn += drawn.isEmpty ? fitting : fitting.filter { new in !drawn.contains { $0.token.path == new.token.path } }
      if fitting.isEmpty, let odd = named.first {
        diagnostics.warning(
          "undrawable-token",
          "\(odd.token.path) is a \(odd.token.type.rawValue), which a \(block.name) block cannot draw",
          at: line.span, why: "the page would show nothing for this line",
          fix: "name tokens of type \(types.map(\.rawValue).sorted().joined(separator: ", "))")
      }
    }
    return drawn
  }

  /// One token named by an option or a line, or nil with a report.
  package func token(_ path: String, at span: Span, into diagnostics: inout Diagnostics) -> ThemedToken? {
    let path = TokenPath(path)
    guard system.tokens[path] != nil else {
      report(missing: path.description, at: span, into: &diagnostics)
      return nil
    }
    return ThemedToken(path: path, system: system)
  }

  private func report(missing line: FencedBlock.Line, into diagnostics: inout Diagnostics) {
    report(missing: line.text, at: line.span, into: &diagnostics)
  }

  private func report(missing name: String, at span: Span, into diagnostics: inout Diagnostics) {
    diagnostics.error(
      "unknown-token", "\(name) names no token of \(system.settings.name)", at: span,
      why: "the page would show nothing for it",
      fix: system.tokenMeant(by: name).map { "did you mean \($0)?" }
        ?? "add the token to the system's token files or take the line out")
  }
}

/// A token with what the page's author calls it.
package struct NamedToken: Sendable {
  package let token: ThemedToken
  package let caption: String?
}

/// One token in each theme of its system.
package struct ThemedToken: Sendable {
  /// In the default theme.
  package let token: Token
  private let theme: String
  private let others: [(theme: String, token: Token)]

  /// - Precondition: the default theme has the token; callers look it up there.
  package init(path: TokenPath, system: DesignSystem) {
    let first = system.defaultTheme
    let others = system.themes.themes.filter { $0.name != first.name }
    self.init(([first] + others).compactMap { theme in theme.tokens[path].map { (theme.name, $0) } })
  }

  /// - Parameter byTheme: the default theme first, and not empty.
  init(_ byTheme: [(theme: String, token: Token)]) {
    (theme, token) = byTheme[0]
    others = Array(byTheme.dropFirst())
  }

  /// A token of a system with one theme.
  init(_ token: Token, theme: String) {
    self.token = token
    self.theme = theme
    others = []
  }

  package var path: TokenPath { token.path }

  /// By theme, the default one first; a theme that lacks the token is left out.
  package var byTheme: [(theme: String, token: Token)] { [(theme, token)] + others }

  /// What it is in one theme.
  func token(in theme: Theme) -> Token? { byTheme.first { $0.theme == theme.name }?.token }

  /// Its only value and the theme that has it, where one theme has it.
  var only: Plate.Variant? {
    others.isEmpty ? Plate.Variant(label: nil, theme: theme, token: token) : nil
  }

  package var type: TokenType { token.type }
  package var value: TokenValue { token.value }

  /// Whether its value differs between themes.
  package var varies: Bool { others.contains { $0.token.value != value } }

  /// The last part of its path, what a plate calls it.
  package var name: String { path.name }
}

extension Attribute {
  /// The address of a token, or the mark of a value that no token table lists: an anchor without an address.
  static func href(_ url: String?) -> Attribute { url.map { .attr("href", $0) } ?? .flag("data-unlisted") }
}
