import Colorimetry
import Files
import Motion
import Syntax
import Tokens

/// The values of a table: what each column holds by its header, each row one name.
///
/// One scan reads all tables of a document, so that its buffers are made once.
struct TableScan {
  /// The values of the table read last.
  private(set) var entries: [RecognizedEntry] = []
  private let document: MarkdownDocument
  private var around: Surroundings
  private var node = 0
  private var columns: [TableColumn] = []
  /// Whether a row is a spring, and the column of its size where a row is a style of type.
  private var isSpring = false
  private var typeSize: Int?
  /// The columns of font families, a bit each.
  private var familyColumns: UInt32 = 0
  /// Whether there is one column of values, under a heading about type.
  private var mayHoldStacks = false
  /// The cells of the row being read, as many as there are columns.
  private var cells: [Int] = []
  private var colors: [CellColor] = []
  /// The row's name once something was found in it.
  private var name: String?
  private var nameText: [UInt8] = []
  /// The cell being read, and its node.
  private var cell = TextScan()
  private var loaded = 0

  /// A colour of the row.
  private struct CellColor {
    let column: Int
    let color: Color
    /// What its own cell calls it, for a table of one column.
    let name: String?
  }

  private static let mostRows = 400
  private static let mostColumns = 24
  /// Longer cells are prose.
  private static let longestCell = 120

  init(_ document: MarkdownDocument) {
    self.document = document
    around = Surroundings(in: document)
  }

  /// Finds the values of a table.
  mutating func read(_ table: Int, _ around: Surroundings) {
    node = table
    self.around = around
    // It is changed again where it comes from, which would copy what is held here too.
    defer { self.around = Surroundings(in: document) }
    entries.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    (isSpring, typeSize, familyColumns, mayHoldStacks) = (false, nil, 0, false)
    var rows = 0
    for row in document.children(of: node) {
      if document[row].isHeader {
        var headers = document.children(of: row)
        while columns.count < Self.mostColumns, let header = headers.next() {
          columns.append(TableColumn(header, in: document))
        }
        markNames()
        markRows()
      } else if rows < Self.mostRows {
        rows += 1
        read(row)
      }
    }
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
    for index in columns.indices {
      columns[index].sharesKind = columns.count { !$0.isName && $0.kind == columns[index].kind } > 1
    }
    for index in columns.indices where columns[index].isFamily && !columns[index].isName { familyColumns |= 1 << index }
    mayHoldStacks = columns.count == 2 && around.has(.typography)
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
    cells.removeAll(keepingCapacity: true)
    // A bit a column.
    var (mayHoldColors, mayHoldValues): (UInt32, UInt32) = (0, 0)
    var children = document.children(of: row)
    while cells.count < columns.count, let cell = children.next() {
      let hints = ByteCheck.hints(document.file, document[cell].range)
      if hints.color, !columns[cells.count].words.contains(.ticket) { mayHoldColors |= 1 << cells.count }
      if hints.value { mayHoldValues |= 1 << cells.count }
      cells.append(cell)
    }
    guard mayHoldValues | familyColumns != 0 else { return }
    name = nil
    if readSpring() || readType() { return }
    readFamilies(mayHoldValues)
    while colors.popLast() != nil {}
    for column in cells.indices where mayHoldColors & 1 << column != 0 {
      if let color = document.onlyLiteral(of: cells[column])?.withUnsafeBufferPointer(HexColors.only) {
        // As in most tables of colours: there is no name to look for, and no number.
        colors.append(CellColor(column: column, color: color, name: columns.count == 1 ? color.hex : nil))
        mayHoldValues &= ~(1 << column)
        continue
      }
      load(column)
      if mayHoldColor {
        guard let scan = readLayers(column, &mayHoldValues), scan.found.count == 1,
          let entry = scan.entries(node: node, known: [:]).first
        else { continue }
        colors.append(CellColor(column: column, color: scan.found[0].color, name: entry.name))
      } else if mayHoldLayers {
        _ = readLayers(column, &mayHoldValues)
      }
    }
    if !colors.isEmpty { addColors() }
    for column in cells.indices where mayHoldValues & 1 << column != 0 {
      if columns[column].isName, columns.count > 1 { continue }
      if let quantity = document.onlyLiteral(of: cells[column])?.withUnsafeBufferPointer(QuantityReader.only) {
        add(quantity, column, isPlain: true)
        continue
      }
      load(column)
      guard cell.text.count <= Self.longestCell, ByteCheck.holdsNumber(cell.text) || isEasing(column) else { continue }
      cell.cut()
      if cell.hasQuantity || isEasing(column) { readNumbers(column) }
    }
  }

