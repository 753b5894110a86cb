import Diagnostics
package import Guide

/// A finding, or a rule, as a search shows it.
package struct FoundFinding: Sendable {
  package let title: String
  /// From the root of the site, with an anchor.
  package let url: String
  package let context: String
  /// The rule, and how to mend what it flags.
  package let words: String
}

extension Guide {
  /// What a search finds of the findings that the pages of health show, and of their rules.
  package func found(in health: [Health]) -> [FoundFinding] {
    var rules: [Rule] = []
    var found: [FoundFinding] = []
    for one in health {
      for group in one.groups {
        if !rules.contains(group.rule) { rules.append(group.rule) }
        let rule = Title.spoken(group.rule.id)
        found += group.causes.prefix(SiteRenderer.mostCauses).compactMap(\.first).map { finding in
          FoundFinding(
            title: finding.message, url: one.system.healthURL + "#" + group.rule.id,
            context: "\(one.system.settings.name) · \(rule)", words: group.rule.id)
        }
      }
    }
    return found
      + rules.compactMap { rule in
        url(of: rule).map {
          FoundFinding(title: Title.spoken(rule.id), url: $0, context: rule.summary, words: rule.why)
        }
      }
  }
}
