import Diagnostics
import Differences
import Printing

/// The settings that decide what a system is held against, and their changes: findings that they bring, or take away, are
/// findings of those changes.
struct ChangedRules {
  /// By the system's slug and the id of a rule.
  private var changes: [String: [String: ChangeKey]] = [:]

  /// The rules that a hard rule, or a list of tokens, has a say in.
  private static let rules: [String: [String]] = [
    "require: text": ["low-contrast", "contrast-claim"], "require: graphics": ["low-contrast"],
    "require: target": ["small-target", "floor-claim"], "require: type": ["small-type", "floor-claim"],
    "require: grid": ["off-grid", "scale-claim"], "require: palette": ["off-palette"],
    "require: reduced-motion": ["missing-reduced-form"], "require: haptics": ["missing-haptic"],
    "require: states": ["missing-state"], "surfaces": ["low-contrast"], "text": ["low-contrast"],
    "graphics": ["low-contrast"],
  ]

  init(_ all: [Change]) {
    for change in all where change.kind.area == .system {
      for rule in Self.rules(of: change) where changes[change.system]?[rule] == nil {
        changes[change.system, default: [:]][rule] = change.key
      }
    }
  }

  private static func rules(of change: Change) -> [String] {
    if change.kind == .settingChanged, change.subject == "rules" {
      // `low-contrast off, near-miss error in drafts/`
      let sides = [change.before, change.after].map { text in
        Set((text ?? "").split(separator: ", ").map(String.init))
      }
      return sides[0].symmetricDifference(sides[1]).map { String($0.prefix { $0 != " " }) }.sorted()
    }
    let name = change.subject.split(separator: " in ").first.map(String.init) ?? ""
    return rules[name] ?? []
  }

  /// The change behind a finding of a system.
  func cause(of finding: Diagnostic, in system: String) -> ChangeKey? { changes[system]?[finding.rule.id] }
}
