import Colorimetry
import Files
import Printing
import Scans
import Syntax
import TokenValues
import Tokens
import Wording

/// What the rows of a table are called.
extension TableScan {
  /// What a column's cells are for: `Mobile` of `Size (Mobile)`.
  func purpose(of column: Int) -> String {
    let header = self.header(of: column)
    guard header.hasSuffix(")"), let open = header.lastIndex(of: "(") else { return header }
    return String(header[header.index(after: open)...].dropLast())
  }

  /// Gives the one family of a row the weights that are all its numbers: `Jua | 400`, `Inter | 400, 700`.
  mutating func giveWeights(since start: Int) {
    let weights = numbers.flatMap { number -> [FontWeight] in
      guard number.kind == .weight, case .quantity(let weight) = number.value else { return [] }
      return ([weight.low] + [weight.high].compactMap(\.self)).map { FontWeight($0) }
    }
    guard !weights.isEmpty, numbers.allSatisfy({ $0.kind == .weight }), values.count == start + 1,
      case .families(let families, nil) = values[start].value
    else { return }
    let family = values[start]
    values[start...] = ArraySlice(
      weights.map { weight in
        var one = family
        one.value = .families(families, weight)
        if weights.count > 1 { (one.name, one.nameRange) = ("\(family.name), \(weight.value.trimmed(0))", nil) }
        return one
      })
    numbers.removeAll()
  }

  /// `color.blue.600` of `color.blue.600 = #2563EB`: the path of a token that the cell gives its colour to.
  func path(before color: CellColor) -> Name? {
    guard cell.isDotted, let range = cell.name, let name = cell.ownName, cell.text.first?.isLetter == true,
      cell.lexemes.count > 1, cell.lexemes[1].isDash || cell.lexemes[1].isColon,
      cell.place(range).end <= color.value.range.start
    else { return nil }
    return name
  }

  /// Where the first cells are the numbers of the rows, they name nothing, whatever their header is called.
  mutating func markNumbers(of table: Int) {
    let rows = document.children(of: table).filter { [document] in !document[$0].isHeader }.prefix(5)
    guard columns.count > 2, rows.count > 2 else { return }
    let firsts = rows.map { [document] row in
      document.children(of: row).first { _ in true }.map { Trimming.text(document.plainBytes(of: $0)) }
    }
    // `80-100 | Good | #7CB342`: a range of something else is not what the row is called.
    let areRanges = firsts.allSatisfy { $0.map(Self.isRange) ?? false }
    if areRanges || zip(firsts, 1...).allSatisfy({ $0 == "\($1)" }) { columns[0].isNumbering = true }
  }

  /// Whether a text is two numbers with a dash between them.
  private static func isRange(_ text: String) -> Bool {
    let parts = text.split { "-–—~".contains($0) }
    return parts.count == 2 && parts.allSatisfy { $0.allSatisfy { $0.isNumber || $0 == " " || $0 == "%" } }
  }

  /// Leaves of a head that says the same twice or more the first part; a column without a header may part them.
  mutating func takeRepetitions() {
    (repetitions, repeatedWidth) = (1, columns.count)
    for width in 2...max(2, (columns.count + 1) / 2) where columns.count > width {
      let isParted = columns.count % width == width - 1 && width > 2 && header(of: width - 1).isEmpty
      guard isParted || columns.count % width == 0, !header(of: 0).isEmpty,
        columns.indices.dropFirst(width).allSatisfy({ header(of: $0) == header(of: $0 % width) })
      else { continue }
      (repetitions, repeatedWidth) = ((columns.count + 1) / width, width)
      columns.removeLast(columns.count - (isParted ? width - 1 : width))
      return
    }
  }

  /// `Role | Name | Hex`: where several rows have one role, the column of names tells them apart.
  mutating func markOwnNames(of table: Int) {
    guard columns.first?.isName == true,
      let own = columns.indices.dropFirst().first(where: { columns[$0].isNaming && columns[$0].kind == nil })
    else { return }
    let rows = document.children(of: table).filter { [document] in !document[$0].isHeader }
    let firsts = rows.compactMap { [document] row in
      document.children(of: row).first { _ in true }.map { Trimming.text(document.plainBytes(of: $0)) }
    }
    guard Set(firsts).count < firsts.count else { return }
    (columns[0].isName, columns[own].isName) = (false, true)
  }

