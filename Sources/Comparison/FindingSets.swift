import Diagnostics
import Guide
import TokenValues
import Tokens

/// The sets of tokens with one value, of which a file has one finding for all: a set that came to them, or went, is told
/// without those that were there before and still are.
struct FindingSets {
  private let base: Guide
  private let head: Guide

  init(_ base: Guide, _ head: Guide) { (self.base, self.head) = (base, head) }

  /// - Parameter name: what a token of the old version is called now.
  func without(
    _ old: [Diagnostic], _ new: [Diagnostic], _ name: (Diagnostic, TokenPath) -> TokenPath
  ) -> ([Diagnostic], [Diagnostic]) {
    guard (old + new).contains(where: { $0.rule.id == Self.rule }) else { return (old, new) }
    let former = Dictionary(old.flatMap { finding in Self.sets(of: finding).joined().map { (name(finding, $0), $0) } })
    {
      first, _ in first
    }
    return (
      old.compactMap { finding in
        Self.told(finding) { set in !Self.isOne(set.map { name(finding, $0) }, in: head) }
      },
      new.compactMap { finding in Self.told(finding) { set in !Self.isOne(set.map { former[$0] ?? $0 }, in: base) } }
    )
  }

  private static let rule = "duplicate-value"

  /// A finding with the sets that are news alone; nil without any.
  private static func told(_ finding: Diagnostic, _ isNews: ([TokenPath]) -> Bool) -> Diagnostic? {
    guard finding.rule.id == rule else { return finding }
    let sets = finding.values.flatMap { $0.split(separator: "; ").map(String.init) }
    let news = sets.filter { isNews(names(in: $0)) }
    guard news.count < sets.count else { return finding }
    guard let first = news.first else { return nil }
    let rest = news.dropFirst().joined(separator: "; ")
    let others: Message = rest.isEmpty ? "" : "; so have \(rest)"
    return Diagnostic(
      finding.rule, "\(first) have the same value\(others)", at: finding.span, why: finding.reason, fix: finding.fix,
      related: finding.related)
  }

  private static func sets(of finding: Diagnostic) -> [[TokenPath]] {
    guard finding.rule.id == rule else { return [] }
    return finding.values.flatMap { $0.split(separator: "; ") }.map { names(in: String($0)) }
  }

  /// The names of a list: `a, b and c`.
  private static func names(in list: String) -> [TokenPath] {
    FindingComparison.listed(in: list).filter { $0 != TokenPath("and") }
  }

  /// Whether those of some tokens that a system has are several, with the same value in every theme.
  private static func isOne(_ set: [TokenPath], in guide: Guide) -> Bool {
    guide.systems.contains { system in
      let known = set.filter { system.tokens[$0] != nil }
      guard known.count > 1 else { return false }
      return system.themes.themes.allSatisfy { theme in
        known.allSatisfy { theme.tokens[$0]?.value == theme.tokens[known[0]]?.value }
      }
    }
  }
}
