import Guide
import Markup
import Plates
import Syntax

/// The quiet line below a page's title: the parts of the document it rests on, platforms, other names, links.
struct FactsLine {
  private let page: Page
  private let system: DesignSystem

  init(_ page: Page, in system: DesignSystem) {
    self.page = page
    self.system = system
  }

  /// Nil if the front matter says nothing of this.
  var node: Node? {
    let facts = page.facts
    guard !facts.isEmpty else { return nil }
    return h("dl", .class("facts")) {
      sources(facts.source)
      fact("Platforms", Plate.list(facts.platforms.map(Self.text)))
      fact("Since", facts.since ?? "")
      fact("Also called", Plate.list(facts.aliases))
      fact("Owner", facts.owner ?? "")
      fact("Reviewed", facts.reviewed ?? "")
      for label in labels { links(label, facts.links.filter { $0.label == label }) }
    }
  }

  private static func text(_ platform: PageFacts.Platform) -> String {
    platform.state.map { "\(platform.name) (\($0))" } ?? platform.name
  }

  /// The labels of the links, each once.
  private var labels: [String] {
    page.facts.links.reduce(into: []) { labels, link in
      if !labels.contains(link.label) { labels.append(link.label) }
    }
  }

  private func fact(_ name: String, _ text: String) -> Node {
    guard !text.isEmpty else { return .empty }
    return h("div") {
      h("dt") { name }
      h("dd") { text }
    }
  }

  /// The parts of the document that the page rests on; of those that would run over lines, in sight are those
  /// that most of its figures come from.
  private func sources(_ parts: [String]) -> Node {
    let whole = Plate.sources(of: parts, most: parts.count)
    guard whole.utf8.count > Self.longest else { return fact("From", whole) }
    return h("div") {
      h("dt") { "From" }
      h("dd") {
        h("details") {
          h("summary") { Plate.sources(of: leading(parts), most: 3) }
          h("ul") { for part in parts { h("li") { part } } }
        }
      }
    }
  }

  /// The parts that most figures name first; parts that equally many name stand in the author's order.
  private func leading(_ parts: [String]) -> [String] {
    let document = page.document
    let blocks = document.nodes.indices.filter { document[$0].kind == .codeBlock }
    let named = blocks.flatMap { FencedBlock($0, in: document).source ?? [] }
    let counts = Dictionary(named.map { ($0, 1) }, uniquingKeysWith: +)
    // `sorted` keeps the order of equals.
    return parts.sorted { counts[$0, default: 0] > counts[$1, default: 0] }
  }

  /// In bytes, what fits about two lines.
  private static let longest = 160

  private func links(_ label: String, _ links: [PageFacts.Link]) -> Node {
    h("div") {
      h("dt") { label == "source" ? "Source files" : Plate.spoken(label) }
      h("dd") {
        for (index, link) in links.enumerated() {
          if index > 0 { ", " }
          target(link.target)
        }
      }
    }
  }

  /// A source path leads into the system's repository, if that is known.
  private func target(_ target: String) -> Node {
    if GuideSettings.isWebAddress(target) { return h("a", .href(target)) { target } }
    let name = h("code") { Plate.breaking(code: target.utf8) }
    guard let repository = system.settings.repository else { return name }
    return h("a", .href(repository + "/" + target)) { name }
  }
}
