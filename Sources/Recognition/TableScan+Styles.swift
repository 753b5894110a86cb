import Files
import Motion
import Printing
import Scans
import Syntax
import TokenValues
import Wording

/// Rows that are one spring or one style of type.
extension TableScan {
  mutating func readSpring() -> Bool {
    guard isSpring else { return false }
    var written = SpringParameters()
    var range: ByteRange?
    var evidence: [Evidence] = []
    for column in cells.indices {
      guard let parameter = columns[column].parameter, let number = quantity(column), number.high == nil else {
        continue
      }
      written[parameter] = number.share
      let place = cell.place(number.start..<number.end)
      range = ByteRange(range?.start ?? place.start, place.end)
      evidence.append(.header(node: columns[column].header))
    }
    guard let spring = TextScan.settled(written), let range else { return false }
    add(rowName(), .spring, .spring(spring), range, cells[0], evidence)
    return true
  }

  /// What a cell begins with, where that is a number.
  mutating func quantity(_ column: Int) -> Quantity? {
    cell.read(cells[column])
    return cell.lexemes.first?.quantity
  }

  /// The same with a sign before it: `+0.16em`, `−0.02em`.
  private mutating func tracking(_ column: Int) -> Quantity? {
    guard let first = quantity(column) else {
      guard cell.lexemes.count > 1, let number = cell.lexemes[1].quantity, cell.lexemes[0].end == number.start else {
        return nil
      }
      let sign = cell.text[cell.lexemes[0].start..<cell.lexemes[0].end]
      if sign.elementsEqual("+".utf8) { return number }
      return sign.elementsEqual("\u{2212}".utf8) ? number.at(-number.low) : nil
    }
    return first
  }

  mutating func readType() -> Bool {
    var isRead = false
    for (device, size) in typeSizes.enumerated() where size < cells.count {
      if readType(size, device: device) { isRead = true }
    }
    guard typeSizes.isEmpty, let size = unnamedSize else { return isRead || readCellStyles() }
    let isValue = isTypeValue
    (typeSizes, isTypeValue) = ([size], !givesFields)
    defer { (typeSizes, isTypeValue) = ([], isValue) }
    return readType(size, device: 0)
  }

  /// `Story | 54px / 1.12 | 19px / 1.65`: cells each of which is a style by itself, below a heading about type.
  private mutating func readCellStyles() -> Bool {
    guard typeSizes.isEmpty, isOfType || around.has([.typography, .text]) else { return false }
    var found: [(column: Int, fields: TypeFields)] = []
    for column in cells.indices where !columns[column].isName {
      cell.read(cells[column])
      guard cell.text.count <= 24, cell.hasQuantity else { continue }
      let styles = TypeScan.styles(of: cell, from: 0)
      guard styles.count == 1, styles[0].fields.leading != nil, styles[0].fields.size.unit?.isLength == true else {
        continue
      }
      found.append((column, styles[0].fields))
    }
    guard found.count > 1 else { return false }
    for (column, fields) in found {
      cell.read(cells[column])
      let name = Name("\(rowName().text), \(header(of: column))")
      add(name, .type, .type(fields), wholeCell, cells[column], [.header(node: columns[column].header)])
    }
    return true
  }

  /// The first cell under a head that says nothing which begins with a length, where another gives the weight or the
  /// leading, or the row is about type: `clamp(38px, 5vw, 64px)`, `16/w700`.
  private var unnamedSize: Int? {
    guard givesFields || isTypeAbove else { return nil }
    return cells.indices.first { column in
      guard !columns[column].isName, columns[column].words.isSubset(of: .value), columns[column].unit == nil else {
        return false
      }
      let text = Array(document.plainBytes(of: cells[column]).prefix(24))
      guard givesFields, let first = text.first else { return text[...].firstPlace(of: "/w") != nil }
      if text.starts(with: "clamp(") { return true }
      guard first.isDigit || first == UInt8(ascii: ".") else { return false }
      var reader = QuantityReader(text, at: 0)
      return reader.read()?.unit?.isLength == true
    }
  }

  private var givesFields: Bool { columns.contains { $0.words.contains(.weight) || $0.words.isLeading } }

  private mutating func readType(_ size: Int, device: Int) -> Bool {
    cell.read(cells[size])
    guard !cell.lexemes.isEmpty, !cell.isWord(0, in: ["clamp", "calc", "min", "max"]) else { return false }
    let styles = TypeScan.styles(of: cell, from: 0)
    guard !styles.isEmpty, !isTypeValue || isStyle(styles) else { return false }
    let place = wholeCell
    var shared = TypeFields(size: styles[0].fields.size)
    shared.tracking = styles.count == 1 ? slashedTracking(size) : nil
    for column in cells.indices where !columns[column].isName && !typeSizes.contains(column) {
      let words = columns[column].words
      if words.contains(.weight) {
        cell.read(cells[column])
        // `Semibold, uppercase`
        shared.weight =
          FontWeight.remarked(cell.text[...])
          ?? FontWeight.written(cell.text.prefix { $0 != UInt8(ascii: ",") && !$0.isDigit })
        takeFace(&shared)
      } else if words == .ramp {
        // `Style: bold`
        cell.read(cells[column])
        if cell.text.contains(where: \.isLetter) { shared.weight = shared.weight ?? FontWeight.written(cell.text[...]) }
      } else if words.isLeading {
        shared.leading = leading(column, device: device) ?? shared.leading
      } else if words.contains(.letter) {
        shared.tracking = tracking(column)
      } else if columns[column].mayBeFamily {
        cell.read(cells[column])
        if !takeFace(&shared) {
          let face = Self.withoutItalic(Substring(decoding: cell.text, as: UTF8.self).trimmed)
          shared.families = FontDesign.families(face)
        }
      }
    }
    guard saysType || shared.weight != nil || styles.allSatisfy({ $0.fields.size.unit != nil }) else { return false }
    let row = rowName()
    let name = typeSizes.count > 1 ? Name("\(row.text), \(header(of: size))") : row
    let labels = labels(of: size, styles.count)
    for (number, style) in styles.enumerated() {
      let (quantity, unit) = withUnit(style.fields.size, .type, size)
      var type = style.fields
      type.size = quantity
      type.weight = shared.weight ?? type.weight
      type.leading = shared.leading ?? type.leading
      type.tracking = shared.tracking ?? type.tracking
      type.families = shared.families ?? type.families
      // `68px (36px mobile)`: the first is the row's own.
      let own = style.label?.text ?? (number == 0 ? nil : type.size.low.trimmed(4))
      let label = styles.count > 1 ? labels.map { $0[number] } ?? own : nil
      let evidence = [.header(node: columns[size].header)] + (unit.map { [$0] } ?? [])
      add(
        label.map { Name("\(name.text), \($0)") } ?? name, .type, .type(type), place, cells[size], evidence)
    }
    return true
  }

