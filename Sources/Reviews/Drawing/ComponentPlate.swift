import Comparison
import Markup
import Plates
import Printing

/// A component before and after, side by side or one over the other.
struct ComponentPlate {
  let pair: ComponentPair
  /// The names of all that it shows changed; more than one where several changes meet in it.
  let causes: [String]

  /// Both sides are pictures: no key and no pointer reaches what is in them, and the caption says what they are.
  var node: Node {
    let isSingle = pair.before == nil || pair.after == nil
    // Drawings of other states lie over each other nowhere that means anything.
    let isApart = !isSingle && samples(pair.before) != samples(pair.after)
    return h("figure", .class("versions"), .specimen("diff")) {
      h("figcaption") {
        h("span") { pair.name }
        if let state { h("span", .class("figure")) { state } }
      }
      h("div", .class("pair pair-components" + (isSingle ? " single" : isApart ? " apart" : ""))) {
        if let before = pair.before { side("old", before) }
        if let after = pair.after { side("new", after) }
      }
    }
  }

  /// What is under the samples of a drawing, in their order: the names of states.
  private func samples(_ markup: [UInt8]?) -> [String] {
    String(decoding: markup ?? [], as: UTF8.self).split(separator: "class=\"under\"").dropFirst().map { part in
      String(part.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
    }
  }

  private var state: String? {
    if pair.before == nil { return "after: there was none" }
    if pair.after == nil { return "before: there is none any more" }
    if causes.count < 2 { return nil }
    let others = causes.count - Self.mostNamed
    let shown = others > 0 ? Array(causes.prefix(Self.mostNamed)) + ["\(others) more"] : causes
    return "shows together: \(Plate.list(shown))"
  }

  private static let mostNamed = 4

  private func side(_ side: String, _ markup: [UInt8]) -> Node {
    h("div", .class(side), .flag("inert")) { Node.markup(markup) }
  }
}

/// Components that look different because of one change: the first few open, the rest folded, and those that are drawn
/// with another change.
struct ComponentList {
  let change: Change
  let changes: Changes

  private static let mostOpen = 1
  private static let mostLinked = 6

  var node: Node? {
    let own = changes.components.pairs(under: change)
    let others = changes.components.pairs(besides: change)
    if own.isEmpty, others.isEmpty { return nil }
    return h("div", .class("pair-seen")) {
      if !change.kind.isOfPage, !own.isEmpty { h("h4") { "Seen in \(own.count.counted("drawing"))" } }
      for pair in own.prefix(Self.mostOpen) { plate(pair) }
      if own.count > Self.mostOpen {
        h("details") {
          h("summary") { "\(own.count - Self.mostOpen) more" }
          for pair in own.dropFirst(Self.mostOpen) { plate(pair) }
        }
      }
      if !others.isEmpty {
        h("p", .class("place")) {
          own.isEmpty ? "Seen where another change is drawn: " : "Also where another change is drawn: "
          for (index, pair) in others.prefix(Self.mostLinked).enumerated() {
            if index > 0 { "; " }
            link(to: pair)
          }
          if others.count > Self.mostLinked { "; and \(others.count - Self.mostLinked) more" }
        }
      }
    }
  }

  private func plate(_ pair: ComponentPair) -> Node {
    let causes = pair.causes.compactMap { key in changes.all.first { $0.key == key } }
    return ComponentPlate(
      pair: pair, causes: causes.map { $0.kind.isOfPage ? $0.words : $0.subject }.uniqued()
    ).node
  }

  private func link(to pair: ComponentPair) -> Node {
    pair.causes.first.map { h("a", .href("#c-\($0)")) { pair.name } } ?? .text(pair.name)
  }
}
