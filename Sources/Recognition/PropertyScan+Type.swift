import Files
import Printing
import Scans
import Syntax
import TokenValues
import Wording

/// The style of type among the properties of a thing.
extension PropertyScan {
  /// `Inter 15/600`, `14px text`, `weight 600`, `line-height 1.4`: fields of the style of type of the thing.
  mutating func readType(_ said: [String], _ kinds: KindWords) -> Bool {
    let numbers = quantities
    if numbers.count == 1, let number = numbers.first {
      let range = part.place(number.start..<number.end)
      if kinds.isLeading, ValueKind.leading.takes(number) {
        (type.leading, leadingRange) = (number, range)
        return true
      }
      if kinds.contains(.letter), ValueKind.tracking.takes(number) {
        (type.tracking, trackingRange) = (number, range)
        return true
      }
      if kinds.contains(.weight), number.unit == nil, ValueKind.weight.takes(number) {
        (type.weight, weightRange) = (FontWeight(number.low), range)
        return true
      }
      if looseSize == nil, number.unit?.isLength == true, !said.isEmpty, said.allSatisfy(Self.loose.contains) {
        looseSize = (number, range, part.place(0..<part.text.count))
        return true
      }
    }
    guard typeRange == nil, kinds.isDisjoint(with: Self.ofBoxes), !said.contains(where: { Self.measures[$0] != nil })
    else { return false }
    let styles = TypeScan.styles(of: part, from: 0)
    guard styles.count == 1, var style = styles.first?.fields, style.size.high == nil else { return false }
    let isBare = style.size.unit == nil && style.families == nil
    style.weight = style.weight ?? weightBehindSlash(isBare ? Self.leastBare : 1)
    let saysText = said.contains { ["text", "label", "font", "type", "title", "caption", "font-size"].contains($0) }
    guard
      style.weight != nil && said.count <= 4 && style.size.low >= 8
        || saysText && said.count <= 2 && style.size.unit?.isLength == true
    else {
      return false
    }
    typeRange = part.place(style.size.start..<style.size.end)
    typeName = said.first { ["text", "label", "title", "caption"].contains($0) } ?? "text"
    type.size = style.size
    type.families = style.families ?? type.families
    type.weight = style.weight ?? type.weight
    type.leading = style.leading ?? type.leading
    type.tracking = style.tracking ?? type.tracking
    return true
  }

  /// `15/600`
  ///
  /// - Parameter least: the least weight that it may be: `80/100` is a score.
  private func weightBehindSlash(_ least: Double) -> FontWeight? {
    for index in part.lexemes.indices {
      let pair = part.quantities(at: index)
      guard pair.count == 2, pair[1].unit == nil, pair[1].low >= least, ValueKind.weight.takes(pair[1]),
        pair[1].low.truncatingRemainder(dividingBy: 100) == 0
      else { continue }
      return FontWeight(pair[1].low)
    }
    return nil
  }

  private static let leastBare = 300.0
  private static let ofBoxes: KindWords = [
    .radius, .spacing, .icon, .border, .shadow, .opacity, .width, .duration, .easing, .target, .touch,
  ]

  /// Words beside a length that may be the size of type as well as another.
  private static let loose: Set<String> = [
    "max", "min", "size", "font-size", "font", "taille", "größe", "grösse", "corps", "tamanho", "tamaño", "dimensione",
    "字号", "字號",
  ]

  /// Adds the style of type, or the fields of one that no size goes with.
  mutating func finishType() {
    if let loose = looseSize {
      let hasFields = type.leading != nil || type.tracking != nil || type.weight != nil || type.families != nil
      if typeRange == nil, hasFields, (8...160).contains(loose.size.pixels ?? 0) {
        (type.size, typeRange) = (loose.size, loose.range)
      } else {
        unknown += 1
        places.removeAll { $0 == loose.place }
      }
    }
    if let typeRange {
      return properties.append(Property(kind: .type, name: typeName, value: .type(type), range: typeRange))
    }
    if let leading = type.leading, let leadingRange {
      properties.append(Property(kind: .leading, name: "line height", value: .quantity(leading), range: leadingRange))
    }
    if let tracking = type.tracking, let trackingRange {
      properties.append(
        Property(kind: .tracking, name: "letter spacing", value: .quantity(tracking), range: trackingRange))
    }
    if let weight = type.weight, let weightRange {
      properties.append(
        Property(kind: .weight, name: "weight", value: .quantity(Quantity.zero.at(weight.value)), range: weightRange))
    }
  }
}
