import Colorimetry
import Files
import Printing
import Wording

/// What classes of Tailwind give a thing: `rounded-xl p-5` a radius and a padding.
struct ClassDeclarations {
  struct Found {
    let property: LabelledProperty
    /// The part of the thing that it is of: `border` of `border-slate-200`.
    let part: String?
    /// The state, the theme or the width that it is for: `hover` of `hover:bg-blue-700`.
    let limit: String?
    let value: WrittenValue
    let range: Range<Int>
  }

  /// The classes of a text that is nothing else; none where it holds another word.
  static func all(in bytes: [UInt8], _ range: Range<Int>) -> [Found] {
    var found: [Found] = []
    for word in bytes[range].split(whereSeparator: { $0.isSpace || $0.isOne(of: ",`") }) {
      guard word.allSatisfy({ $0.isLetter && !$0.isUppercase || $0.isDigit || $0.isOne(of: "-[].:()/%#_") }) else {
        return []
      }
      if let own = declaration(word) { found.append(own) }
    }
    return found
  }

  private static func declaration(_ word: ArraySlice<UInt8>) -> Found? {
    let parts = word.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard let last = parts.last, parts.count <= 2, last.contains(UInt8(ascii: "-")) else { return nil }
    let name = Substring(decoding: last, as: UTF8.self)
    guard let (property, part, value) = value(of: name) else { return nil }
    return Found(
      property: property, part: part, limit: parts.count == 2 ? String(decoding: parts[0], as: UTF8.self) : nil,
      value: value, range: last.startIndex..<last.endIndex)
  }

  private static func value(of name: Substring) -> (LabelledProperty, String?, WrittenValue)? {
    if let radius = ClassSteps.radius(named: name) {
      return (.radius, nil, .quantity(Quantity(radius, radius > 100 ? .px : .rem)))
    }
    guard let dash = name.firstIndex(of: "-") else { return nil }
    let (head, rest) = (name[..<dash], name[name.index(after: dash)...])
    if let part = colors[head], let color = ClassColors.color(named: rest) {
      return (.color, part, .color(color, hasOpacity: rest.contains("/")))
    }
    if let quantity = ClassScan.measure(inBrackets: String(rest)) {
      switch head {
      case "text": return quantity.unit?.isLength == true ? (.size, nil, .quantity(quantity)) : nil
      case "tracking": return (.tracking, nil, .quantity(quantity))
      case "leading": return (.leading, nil, .quantity(quantity))
      case "rounded": return (.radius, nil, .quantity(quantity))
      default: return lengths[String(head)].map { ($0.property, $0.side, .quantity(quantity)) }
      }
    }
    if head == "duration", let time = Double(rest) { return (.duration, nil, .quantity(Quantity(time, .ms))) }
    if head == "font", let weight = ClassScan.weight(named: rest) {
      return (.weight, nil, .quantity(Quantity(weight, nil)))
    }
    if let (property, side) = lengths[String(head)], let steps = Double(rest) {
      return (property, side, .quantity(Quantity(steps / 4, .rem)))
    }
    return nil
  }

  /// What a class of a colour is of; type has no part of its own.
  private static let colors: [Substring: String?] = [
    "text": nil, "bg": "background", "border": "border", "ring": "ring", "fill": "icon", "stroke": "icon",
  ]

  private static let lengths: [String: (property: LabelledProperty, side: String?)] = [
    "p": (.padding, nil), "px": (.padding, "horizontal"), "py": (.padding, "vertical"), "gap": (.gap, nil),
    "h": (.height, nil), "w": (.width, nil),
  ]
}
