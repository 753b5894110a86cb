import Files
import Printing

/// Diagnostics as a JUnit report: one test suite a file, one failed test a finding.
///
/// A finding below the severity that fails the run is a test that passes and says so in its output. A report without
/// findings has one test that passes, since some readers take an empty report for a broken one.
package enum JUnitStyle {
  package static func text(_ diagnostics: Diagnostics, failing severity: Severity) -> String {
    var out = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
    let found = diagnostics.sorted
    let failures = found.count { $0.severity >= severity }
    out += "<testsuites name=\"specimen check\" tests=\"\(max(1, found.count))\" failures=\"\(failures)\">\n"
    if found.isEmpty {
      out += "  <testsuite name=\"specimen check\" tests=\"1\" failures=\"0\">\n"
      out += "    <testcase name=\"no findings\" classname=\"specimen\"/>\n  </testsuite>\n"
    }
    var positions = Positions()
    var rest = found[...]
    while let first = rest.first {
      let place = first.span?.file.place
      let suite = rest.prefix { $0.span?.file.place == place }
      rest = rest.dropFirst(suite.count)
      let name = escaped(place ?? "the project")
      let failed = suite.count { $0.severity >= severity }
      out += "  <testsuite name=\"\(name)\" tests=\"\(suite.count)\" failures=\"\(failed)\">\n"
      for finding in suite { out += testCase(finding, name, severity, &positions) }
      out += "  </testsuite>\n"
    }
    return out + "</testsuites>\n"
  }

  private static func testCase(
    _ finding: Diagnostic, _ suite: String, _ severity: Severity, _ positions: inout Positions
  ) -> String {
    let start = finding.span.map { positions.start(of: $0) }
    let place = start.map { "\($0.line):\($0.column) " } ?? ""
    let name = escaped(place + finding.message + " [" + finding.rule.id + "]")
    var style = TextStyle()
    let text = escaped(style.text(finding))
    let message = escaped(finding.message)
    let file = finding.place.map(escaped) ?? suite
    let line = finding.place == nil ? "" : " line=\"\(start?.line ?? 1)\""
    let head = "    <testcase name=\"\(name)\" classname=\"\(suite)\" file=\"\(file)\"\(line)>\n"
    let body =
      finding.severity >= severity
      ? "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(message)\">\(text)</failure>\n"
      : "      <system-out>\(text)</system-out>\n"
    return head + body + "    </testcase>\n"
  }

  /// Text for an element or an attribute; what XML 1.0 has no way to write becomes a replacement character.
  private static func escaped(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out.append(contentsOf: "&amp;".unicodeScalars)
      case "<": out.append(contentsOf: "&lt;".unicodeScalars)
      case ">": out.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": out.append(contentsOf: "&quot;".unicodeScalars)
      case "\n", "\t": out.append(scalar)
      case "\u{0}"..<" ", "\u{7F}", "\u{FFFE}", "\u{FFFF}": out.append("\u{FFFD}")
      default: out.append(scalar)
      }
    }
    return String(out)
  }
}
