package import Diagnostics
import Files
import Guide
import Printing
import Recognition
package import Statements
import Syntax
import TokenValues
import Tokens

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
        "Radii never ↓exceed 12px. Soft radii that never ↓exceed 12px. The ↓largest radius is 12px. Nothing is rounded by ↓more than 12px. ↓Maximum radius: 12px. The ↓largest radius is 24px."
    ),
    RuleExample(
      tokens: type + "\nspacing.sm: 8px\nspacing.xl: 40px",
      page: "Weights never ↓exceed 600. Nothing is spaced ↓wider than 32px. We use ↓two weights, 400 and 600."),
    RuleExample(
      tokens: "color.ink: #000000\ncolor.paper: #ffffff",
      page: "We ↓never use pure black. There is ↓no pure white (#ffffff). ↓Never use pure black or pure white."),
    RuleExample(
      tokens: type,
      page:
        "Inter is the ↓only typeface. There is ↓only one typeface: Inter. ↓All type is set in Inter. Headlines are ↓always set in Inter."
    ),
  ]

  package static let passes = [
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
      tokens: "color.ink: #000000",
      page: "Never use pure black for text. No pure black, except in print. Pure black is ink."),
    RuleExample(
      tokens:
        "type.headline: 32px/40px 700 Inter\ntype.body: 16px/24px 400 Inter\ntype.code: 14px/20px 400 JetBrainsMono",
      page:
        "Inter is the only typeface. All type is set in Inter. Headlines are always set in Inter. Inter is the only typeface for forms."
    ),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    guard page.subject.hasTokens else { return }
    for text in page.texts
    where (text.kind == .paragraph || text.kind == .item) && !page.isAside(text) && !page.isTask(text) {
      var start = 0
      while start < text.bytes.count {
        let sentence = text.sentence(around: start)
        if let claim = AbsoluteSentence(sentence, in: text, on: page) { report(claim, text, page, into: &diagnostics) }
        start = max(start, sentence.endIndex) + 1
      }
    }
  }

  private static func report(
    _ claim: AbsoluteSentence, _ text: PageText, _ page: AuditedPage, into diagnostics: inout Diagnostics
  ) {
    diagnostics.compared.claims += 1
    guard !text.isStruck(claim.range.lowerBound), let fault = claim.fault else { return }
    diagnostics.report(
      rule, Message(fault), at: page.document.file.span(page.document.range(ofPlain: claim.range, in: text.node)),
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
    let words = Self.words(sentence)
    guard words.contains(where: { Self.absolutes.contains($0.text) }),
      let found = Self.extremes(words, sentence, text, page) ?? Self.ceiling(words, text, page)
        ?? Self.weights(words, sentence, page) ?? Self.typeface(words, page)
    else { return nil }
    (range, fault) = found
  }

  private static let longest = 120
  private static let absolutes: Set<String> = [
    "never", "no", "nothing", "largest", "maximum", "biggest", "only", "all", "always", "weights",
  ]

  private static func words(_ sentence: ArraySlice<UInt8>) -> [Word] {
    var found: [Word] = []
    var index = sentence.startIndex
    while index < sentence.endIndex {
      let word = sentence[index...].prefix { $0.isLetter || $0.isDigit || $0 >= 0x80 }
      if word.isEmpty {
        index += 1
      } else {
        found.append(
          Word(text: String(decoding: word.map(\.lowercased), as: UTF8.self), range: word.startIndex..<word.endIndex))
        index = word.endIndex
      }
    }
    return found
  }

  /// Words that say nothing of what is meant.
  private static let plain: Set<String> = [
    "the", "our", "a", "is", "are", "be", "of", "by", "than", "go", "goes", "any",
  ]

  // MARK: Pure black and white

  private static func extremes(
    _ words: [Word], _ sentence: ArraySlice<UInt8>, _ text: PageText, _ page: AuditedPage
  ) -> (Range<Int>, String?)? {
    // Behind other sentences of an item, it is said of what the item is about.
    guard text.kind == .paragraph || sentence.startIndex == 0,
      words.contains(where: { ["use", "uses", "there"].contains($0.text) }),
      let pure = words.firstIndex(where: { $0.text == "pure" }),
      let first = words[..<pure].first(where: { $0.text == "never" || $0.text == "no" }),
      words[..<pure].allSatisfy({ subjects.contains($0.text) })
    else { return nil }
    let rest = words[(pure + 1)...].prefix { ["pure", "black", "white", "or", "and"].contains($0.text) }
    guard let last = rest.last, last.text == "black" || last.text == "white" else { return nil }
    // `Never use pure black (#000000)`: what else follows would limit it.
    let behind = sentence[last.range.upperBound...].drop { $0 == UInt8(ascii: " ") }
    let isEnd = behind.first.map { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ";") } ?? true
    let isBracket = behind.starts(with: "(#".utf8) && behind.last == UInt8(ascii: ")")
    guard isEnd || isBracket else { return nil }
    let hexes = rest.compactMap { ["black": "#000000", "white": "#ffffff"][$0.text] }
    let own = hexes.compactMap { hex in page.subject.opaqueColors[hex].map { (hex, $0.path) } }.filter {
      veils.isDisjoint(with: NameWords($0.1.description).words)
    }
    let fault = own.isEmpty ? nil : Sentence.list(own.map { "\($0.1) is \($0.0)" })
    return (first.range.lowerBound..<last.range.upperBound, fault)
  }

  private static let subjects: Set<String> = [
    "we", "never", "use", "uses", "no", "there", "is", "the", "system", "palette",
  ]
  /// What is only seen through.
  private static let veils: Set<String> = ["shadow", "shadows", "scrim", "overlay"]

  // MARK: Limits

  private enum Scale: String {
    case radius, space, weight

    init?(_ word: String) {
      switch word {
      case "radii", "radius", "corners", "corner", "rounded", "rounding": self = .radius
      case "spacing", "spaces", "space", "spaced", "gap", "gaps": self = .space
      case "weights", "weight": self = .weight
      default: return nil
      }
    }

    /// Words of headings below which all of it is meant.
    var headings: Set<String> {
      switch self {
      case .radius: ["shape", "shapes", "radius", "radii", "corner", "corners", "rounding", "borders"]
      case .space: ["spacing", "layout", "space", "rhythm"]
      case .weight: ["typography", "type", "fonts", "font", "weights"]
      }
    }
  }

  /// `Radii never exceed 12px`, `The largest radius is 16px`.
  private static func ceiling(_ words: [Word], _ text: PageText, _ page: AuditedPage) -> (Range<Int>, String?)? {
    guard let place = words.firstIndex(where: { $0.text.utf8.first?.isDigit ?? false }), place > 1,
      case (.quantity(let quantity), let end)? = WrittenValue.read(text.bytes, at: words[place].range.lowerBound),
      isEnd(text.bytes, end)
    else { return nil }
    var before = words[..<place]
    // `Soft radii that never exceed 12px` are all of them.
    if before.count > 3, moods.contains(before[before.startIndex].text),
      ["that", "which"].contains(before[before.startIndex + 2].text)
    {
      before.remove(at: before.startIndex + 2)
      before.removeFirst()
    }
    let said = before.filter { !plain.contains($0.text) }
    guard let scale = said.lazy.compactMap({ Scale($0.text) }).first,
      let sign = said.first(where: { limits.contains($0.text) || largest.contains($0.text) })
    else { return nil }
    let others = said.map(\.text).filter { Scale($0) == nil }
    let isLargest = largest.contains(sign.text)
    guard said.count - others.count <= 2, isLargest ? others == [sign.text] : forms.contains(others) else { return nil }
    let heading = page.heading(above: text)
    guard heading.isEmpty || !general.union(scale.headings).isDisjoint(with: heading) else { return nil }
    let unit = scale == .weight ? "" : "px"
    guard let limit = scale == .weight ? quantity.unit == nil ? quantity.low : nil : quantity.pixels else { return nil }
    let steps = steps(of: scale, page)
    guard let most = steps.max(by: { $0.1 < $1.1 }) else { return nil }
    let over = steps.filter { $0.1 > limit }
    let range = sign.range.lowerBound..<end
    if !over.isEmpty {
      return (range, Sentence.list(over.map { "\($0.0) is \($0.1.trimmed(2))\(unit)" }))
    }
    return (range, isLargest && most.1 < limit ? "the largest is \(most.0), \(most.1.trimmed(2))\(unit)" : nil)
  }

  private static let moods: Set<String> = [
    "soft", "gentle", "restrained", "modest", "tight", "crisp", "subtle", "compact",
  ]
  private static let largest: Set<String> = ["largest", "maximum", "max", "biggest", "heaviest"]
  private static let limits: Set<String> = ["exceed", "exceeds", "larger", "more", "wider", "above", "over"]
  private static let forms: Set<[String]> = [
    ["never", "exceed"], ["never", "exceeds"], ["never", "larger"], ["never", "above"], ["never", "over"],
    ["no", "exceeds"], ["no", "larger"], ["nothing", "more"], ["nothing", "wider"], ["nothing", "larger"],
  ]
  private static let general: Set<String> = ["overview", "principles", "rules", "tokens", "foundations", "constraints"]

  private static func isEnd(_ bytes: [UInt8], _ end: Int) -> Bool {
    let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") }
    guard let first = rest.first else { return true }
    return first == UInt8(ascii: ";") || first == UInt8(ascii: ".") && rest.dropFirst().first.map(\.isSpace) ?? true
  }

  private static func steps(of scale: Scale, _ page: AuditedPage) -> [(String, Double)] {
    guard scale == .weight else {
      return page.subject.steps(of: scale.rawValue).filter { $0.pixels < fullRadius }.map {
        ($0.path.description, $0.pixels)
      }
    }
    return styles(page).map { ($0.path, $0.style.fontWeight.value) }
  }

  /// A radius from which on it rounds everything is no step.
  private static let fullRadius = 500.0

  private static func styles(_ page: AuditedPage) -> [(path: String, style: Typography)] {
    page.subject.system.tokens.tokens.compactMap { token in
      guard token.aliases.isEmpty, case .typography(let style) = token.value else { return nil }
      return (token.path.description, style)
    }
  }

  // MARK: Type

  /// `We use two weights, 400 and 600`.
  private static func weights(
    _ words: [Word], _ sentence: ArraySlice<UInt8>, _ page: AuditedPage
  ) -> (Range<Int>, String?)? {
    guard let noun = words.firstIndex(where: { $0.text == "weights" }), noun > 0,
      CountWords.number(sentence[words[noun - 1].range]) != nil,
      words[..<(noun - 1)].allSatisfy({
        ["we", "use", "uses", "the", "system", "only", "there", "are"].contains($0.text)
      })
    else { return nil }
    let listed = words[(noun + 1)...].filter { $0.text != "and" }
    let figures = listed.compactMap { Double($0.text) }
    guard figures.count > 1, figures.count == listed.count, figures.allSatisfy({ (100...900).contains($0) }) else {
      return nil
    }
    let others = styles(page).filter { !figures.contains($0.style.fontWeight.value) }
    let range = words[noun - 1].range.lowerBound..<words[noun].range.upperBound
    guard !styles(page).isEmpty else { return nil }
    return (
      range,
      others.isEmpty ? nil : Sentence.list(others.map { "\($0.path) is \($0.style.fontWeight.value.trimmed(0))" })
    )
  }

  /// `Inter is the only typeface`, `All type is set in Inter`, `Headlines are always set in Inter`.
  private static func typeface(_ words: [Word], _ page: AuditedPage) -> (Range<Int>, String?)? {
    let styles = styles(page)
    for family in Set(styles.map { plainName($0.style) }).sorted() where !family.isEmpty {
      let name = NameWords(family).words.joined(separator: " ").split(separator: " ").map(String.init)
      guard
        let place = words.indices.first(where: { index in
          index + name.count <= words.count && words[index..<index + name.count].map(\.text) == name
        })
      else { continue }
      let before = words[..<place].map(\.text).filter { !plain.contains($0) }
      let after = words[(place + name.count)...].map(\.text).filter { !plain.contains($0) }
      let isOfHeadlines =
        before == ["headlines", "always", "set", "in"] || before == ["headings", "always", "set", "in"]
      let isOfAll = after.isEmpty && wholes.contains(before) || before.isEmpty && onlys.contains(after)
      guard isOfAll || isOfHeadlines && after.isEmpty,
        let sign = words.first(where: { ["only", "all", "always", "everything"].contains($0.text) })
      else { continue }
      let own = styles.filter { style in
        let words = NameWords(style.path).words
        return !isOfHeadlines || !["headline", "heading", "headlines", "headings"].allSatisfy { !words.contains($0) }
      }
      let others = own.filter { plainName($0.style) != family && !isOfCode($0.style) }
      guard !own.isEmpty, let last = words.last else { return nil }
      return (
        sign.range.lowerBound..<last.range.upperBound,
        others.isEmpty ? nil : Sentence.list(others.map { "\($0.path) is in \($0.style.fontFamily[0])" })
      )
    }
    return nil
  }

  private static let wholes: Set<[String]> = [
    ["all", "type", "set", "in"], ["all", "type"], ["all", "text", "set", "in"], ["everything", "set", "in"],
    ["there", "only", "one", "typeface"], ["only", "one", "typeface"], ["only", "one", "typeface", "used"],
  ]
  private static let onlys: Set<[String]> = [
    ["only", "typeface"], ["only", "font"], ["only", "font", "family"], ["only", "typeface", "in", "product"],
    ["only", "typeface", "in", "system"],
  ]

  private static func plainName(_ style: Typography) -> String {
    style.fontFamily[0].lowercased().filter { $0 != "\"" && $0 != "'" }
  }

  /// Code and icons have fonts of their own, of which nobody thinks.
  private static func isOfCode(_ style: Typography) -> Bool {
    let name = plainName(style)
    return ["mono", "code", "icon", "symbol", "emoji"].contains { name.contains($0) }
  }
}
