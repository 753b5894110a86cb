package import Diagnostics
import Files
import Guide
import Printing
import Recognition
package import Statements
import Syntax
import TokenValues
import Tokens

/// A least size that a document states, and something is smaller.
package enum FloorClaim: AuditRule {
  package static let rule = Rule(
    "floor-claim", .warning, "A document says that nothing is smaller than some size, and something is.",
    why: "Whoever relies on the statement builds what the system itself does not keep to.",
    example: "The words `no text is smaller than 12px` are wrong where a type style has 11px.")

  private static let type = "type.body: 16px/24px 400 Inter\ntype.caption: 11px/16px 400 Inter"
  private static let button = "components.button.height: 36px\ncomponents.card.height: 20px"

  package static let flags = [
    RuleExample(
      tokens: type,
      page:
        "Nothing is smaller than ↓12px. The smallest text is ↓12px. No text is set below ↓12px. Text is never smaller than ↓12px.\n\n- **Minimum font size**: ↓12px"
    ),
    RuleExample(
      tokens: button,
      page:
        "Touch targets are at least ↓44px. Every target is at least ↓44 × 44px.\n\n- **Touch targets:** Minimum ↓44pt × 44pt for all interactive elements.\n- Minimum touch target: ↓44x44px"
    ),
    RuleExample(
      page:
        "- Touch targets are ↓44px minimum.\n- Button height: 34px\n\n| Component | Height |\n|---|---|\n| Tab | 32px |"
    ),
    RuleExample(
      tokens: type,
      page:
        "The minimum font size is ↓12px, without exception. Never go below ↓12px for text. Keep all text at ↓12px or above. Never use text under ↓12px. Text must not be smaller than ↓12px."
    ),
    RuleExample(
      page:
        "## Buttons\n\n| Size | Height |\n|---|---|\n| `large` | 48px |\n| `small` | 28px |\n\n## Accessibility\n\n- Ensure touch targets are at least ↓44px × 44px"
    ),
    RuleExample(
      page:
        "# Typography\n\nNo text is smaller than ↓12px.\n\n| Style | Size | Weight |\n|---|---|---|\n| Body | 16px | 400 |\n| Caption | 11px | 400 |"
    ),
  ]

  package static let passes = [
    RuleExample(
      tokens: type,
      page:
        "Nothing is smaller than 11px. Body text is never smaller than 16px. No headline is smaller than 20px. Nothing is smaller than 12px except captions. Text should never be smaller than 12px on phones. The smallest icon is 16px."
    ),
    RuleExample(
      tokens: button,
      page:
        "Touch targets are at least 24px. Touch targets are at least 44px on phones. Space between touch targets is at least 44px. The old targets were at least 44px. Touch targets are at least 44px / 48dp."
    ),
    RuleExample(
      tokens: button,
      page: "Touch targets are at least 44px; the visible button may be smaller, with hit slop around it."),
    RuleExample(tokens: button, page: "Touch targets are at least 44px.", settings: "require: { target: 44 }"),
    RuleExample(
      page:
        "## Icons\n\n| Size | Height |\n|---|---|\n| `small` | 16px |\n\n## Accessibility\n\n- Ensure touch targets are at least 44px"
    ),
    RuleExample(
      page: "- Touch targets are 44px minimum.\n- Button height: 48px\n- Icon size: 20px\n- Card height: 20px"),
  ]

  package static func audit(_ page: AuditedPage, into diagnostics: inout Diagnostics) {
    let required = page.subject.system.settings.requirements
    var extends: Bool?
    for text in page.texts where text.kind != .heading && text.kind != .cell && !page.isAside(text) {
      for claim in SizeFloor.all(in: text, below: page.heading(above: text)) {
        // What the system requires is held against each size, where it stands.
        guard !(claim.kind == .target ? required.target != nil : required.type != nil) else { continue }
        if claim.kind == .target {
          // What reaches beyond what is seen may be smaller.
          let known = extends ?? page.texts.contains { SizeFloor.saysThatTargetsExtend($0) }
          extends = known
          if known { continue }
        }
        let all = Sized.all(claim.kind, on: page)
        diagnostics.compared.claims += all.isEmpty ? 0 : 1
        let small = all.filter { $0.pixels < claim.pixels }
        guard let first = small.first else { continue }
        let names = Sentence.list(small.map { "\($0.name) (\($0.pixels.trimmed(2)))" })
        diagnostics.report(
          rule, "\(names) \(word: small.count == 1 ? "is" : "are") smaller than \(claim.pixels.trimmed(2))",
          at: page.document.file.span(page.document.range(ofPlain: claim.range, in: text.node)),
          why: "the words say that nothing is", fix: "make it larger, or name the exceptions",
          related: [Diagnostic.Related("\(first.name) has its size here", at: first.span)])
      }
    }
  }
}

