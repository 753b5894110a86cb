import Diagnostics
import Files

/// The findings that came and went, by identity: rule, file, sentence and the text at the place, wherever that is now.
enum FindingComparison {
  private struct Identity: Hashable {
    let rule: Rule
    let path: String
    let message: String
    let text: String
  }

  /// - Parameter names: the new paths of files that were moved.
  static func changes(
    _ base: Diagnostics, _ head: Diagnostics, names: [String: String], system: (String) -> String
  ) -> [Change] {
    let old = base.sorted.map { (identity(of: $0, names), $0) }
    let new = head.sorted.map { (identity(of: $0, [:]), $0) }
    var (rest, left) = (counts(old.map(\.0)), counts(new.map(\.0)))
    // What both have is the same finding; only what is more on one side is news.
    let fixed = old.filter { take($0.0, from: &left) }.map(\.1)
    let introduced = new.filter { take($0.0, from: &rest) }.map(\.1)
    return introduced.map { change(.findingIntroduced, $0, in: system) }
      + fixed.map { change(.findingFixed, $0, in: system) }
  }

  /// Whether an item is missing on the other side, where each takes one away.
  private static func take(_ identity: Identity, from counts: inout [Identity: Int]) -> Bool {
    guard let count = counts[identity], count > 0 else { return true }
    counts[identity] = count - 1
    return false
  }

  private static func counts(_ identities: [Identity]) -> [Identity: Int] {
    Dictionary(identities.map { ($0, 1) }, uniquingKeysWith: +)
  }

  private static func identity(of finding: Diagnostic, _ names: [String: String]) -> Identity {
    let path = finding.span?.file.path ?? ""
    let text = finding.span.map { $0.range.end <= $0.file.bytes.count ? $0.text : "" } ?? ""
    return Identity(rule: finding.rule, path: names[path] ?? path, message: finding.message, text: text)
  }

  private static func change(_ kind: ChangeKind, _ finding: Diagnostic, in system: (String) -> String) -> Change {
    let sentence = "\(finding.message) [\(finding.rule.id)]"
    let path = finding.span?.file.path ?? ""
    return Change(
      kind, in: system(path), path, before: kind == .findingFixed ? sentence : nil,
      after: kind == .findingIntroduced ? sentence : nil, judgement(kind, finding.severity))
  }

  private static func judgement(_ kind: ChangeKind, _ severity: Severity) -> Judgement {
    if kind == .findingFixed { return Judgement(.quiet, .patch, "good news") }
    return switch severity {
    case .error: Judgement(.breaking, .patch, "an error: the output is wrong")
    case .warning: Judgement(.visible, .patch, "a warning: the output is poorer")
    case .note: Judgement(.quiet, .patch, "a note")
    }
  }
}
