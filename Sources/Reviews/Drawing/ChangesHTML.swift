package import Comparison
import Differences
import Markup
import Motion
import Plates
import Printing
import Theme

/// Changes as one page that needs nothing beside it: it opens from a disk and from a mail, reads without its script and
/// prints.
package enum ChangesHTML {
  package static func text(_ changes: Changes, _ approvals: Approvals) -> String {
    document(title: title(changes), script: true) { body(changes, approvals) }
  }

  /// A page with its styles inside it, and with the script of a review if it asks for decisions.
  static func document(title: String, script: Bool, _ body: () -> Node) -> String {
    let styles = SiteTheme.review.page + SiteTheme.review.plates + SiteTheme.review.components
    let page = h("html", .attr("lang", "en")) {
      h("head") {
        h("meta", .attr("charset", "utf-8"))
        h("meta", .attr("name", "viewport"), .attr("content", "width=device-width, initial-scale=1"))
        h("meta", .attr("http-equiv", "Content-Security-Policy"), .attr("content", policy))
        h("link", .attr("rel", "icon"), .href("data:,"))
        h("title") { title }
        "\n"
        h("style") {
          "\n"
          Node.markup(styles)
        }
      }
      "\n"
      body()
      if script {
        "\n"
        h("script") {
          "\n"
          Node.markup(SiteTheme.review.script)
        }
      }
    }
    return "<!DOCTYPE html>\n\(page.html)\n"
  }

  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"

  private static func title(_ changes: Changes) -> String {
    let name = changes.title.isEmpty ? "" : "\(changes.title): "
    return "\(name)\(changes.comparison.base) → \(changes.comparison.head)"
  }

  private static func body(_ changes: Changes, _ approvals: Approvals) -> Node {
    h("body", .attr("data-view", "both")) {
      h("a", .class("skip"), .href("#changes")) { "Skip to the changes" }
      h("header", .class("page")) {
        h("p", .class("of")) { changes.title.isEmpty ? "Review" : changes.title }
        h("h1") { changes.isEmpty ? "Nothing changed" : "What changed" }
        h("p", .class("sides")) {
          h("code") { changes.comparison.base }
          " → "
          h("code") { changes.comparison.head }
        }
        h("p", .class("reason")) { changes.comparison.reason }
        for file in changes.unread { h("p", .class("unread")) { file.sentence } }
        for change in changes.unjudged {
          h("p", .class("unread")) {
            "\(change.subject) changed and is not read: what follows from it has to be judged by eye"
          }
        }
        if !changes.isEmpty { summary(changes, approvals) }
      }
      if !changes.isEmpty { tools(changes) }
      h("main", .id("changes")) {
        for system in systems(of: changes) { section(system, changes, approvals) }
        if changes.components.left > 0 {
          h("p") {
            "\(changes.components.left.counted("more drawing")) of components may look different: they are left out "
            "to keep this page of a size that can be mailed."
          }
        }
      }
      if !changes.isEmpty { file(approvals) }
      help
    }
  }

  // MARK: The summary

  private static func summary(_ changes: Changes, _ approvals: Approvals) -> Node {
    let decisions = changes.all.map { approvals.decision(on: $0) }
    return h("section", .class("summary"), .label("Summary")) {
      h("ul", .class("counts")) {
        for severity in ChangeSeverity.allCases.reversed() {
          h("li", changes.count(severity) > 0 ? [.class(severity.rawValue)] : []) {
            h("b") { String(changes.count(severity)) }
            " \(severity.rawValue)"
          }
        }
        h("li") {
          h("b") { String(changes.consequences) }
          changes.consequences == 1 ? " consequence" : " consequences"
        }
        h("li") {
          h("b", .attr("data-count", "approved")) { String(decisions.count { $0 == .approved }) }
          " of \(changes.all.count) approved"
        }
        let rejected = decisions.count { $0 == .rejected }
        h("li", rejected > 0 ? [.class("rejected")] : [.class("rejected"), .flag("hidden")]) {
          h("b", .attr("data-count", "rejected")) { String(rejected) }
          " rejected"
        }
        if let step = changes.step {
          h("li") {
            h("b") { step.rawValue }
            " version"
          }
        }
      }
      ChangeIndex(changes: changes).node
    }
  }

  /// Filters and views, which need the script.
  private static func tools(_ changes: Changes) -> Node {
    let slugs = systems(of: changes)
    return h("div", .class("tools scripted"), .role("region"), .label("Filters and views")) {
      choices(
        "View", "view",
        [
          ("both", "Both"), ("old", "Old"), ("new", "New"), ("onion", "Over"), ("swipe", "Swipe"),
          ("difference", "Difference"),
        ], isOne: true)
      h("label", .class("slider")) {
        "Swipe "
        h("input", .attr("type", "range"), .attr("min", "0"), .attr("max", "100"), .attr("value", "50"), .id("swipe"))
      }
      h("details", .class("filters")) {
        h("summary") { "Filter" }
        h("div") {
          choices(
            "Severity", "severity",
            ChangeSeverity.allCases.reversed().filter { changes.count($0) > 0 }.map {
              ($0.rawValue, $0.rawValue)
            }, isOne: false)
          choices(
            "Of", "area",
            ChangeKind.Area.allCases.filter { area in changes.all.contains { $0.kind.area == area } }.map {
              ($0.rawValue, $0.rawValue + "s")
            }, isOne: false)
          if slugs.count > 1 { choices("System", "system", slugs.map { ($0.slug, $0.name) }, isOne: false) }
        }
      }
      h("p", .class("hint")) {
        "Keys: "
        for key in ["j", "k", "a", "x", "?"] { h("kbd") { key } }
      }
    }
  }

  private static func choices(
    _ title: String, _ name: String, _ all: [(value: String, label: String)], isOne: Bool
  ) -> Node {
    h("fieldset", .attr("data-choice", name)) {
      h("legend") { title }
      for (index, choice) in all.enumerated() {
        h("label") {
          h(
            "input",
            [
              .attr("type", isOne ? "radio" : "checkbox"), .attr("name", name), .attr("value", choice.value),
            ] + (isOne && index > 0 ? [] : [.flag("checked")]))
          " \(choice.label)"
        }
      }
    }
  }

  // MARK: The changes

  /// The systems that have changes, in their order; the guide's own first.
  private static func systems(of changes: Changes) -> [(slug: String, name: String)] {
    return changes.all.map(\.system).uniqued().map { slug in
      let name = changes.systems.first { $0.slug == slug }?.name
      return (slug, name ?? "The guide")
    }
  }

  private static func section(
    _ system: (slug: String, name: String), _ changes: Changes, _ approvals: Approvals
  ) -> Node {
    let found = changes.all.filter { $0.system == system.slug }
    return h("section", .class("system")) {
      h("h2") { system.name }
      for run in runs(found) {
        if run[0].severity != .quiet {
          passage(run, changes, approvals)
        } else if run.count < leastFolded {
          for change in run { ChangeArticle(change: change, changes: changes, approvals: approvals).node }
        } else {
          h("details", .class("run")) {
            h("summary") { run.count.counted("quiet change") }
            for change in run { ChangeArticle(change: change, changes: changes, approvals: approvals).node }
          }
        }
      }
    }
  }

  /// Changes under one heading of a page are under its name, the first few of them unfolded.
  @NodeBuilder private static func passage(_ run: [Change], _ changes: Changes, _ approvals: Approvals) -> Node {
    let articles = run.map {
      ChangeArticle(change: $0, changes: changes, approvals: approvals, isWithin: run.count > 1).node
    }
    if run.count == 1 {
      articles
    } else {
      h("section", .class("passage")) {
        h("h3") {
          ChangeArticle(change: run[0], changes: changes, approvals: approvals).name
          " "
          h("span", .class("place")) { "\(run[0].subject), \(run.count.counted("change"))" }
        }
        if run.count <= mostOpen + 1 {
          articles
        } else {
          Array(articles.prefix(mostOpen))
          h("details", .class("run")) {
            h("summary") { "\(run.count - mostOpen) more under this heading" }
            Array(articles.dropFirst(mostOpen))
          }
        }
      }
    }
  }

  /// The changes under one heading that are seen without unfolding.
  private static let mostOpen = 4

  /// The fewest quiet changes that are folded.
  private static let leastFolded = 4

  /// The changes in order, quiet ones that follow each other together, and others under one heading of a page.
  private static func runs(_ changes: [Change]) -> [[Change]] {
    changes.reduce(into: []) { runs, change in
      let last = runs.last?.last
      let isQuiet = change.severity == .quiet && last?.severity == .quiet
      let isBeside =
        change.severity == last?.severity && change.kind.isOfPage && last?.kind.isOfPage == true
        && change.subject == last?.subject && change.heading != nil && change.heading == last?.heading
      if isQuiet || isBeside {
        runs[runs.count - 1].append(change)
      } else {
        runs.append([change])
      }
    }
  }

  // MARK: Decisions

  private static func file(_ approvals: Approvals) -> Node {
    h("footer", .class("scripted")) {
      h("h2") { "Decisions" }
      h("p") {
        "Approve and reject above; then save this text as "
        h("code") { Approvals.fileName }
        " in the project. Rejections stay when the rest is approved."
      }
      h("p", .class("buttons")) {
        h("button", .attr("type", "button"), .id("approve-rest")) { "Approve what is open" }
        h("button", .attr("type", "button"), .id("copy")) { "Copy" }
        h("button", .attr("type", "button"), .id("download")) { "Download" }
      }
      h("textarea", .id("approvals"), .attr("rows", "8"), .attr("spellcheck", "false"), .label("Decisions")) {
        approvals.text
      }
      h("p", .id("kept"), .class("hint")) {}
      h("p", .id("said"), .class("toast"), .role("status")) {}
    }
  }

  private static var help: Node {
    let keys: [(String, String)] = [
      ("j", "next change"), ("k", "previous change"), ("l", "next item of the change"), ("h", "previous item"),
      ("Enter", "fold or unfold the change"), ("a", "approve it"),
      ("x", "reject it"), ("u", "take the decision back"), ("b", "both sides"), ("o", "old side"), ("n", "new side"),
      ("v", "one over the other"), ("s", "swipe between them; ← and → move the edge"),
      ("d", "what differs, made stronger"),
      ("?", "this help"),
    ]
    return h("dialog", .id("help"), .attr("aria-labelledby", "help-title")) {
      h("h2", .id("help-title")) { "Keys" }
      h("dl") {
        for (key, words) in keys {
          h("div") {
            h("dt") { h("kbd") { key } }
            h("dd") { words }
          }
        }
      }
      h("form", .attr("method", "dialog")) { h("button") { "Close" } }
    }
  }
}
