import Diagnostics
import Differences
import Files
import Guide
import Matching
import Printing
import Tokens

/// Which change a finding follows from, by what it speaks of.
extension FindingComparison {
  /// The change behind a finding: that of the token at its place, or else of one that it names; of one that has only
  /// another description at last.
  static func cause(
    of finding: Diagnostic, at place: TokenPath?, _ known: KnownTokens
  ) -> ChangeKey? {
    if finding.rule.id == "unbacked-figure" {
      let keys = finding.values.lazy.compactMap { known.contrasts[$0] }.first
      return keys?.count == 1 ? keys?.first : nil
    }
    if isOfMany(finding) { return nil }
    let names = [place].compactMap(\.self) + spokenTokens(of: finding)
    if finding.rule.id == "deprecated-use", let key = names.lazy.compactMap({ known.deprecations[$0] }).first {
      return key
    }
    let all = names.compactMap { known.changes[$0] }
    return all.enumerated().min { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }?.element.key
  }

  /// Whether a list of names ends in `and 6 more`.
  static func isCut(_ names: [String]) -> Bool { names.count > 3 && names.last == "more" }

  /// Whether a finding speaks of many things, of which its place is only the first: `190 tokens in 3 files are …`.
  static func isOfMany(_ finding: Diagnostic) -> Bool { finding.message.first?.isNumber ?? false }

  /// What may be names of tokens among the values of which a finding speaks.
  static func named(in finding: Diagnostic) -> [TokenPath] { finding.values.flatMap { listed(in: $0) } }

  /// The same without names of one word, which may be any word.
  static func spokenTokens(of finding: Diagnostic) -> [TokenPath] {
    named(in: finding).filter(isSpoken)
  }

  static func isSpoken(_ name: TokenPath) -> Bool {
    name.segments.count > 1 || name.description.hasPrefix("--")
  }

  /// A value may be a list of names, as `a, b and c`.
  static func listed(in value: String) -> [TokenPath] {
    value.split(separator: " ").map { TokenPath(String($0.last == "," ? $0.dropLast() : $0)) }
  }
}
