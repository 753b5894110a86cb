import Colorimetry
import Diagnostics
import Files
import Markup
import Motion
import Printing
import Syntax
import Tokens

@testable import Specimens

/// What is recognised in a text, a line a value: `radius sm 8`, `color Gray 50 #f7f8fa`, `duration Sheet 180–240 ms`.
enum Recognized {
  static func document(_ markdown: String) -> MarkdownDocument {
    var diagnostics = Diagnostics()
    return MarkdownReader.read(SourceFile(path: "notes.md", text: markdown), into: &diagnostics)
  }

  static func lines(_ markdown: String) -> [String] {
    DocumentScan(document(markdown)).found.flatMap(\.groups).flatMap(\.entries).map(line)
  }

  /// The specimens drawn, in order, with the block each follows: `2 swatches`.
  static func figures(_ markdown: String) -> [String] {
    let document = document(markdown)
    let values = RecognizedValues(document)
    return document.children(of: 0).enumerated().flatMap { index, node in
      drawn(values, after: node).matches(of: /<figure[^>]*data-specimen="([a-z-]+)"/).map { "\(index) \($0.1)" }
    }
  }

  private static func drawn(_ values: RecognizedValues, after node: Int) -> String {
    var out = ByteBuffer()
    var diagnostics = Diagnostics()
    values.draw(after: node, into: &out, &diagnostics)
    return String(decoding: out.bytes, as: UTF8.self)
  }

  /// The rules of what is found while the values of a text are drawn.
  static func findings(_ markdown: String) -> [String] {
    let document = document(markdown)
    let values = RecognizedValues(document)
    var out = ByteBuffer()
    var diagnostics = Diagnostics()
    for node in document.children(of: 0) { values.draw(after: node, into: &out, &diagnostics) }
    return diagnostics.all.map(\.rule)
  }

  static func html(_ markdown: String) -> String {
    let document = document(markdown)
    let values = RecognizedValues(document)
    return document.children(of: 0).map { drawn(values, after: $0) }.joined()
  }

  private static func line(_ entry: RecognizedEntry) -> String {
    "\(entry.kind) \(entry.name) \(text(entry.value))"
  }

  private static func text(_ value: RecognizedEntry.Value) -> String {
    switch value {
    case .quantity(let quantity): self.quantity(quantity)
    case .color(let color): color.hex
    case .themed(let colors): colors.map { "\($0.theme) \($0.color.hex)" }.joined(separator: ", ")
    case .easing(let curve): [curve.x1, curve.y1, curve.x2, curve.y2].map { $0.trimmed(3) }.joined(separator: " ")
    case .spring(let spring): spring.given.map { "\($0) \((spring[$0] ?? 0).trimmed(3))" }.joined(separator: ", ")
    case .type(let type): self.type(type)
    case .shadow(let layers): layers.css
    case .gradient(let gradient):
      (gradient.angleDegrees.map { "\($0.trimmed(2))° " } ?? "radial ") + gradient.stops.css
    case .families(let families): families.joined(separator: ", ")
    }
  }

  static func quantity(_ quantity: Quantity) -> String {
    let number = quantity.low.trimmed(4) + (quantity.high.map { "–" + $0.trimmed(4) } ?? "")
    return number + (quantity.unit.map { " \($0)" } ?? "") + (quantity.isSquare ? " square" : "")
  }

  private static func type(_ type: TypeFields) -> String {
    var parts = [quantity(type.size)]
    if let leading = type.leading { parts[0] += "/" + quantity(leading) }
    if let weight = type.weight { parts.append(weight.value.trimmed(0)) }
    if let tracking = type.tracking { parts.append("tracking " + quantity(tracking)) }
    return (parts + (type.families.map { [$0[0]] } ?? [])).joined(separator: " ")
  }
}
