import Markup
import Plates
import Printing
import Tokens

/// A row of a time chart: its name at the left and its track at the right, with one axis for all rows at the bottom.
struct Lane {
  let name: String
  /// The kind of thing, shown below the name.
  let remark: String?
  /// The token drawn; nil for words and literal times.
  let token: TokenPath?
  let marks: [Node]
  /// The text shown as its path, if it is not the token's: for a pair, the common part.
  var written: String?
  /// The themes in which it is so; empty for all.
  var themes: [String] = []

  func node(_ scene: Scene) -> Node {
    let names: [Attribute] = token.map { [.token($0.description)] } ?? []
    return h("div", [.class("lane"), .role("listitem")] + names + scene.shown(in: themes)) {
      h("div", .class("who")) {
        h("b") { Plate.breaking(Self.capitalized(name)) }
        if let remark { h("span") { remark } }
        if let token, let written {
          h("a", .class("path"), .href(scene.link(to: token))) { written }
        } else if let token {
          Plate.path(token, scene)
        }
      }
      h("div", .class("track")) { marks }
    }
  }

  /// A label begins with a capital like a sentence, unless its first word is an identifier: `translateY`, `xfast`.
  private static func capitalized(_ name: String) -> String {
    let first = name.prefix { $0 != " " && $0 != "," }
    return first.allSatisfy { $0.isLowercase } && !Plate.isSize(String(first)) ? Plate.withCapital(name) : name
  }

  /// All lanes over one axis.
  ///
  /// - Parameter moments: the times of hairlines through all lanes, in milliseconds.
  static func chart(
    _ lanes: [Lane], over axis: TimeAxis, moments: [Double] = [], _ scene: Scene
  ) -> Node {
    h("div", .class("lanes")) {
      if !moments.isEmpty {
        h("div", .class("moments"), .attr("aria-hidden", "true")) {
          for moment in moments { h("i", .style("left:\(axis.left(moment))")) }
        }
      }
      h("div", .role("list")) {
        for lane in lanes { lane.node(scene) }
      }
      axis.node
    }
  }
}

extension TimeAxis {
  /// A bar from one time to another.
  func bar(from start: Double, to end: Double, class names: String = "bar") -> Node {
    let width = max(percent(end) - percent(start), 0).trimmed(2)
    return h("i", .class(names), .style("left:\(left(start));width:\(width)%"))
  }

  /// A figure for a drawing from one time to another: after it, otherwise before it, otherwise inside it.
  ///
  /// - Parameter within: the class of a figure that is inside, on a bar or under a curve.
  func figure(_ text: String, from start: Double, to end: Double, within: String = "on") -> Node {
    let (left, right) = (percent(start), percent(end))
    if right <= 57 { return h("span", .class("fig"), .style("left:\(right.trimmed(2))%")) { text } }
    let isInside = within == "below" ? right - left >= 40 : left < 32
    let edge = isInside ? right : left
    return h(
      "span", .class(isInside ? "fig \(within)" : "fig before"), .style("right:\((100 - edge).trimmed(2))%")
    ) { text }
  }
}