  /// Adds the shadows and gradients of a cell; its colours, where there were none of these.
  private mutating func readLayers(_ column: Int, _ mayHoldValues: inout UInt32) -> ColorScan? {
    cell.cut()
    var scan = ColorScan(cell)
    guard LayerScan.mayStand(in: scan) else { return scan }
    let speaks = columns[column].words.contains(.shadow) || around.has(.shadow)
    let row = rowName()
    let layers = scan.takeLayers { speaks || KindWords(Array(row.utf8)[...]).contains(.shadow) }
    guard !layers.isEmpty else { return scan }
    mayHoldValues &= ~(1 << column)
    let name = columns[column].theme == nil ? nil : "\(row), \(header(of: column))"
    for layer in layers { add(name ?? valueName(layer.kind, column), layer.kind, layer.value) }
    return nil
  }

  /// Font families, where the header or what stands above says so.
  private mutating func readFamilies(_ mayHoldValues: UInt32) {
    guard familyColumns != 0 || mayHoldStacks else { return }
    for column in cells.indices where !columns[column].isName {
      let isFamily = familyColumns & 1 << column != 0
      guard isFamily || mayHoldStacks && mayHoldValues & 1 << column != 0 else { continue }
      load(column)
      let isNamed = isFamily && columns[column].words.contains(.family)
      guard let families = FamilyScan.families(cell.text[...], isNamed: isNamed) else { continue }
      add(rowName(), .family, .families(families))
    }
  }

  /// What a column's header says.
  private func header(of column: Int) -> String {
    TextScan.trimmed(document.plainBytes(of: columns[column].header))
  }

  private mutating func load(_ column: Int) {
    guard loaded != cells[column] else { return }
    loaded = cells[column]
    cell.load(loaded, of: document)
  }

  /// A colour alone or beside a few words; one in a sentence is marked there and not drawn again.
  private var mayHoldColor: Bool { cell.text.last != UInt8(ascii: ".") && cell.text.count { $0 == 0x20 } <= 8 }

  /// Whether a longer cell may be a shadow of several layers or a gradient, with no sentence around it.
  private var mayHoldLayers: Bool {
    guard cell.text.count <= 400, let last = cell.text.last else { return false }
    if last == UInt8(ascii: ")") { return true }
    return Byte.isHexDigit(last) && HexColors.find(in: cell.text[...]).last?.range.upperBound == cell.text.count
  }

  /// The text of the first column of names, or of the first cell that has one.
  private mutating func rowName() -> String {
    if let name { return name }
    if let first = columns.firstIndex(where: \.isName), first < cells.count,
      let name = document.onlyLiteral(of: cells[first])?.withUnsafeBufferPointer(TextScan.plain)
    {
      self.name = name
      return name
    }
    nameText.removeAll(keepingCapacity: true)
    for column in cells.indices where columns[column].isName && nameText.isEmpty {
      document.appendPlainText(of: cells[column], to: &nameText)
    }
    for column in cells.indices where nameText.isEmpty {
      document.appendPlainText(of: cells[column], to: &nameText)
    }
    let name = nameText.isEmpty ? around.title ?? "" : TextScan.trimmed(nameText[...])
    self.name = name
    return name
  }

  private mutating func add(
    _ name: String, _ kind: ValueKind, _ value: RecognizedEntry.Value, caption: String? = nil
  ) {
    guard !name.isEmpty, name.utf8.count <= 80 else { return }
    entries.append(RecognizedEntry(name: name, kind: kind, value: value, caption: caption, node: node))
  }

  // MARK: Springs and type

  private mutating func readSpring() -> Bool {
    guard isSpring else { return false }
    var written = SpringParameters()
    for column in cells.indices {
      guard let parameter = columns[column].parameter, let number = quantity(column), number.high == nil else {
        continue
      }
      written[parameter] =
        number.unit == .ms ? number.low / 1000 : number.unit == .percent ? number.low / 100 : number.low
    }
    guard let spring = TextScan.settled(written) else { return false }
    add(rowName(), .spring, .spring(spring))
    return true
  }

  /// What a cell begins with, where that is a number.
  private mutating func quantity(_ column: Int) -> Quantity? {
    load(column)
    cell.cut()
    return cell.lexemes.first?.quantity
  }

  private mutating func readType() -> Bool {
    guard let size = typeSize, size < cells.count, let (quantity, ownLeading) = self.size(size),
      ValueKind.type.takes(quantity), quantity.low > 0
    else { return false }
    var type = TypeFields(size: withUnit(quantity, .type, size), leading: ownLeading)
    for column in cells.indices where !columns[column].isName {
      let words = columns[column].words
      if words.contains(.weight) {
        load(column)
        type.weight = FontWeight.written(cell.text[...])
      } else if columns[column].isLineHeight {
        type.leading = self.quantity(column) ?? type.leading
      } else if words.contains(.letter) {
        type.tracking = self.quantity(column)
      } else if !words.isDisjoint(with: [.family, .typography]), !words.contains(.size) {
        load(column)
        type.families = FontDesign.families(TextScan.trimmedCell(cell.text))
      }
    }
    add(rowName(), .type, .type(type))
    return true
  }

