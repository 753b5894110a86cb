import Files
import Printing
import Syntax
import Tokens
import Wording

/// Cells that give a token and its value as two parts of a list.
extension TableReading {
  /// What cells say of the one token that they, or a part of them up to a semicolon, list beside its value:
  /// `` `radius.sheet`, 24 pt``, `` Feature title, 22 px, `type.feature-title` ``.
  func listedValues(besides known: [Statement]) -> [Statement] {
    rows.flatMap { row in
      row.indices.flatMap { column -> [Statement] in
        guard column < columns.count, Self.sides.isDisjoint(with: columns[column].words),
          row[column].mentions.contains(where: { subject.names.has($0.path) })
        else { return [] }
        return Self.parts(of: row[column].bytes[...], at: UInt8(ascii: ";")).compactMap { part in
          listed(part, in: row[column], columns[column])
        }
      }
    }
    .filter { own in !known.contains { $0.range == own.range } }
  }

  /// Words of headers below which a list has a value for each of several sides or parts.
  private static let sides: Set<String> = [
    "padding", "margin", "inset", "insets", "gap", "gaps", "offset", "position", "shadow", "border", "size", "sizes",
  ]

  private func listed(_ part: Range<Int>, in cell: PageText, _ column: Column) -> Statement? {
    let items = Self.parts(of: cell.bytes[part], at: UInt8(ascii: ","))
    guard items.count > 1, items.count < 5 else { return nil }
    var (name, value): ((at: Int, path: TokenPath)?, (at: Int, value: WrittenValue, range: Range<Int>)?)
    for (index, item) in items.enumerated() {
      if let mention = cell.mentions.first(where: { $0.range == item }) {
        guard name == nil, subject.names.has(mention.path), cell.code.contains(item) else { return nil }
        name = (index, mention.path)
      } else if let (written, end) = WrittenValue.read(cell.bytes, at: item.lowerBound), end == item.upperBound {
        guard value == nil else { return nil }
        value = (index, written, item)
      } else if cell.bytes[item].contains(where: { $0.isDigit || $0.isOne(of: "#{`") }) {
        return nil
      }
    }
    guard let name, let value, abs(name.at - value.at) == 1, hasSign(value.value),
      !cell.isStruck(value.range.lowerBound),
      !cell.isDenied(around: value.range)
    else { return nil }
    return Statement(
      tokens: [name.path], isReference: true, field: .whole, themes: column.themes, value: value.value,
      range: document.range(ofPlain: value.range, in: cell.node))
  }

  private func hasSign(_ value: WrittenValue) -> Bool {
    if case .quantity(let quantity) = value { quantity.unit != nil && quantity.high == nil } else { true }
  }

  /// The parts of a text between signs that a blank or nothing follows, without the blanks around them.
  private static func parts(of text: ArraySlice<UInt8>, at sign: UInt8) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = text.startIndex
    func close(at end: Int) {
      let part = text[start..<end].drop(while: \.isSpace)
      let length = part.reversed().drop(while: \.isSpace).count
      if length > 0 { parts.append(part.startIndex..<(part.startIndex + length)) }
    }
    for index in text.indices where text[index] == sign {
      guard index + 1 == text.endIndex || text[index + 1].isSpace else { continue }
      close(at: index)
      start = index + 1
    }
    close(at: text.endIndex)
    return parts
  }
}
