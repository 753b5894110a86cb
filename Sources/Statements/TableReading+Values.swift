import Files
import Printing
import Syntax
import Tokens
import Wording

/// The values of cells.
extension TableReading {
  /// The rows without those of a name that several rows have, one of them with what its token has: such a table lists what
  /// several places declare.
  func withoutDeclarations(_ rows: [TokenRow]) -> [TokenRow] {
    let agreed = Dictionary(grouping: rows) { $0.name.bytes }
      .filter { $0.value.count > 1 && $0.value.contains(where: agrees) }
    return agreed.isEmpty ? rows : rows.filter { agreed[$0.name.bytes] == nil || agrees($0) }
  }

  private func agrees(_ row: TokenRow) -> Bool {
    row.values.contains { column in
      guard let (value, _) = value(row.cells[column]) else { return false }
      return row.tokens.contains { path in
        subject.names.tokens(path).contains { Comparison.matches(value, .whole, $0.token.value) == true }
      }
    }
  }

  /// The one value of a cell, alone or before a remark that has no number.
  func value(_ cell: PageText) -> (value: WrittenValue, range: Range<Int>)? {
    let bytes = cell.bytes
    guard let start = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }), !cell.isStruck(start) else { return nil }
    guard let (value, end) = WrittenValue.read(bytes, at: start) else { return colorBehindHue(cell) }
    let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") }
    guard let next = rest.first else { return (value, start..<end) }
    let isRemark = next == UInt8(ascii: "(") || next == UInt8(ascii: ",")
    if isSame(value, rest) { return (value, start..<end) }
    if case .color = value, Self.isBesideColor(rest) { return (value, start..<end) }
    if Self.isLook(rest) || Self.isRemark(rest) || Self.isHalf(value, rest) { return (value, start..<end) }
    guard isRemark, !rest.contains(where: { $0.isDigit || $0 == UInt8(ascii: "/") }) else { return nil }
    return (value, start..<end)
  }

  /// The one colour of a cell with a word for its hue before it: ``amber `#ffb038` ``.
  private func colorBehindHue(_ cell: PageText) -> (value: WrittenValue, range: Range<Int>)? {
    guard cell.has(.hash), let sign = cell.bytes.firstIndex(of: UInt8(ascii: "#")), sign > 2,
      cell.bytes[sign - 1] == UInt8(ascii: " "), case (let value, let end)? = WrittenValue.read(cell.bytes, at: sign),
      case .color = value, end == cell.bytes.count, case let words = NameWords(cell.bytes[..<sign]).words,
      (1...2).contains(words.count), words.allSatisfy(NamedValues.isColorWord), !cell.isStruck(sign)
    else { return nil }
    return (value, sign..<end)
  }

  /// Whether what follows a colour neither is another one nor says how much of it is seen: `(Coral 300)`, `2pt outline`, or its
  /// channels behind a dot or a slash.
  private static func isBesideColor(_ rest: ArraySlice<UInt8>) -> Bool {
    if rest.starts(with: "·".utf8) || rest.first == UInt8(ascii: "/") {
      let channels = rest.drop { !$0.isDigit }
      return channels.allSatisfy { $0.isDigit || $0.isOne(of: " ,") } && channels.split { !$0.isDigit }.count == 3
    }
    guard let first = rest.first, first == UInt8(ascii: "(") || first.isDigit,
      !rest.contains(where: { $0.isOne(of: "#%/") })
    else { return false }
    let words = NameWords(rest).words
    return !words.contains(where: { $0.hasPrefix("rgb") || $0.hasPrefix("hsl") || opacities.contains($0) })
      && NamedValues.qualifiers.isDisjoint(with: words)
  }

  /// Whether a few words follow that say how a thing looks or is written: `18px uppercase`, `#14213d dark blue`.
  private static func isLook(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first?.isLetter ?? false && rest.allSatisfy { $0.isLetter || $0.isOne(of: " -") } && limitsNothing(rest)
  }

  /// Whether a remark in brackets that begins with a word has numbers without units alone: `16px (box 80×80)`.
  private static func isRemark(_ rest: ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: "("), rest.dropFirst().first?.isLetter ?? false, rest.last == UInt8(ascii: ")"),
      !rest.contains(where: { $0.isOne(of: "#%/") }), limitsNothing(rest)
    else { return false }
    let bytes = Array(rest)
    return bytes.indices.allSatisfy { index in
      guard bytes[index].isDigit, !bytes[index - 1].isDigit, !bytes[index - 1].isOne(of: ".-"),
        case (.quantity(let quantity), _)? = WrittenValue.read(bytes, at: index)
      else { return true }
      return quantity.unit == nil
    }
  }

  private static func limitsNothing(_ rest: ArraySlice<UInt8>) -> Bool {
    let words = NameWords(rest).words
    return words.count <= 4 && NamedValues.qualifiers.isDisjoint(with: words)
      && StatementScan.turns.isDisjoint(with: words) && opacities.isDisjoint(with: words)
  }

  /// Whether half of its size follows a radius that rounds everything, which makes the same circle: `9999px / 50%`.
  private static func isHalf(_ value: WrittenValue, _ rest: ArraySlice<UInt8>) -> Bool {
    guard case .quantity(let quantity) = value, quantity.low >= Scale.leastFull else { return false }
    return ["/ 50%", "or 50%", "(50%)"].contains { rest.elementsEqual($0.utf8) }
  }

  private static let opacities: Set = ["opacity", "alpha", "transparent", "oklch", "or"]

  /// Whether nothing but the same length in another unit stands in brackets behind one: `1.125rem (18px)`.
  private func isSame(_ value: WrittenValue, _ rest: ArraySlice<UInt8>) -> Bool {
    guard case .quantity(let quantity) = value, let unit = quantity.unit, rest.first == UInt8(ascii: "("),
      let last = rest.last(where: { $0 != UInt8(ascii: " ") }), last == UInt8(ascii: ")"),
      case (.quantity(let other), let end)? = WrittenValue.read(Array(rest), at: 1), let second = other.unit,
      rest.dropFirst(end).first == last, !rest.dropFirst(end + 1).contains(where: { $0 != UInt8(ascii: " ") })
    else { return false }
    return unit != second && quantity.low == quantity.high && (unit == .rem || second == .rem)
  }
}
