import Colorimetry
import Diagnostics
import Files
import Motion
import Printing
import Syntax
import TokenValues

@testable import Recognition
@testable import Scans
@testable import Wording

/// What is recognised in a text, a line a value: `radius sm 8`, `color Gray 50 #f7f8fa`, `duration Sheet 180–240 ms`.
enum Recognized {
  static func document(_ markdown: String) -> MarkdownDocument {
    var diagnostics = Diagnostics()
    return MarkdownReader.read(SourceFile(path: "notes.md", text: markdown), into: &diagnostics)
  }

  /// The values that a text gives, without those it only speaks of.
  static func lines(_ markdown: String) -> [String] {
    Recognition.values(in: document(markdown)).filter { !$0.isMention }.map(line)
  }

  static func line(_ entry: RecognizedValue) -> String {
    "\(entry.kind) \(entry.name) \(text(entry.value))"
  }

  private static func text(_ value: RecognizedValue.Value) -> String {
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
    case .families(let families, let weight):
      families.joined(separator: ", ") + (weight.map { " \($0.value.trimmed(0))" } ?? "")
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
