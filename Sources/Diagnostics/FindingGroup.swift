/// The findings of one rule, by cause: those with the same message have the same cause.
package struct FindingGroup: Sendable {
  package let rule: Rule
  /// Each cause with its findings, in the order of the first of each.
  package let causes: [[Diagnostic]]

  package var findings: [Diagnostic] { causes.flatMap(\.self) }

  /// The number of findings.
  package var count: Int { causes.reduce(0) { $0 + $1.count } }

  /// Groups findings; rules and causes are in the order of their first findings.
  package static func all(of findings: [Diagnostic]) -> [FindingGroup] {
    var rules: [Rule] = []
    var byRule: [Rule: [Diagnostic]] = [:]
    for finding in findings {
      if byRule[finding.rule] == nil { rules.append(finding.rule) }
      byRule[finding.rule, default: []].append(finding)
    }
    return rules.map { FindingGroup(rule: $0, causes: causes(of: byRule[$0] ?? [])) }
  }

  private static func causes(of findings: [Diagnostic]) -> [[Diagnostic]] {
    var places: [String: Int] = [:]
    var causes: [[Diagnostic]] = []
    for finding in findings {
      if let place = places[finding.message] {
        causes[place].append(finding)
      } else {
        places[finding.message] = causes.count
        causes.append([finding])
      }
    }
    return causes
  }
}
