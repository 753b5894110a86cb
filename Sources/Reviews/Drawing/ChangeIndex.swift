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
      }
      h("span") { change.judgement.reason }
    }
  }

  /// A line a change; what follows each other on one page, or of findings, is one.
  private func entries(_ changes: [Change]) -> [Node] {
    let runs = changes.reduce(into: [[Change]]()) { runs, change in
      if let last = runs.last?.last, last.kind.isOfPage, change.kind.isOfPage, last.subject == change.subject {
        runs[runs.count - 1].append(change)
      } else {
        runs.append([change])
      }
    }
    return runs.map { run in
      let first = run[0]
      return h("li") {
        chips(first)
        h("a", .href("#c-\(first.key)")) {
          if run.count > 1 { title(ofPage: first.subject) } else { name(first) }
        }
        " "
        h("span", .class("place")) { run.count > 1 ? "\(run.count) changes" : size(of: first) }
      }
    }
  }

  /// The title of a page, with its path where another has the same.
  private func title(ofPage path: String) -> String {
    guard let title = changes.pages[path] else { return path }
    return changes.pages.values.count { $0 == title } > 1 ? "\(title) (\(path))" : title
  }

  /// The colours of a token, or of the first steps of a ramp.
  private func chips(_ change: Change) -> Node? {
    let values =
      change.isRetuned
      ? change.radius.members.prefix(6).flatMap { $0.values.prefix(1) } : Array(change.values.prefix(1))
    let chips = values.compactMap { ColorChips($0).node }
    return chips.isEmpty ? nil : h("span", .class("row")) { chips }
  }

  private func size(of change: Change) -> String {
    if change.kind.area == .finding { return "" }
    if let text = change.values.first?.difference?.text, change.values.count == 1, !text.isEmpty {
      return ChangeWords.clipped(text, 40)
    }
    return change.words
  }
}
