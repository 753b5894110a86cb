public import Printing

/// A piece of HTML or SVG as a value: built by specimens and views, and printed once, into its page.
///
/// Public, because other targets can inline only what is public, and most of drawing is making nodes.
@frozen public enum Node: Sendable {
  /// Escaped when printed.
  case text(String)
  /// Markup made by a printer that escapes; never an author's text.
  case markup([UInt8])
  /// Pieces in sequence.
  case fragment([Node])
  /// An element with its attributes in the given order.
  indirect case element(String, [Attribute], Node)

  @inlinable public static var empty: Node { .fragment([]) }

  /// Markup with interpolated values, for drawings: `.drawing("<rect width=\"\(width)\"></rect>")`.
  public static func drawing(_ literal: MarkupLiteral) -> Node { .markup(literal.bytes) }
}

/// An attribute; without a value it is printed as a bare name, such as `hidden`.
@frozen public struct Attribute: Sendable {
  public let name: String
  public let value: String?

  @inlinable public init(_ name: String, _ value: String?) {
    self.name = name
    self.value = value
  }
}

extension Attribute {
  @inlinable public static func attr(_ name: String, _ value: String) -> Attribute { Attribute(name, value) }
  @inlinable public static func flag(_ name: String) -> Attribute { Attribute(name, nil) }
  @inlinable public static func `class`(_ names: String) -> Attribute { Attribute("class", names) }
  @inlinable public static func id(_ id: String) -> Attribute { Attribute("id", id) }
  @inlinable public static func href(_ url: String) -> Attribute { Attribute("href", url) }
  @inlinable public static func style(_ css: String) -> Attribute { Attribute("style", css) }
  @inlinable public static func role(_ role: String) -> Attribute { Attribute("role", role) }
  /// The accessible name.
  @inlinable public static func label(_ text: String) -> Attribute { Attribute("aria-label", text) }
  /// Marks a drawing with the name of its specimen.
  @inlinable public static func specimen(_ name: String) -> Attribute { Attribute("data-specimen", name) }
  /// Marks a drawing of a token.
  @inlinable public static func token(_ path: String) -> Attribute { Attribute("data-token", path) }
}

extension Node: ExpressibleByStringInterpolation {
  @inlinable public init(stringLiteral value: String) { self = .text(value) }
}

/// An element: `h("p", .class("lede")) { "Text" }`.
@inlinable public func h(
  _ name: String, _ attributes: Attribute..., @NodeBuilder content: () -> Node = { .empty }
) -> Node {
  .element(name, attributes, content())
}

/// An element whose attributes are computed.
@inlinable public func h(_ name: String, _ attributes: [Attribute], @NodeBuilder content: () -> Node = { .empty }) -> Node {
  .element(name, attributes, content())
}

/// Joins the children of an element; a string becomes text.
@resultBuilder
public enum NodeBuilder {
  @inlinable public static func buildExpression(_ node: Node) -> Node { node }
  @inlinable public static func buildExpression(_ nodes: [Node]) -> Node { .fragment(nodes) }
  @inlinable public static func buildExpression(_ text: String) -> Node { .text(text) }
  @inlinable public static func buildExpression(_ node: Node?) -> Node { node ?? .empty }
  @inlinable public static func buildBlock() -> Node { .empty }
  @inlinable public static func buildBlock(_ only: Node) -> Node { only }
  @inlinable public static func buildBlock(_ parts: Node...) -> Node { .fragment(parts) }
  @inlinable public static func buildOptional(_ part: Node?) -> Node { part ?? .empty }
  @inlinable public static func buildEither(first part: Node) -> Node { part }
  @inlinable public static func buildEither(second part: Node) -> Node { part }
  @inlinable public static func buildArray(_ parts: [Node]) -> Node { .fragment(parts) }
  @inlinable public static func buildFinalResult(_ content: Node) -> Node { content }
  /// For calls that take the content as a list.
  @inlinable public static func buildFinalResult(_ content: Node) -> [Node] { [content] }
}
