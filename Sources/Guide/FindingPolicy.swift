package import Diagnostics
import Files

/// What a project makes of findings: how bad it says they are, and which it allows in one place.
package struct FindingPolicy: Sendable {
  private let guide: Guide
  private let known: Set<String>

  /// - Parameter rules: the identifiers of all rules that settings and comments may name.
  package init(_ guide: Guide, rules: some Sequence<String>) {
    self.guide = guide
    known = Set(rules)
  }

  /// The findings that count, each as bad as the project says, with what is wrong with the settings and comments
  /// themselves.
  package func judged(_ diagnostics: Diagnostics) -> Diagnostics {
    let silences = guide.pages.flatMap(\.contents.silences)
    var judged = Diagnostics()
    reportUnknownRules(silences, into: &judged)
    let usable = silences.filter { silence in silence.hasReason && known.contains(silence.rule) }
    var used: Set<Int> = []
    let byPlace = Dictionary(grouping: usable.indices) { SilencePlace(usable[$0].span.file, usable[$0].rule) }
    var counted = Diagnostics()
    for finding in saidOnce(diagnostics.all) {
      let near = finding.span.flatMap { byPlace[SilencePlace($0.file, finding.rule.id)] } ?? []
      let silencing = near.filter { usable[$0].allows(finding) }
      used.formUnion(silencing)
      if silencing.isEmpty { counted.report(finding) }
    }
    for (index, silence) in usable.enumerated() where !used.contains(index) {
      counted.report(
        .unusedSilence, "nothing here breaks \(silence.rule)", at: silence.span,
        fix: "take the comment out")
    }
    counted.append(judged)
    counted.compared = diagnostics.compared
    return weighed(counted)
  }

  /// What silences are looked for by.
  private struct SilencePlace: Hashable {
    let file: ObjectIdentifier
    let rule: String

    init(_ file: SourceFile, _ rule: String) {
      self.file = ObjectIdentifier(file)
      self.rule = rule
    }
  }

  /// Findings without those that several systems bring up at one place, as systems do that share a token file.
  private func saidOnce(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard guide.systems.count > 1 else { return findings }
    struct Saying: Hashable {
      let rule: String
      let file: ObjectIdentifier
      let range: Range<Int>
      let message: String
    }
    var said: Set<Saying> = []
    return findings.filter { finding in
      guard let span = finding.span else { return true }
      let range = span.range.start..<span.range.end
      return said.insert(
        Saying(rule: finding.rule.id, file: ObjectIdentifier(span.file), range: range, message: finding.message)
      ).inserted
    }
  }

  private func reportUnknownRules(_ silences: [Silence], into diagnostics: inout Diagnostics) {
    for silence in silences {
      if !known.contains(silence.rule) {
        reportUnknown(silence.rule, at: silence.nameSpan, into: &diagnostics)
      } else if !silence.hasReason {
        diagnostics.report(
          .invalidSilence, "the comment gives no reason", at: silence.span,
          fix: "write `specimen-allow \(silence.rule): ` and the reason")
      }
    }
    for setting in guide.settings.rules + guide.systems.flatMap(\.settings.rules)
    where !known.contains(setting.rule) {
      reportUnknown(setting.rule, at: setting.span, into: &diagnostics)
    }
  }

  private func reportUnknown(_ name: String, at span: Span, into diagnostics: inout Diagnostics) {
    diagnostics.report(
      .unknownRule, "\(name) is not a rule", at: span, why: "it changes nothing",
      fix: Suggestion.nearest(to: name, in: known.sorted())
        .map { Fix(guess: "did you mean \($0)?", replacing: span, with: $0) } ?? "specimen explain lists every rule")
  }

  // MARK: Severities

  /// Findings as bad as the settings say, without those of rules that are off.
  private func weighed(_ diagnostics: Diagnostics) -> Diagnostics {
    let scopes =
      [Scope(folder: "content/", guide.settings.rules)]
      + guide.systems.map { system in
        Scope(folder: system.folder.isEmpty ? "" : system.folder + "/", system.settings.rules)
      }
    guard scopes.contains(where: { !$0.settings.isEmpty }) else { return diagnostics }
    var weighed = Diagnostics()
    weighed.compared = diagnostics.compared
    for finding in diagnostics.all {
      var severity: Severity? = finding.severity
      for scope in scopes { scope.weigh(finding, &severity) }
      if let severity { weighed.report(finding.with(severity)) }
    }
    return weighed
  }

  private struct Scope {
    let folder: String
    let settings: [RuleSetting]

    init(folder: String, _ settings: [RuleSetting]) {
      self.folder = folder
      self.settings = settings
    }

    func weigh(_ finding: Diagnostic, _ severity: inout Severity?) {
      guard let path = finding.span?.file.path, path.hasPrefix(folder) else { return }
      for setting in settings where setting.rule == finding.rule.id {
        if let pattern = setting.pattern, !pattern.matches(String(path.dropFirst(folder.count))) { continue }
        // What is no more than likely stays a note, however bad the project says that the rule is.
        let isUnsure = finding.severity == .note && finding.rule.severity > .note
        severity = isUnsure ? setting.severity.map { min($0, .note) } : setting.severity
      }
    }
  }
}

extension Silence {
  fileprivate func allows(_ finding: Diagnostic) -> Bool {
    guard finding.rule.id == rule, let range = finding.span?.range else { return false }
    return scope.start <= range.start && range.start < scope.end
  }
}
