package import Printing

/// A piece of HTML or SVG as a value: built by specimens and views, and printed once, into its page.
///
/// What makes nodes is inlinable: most of drawing is making them.
@usableFromInline package enum Node: Sendable {
  /// Escaped when printed.
  case text(String)
  /// Markup made by a printer that escapes; never an author's text.
  case markup([UInt8])
  /// Pieces in sequence.
  case fragment([Node])
  /// An element with its attributes in the given order.
  indirect case element(String, [Attribute], Node)
  /// What is made only when it is printed: who asks what is wrong with a drawing does not need the drawing.
  case later(@Sendable () -> Node)

  @inlinable package static var empty: Node { .fragment([]) }

  /// Markup with interpolated values, for drawings: `.drawing("<rect width=\"\(width)\"></rect>")`.
  package static func drawing(_ literal: MarkupLiteral) -> Node { .markup(literal.bytes) }
}

/// An attribute; without a value it is printed as a bare name, such as `hidden`.
@usableFromInline package struct Attribute: Sendable {
  @usableFromInline package let name: String
  @usableFromInline package let value: String?

  @inlinable package init(_ name: String, _ value: String?) {
    self.name = name
    self.value = value
  }
}

extension Attribute {
  @inlinable package static func attr(_ name: String, _ value: String) -> Attribute { Attribute(name, value) }
  @inlinable package static func flag(_ name: String) -> Attribute { Attribute(name, nil) }
  @inlinable package static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
  @inlinable package static func id(_ id: String) -> Attribute { Attribute("id", id) }
  @inlinable package static func href(_ url: String) -> Attribute { Attribute("href", url) }
  @inlinable package static func style(_ css: String) -> Attribute { Attribute("style", css) }
  @inlinable package static func role(_ role: String) -> Attribute { Attribute("role", role) }
  /// The accessible name.
  @inlinable package static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }
  /// Marks a drawing with the name of its specimen.
  @inlinable package static func specimen(_ name: String) -> Attribute { Attribute("data-specimen", name) }
  /// Marks a drawing of a token.
  @inlinable package static func token(_ path: String) -> Attribute { Attribute("data-token", path) }
}

extension Node: ExpressibleByStringInterpolation {
  @inlinable package init(stringLiteral value: String) { self = .text(value) }
}

/// An element: `h("p", .class("lede")) { "Text" }`.
@inlinable package func h(
  _ name: String, _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  .element(name, attributes, content())
}

/// An element whose attributes are computed.
@inlinable package func h(_ name: String, _ attributes: [Attribute], @NodeBuilder content: () -> Node = { .empty })
  -> Node
{
  .element(name, attributes, content())
}

/// Joins the children of an element; a string becomes text.
@resultBuilder
@usableFromInline package enum NodeBuilder {
  @inlinable package static func buildExpression(_ node: Node) -> Node { node }
  @inlinable package static func buildExpression(_ nodes: [Node]) -> Node { .fragment(nodes) }
  @inlinable package static func buildExpression(_ text: String) -> Node { .text(text) }
  @inlinable package static func buildExpression(_ node: Node?) -> Node { node ?? .empty }
  @inlinable package static func buildBlock() -> Node { .empty }
  @inlinable package static func buildBlock(_ only: Node) -> Node { only }
  @inlinable package static func buildBlock(_ parts: Node...) -> Node { .fragment(parts) }
  @inlinable package static func buildOptional(_ part: Node?) -> Node { part ?? .empty }
  @inlinable package static func buildEither(first part: Node) -> Node { part }
  @inlinable package static func buildEither(second part: Node) -> Node { part }
  @inlinable package static func buildArray(_ parts: [Node]) -> Node { .fragment(parts) }
  @inlinable package static func buildFinalResult(_ content: Node) -> Node { content }
  /// For calls that take the content as a list.
  @inlinable package static func buildFinalResult(_ content: Node) -> [Node] { [content] }
}
