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
    slots.set(.crumbs, markup: h("ol") { h("li") { h("a", .href(home)) { guide.settings.title } } }.bytes)
    return PageView(.compare, slots)
  }

  func ruleBody(_ rule: Rule) -> Node {
    let audit = AuditRules.all.first { $0.rule == rule }
    return h("div", .class("prose")) {
      h("p") { rule.why }
      h("p") { CodeSpans.nodes(rule.example) }
      if let audit {
        examples("What it flags", audit.flags)
        examples("What it passes", audit.passes)
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

  private func examples(_ title: String, _ examples: [RuleExample]) -> Node {
    Node.fragment(
      [h("h2") { title }]
        + examples.map { example in
          let parts = [example.tokens, example.settings, example.page.replacing("↓", with: "")]
          return h("pre", .attr("tabindex", "0")) {
            h("code") { parts.filter { !$0.isEmpty }.joined(separator: "\n\n") }
          }
        })
  }
}
