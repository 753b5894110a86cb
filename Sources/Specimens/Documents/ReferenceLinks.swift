import Files
package import Guide
import Markup
import Plates
import Printing
package import Tokens

/// Where references in the text of a page lead: to the drawing of their token on the page, or to the token table.
package struct ReferenceLinks: Sendable {
  package let system: DesignSystem
  private let pageURL: String
  /// The tokens and groups that are drawn on the page.
  private let drawn: Set<TokenPath>

  package init(in system: DesignSystem, on pageURL: String, drawn: Set<TokenPath>) {
    self.system = system
    self.pageURL = pageURL
    self.drawn = drawn
  }

  func url(of path: TokenPath) -> String {
    let anchor = "#" + TokenAnchor.id(of: path)
    if drawn.contains(path) { return anchor }
    return RelativePath.link(to: system.url("tokens.html"), from: pageURL) + anchor
  }

  /// A reference as it is written, linked and with its value drawn small before it.
  func link(_ reference: TokenReference) -> Node {
    let text = "{\(reference.path)}"
    switch reference.target {
    case .token(let path):
      return h("a", .href(url(of: path))) {
        system.allTokens[path].map { sign(of: $0.value) } ?? .empty
        text
      }
    case .group(let path):
      if drawn.contains(path) { return h("a", .href(url(of: path))) { text } }
      // A group has no row of its own in the table: its first token has.
      guard let first = system.allTokens.tokens.first(where: { $0.path.isInside(path) }) else { return .text(text) }
      return h("a", .href(url(of: first.path))) { text }
    case .nothing: return .text(text)
    }
  }

  /// A value drawn in the height of a line; nothing for values that would not show there.
  private func sign(of value: TokenValue) -> Node {
    switch value {
    case .color(let color): return InlineValues.chip(color)
    case .gradient(let stops): return chip("background:\(GradientCourse.toTheRight.css),\(stops.css))")
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition,
      .shadow, .typography, .spring, .haptic:
      return .empty
    }
  }

  private func chip(_ css: String) -> Node { h("span", .class("chip"), .style(css), .specimen("chip")) }
}
