import Differences
import Printing

/// What differs between two versions of a block, by the names of its lines: `padding-y: 14px → 16px`.
///
/// Lines of a block are `name: value` or names of tokens; items of a list are sentences, which are compared as prose. In
/// the lists of a `states` block the names are told that came and went.
struct BlockDifference {
  /// As one line; nil for markup, whose lines have no names.
  let text: String?
  /// The variants and states of a component that it does not show any more.
  let gone: [String]
  /// What it is for a component, the gravest first; empty for any other block.
  let kinds: [ChangeKind]

  private static let most = 6

  /// - Parameter size: how far the values of two tokens are apart, by their names.
  init(_ old: PageBlock, _ new: PageBlock, size: (String, String) -> String?) {
    let name = new.fenceName ?? ""
    let (before, after) = (Self.lines(old.text), Self.lines(new.text))
    var (gone, kinds): ([String], [ChangeKind]) = ([], [])
    if name == "states" {
      for (list, removed, added) in [
        ("variants", ChangeKind.variantRemoved, ChangeKind.variantAdded), ("states", .stateRemoved, .stateAdded),
      ] {
        let (was, has) = (Self.list(list, in: before), Self.list(list, in: after))
        gone += was.filter { !has.contains($0) }
        if was.contains(where: { !has.contains($0) }) { kinds.append(removed) }
        if has.contains(where: { !was.contains($0) }) { kinds.append(added) }
      }
    } else if name == "options", old.fenceName == name {
      let (was, has) = (Self.choices(in: old.text), Self.choices(in: new.text))
      gone = was.filter { !has.contains($0) }
      if !gone.isEmpty { kinds.append(.variantRemoved) }
      if has.contains(where: { !was.contains($0) }) { kinds.append(.variantAdded) }
      if kinds.isEmpty { kinds = [.specChanged] }
    } else if name == "redlines" || name == "options" {
      kinds = [.specChanged]
    }
    self.gone = gone
    self.kinds = kinds.isEmpty ? [] : ChangeKind.allCases.filter { kinds.contains($0) }
    if old.fenceName != new.fenceName {
      text = "\(old.fenceName ?? "") → \(name)"
      return
    }
    guard !["preview", "anatomy", "do-dont", "mermaid"].contains(name) else {
      text = nil
      return
    }
    // What is gone first, as in the text itself.
    var parts = before.filter { !after.contains($0) && Self.value(of: $0.name, in: after, besides: before) == nil }
      .map { "− " + $0.whole }
    for line in after where !before.contains(line) {
      if let former = Self.value(of: line.name, in: before, besides: after) {
        let step = line.name + " " + Self.step(former, line.value)
        parts.append(size(former, line.value).map { "\(step), \($0)" } ?? step)
      } else {
        parts.append("+ " + line.whole)
      }
    }
    let more = parts.count > Self.most ? ["and \(parts.count - Self.most) more"] : []
    text = parts.isEmpty ? nil : (parts.prefix(Self.most) + more).joined(separator: "; ")
  }

  private struct Line: Hashable {
    /// Before the first colon, or the first bar of a table; empty for a line without one.
    let name: String
    let value: String

    var whole: String { name.isEmpty ? value : "\(name): \(value)" }
  }

  /// The named lines, up to the markup of a `states` block.
  private static func lines(_ text: String) -> [Line] {
    let lines = text.split(separator: "\n").map { $0.split { $0.isWhitespace }.joined(separator: " ") }
    return lines.prefix { $0 != "---" }.filter { !$0.isEmpty && !$0.hasPrefix("- ") }.map { line in
      let end = [": ", " | "].compactMap { line.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
      let parts = end.map { [line[..<$0.lowerBound], line[$0.upperBound...]] } ?? []
      return parts.count == 2
        ? Line(name: String(parts[0]), value: String(parts[1])) : Line(name: "", value: line)
    }
  }

  /// The value that a name has on one side only.
  private static func value(of name: String, in lines: [Line], besides others: [Line]) -> String? {
    if name.isEmpty { return nil }
    return lines.first { $0.name == name && !others.contains($0) }?.value
  }

  /// `14px → 16px`; of two lists, the names that came and went.
  private static func step(_ old: String, _ new: String) -> String {
    let (before, after) = (names(old), names(new))
    guard before.count > 1 || after.count > 1 else { return "\(old) → \(new)" }
    let come = after.filter { !before.contains($0) }.map { "+ \($0)" }
    let gone = before.filter { !after.contains($0) }.map { "− \($0)" }
    return come.isEmpty && gone.isEmpty ? "in another order" : (gone + come).joined(separator: ", ")
  }

  /// The names in all lines of a name.
  private static func list(_ name: String, in lines: [Line]) -> [String] {
    lines.filter { $0.name == name }.flatMap { names($0.value) }
  }

  /// The choices of the lines `- option | choice, choice | default | presence`, each after its option: `size large`.
  private static func choices(in text: String) -> [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
      let cells = line.drop { $0 == "-" || $0.isWhitespace }.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count > 1 else { return [] }
      let option = cells[0].split { $0.isWhitespace }.joined(separator: " ")
      return names(String(cells[1])).map { "\(option) \($0)" }
    }
  }

  private static func names(_ list: String) -> [String] {
    list.split(separator: ",").map { $0.split { $0.isWhitespace }.joined(separator: " ") }
  }
}
