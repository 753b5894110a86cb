package import Diagnostics
import Files
package import Guide
import Printing
import TokenValues
import Tokens

/// What is known to be wrong with a system before its pages are drawn: what it says against itself, and its tokens.
///
/// Immutable, so that a copy is one reference.
package final class Health: Sendable {
  package let system: DesignSystem
  /// In the order of their files and places.
  package let findings: [Diagnostic]
  /// How many times a page of the system says what the value of a token is.
  let statements: Int
  /// The addresses of the pages that something is wrong with, by the paths of their files.
  let urls: [String: String]
  /// The findings by the page that they are on.
  private let byPath: [String: [Diagnostic]]
  /// The findings of token files and of tokens in front matter, by the token that they speak of first.
  private let byToken: [TokenPath: [Diagnostic]]

  /// All of those, in the order of the findings.
  package let tokenFindings: [Diagnostic]

  /// The springs of which findings speak, the first ones, on whose scale each is drawn.
  let springs: [TokenPath]
  private static let mostSprings = 48

  /// - Parameters:
  ///   - findings: those in the system's files, in the order of their files and places.
  package init(_ system: DesignSystem, _ findings: [Diagnostic], statements: Int) {
    self.system = system
    self.findings = findings
    self.statements = statements
    let paths = Set(self.findings.compactMap { $0.span?.file.path })
    let pages = paths.isEmpty ? [] : system.pages.filter { paths.contains($0.path) }
    urls = Dictionary(pages.map { ($0.path, $0.url) }) { first, _ in first }
    let texts = Dictionary(pages.map { ($0.path, $0.contents.frontMatter?.end ?? 0) }) { first, _ in first }
    var byPath: [String: [Diagnostic]] = [:]
    var byToken: [TokenPath: [Diagnostic]] = [:]
    var tokenFindings: [Diagnostic] = []
    for finding in findings {
      guard let span = finding.span else { continue }
      if let start = texts[span.file.path], span.range.start >= start {
        byPath[span.file.path, default: []].append(finding)
      } else if let token = Self.tokens(in: finding, system).first {
        byToken[token.path, default: []].append(finding)
        tokenFindings.append(finding)
      }
    }
    (self.byPath, self.byToken, self.tokenFindings) = (byPath, byToken, tokenFindings)
    let springs = findings.lazy.flatMap { Self.tokens(in: $0, system) }.filter { $0.type == .spring }
    self.springs = Array(springs.map(\.path).uniqued().prefix(Self.mostSprings))
  }

  /// The same for a later state of the system.
  package func of(_ system: DesignSystem) -> Health { Health(system, findings, statements: statements) }

  /// What is wrong on a page, in the order of its text.
  package func findings(on page: Page) -> [Diagnostic] { byPath[page.path] ?? [] }

  /// What is wrong with a token where it is declared.
  func findings(of token: TokenPath) -> [Diagnostic] { byToken[token] ?? [] }

  /// The tokens of which a finding speaks, in the theme that it names or else the one shown first.
  static func tokens(in finding: Diagnostic, _ system: DesignSystem) -> [Token] {
    let theme = system.themes.themes.first { finding.values.contains($0.name) } ?? system.defaultTheme
    return finding.values.compactMap { theme.tokens[TokenPath($0)] }
  }

  /// The findings of a whole guide by the slugs of the systems whose files they are in, in the same order.
  package static func bySystem(_ findings: [Diagnostic], of guide: Guide) -> [String: [Diagnostic]] {
    let owners = guide.owners
    return findings.reduce(into: [:]) { found, finding in
      guard let path = finding.span?.file.path, let slug = owners[path] else { return }
      found[slug, default: []].append(finding)
    }
  }

  /// Whether there is anything that could be wrong: a system of pages alone, without findings, has no page of them.
  package var isWorthAPage: Bool { !findings.isEmpty || system.hasTokens }

  /// The findings by rule and cause.
  package var groups: [FindingGroup] { FindingGroup.all(of: findings) }

  /// `3 warnings`, `1 note`, the gravest first.
  static func counts(of findings: [Diagnostic]) -> [String] {
    [(Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap { severity, name in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : count.counted(name)
    }
  }

  /// `3 warnings, 1 note.`, and how many of the values that pages give are those of the tokens.
  ///
  /// That says nothing of claims, such as what a spring does; they are among the findings.
  package var summary: String {
    let counts = Self.counts(of: findings)
    let found =
      counts.isEmpty
      ? "Nothing was found in \(system.allTokens.tokens.count.counted("token"))." : counts.joined(separator: ", ") + "."
    guard statements > 0 else { return found }
    let right = max(statements - findings.count { $0.rule.id == "prose-drift" }, 0)
    return found
      + " Of \(statements.counted("value")) that the pages give to tokens, \(right) \(right == 1 ? "agrees" : "agree") with them."
  }
}

extension DesignSystem {
  /// The address of its health page.
  package var healthURL: String { url("health.html") }

  /// Whether it can have a health page: not a document or tokens without a guide around them, not documentation, and not
  /// where an author has a page at its address.
  package var mayShowHealth: Bool { !slug.isEmpty && !isDocumentation && page(at: healthURL) == nil }
}

extension Guide {
  /// The address of the page of a rule; nil where an author has a page at it.
  func url(of rule: Rule) -> String? {
    let url = SitePage.url(of: rule)
    let isTaken = systems.contains { $0.slug == SitePage.rulesFolder && $0.page(at: url) != nil }
    return isTaken ? nil : url
  }
}

extension SitePage {
  /// The address of the page of a rule.
  static func url(of rule: Rule) -> String { "\(rulesFolder)/\(rule.id).html" }

  fileprivate static let rulesFolder = "rules"
}
