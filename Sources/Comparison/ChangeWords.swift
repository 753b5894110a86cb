package import Differences
import Plates
import Printing

/// Words about changes, shared by all styles.
package enum ChangeWords {
  /// `12 changes (1 breaking, 5 visible, 6 quiet), 39 consequences; a major version`.
  package static func summary(_ changes: Changes) -> String {
    guard let step = changes.step else { return "no changes" }
    var text = "\(changes.all.count.counted("change")) (\(severities(changes)))"
    if changes.consequences > 0 { text += ", \(changes.consequences.counted("consequence"))" }
    let unjudged = changes.unjudged.count
    guard unjudged > 0 else { return text + "; asks for a \(step.rawValue) version" }
    let files = "\(unjudged.counted("changed file")) \(unjudged == 1 ? "is" : "are") not read"
    return text + "; asks for at least a \(step.rawValue) version: \(files)"
  }

  package static func severities(_ changes: Changes) -> String {
    ChangeSeverity.allCases.reversed().map { ($0, changes.count($0)) }.filter { $0.1 > 0 }
      .map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
  }

  /// `color.brand.primary value changed, deprecated (was color.brand.main, 92 % sure)`.
  package static func head(of change: Change) -> String {
    var text = change.subject
    if let heading = change.heading { text += " › \(clipped(heading, 60))" }
    text += change.heading == nil ? " \(change.words)" : ": \(change.words)"
    if let formerly = change.formerly {
      let sure = change.confidence.map { $0 < 1 ? ", \(Plate.percent(($0 * 100).rounded() / 100)) sure" : "" } ?? ""
      text += " (was \(formerly)\(sure))"
    }
    return text
  }

  /// `content/index.md:3: /x.html leads nowhere [broken-link]`; of a token's change, with what became of it. What is said of
  /// several places is told once.
  package static func findings(of change: Change) -> [String] {
    let all = change.radius.findings
    func told(_ finding: Change) -> [String] { [fate(of: finding), finding.sentence] }
    let alike = Dictionary(grouping: all, by: told)
    return all.uniqued(by: told).map { first in
      let places = (alike[told(first)] ?? []).map { place(of: $0) }
      let word = change.kind.area == .finding ? "" : "\(fate(of: first)): "
      return "\(word)\(shortened(places).joined(separator: ", ")): \(first.sentence)"
    }
  }

  /// `content/index.md:3`
  package static func place(of finding: Change) -> String { finding.subject + (finding.line.map { ":\($0)" } ?? "") }

  /// `6 texts say the new value`
  package static func restated(_ count: Int) -> String {
    "\(count.counted("text")) \(count == 1 ? "says" : "say") the new value"
  }

  /// Where a text is that says the new value of a token: `content/motion.md › Springs`, `color.link, described anew`.
  package static func place(ofRestated text: Change) -> String {
    text.heading.map { "\(text.subject) › \(clipped($0, 60))" }
      ?? text.subject + (text.kind.area == .token ? ", \(text.words)" : "")
  }

  /// `introduced`, `fixed`, or what is left of it: `fixed, still so in dark`.
  package static func fate(of finding: Change) -> String {
    guard finding.kind == .findingFixed else { return "introduced" }
    return ["fixed", finding.stillIn.isEmpty ? nil : finding.size].compactMap(\.self).joined(separator: ", ")
  }

  /// `#10b981 → #34d399, ΔE 12.3, strong`.
  package static func values(of change: Change) -> String? {
    var text: String
    switch (change.before, change.after) {
    // The lines of a block that differ say it all.
    case (.some, .some) where change.isOfFence && change.size != nil: return change.size
    case _ where change.kind == .customPropertiesChanged: return change.size
    case (.some, .some) where change.isComparedByWords:
      text = marked(change)
    case (let before?, let after?)
    where change.formerly != nil && !change.values.isEmpty
      || change.values.contains { $0.label != nil || $0.isToldByItsDifference }:
      return ((change.formerly == nil ? [] : ["\(before) → \(after)"]) + change.values.map(\.told)).joined(
        separator: "; ")
    case (let before?, let after?): text = "\(clipped(before, 120)) → \(clipped(after, 120))"
    case (.some, nil) where isOfThemes(change), (nil, .some) where isOfThemes(change):
      return (change.before == nil ? "+ " : "− ") + change.summary
    case (let before?, nil): text = "− \(excerpt(of: before, change))"
    case (nil, let after?): text = "+ \(excerpt(of: after, change))"
    case (nil, nil): return change.size
    }
    // A short text that came or went with its values says them itself.
    let isSaid =
      change.also.contains(.figuresChanged) && (change.before == nil || change.after == nil) && !text.hasSuffix("…")
    if isSaid { return text }
    let stated = [colors(of: change), change.size].compactMap(\.self)
    if !stated.isEmpty { text += "  \(stated.joined(separator: "; "))" }
    return text
  }

  /// `… transition takes 180 to [−240−] [+260+] ms. …`
  package static func marked(_ change: Change) -> String {
    excerpt(of: change).map { piece in
      switch piece {
      case .same(let words): words
      case .removed(let words): "[−\(words)−]"
      case .added(let words): "[+\(words)+]"
      }
    }.joined(separator: " ")
  }

  /// A text that came or went, clipped; of a column its name and what the first rows have in it, each clipped.
  private static func excerpt(of text: String, _ change: Change) -> String {
    guard case .column = change.part else { return clipped(text, 160) }
    let lines = text.split(separator: "\n").map(String.init)
    let rows = lines.dropFirst().map { clipped($0, 60) }
    return "\(lines[0]) (\(rows.count.counted("row"))): \(shortened(Array(rows)).joined(separator: "; "))"
  }

  /// The colours of a text that came or went: `Primary #c62828, Secondary #1565c0 and 5 more`; nil for any other change.
  private static func colors(of change: Change) -> String? {
    guard change.before == nil || change.after == nil, !change.colors.isEmpty else { return nil }
    return Plate.list(shortened(change.colors.map(\.named)))
  }

  /// The first names of a long list, and how many follow.
  static func shortened(_ names: [String]) -> [String] {
    let most = 6
    return names.count > most + 1 ? names.prefix(most) + ["\(names.count - most) more"] : names
  }

  /// Whether a token that came or went has one value in some themes and another in others.
  private static func isOfThemes(_ change: Change) -> Bool {
    [.tokenAdded, .tokenRemoved].contains(change.kind) && change.values.contains { $0.label != nil }
  }

  /// The words of a page that differ, with a few on either side; long texts are clipped.
  package static func excerpt(of change: Change) -> [WordDifference.Piece] {
    guard let before = change.before, let after = change.after else { return [] }
    let pieces = WordDifference(before, after).pieces
    return pieces.enumerated().map { index, piece in
      switch piece {
      case .same(let text):
        let words = text.split { $0.isWhitespace }
        if words.count <= 8 { return .same(clippedWithin(words.joined(separator: " "), index, pieces.count)) }
        let head = index == 0 ? "" : words.prefix(3).joined(separator: " ") + " "
        let tail = index == pieces.count - 1 ? "" : " " + words.suffix(4).joined(separator: " ")
        return .same(head + "…" + tail)
      case .removed(let text): return .removed(clipped(text, 160))
      case .added(let text): return .added(clipped(text, 160))
      }
    }
  }

  /// A long text of few words, as scripts without blanks have, at the sides where something differs.
  private static func clippedWithin(_ text: String, _ index: Int, _ count: Int) -> String {
    guard text.count > 60 else { return text }
    let (head, tail) = (index == 0 ? "" : text.prefix(12), index == count - 1 ? "" : text.suffix(16))
    return "\(head)…\(tail)"
  }

  /// `a, b and c`; of more than four names the first three and how many follow.
  static func list(_ names: [String]) -> String {
    Plate.list(names.count > 4 ? Array(names.prefix(3)) + ["\(names.count - 3) more"] : names)
  }

  /// On one line, at most so many characters; rows and items that end in no sign are parted by one.
  package static func clipped(_ text: String, _ most: Int) -> String {
    let lines = text.hasPrefix("```") ? [text[...]] : text.split(whereSeparator: \.isNewline)
    let line = lines.map { $0.split { $0.isWhitespace }.joined(separator: " ") }.filter { !$0.isEmpty }
      .reduce("") { all, next in
        guard let last = all.last else { return next }
        return all + (last.isLetter || last.isNumber || last == ")" ? "; " : " ") + next
      }
    guard line.count > most else { return line }
    let cut = line.prefix(most - 1)
    // A value is not cut in two where a blank is near.
    if let last = cut.last, !last.isWhitespace, line.dropFirst(most - 1).first?.isWhitespace == false,
      let blank = cut.lastIndex(where: \.isWhitespace), cut.distance(from: blank, to: cut.endIndex) < most / 3
    {
      return cut[..<blank] + "…"
    }
    return cut + "…"
  }
}
