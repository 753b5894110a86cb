package import Diagnostics
package import Files
package import Guide
import Syntax
package import TokenValues
import Tokens

/// The input of a specimen: the block, its system and its page.
package struct SpecimenRequest: Sendable {
  package let block: FencedBlock
  package let system: DesignSystem
  /// The page's address from the root of the site; links are relative to it.
  package let pageURL: String
  /// The stylesheet of the page's previews.
  package let stylesheet: PreviewStylesheet?
  /// Unique on the page, for ids in a drawing (`clip-path`, `aria-labelledby`): `fig3`.
  package let id: String

  /// The page that the block is on, and where its links lead; nil for a drawing beside any page.
  package let page: Page?
  package let links: LinkIndex?

  package init(
    block: FencedBlock, system: DesignSystem, pageURL: String, stylesheet: PreviewStylesheet?, id: String,
    page: Page? = nil, links: LinkIndex? = nil
  ) {
    self.page = page
    self.links = links
    self.block = block
    self.system = system
    self.pageURL = pageURL
    self.stylesheet = stylesheet
    self.id = id
  }

  /// The scene of the drawing.
  package var scene: Scene {
    Scene(system: system, pageURL: pageURL, id: id, title: block[option: "title"], source: source, only: onlyTheme)
  }

  /// The same, where the block has no title under the heading of its section with some words after it.
  package func scene(inSection words: String) -> Scene {
    guard block[option: "title"] == nil, let document = page?.document else { return scene }
    let above = document.headings.last { $0.level > 1 && $0.range.start < block.span.range.start }
    return Scene(
      system: system, pageURL: pageURL, id: id, title: above.map { "\($0.text): \(words)" },
      source: source, only: onlyTheme)
  }

  /// The parts of the design document that the drawing rests on: those that the block names, or that of its page where it
  /// has only one.
  private var source: [String] {
    if let named = block.source { return named }
    return page.flatMap { $0.facts.source.count == 1 ? $0.facts.source : nil } ?? []
  }

  /// The theme that the block names, if it exists.
  private var onlyTheme: String? { block[option: "theme"].flatMap { system.themes[$0]?.name } }

  /// The tokens that a block names, in the order of its lines, those of a glob in the author's order, each once and
  /// with its line.
  ///
  /// A line that names nothing is reported with a suggestion.
  ///
  /// - Parameters:
  ///   - types: the types that the specimen can draw; a line without any of them is reported. Nil for all types.
  ///   - lines: replace those of the block.
  package func tokens(
    of types: [TokenType]? = nil, in lines: [FencedBlock.Line]? = nil, into diagnostics: inout Diagnostics
  ) -> [(token: ThemedToken, line: FencedBlock.Line)] {
    var seen: Set<TokenPath> = []
    var found: [(token: ThemedToken, line: FencedBlock.Line)] = []
    for line in lines ?? block.lines {
      let glob = TokenGlob(line.text)
      let shown = system.tokens.matching(glob)
      let named = shown.isEmpty ? system.allTokens.matching(glob) : shown
      guard let odd = named.first else {
        report(missing: line.text, at: line.span, into: &diagnostics)
        continue
      }
      let fitting = types.map { types in named.filter { types.contains($0.type) } } ?? named
      if fitting.isEmpty, let types { report(undrawable: odd, types, line, into: &diagnostics) }
      for token in fitting where seen.insert(token.path).inserted {
        found.append((ThemedToken(path: token.path, system: system), line))
      }
    }
    return found
  }

  /// The same as samples, with distinct names.
  package func samples(
    of types: [TokenType], in lines: [FencedBlock.Line]? = nil, into diagnostics: inout Diagnostics
  ) -> [Sample] {
    let found = tokens(of: types, in: lines, into: &diagnostics)
    let names = Plate.names(of: found.map(\.token.path), in: system)
    checkTheme(into: &diagnostics)
    // A caption of several tokens is nobody's title.
    let counts = Dictionary(found.map { ($0.line.span.range.start, 1) }, uniquingKeysWith: +)
    return zip(found, names).compactMap { item, name in
      let (title, note) = item.line.titleAndNote
      let isShared = (counts[item.line.span.range.start] ?? 0) > 1
      return Sample(
        item.token, name: name, caption: isShared ? nil : title, note: isShared ? title ?? note : note,
        place: item.line.span
      ).only(in: onlyTheme)
    }
  }

  /// The same for tokens of motion, haptics or type.
  package func partedSamples(
    of types: [TokenType], in lines: [FencedBlock.Line]? = nil, into diagnostics: inout Diagnostics
  ) -> [Sample] {
    let found = tokens(of: types, in: lines, into: &diagnostics)
    checkTheme(into: &diagnostics)
    return Sample.parted(found.map { ($0.token, $0.line.caption, $0.line.span) }, of: system, only: onlyTheme)
  }

  private func checkTheme(into diagnostics: inout Diagnostics) {
    guard let name = block[option: "theme"], onlyTheme == nil else { return }
    diagnostics.report(
      .unknownTheme, "\(name) is not a theme of \(system.settings.name)", at: block.span,
      why: "it is drawn in all of them",
      fix: "name one of \(system.themes.themes.map(\.name).joined(separator: ", "))")
  }

  /// One token named by an option or a line; nil, after a report, if there is none.
  package func token(_ path: String, at span: Span, into diagnostics: inout Diagnostics) -> ThemedToken? {
    let path = TokenPath(path)
    guard system.allTokens[path] != nil else {
      report(missing: path.description, at: span, into: &diagnostics)
      return nil
    }
    return ThemedToken(path: path, system: system)
  }

  /// The token that an option of the block names; nil, with a report if it names none.
  package func token(option name: String, into diagnostics: inout Diagnostics) -> ThemedToken? {
    block[option: name].flatMap { token($0, at: block.span, into: &diagnostics) }
  }

  private func report(missing name: String, at span: Span, into diagnostics: inout Diagnostics) {
    diagnostics.report(
      .unknownToken, "\(name) names no token of \(system.settings.name)", at: span,
      why: "the page would show nothing for it",
      fix: system.tokenMeant(by: name).map { "did you mean \($0)?" }
        ?? "add the token to the system’s token files, or remove the line")
  }

  private func report(
    undrawable token: Token, _ types: [TokenType], _ line: FencedBlock.Line, into diagnostics: inout Diagnostics
  ) {
    diagnostics.report(
      .undrawableToken, "\(token.path) is a \(token.type.rawValue), which a \(block.name) block cannot draw",
      at: line.span, why: "the page would show nothing for this line",
      fix: "name tokens of type \(types.map(\.rawValue).sorted().joined(separator: ", "))")
  }
}
