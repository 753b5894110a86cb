import Comparison
import Differences
import Markup
import Plates
import Printing
import Tokens

/// One change on the page: its judgement and name with the reason, its plates beside them, and what follows from it.
struct ChangeArticle {
  let change: Change
  let changes: Changes
  let approvals: Approvals
  /// Whether it is under the name of its page and heading, with others of the same place.
  var isWithin = false

  var node: Node {
    let decision = approvals.decision(on: change)
    let words = approvals.words(on: change)
    return h(
      "article",
      .class(
        "change \(change.severity.rawValue)" + (isFinding ? " finding" : "") + (isWithin ? " within" : "")),
      .id("c-\(change.key)"), .attr("tabindex", "-1"),
      .attr("data-severity", change.severity.rawValue), .attr("data-area", change.kind.area.rawValue),
      .attr("data-system", change.system), .attr("data-key", change.key.description),
      .attr("data-whole", change.wholeKey.description), .attr("data-remark", change.remark)
    ) {
      h("header") {
        h(isWithin ? "h4" : "h3") {
          h("span", .class("word")) { change.severity.rawValue }
          " "
          if isWithin { sentence } else { name }
        }
        if !isWithin {
          h("p", .class("kind")) {
            sentence
            place
          }
        }
        // What a terminal shows of it, to find one by the other.
        h("code", .class("key"), .attr("title", change.wholeKey.description)) {
          String(change.wholeKey.description.prefix(8))
        }
        why
        h("p", .class("decision")) { words == Approvals.Decision.open.rawValue ? "" : words }
      }
      // A finding is a sentence, which is its heading: nothing is left to unfold.
      if isFinding {
        if !change.radius.findings.isEmpty {
          h("details") {
            h("summary") { "Show them" }
            followers
          }
        }
      } else {
        h("details", isFolded || decision == .approved ? [] : [.flag("open")]) {
          h("summary") { decision == .approved ? "Approved: show it" : "Before and after" }
          if change.kind.isOfPage { ComponentList(change: change, changes: changes).node }
          drawing
          if let references = change.references { points(references) }
          if let remarks = change.remarks { described(remarks.before ?? "", remarks.after ?? "") }
          if !change.kind.isOfPage { ComponentList(change: change, changes: changes).node }
          followers
        }
      }
    }
  }

  private var followers: Node? { ChangeFollowers(change: change).node }

  var drawing: Node { ChangeDrawing(change: change, engine: changes.engines[change.system]).node }

  private var isFinding: Bool { change.kind.area == .finding }

  /// Whether it is one line until somebody asks for more: what is quiet, and code, which few who judge a design read.
  private var isFolded: Bool {
    change.severity == .quiet || [.templateAdded, .templateRemoved, .templateChanged].contains(change.kind)
  }

  private func points(_ references: Change.References) -> Node {
    h("p", .class("points")) {
      "Points elsewhere\(references.theme.map { " (\($0))" } ?? ""): "
      h("code", .class("is-old")) { references.before }
      " → "
      h("code", .class("is-new")) { references.after }
    }
  }

  /// What a token says of itself, word by word.
  private func described(_ before: String, _ after: String) -> Node {
    h("p", .class("changed remarks")) {
      "Described anew: "
      ChangedWords(before, after).nodes
    }
  }

  private var why: Node {
    h("p", .class("why")) {
      "Why: \(change.judgement.reason) (\(change.judgement.step.rawValue))"
    }
  }

  var name: Node {
    switch change.kind.area {
    case .token: return h("code") { Plate.breaking(TokenPath(change.subject)) }
    case .finding: return .text(change.after ?? change.before ?? change.subject)
    case .page, .component, .system:
      let subject = changes.pages[change.subject] ?? change.subject
      guard let heading = change.heading, heading != subject else { return .text(subject) }
      // A page that is all of its system has the name of that above it.
      let isAll = changes.systems.contains { $0.slug == change.system && $0.name == subject }
      return .text(isAll ? heading : "\(subject) › \(heading)")
    }
  }

  /// The file that a change is in, for what is named by its title.
  private var place: Node? {
    let isPage = change.kind.isOfPage && changes.pages[change.subject] != nil
    return isPage || isFinding ? h("span", .class("place")) { " · \(change.subject)" } : nil
  }

  var sentence: String {
    var text = change.words
    if let formerly = change.formerly { text += ", formerly \(formerly)" }
    if let confidence = change.confidence, confidence < 1 {
      text += " (\(Plate.percent((confidence * 100).rounded() / 100)) sure)"
    }
    return Plate.withCapital(text)
  }
}