/// Something that has a size: a style of type, or what is pressed.
private struct Sized {
  let name: String
  let pixels: Double
  let span: Span

  static func all(_ kind: SizeFloor.Kind, on page: AuditedPage) -> [Sized] {
    let tokens = page.subject.system.tokens.tokens.compactMap { token -> Sized? in
      guard token.aliases.isEmpty, let pixels = pixels(token, kind) else { return nil }
      return Sized(name: token.path.description, pixels: pixels, span: token.valueSpan)
    }
    return tokens + page.named.compactMap { named(kind, $0) }
  }

  private static func pixels(_ token: Token, _ kind: SizeFloor.Kind) -> Double? {
    switch (kind, token.value) {
    case (.type, .typography(let type)):
      type.fontSize.unit.isAbsolute || type.fontSize.unit == .rem ? type.fontSize.pixels : nil
    case (.target, .dimension(let length)):
      (length.unit.isAbsolute || length.unit == .rem) && length.pixels > 0 && SmallTarget.isTarget(token.path)
        ? length.pixels : nil
    case (.type, _), (.target, _): nil
    }
  }

  private static func named(_ kind: SizeFloor.Kind, _ value: NamedValue) -> Sized? {
    guard case .quantity(let quantity) = value.value, let pixels = quantity.pixels, pixels > 0 else { return nil }
    let words = Set(value.words)
    let isOne =
      switch kind {
      case .target: SmallTarget.isPressed(value.words) || isVariant(value)
      case .type:
        value.isBelowType && words.contains("size") && words.isDisjoint(with: ["icon", "icons", "touch", "target"])
      }
    return isOne ? Sized(name: value.name, pixels: pixels, span: value.span) : nil
  }

  /// Whether a row gives the height of one size of what the heading above its table names: `large` below `Buttons`.
  private static func isVariant(_ value: NamedValue) -> Bool {
    let own = NameWords(value.name).words
    return own.allSatisfy(sizes.contains) && SmallTarget.isPressed(value.words + value.heading)
  }

  private static let sizes: Set<String> = ["xs", "sm", "md", "lg", "xl", "default", "compact", "regular"]
}

/// A least size of all type or all targets, as a sentence states it.
private struct SizeFloor {
  enum Kind { case target, type }

  let kind: Kind
  let pixels: Double
  let range: Range<Int>

  static func all(in text: PageText, below heading: [String]) -> [SizeFloor] {
    guard text.bytes.contains(where: \.isDigit) else { return [] }
    var found: [SizeFloor] = []
    var start = 0
    while start < text.bytes.count {
      let sentence = text.sentence(around: start)
      guard sentence.endIndex > start else {
        start += 1
        continue
      }
      if let floor = read(sentence, text, heading) { found.append(floor) }
      start = sentence.endIndex + 1
    }
    return found
  }