  /// Below `Value | Layer` under a heading for layers, or `z | Element`, the numbers come first, and the second column
  /// names them.
  mutating func markLevels(of table: Int) {
    guard columns.count > 1, !columns[0].isNumbering, !columns.dropFirst().contains(where: { $0.kind == .layer }),
      columns[0].kind ?? (header(of: 0) == "z" ? .layer : around.kind(beside: [], isDotted: false)?.kind) == .layer,
      case let rows = document.children(of: table).filter({ [document] in !document[$0].isHeader }), rows.count > 1,
      rows.allSatisfy({ [self] row in
        let isNumber = document.children(of: row).prefix(2).map(isWhole)
        return isNumber == [true, false]
      })
    else { return }
    columns[0].kind = .layer
    (columns[0].isName, columns[1].isName) = (false, true)
  }

  /// Whether a cell is a whole number and nothing else.
  private func isWhole(cell: Int) -> Bool {
    let text = Trimming.text(document.plainBytes(of: cell))
    return Int(text) != nil
  }

  /// As many words as a cell has colours, which slashes part in its header: `Seed (primary / accent)`, `Fill / Text`.
  func slashedLabels(of column: Int, _ count: Int) -> [String]? {
    var header = document.plainBytes(of: columns[column].header)
    if header.last == UInt8(ascii: ")"), let open = header.lastIndex(of: UInt8(ascii: "(")) {
      header = header[(open + 1)...].dropLast()
    }
    let labels = header.split(separator: UInt8(ascii: "/")).map(Trimming.text)
    return labels.count == count && labels.allSatisfy { !$0.isEmpty } ? labels : nil
  }

  /// The themes of two colours that a slash parts, as the header says or what is above: `Light / Dark`.
  func themesOfPair(_ column: Int) -> [String] {
    let themes = slashedLabels(of: column, 2)?.compactMap { ThemeName.theme(ofName: Array($0.utf8)[...]) } ?? []
    return Set(themes).count == 2 ? themes : around.themesOfPairs
  }

  /// As many names in code as a cell has colours, in a cell beside: `` `--accent` / `--accent-deep` ``.
  func slashedNames(_ count: Int) -> String? {
    let cell = cells.first { cell in
      let code = document.children(of: cell).filter { document[$0].kind == .code }.map(document.string)
      let text = String(decoding: document.plainBytes(of: cell), as: UTF8.self)
      let parts = text.split(separator: "/").map { String($0.trimmed) }
      return code.count == count && parts == code
        && code.allSatisfy { name in
          name.utf8.contains { $0.isLetter } && !name.contains("#") && !name.contains("(")
        }
    }
    return cell.map { String(decoding: document.plainBytes(of: $0), as: UTF8.self) }
  }

  /// The text of the first column of names, or of the first cell that has one.
  mutating func rowName() -> Name {
    if let name { return name }
    var names = cells.indices.filter { columns[$0].isName }
    if names.isEmpty { names = cells.indices.filter { !isMeasure($0) } }
    names += cells.indices
    var name = names.lazy.compactMap { [self] in plainName(of: $0) }.first ?? around.title ?? Name("")
    if name.text.utf8.contains(UInt8(ascii: "#")) {
      name = Self.isColors(name.text) ? nameBesideColors() ?? name : withoutColor(name)
    }
    // `--ease cubic-bezier(0.2, 0, 0, 1)`
    let text = Array(name.text.utf8)
    if let curve = text[...].firstPlace(of: Self.bezier[...]), case let own = Trimming.text(text[..<curve.lowerBound]),
      !own.isEmpty
    {
      name = Name(own)
    }
    self.name = name
    return name
  }

  /// Whether a text is one colour or several, and nothing else.
  private static func isColors(_ name: String) -> Bool {
    let text = Array(name.utf8)
    let found = HexColors.find(in: text[...])
    return !found.isEmpty
      && text.indices.allSatisfy { index in
        !text[index].isLetter && !text[index].isDigit && text[index] < 0x80
          || found.contains { $0.range.contains(index) }
      }
  }

