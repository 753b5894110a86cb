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

/// A statement that something is never or always so, or that there is nothing larger, which a token does not keep to.
package enum AbsoluteClaim: AuditRule {
  package static let rule = Rule(
    "absolute-claim", .warning, "A document says that something is never, always or at most so, and a token is not.",
    why: "Whoever relies on the statement builds what the system itself does not keep to.",
    example: "The words `radii never exceed 12px` are wrong where `rounded.xl` is 16px.")

  private static let radii = "rounded.sm: 4px\nrounded.lg: 16px\nrounded.full: 9999px"
  private static let type =
    "type.headline: 32px/40px 700 Newsreader\ntype.body: 16px/24px 400 Inter\ntype.code: 14px/20px 400 JetBrainsMono"

  package static let flags = [
    RuleExample(
      tokens: radii,
      page:
        "Radii never ↓exceed 12px. Soft radii that never ↓exceed 12px. The ↓largest radius is 12px. Nothing is rounded by ↓more than 12px. Border radius never ↓exceeds 12px on any surface. ↓Maximum radius: 12px. The ↓largest radius is 24px."
    ),
    RuleExample(
      tokens: type + "\nspacing.sm: 8px\nspacing.xl: 40px",
      page:
        "Weights never ↓exceed 600. Nothing is spaced ↓wider than 32px. We use ↓two weights, 400 and 600. We ↓only use weights 400 and 600. Weights are ↓limited to 400 and 600. Spacing ↓runs from 8px to 32px. ↓Only regular (400) and semibold (600) are used. Body text never ↓exceeds 14px. Line height is always ↓1.4. Type comes in ↓two weights: 400 and 600."
    ),
    RuleExample(
      tokens:
        "type.display.lg: 64px/64px 500 Serif\ntype.body-lg: 18px/27px 400 Inter\ntype.body-md: 16px/24px 500 Inter\ncomponents.button-icon.size: 36px\nrounded.lg: 24px\nrounded.pill: 9999px",
      page:
        "Body copy stays at weight ↓400 — never 500. Body weight sits at ↓400 across `{type.body-lg}` and `{type.body-md}`. Body text never goes ↓bolder than 400. Every Serif style is set at weight ↓300. `{component.button-icon}` is ↓exactly 40 × 40px. Never use radii ↓above 16px, except the pill."
    ),
    RuleExample(
      page:
        "Border radius never ↓exceeds 8px. Nothing is spaced ↓wider than 32px.\n\n## Radius\n\n- sm: 4px\n- lg: 20px\n\n## Spacing scale\n\n| Name | Value |\n|---|---|\n| sm | 8px |\n| lg | 40px |"
    ),
    RuleExample(
      tokens: "color.ink: #000000\ncolor.paper: #ffffff",
      page: "We ↓never use pure black. There is ↓no pure white (#ffffff). ↓Never use pure black or pure white."),
    RuleExample(
      tokens: "color.text.body: #000000\ncolor.surface: #ffffff",
      page:
        "↓Never use pure black (#000000) for text. Do ↓not use pure black. ↓Don't use #000000 for text. Text is ↓never pure black. ↓Avoid pure black text. ↓No pure white backgrounds. ↓Never use #000 for text — it is harsh.\n\n- ↓No pure black (`#000000`)."
    ),
    RuleExample(
      tokens: "rounded.sm: 0px\nrounded.lg: 8px\nrounded.full: 9999px",
      page:
        "↓All corners are square (0px). ↓No rounded corners. ↓Sharp corners (0px radius) everywhere. This design system has a **↓Sharp (0)** roundedness strategy."
    ),
    RuleExample(
      tokens: type,
      page:
        "## Typography\n\nUse ↓400 only. Never use 600 or 700? Never use ↓600 or 700. No bold (↓700). Never use weight ↓700.\n\n- Font weights: ↓only 2 weights (400, 500)\n- ↓Three weights only: 400 for reading, 500 for doing, 600 for names"
    ),
    RuleExample(
      tokens: type,
      page:
        "Inter is the ↓only typeface. There is ↓only one typeface: Inter. ↓All type is set in Inter. Headlines are ↓always set in Inter. The system uses a ↓single typeface, Inter. ↓Everything is set in Inter. Inter is used for ↓everything. We use ↓one font family: Inter. Font family: Inter, ↓everywhere.\n\n## Typography\n\nThe system ↓exclusively uses **Noto Serif** to be calm."
    ),
  ]

  package static let passes = [
    // A family that is called as one of its styles is.
    RuleExample(
      page:
        "---\ncolors: { primary: \"#1434cb\" }\ntypography:\n  body: { family: Inter }\n  scale:\n    body: { size: 16px, weight: 300, lineHeight: 1.5, family: body }\n    caption: { size: 12px, weight: 400, lineHeight: 1.4, family: body }\n---\n\n## Don'ts\n\n- Don't use body weight 400 — the brand uses **300 (light)**"
    ),
    RuleExample(
      tokens: radii,
      page:
        "Radii never exceed 16px. The largest radius is 16px. Radii of cards never exceed 12px. Inner radii that never exceed 8px. Radii never exceed 12px on phones. The largest radius of a card is 12px. Card corners never exceed 8px.\n\n## Cards\n\nThe largest radius is 4px."
    ),
    RuleExample(
      tokens: type + "\nspacing.sm: 8px\nspacing.xl: 40px",
      page:
        "Weights never exceed 700. Nothing is spaced wider than 40px. We use two weights, 400 and 700. Body text uses two weights, 400 and 600."
    ),
    RuleExample(
      tokens: "color.ink: #111111\ncolor.paper: #fdfdfd\ncolor.shadow: #000000",
      page: "We never use pure black. Never use pure white for text. There is no pure white."),
    RuleExample(
      tokens: type + "\nspacing.sm: 8px",
      page:
        "## Typography\n\nNever use 700 without 400. Body text is 400, not 700. Never use 500 or 600.\n\n## Spacing\n\nSizes: 12 / 16 / 24"
    ),
    RuleExample(
      tokens: "color.ink: #000000\ncolor.brand: #0066cc\ncolor.text.shadow: #ffffff\nrounded.lg: 8px",
      page:
        "Never use #0066cc; use `color.brand`. Never use pure black for text on photos. Do not use pure white unless it is text. No pure white for text. Avoid pure black where you can. No sharp corners. Never use square corners. Square corners on tables. Don't use sharp corners. Square corners are not ours.\n\n## Tables\n\nAll corners are square."
    ),
    RuleExample(
      tokens: "color.ink: #000000",
      page:
        "Never use pure black for text. No pure black, except in print. Pure black is ink. **Not pure black.** Both are near it."
    ),
    RuleExample(
      tokens: "color.neutral.black: #000000\ncolor.background: #0a0a0a",
      page: "## Background choices\n\n**Not pure black.** We use near-black."),
    RuleExample(
      tokens:
        "type.headline: 32px/40px 700 Inter\ntype.body: 16px/24px 400 Inter\ntype.code: 14px/20px 400 JetBrainsMono",
      page:
        "Inter is the only typeface. All type is set in Inter. Headlines are always set in Inter. Inter is the only typeface for forms. One button is set in Inter. All captions are set in Inter. Georgia is the only typeface of the logo. Everything is set in sentence case.\n\n## Typography\n\nAll text is **Bold**."
    ),
    RuleExample(
      page:
        "Border radius never exceeds 8px. Nothing is spaced wider than 32px.\n\n## Radius\n\n- sm: 4px\n- lg: 8px\n- full: 9999px\n\n## Letter spacing\n\n- lg: 40px\n\n## Spacing\n\n| Name | Mobile | Desktop |\n|---|---|---|\n| lg | 32px | 48px |"
    ),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    for claim in page.bounds where isOwn(claim) && (page.subject.hasTokens || claim.isOfSteps) {
      report(claim, page, into: &diagnostics)
    }
    guard page.subject.hasTokens else { return }
    for text in page.texts
    where (text.kind == .paragraph || text.kind == .item) && !page.isAside(text) && !page.isTask(text) {
      for sentence in text.sentences {
        if let claim = RuledOutColor(sentence, in: text, on: page) {
          report(claim.range, claim.fault, text, page, into: &diagnostics)
        } else if let claim = SquareCorners(sentence, in: text, on: page) {
          report(claim.range, claim.fault, text, page, into: &diagnostics)
        } else if let claim = AbsoluteSentence(sentence, in: text, on: page) {
          report(claim.range, claim.fault, text, page, into: &diagnostics)
        }
      }
    }
  }

  /// Whether a claim is no floor and no list of steps, of which other rules speak.
  private static func isOwn(_ claim: BoundClaim) -> Bool {
    switch (claim.bound, claim.subject) {
    case (_, .durations), (.least, _), (.smallest, _): false
    case (.only, .weights), (.listed, .weights), (.only, .leading): true
    case (.only, _), (.listed, _): false
    case (.most, _), (.largest, _), (.between, _), (.never, _): true
    }
  }

  private static func report(_ claim: BoundClaim, _ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let check = BoundCheck(claim, on: page)
    diagnostics.compared.claims += check.items.isEmpty ? 0 : 1
    let over = check.outside
    let fault: Message
    if let list = check.listFault, over.isEmpty, case .only = claim.bound {
      fault = list
    } else if let list = check.listFault, case .listed = claim.bound {
      fault = list
    } else if !over.isEmpty {
      fault = "\(Sentence.list(over.map { "\($0.name) is \(check.text($0.value))" }))"
    } else if let most = check.nearest {
      fault = "the largest is \(most.name), \(check.text(most.value))"
    } else {
      return
    }
    let figure = page.document.range(ofPlain: claim.figureRange, in: claim.text.node)
    // Where the sentence names a token, and that has another value, this is all there is to say.
    if page.statements.contains(where: { $0.range == figure && ProseDrift.isOne($0, on: page) }) { return }
    diagnostics.report(
      rule, by: check.confidence(over.isEmpty ? check.items : over), fault,
      at: page.document.file.span(page.document.range(ofPlain: claim.range, in: claim.text.node)),
      why: "the words say that there is no exception", fix: "name the exceptions, or change the tokens")
  }

  private static func report(
    _ range: Range<Int>, _ fault: String?, _ text: PageText, _ page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    diagnostics.compared.claims += 1
    guard !text.isStruck(range.lowerBound), let fault else { return }
    diagnostics.report(
      rule, Message(fault), at: page.document.file.span(page.document.range(ofPlain: range, in: text.node)),
      why: "the words say that there is no exception", fix: "name the exceptions, or change the tokens")
  }
}