  private static func read(_ sentence: ArraySlice<UInt8>, _ text: PageText, _ heading: [String]) -> SizeFloor? {
    guard let first = sentence.firstIndex(where: \.isDigit), !text.isStruck(first),
      first == sentence.startIndex || !text.bytes[first - 1].isLetter,
      let (pixels, end) = size(text.bytes, first), end <= sentence.endIndex
    else { return nil }
    let behind = NameWords(sentence[end...]).words
    let hasMore = sentence[end...].contains { $0.isDigit || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "(") }
    let before = NameWords(sentence[..<first]).words
    guard !hasMore else { return nil }
    let (said, rest) = (Set(before), behind.filter { !["wide", "tall", "minimum", "high"].contains($0) })
    let isUnlimited = rest.isEmpty || Self.tails.contains(rest)
    if !said.isDisjoint(with: ["target", "targets"]), before.allSatisfy(targetWords.contains),
      !said.isDisjoint(with: ["least", "minimum", "min"]) || behind.first == "minimum",
      isUnlimited || rest.first == "for" && rest.allSatisfy(allWords.contains), (24...64).contains(pixels)
    {
      return SizeFloor(kind: .target, pixels: pixels, range: first..<end)
    }
    let isAboutType =
      !said.isDisjoint(with: ["text", "type", "font"]) || rest.contains("text") || isTypeHeading(heading)
    guard isAboutType || before.first == "nothing", before.allSatisfy(typeWords.contains), isUnlimited,
      (6...24).contains(pixels)
    else { return nil }
    let isNegated = !said.isDisjoint(with: ["no", "nothing", "never", "not"])
    let isKept = before.first == "keep" && said.contains("all") && rest.first == "or"
    let isLimit =
      isNegated
      ? !said.isDisjoint(with: ["smaller", "below", "under", "less"])
      : said.contains("smallest") || !said.isDisjoint(with: ["minimum", "min"]) && said.contains("size")
    return isKept || isLimit ? SizeFloor(kind: .type, pixels: pixels, range: first..<end) : nil
  }

  /// Words behind a size that limit nothing.
  private static let tails: Set<[String]> = [
    ["without", "exception"], ["without", "exceptions"], ["for", "text"], ["for", "any", "text"],
    ["for", "all", "text"],
    ["anywhere"], ["or", "above"], ["or", "lg"], ["or", "larger"], ["or", "more"], ["or", "bigger"], ["at", "all"],
  ]

  static func isTypeHeading(_ words: [String]) -> Bool {
    !Set(words).isDisjoint(with: ["type", "typography", "font", "fonts", "text", "typeface"])
  }

  /// A length, or two equal ones with × between.
  private static func size(_ bytes: [UInt8], _ start: Int) -> (Double, Int)? {
    var reader = QuantityReader(bytes, at: start)
    guard let quantity = reader.read(), let pixels = quantity.pixels, quantity.high == nil else { return nil }
    return (pixels, reader.index)
  }

  private static let targetWords: Set<String> = [
    "touch", "tap", "hit", "click", "target", "targets", "minimum", "min", "at", "least", "are", "is", "all", "every",
    "the", "a", "of", "size", "sizes", "for", "must", "be", "have", "has", "ensure", "that", "keep", "any",
  ]
  private static let allWords: Set<String> = ["for", "all", "every", "interactive", "tappable", "elements", "controls"]
  private static let typeWords: Set<String> = [
    "no", "nothing", "never", "text", "type", "font", "size", "sizes", "is", "are", "set", "smaller", "less", "below",
    "under", "than", "the", "smallest", "minimum", "min", "goes", "go", "ever", "ui", "any", "in", "use", "keep", "all",
    "at", "must", "not", "be", "drop", "drops",
  ]

  /// Whether a text says that what is pressed reaches beyond what is seen.
  static func saysThatTargetsExtend(_ text: PageText) -> Bool {
    let words = Set(NameWords(text.bytes).words)
    return !words.isDisjoint(with: ["slop", "hitslop", "invisible", "visual", "visible", "effective"])
      || !words.isDisjoint(with: ["target", "targets", "tap", "touch", "hit"])
        && !words.isDisjoint(with: [
          "extend", "extends", "extended", "expand", "expands", "expanded", "padding", "padded", "enlarged", "area",
          "areas",
          "via", "larger", "around",
        ])
  }
}
