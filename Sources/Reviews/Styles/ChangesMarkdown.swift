import Colorimetry
package import Comparison
import Differences
import Plates
import Printing
import TokenValues

/// Changes for one comment on a pull request: counts, the breaking ones first, the rest folded, a cap.
///
/// It begins with a hidden mark, by which a workflow finds the comment that it wrote before. Colours are in code
/// spans, which GitHub draws a chip beside.
package enum ChangesMarkdown {
  /// The first line of the comment.
  package static let mark = "<!-- specimen-diff -->"
  /// GitHub takes 65,536 characters.
  static let mostBytes = 60_000
  /// Rows of one table that are not folded.
  static let mostRows = 25

  /// - Parameter link: the address of the drawn review.
  package static func text(_ changes: Changes, _ approvals: Approvals, link: String? = nil) -> String {
    var out = mark + "\n"
    let title = changes.title.isEmpty ? "Design changes" : MarkdownText.comment(changes.title)
    out += "### \(title): \(ChangeWords.summary(changes))\n\n"
    out += "\(code(changes.comparison.base)) → \(code(changes.comparison.head)). "
    out += MarkdownText.comment(changes.comparison.reason)
    let decisions = ChangeWords.decisions(changes, approvals)
    if !decisions.isEmpty { out += " \(decisions)." }
    if let link { out += " **[See every change drawn](<\(link)>)**." }
    out += "\n"
    for file in changes.unread.prefix(mostRows) { out += "\n> **Not read:** \(MarkdownText.comment(file.sentence))\n" }
    let unjudged = changes.unjudged
    if !unjudged.isEmpty {
      let names =
        unjudged.prefix(3).map { code($0.subject) } + (unjudged.count > 3 ? ["\(unjudged.count - 3) more"] : [])
      out += "\n> **Changed and not read:** \(Plate.list(names)). What follows from that has to be judged by eye.\n"
    }
    var left = mostBytes - out.utf8.count
    return out + sections(changes, approvals, level: 4, link: link, left: &left)
  }

  /// The changes, the breaking ones first.
  ///
  /// - Parameters:
  ///   - level: that of the headings.
  ///   - left: how many bytes may still be written.
  static func sections(
    _ changes: Changes, _ approvals: Approvals, level: Int, link: String?, left: inout Int
  ) -> String {
    let mark = String(repeating: "#", count: level)
    var out = ""
    for severity in ChangeSeverity.allCases.reversed() {
      let found = changes.changes(severity)
      guard !found.isEmpty else { continue }
      let open = found.filter { approvals.decision(on: $0) != .approved }
      let approved = found.count - open.count
      var section = "\n\(mark) \(found.count) \(severity.rawValue)\(approved > 0 ? ", \(approved) approved" : "")\n\n"
      let isFolded = severity == .quiet
      let shown = isFolded ? [] : Array(open.prefix(mostRows))
      let rest =
        isFolded ? found : Array(open.dropFirst(mostRows)) + found.filter { approvals.decision(on: $0) == .approved }
      // What is said of those that find no room has to find room itself.
      var room = left - section.utf8.count - 200
      var missing = 0
      let first = table(shown, changes, approvals, room: &room, missing: &missing)
      let others = table(rest, changes, approvals, room: &room, missing: &missing)
      section += first
      if !others.isEmpty {
        let word = isFolded ? "Show them" : "\(rest.count) more"
        section += "<details><summary>\(word)</summary>\n\n\(others)</details>\n"
      }
      if missing > 0 {
        let place = link == nil ? "" : ": see the drawn review"
        section += "\nand \(missing)\(missing < found.count ? " more" : ""), too many to list here\(place)\n"
      }
      out += section
      left -= section.utf8.count
    }
    return out
  }

  /// A table of changes, as far as there is room; nothing if there is none for a row.
  ///
  /// - Parameters:
  ///   - room: how many bytes may still be written.
  ///   - missing: counts the changes that found no room.
  private static func table(
    _ changes: [Change], _ all: Changes, _ approvals: Approvals, room: inout Int, missing: inout Int
  ) -> String {
    // A column for decisions is only there where some were taken.
    func decision(on change: Change) -> String {
      let words = approvals.words(on: change)
      let decision = approvals.openParts(of: change) > 0 ? words : approvals.decision(on: change).rawValue
      return decision == Approvals.Decision.open.rawValue ? "" : decision
    }
    let isDecided = changes.contains { !decision(on: $0).isEmpty }
    var out =
      isDecided ? "| decided | what | change | why |\n|---|---|---|---|\n" : "| what | change | why |\n|---|---|---|\n"
    let head = out.utf8.count
    for (index, change) in changes.enumerated() {
      let system = all.systems.count > 1 ? all.systems.first { $0.slug == change.system }?.name ?? "" : ""
      let row =
        (isDecided ? "| \(decision(on: change)) " : "") + "| \(what(change, system)) | \(values(of: change)) "
        + "| \(MarkdownText.comment(change.judgement.reason))\(consequences(of: change, all)) |\n"
      guard out.utf8.count + row.utf8.count < room else {
        missing += changes.count - index
        break
      }
      out += row
    }
    if out.utf8.count == head { return "" }
    room -= out.utf8.count
    return out + "\n"
  }

  private static func what(_ change: Change, _ system: String) -> String {
    var text = system.isEmpty ? "" : "\(MarkdownText.comment(system))<br>"
    text += code(change.subject)
    if let heading = change.heading { text += " › \(MarkdownText.comment(ChangeWords.clipped(heading, 60)))" }
    text += "<br>\(change.words)"
    if let formerly = change.formerly { text += "<br>was \(code(formerly))" }
    return text
  }

  private static func values(of change: Change) -> String {
    var lines: [String] = []
    if change.isComparedByWords, change.before != nil, change.after != nil {
      let words = ChangeWords.excerpt(of: change).map { piece in
        switch piece {
        case .same(let text): MarkdownText.comment(text)
        case .removed(let text): "<del>\(MarkdownText.comment(text))</del>"
        case .added(let text): "<ins>\(MarkdownText.comment(text))</ins>"
        }
      }
      lines.append(words.joined(separator: " "))
      if let size = change.size { lines.append(MarkdownText.comment(size)) }
    } else if change.values.isEmpty {
      let sides = [change.before, change.after].map { $0.map { code(ChangeWords.clipped($0, 160)) } }
      switch (sides[0], sides[1]) {
      case (let before?, let after?): lines.append("\(before) → \(after)")
      case (let before?, nil): lines.append("− \(before)")
      case (nil, let after?): lines.append("+ \(after)")
      case (nil, nil): break
      }
      if let size = change.size { lines.append(MarkdownText.comment(size)) }
    }
    lines += members(of: change)
    if !change.colors.isEmpty {
      let chips = change.colors.prefix(mostChips).map { value in
        (value.label.map { MarkdownText.comment($0) + " " } ?? "")
          + [
            value.before.map { chip($0, value.beforeText ?? "") }, value.after.map { chip($0, value.afterText ?? "") },
          ]
          .compactMap(\.self).joined(separator: " → ")
      }
      let left = change.colors.count - chips.count
      lines.append(chips.joined(separator: ", ") + (left > 0 ? " and \(left) more" : ""))
    }
    for value in change.kept {
      if case .color = value.after, let text = value.afterText {
        lines.append("\(value.label.map { "\(MarkdownText.comment($0)): " } ?? "")\(chip(value.after, text))")
      }
    }
    for value in change.values {
      if value.isToldByItsDifference, let text = value.difference?.text {
        lines.append((value.label.map { "\(MarkdownText.comment($0)): " } ?? "") + MarkdownText.comment(text))
        continue
      }
      let sides = [(value.before, value.sides.before), (value.after, value.sides.after)].map { value, text in
        text.map { chip(value, ChangeWords.clipped($0, 120)) } ?? "nothing"
      }
      let label = value.label.map { "\(MarkdownText.comment($0)): " } ?? ""
      let difference = value.difference?.text ?? ""
      let size = difference.isEmpty ? "" : ", \(MarkdownText.comment(difference))"
      lines.append("\(label)\(sides[0]) → \(sides[1])\(size)")
    }
    if let references = change.references {
      let theme = references.theme.map { "\(MarkdownText.comment($0)): " } ?? ""
      lines.append("\(theme)\(code(references.before)) → \(code(references.after))")
    }
    return lines.joined(separator: "<br>")
  }

  /// The first tokens of a group with what they were and are: a value that moved with its group is told once.
  private static func members(of change: Change) -> [String] {
    let all = change.radius.members
    let group = change.subject.hasSuffix("*") ? change.subject.dropLast() : change.subject + "."
    let lines = all.prefix(mostMembers).map { member in
      let name =
        member.subject.hasPrefix(group) ? String(member.subject.dropFirst(group.count)) : change.name(of: member)
      let values = (member.values.isEmpty ? member.kept : member.values).prefix(mostThemes).map { value in
        let isSame = member.values.isEmpty || member.kind == .tokenAdded || member.kind == .tokenRemoved
        let sides = [(value.before, value.sides.before), (value.after, value.sides.after)].compactMap { value, text in
          text.map { chip(value, ChangeWords.clipped($0, 60)) }
        }
        let text = isSame ? sides.last ?? "" : sides.joined(separator: " → ")
        let size = value.difference.map { $0.text.isEmpty ? "" : ", \(MarkdownText.comment($0.text))" } ?? ""
        return (value.label.map { "\(MarkdownText.comment($0)): " } ?? "") + text + size
      }
      return code(name) + (values.isEmpty ? "" : " " + values.joined(separator: "; "))
    }
    return lines + (all.count > lines.count ? ["and \(all.count - lines.count) more"] : [])
  }

  private static let mostMembers = 6
  private static let mostThemes = 3
  private static let mostChips = 12

  /// A value; GitHub draws a chip for a colour of six digits.
  private static func chip(_ value: TokenValue?, _ text: String) -> String {
    guard case .color(let color) = value, color.isTranslucent else { return code(text) }
    return "\(code(color.opaqueHex)) \(Plate.percent(color.opacity))"
  }

  private static func consequences(of change: Change, _ all: Changes) -> String {
    let radius = change.radius
    var parts: [String] = []
    let components = all.components.all(of: change).count
    if components > 0 { parts.append("seen in \(components.counted("drawing")) of components") }
    if !radius.tokens.isEmpty { parts.append("moves \(radius.tokens.count.counted("token"))") }
    if !radius.findings.isEmpty { parts.append(radius.findings.count.counted("finding")) }
    if !radius.crossings.isEmpty { parts.append(radius.crossings.count.counted("contrast level") + " crossed") }
    if !radius.shifts.isEmpty { parts.append(radius.shifts.count.counted("contrast") + " moved within a level") }
    if !radius.uses.isEmpty { parts.append("on \(radius.uses.count.counted("page"))") }
    if !radius.restated.isEmpty { parts.append(ChangeWords.restated(radius.restated.count)) }
    if !radius.untoldProse.isEmpty {
      parts.append(
        "\(radius.untoldProse.count.counted("sentence")) still \(radius.untoldProse.count == 1 ? "states" : "state") the old value"
      )
    }
    return parts.isEmpty ? "" : "<br>" + parts.joined(separator: ", ")
  }

  /// Code in a table; nothing can't be code.
  private static func code(_ text: String) -> String { text.isEmpty ? "nothing" : MarkdownText.code(text) }
}
