import Files

/// Diagnostics as workflow commands, which GitHub shows beside the lines of a pull request.
///
/// Source: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
package enum GitHubStyle {
  package static func text(_ diagnostics: Diagnostics) -> String {
    var positions = Positions()
    return diagnostics.sorted.map { command($0, &positions) }.joined()
  }

  private static func command(_ finding: Diagnostic, _ positions: inout Positions) -> String {
    let name =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties = ["title=" + escaped(finding.rule.id, isProperty: true)]
    if let span = finding.span {
      let (start, end) = (positions.start(of: span), positions.end(of: span))
      properties.append("file=" + escaped(span.file.place, isProperty: true))
      properties += ["line=\(start.line)", "endLine=\(end.line)"]
      // Columns are taken only where a finding begins and ends on one line; the end is inclusive.
      if start.line == end.line {
        properties += ["col=\(start.column)", "endColumn=\(max(start.column, end.column - 1))"]
      }
    } else if let place = finding.place {
      properties += ["file=" + escaped(place, isProperty: true), "line=1"]
    }
    var text = finding.message + "\nwhy: " + finding.why
    if let fix = finding.fix { text += "\nfix: " + fix.sentence }
    return "::\(name) \(properties.joined(separator: ","))::\(escaped(text, isProperty: false))\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": out.append(contentsOf: "%25".unicodeScalars)
      case "\r": out.append(contentsOf: "%0D".unicodeScalars)
      case "\n": out.append(contentsOf: "%0A".unicodeScalars)
      case ":" where isProperty: out.append(contentsOf: "%3A".unicodeScalars)
      case "," where isProperty: out.append(contentsOf: "%2C".unicodeScalars)
      default: out.append(scalar)
      }
    }
    return String(out)
  }
}
