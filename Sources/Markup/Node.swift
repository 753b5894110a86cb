/// A piece of HTML or SVG as a value: built by specimens and views, printed once.
package indirect enum Node: Sendable {
  case element(Element)
  /// Escaped when printed.
  case text(String)
  /// Markup already, from a printer that escapes: never text of an author.
  case markup([UInt8])
  case fragment([Node])

  package static let empty = Node.fragment([])
}

/// An element with its attributes in the order they were given.
package struct Element: Sendable {
  package let name: String
  package let attributes: [Attribute]
  package let children: [Node]

  package init(_ name: String, _ attributes: [Attribute], _ children: [Node]) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }
}

/// An attribute; without a value it is a bare name, as `hidden`.
package struct Attribute: Sendable {
  package let name: String
  package let value: String?

  package init(_ name: String, _ value: String?) {
    self.name = name
    self.value = value
  }
}

extension Attribute {
  package static func attr(_ name: String, _ value: String) -> Attribute { Attribute(name, value) }
  package static func flag(_ name: String) -> Attribute { Attribute(name, nil) }
  package static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
  package static func id(_ id: String) -> Attribute { Attribute("id", id) }
  package static func href(_ url: String) -> Attribute { Attribute("href", url) }
  package static func style(_ css: String) -> Attribute { Attribute("style", css) }
  package static func role(_ role: String) -> Attribute { Attribute("role", role) }
  /// The accessible name.
  package static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }
  /// Marks what is drawn: every specimen carries its name.
  package static func specimen(_ name: String) -> Attribute { Attribute("data-specimen", name) }
  /// Marks what is drawn of a token.
  package static func token(_ path: String) -> Attribute { Attribute("data-token", path) }
}

extension Node: ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .text(value) }
}

/// An element: `h("p", .class("lede")) { "Text" }`.
package func h(
  _ name: String, _ attributes: Attribute..., @NodeBuilder content: () -> [Node] = { [] }
) -> Node {
  .element(Element(name, attributes, content()))
}

/// An element whose attributes are computed.
package func h(_ name: String, _ attributes: [Attribute], @NodeBuilder content: () -> [Node] = { [] }) -> Node {
  .element(Element(name, attributes, content()))
}

/// Collects the children of an element; strings stand for text.
@resultBuilder
package enum NodeBuilder {
  package static func buildExpression(_ node: Node) -> [Node] { [node] }
  package static func buildExpression(_ nodes: [Node]) -> [Node] { nodes }
  package static func buildExpression(_ text: String) -> [Node] { [.text(text)] }
  package static func buildExpression(_ node: Node?) -> [Node] { node.map { [$0] } ?? [] }
  package static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap(\.self) }
  package static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }
  package static func buildEither(first part: [Node]) -> [Node] { part }
  package static func buildEither(second part: [Node]) -> [Node] { part }
  package static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap(\.self) }
}
