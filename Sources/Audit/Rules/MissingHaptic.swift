package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import Wording

/// A component that is pressed and does not say what is felt.
package enum MissingHaptic: AuditRule {
  package static let rule = Rule(
    "missing-haptic", .warning, "A component can be pressed, and its page does not say what is felt.",
    why: "The system gives every touch an answer, and here everyone invents one.",
    example: "With `require: { haptics: always }`, a button’s page has to name its haptic, or say that there is none.")

  private static let front = "---\nkind: component\n---\n\n"
  private static let block =
    "## States\n\n```states\nstates: default, pressed\n---\n<button class=\"{state}\" type=\"button\">Go</button>\n```\n"

  package static let flags = [
    RuleExample(page: "↓" + front + block, settings: "require: { haptics: always }")
  ]

  package static let passes = [
    RuleExample(page: front + block + "\nA press fires the light haptic.", settings: "require: { haptics: always }"),
    RuleExample(page: front + "A card that nobody presses.", settings: "require: { haptics: always }"),
    RuleExample(page: front + block),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard page.subject.system.settings.requirements.haptics, page.page.kind == .component else { return }
    var isPressed = false
    let document = page.document
    let blocks = document.nodes.indices.filter { document[$0].kind == .codeBlock }
    for block in blocks {
      let words = NameWords(document.literal(of: block)).words
      if words.contains(where: isHaptic) { return }
      isPressed = isPressed || words.contains("pressed")
    }
    for text in page.texts {
      let words = NameWords(text.bytes).words
      if words.contains(where: isHaptic) { return }
      isPressed = isPressed || text.kind == .heading && words.contains("pressed")
    }
    guard isPressed else { return }
    diagnostics.report(
      rule, "\(page.page.title) does not say what is felt", at: page.opening,
      why: "the system requires a haptic of everything that is pressed",
      fix: "name the haptic, or say that there is none")
  }

  private static func isHaptic(_ word: String) -> Bool { word.hasPrefix("haptic") || word == "vibration" }
}
