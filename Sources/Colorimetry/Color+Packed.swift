package import Printing

extension Color {
  package func pack(into out: inout PackedWriter) {
    out.put(space.rawValue)
    for component in [c1, c2, c3, alpha] { out.put(component) }
    out.put(notation == .legacy)
    out.put(isInCapitals)
  }

  package init(_ reader: inout PackedReader) throws(PackedFault) {
    guard let space = ColorSpace(rawValue: try reader.string()) else { throw PackedFault() }
    let (c1, c2, c3) = (try reader.optionalDouble(), try reader.optionalDouble(), try reader.optionalDouble())
    let alpha = try reader.optionalDouble()
    let notation: Notation = try reader.bool() ? .legacy : .function
    self = Color(space, c1, c2, c3, alpha: alpha, notation: notation).inCapitals(try reader.bool())
  }
}
