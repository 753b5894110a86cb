import Wording

/// What became of a rule that was turned round: `Use gradients` that is `Never use gradients` now, or that is under
/// `Don’t` where it stood under `Do`.
package enum RuleReversal: Sendable {
  /// What was allowed, or asked for, is forbidden.
  case forbids
  /// What was forbidden is allowed, or asked for.
  case allows

  /// Nil unless one version forbids what the other one speaks of in the same words, and allows it.
  package init?(_ old: PageBlock, _ new: PageBlock) {
    self.init(Self.sentences(of: old), Self.sentences(of: new))
  }

  /// The same for a text that moved unchanged from below another heading.
  package init?(_ block: PageBlock, formerly heading: String) {
    self.init(
      Self.sentences(of: block.text, heading: heading, lead: ""),
      Self.sentences(of: block.text, heading: block.heading, lead: block.lead))
  }

  private init?(_ old: [Sentence], _ new: [Sentence]) {
    let turns = old.flatMap { before in
      new.compactMap { after in
        before.subject == after.subject && before.isForbidding != after.isForbidding ? after.isForbidding : nil
      }
    }
    guard let forbids = turns.first, turns.allSatisfy({ $0 == forbids }) else { return nil }
    self = forbids ? .forbids : .allows
  }

  /// What a rule is about, whichever way round it is: as a key by which two versions of it are found. Nil for a text that is
  /// no rule of one sentence.
  static func subject(of block: PageBlock) -> String? {
    guard block.kind == .item || block.kind == .paragraph, RuleText.isRule(block) else { return nil }
    let sentences = sentences(of: block)
    return sentences.count == 1 ? sentences[0].subject : nil
  }

  private struct Sentence {
    let subject: String
    let isForbidding: Bool
  }

  private static func sentences(of block: PageBlock) -> [Sentence] {
    sentences(of: block.text, heading: block.heading, lead: block.lead)
  }

  private static func sentences(of text: String, heading: String, lead: String) -> [Sentence] {
    let isForbidden = forbids(heading) || forbids(lead) || text.first.map { "❌✗✘🚫⛔".contains($0) } == true
    return Sentences.all(in: text).filter { !$0.hasSuffix("?") }.compactMap { sentence in
      // What follows says why.
      let clause = sentence.prefix { !"—;(".contains($0) }
      let words = RuleText.words(clause)
      let subject = words.filter { !around.contains($0) }.map(single)
      guard subject.contains(where: { $0.count > 2 || !$0.utf8.allSatisfy { $0 < 0x80 } }) else { return nil }
      return Sentence(subject: subject.joined(separator: " "), isForbidding: isForbidden || isForbidding(words))
    }
  }

  private static func isForbidding(_ words: [String]) -> Bool {
    if !forbidding.isDisjoint(with: words) || words.first == "no" { return true }
    return words.contains("not") && !obliging.isDisjoint(with: words)
  }

  /// `Don’t`, `Avoid:`; not `Dos and don’ts`, below which there are both, and not `Don’t rely on colour`, below which it says
  /// why.
  private static func forbids(_ heading: String) -> Bool {
    guard RuleText.isOfRules(heading) else { return false }
    let words = Set(RuleText.words(heading[...]))
    return !words.isDisjoint(with: ["dont", "donts", "avoid", "never", "forbidden"])
      && words.isDisjoint(with: ["do", "dos", "always"])
  }

  /// One word for one thing and for several.
  private static func single(_ word: String) -> String {
    word.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  private static let forbidding: Set<String> = ["never", "dont", "avoid", "cannot", "forbidden"]
  private static let obliging: Set<String> = ["must", "should", "shall", "may", "allowed", "permitted"]

  /// The words that turn a rule one way or the other, and those that are said of anything.
  private static let around: Set<String> = forbidding.union(obliging).union([
    "not", "no", "pas", "always", "do", "use", "using", "used", "uses", "please", "prefer", "required", "mandatory",
    "can",
    "be", "is", "are", "a", "an", "the", "to", "it", "will", "ever", "any", "ok", "okay", "fine",
  ])
}
