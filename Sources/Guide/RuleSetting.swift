package import Diagnostics
package import Files

/// How bad a project takes a rule to be, everywhere or in some files.
package struct RuleSetting: Sendable {
  package let rule: String
  /// Nil for a rule that is off.
  package let severity: Severity?
  /// The files, below the folder of the settings; nil for all of them.
  package let pattern: PathPattern?
  /// The place of the rule's name.
  package let span: Span
}

/// A pattern for paths: `*` matches a part of one name, `**` any number of folders. A folder's name means all below it.
package struct PathPattern: Sendable, Equatable {
  package let text: String
  private let names: WildcardNames

  package init(_ text: String) {
    self.text = text
    names = WildcardNames(text.utf8.split(separator: UInt8(ascii: "/")))
  }

  package func matches(_ path: String) -> Bool {
    names.matches(path.utf8.split(separator: UInt8(ascii: "/")), allowsMore: true)
  }
}

extension SettingsEntry {
  /// `rules:` with a severity for each rule, or for a pattern of paths the rules there.
  func ruleSettings(into diagnostics: inout Diagnostics) -> [RuleSetting] {
    guard let members = maps(into: &diagnostics) else { return [] }
    var settings: [RuleSetting] = []
    for member in members {
      if let own = member.members {
        let pattern = PathPattern(member.key)
        for rule in own { settings += setting(rule.key, rule.span, rule.text, rule.valueSpan, pattern, &diagnostics) }
      } else {
        settings += setting(member.key, member.span, member.text, member.valueSpan, nil, &diagnostics)
      }
    }
    // What is said of some files counts more than what is said of all.
    return settings.filter { $0.pattern == nil } + settings.filter { $0.pattern != nil }
  }

  private func setting(
    _ rule: String, _ span: Span, _ text: String?, _ valueSpan: Span, _ pattern: PathPattern?,
    _ diagnostics: inout Diagnostics
  ) -> [RuleSetting] {
    if text == "off" { return [RuleSetting(rule: rule, severity: nil, pattern: pattern, span: span)] }
    if let severity = text.flatMap({ Severity(rawValue: $0) }) {
      return [RuleSetting(rule: rule, severity: severity, pattern: pattern, span: span)]
    }
    let names = ["error", "warning", "note", "off"]
    let near = text.flatMap { Suggestion.nearest(to: $0, in: names) }
    diagnostics.report(
      .invalidSettings, "\(rule) is given no severity", at: valueSpan, why: "the setting would have no effect",
      fix: near.map { Fix(guess: "did you mean \($0)?", replacing: valueSpan, with: $0) }
        ?? "write error, warning, note or off")
    return []
  }
}
