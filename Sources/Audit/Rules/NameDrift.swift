package import Diagnostics
import Files
import Guide
import Printing
import Syntax
import Tokens

/// An item with the name of one token and a reference to another.
package enum NameDrift: AuditRule {
  package static let rule = Rule(
    "name-drift", .warning, "A name in a list is that of one token, and the reference behind it is to another.",
    why: "Readers of the name and tools that follow the reference use different values.",
    example: "In `**Canvas** ({colors.ink})`, one of the two is wrong where there is a `colors.canvas`.")

  package static let flags = [
    RuleExample(
      tokens: "color.coral: #ef4444\ncolor.ink: #111827", page: "- **Coral** (↓{color.ink}): a warm red"),
    RuleExample(
      tokens: "color.surface-2: #eeeeee\ncolor.ink: #111827", page: "* **Surface 2** (`↓{color.ink}` — #111827): tiles"),
  ]

  package static let passes = [
    RuleExample(
      tokens: "color.coral: #ef4444\ncolor.ink: #111827\ncolor.body: {color.ink}\ncolor.surface-2: #eeeeee",
      page:
        "- **Coral** ({color.coral}): a warm red\n- **Body** ({color.ink}): text\n- **Coral text** ({color.ink}): text\n- **Ink / Coral** ({color.coral}): both\n- **Surface 2** ({color.surface-2}): tiles\n- Coral with text in {color.ink}"
    )
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let tokens = page.subject.system.tokens
    guard page.subject.hasTokens else { return }
    for text in page.texts where text.kind == .item && !page.isAside(text) {
      guard let mention = text.mentions.first(where: \.isBraced), let name = name(before: mention, in: text),
        let own = tokens[mention.path], let parent = mention.path.parent
      else { continue }
      let words = NameWords(name.utf8).words
      let named = parent.appending(words.joined(separator: "-"))
      guard NameWords(mention.path.name).words != words, let meant = tokens[named], meant.value != own.value else {
        continue
      }
      diagnostics.report(
        rule, "\(name) is the name of \(named), and the reference is to \(mention.path)",
        at: page.document.file.span(page.document.range(ofPlain: mention.range, in: text.node)),
        why: "the two have different values, and people follow either",
        fix: "write {\(named)} here, or give the item another name",
        related: [Diagnostic.Related("\(named) is here", at: meant.span)])
    }
  }

  private static let longestName = 40

  /// The name that begins an item and has a reference in brackets behind it.
  private static func name(before mention: TokenMention, in text: PageText) -> String? {
    let before = text.bytes[..<mention.range.lowerBound]
    guard before.count <= longestName, before.last == UInt8(ascii: "(") else { return nil }
    let name = before.dropLast().reversed().drop { $0 == UInt8(ascii: " ") }.reversed()
    let isName = name.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    return isName && !name.isEmpty ? String(decoding: name, as: UTF8.self) : nil
  }
}
