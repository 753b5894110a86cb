import Files

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

  /// The causes, those together of which the same is said with other names and which are mended in the same way.
  package var alike: [[Diagnostic]] {
    var places: [[String]: Int] = [:]
    var alike: [[Diagnostic]] = []
    for cause in causes {
      guard let key = cause[0].likeness else {
        alike.append(cause)
        continue
      }
      if let place = places[key] {
        alike[place] += cause
      } else {
        places[key] = alike.count
        alike.append(cause)
      }
    }
    return alike
  }

  /// The causes, of those that are alike only long lists as one.
  package var listed: [[Diagnostic]] {
    alike.flatMap { $0.count > Self.few ? [$0] : Self.causes(of: $0) }
  }

  /// So many places of one cause are told one by one.
  package static let few = 3

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

extension Diagnostic {
  /// What it says without the names and values of which it speaks; nil where nothing else is said, or each is mended in
  /// its own way.
  fileprivate var likeness: [String]? {
    guard let fix, let shape else { return nil }
    return [shape, severity.rawValue, why, fix.sentence]
  }

  /// Its message without the names and values of which it speaks; nil where nothing else is said.
  var shape: String? {
    var rest = Array(message.utf8)[...]
    var said = ""
    for value in values where !value.isEmpty {
      guard let place = rest.firstPlace(of: Array(value.utf8)[...]) else { return nil }
      said += String(decoding: rest[..<place.lowerBound], as: UTF8.self) + "…"
      rest = rest[place.upperBound...]
    }
    said += String(decoding: rest, as: UTF8.self)
    return said == "…" ? nil : said
  }
}
