import Audit
import Claims
import Diagnostics
import Files
import Guide
import Markup
import Plates
import Printing

extension SiteRenderer {
  /// What a rule flags and passes, for those who arrive from a finding.
  func ruleView(_ rule: Rule) -> PageView {
    let url = SitePage.rule(rule).url
    var slots = SlotValues()
    slots.set(title: Title.spoken(rule.id))
    slots.set(.owner, guide.settings.title)
    slots.set(.summary, rule.summary)
    let home = RelativePath.link(to: "index.html", from: url)
    slots.set(.crumbs, markup: h("ol") { h("li") { h("a", .href(home)) { guide.settings.title } } })
    return PageView(.compare, slots)
  }

  func ruleBody(_ rule: Rule) -> Node {
    let audit = AuditRules.all.first { $0.rule == rule }
    return h("div", .class("prose")) {
      h("p") { rule.why }
      h("p") { CodeSpans.nodes(rule.example) }
      if let audit {
        h("h2") { "What it flags" }
        h("p") { "A finding begins at each mark. What is grey is the tokens and settings beside the page." }
        examples(audit.flags)
        h("h2") { "What it passes" }
        examples(audit.passes)
      }
      found(rule)
      h("h2") { "Turn it off, or allow it once" }
      h("p") {
        CodeSpans.nodes(
          "In `guide.yml`, or in the `system.yml` of one system, `error`, `warning`, `note` and `off` say how bad it is:"
        )
      }
      h("pre", .attr("tabindex", "0")) { h("code") { "rules: { \(rule.id): off }" } }
      h("p") { "Above a block, a comment with a reason allows it there:" }
      h("pre", .attr("tabindex", "0")) { h("code") { "<!-- specimen-allow \(rule.id): the reason -->" } }
    }
  }

  /// The systems in which it finds something, each with a link to its page of findings.
  private func found(_ rule: Rule) -> Node {
    let url = SitePage.rule(rule).url
    let places = guide.systems.compactMap { health(of: $0) }.filter { $0.groups.contains { $0.rule == rule } }
    if places.isEmpty { return .empty }
    return Node.fragment([
      h("h2") { "Where it finds something" },
      h("ul") {
        for health in places {
          let page = RelativePath.link(to: health.system.healthURL, from: url)
          h("li") { h("a", .href(page + "#" + rule.id)) { health.system.settings.name } }
        }
      },
    ])
  }

  /// The first few examples, and the others folded.
  private func examples(_ examples: [RuleExample]) -> Node {
    let (first, others) = (examples.prefix(Self.mostOpen), examples.dropFirst(Self.mostOpen))
    return Node.fragment([
      .fragment(first.map(example)),
      others.isEmpty
        ? .empty
        : h("details") {
          h("summary") { "\(others.count) more" }
          others.map(example)
        },
    ])
  }

  private static let mostOpen = 4

  /// The end of the first word, without what ends its sentence; of a small one, that of the word that it belongs to.
  private static func endOfWords(in text: Substring) -> Substring.Index {
    let word = text.prefix { !$0.isWhitespace }
    if smallWords.contains(word.lowercased()), let next = text[word.endIndex...].firstIndex(where: { !$0.isWhitespace })
    {
      return endOfWords(in: text[next...])
    }
    let last = word.lastIndex { !",.;:!?".contains($0) }
    return last.map { text.index(after: $0) } ?? word.endIndex
  }

  private static let smallWords: Set = ["a", "an", "the", "no", "not", "never", "without", "at", "of", "in", "by"]

  /// An example with a mark on each word at which a finding begins.
  private func example(_ example: RuleExample) -> Node {
    h("pre", .class("example"), .attr("tabindex", "0")) {
      h("code") {
        for given in [example.tokens, example.settings] where !given.isEmpty {
          h("span", .class("given")) { given }
          "\n\n"
        }
        for (number, part) in example.page.split(separator: "↓", omittingEmptySubsequences: false).enumerated() {
          let end = number == 0 ? part.startIndex : Self.endOfWords(in: part)
          if end > part.startIndex { h("mark") { String(part[..<end]) } }
          String(part[end...])
        }
      }
    }
  }
}
