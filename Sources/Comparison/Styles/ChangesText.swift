import Plates
import Printing

/// Changes for a terminal: the counts first, then each change with its reason and what follows from it.
package enum ChangesText {
  /// - Parameter most: the most consequences that are named of one change.
  package static func text(_ changes: Changes, _ approvals: Approvals, most: Int = 8) -> String {
    var lines = ["\(changes.comparison.base) → \(changes.comparison.head): \(ChangeWords.summary(changes))"]
    lines.append(changes.comparison.reason)
    lines += changes.unread.map(\.sentence)
    let counts = ChangeWords.decisions(changes, approvals)
    if !counts.isEmpty { lines.append(counts) }
    lines += self.lines(changes, approvals, most: most)
    return lines.map(plain).joined(separator: "\n") + "\n"
  }

  /// The changes without the head, each system under its name.
  static func lines(_ changes: Changes, _ approvals: Approvals, most: Int) -> [String] {
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
    }
    return lines
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
    lines.append("    why: \(change.judgement.reason) (\(change.judgement.step.rawValue))")
    let radius = change.radius
    func list(_ title: String, _ items: [String]) {
      guard !items.isEmpty else { return }
      lines.append("    \(title)")
      lines += items.prefix(most).map { "      \($0)" }
      if items.count > most { lines.append("      and \(items.count - most) more") }
    }
    list(
      "\(Plate.count(radius.members.count, "token")):",
      radius.members.map { "\($0.subject): \(ChangeWords.clipped($0.summary, 120))" })
    list(
      "moves \(Plate.count(radius.tokens.count, "token")):",
      radius.tokens.map { "\($0.path): \($0.words)" })
    list(
      "\(Plate.count(radius.findings.count, "finding")):", radius.findings.map { ChangeWords.finding($0, of: change) })
    list("looks different in:", components.map(\.name))
    list("contrast:", radius.contrasts.map(\.sentence))
    list(
      "shown on \(Plate.count(radius.uses.count, "page")):",
      radius.uses.map { "\($0.page) (\($0.blocks.joined(separator: ", ")))" })
    list(
      "prose that still states the old value:",
      radius.prose.map { "\($0.page):\($0.line): \(ChangeWords.clipped($0.sentence, 90))" })
    return lines
  }

  /// Without characters that would move a terminal's cursor.
  static func plain(_ line: String) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.map { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) ? " " : $0 }))
  }
}

/// Words about changes, shared by all styles.
enum ChangeWords {
  /// `12 changes (1 breaking, 5 visible, 6 quiet), 39 consequences; a major version`.
  static func summary(_ changes: Changes) -> String {
    guard let step = changes.step else { return "no changes" }
    var text = "\(Plate.count(changes.all.count, "change")) (\(severities(changes)))"
    if changes.consequences > 0 { text += ", \(Plate.count(changes.consequences, "consequence"))" }
    return text + "; asks for a \(step.rawValue) version"
  }

  static func severities(_ changes: Changes) -> String {
    ChangeSeverity.allCases.reversed().map { ($0, changes.count($0)) }.filter { $0.1 > 0 }
      .map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
  }

  /// `3 approved, 1 rejected, 8 open`; empty if nobody has decided anything.
  static func decisions(_ changes: Changes, _ approvals: Approvals) -> String {
    let all = changes.all.map { approvals.decision(on: $0) }
    let counts = [Approvals.Decision.approved, .rejected, .open].map { decision in
      (decision, all.count { $0 == decision })
    }
    guard counts[0].1 + counts[1].1 > 0 || changes.all.contains(where: { approvals.openParts(of: $0) > 0 }) else {
      return ""
    }
    let parts = changes.all.count { approvals.openParts(of: $0) > 0 }
    return counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
      + (parts > 0 ? " (\(parts) of them approved but for consequences)" : "")
  }

  /// `color.brand.primary value changed, deprecated (was color.brand.main, 92 % sure)`.
  static func head(of change: Change) -> String {
    var text = change.subject
    if let heading = change.heading { text += " › \(clipped(heading, 60))" }
    text += " \(change.words)"
    if let formerly = change.formerly {
      let sure = change.confidence.map { $0 < 1 ? ", \(Plate.percent(($0 * 100).rounded() / 100)) sure" : "" } ?? ""
      text += " (was \(formerly)\(sure))"
    }
    return text
  }

  /// `content/index.md: /x.html leads nowhere [broken-link]`; of a token's change, with what became of it.
  static func finding(_ finding: Change, of change: Change) -> String {
    let word = change.kind.area == .finding ? "" : "\(fate(of: finding)): "
    return "\(word)\(finding.subject): \(finding.after ?? finding.before ?? "")"
  }

  /// `introduced` or `fixed`.
  static func fate(of finding: Change) -> String { finding.kind == .findingFixed ? "fixed" : "introduced" }

  /// `#10b981 → #34d399, ΔE 12.3, strong`.
  static func values(of change: Change) -> String? {
    var text: String
    switch (change.before, change.after) {
    case (.some, .some) where change.kind.area == .page && change.kind != .pageMoved:
      text = excerpt(of: change).map { piece in
        switch piece {
        case .same(let words): words
        case .removed(let words): "[−\(words)−]"
        case .added(let words): "[+\(words)+]"
        }
      }.joined(separator: " ")
    case (let before?, let after?)
    where change.values.contains { $0.label != nil } || change.formerly != nil && !change.values.isEmpty:
      let values = change.values.map { value in
        let difference = value.difference.map(\.text) ?? ""
        return value.words + (difference.isEmpty ? "" : "  \(difference)")
      }
      return ((change.formerly == nil ? [] : ["\(before) → \(after)"]) + values).joined(separator: "; ")
    case (let before?, let after?): text = "\(clipped(before, 120)) → \(clipped(after, 120))"
    case (let before?, nil): text = "− \(clipped(before, 160))"
    case (nil, let after?): text = "+ \(clipped(after, 160))"
    case (nil, nil): return change.size
    }
    if let size = change.size { text += "  \(size)" }
    return text
  }

  /// The words of a page that differ, with a few on either side; long texts are clipped.
  static func excerpt(of change: Change) -> [WordDifference.Piece] {
    guard let before = change.before, let after = change.after else { return [] }
    let pieces = WordDifference(before, after).pieces
    return pieces.enumerated().map { index, piece in
      switch piece {
      case .same(let text):
        let words = text.split { $0.isWhitespace }
        if words.count <= 8 { return .same(words.joined(separator: " ")) }
        let head = index == 0 ? "" : words.prefix(3).joined(separator: " ") + " "
        let tail = index == pieces.count - 1 ? "" : " " + words.suffix(4).joined(separator: " ")
        return .same(head + "…" + tail)
      case .removed(let text): return .removed(clipped(text, 160))
      case .added(let text): return .added(clipped(text, 160))
      }
    }
  }

  /// On one line, at most so many characters.
  static func clipped(_ text: String, _ most: Int) -> String {
    let line = text.split { $0.isWhitespace }.joined(separator: " ")
    return line.count > most ? line.prefix(most - 1) + "…" : line
  }
}
