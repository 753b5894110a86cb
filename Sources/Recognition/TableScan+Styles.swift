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

  /// `28 / 140` below `Damping / stiffness`: a spring whose parameters a cell parts as its header does.
  mutating func readSlashedSpring(_ column: Int) -> Bool {
    let parameters = columns[column].parameters
    guard !parameters.isEmpty else { return false }
    let head = cell.lexemes.indices.prefix { [cell] in !cell.lexemes[$0].isOpen }
    let numbers = head.flatMap { cell.quantities(at: $0) }
    guard numbers.count == parameters.count, head.allSatisfy({ [cell] in !cell.lexemes[$0].isWord }),
      numbers.allSatisfy({ $0.high == nil }), let first = numbers.first, let last = numbers.last
    else { return false }
    var written = SpringParameters()
    for (parameter, number) in zip(parameters, numbers) { written[parameter] = number.share }
    guard let spring = TextScan.settled(written) else { return false }
    addNumber(
      valueName(.spring, column), .spring, .spring(spring), cell.place(first.start..<last.end), column,
      [.header(node: columns[column].header)])
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
      // CSS calls no tracking so.
      if cell.text.elementsEqual("normal".utf8) { return .zero }
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
    guard typeSizes.isEmpty else { return false }
    // `Body text | 13/20 | 14/22` below `Compact | Comfortable`
    let isOfText =
      columns.count(where: \.isStep) > 1
      && !KindWords(Array(rowName().text.utf8)[...]).isDisjoint(with: [.typography, .text])
    guard isOfText || isOfType || around.has([.typography, .text]) else { return false }
    var found: [(column: Int, fields: TypeFields)] = []
    for column in cells.indices where !columns[column].isName {
      cell.read(cells[column])
      guard cell.text.count <= 24, cell.hasQuantity else { continue }
      let styles = TypeScan.styles(of: cell, from: 0)
      guard styles.count == 1, let fields = styles.first?.fields, let beside = fields.leading ?? fields.tracking,
        fields.size.unit?.isLength
          ?? (isOfText && columns[column].isStep && (8...96).contains(fields.size.low)
            && (beside.low < 4 || (fields.size.low...fields.size.low * 2).contains(beside.low)))
      else { continue }
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
    if !givesFields, let pair = cells.indices.first(where: isPair) { return pair }
    return cells.indices.first { column in
      guard !columns[column].isName, columns[column].words.isSubset(of: [.value, .ramp]), columns[column].unit == nil
      else { return false }
      let text = Array(document.plainBytes(of: cells[column]).prefix(24))
      if beginsWithWeight(text) { return true }
      guard columns[column].words.isSubset(of: .value) else { return false }
      guard givesFields, let first = text.first else { return text[...].firstPlace(of: "/w") != nil }
      if text.starts(with: "clamp(") { return true }
      guard first.isDigit || first == UInt8(ascii: ".") else { return false }
      var reader = QuantityReader(text, at: 0)
      return reader.read()?.unit.map { $0.isLength && $0 != .em } == true
    }
  }

  /// `Regular 57sp`: a weight in words and a length.
  private func beginsWithWeight(_ text: [UInt8]) -> Bool {
    let word = text.prefix { $0.isLetter || $0 == UInt8(ascii: "-") }
    guard !word.isEmpty, FontWeight.written(word) != nil else { return false }
    let rest = Array(text[word.endIndex...].drop(while: \.isSpace))
    guard rest.first?.isDigit == true else { return false }
    var reader = QuantityReader(rest, at: 0)
    return reader.read()?.unit?.isLength == true
  }

  /// Whether a cell begins with a size and its leading, and nothing but their parts are in it: `48 / 52 / -0.5 · 700`.
  private func isPair(_ column: Int) -> Bool {
    guard !columns[column].isName, columns[column].words.isSubset(of: .value), columns[column].unit == nil else {
      return false
    }
    let text = document.plainBytes(of: cells[column])
    guard text.count <= 32, !text.contains(where: \.isLetter) else { return false }
    let numbers = text.split(separator: UInt8(ascii: "/")).prefix(2).compactMap { part -> Double? in
      let digits = part.drop(while: \.isSpace).prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
      return Double(String(decoding: digits, as: UTF8.self))
    }
    return numbers.count == 2 && (8...120).contains(numbers[0]) && (numbers[0]...numbers[0] * 2).contains(numbers[1])
  }

  private var givesFields: Bool { columns.contains { $0.words.contains(.weight) || $0.words.isLeading } }

  private mutating func readType(_ size: Int, device: Int) -> Bool {
    cell.read(cells[size])
    guard !cell.lexemes.isEmpty, !cell.isWord(0, in: ["clamp", "calc", "min", "max"]) else { return false }
    let styles = TypeScan.styles(of: cell, from: 0)
    // `0.45em of the names`: what it is a part of, nobody knows here.
    let isOfOther =
      styles.first?.fields.size.unit == .em && cell.lexemes.count > 1 && cell.isWord(1, in: ["of", "von", "de", "di"])
    if isOfOther { return true }
    guard !styles.isEmpty, !isTypeValue || isStyle(styles) else { return false }
    let place = wholeCell
    var shared = TypeFields(size: styles[0].fields.size)
    shared.tracking = styles.count == 1 ? slashedTracking(size) : nil
    shared.weight = styles.count == 1 ? slashed(size, .weight).flatMap(Self.weight) : nil
    let pixels = styles.count == 1 ? pixels(beside: styles[0].fields.size) : nil
    takeFields(&shared, beside: typeSizes, device: device)
    if shared.families == nil, columns[0].isName, size != 0 { shared.families = ownFace }
    for column in cells.indices where !columns[column].isName && !typeSizes.contains(column) {
      takeDeclarations(column, &shared)
      takeWords(column, &shared)
    }
    guard saysType || shared.weight != nil || styles.allSatisfy({ $0.fields.size.unit != nil }) else { return false }
    let row = rowName()
    let name = typeSizes.count > 1 ? Name("\(row.text), \(purpose(of: size))") : row
    let labels = labels(of: size, styles.count)
    for (number, style) in styles.enumerated() {
      let (quantity, unit) = withUnit(pixels ?? style.fields.size, .type, size)
      var type = style.fields
      if pixels != nil { type.leading = nil }
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

  /// `14px` of `1.4rem / ~14px`: the size in pixels where the document has another root than 16 of them.
  private func pixels(beside size: Quantity) -> Quantity? {
    guard size.unit == .rem, size.high == nil else { return nil }
    let pixels = cell.lexemes.compactMap(\.quantity).filter { $0.unit == .px && $0.high == nil }
    // What is larger may be the leading.
    guard pixels.count == 1, (0.5..<0.95).contains(pixels[0].low / (size.low * 16)) else { return nil }
    return pixels[0]
  }

  /// Takes what the columns beside the sizes give: weight, leading, tracking and family.
  mutating func takeFields(_ fields: inout TypeFields, beside sizes: [Int], device: Int) {
    var given: Quantity?
    defer { fields.leading = given ?? fields.leading }
    for column in cells.indices where !columns[column].isName && !sizes.contains(column) {
      let words = columns[column].words
      if words.contains(.weight) {
        cell.read(cells[column])
        // `Semibold, uppercase`
        fields.weight =
          FontWeight.remarked(cell.text[...])
          ?? FontWeight.written(cell.text.prefix { $0 != UInt8(ascii: ",") && !$0.isDigit })
          ?? italicWeight ?? fields.weight
        takeFace(&fields)
      } else if words == .ramp {
        // `Style: bold`
        cell.read(cells[column])
        if cell.text.contains(where: \.isLetter) { fields.weight = fields.weight ?? FontWeight.written(cell.text[...]) }
      } else if words.contains(.letter), takeLeadingAndTracking(column, &fields) {
        continue
      } else if words.isLeading {
        // That of another device has a column of its own behind the first.
        given = given ?? leading(column, device: device)
      } else if words.contains(.letter) {
        fields.tracking = tracking(column) ?? fields.tracking
      } else if columns[column].mayBeFamily {
        cell.read(cells[column])
        if !takeFace(&fields) { fields.families = families(ofCell: withoutRemark) }
      }
    }
  }

  /// The family that a row is called by: `Lora | 16–21px | 400`.
  private var ownFace: [String]? {
    let name = document.plainBytes(of: cells[0])
    return FontRole.isFace(name) ? [String(decoding: name, as: UTF8.self)] : nil
  }

  /// The families of a cell: `Inter`, `helvetica, 游ゴシック`.
  private func families(ofCell text: ArraySlice<UInt8>) -> [String]? {
    if text.contains(UInt8(ascii: ",")), let stack = FamilyScan.stack(text) { return stack }
    return FontDesign.families(Self.withoutItalic(Substring(decoding: text, as: UTF8.self).trimmed))
  }

  /// Takes what a cell of remarks says of tracking and leading in words: `uppercase, tracking +0.08em`, `line-height 1.25`;
  /// nothing but tracking is a small part of an em, as in `-0.02em, uppercase`.
  private func takeWords(_ column: Int, _ fields: inout TypeFields) {
    let text = document.plainBytes(of: cells[column])
    guard text.count <= Self.longestRemark, text.contains(where: \.isDigit),
      columns[column].words.isSubset(of: [.value, .weight])
    else { return }
    for part in text.split(whereSeparator: { $0.isOne(of: ",;") }) {
      let words = KindWords(part)
      guard words.isSubset(of: [.letter, .spacing, .line, .leading, .height]),
        let number = Self.onlyNumber(in: part)
      else { continue }
      let isBare = words.isEmpty && number.unit == .em && number.low.magnitude < 0.3
      if words.contains(.letter) || isBare, ValueKind.tracking.takes(number) {
        fields.tracking = fields.tracking ?? number
      } else if words.isLeading, ValueKind.leading.takes(number) {
        fields.leading = fields.leading ?? number
      }
    }
  }

  private static let longestRemark = 120

  /// The number of a text that has one, with up to three words: `tracking +0.08em`, `tracking-[0.08em]`.
  static func onlyNumber(in text: ArraySlice<UInt8>) -> Quantity? {
    let words = text.split { !$0.isLetter && !$0.isDigit && !$0.isOne(of: ".") }
    guard words.count <= 4, words.count(where: { $0.contains(where: \.isDigit) }) == 1,
      let digit = text.firstIndex(where: \.isDigit)
    else { return nil }
    let start = digit > text.startIndex && text[digit - 1] == UInt8(ascii: ".") ? digit - 1 : digit
    let sign = text[..<start].last
    var reader = QuantityReader(Array(text[start...]), at: 0)
    guard let number = reader.read(), number.high == nil else { return nil }
    let isNegative =
      sign == UInt8(ascii: "-") && text[..<start].dropLast().last.map { $0.isSpace || $0.isOne(of: "([:") } ?? true
      || text[..<start].suffix(3).elementsEqual("−".utf8)
    return isNegative ? number.at(-number.low) : number
  }

  /// Takes `letter-spacing: -0.02em; line-height: 1.1` from a cell that declares fields of the style in CSS.
  private func takeDeclarations(_ column: Int, _ fields: inout TypeFields) {
    let text = document.plainBytes(of: cells[column])
    guard text.count <= 120, text.contains(UInt8(ascii: ":")) else { return }
    for part in text.split(whereSeparator: { $0.isOne(of: ";,") }) {
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let property = Trimming.bytes(part[..<colon])
      let written = Array(part[(colon + 1)...].drop { $0.isSpace || $0 == UInt8(ascii: "`") })
      if property.isWord("font-weight") {
        fields.weight = fields.weight ?? Self.weight(written[...])
        continue
      }
      var reader = QuantityReader(written, at: 0)
      guard let first = written.first, first.isDigit || first.isOne(of: "-."), let number = reader.read(),
        number.high == nil, Trimming.bytes(written[reader.index...]).isEmpty
      else { continue }
      if property.isWord("letter-spacing"), ValueKind.tracking.takes(number) {
        fields.tracking = fields.tracking ?? number
      } else if property.isWord("line-height"), ValueKind.leading.takes(number) {
        fields.leading = fields.leading ?? number
      }
    }
  }

  /// `400 *italic*`
  private var italicWeight: FontWeight? {
    guard cell.lexemes.count == 2, let weight = cell.lexemes[0].quantity, ValueKind.weight.takes(weight),
      cell.isWord(1, in: ["italic", "itálico", "kursiv"])
    else { return nil }
    return FontWeight(weight.low)
  }

  /// Takes a family and its weight from a cell that gives both: `Newsreader 400`.
  @discardableResult
  private mutating func takeFace(_ fields: inout TypeFields) -> Bool {
    guard let face = FamilyScan.numberedFace(cell.text[...]) ?? FamilyScan.face(cell.text[...]) else { return false }
    fields.families = face.families
    fields.weight = fields.weight ?? face.weight
    return true
  }

  private static func weight(_ text: ArraySlice<UInt8>) -> FontWeight? {
    FontWeight.remarked(Trimming.bytes(text)) ?? FontWeight.written(Trimming.bytes(text))
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
}
