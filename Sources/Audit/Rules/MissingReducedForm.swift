package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// A page with a motion that does not say what takes its place where people ask for less motion.
package enum MissingReducedForm: AuditRule {
  package static let rule = Rule(
    "missing-reduced-form", .warning, "A page shows a motion, and not what takes its place where motion is reduced.",
    why: "Motion makes some people ill, and whoever builds the page does not know what to show them.",
    example: "With `require: { reduced-motion: always }`, a page with a choreography has to say what is left of it.")

  package static let flags = [
    RuleExample(
      tokens: "motion.duration.fast: 150ms",
      page: "# Sheet\n\n↓```choreography\n0ms duration: motion.duration.fast | in\n```",
      settings: "require: { reduced-motion: always }")
  ]

  package static let passes = [
    RuleExample(
      tokens: "motion.duration.fast: 150ms",
      page:
        "# Sheet\n\n```choreography\n0ms duration: motion.duration.fast | in\n```\n\nWith reduced motion, the sheet fades in.",
      settings: "require: { reduced-motion: always }"),
    RuleExample(
      tokens: "motion.duration.fast: 150ms",
      page: "# Sheet\n\n```choreography\n0ms duration: motion.duration.fast | in\n```"),
    RuleExample(page: "# Sheet\n\nText.", settings: "require: { reduced-motion: always }"),
  ]

  /// The blocks that show something moving, each by itself and not as a token.
  private static let motions: Set<String> = ["choreography", "transitions"]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard page.subject.system.settings.requirements.reducedMotion else { return }
    let document = page.document
    let first = document.nodes.indices.first { node in
      document[node].kind == .codeBlock
        && motions.contains(String(document.info(of: node).prefix { $0 != " " }))
    }
    guard let first, !speaksOfReducedMotion(page) else { return }
    diagnostics.report(
      rule, "\(page.page.title) does not say what takes the place of this motion", at: document.span(of: first),
      why: "the system requires a form for people who ask for less motion",
      fix: "say what is shown with reduced motion")
  }

  private static func speaksOfReducedMotion(_ page: AuditedPage) -> Bool {
    let document = page.document
    let blocks = document.nodes.indices.filter { document[$0].kind == .codeBlock }.map {
      Array(document.literal(of: $0))
    }
    return (page.texts.map(\.bytes) + blocks).contains { text in
      let words = NameWords(text).words
      return zip(words, words.dropFirst()).contains { word, next in
        (word == "reduced" || word == "reduce" || word == "less") && next == "motion"
      } || words.contains("reduced")
    }
  }
}
