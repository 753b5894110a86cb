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
    var numbers: [Rule: Int] = [:]
    var byRule: [[Diagnostic]] = []
    for finding in findings {
      let rule = numbers[finding.rule] ?? byRule.count
      if rule == byRule.count {
        numbers[finding.rule] = rule
        byRule.append([])
      }
      byRule[rule].append(finding)
    }
    return byRule.map { FindingGroup(rule: $0[0].rule, causes: causes(of: $0)) }
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

extension Diagnostics {
  /// The findings by rule and cause, in the order in which people read them.
  package var grouped: [FindingGroup] { FindingGroup.all(of: worstFirst) }
}
