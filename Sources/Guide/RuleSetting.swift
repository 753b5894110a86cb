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
  private let parts: [[UInt8]]

  /// Paths have fewer folders than that.
  private static let mostParts = 24

  package init(_ text: String) {
    self.text = text
    parts = text.utf8.split(separator: UInt8(ascii: "/")).prefix(Self.mostParts).map(Array.init)
  }

  package func matches(_ path: String) -> Bool {
    Self.match(parts[...], path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)[...])
  }

  private static func match(_ parts: ArraySlice<[UInt8]>, _ names: ArraySlice<[UInt8]>) -> Bool {
    guard let part = parts.first else { return true }
    if part == Array("**".utf8) {
      let rest = parts.dropFirst()
      return rest.isEmpty || names.indices.contains { match(rest, names[$0...]) }
    }
    guard let name = names.first, matches(part[...], name[...]) else { return false }
    return match(parts.dropFirst(), names.dropFirst())
  }

  /// Whether a name has the pieces between the stars of a part, in order: the first and the last at its ends.
  private static func matches(_ part: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    let pieces = part.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return part == name }
    guard name.count >= first.count + last.count, name.starts(with: first), name.suffix(last.count) == last else {
      return false
    }
    var rest = name.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let start = rest.indices.first(where: { rest[$0...].starts(with: piece) }) else { return false }
      rest = rest[(start + piece.count)...]
    }
    return true
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
