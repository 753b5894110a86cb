package import Claims
package import Diagnostics
import Files
import Guide
import Printing
import Statements
import Syntax
import TokenValues
import Tokens
import Wording

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
      tokens: "color.code-bg: #1c1c1c\ncolor.code-bg-alpha: #1c1c1ccc",
      page: "- **Code bg** (`{color.code-bg-alpha}` — rgba(28,28,28,0.8)): the block"),
    RuleExample(
      tokens: "color.coral: #ef4444\ncolor.ink: #111827\ncolor.body: {color.ink}\ncolor.surface-2: #eeeeee",
      page:
        "- **Coral** ({color.coral}): a warm red\n- **Body** ({color.ink}): text\n- **Coral text** ({color.ink}): text\n- **Ink / Coral** ({color.coral}): both\n- **Surface 2** ({color.surface-2}): tiles\n- Coral with text in {color.ink}"
    ),
  ]

  package static let asksOfEveryPage = true

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let tokens = page.subject.system.tokens
    guard page.subject.hasTokens else { return }
    for text in page.texts where text.kind == .item && !page.isAside(text) {
      guard let mention = text.mentions.first(where: \.isBraced), let name = name(before: mention, in: text),
        let own = tokens[mention.path], let parent = mention.path.parent
      else { continue }
      let words = NameWords(name.utf8).words
      let named = parent.appending(words.joined(separator: "-"))
      guard NameWords(mention.path.name).words != words, let meant = tokens[named], meant.value != own.value,
        !isKind(mention, of: words, own.value, in: text)
      else { continue }
      diagnostics.report(
        rule, "\(name) is the name of \(named), and the reference is to \(mention.path)",
        at: page.document.file.span(page.document.range(ofPlain: mention.range, in: text.node)),
        why: "the two have different values, and people follow either",
        fix: "write {\(named)} here, or give the item another name",
        related: [Diagnostic.Related("\(named) is here", at: meant.span)])
    }
  }

  /// Whether a reference is to a kind of what is named, with the value of that behind it: `**Code bg** ({code-bg-alpha} —
  /// rgba(28, 28, 28, 0.8))`.
  private static func isKind(
    _ mention: TokenMention, of words: [String], _ own: TokenValue, in text: PageText
  ) -> Bool {
    guard NameWords(mention.path.name).words.starts(with: words) else { return false }
    let rest = text.bytes[mention.range.upperBound...].prefix(10)
    guard let start = rest.firstIndex(where: { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "#") }),
      let (value, _) = WrittenValue.read(text.bytes, at: start)
    else { return false }
    return Comparison.matches(value, .whole, own) == true
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