/// A sentence that says of all there is what never or always holds.
private struct AbsoluteSentence {
  /// From the word that leaves no exception to the end of what it says.
  let range: Range<Int>
  /// What is otherwise; nil where all is as it says.
  let fault: String?

  private struct Word {
    let text: String
    let range: Range<Int>
  }

  init?(_ sentence: ArraySlice<UInt8>, in text: PageText, on page: AuditedPage) {
    guard sentence.count < Self.longest else { return nil }
    guard !page.subject.styles.isEmpty, Self.leavesNoException(sentence),
      let found = Self.typeface(Self.words(sentence), sentence, text, page)
    else { return nil }
    (range, fault) = found
  }

  private static let longest = 120
  private static let absolutes: Set<String> = [
    "never", "no", "only", "all", "always", "everything", "everywhere", "one", "single", "exclusively", "solely",
    "throughout",
  ]

  /// Whether one of the words is there that say that there is no exception; nearly no sentence has one.
  private static func leavesNoException(_ sentence: ArraySlice<UInt8>) -> Bool {
    var rest = sentence
    while let start = rest.firstIndex(where: \.isLetter) {
      let word = rest[start...].prefix { $0.isLetter || $0.isDigit || $0 >= 0x80 }
      if word.count <= longestAbsolute, absolutes.contains(String(decoding: word, as: UTF8.self).lowercased()) {
        return true
      }
      rest = rest[word.endIndex...]
    }
    return false
  }

