import Files
import Printing

/// Diagnostics as a log of the Static Analysis Results Interchange Format, for code scanning.
///
/// Source: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
package enum SARIFStyle {
  package static func text(_ diagnostics: Diagnostics) -> String {
    let found = diagnostics.sorted
    var rules: [Rule] = []
    var indexes: [Rule: Int] = [:]
    for finding in found where indexes[finding.rule] == nil {
      indexes[finding.rule] = rules.count
      rules.append(finding.rule)
    }
    var positions = Positions()
    var fingerprints = Fingerprints()
    var json = JSONWriter(pretty: true)
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          json.object("tool") { json in
            json.object("driver") { json in
              json.member("name", "specimen")
              json.array("rules") { json in
                for rule in rules { write(rule, &json) }
              }
            }
          }
          json.member("columnKind", "unicodeCodePoints")
          json.array("results") { json in
            for finding in found {
              write(finding, indexes[finding.rule] ?? 0, fingerprints.next(finding), &json, &positions)
            }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private static func write(_ rule: Rule, _ json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.id)
      message("shortDescription", rule.summary, &json)
      message("fullDescription", rule.why, &json)
      json.object("help") { json in
        json.member("text", rule.summary + " " + rule.why + " " + rule.example)
        json.member("markdown", rule.summary + "\n\n" + rule.why + "\n\n" + rule.example)
      }
      json.object("defaultConfiguration") { json in json.member("level", rule.severity.rawValue) }
    }
  }

  private static func write(
    _ finding: Diagnostic, _ index: Int, _ fingerprint: String, _ json: inout JSONWriter, _ positions: inout Positions
  ) {
    json.object { json in
      json.member("ruleId", finding.rule.id)
      json.member("ruleIndex", index)
      json.member("level", finding.severity.rawValue)
      var text = finding.message + ". Why: " + finding.why + "."
      if let fix = finding.fix { text += " Fix: " + fix.sentence }
      message("message", text, &json)
      if let span = finding.span {
        json.array("locations") { json in
          json.object { json in place(span, &json, &positions) }
        }
      } else if let place = finding.place {
        // Readers ask for a place of each result.
        json.array("locations") { json in
          json.object { json in
            json.object("physicalLocation") { json in
              artifact(place, &json)
              json.object("region") { json in json.member("startLine", 1) }
            }
          }
        }
      }
      if !finding.related.isEmpty {
        json.array("relatedLocations") { json in
          for related in finding.related {
            json.object { json in
              place(related.span, &json, &positions)
              message("message", related.message, &json)
            }
          }
        }
      }
      json.object("partialFingerprints") { json in json.member("specimen/v1", fingerprint) }
      if let fix = finding.fix, let edit = fix.edit { write(fix.sentence, edit, &json, &positions) }
    }
  }

  private static func write(
    _ sentence: String, _ edit: Fix.Edit, _ json: inout JSONWriter, _ positions: inout Positions
  ) {
    json.array("fixes") { json in
      json.object { json in
        message("description", sentence, &json)
        json.array("artifactChanges") { json in
          json.object { json in
            artifact(edit.span.file.place, &json)
            json.array("replacements") { json in
              json.object { json in
                region("deletedRegion", edit.span, &json, &positions)
                message("insertedContent", edit.replacement, &json)
              }
            }
          }
        }
      }
    }
  }

  private static func place(_ span: Span, _ json: inout JSONWriter, _ positions: inout Positions) {
    json.object("physicalLocation") { json in
      artifact(span.file.place, &json)
      region("region", span, &json, &positions)
    }
  }

  private static func artifact(_ place: String, _ json: inout JSONWriter) {
    json.object("artifactLocation") { json in json.member("uri", address(place)) }
  }

  private static func region(
    _ name: String, _ span: Span, _ json: inout JSONWriter, _ positions: inout Positions
  ) {
    let (start, end) = (positions.start(of: span), positions.end(of: span))
    json.object(name) { json in
      json.member("startLine", start.line)
      json.member("startColumn", start.column)
      json.member("endLine", end.line)
      json.member("endColumn", end.column)
    }
  }

  private static func message(_ name: String, _ text: String, _ json: inout JSONWriter) {
    json.object(name) { json in json.member("text", text) }
  }

  /// A path as a relative reference: what is not a letter, a digit or one of a few signs is percent-encoded.
  private static func address(_ path: String) -> String {
    var out = ByteBuffer()
    for byte in path.utf8 {
      let isPlain = byte.isLetter || byte.isDigit || Self.plain.contains(byte)
      if isPlain { out.put(byte) } else { out.put(percentEncoded: byte) }
    }
    return out.text
  }

  private static let plain = Array("-._~/".utf8)
}
