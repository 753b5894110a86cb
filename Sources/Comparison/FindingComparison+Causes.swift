import Diagnostics
import Differences
import Files
import Guide
import Matching
import Printing
import Tokens

/// Which change a finding follows from, by what it speaks of.
extension FindingComparison {
  /// What is known of a system's tokens when its findings are compared.
  struct KnownTokens {
    /// The new names of tokens that have others.
    var names: [TokenPath: TokenPath] = [:]
    /// The tokens that are not compared, because a file could not be read.
    var untold: Set<TokenPath> = []
    /// For each token that changed, or that follows one, the change, by the name that it has now and had.
    var changes: [TokenPath: TokenChange] = [:]
    /// The changes that deprecate a token, or no longer do, by the same names.
    var deprecations: [TokenPath: ChangeKey] = [:]
    /// The changes behind the contrasts that there were and are, by their figures.
    var contrasts: [String: Set<ChangeKey>] = [:]
    /// The changes behind the figures that values had, and behind those that they have, without blanks.
    var formerFigures: [String: Set<ChangeKey>] = [:]
    var figures: [String: Set<ChangeKey>] = [:]
    /// The changes behind what pages show, by their paths; empty where anything but tokens changed.
    var shown: [String: Set<ChangeKey>] = [:]
  }

  /// The change of a token, as a cause of findings.
  struct TokenChange {
    let key: ChangeKey
    /// Of several changes that a finding speaks of, the lowest is its cause.
    let rank: Int
  }

  /// The change behind a finding: that of the token at its place, or else of one that it names, or whose colour it names; of
  /// one that has only another description at last. Where nothing but tokens changed, that of the only one on its page.
  static func cause(
    of kind: ChangeKind, _ finding: Diagnostic, at place: TokenPath?, _ known: KnownTokens
  ) -> ChangeKey? {
    let stated = kind == .findingFixed ? known.figures : known.formerFigures
    return named(by: finding, at: place, known) ?? one(of: figures(of: finding), in: stated)
      ?? one(of: [finding.span?.file.path ?? ""], in: known.shown)
  }

  /// The colours of which a finding speaks; of one that says where figures are, those.
  private static func figures(of finding: Diagnostic) -> [String] {
    let all = finding.values.map { $0.lowercased().filter { !$0.isWhitespace } }
    return finding.rule.id == "unbacked-figure" ? all : all.filter { $0.hasPrefix("#") }
  }

  /// The change behind the first of some values that one alone is behind.
  private static func one(of values: [String], in known: [String: Set<ChangeKey>]) -> ChangeKey? {
    values.lazy.compactMap { known[$0] }.first { $0.count == 1 }?.first
  }

  private static func named(by finding: Diagnostic, at place: TokenPath?, _ known: KnownTokens) -> ChangeKey? {
    if finding.rule.id == "unbacked-figure" { return one(of: finding.values, in: known.contrasts) }
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
    let properties = finding.values.map { "--" + $0 }.filter { finding.message.hasPrefix($0 + " ") }
    return named(in: finding).filter(isSpoken) + properties.map { TokenPath($0) }
  }

  static func isSpoken(_ name: TokenPath) -> Bool {
    name.segments.count > 1 || name.description.hasPrefix("--")
  }

  /// A value may be a list of names, as `a, b and c`.
  static func listed(in value: String) -> [TokenPath] {
    value.split(separator: " ").map { TokenPath(String($0.last == "," ? $0.dropLast() : $0)) }
  }
}
