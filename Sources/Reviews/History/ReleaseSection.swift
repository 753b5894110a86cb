package import Comparison
import Differences
package import Markup
import Plates
import Printing
import Tokens

/// What changed in one release, drawn: values before and after, then pages with what was written otherwise.
package struct ReleaseSection {
  private let release: Release
  private let changes: [Change]
  /// The level of the release's own heading.
  private let level: Int

  private static let mostDrawn = 24
  private static let mostListed = 200

  /// - Parameter changes: those to show, in order; all of the release, or those of one system.
  package init(_ release: Release, _ changes: [Change], level: Int = 2) {
    self.release = release
    self.changes = changes
    self.level = level
  }

  package var node: Node {
    let values = changes.filter { $0.kind.area == .token || $0.kind.area == .system }
    return h("section", .class("release"), .id(release.anchor)) {
      h("h\(level)") {
        release.name
        " "
        h("time", .attr("datetime", release.moment)) { release.day }
      }
      if !release.subject.isEmpty { h("p", .class("subject")) { release.subject } }
      h("p", .class("counted")) { changes.isEmpty ? HistoryWords.summary(release) : Self.summary(changes) }
      for change in values.prefix(Self.mostDrawn) { article(change) }
      rest(Array(values.dropFirst(Self.mostDrawn)))
      for page in pages { text(of: page) }
    }
  }

  /// `3 changes (1 breaking, 2 visible); a major version`.
  package static func summary(_ changes: [Change]) -> String {
    let counts = ChangeSeverity.allCases.reversed().compactMap { severity -> String? in
      let count = changes.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)"
    }
    let step = changes.map(\.judgement.step).max()
    return "\(changes.count.counted("change")) (\(counts.joined(separator: ", ")))"
      + (step.map { "; a \($0.rawValue) version" } ?? "")
  }

  // MARK: Values

  private func article(_ change: Change) -> Node {
    let article = ChangeArticle(change: change, changes: release.changes, approvals: Approvals())
    return h("article", .class("change \(change.severity.rawValue)")) {
      h("header") {
        h("h\(level + 1)") {
          h("span", .class("word")) { change.severity.rawValue }
          " "
          article.name
        }
        h("p", .class("kind")) { owner(of: change) + article.sentence }
      }
      article.drawing
      let sentences = sentences(on: change)
      if !sentences.isEmpty { h("p", .class("why")) { sentences.joined(separator: " ") } }
    }
  }

  /// The system's name, where a section tells of several.
  private func owner(of change: Change) -> String {
    guard changes.contains(where: { $0.system != changes[0].system }) else { return "" }
    return release.changes.systems.first { $0.slug == change.system }.map { $0.name + ": " } ?? ""
  }

  /// Why a change breaks what others have built, and what moves with it.
  private func sentences(on change: Change) -> [String] {
    let radius = change.radius
    var sentences: [String] = []
    if change.severity == .breaking { sentences.append("Breaking: \(change.judgement.reason).") }
    if !radius.members.isEmpty { sentences.append("Of it: \(Self.names(radius.members.map(change.name))).") }
    if !radius.tokens.isEmpty { sentences.append("Moves \(Self.names(radius.tokens.map(\.path.description))).") }
    // The worst one is the reason already.
    let crossed = radius.crossings.filter { !change.judgement.reason.contains($0.sentence) }
    sentences += crossed.prefix(4).map { "\($0.sentence)." }
    if crossed.count > 4 { sentences.append("And \(crossed.count - 4) more contrast levels crossed.") }
    return sentences
  }

  private static func names(_ names: [String]) -> String {
    Plate.list(names.count > 6 ? Array(names.prefix(5)) + ["\(names.count - 5) more"] : names)
  }

  /// Changes beyond those that are drawn, a line each.
  private func rest(_ changes: [Change]) -> Node? {
    if changes.isEmpty { return nil }
    return h("details") {
      h("summary") { "\(changes.count) more values" }
      h("ul", .class("listed")) {
        for change in changes.prefix(Self.mostListed) {
          h("li") {
            h("code") { change.subject }
            " \(change.words)"
            ChangeWords.values(of: change).map { ": " + $0 } ?? ""
          }
        }
        if changes.count > Self.mostListed { h("li") { "and \(changes.count - Self.mostListed) more" } }
      }
    }
  }

  // MARK: Pages

  private struct PageChanges {
    let title: String
    let changes: [Change]
  }

  /// The changes of pages, page by page, in the order in which they come first.
  private var pages: [PageChanges] {
    let own = changes.filter(\.kind.isOfPage)
    return own.map(\.subject).uniqued().map { path in
      PageChanges(
        title: release.changes.pages[path] ?? path, changes: own.filter { $0.subject == path })
    }
  }

  private func text(of page: PageChanges) -> Node {
    h("details", .class("written")) {
      h("summary") {
        h("b") { page.title }
        " \(Self.kinds(page.changes))"
      }
      for change in page.changes.prefix(Self.mostDrawn) {
        h("div", .class("passage")) {
          h("p", .class("kind")) {
            change.words
            change.heading.map { ", under “\($0)”" } ?? ""
          }
          ChangeArticle(change: change, changes: release.changes, approvals: Approvals()).drawing
        }
      }
      if page.changes.count > Self.mostDrawn { h("p") { "and \(page.changes.count - Self.mostDrawn) more" } }
    }
  }

  /// `text changed, 2 figures changed`.
  private static func kinds(_ changes: [Change]) -> String {
    return changes.map(\.words).uniqued().map { words in
      let count = changes.count { $0.words == words }
      return count == 1 ? words : "\(words) (\(count))"
    }.joined(separator: ", ")
  }
}
