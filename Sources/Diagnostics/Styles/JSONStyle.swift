import Files
import Printing

/// Diagnostics for programs: one object, version 1.
///
/// `{"version": 1, "errors": n, "warnings": n, "notes": n, "causes": n, "compared": {"values": n, "claims": n},
/// "diagnostics": [{"rule", "severity", "message", "cause", "path", "start": {"line", "column"}, "end": {…}, "why", "fix",
/// "edit": {"path", "start", "end", "replacement"}, "fingerprint",
/// "related": [{"message", "path", "line", "column"}]}]}`.
/// Findings of one rule with one message have one cause, whose number counts from 1: text tells each once.
/// Lines and columns count from 1, columns in Unicode scalars. A field without a value is `null`: a finding about a file that
/// was not read has a path alone. An edit is there where
/// `--fix` would make it; a fingerprint stays the same when lines move.
package enum JSONStyle {
  package static func text(_ diagnostics: Diagnostics) -> String {
    var positions = Positions()
    var fingerprints = Fingerprints()
    let sorted = diagnostics.sorted
    let causes = causes(of: sorted)
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("version", 1)
      json.member("errors", diagnostics.count(.error))
      json.member("warnings", diagnostics.count(.warning))
      json.member("notes", diagnostics.count(.note))
      json.member("causes", causes.max() ?? 0)
      json.object("compared") { json in
        json.member("values", diagnostics.compared.values)
        json.member("claims", diagnostics.compared.claims)
      }
      json.array("diagnostics") { json in
        for (diagnostic, cause) in zip(sorted, causes) {
          write(diagnostic, cause, fingerprints.next(diagnostic), &json, &positions)
        }
      }
    }
    return json.text + "\n"
  }

  /// The number of the cause of each finding, in the order of the first of each.
  private static func causes(of findings: [Diagnostic]) -> [Int] {
    struct Cause: Hashable {
      let rule: Rule
      let message: String
    }
    var numbers: [Cause: Int] = [:]
    return findings.map { finding in
      let cause = Cause(rule: finding.rule, message: finding.message)
      let number = numbers[cause] ?? numbers.count + 1
      numbers[cause] = number
      return number
    }
  }

  private static func write(
    _ diagnostic: Diagnostic, _ cause: Int, _ fingerprint: String, _ json: inout JSONWriter,
    _ positions: inout Positions
  ) {
    json.object { json in
      json.member("rule", diagnostic.rule.id)
      json.member("severity", diagnostic.severity.rawValue)
      json.member("message", diagnostic.message)
      json.member("cause", cause)
      json.member("path", diagnostic.place)
      place("start", diagnostic.span.map { positions.start(of: $0) }, &json)
      place("end", diagnostic.span.map { positions.end(of: $0) }, &json)
      json.member("why", diagnostic.why)
      json.member("fix", diagnostic.fix?.sentence)
      write(diagnostic.fix?.edit, &json, &positions)
      json.member("fingerprint", fingerprint)
      json.array("related") { json in
        for related in diagnostic.related {
          let start = positions.start(of: related.span)
          json.object { json in
            json.member("message", related.message)
            json.member("path", related.span.file.place)
            json.member("line", start.line)
            json.member("column", start.column)
          }
        }
      }
    }
  }

  private static func write(_ edit: Fix.Edit?, _ json: inout JSONWriter, _ positions: inout Positions) {
    json.key("edit")
    guard let edit, edit.isCertain else { return json.null() }
    json.object { json in
      json.member("path", edit.span.file.place)
      place("start", positions.start(of: edit.span), &json)
      place("end", positions.end(of: edit.span), &json)
      json.member("replacement", edit.replacement)
    }
  }

  private static func place(_ name: String, _ position: Position?, _ json: inout JSONWriter) {
    json.key(name)
    guard let position else { return json.null() }
    json.object { json in
      json.member("line", position.line)
      json.member("column", position.column)
    }
  }
}
