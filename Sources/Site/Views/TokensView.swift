import Diagnostics
import Guide
import Markup
import Plates
import Printing
import Specimens
import Tokens

extension SiteRenderer {
  /// Every token of a system in one table for each group, with the ids that links to tokens use.
  func tokensView(_ system: DesignSystem) -> PageView {
    let url = system.url("tokens.html")
    var slots = SlotValues()
    slots.set(title: "Tokens")
    slots.set(.owner, system.settings.name)
    let count = system.allTokens.tokens.count
    let themes = system.themes.themes.map(\.name)
    slots.set(
      .summary,
      "\(count) tokens\(themes.count > 1 ? " in \(themes.joined(separator: " and "))" : ""), in the order of their files."
    )
    slots.set(.crumbs, markup: Crumbs.trail(to: url, in: system, of: guide, section: "Reference"))
    slots.set(.contents, markup: Contents.list(groups(of: system).map { (id(of: $0.group), $0.group) }))
    return PageView(.tokens, slots)
  }

  func tokensBody(_ system: DesignSystem, into out: inout ByteBuffer) {
    let url = system.url("tokens.html")
    let users = TokenUsers(of: system)
    let past = biographies(of: system)
    let source = guide.settings.sourceURL.map { SourceLink($0) }
    var positions = Positions()
    if !past.isEmpty { linkToStyle(from: url, into: &out) }
    for (group, tokens) in groups(of: system) {
      h("h2", .class("part"), .id(id(of: group))) { group }.print(into: &out)
      TokenFold.node(tokens) {
        TokenTable.table(
          tokens, of: system, pageURL: url, users: users,
          beside: { path in
            let place = system.allTokens[path]?.span
            return .fragment(
              [
                past[path] ?? .empty,
                place.flatMap { source?.node(to: $0, path.description, &positions) } ?? .empty,
              ] + notes(of: path, in: system, on: url))
          },
          label: "\(group) tokens")
      }.print(into: &out)
    }
  }

  /// What is wrong with a token, in its row.
  private func notes(of token: TokenPath, in system: DesignSystem, on url: String) -> [Node] {
    guard let health = health(of: system) else { return [] }
    return health.findings(of: token).prefix(Self.mostNotes).map {
      FindingNote(finding: $0, health: health, guide: guide, pageURL: url).inRow
    }
  }

  /// The most findings in the row of a token; the system's health lists all.
  private static let mostNotes = 3

  private func id(of group: String) -> String { "group-" + group }

  /// The tokens by the first part of their paths, with groups in the order of their first token.
  private func groups(of system: DesignSystem) -> [(group: String, tokens: [ThemedToken])] {
    var order: [String] = []
    var members: [String: [ThemedToken]] = [:]
    for token in system.allTokens.tokens {
      let group = token.path.root
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(ThemedToken(path: token.path, system: system))
    }
    return order.map { ($0, members[$0] ?? []) }
  }
}
