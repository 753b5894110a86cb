package import Comparison
package import Differences
import Plates
import Printing

/// The decisions on changes, kept in the project as text: one a line, so that git tells who made each, and when.
///
/// `0123456789abcdef01234567 approved what it was`; lines that begin with `#` are remarks. A rejection holds against any
/// approval of the same change, wherever it is.
package struct Approvals: Sendable {
  package enum Decision: String, Sendable {
    case approved, rejected
    /// Neither: nobody has decided, or only on a part.
    case open
  }

  /// A line that is no decision.
  package struct Fault: Error, Sendable {
    /// From 1.
    package let line: Int
  }

  package struct Entry: Sendable {
    package let key: ChangeKey
    package let decision: Decision
    /// From 1.
    package let line: Int
  }

  /// The usual name of the file, in the project's folder.
  package static let fileName = "approvals.txt"

  /// Who wrote a line of the file, and when, as git knows it.
  package struct Signature: Hashable, Sendable {
    package let name: String
    /// `2026-03-14`.
    package let date: String

    package init(name: String, date: String) {
      self.name = name
      self.date = date
    }
  }

  /// The text as it was read.
  package let text: String
  package let entries: [Entry]
  private let decisions: [ChangeKey: Decision]
  /// By the number of the line, from 1.
  private var signatures: [Int: Signature] = [:]

  package init() {
    text = ""
    entries = []
    decisions = [:]
  }

  /// The same with what git knows of its lines.
  package func signed(by signatures: [Int: Signature]) -> Approvals {
    var signed = self
    signed.signatures = signatures
    return signed
  }

  package init(_ text: String) throws(Fault) {
    var entries: [Entry] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let words = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard words.count >= 2, let key = ChangeKey(first), let decision = Decision(rawValue: String(words[1])),
        decision != .open
      else { throw Fault(line: index + 1) }
      entries.append(Entry(key: key, decision: decision, line: index + 1))
    }
    self.text = text
    self.entries = entries
    decisions = Dictionary(entries.map { ($0.key, $0.decision) }) { $0 == .rejected ? $0 : $1 }
  }

  package func decision(on key: ChangeKey) -> Decision { decisions[key] ?? .open }

  /// On a change with its consequences: rejected if any of them is, approved if all are, one by one or by the line of the
  /// whole. A group is approved by its own line or by those of all its members.
  package func decision(on change: Change) -> Decision {
    let members = change.radius.members.map { decision(on: $0.key) }
    let all = [own(change, members)] + consequences(of: change)
    if (all + members).contains(.rejected) { return .rejected }
    return all.allSatisfy { $0 == .approved } ? .approved : .open
  }

  /// On each consequence: by itself, or else with the whole.
  private func consequences(of change: Change) -> [Decision] {
    let whole = decision(on: change.wholeKey)
    return change.keys.dropFirst().map { decision(on: $0) }.map { $0 == .open ? whole : $0 }
  }

  /// On a member of a group: by itself, or else with the group.
  package func decision(on member: Change, of group: Change) -> Decision {
    let own = decision(on: member.key)
    return own == .open ? self.own(group, []) : own
  }

  private func own(_ change: Change, _ members: [Decision]) -> Decision {
    let named = decision(on: change.key)
    let own = named == .open ? decision(on: change.wholeKey) : named
    return own == .open && !members.isEmpty && members.allSatisfy { $0 == .approved } ? .approved : own
  }

  /// Who decided on a change; nil while it is open, or where git does not know.
  package func signature(on change: Change) -> Signature? {
    let decision = decision(on: change)
    guard decision != .open else { return nil }
    let keys = Set([change.wholeKey] + change.keys + change.radius.members.map(\.key))
    let last = entries.last { keys.contains($0.key) && $0.decision == decision }
    return last.flatMap { signatures[$0.line] }
  }

  /// How many parts of a change are open that is itself approved; 0 where nothing is, or all of it.
  package func openParts(of change: Change) -> Int {
    let members = change.radius.members.map { decision(on: $0.key) }
    guard decision(on: change) == .open, own(change, members) == .approved else { return 0 }
    return consequences(of: change).count { $0 == .open }
  }

  /// `approved by Ada, 2026-03-14`, `approved, 1 consequence open`; `open` while nobody has decided.
  package func words(on change: Change) -> String {
    let open = openParts(of: change)
    if open > 0 { return "approved, \(open.counted("consequence")) open" }
    let word = decision(on: change).rawValue
    return signature(on: change).map { "\(word) by \($0.name), \($0.date)" } ?? word
  }

  /// The line that records a decision.
  package static func line(_ key: ChangeKey, _ decision: Decision, _ remark: String) -> String {
    let words = remark.split { $0.isWhitespace }.joined(separator: " ")
    return "\(key) \(decision.rawValue) \(words)"
  }
}

extension Change {
  /// The change in a few words, for a line of the approvals.
  package var remark: String {
    let place = system.isEmpty ? subject : "\(system) \(subject)"
    let values = [before, after].compactMap { $0.map(Self.short) }
    let text = "\(place): \(isRetuned ? words : kind.words)"
    return values.isEmpty ? text : "\(text) \(values.joined(separator: " → "))"
  }

  private static func short(_ text: String) -> String {
    let line = text.split { $0.isWhitespace }.joined(separator: " ")
    return line.count > 60 ? line.prefix(59) + "…" : line
  }
}

extension Changes {
  /// The changes that somebody has to look at: everything seen that nobody approved, and everything rejected.
  package func unapproved(_ approvals: Approvals) -> [Change] {
    all.filter { change in
      switch approvals.decision(on: change) {
      case .approved: false
      case .rejected: true
      case .open: change.severity > .quiet
      }
    }
  }
}

extension ChangeWords {
  /// `3 approved, 1 rejected, 8 open`; empty if nobody has decided anything.
  package static func decisions(_ changes: Changes, _ approvals: Approvals) -> String {
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
}
