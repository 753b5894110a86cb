package import Claims
package import Diagnostics
import Files
import Statements
import Syntax

/// A design document without a group of tokens that the format has.
package enum MissingGroup: AuditRule {
  package static let rule = Rule(
    "missing-group", .note, "A design document gives no type, no spacing or no corners as tokens.",
    why: "What is generated from the document takes values of its own for what is not given.",
    example: "There are `colors:` in the front matter, and no `typography:`.")

  package static let flags = [
    RuleExample(page: "↓---\ncolors:\n  primary: \"#5e6ad2\"\n---\n\n## Overview\n\nText."),
    RuleExample(
      page:
        "↓---\ncolors:\n  primary: \"#5e6ad2\"\ntypography:\n  body: {fontFamily: Inter, fontSize: 16px}\n---\n\n## Overview\n\nText."
    ),
    RuleExample(
      page:
        "---\ncolors:\n  primary: \"#5e6ad2\"\ntypography:\n  body: {fontFamily: Inter, fontSize: 16px}\nspacing: {md: 8px}\n↓radius: {md: 8px}\n---\n\n## Overview\n\nText."
    ),
  ]

  package static let passes = [
    RuleExample(
      page:
        "---\ncolors:\n  primary: \"#5e6ad2\"\ntypography:\n  body: {fontFamily: Inter, fontSize: 16px}\nspacing: {md: 8px}\nrounded: {md: 8px}\n---\n\n## Overview\n\nText."
    ),
    RuleExample(
      page:
        "---\ncolors:\n  primary: \"#5e6ad2\"\nomitted:\n  - typography\n  - {section: spacing, reason: the grid is not settled}\n  - section: rounded\n    reason: all corners are square\n---\n\n## Overview\n\nText."
    ),
    RuleExample(tokens: "color.ink: #111111", page: "Text."),
  ]

  private static let groups = ["typography", "spacing", "rounded"]

  /// What other formats call the groups.
  private static let otherNames: [String: [String]] = [
    "typography": ["type", "typescale", "textstyles"], "spacing": ["space", "spaces"],
    "rounded": ["radius", "radii", "borderradius", "cornerradius", "corners"],
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard let design = DesignSections(page), design.group("colors") != nil else { return }
    var missing = groups.filter { design.group($0) == nil && !design.omits($0) }
    for group in missing {
      guard let other = page.document.frontMatter?.value.members.first(where: { isNamed($0, group) }) else { continue }
      missing.removeAll { $0 == group }
      report(other, group, on: page, into: &diagnostics)
    }
    guard !missing.isEmpty else { return }
    diagnostics.report(
      rule, "the document gives no \(Sentence.list(missing, joint: "or"))", at: page.opening,
      why: "tools take values of their own for what is not given",
      fix: "add \(word(missing.count)), or say under `omitted:` why it is left out")
  }

  private static func isNamed(_ member: YAMLValue.Member, _ group: String) -> Bool {
    let letters = member.key.lowercased().filter(\.isLetter)
    return !member.value.members.isEmpty && otherNames[group]?.contains(letters) == true
  }

  /// Reports a group that has another name than in the format.
  private static func report(
    _ other: YAMLValue.Member, _ group: String, on page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    let file = page.document.file
    let place = file.span(other.keyRange)
    // What refers to its tokens would have to be written anew as well.
    let isReferredTo = file.bytes[...].firstPlace(of: Array("{\(other.key).".utf8)[...]) != nil
    diagnostics.report(
      rule, "\(other.key) is called \(group) in the format", at: place,
      why: "tools that follow the format find no \(group) in the document",
      fix: isReferredTo
        ? "call it \(group), also in the references to its tokens"
        : Fix("call it \(group)", replacing: place, with: group))
  }

  private static func word(_ count: Int) -> String { count == 1 ? "the group" : "the groups" }
}
