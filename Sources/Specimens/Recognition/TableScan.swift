import Colorimetry
import Motion
import Syntax
import Tokens

/// The values of a table: what each column holds by its header, each row one name.
struct TableScan {
  private let document: MarkdownDocument
  private let around: Surroundings
  private let node: Int
  /// What the nearest heading calls the values.
  private let title: () -> String?
  private var columns: [Column] = []
  /// Whether a row is a spring, and the column of its size where a row is a style of type.
  private var isSpring = false
  private var typeSize: Int?
  private(set) var entries: [RecognizedEntry] = []

  private struct Column {
    let header: String
    let words: KindWords
    /// What a spring's column holds.
    let parameter: SpringParameter?
    let kind: ValueKind?
    /// The unit its header names: `Size (pt)`.
    let unit: Quantity.Unit?
    var isName = false

    init(_ text: [UInt8]) {
      header = TextScan.trimmed(text[...])
      words = KindWords(text[...])
      kind = words.kind
      unit = Surrounding.unit(in: text)
      let parts = Array(header.utf8).split { $0 == 0x20 || $0 == UInt8(ascii: "(") }
      parameter = parts.first.flatMap { TextScan.parameter(named: $0, parts.dropFirst().first ?? [])?.0 }
    }

    var isLineHeight: Bool { words.contains(.leading) || words.isSuperset(of: [.line, .height]) }

    var theme: String? { words.contains(.light) ? "light" : words.contains(.dark) ? "dark" : nil }
  }

  private struct Cell {
    let scan: TextScan

    init(_ text: [UInt8]) {
      var lexemes: [Lexeme] = []
      Lexeme.split(text, into: &lexemes)
      scan = TextScan(text, lexemes)
    }
  }

  private static let mostRows = 400
  private static let mostColumns = 24
  /// Longer cells are prose.
  private static let longestCell = 120

  init(_ table: Int, in document: MarkdownDocument, _ around: Surroundings, title: @escaping () -> String?) {
    self.document = document
    self.around = around
    self.title = title
    node = table
    var rows = 0
    for row in document.children(of: table) {
      if document[row].isHeader {
        columns = document.children(of: row).prefix(Self.mostColumns).map { Column(bytes(of: $0)) }
        markNames()
        markRows()
      } else if rows < Self.mostRows {
        rows += 1
        read(row)
      }
    }
  }

  private func bytes(of cell: Int) -> [UInt8] {
    var text: [UInt8] = []
    document.appendPlainText(of: cell, to: &text)
    return text
  }

  /// The first column names the rows unless its header says that it holds values.
  private mutating func markNames() {
    guard !columns.isEmpty else { return }
    let kind = columns[0].kind
    let isNamed = kind == nil || kind == .color || kind == .type
    columns[0].isName = columns[0].parameter == nil && isNamed || columns.count == 1
    if columns[0].words.contains(.value) && columns.count > 1 { columns[0].isName = false }
  }

  private mutating func markRows() {
    let parameters = Set(columns.compactMap(\.parameter)).subtracting([.duration, .velocity, .mass])
    isSpring = parameters.count > 1 || parameters.count == 1 && (around.has(.spring) || parameters.contains(.bounce))
    let saysType = columns.contains {
      !$0.words.isDisjoint(with: [.weight, .leading, .letter, .family, .typography]) || $0.isLineHeight
    }
    guard saysType || around.kind(beside: [], isDotted: false)?.kind == .type else { return }
    typeSize = columns.firstIndex { !$0.isName && $0.words.contains(.size) && $0.parameter == nil }
  }

  // MARK: Rows

