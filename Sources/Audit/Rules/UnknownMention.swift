package import Diagnostics
import Files
import Guide
import Printing
import Syntax
import Tokens

/// A token that a document names and the system does not have.
package enum UnknownMention: AuditRule {
  package static let rule = Rule(
    "unknown-mention", .warning, "A document names a token that does not exist.",
    why: "Whoever looks for it finds nothing.",
    example: "The words `color.brnad.primary` were probably meant to be `color.brand.primary`.")

  package static let flags = [
    RuleExample(tokens: "color.brand.primary: #0066cc", page: "Links take `↓color.brnad.primary`."),
    RuleExample(tokens: "color.brand.primary: #0066cc", page: "Links take `↓color.brand.secondary` in all cases."),
    RuleExample(tokens: "space.4: 16px", page: "| Token | Use |\n|---|---|\n| `↓space.5` | cards |"),
  ]

  package static let passes = [
    RuleExample(
      tokens: "color.brand.primary: #0066cc",
      page:
        "Links take `color.brand.primary`, one of `color.brand`. See `color.tokens.json`, `color.brand.*`, color.of.text and `brand.unknown()`."
    ),
    RuleExample(
      tokens: "color.brand.primary: #0066cc",
      page: "There is no `color.brand.secondary`. `color.brand.old` was removed."),
    RuleExample(tokens: "color.brand.primary: #0066cc", page: "```\ncolor.brand.secondary = 1\n```"),
    RuleExample(page: "Nothing is known of `color.brand.secondary`."),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let names = page.subject.names
    guard !names.isEmpty else { return }
    for text in page.texts {
      for mention in text.mentions where isMeant(mention, in: text, names) {
        let near = page.subject.system.tokenMeant(by: mention.path.description)
        let place = page.document.file.span(page.document.range(ofPlain: mention.range, in: text.node))
        diagnostics.report(
          rule, "\(mention.path) is not a token of \(page.subject.system.settings.name)", at: place,
          why: "whoever looks for it finds nothing",
          fix: near.map { Fix(guess: "did you mean \($0)?", replacing: place, with: $0) }
            ?? "name a token of the system, or add this one")
      }
    }
  }

  /// Whether a word names a token, none of that name exists, and the sentence does not say so itself.
  private static func isMeant(_ mention: TokenMention, in text: PageText, _ names: TokenNames) -> Bool {
    let segments = mention.path.segments
    guard segments.count > 1, let root = segments.first, names.roots.contains(root),
      segments.allSatisfy({ !$0.isEmpty }), !isFile(segments),
      // What is in curly brackets is a reference, whose rule is unknown-reference.
      !mention.isBraced, text.code.contains(where: { $0 == mention.range }), !names.has(mention.path),
      !names.hasGroup(mention.path), !isPart(mention.path, names), !text.isStruck(mention.range.lowerBound)
    else { return false }
    return !text.isDenied(around: mention.range)
  }

  /// A part of a composite value: `type.body.fontSize`.
  private static func isPart(_ path: TokenPath, _ names: TokenNames) -> Bool { path.parent.map(names.has) ?? false }

  private static func isFile(_ segments: [String]) -> Bool {
    guard let last = segments.last else { return false }
    return files.contains(last)
  }

  private static let files: Set<String> = [
    "json", "md", "css", "scss", "swift", "kt", "ts", "tsx", "js", "jsx", "xml", "yml", "yaml", "html", "svg", "png",
  ]
}
