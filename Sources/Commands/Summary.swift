import Diagnostics
import Files
import Guide
import Pipeline
import Printing
import Tokens

/// The result of a run, in a line or two.
enum Summary {
  static func text(
    _ outcome: BuildOutcome, _ report: SiteWriter.Report, _ time: Duration, output: String
  ) -> String {
    var made = outcome.pages.counted("page")
    if outcome.systems > 1 { made += " of \(outcome.systems) systems" }
    if outcome.tokens > 0 { made += ", \(outcome.tokens.counted("token"))" }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    let changes = "\(report.written) written, \(report.unchanged) unchanged, \(report.removed) removed"
    return "\(made) in \(output) (\(changes)) in \(duration(seconds)); \(findings(outcome))"
  }

  /// What a build came to.
  ///
  /// - Parameter only: the one system that was made, where the rest of a site stays as it was.
  static func outcome(_ plan: BuildPlan, _ diagnostics: Diagnostics, only: String?) async -> BuildOutcome {
    let systems = plan.guide.designSystems.filter { only == nil || $0.slug == only }
    let files = only.map(plan.files.limited) ?? plan.files
    let told = diagnostics.atLeast(.warning).grouped
    // Thousands of findings take long to tell, and the next run may tell them to a terminal or to a file.
    async let coloured = fitted(told)
    let plain = grouped(told)
    return await BuildOutcome(
      pages: files.pageCount, systems: systems.count, tokens: systems.reduce(0) { $0 + $1.tokens.tokens.count },
      files: files.count + 1, errors: diagnostics.count(.error), warnings: diagnostics.count(.warning),
      notes: diagnostics.count(.note), plain: plain, coloured: coloured)
  }

  private static func grouped(_ findings: [FindingGroup]) -> String {
    var style = TextStyle()
    return style.grouped(findings)
  }

  /// The findings for a terminal: with the line that says what was built, they are a small screen at most.
  static func fitted(_ findings: [FindingGroup], color: Bool = true) -> String {
    var style = TextStyle(color: color)
    return style.fitted(findings, lines: 22)
  }

  private static func findings(_ outcome: BuildOutcome) -> String {
    findings([(.error, outcome.errors), (.warning, outcome.warnings), (.note, outcome.notes)])
  }

  static func findings(_ diagnostics: Diagnostics) -> String {
    findings(Severity.allCases.reversed().map { ($0, diagnostics.count($0)) })
  }

  private static func findings(_ counts: [(Severity, Int)]) -> String {
    let counts = counts.filter { $0.1 > 0 }
    guard !counts.isEmpty else { return "no findings" }
    return counts.map { $0.1.counted($0.0.rawValue) }.joined(separator: ", ")
  }

  private static func duration(_ seconds: Double) -> String {
    seconds < 1 ? (seconds * 1000).fixed(0) + " ms" : seconds.fixed(2) + " s"
  }
}
