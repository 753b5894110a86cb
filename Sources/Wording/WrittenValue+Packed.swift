import Colorimetry
import Motion
package import Printing

extension WrittenValue {
  package func pack(into out: inout PackedWriter) {
    switch self {
    case .color(let color, let hasOpacity):
      out.put(0)
      color.pack(into: &out)
      out.put(hasOpacity)
    case .quantity(let quantity):
      out.put(1)
      quantity.pack(into: &out)
    case .curve(let curve):
      out.put(2)
      for number in [curve.x1, curve.y1, curve.x2, curve.y2] { out.put(number) }
    case .family(let name):
      out.put(3)
      out.put(name)
    }
  }

  package init(_ reader: inout PackedReader) throws(PackedFault) {
    switch try reader.int() {
    case 0: self = .color(try Color(&reader), hasOpacity: try reader.bool())
    case 1: self = .quantity(try Quantity(&reader))
    case 2:
      self = .curve(CubicBezier(try reader.double(), try reader.double(), try reader.double(), try reader.double()))
    case 3: self = .family(try reader.string())
    default: throw PackedFault()
    }
  }
}

extension Quantity {
  fileprivate func pack(into out: inout PackedWriter) {
    out.put(low)
    out.put(high)
    out.put(unit?.rawValue)
    out.put(isFraction)
    out.put(isSquare)
    out.put(start)
    out.put(end)
  }

  fileprivate init(_ reader: inout PackedReader) throws(PackedFault) {
    let (low, high) = (try reader.double(), try reader.optionalDouble())
    let name = try reader.optionalString()
    let unit = name.flatMap(Unit.init(rawValue:))
    guard (name == nil) == (unit == nil) else { throw PackedFault() }
    self.init(
      low: low, high: high, unit: unit, isFraction: try reader.bool(), isSquare: try reader.bool(),
      start: try reader.int(), end: try reader.int())
  }
}
