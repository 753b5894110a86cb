import Files
import Motion
import Printing
import Scans
import Syntax
import TokenValues
import Wording

/// Leading and tracking in one cell.
extension TableScan {
  /// The tracking among the parts of a cell whose header parts them alike: `48 / 52 / -0.5` below `Size / line / tracking`.
  mutating func slashedTracking(_ column: Int) -> Quantity? {
    guard let part = slashed(column, .letter), let first = part.first else { return nil }
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || first == 0xE2
    let number = part.dropFirst(isSigned ? first == 0xE2 ? 3 : 1 : 0)
    var reader = QuantityReader(Array(number), at: 0)
    guard number.first?.isDigit == true, let quantity = reader.read() else { return nil }
    return isSigned && first != UInt8(ascii: "+") ? quantity.at(-quantity.low) : quantity
  }

  /// Takes `1.15 / -0.01em` below `Line / tracking`; where a cell gives one of both, a number without a unit is a leading.
  mutating func takeLeadingAndTracking(_ column: Int, _ fields: inout TypeFields) -> Bool {
    let roles = document.plainBytes(of: columns[column].header).split(separator: UInt8(ascii: "/")).map {
      KindWords($0)
    }
    guard roles.count == 2, let letter = roles.firstIndex(where: { $0.contains(.letter) }),
      case let other = roles[1 - letter], other.contains(.line) || other.contains(.leading)
    else { return false }
    let parts = document.plainBytes(of: cells[column]).split(separator: UInt8(ascii: "/"))
    for (place, part) in parts.prefix(2).enumerated() {
      guard let number = Self.onlyNumber(in: part.drop(while: \.isSpace)) else { continue }
      let isTracking = parts.count == 2 ? place == letter : number.unit == .em
      if isTracking, ValueKind.tracking.takes(number) {
        fields.tracking = fields.tracking ?? number
      } else if !isTracking, ValueKind.leading.takes(number) {
        fields.leading = fields.leading ?? number
      }
    }
    return true
  }

  /// The part of a cell below the word for it in a header that slashes part alike.
  func slashed(_ column: Int, _ word: KindWords) -> ArraySlice<UInt8>? {
    let roles = document.plainBytes(of: columns[column].header).split(separator: UInt8(ascii: "/"))
    guard let place = roles.firstIndex(where: { KindWords($0).contains(word) }) else { return nil }
    let parts = cell.text.split(separator: UInt8(ascii: "/")).map { $0.drop(while: \.isSpace) }
    return parts.count == roles.count ? parts[place] : nil
  }
}