  private static let longestAbsolute = absolutes.map(\.utf8.count).max() ?? 0

  private static func words(_ sentence: ArraySlice<UInt8>) -> [Word] {
    var found: [Word] = []
    var index = sentence.startIndex
    while index < sentence.endIndex {
      let word = sentence[index...].prefix { $0.isLetter || $0.isDigit || $0 >= 0x80 }
      if word.isEmpty {
        index += 1
      } else {
        found.append(
          Word(text: word.lowercasedText, range: word.startIndex..<word.endIndex))
        index = word.endIndex
      }
    }
    return found
  }

  /// Words that say nothing of what is meant.
  private static let plain: Set<String> = [
    "the", "our", "a", "is", "are", "be", "of", "this", "that", "we", "system", "design", "product", "it",
  ]

  // MARK: Type

  /// `Inter is the only typeface`, `Everything is set in Inter`, `Headlines are always set in Inter`.
  private static func typeface(
    _ words: [Word], _ sentence: ArraySlice<UInt8>, _ text: PageText, _ page: AuditedPage
  ) -> (Range<Int>, String?)? {
    let styles = page.subject.styles
    guard !styles.isEmpty, let name = family(words, styles, sentence, text, page) else { return nil }
    let rest = words.indices.filter { !name.words.contains($0) && $0 < name.end }.map { words[$0].text }
    let said = rest.filter { !plain.contains($0) && !verbs.contains($0) && !absolutes.contains($0) }
    let ofHeadlines = ["headlines", "headings"].contains { said == [$0] } && rest.contains("always")
    guard ofHeadlines || said.allSatisfy(nouns.contains), !rest.contains("no"), !rest.contains("never"),
      let sign = words.indices.first(where: { isAbsolute(words, $0) }).map({ words[$0] }),
      let last = words[..<name.end].last
    else { return nil }
    let own = styles.filter { style in
      !ofHeadlines || !Set(NameWords(style.path.description).words).isDisjoint(with: headlines)
    }
    guard !own.isEmpty else { return nil }
    let others = own.filter { plainName($0.families) != name.family && !isOfCode($0.families) }
    return (
      sign.range.lowerBound..<max(last.range.upperBound, sign.range.upperBound),
      others.isEmpty ? nil : Sentence.list(others.map { "\($0.path) is in \($0.families.first ?? "")" })
    )
  }

