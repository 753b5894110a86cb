import Files
import Printing
import Scans
import Syntax
import Wording

/// Cells that say what they give themselves, and rows whose values have their names in the head.
extension TableScan {
  /// `height 40px, radius 8px`: the properties of what the row names, where the head says nothing of a kind.
  mutating func readProperties(_ column: Int) -> Bool {
    guard columns.count > 1, !columns[column].isName, columns[column].kind == nil, columns[column].parameter == nil,
      columns[column].theme == nil, columns[column].words.isDisjoint(with: .value), !columns[column].isHex,
      !columns[column].isStep, !isOfContrast, cell.hasQuantity,
      (3...Self.longestProperties).contains(cell.text.count), cell.lexemes.count > 1,
      cell.lexemes.contains(where: \.isWord), !cell.startsWithVariable
    else { return false }
    let row = rowName()
    let own = KindWords(Array(row.text.utf8)[...])
    guard own.ownKind == nil, own.kind == nil || row.text.contains(" "),
      let scan = PropertyScan(cell, in: 0..<cell.lexemes.count), scan.isWhole, scan.count > 1 || scan.areLengths
    else { return false }
    // A style of type is all that the row gives.
    let isStyle = scan.count == 1 && scan.givesType
    let found = scan.values(of: row, in: cells[column])
    for value in found {
      addNumber(
        isStyle ? row : Name(value.name, value.nameRange), value.kind, value.value, value.range, column, value.evidence)
    }
    return !found.isEmpty
  }

  private static let longestProperties = 240

  /// `Radius | 14px | 22px` below `Property | Card | Sheet`: the row says the kind, and the head what each value is of.
  mutating func readTransposed() -> Bool {
    guard columns.count > 2, columns[0].isName,
      columns.dropFirst().allSatisfy({ $0.kind == nil && $0.words.isEmpty && !$0.isStep && !$0.isHex && !$0.isDevice }),
      columns.indices.dropFirst().allSatisfy({ !Self.remarks.contains(header(of: $0).lowercased()) })
    else { return false }
    let row = rowName()
    let words = KindWords(Array(row.text.utf8)[...])
    guard let kind = words.ownKind, kind != .undrawn, let place = row.range
    else { return false }
    var found: [(column: Int, quantity: Quantity, range: ByteRange)] = []
    for column in columns.indices.dropFirst() where column < cells.count {
      cell.read(cells[column])
      guard let quantity = cell.lexemes.first?.quantity else { continue }
      guard cell.lexemes.count == 1, kind.takes(quantity) else { return false }
      found.append((column, quantity, cell.place(quantity.start..<quantity.end)))
    }
    guard found.count > 1 else { return false }
    for one in found {
      let (quantity, unit) = withUnit(one.quantity, kind, one.column)
      guard quantity.unit != nil || [.opacity, .weight, .layer, .leading, .tracking].contains(kind) else { continue }
      add(
        Name("\(header(of: one.column)), \(row.text)"), kind, .quantity(quantity), one.range, cells[one.column],
        [.words(place)] + [unit].compactMap(\.self))
    }
    return true
  }

  /// Headers of columns that are about the row and name nothing.
  private static let remarks: Set<String> = [
    "notes", "note", "usage", "use", "description", "example", "css", "token", "class", "tailwind", "figma", "ios",
    "android", "web", "rationale", "why", "where", "from", "to", "before", "after", "old", "new", "current", "target",
    "unit", "rem", "px", "pt", "dp",
  ]
}