  /// `17`, or `17/22` with its leading.
  private mutating func size(_ column: Int) -> (Quantity, leading: Quantity?)? {
    if let quantity = quantity(column) { return (quantity, nil) }
    let parts = cell.text.split(separator: UInt8(ascii: "/"))
    guard parts.count == 2 else { return nil }
    let numbers = parts.compactMap { TextScan(Array($0)).lexemes.first?.quantity }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  // MARK: Colours and numbers

  private mutating func addColors() {
    let name = rowName()
    if colors.count == 2, let first = columns[colors[0].column].theme, let second = columns[colors[1].column].theme,
      first != second
    {
      add(name, .color, .themed([(first, colors[0].color), (second, colors[1].color)]))
      return
    }
    for index in colors.indices {
      let column = colors[index].column
      if columns[column].isName, columns.count == 1 {
        add(colors[index].name ?? name, .color, .color(colors[index].color))
      } else {
        add(colors.count > 1 ? "\(name), \(header(of: column))" : name, .color, .color(colors[index].color))
      }
    }
  }

  private mutating func readNumbers(_ column: Int) {
    if let easing = cell.easing(from: 0)?.curve
      ?? (isEasing(column) ? cell.curve(from: 0) ?? cell.easingKeyword(at: 0) : nil)
    {
      add(valueName(.easing, column), .easing, .easing(easing))
      return
    }
    if columns[column].parameter == nil, let spring = cell.spring, spring.given.count > 1 {
      add(valueName(.spring, column), .spring, .spring(spring))
      return
    }
    guard let first = cell.lexemes.first(where: { if case .other = $0.kind { false } else { true } }),
      first.quantity != nil
    else { return }
    let isPlain = cell.lexemes.allSatisfy { $0.quantity != nil || $0.isComma || !$0.isWord && !$0.isColon }
    for quantity in isPlain ? cell.lexemes.compactMap(\.quantity) : [first].compactMap(\.quantity) {
      add(quantity, column, isPlain: isPlain)
    }
  }

  /// - Parameter isPlain: whether there is nothing but numbers in the cell.
  private mutating func add(_ quantity: Quantity, _ column: Int, isPlain: Bool) {
    guard isPlain || quantity.unit != nil || columns[column].kind != nil, let kind = kind(of: quantity, column),
      kind.takes(quantity)
    else { return }
    add(valueName(kind, column), kind, .quantity(withUnit(quantity, kind, column)))
  }

  /// The row's name, with the column's where several columns hold values of the kind.
  private mutating func valueName(_ kind: ValueKind, _ column: Int) -> String {
    let name = rowName()
    let isShared =
      columns[column].kind == kind
      ? columns[column].sharesKind : columns.count { !$0.isName && $0.kind == kind } > 1
    return isShared ? "\(name), \(header(of: column))" : name
  }

  /// In the unit that the header or what stands above names, where the cell names none.
  private func withUnit(_ quantity: Quantity, _ kind: ValueKind, _ column: Int) -> Quantity {
    guard quantity.unit == nil, kind != .weight, kind != .opacity else { return quantity }
    let own = columns[column].unit.flatMap { (kind == .duration) == $0.isTime ? $0 : nil }
    return (own ?? around.unit(for: kind)).map(quantity.with) ?? quantity
  }

  private func isEasing(_ column: Int) -> Bool {
    let kind = columns[column].kind
    return kind == .easing || kind == nil && around.kind(beside: [], isDotted: false)?.kind == .easing
  }

  /// By the unit, the header, the row's own name or what stands above the table, in that order.
  private mutating func kind(of quantity: Quantity, _ index: Int) -> ValueKind? {
    if let unit = quantity.unit, unit.isTime {
      return max(quantity.low, quantity.high ?? 0) * (unit == .ms ? 0.001 : 1) <= 60 ? .duration : nil
    }
    let words = columns[index].words
    if let kind = columns[index].kind {
      guard kind == .size, words.isDisjoint(with: [.height, .width]) else { return kind == .undrawn ? nil : kind }
      return around.kind(beside: words, isDotted: false)?.kind
    }
    // A header that says nothing, as `Value` or `Default`; any other names something else than the row's value.
    guard words.contains(.value) || columns.count == 2 else { return nil }
    let name = rowName()
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