  /// `Blue` of `Blue (#0356FF)`.
  private func withoutColor(_ name: Name) -> Name {
    let text = Array(name.text.utf8)
    guard let open = text.lastIndex(of: UInt8(ascii: "(")), text.last == UInt8(ascii: ")"),
      Self.isColors(String(decoding: text[open...], as: UTF8.self)), case let rest = Trimming.bytes(text[..<open]),
      !rest.isEmpty
    else { return name }
    let place = name.range.map { Int($0.start)..<Int($0.start) + rest.count }
    let isWritten = place.map { $0.upperBound <= document.file.bytes.count && document.file.bytes[$0] == rest }
    return Name(
      String(decoding: rest, as: UTF8.self),
      isWritten == true ? place.map { ByteRange($0.lowerBound, $0.upperBound) } : nil)
  }

  /// What names the colours of a row whose first cell is one: the cell of a column of names, or else the first words of
  /// another.
  private func nameBesideColors() -> Name? {
    let naming = columns.indices.filter { columns[$0].isNaming && $0 < cells.count }
    for column in naming + cells.indices.filter({ !naming.contains($0) }) {
      guard let name = plainName(of: column), !Self.isColors(name.text), !isMeasure(column) else { continue }
      let clause = name.text.prefix { !",;(–—".contains($0) }.trimmed
      guard (2...40).contains(clause.utf8.count) else { continue }
      return clause.utf8.count == name.text.utf8.count ? name : Name(String(clause))
    }
    return nil
  }

  /// What a cell says, as a name; nil for an empty one.
  func plainName(of column: Int) -> Name? {
    let text = document.plainBytes(of: cells[column])
    guard !text.isEmpty else { return nil }
    let trimmed = Trimming.bytes(text)
    let part = trimmed.startIndex - text.startIndex..<trimmed.endIndex - text.startIndex
    return Name(String(decoding: trimmed, as: UTF8.self), document.range(ofPlain: part, in: cells[column]))
  }

  /// Whether a cell is a measure, which names nothing: `300 ms`.
  func isMeasure(_ column: Int) -> Bool {
    let text = Array(document.plainBytes(of: cells[column]).prefix(24))
    guard text.first?.isDigit ?? false else { return false }
    var reader = QuantityReader(text, at: 0)
    return reader.read().map { $0.unit != nil || columns[column].unit != nil } ?? false
  }

  /// The heights, spaces and radii beside the style of type of a row.
  mutating func readMeasures() {
    numbers.removeAll(keepingCapacity: true)
    // Beside a family or a tracking a height is that of the line.
    let areStyles = columns.contains { $0.words.isLeading || !$0.words.isDisjoint(with: [.letter, .family]) }
    for column in cells.indices where !columns[column].isName && !typeSizes.contains(column) {
      switch columns[column].kind {
      case .size where areStyles: continue
      case .size, .spacing, .radius, .icon: break
      case .box, .target, .borderWidth, .type, .weight, .color, .opacity, .duration, .easing, .spring, .shadow,
        .gradient, .layer, .family, .textStyle, .leading, .tracking, .undrawn, nil:
        continue
      }
      cell.read(cells[column])
      let first = cell.lexemes.prefix(2).compactMap(\.quantity)
      if cell.lexemes.first?.isQuantity == true, first.contains(where: { $0.unit?.isLength == true }) {
        readNumbers(column)
      }
    }
    values += numbers
  }

  /// `--font-size-base: 0.9375rem`: what a cell gives a variable, whose name says what it is.
  mutating func readDeclaration(_ column: Int) -> Bool {
    guard cell.startsWithVariable, cell.isExplicit, cell.valueStart + 1 == cell.lexemes.count,
      let quantity = cell.lexemes[cell.valueStart].quantity, quantity.unit != nil,
      let kind = cell.nameWords.ownKind, kind != .undrawn, kind.takes(quantity), let own = cell.ownName?.range
    else { return false }
    addNumber(
      rowName(), kind, .quantity(quantity), cell.place(quantity.start..<quantity.end), column, [.words(own)])
    return true
  }
}