  private mutating func read(_ row: Int) {
    let cells = document.children(of: row).prefix(columns.count).map { bytes(of: $0) }
    guard cells.contains(where: Self.mayHoldValue) else { return }
    let name = rowName(cells)
    if readSpring(cells, name) || readType(cells, name) { return }
    var colors: [(column: Column, entry: RecognizedEntry)] = []
    var numbers: [(column: Column, scan: TextScan)] = []
    for (column, text) in zip(columns, cells) {
      let mayHoldColor = Self.mayHoldColor(text)
      let mayHoldNumber =
        (!column.isName || columns.count == 1) && text.count <= Self.longestCell && Self.mayHoldValue(text)
      guard mayHoldColor || mayHoldNumber else { continue }
      let scan = Cell(text).scan
      if mayHoldColor, let entry = color(scan) { colors.append((column, entry)) }
      if mayHoldNumber, scan.hasQuantity || isEasing(column) { numbers.append((column, scan)) }
    }
    if !colors.isEmpty { add(colors, name) }
    for (column, scan) in numbers { readNumbers(scan, column, name) }
  }

  /// The one colour of a cell.
  private func color(_ scan: TextScan) -> RecognizedEntry? {
    let colors = ColorScan(scan)
    return colors.found.count == 1 ? colors.entries(node: node, known: [:]).first : nil
  }

