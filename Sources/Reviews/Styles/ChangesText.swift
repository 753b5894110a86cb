package import Comparison
import Differences
import Plates
import Printing

/// Changes for a terminal: the counts first, then each change with its reason and what follows from it.
package enum ChangesText {
  /// Each change that is not approved has the key that a line of the approvals names.
  ///
  /// - Parameter most: the most consequences that are named of one change.
  package static func text(_ changes: Changes, _ approvals: Approvals, most: Int = 8) -> String {
    var lines = ["\(changes.comparison.base) → \(changes.comparison.head): \(ChangeWords.summary(changes))"]
    lines.append(changes.comparison.reason)
    lines += changes.unread.map(\.sentence)
    let counts = ChangeWords.decisions(changes, approvals)
    if !counts.isEmpty { lines.append(counts) }
    lines += self.lines(changes, approvals, most: most, hasKeys: true)
    return lines.map(plain).joined(separator: "\n") + "\n"
  }

  /// The changes without the head, each system under its name.
  static func lines(_ changes: Changes, _ approvals: Approvals, most: Int, hasKeys: Bool = false) -> [String] {
    var lines: [String] = []
    var system: String?
    for change in changes.all {
      if change.system != system {
        system = change.system
        let name = changes.systems.first { $0.slug == change.system }?.name ?? ""
        lines.append("")
        lines.append(change.system.isEmpty && changes.systems.count > 1 ? "The guide" : name)
      }
      lines += self.lines(of: change, changes.components.all(of: change), approvals, most: most)
      if hasKeys, approvals.decision(on: change) != .approved {
        lines.append("    key: \(change.wholeKey)\(extent(of: change))")
      }
    }
    return lines
  }

  /// What a key stands for besides the change: ` with its 3 consequences`.
  private static func extent(of change: Change) -> String {
    switch change.keys.count - 1 {
    case 0: ""
    case 1: " with its consequence"
    case let count: " with its \(count) consequences"
    }
  }

  private static func lines(
    of change: Change, _ components: [ComponentPair], _ approvals: Approvals, most: Int
  ) -> [String] {
    var lines: [String] = []
    let decision = approvals.words(on: change)
    let mark = decision == Approvals.Decision.open.rawValue ? "" : " [\(decision)]"
    lines.append("  \(change.severity.rawValue): \(ChangeWords.head(of: change))\(mark)")
    if let values = ChangeWords.values(of: change) { lines.append("    \(values)") }
    if let references = change.references { lines.append("    points elsewhere: \(references.words)") }
    if let remarks = change.remarks {
      let sides = [remarks.before, remarks.after].map { ChangeWords.clipped($0 ?? "nothing", 120) }
      lines.append("    described anew: \(sides[0]) → \(sides[1])")
    }
    lines.append("    why: \(change.judgement.reason) (\(change.judgement.step.rawValue))")
    let radius = change.radius
    func list(_ title: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      lines.append("    \(title)")
      lines += items.prefix(most).map { "      \($0)" }
      if items.count > most { lines.append("      and \(items.count - most) more") }
    }
    list(
      "\(radius.members.count.counted(change.memberNoun)):",
      radius.members.map { "\(change.name(of: $0)): \(ChangeWords.clipped($0.summary, 120))" })
    list(
      "moves \(radius.tokens.count.counted("token")):",
      radius.tokens.map { "\($0.path): \($0.words)" })
    list(
      "\(radius.findings.count.counted("finding")):", ChangeWords.findings(of: change))
    let isKept = { (pair: ComponentPair) in pair.before != nil && pair.after != nil }
    list("looks different in:", components.filter(isKept).map(\.name))
    list("drawn anew:", components.filter { $0.before == nil }.map(\.name))
    list("not drawn any more:", components.filter { $0.after == nil }.map(\.name))
    list("contrast:", radius.crossings.map(\.sentence))
    list("contrast within its level:", radius.shifts.map(\.sentence))
    list(
      "shown on \(radius.uses.count.counted("page")):",
      radius.uses.map { "\($0.page) (\($0.blocks.joined(separator: ", ")))" })
    list(
      "texts that say the new value:",
      radius.restated.map {
        let words = $0.properties.isEmpty ? ChangeWords.marked($0) : $0.size ?? ""
        return "\(ChangeWords.place(ofRestated: $0)): \(words)"
      })
    list(
      "prose that still states the old value:",
      radius.untoldProse.map { "\($0.page):\($0.line): \(ChangeWords.clipped($0.sentence, 90))" })
    return lines
  }

  /// Without characters that would move a terminal's cursor.
  static func plain(_ line: String) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? " " : $0 }))
  }
}
