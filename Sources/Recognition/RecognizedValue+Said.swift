import Colorimetry
import Files
import Motion
import Printing
package import Scans
import Syntax
import TokenValues
import Wording

/// What a value says, and whether that is worth a drawing.
extension RecognizedValue {
  /// Whether it is a delay of nothing.
  package var isNoDelay: Bool {
    guard kind == .duration, case .quantity(let quantity) = value, quantity.low == 0, quantity.high == nil else {
      return false
    }
    return name.lowercased().hasSuffix("delay")
  }

  /// Its kind and what it is, whatever it is called.
  package var said: String {
    switch value {
    case .quantity(let quantity): "\(kind) \(quantity.text)"
    case .color(let color): color.hex
    case .themed(let colors): colors.map { "\($0.theme) \($0.color.hex)" }.joined(separator: " ")
    case .spring(let spring): spring.given.map { "\($0) \((spring[$0] ?? 0).trimmed(3))" }.joined(separator: " ")
    case .type(let type):
      [type.size.text, type.leading?.text ?? "", type.weight.map { $0.value.trimmed(0) } ?? ""].joined(separator: " ")
    case .families(let families, _): families.joined(separator: ", ")
    case .shadow, .easing, .gradient: form ?? ""
    }
  }

  /// What a shadow, a curve or a gradient is, whatever it is called.
  package var form: String? {
    switch value {
    case .shadow(let layers): layers.css
    case .easing(let curve): "\(curve.x1) \(curve.y1) \(curve.x2) \(curve.y2)"
    case .gradient(let gradient): "\(gradient.course) \(gradient.stops.css)"
    case .quantity, .color, .themed, .spring, .type, .families: nil
    }
  }

  /// Whether a drawing says no more than its text: a number, or a colour that is a part of something, has a paragraph of
  /// its own or no name of its own.
  package var isLone: Bool {
    switch value {
    case .quantity(let quantity): (kind != .type || isApart) && quantity.high == nil
    case .color(let color): owner != nil || isApart || name == color.hex || isGeneric
    // Of a keyword the curve is CSS's, and not the document's.
    case .easing(let curve): evidence.first != .notation || curve.keyword != nil
    case .themed, .spring, .type, .shadow, .gradient, .families: false
    }
  }
}

extension RecognizedValue {
  /// Whether its name, or what is behind the comma in it, only says what of a thing it is: `Hint text, color`.
  private var isGeneric: Bool {
    if GenericName.matches(name) { return true }
    // `Light`, in whatever language
    if !name.utf8.contains(where: { $0.isOne(of: "-._ ") }), ThemeName.theme(named: name) != nil { return true }
    guard let comma = name.utf8.lastIndex(of: UInt8(ascii: ",")) else { return false }
    return GenericName.matches(String(name[name.utf8.index(after: comma)...].trimmed))
  }
}

extension Quantity {
  fileprivate var text: String {
    low.trimmed(4) + (high.map { "–" + $0.trimmed(4) } ?? "") + (unit.map { "\($0)" } ?? "")
  }
}
