import Diagnostics
import Files
import Guide
import Pipeline
import Printing
import Tokens

/// The result of a run, in a line or two.
enum Summary {
  static func text(
    _ plan: BuildPlan, _ report: SiteWriter.Report, _ diagnostics: Diagnostics, _ time: Duration, output: String
  ) -> String {
    let systems = plan.guide.systems
    let tokens = systems.reduce(0) { $0 + $1.tokens.tokens.count }
    let pages = plan.files.pageCount
    var made = "\(count(pages, "page"))"
    if systems.count > 1 { made += " of \(systems.count) systems" }
    if tokens > 0 { made += ", \(count(tokens, "token"))" }
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) * 1e-18
    let changes = "\(report.written) written, \(report.unchanged) unchanged, \(report.removed) removed"
    return "\(made) in \(output) (\(changes)) in \(duration(seconds)); \(findings(diagnostics))"
  }

  static func findings(_ diagnostics: Diagnostics) -> String {
    let counts = Severity.allCases.reversed().map { ($0, diagnostics.count($0)) }.filter { $0.1 > 0 }
    guard !counts.isEmpty else { return "no findings" }
    return counts.map { count($0.1, $0.0.rawValue) }.joined(separator: ", ")
  }

  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private static func duration(_ seconds: Double) -> String {
    seconds < 1 ? (seconds * 1000).fixed(0) + " ms" : seconds.fixed(2) + " s"
  }
}
