import Differences

/// The rules of a block that lists some: what to do and what not, and when to use something.
struct RuleBlock {
  /// `do: Say what happens.`
  let rules: [String]
  /// What else it holds: previews and notes.
  let rest: [String]

  /// Nil for any other block.
  init?(_ block: PageBlock) {
    guard let name = block.fenceName, ["use", "do-dont"].contains(name) else { return nil }
    var (rules, rest): ([String], [String]) = ([], [])
    for line in block.text.split(separator: "\n") {
      let words = line.split { $0.isWhitespace }.joined(separator: " ")
      let plain = words.hasPrefix("- ") ? String(words.dropFirst(2)) : words
      if ["when:", "not:", "do:", "dont:"].contains(where: plain.hasPrefix) {
        rules.append(plain)
      } else {
        rest.append(words)
      }
    }
    (self.rules, self.rest) = (rules, rest)
  }

  /// Whether it forbids what the former one asked for, or the other way round.
  func turn(since former: RuleBlock) -> RuleReversal? {
    func says(_ rules: [String], _ label: String) -> Set<String> {
      Set(rules.filter { $0.hasPrefix(label + ":") }.map { $0.dropFirst(label.count + 1).lowercased() })
    }
    for (asked, forbidden) in [("do", "dont"), ("when", "not")] {
      if !says(former.rules, asked).isDisjoint(with: says(rules, forbidden)) { return .forbids }
      if !says(former.rules, forbidden).isDisjoint(with: says(rules, asked)) { return .allows }
    }
    return nil
  }

  func kind(since former: RuleBlock) -> ChangeKind {
    let come = rules.contains { !former.rules.contains($0) }
    let gone = former.rules.contains { !rules.contains($0) }
    return come == gone ? .ruleChanged : come ? .ruleAdded : .ruleRemoved
  }
}
