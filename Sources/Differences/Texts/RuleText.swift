import Wording

/// Texts that oblige: what must, may or must not be, what to do and what not, and what holds at least or at most.
package enum RuleText {
  /// The words that oblige, in their order.
  package static func obligations(_ text: String) -> [String] {
    let words = text.split { $0.isWhitespace }
    let others = words.indices.filter { place in
      // The month.
      guard words[place].hasPrefix("May") else { return true }
      return !words[max(0, place - 1)...min(words.count - 1, place + 1)].contains { $0.contains(where: \.isNumber) }
    }
    return Self.words(others.map { words[$0] }.joined(separator: " ")[...]).filter { obliging.contains($0) }
  }

  /// The sentences that plainly oblige, as words in lower case without figures, which are told as such.
  package static func rules(of text: String) -> [[String]] {
    Sentences.all(in: unquoted(text)).filter { !$0.hasSuffix("?") }.map { sentence in
      words(sentence).filter { word in !word.contains { $0.isNumber } && !Figures.isUnit(word) }
    }.filter(isCommanding)
  }

  /// A text without what it quotes, which is what an interface says: `A title: "What should you do?"`. All of it if hardly
  /// anything else is there.
  private static func unquoted(_ text: String) -> String {
    guard text.contains(where: { "\"“„".contains($0) }) else { return text }
    var plain = ""
    var rest = text[...]
    while let open = rest.firstIndex(where: { "\"“„".contains($0) }) {
      let inner = rest[rest.index(after: open)...]
      guard let close = inner.firstIndex(where: { "\"”“".contains($0) }) else { break }
      plain += rest[..<open]
      rest = rest[rest.index(after: close)...]
    }
    plain += rest
    return words(plain[...]).count < 2 ? text : plain
  }

  /// The words that oblige of the sentences that do: `not` alone says that something is so.
  private static func bindings(_ text: String) -> [String] {
    Sentences.all(in: unquoted(text)).flatMap { sentence in
      let words = obligations(String(sentence))
      return words.allSatisfy { $0 == "not" || $0 == "no" } ? [] : words
    }
  }

  /// Whether a sentence commands; `when it is required` only says when.
  private static func isCommanding(_ words: [String]) -> Bool {
    if words.first == "no" { return isProhibition(words) }
    return words.indices.contains { place in
      guard commanding.contains(words[place]) else { return false }
      guard words[place] == "required" else { return true }
      return conditions.isDisjoint(with: words[max(0, place - reach)..<place])
    }
  }

  /// Whether a sentence that begins with `no` forbids something: `No pill shapes`, and not `No results found yet`.
  private static func isProhibition(_ words: [String]) -> Bool {
    (2...most).contains(words.count) && reports.isDisjoint(with: words)
  }

  /// Whether an item begins with what is to be done: `Keep it short.`
  private static func isCommand(_ block: PageBlock) -> Bool {
    block.kind == .item && words(block.text[...]).first.map(imperatives.contains) ?? false
  }

  /// Whether a text that came or went is a rule, by its own words or by the heading that it is under.
  package static func isRule(_ block: PageBlock) -> Bool {
    switch block.kind {
    case .paragraph, .item, .row, .column: break
    case .heading, .html, .rule, .fence: return false
    }
    if block.isHead || block.text.hasSuffix("?") { return false }
    return !rules(of: block).isEmpty || !bounds(of: block).isEmpty || isWholeRule(block)
  }

  /// The sentences of a block that plainly oblige. What tells of gaps says where something is so, and not where it may be; a
  /// cell without anything says `no`.
  private static func rules(of block: PageBlock) -> [[String]] {
    let rules = rules(of: block.text)
    if rules.isEmpty { return [] }
    let tells = words(block.heading[...]).contains(where: telling.contains)
    if !tells, block.kind != .row { return rules }
    let others = tells ? commanding.subtracting(["only", "always"]) : commanding
    return rules.filter { !others.isDisjoint(with: $0) }
  }

  /// Whether two versions of a text oblige otherwise.
  package static func isOther(_ old: PageBlock, _ new: PageBlock) -> Bool {
    bindings(old.text) != bindings(new.text) || rules(of: old) != rules(of: new)
      || bounds(of: old) != bounds(of: new) || isWholeRule(old) || isWholeRule(new)
  }

  /// What a block claims; a row that only tells how much contrast there is claims nothing.
  private static func bounds(of block: PageBlock) -> [[String]] {
    let claims = claims(of: block.text)
    guard block.kind == .row else { return claims }
    return claims.filter { claim in
      claim.contains { bounding.contains($0) && $0 != "aa" && $0 != "aaa" }
        || zip(claim, claim.dropFirst()).contains { boundingPairs.contains("\($0) \($1)") }
    }
  }

  /// Whether a block is a rule whatever its words are.
  private static func isWholeRule(_ block: PageBlock) -> Bool {
    (block.kind == .item || block.kind == .row) && !block.isHead
      && (isOfRules(block.heading) || isOfRules(block.lead) || isInstruction(block.text) || isCommand(block))
  }

  /// The sentences that bound something by a figure: `at least 44 px`, `a contrast of 4.5:1`. With their figures, and else
  /// as words in lower case.
  private static func claims(of text: String) -> [[String]] {
    Sentences.all(in: text).compactMap { sentence in
      let figures = Figures.all(in: String(sentence))
      guard !sentence.hasSuffix("?"), !figures.isEmpty else { return nil }
      let words = words(sentence)
      let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
      guard
        words.contains(where: { bounding.contains($0) }) || pairs.contains(where: { boundingPairs.contains($0) })
          || words.contains("contrast") && figures.contains(where: { $0.contains(":") })
      else { return nil }
      return figures + words.filter { word in !word.contains { $0.isNumber } && !Figures.isUnit(word) }
    }
  }

  /// `Do`, `Don’t`, `Dos and don’ts`, `Hard rules`: a heading whose lists are rules.
  static func isOfRules(_ heading: String) -> Bool {
    let words = words(heading[...]).drop { $0.allSatisfy(\.isNumber) }
    return !words.isEmpty && words.allSatisfy { ruling.contains($0) || $0 == "and" || $0 == "or" || $0 == "the" }
  }

  /// `Do: …`, `✅ …`: an item that says of itself what it is.
  private static func isInstruction(_ text: String) -> Bool {
    if VerdictSigns.first(of: Array(text.utf8)[...]) != nil { return true }
    guard let colon = text.firstIndex(where: { ":：".contains($0) }) else { return false }
    return isInstruction(label: text[..<colon]) || ruleLabels.contains(text[..<colon].lowercased())
  }

  /// `Rule: …`
  private static let ruleLabels: Set<String> = [
    "rule", "rules", "regel", "regeln", "règle", "regla", "regra", "regola", "规则", "ルール",
  ]

  /// Whether what is before a colon says that something is to be done: `Do`, `MUST`.
  private static func isInstruction(label: Substring) -> Bool {
    instructing.contains(words(label).joined(separator: " "))
  }

  /// Whether what is before a colon only says what kind of remark follows, and names nothing: `MUST`, `Note`.
  static func isKind(_ label: Substring) -> Bool {
    isInstruction(label: label) || remarks.contains(label.lowercased())
  }

  /// Its words in lower case, of letters and digits alone: `don’t` is `dont`.
  static func words(_ text: Substring) -> [String] {
    let spoken = text.split { $0.isWhitespace }.filter { !isPath($0) }
    let parts = spoken.flatMap { $0.split { "–—/,;:()，、。；：（）！？".contains($0) } }
    let plain = parts.flatMap(parted).compactMap { word -> String? in
      if word.first == "#" { return nil }
      let plain = word.lowercased().filter { $0.isLetter || $0.isNumber }
      return plain.isEmpty ? nil : plain
    }
    let words = RuleWords.english(plain)
    guard let place = zip(words, words.dropFirst()).enumerated().first(where: { $1 == ("do", "not") })?.offset else {
      return words
    }
    return Array(words[..<place]) + ["dont"] + words[(place + 2)...]
  }

  /// The parts of a compound. `icon-only` and `must-have` are what something is like, and command nothing.
  private static func parted(_ word: Substring) -> [Substring] {
    let parts = word.split(separator: "-")
    if parts.count < 2 { return parts }
    return parts.filter { part in
      let plain = part.lowercased()
      return !commanding.contains(plain) && (!obliging.contains(plain) || bounding.contains(plain))
    }
  }

  /// Whether a word is the path of a file, whose name says nothing here: `docs/adr/0017-only-steps-are-nodes.md`.
  private static func isPath(_ word: Substring) -> Bool {
    let parts = word.split(separator: "/")
    guard parts.count > 1, !word.mayBeUnspaced, let name = parts.last, let dot = name.lastIndex(of: ".") else {
      return false
    }
    let ending = name[dot...].dropFirst()
    return ending.count > 1 && ending.allSatisfy(\.isLetter)
  }

  private static let commanding: Set<String> = [
    "must", "never", "always", "only", "shall", "should", "required", "mandatory", "forbidden", "cannot", "dont",
    "avoid", "prefer",
  ]

  /// What leads in a condition, and how many words before a word it may be.
  private static let conditions: Set<String> = ["when", "if", "where", "as", "unless", "until", "whenever", "than"]
  private static let reach = 5

  /// The most words of a sentence that forbids with its first word, and those that show that one only reports.
  private static let most = 14
  private static let reports: Set<String> = [
    "was", "were", "has", "have", "had", "is", "are", "been", "found", "needed", "yet", "data", "results", "longer",
    "matter", "idea", "doubt", "problem", "wonder", "so", "because", "available", "currently", "known", "change",
    "changes", "changed", "one", "i", "we", "you",
  ]

  /// The words of a heading below which there are facts.
  private static let telling: Set<String> = ["gap", "gaps", "limitation", "limitations", "issues", "questions"]

  private static let instructing: Set<String> = [
    "do", "dont", "do not", "avoid", "never", "always", "when", "not", "must", "must not", "should", "should not",
    "shall",
    "required", "forbidden", "prefer",
  ]
  private static let remarks: Set<String> = [
    "note", "important", "rule", "may", "example", "exception", "warning", "tip", "why", "hint",
  ]

  private static let imperatives: Set<String> = ["keep", "use", "ensure", "reserve", "limit", "maintain", "preserve"]

  private static let obliging: Set<String> = [
    "must", "never", "always", "only", "shall", "should", "required", "mandatory", "forbidden", "not", "cannot", "dont",
    "minimum", "maximum", "least", "most", "may", "optional", "no",
  ]

  private static let bounding: Set<String> = ["minimum", "maximum", "min", "max", "exactly", "aa", "aaa"]
  private static let boundingPairs: Set<String> = [
    "at least", "at most", "no more", "no less", "no fewer", "not more", "not less", "no smaller", "no larger",
    "no wider", "no narrower", "more than", "less than", "up to",
  ]
  private static let ruling: Set<String> = [
    "do", "dos", "dont", "donts", "not", "rule", "rules", "hard", "never", "always", "avoid", "constraint",
    "constraints", "requirement", "requirements", "forbidden", "项", "事项",
  ]
}
