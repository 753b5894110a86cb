import Comparison
import Differences
import Markup
import Plates
import Printing

/// What is on the page, in one look: the breaking changes with their reasons, and the visible ones as a list of links.
struct ChangeIndex {
  let changes: Changes

  private static let mostBreaking = 12
  private static let mostVisible = 30

  var node: Node {
    let breaking = changes.changes(.breaking)
    let visible = entries(changes.changes(.visible))
    return .fragment([
      breaking.isEmpty
        ? .empty
        : .fragment([
          h("h2") { breaking.count == 1 ? "The breaking change" : "The breaking changes" },
          list("gravest", most: Self.mostBreaking, breaking.map(reasoned)),
        ]),
      visible.isEmpty
        ? .empty
        : .fragment([
          h("h2") { changes.count(.visible) == 1 ? "The visible change" : "The visible changes" },
          list("index", most: Self.mostVisible, visible),
        ]),
    ])
  }

  private func list(_ style: String, most: Int, _ items: [Node]) -> Node {
    .fragment([
      h("ol", .class(style)) { Array(items.prefix(most)) },
      items.count > most
        ? h("details") {
          h("summary") { "\(items.count - most) more" }
          h("ol", .class(style)) { Array(items.dropFirst(most)) }
        } : .empty,
    ])
  }

  private func name(_ change: Change) -> Node {
    ChangeArticle(change: change, changes: changes, approvals: Approvals()).name
  }

  private func reasoned(_ change: Change) -> Node {
    h("li") {
      h("a", .href("#c-\(change.key)")) {
        name(change)
        if change.kind.area != .finding { " \(change.words)" }
        if change.kind == .ruleReversed, let rule = change.after { ": \(ChangeWords.clipped(rule, 80))" }
      }
      h("span") { change.judgement.reason }
    }
  }

  /// A line a change; what is under one heading is one, and so is what is on one page, where there are many headings.
  private func entries(_ changes: [Change]) -> [Node] {
    let bySection = together(changes) { [$0.subject, $0.heading ?? ""] }
    let byPage = together(changes) { [$0.subject] }
    let isLong = bySection.count > Self.mostVisible && byPage.count >= Self.fewestPages
    return (isLong ? byPage : bySection).map { run in
      let first = run[0]
      return h("li") {
        chips(run)
        h("a", .href("#c-\(first.key)")) {
          if isLong, run.count > 1 { title(ofPage: first.subject) } else { name(first) }
        }
        " "
        h("span", .class("place")) { run.count > 1 ? Self.counts(run) : size(of: first) }
      }
    }
  }

  /// Of fewer pages, the sections tell more.
  private static let fewestPages = 6

  /// The changes of one place of a page at that of the first of them; each other one by itself.
  private func together(_ changes: [Change], at place: (Change) -> [String]) -> [[Change]] {
    var all: [[Change]] = []
    var places: [[String]: Int] = [:]
    for change in changes {
      if change.kind.isOfPage, let index = places[place(change)] {
        all[index].append(change)
      } else {
        if change.kind.isOfPage { places[place(change)] = all.count }
        all.append([change])
      }
    }
    return all
  }

  /// `5 values, 1 rule and 2 texts`
  private static func counts(_ run: [Change]) -> String {
    let rules: Set<ChangeKind> = [.ruleReversed, .ruleAdded, .ruleRemoved, .ruleChanged]
    let nouns = run.map { change in
      let kinds = Set([change.kind] + change.also)
      return !kinds.isDisjoint(with: rules) ? "rule" : kinds.contains(.figuresChanged) ? "value" : "text"
    }
    return Plate.list(nouns.uniqued().map { noun in nouns.count { $0 == noun }.counted(noun) })
  }

  /// The title of a page, with its path where another has the same.
  private func title(ofPage path: String) -> String {
    guard let title = changes.pages[path] else { return path }
    return changes.pages.values.count { $0 == title } > 1 ? "\(title) (\(path))" : title
  }

  /// The colours of a token, of the first steps of a ramp, or of those that texts state.
  private func chips(_ run: [Change]) -> Node? {
    let values = run.flatMap { change in
      change.isRetuned
        ? change.radius.members.flatMap { $0.values.prefix(1) } : Array(change.values.prefix(1)) + change.colors
    }
    let chips = values.lazy.compactMap { ColorChips($0).node }.prefix(Self.mostChips)
    return chips.isEmpty ? nil : h("span", .class("row")) { Array(chips) }
  }

  private static let mostChips = 6

  private func size(of change: Change) -> String {
    if change.kind.area == .finding { return "" }
    if change.kind == .figuresChanged, !change.radius.members.isEmpty, let size = change.size {
      return ChangeWords.clipped(size, 40)
    }
    let texts = change.values.compactMap { value in
      value.difference.flatMap {
        $0.text.isEmpty ? nil : [value.label, $0.text].compactMap(\.self).joined(separator: " ")
      }
    }
    return texts.isEmpty ? change.words : ChangeWords.clipped(texts.joined(separator: "; "), 40 * min(texts.count, 2))
  }
}