  /// The family that a sentence names, one of the tokens' or another in bold, and which words are its name.
  private static func family(
    _ words: [Word], _ styles: [(path: TokenPath, families: [String])], _ sentence: ArraySlice<UInt8>, _ text: PageText,
    _ page: AuditedPage
  ) -> (family: String, words: Range<Int>, end: Int)? {
    // What is done by it limits nothing: `uses Inter exclusively to …`.
    let end = words.indices.first { index in
      words[index].text == "to" && index > 2 && words[..<index].contains { absolutes.contains($0.text) }
    }
    func place(_ family: String) -> Range<Int>? {
      let name = NameWords(family).words.joined(separator: " ").split(separator: " ").map(String.init)
      return words.indices.first { index in
        index + name.count <= words.count && words[index..<index + name.count].map(\.text) == name
      }.map { $0..<$0 + name.count }
    }
    for family in Set(styles.map { plainName($0.families) }).sorted() where !family.isEmpty {
      if let place = place(family) { return (family, place, end ?? words.count) }
    }
    let named = text.bold(in: sentence.indices)
    guard named.count == 1, let bold = named.first, words.contains(where: { exclusives.contains($0.text) }),
      BoundClaim.isTypeHeading(page.heading(above: text))
    else {
      return nil
    }
    let family = String(decoding: text.bytes[bold], as: UTF8.self).lowercased()
    guard text.bytes[bold].first.map(\.isUppercase) ?? false, let place = place(family), place.lowerBound > 0 else {
      return nil
    }
    return (family, place, end ?? words.count)
  }

  /// Whether a word leaves no exception; `one` does before what there is one of.
  private static func isAbsolute(_ words: [Word], _ index: Int) -> Bool {
    guard words[index].text == "one" else { return absolutes.contains(words[index].text) }
    let isCount = index + 1 < words.count && nouns.contains(words[index + 1].text)
    return isCount && (index == 0 || words[index - 1].text != "is")
  }

  /// Words that say of a family that there is no other.
  private static let exclusives: Set<String> = ["only", "single", "exclusively", "solely", "one"]
  private static let headlines: Set<String> = ["headline", "heading", "headlines", "headings"]
  private static let verbs: Set<String> = [
    "set", "in", "used", "use", "uses", "using", "utilizes", "relies", "on", "for", "there", "across", "with",
  ]
  /// Words for all type there is.
  private static let nouns: Set<String> = [
    "type", "text", "typeface", "typefaces", "font", "fonts", "family", "everything", "typography", "copy",
  ]

  private static func plainName(_ families: [String]) -> String {
    (families.first ?? "").lowercased().filter { $0 != "\"" && $0 != "'" }
  }

  /// Code and icons have fonts of their own, of which nobody thinks.
  private static func isOfCode(_ families: [String]) -> Bool {
    let name = plainName(families)
    return ["mono", "code", "icon", "symbol", "emoji"].contains { name.contains($0) }
  }
}