  private static func mayHoldValue(_ cell: [UInt8]) -> Bool {
    cell.contains { Byte.isDigit($0) || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "-") }
  }

  /// A colour alone or beside a few words; one in a sentence is marked there and not drawn again.
  private static func mayHoldColor(_ cell: [UInt8]) -> Bool {
    cell.contains { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "(") } && cell.last != UInt8(ascii: ".")
      && cell.count { $0 == 0x20 } <= 8
  }

  private func rowName(_ cells: [[UInt8]]) -> String {
    let named =
      zip(columns, cells).first { $0.0.isName && !$0.1.isEmpty } ?? zip(columns, cells).first { !$0.1.isEmpty }
    return named.map { TextScan.trimmed($0.1[...]) } ?? title() ?? ""
  }

  private mutating func add(
    _ name: String, _ kind: ValueKind, _ value: RecognizedEntry.Value, caption: String? = nil
  ) {
    guard !name.isEmpty, name.utf8.count <= 80 else { return }
    entries.append(RecognizedEntry(name: name, kind: kind, value: value, caption: caption, node: node))
  }

  // MARK: Springs and type

  private mutating func readSpring(_ cells: [[UInt8]], _ name: String) -> Bool {
    guard isSpring else { return false }
    var written = SpringParameters()
    for (column, text) in zip(columns, cells) {
      guard let parameter = column.parameter, let number = Cell(text).scan.lexemes.first?.quantity, number.high == nil
      else { continue }
      written[parameter] =
        number.unit == .ms ? number.low / 1000 : number.unit == .percent ? number.low / 100 : number.low
    }
    guard let spring = TextScan.settled(written) else { return false }
    add(name, .spring, .spring(spring))
    return true
  }

  private mutating func readType(_ cells: [[UInt8]], _ name: String) -> Bool {
    guard let size = typeSize, size < cells.count, let (quantity, ownLeading) = Self.size(Cell(cells[size]).scan),
      ValueKind.type.takes(quantity),
      quantity.low > 0
    else { return false }
    var type = TypeFields(size: withUnit(quantity, .type, columns[size]), leading: ownLeading)
    for (column, text) in zip(columns, cells) where !column.isName {
      if column.words.contains(.weight) {
        type.weight = FontWeight.written(text[...])
      } else if column.isLineHeight {
        type.leading = Cell(text).scan.lexemes.first?.quantity ?? type.leading
      } else if column.words.contains(.letter) {
        type.tracking = Cell(text).scan.lexemes.first?.quantity
      } else if !column.words.isDisjoint(with: [.family, .typography]), !column.words.contains(.size) {
        type.families = FontDesign.families(TextScan.trimmedCell(text))
      }
    }
    add(name, .type, .type(type))
    return true
  }

  /// `17`, or `17/22` with its leading.
  private static func size(_ scan: TextScan) -> (Quantity, leading: Quantity?)? {
    if let quantity = scan.lexemes.first?.quantity { return (quantity, nil) }
    let parts = scan.text.split(separator: UInt8(ascii: "/")).map(Array.init)
    guard parts.count == 2 else { return nil }
    let numbers = parts.compactMap { Cell($0).scan.lexemes.first?.quantity }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  // MARK: Colours and numbers

  private mutating func add(_ found: [(column: Column, entry: RecognizedEntry)], _ name: String) {
    let themes = found.compactMap { item -> (theme: String, color: Color)? in
      guard let theme = item.column.theme, case .color(let color) = item.entry.value else { return nil }
      return (theme, color)
    }
    if themes.count == 2, themes[0].theme != themes[1].theme, found.count == 2 {
      add(name, .color, .themed(themes))
      return
    }
    for (column, entry) in found {
      let isOwn = column.isName && columns.count == 1
      let own = isOwn ? entry.name : found.count > 1 ? "\(name), \(column.header)" : name
      add(own, .color, entry.value)
    }
  }

  private mutating func readNumbers(_ scan: TextScan, _ column: Column, _ name: String) {
    func named(_ kind: ValueKind) -> String {
      columns.count { !$0.isName && $0.kind == kind } > 1 ? "\(name), \(column.header)" : name
    }
    if let easing = scan.easing(from: 0)?.curve
      ?? (isEasing(column) ? scan.curve(from: 0) ?? scan.easingKeyword(at: 0) : nil)
    {
      add(named(.easing), .easing, .easing(easing))
      return
    }
    if column.parameter == nil, let spring = scan.spring, spring.given.count > 1 {
      add(named(.spring), .spring, .spring(spring))
      return
    }
    guard let first = scan.lexemes.first(where: { if case .other = $0.kind { false } else { true } }),
      first.quantity != nil
    else { return }
    let quantities = scan.lexemes.compactMap(\.quantity)
    let isPlain = scan.lexemes.allSatisfy { $0.quantity != nil || $0.isComma || !$0.isWord && !$0.isColon }
    for (index, quantity) in quantities.enumerated() where index == 0 || isPlain {
      guard let kind = kind(of: quantity, column, name), kind.takes(quantity) else { continue }
      guard isPlain || quantity.unit != nil || column.kind != nil else { continue }
      add(named(kind), kind, .quantity(withUnit(quantity, kind, column)))
    }
  }

  /// In the unit that the header or what stands above names, where the cell names none.
  private func withUnit(_ quantity: Quantity, _ kind: ValueKind, _ column: Column) -> Quantity {
    guard quantity.unit == nil, kind != .weight, kind != .opacity else { return quantity }
    let own = column.unit.flatMap { (kind == .duration) == $0.isTime ? $0 : nil }
    return (own ?? around.unit(for: kind)).map(quantity.with) ?? quantity
  }

  private func isEasing(_ column: Column) -> Bool {
    column.kind == .easing
      || column.kind == nil && around.kind(beside: [], isDotted: false)?.kind == .easing
  }

  /// By the unit, the header, the row's own name or what stands above the table, in that order.
  private func kind(of quantity: Quantity, _ column: Column, _ name: String) -> ValueKind? {
    if let unit = quantity.unit, unit.isTime {
      return max(quantity.low, quantity.high ?? 0) * (unit == .ms ? 0.001 : 1) <= 60 ? .duration : nil
    }
    if let kind = column.kind {
      guard kind == .size, column.words.isDisjoint(with: [.height, .width]) else {
        return kind == .undrawn ? nil : kind
      }
      return around.kind(beside: column.words, isDotted: false)?.kind
    }
    // A header that says nothing, as `Value` or `Default`; any other names something else than the row's value.
    guard column.words.contains(.value) || columns.count == 2 else { return nil }
    let own = KindWords(Array(name.utf8)[...])
    let kind = around.kind(beside: own, isDotted: name.contains("."))?.kind
    return kind == .undrawn ? nil : kind
  }
}

extension TextScan {
  /// A cell's text without spaces at its ends.
  static func trimmedCell(_ bytes: [UInt8]) -> String {
    String(Substring(String(decoding: bytes, as: UTF8.self)).trimmed)
  }
}