  /// Takes a family and its weight from a cell that gives both: `Newsreader 400`.
  @discardableResult
  private mutating func takeFace(_ fields: inout TypeFields) -> Bool {
    guard let face = FamilyScan.numberedFace(cell.text[...]) ?? FamilyScan.face(cell.text[...]) else { return false }
    fields.families = face.families
    fields.weight = fields.weight ?? face.weight
    return true
  }

  /// The tracking among the parts of a cell whose header parts them alike: `48 / 52 / -0.5` below `Size / line / tracking`.
  private mutating func slashedTracking(_ column: Int) -> Quantity? {
    let roles = document.plainBytes(of: columns[column].header).split(separator: UInt8(ascii: "/"))
    guard let place = roles.firstIndex(where: { KindWords($0).contains(.letter) }) else { return nil }
    let parts = cell.text.split(separator: UInt8(ascii: "/")).map { $0.drop(while: \.isSpace) }
    guard parts.count == roles.count, let first = parts[place].first else { return nil }
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || first == 0xE2
    let number = parts[place].dropFirst(isSigned ? first == 0xE2 ? 3 : 1 : 0)
    var reader = QuantityReader(Array(number), at: 0)
    guard number.first?.isDigit == true, let quantity = reader.read() else { return nil }
    return isSigned && first != UInt8(ascii: "+") ? quantity.at(-quantity.low) : quantity
  }

  /// What a header says that so many sizes of a cell are for: `Size (desktop/mobile)`.
  private func labels(of column: Int, _ count: Int) -> [String]? {
    let header = document.plainBytes(of: columns[column].header)
    guard count > 1, let open = header.lastIndex(of: UInt8(ascii: "(")), header.last == UInt8(ascii: ")") else {
      return nil
    }
    let parts = header[(open + 1)...].dropLast().split(separator: UInt8(ascii: "/")).map(Trimming.text)
    return parts.count == count && parts.allSatisfy { !$0.isEmpty } ? parts : nil
  }

  /// `Space Grotesk italic`: the family without how it is set.
  private static func withoutItalic(_ name: Substring) -> String {
    let words = name.split(separator: " ")
    guard words.count > 1, let last = words.last, ["italic", "itálico", "kursiv"].contains(last.lowercased()) else {
      return String(name)
    }
    return words.dropLast().joined(separator: " ")
  }

  /// What a cell gives for the leading of one of the devices, `56px / 44px`, or of all of them.
  private mutating func leading(_ column: Int, device: Int) -> Quantity? {
    let first = quantity(column)
    guard typeSizes.count > 1 else { return first }
    let all = cell.lexemes.indices.flatMap { cell.quantities(at: $0) }
    return all.count == typeSizes.count ? all[device] : first
  }

  /// Whether what is in a column of values is more than a size: `16px/1.5`, in a row for a style of type.
  mutating func isStyle(_ styles: [TypeScan.Style]) -> Bool {
    let own = KindWords(Array(rowName().text.utf8)[...]).ownKind
    return styles.count == 1 && styles[0].fields.saysMore
      && (styles[0].fields.size.unit != nil || styles[0].fields.weight != nil) && (own == nil || own == .type)
  }

  /// A row whose style is given in classes, `text-4xl font-bold`; classes that stand first name nothing.
  mutating func readClasses() -> Bool {
    var found: [(column: Int, fields: TypeFields)] = []
    for column in cells.indices {
      cell.read(cells[column])
      let text = cell.text[...]
      guard let fields = ClassScan.style(text, usesScale: { tailwind.isUsed }) else { continue }
      if columns[column].isName { name = nameBeside(column) }
      found.append((column, fields))
    }
    let devices = found.filter { columns[$0.column].isDevice }
    for (column, fields) in devices.count > 1 ? devices : Array(found.prefix(1)) {
      cell.read(cells[column])
      let name = devices.count > 1 ? Name("\(rowName().text), \(header(of: column))") : rowName()
      add(name, .type, .type(fields), wholeCell, cells[column], [.notation])
    }
    return !found.isEmpty
  }

  private func nameBeside(_ column: Int) -> Name? {
    cells.indices.lazy.filter { $0 != column }.compactMap { [self] in plainName(of: $0) }.first
  }
}
