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
    if !past.isEmpty { Node.stylesheet(ChangesStyle.path, from: url).print(into: &out) }
    let groups = groups(of: system)
    let columns = TokenTable.Columns(of: groups.flatMap(\.tokens), users: users)
    for (group, tokens) in groups {
      h("h2", .class("part"), .id(id(of: group))) { group }.print(into: &out)
      let origin = NameOrigins(of: tokens, in: system)
      if let sentence = origin.sentence { h("p", .class("origin")) { sentence }.print(into: &out) }
      TokenFold.node(tokens) {
        TokenTable.table(
          tokens, of: system, pageURL: url, users: users, columns: columns, common: origin.common,
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
    var shown: [[Diagnostic]] = []
    for finding in health.findings(of: token) {
      // What a colour lacks on several grounds, or in several themes, is one note.
      if Self.isOfContrast(finding.rule), let place = shown.firstIndex(where: { $0[0].rule == finding.rule }) {
        shown[place].append(finding)
      } else {
        shown.append([finding])
      }
    }
    return shown.prefix(Self.mostNotes).map { findings in
      let others = findings.dropFirst().prefix(Self.mostNotes).map { Self.figure(in: $0.message, of: "\(token)") }
      return FindingNote(finding: findings[0], others: others, health: health, guide: guide, pageURL: url).inRow
    }
  }

  /// The most findings in the row of a token; the system's health lists all.
  private static let mostNotes = 3

  private func id(of group: String) -> String { "group-" + group }

  /// The tokens by the first part of their paths, with groups in the order of their first token. Those that are in no
  /// group are under the first word of their names where several begin with it, and the rest of them together.
  private func groups(of system: DesignSystem) -> [(group: String, tokens: [ThemedToken])] {
    var order: [String] = []
    var members: [String: [ThemedToken]] = [:]
    let all = system.allTokens.tokens
    let words = all.lazy.filter { $0.path.parent == nil }.map { Self.firstWord(of: $0.path.root) }
    let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    let single = counts.values.count { $0 == 1 } > 1 ? "Other names" : nil
    for token in all {
      let word = Self.firstWord(of: token.path.root)
      let isSingle = counts[word] == 1
      let group = token.path.parent != nil ? token.path.root : isSingle ? single ?? token.path.root : word
      if members[group] == nil { order.append(group) }
      members[group, default: []].append(ThemedToken(path: token.path, system: system))
    }
    return order.map { ($0, members[$0] ?? []) }
  }

  /// `--font` of `--font-mono`.
  private static func firstWord(of name: String) -> String {
    let start = name.prefix { $0 == "-" }
    return String(start + name[start.endIndex...].prefix { $0 != "-" && $0 != "_" })
  }
}

/// Who gives the tokens of a group their names, said once for all that are alike.
private struct NameOrigins {
  /// That of most of them; nil if the settings do not say it.
  let common: NameOrigin?
  private let isShared: Bool

  init(of tokens: [ThemedToken], in system: DesignSystem) {
    let all = tokens.compactMap { system.settings.origin(of: $0.path) }
    let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    common = all.max { counts[$0, default: 0] < counts[$1, default: 0] }
    isShared = counts.count == 1
  }

  /// `Named by this guide unless a row says otherwise.`
  var sentence: String? {
    common.map { Plate.withCapital($0.words) + (isShared ? "." : " unless a row says otherwise.") }
  }
}
