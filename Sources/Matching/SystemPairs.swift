import Files
package import Guide
import Tokens

/// Which system of one version is which of the other: that of the same folder, and of the rest the one that is most alike.
package enum SystemPairs {
  /// In the order of the later version.
  package static func all(_ base: Guide, _ head: Guide) -> [(old: DesignSystem, new: DesignSystem)] {
    let old = Dictionary(base.systems.map { ($0.slug, $0) }) { first, _ in first }
    let slugs = Set(head.systems.map(\.slug))
    let renamed = renamed(
      base.systems.filter { !slugs.contains($0.slug) }, head.systems.filter { old[$0.slug] == nil })
    return head.systems.compactMap { system in (old[system.slug] ?? renamed[system.slug]).map { ($0, system) } }
  }

  /// The least share of tokens and pages by which two are taken for one system.
  private static let least = 0.5

  private static func renamed(_ gone: [DesignSystem], _ come: [DesignSystem]) -> [String: DesignSystem] {
    let pairs = BestPairs.among(gone.count, come.count, least: least) { old, new in
      gone[old].settings.kind == come[new].settings.kind ? likeness(gone[old], come[new]) : nil
    }
    return Dictionary(pairs.map { (come[$0.new].slug, gone[$0.old]) }) { $1 }
  }

  /// The share of tokens and of pages that both have; the same name counts a little.
  private static func likeness(_ a: DesignSystem, _ b: DesignSystem) -> Double {
    var shares: [Double] = []
    if a.hasTokens || b.hasTokens {
      let kept = b.allTokens.tokens.count { a.allTokens[$0.path]?.value == $0.value }
      shares.append(Double(kept) / Double(max(a.allTokens.tokens.count, b.allTokens.tokens.count, 1)))
    }
    if !a.pages.isEmpty || !b.pages.isEmpty {
      let pages = Dictionary(a.pages.map { (PageMoves.place(of: $0, in: a), $0) }) { first, _ in first }
      let kept = b.pages.count { page in
        guard let former = pages[PageMoves.place(of: page, in: b)] else { return false }
        return former.source.bytes == page.source.bytes
          || PageMoves.likeness(PageMoves.lines(of: former), PageMoves.lines(of: page)) >= least
      }
      shares.append(Double(kept) / Double(max(a.pages.count, b.pages.count)))
    }
    guard !shares.isEmpty, shares.contains(where: { $0 > 0 }) else { return 0 }
    let name = a.settings.name == b.settings.name ? 0.2 : 0
    return shares.reduce(0, +) / Double(shares.count) + name
  }
}
