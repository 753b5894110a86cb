import Comparison
import Markup
import Plates

/// A component before and after, side by side or one over the other.
struct ComponentPlate {
  let pair: ComponentPair

  /// Both sides are pictures: no key and no pointer reaches what is in them, and the caption says what they are.
  var node: Node {
    let isSingle = pair.before == nil || pair.after == nil
    return h("figure", .class("versions"), .specimen("diff")) {
      h("div", .class("pair pair-components" + (isSingle ? " single" : ""))) {
        if let before = pair.before { side("old", before) }
        if let after = pair.after { side("new", after) }
      }
      h("figcaption") {
        h("span") { pair.name }
        h("span", .class("figure")) { state }
      }
    }
  }

  private var state: String {
    if pair.before == nil { return "after: there was none" }
    if pair.after == nil { return "before: there is none any more" }
    return "before and after"
  }

  private func side(_ side: String, _ markup: [UInt8]) -> Node {
    h("div", .class(side), .flag("inert")) { Node.markup(markup) }
  }
}

/// Components that look different because of one change: the first few open, the rest folded, and those that are drawn
/// with another change.
struct ComponentList {
  let change: Change
  let changes: Changes

  private static let mostOpen = 3
  private static let mostLinked = 6

  var node: Node? {
    let own = changes.components.pairs(under: change)
    let others = changes.components.pairs(besides: change)
    if own.isEmpty, others.isEmpty { return nil }
    return h("div", .class("pair-seen")) {
      if !change.kind.isOfPage, !own.isEmpty { h("h4") { "Seen in \(Plate.count(own.count, "drawing"))" } }
      for pair in own.prefix(Self.mostOpen) { ComponentPlate(pair: pair).node }
      if own.count > Self.mostOpen {
        h("details") {
          h("summary") { "\(own.count - Self.mostOpen) more" }
          for pair in own.dropFirst(Self.mostOpen) { ComponentPlate(pair: pair).node }
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

  private func link(to pair: ComponentPair) -> Node {
    pair.causes.first.map { h("a", .href("#c-\($0)")) { pair.name } } ?? .text(pair.name)
  }
}
