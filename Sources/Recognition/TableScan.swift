import Colorimetry
import Files
import Motion
import Printing
import Scans
import Syntax
import Tokens
import Wording

/// The values of a table: what each column holds by its header, each row one name.
///
/// One scan reads all tables of a document, so that its buffers are made once.
struct TableScan {
  /// The values of the table read last: of each row its families, shadows and gradients first, then colours and numbers.
  var values: [RecognizedValue] = []
  let document: MarkdownDocument
  var around: Surroundings
  var columns: [TableColumn] = []
  /// Whether a row is a spring, and the columns of sizes where a row is a style of type, one for each device.
  var isSpring = false
  var typeSizes: [Int] = []
  /// Whether the rows are styles of type by more than a column of weights.
  var saysType = false
  /// Whether the column of sizes only says that it holds values.
  var isTypeValue = false
  /// Whether the heading or the lead-in is about type.
  var isTypeAbove = false
  /// The rows that are read already, as the fields of one style of type.
  var rowsOfStyle: Set<Int> = []
  /// Whether the rows are places in files.
  private var isOfPlaces = false
  /// Whether a column holds how much the colours of each row contrast.
  var isOfContrast = false
  /// Whether there is one column of values, under a heading about type.
  var mayHoldStacks = false
  /// How often the head repeats its first columns, so that a row is several: `Role | Hex | Role | Hex`.
  var repetitions = 1
  /// How many cells of a row belong to each, with the one that parts it from the next.
  var repeatedWidth = 0
  /// Whether the document is about motion, as its title says.
  var isOfMotion = false
  /// The colours that variables stand for, by their names.
  var variables: [String: Color] = [:]
  /// Whether it is about type.
  var isOfType = false
  /// The cells of the row being read, as many as there are columns.
  var cells: [Int] = []
  var colors: [CellColor] = []
  /// The cells of the row with several colours that nothing else is beside, and those with one colour in two themes.
  var lists: [[CellColor]] = []
  var pairs: [(column: Int, colors: [ThemedColor])] = []
  /// The numbers, easings and springs of the row: they follow its colours.
  var numbers: [RecognizedValue] = []
  /// The row's name once something was found in it.
  var name: Name?
  /// The cell being read.
  var cell: TextScan
  var tailwind: TailwindUse

  /// The colour that a cell of the row gives.
  struct CellColor {
    let column: Int
    let value: RecognizedValue
    var color: Color
  }

  /// Every value looks at every column.
  private static let mostColumns = 24
  /// Longer cells are prose.
  private static let (longestCell, longestName) = (120, 80)

  init(_ document: MarkdownDocument) {
    self.document = document
    around = Surroundings(in: document)
    cell = TextScan(in: document)
    tailwind = TailwindUse(document)
  }

  /// Finds the values of a table.
  mutating func read(_ table: Int, _ around: Surroundings) {
    self.around = around
    // It is changed again where it comes from, which would copy what is held here.
    defer { self.around = Surroundings(in: document) }
    values.removeAll(keepingCapacity: true)
    columns.removeAll(keepingCapacity: true)
    (isSpring, typeSizes, saysType, mayHoldStacks, isOfPlaces) = (false, [], false, false, false)
    isOfContrast = false
    for row in document.children(of: table) {
      if document[row].isHeader {
        columns += document.children(of: row).prefix(Self.mostColumns).map { TableColumn($0, in: document) }
        takeRepetitions()
        markNumbers(of: table)
        markNames()
        markOwnNames(of: table)
        markMeasures(of: table)
        markLevels(of: table)
        markRows()
      } else if !rowsOfStyle.contains(row) {
        for part in 0..<repetitions { read(row, from: part * repeatedWidth) }
      }
    }
  }

  /// The first column names the rows unless its header says that it holds values.
  private mutating func markNames() {
    guard !columns.isEmpty else { return }
    // `Shape | Size | Radius`: the shapes are what the rows are called.
    if columns[0].words.isEmpty, columns[0].kind == .radius, columns.dropFirst().contains(where: { $0.kind == .radius })
    {
      columns[0].kind = nil
    }
    let kind = columns[0].kind
    // `Duration | ms`: the durations are in the other column.
    let isNamed = kind == nil || kind == .color || kind == .type || columns.dropFirst().contains(where: \.isUnit)
    let isParameter = columns[0].parameter != nil && !columns.dropFirst().contains(where: \.isUnit)
    columns[0].isName = !isParameter && isNamed || columns.count == 1
    if columns[0].words.contains(.value) && columns.count > 1 { columns[0].isName = false }
    // `# | Animation | Duration`: the numbers of the rows name nothing.
    if columns[0].isNumbering, columns.count > 2, columns[1].kind == nil || columns[1].kind == .easing,
      columns[1].parameter == nil, !columns[1].isHex, !columns[1].words.contains(.value)
    {
      columns[0].isName = false
      columns[1].isName = true
    }
    guard columns[0].isPlace, columns.count > 1 else { return }
    columns[0].isName = false
    let naming = columns.firstIndex(where: \.isNaming)
    if let naming { columns[naming].isName = true }
    isOfPlaces = naming == nil
  }

  /// Below a header in whatever language the first column holds values where its first cells are measures, and the second
  /// names them. Below `Size | Class | CSS size` it names the rows where its cells are words.
  private mutating func markMeasures(of table: Int) {
    let rows = document.children(of: table).lazy.filter { [document] in !document[$0].isHeader }.prefix(2)
    if columns.count > 1, !columns[0].isName, columns[0].kind != nil,
      columns.dropFirst().contains(where: { [own = columns[0].words] in !$0.words.isDisjoint(with: own) }),
      rows.allSatisfy({ [self] row in document.children(of: row).prefix(1).allSatisfy(isWords) })
    {
      columns[0].isName = true
      return
    }
    guard columns.count > 1, columns[0].isName, columns[0].kind == nil, columns[1].kind == nil else { return }
    var count = 0
    for row in rows {
      let cells = Array(document.children(of: row).prefix(2))
      guard cells.count == 2, isMeasure(cell: cells[0]), !isMeasure(cell: cells[1]) else { return }
      count += 1
    }
    guard count == 2 else { return }
    columns[0].isName = false
    columns[1].isName = true
  }

  /// Whether a cell has letters and no digit that it begins with.
  private func isWords(cell: Int) -> Bool {
    let text = Trimming.bytes(document.plainBytes(of: cell))
    return text.first?.isLetter == true && !Gate.mayHoldCellValue(text)
  }

  /// Whether a cell is a number with its unit and nothing else.
  private func isMeasure(cell: Int) -> Bool {
    let text = Array(Trimming.bytes(document.plainBytes(of: cell)).prefix(24))
    guard text.first?.isDigit == true else { return false }
    var reader = QuantityReader(text, at: 0)
    return reader.read()?.unit != nil && reader.index == text.count
  }

  private mutating func markRows() {
    isOfContrast = columns.contains(where: \.isContrast)
    let kindAbove = around.kind(beside: [], isDotted: false)?.kind
    let isOfParts = [.undrawn, .leading, .tracking].contains(kindAbove)
    isTypeAbove = kindAbove == .type || isOfParts && around.has(.typography)
    for index in columns.indices {
      let kind = columns[index].kind
      columns[index].isEasing = kind == .easing || kind == nil && kindAbove == .easing
    }
    let isOfFamilies = around.levels.contains { $0.words.isSuperset(of: [.typography, .family]) }
    mayHoldStacks = around.has(.typography) && (columns.count == 2 || isOfFamilies)
    let parameters = Set(columns.compactMap(\.parameter)).subtracting([.duration, .velocity, .mass])
    isSpring = parameters.count > 1 || parameters.count == 1 && (around.has(.spring) || parameters.contains(.bounce))
    saysType =
      isTypeAbove
      || columns.contains {
        !$0.words.isDisjoint(with: [.leading, .letter, .family, .typography]) || $0.words.isLeading
      }
    guard saysType || columns.contains(where: { $0.words.contains(.weight) }) else { return }
    markSizes()
    isTypeValue = typeSizes.isEmpty && isTypeAbove
    guard isTypeValue else { return }
    let value = columns.firstIndex { !$0.isName && $0.words == .value && $0.unit == nil }
    typeSizes = value.map { [$0] } ?? []
  }

  /// The first column of sizes, or all of them where each is for a device.
  private mutating func markSizes() {
    let sizes = columns.indices.filter {
      !columns[$0].isName && columns[$0].words.contains(.size) && columns[$0].parameter == nil
    }
    let devices = columns.indices.filter {
      !columns[$0].isName && columns[$0].isDevice && columns[$0].words.isSubset(of: [.size, .typography, .text])
    }
    typeSizes = sizes.isEmpty || sizes.allSatisfy(devices.contains) ? devices : [sizes[0]]
  }

  // MARK: Rows

  /// - Parameter first: the cell that the row begins with.
  mutating func read(_ row: Int, from first: Int) {
    cells.removeAll(keepingCapacity: true)
    cells += document.children(of: row).dropFirst(first).prefix(columns.count)
    let mayHold = cells.map { [document, cell] node in
      let text = document.file[document[node].range]
      return Gate.mayHoldCellValue(text) || cell.mayNameMaterial(text)
    }
    guard
      mayHoldStacks
        || zip(mayHold, columns).contains(where: {
          $0 || $1.isHex || $1.isFamily || $1.isFamilyWord || $1.isTypeface || $1.isEasing
        })
    else { return }
    name = nil
    if isOfPlaces || isPair { return readMentions() }
    if readSpring() || readShadow() { return }
    // `Size | Height | Padding | Font size`: the type of a component is one of its measures.
    if readType() { return isTypeAbove ? () : readMeasures() }
    if readTransposed() { return }
    if readClasses() { return readMeasures() }
    let start = values.count
    readFamilies()
    colors.removeAll(keepingCapacity: true)
    lists.removeAll(keepingCapacity: true)
    pairs.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    let namesCurve = namesCurve
    if namesCurve { name = plainName(of: 0) }
    for column in cells.indices.dropFirst(namesCurve ? 1 : 0)
    where mayHold[column] || columns[column].isEasing || columns[column].isHex {
      cell.read(cells[column])
      if readClassLengths(column) { continue }
      cell.read(cells[column])
      if readProperties(column) { continue }
      guard cell.text.count <= Recognition.longestText, readColors(column), cell.text.count <= Self.longestCell,
        !columns[column].isName || columns.count == 1
      else { continue }
      if readSlashedSpring(column) || readNamedTimes(column) || readNamedList(column) || readOpacity(column)
        || readBox(column) || readLimits(column)
      {
        continue
      }
      if cell.hasQuantity || columns[column].isEasing { readNumbers(column) }
    }
    addColors()
    giveWeights(since: start)
    values += numbers
  }

  /// Whether the first cell is what a curve in another is called: `ease-out | cubic-bezier(0.16, 1, 0.3, 1)`.
  private var namesCurve: Bool {
    guard columns.count > 1, columns[0].isEasing, !holdsCurve(0) else { return false }
    return cells.indices.dropFirst().contains { holdsCurve($0) }
  }

  /// The colours of a row that is about a place in a file.
  private mutating func readMentions() {
    for column in cells.indices {
      cell.read(cells[column])
      values += ColorScan(cell, isCell: true).mentions
    }
  }

  /// Reads the shadows, gradients and colours of a cell; false where it holds shadows or gradients, and so no numbers.
  private mutating func readColors(_ column: Int) -> Bool {
    guard !columns[column].words.contains(.ticket) else { return true }
    var scan = ColorScan(cell, isCell: true)
    let words = columns[column].words
    scan.takeDigits {
      words.contains(.color) || around.has(.color) || KindWords(Array(rowName().text.utf8)[...]).contains(.color)
    }
    if columns[column].isHex { scan.takeBareHex() }
    if cell.hasQuantity, words.contains(.color) || around.has(.color) { scan.takeShare(from: 0) { variables } }
    scan.takeChannels(from: 0)
    if scan.found.isEmpty, !columns[column].isName, cell.text.contains(UInt8(ascii: "-")) {
      let classes = ClassValues.colors(ofCell: cell, &tailwind)
      if !classes.isEmpty, tailwind.isVersion3 { scan.found = classes }
    }
    if let function = columns[column].function, !holdsHex { scan.takeChannels(of: function) }
    if ColorScan.mayRefer(cell) { scan.takeReferences(variables) }
    guard mayBeColor || mayBeLayers else {
      values += scan.mentions
      return true
    }
    if LayerScan.mayBe(in: scan) {
      let row = rowName()
      // What casts no box is not drawn.
      if row.text.hasSuffix("text-shadow") { return false }
      let own = KindWords(Array(row.text.utf8)[...])
      let layers = scan.takeLayers { [columns, around] word in
        if columns[column].words.contains(word) { return .header(node: columns[column].header) }
        return around.evidence(of: word) ?? (own.contains(word) ? row.range.map(Evidence.words) : nil)
      }
      let labels = labels(of: layers)
      for (number, layer) in layers.enumerated() {
        let own = labels.map { $0[number] } ?? columns[column].theme.map { _ in header(of: column) }
        let name = own.map { Name("\(row.text), \($0)") } ?? valueName(layer.kind, column)
        add(name, layer.kind, layer.value, cell.place(layer.range), cells[column], [layer.evidence])
      }
      if !layers.isEmpty { return false }
    }
    take(scan, column)
    return true
  }

  /// Whether a cell of the row gives a colour with its digits, which no other notation rounds.
  private var holdsHex: Bool {
    cells.contains { document.file[document[$0].range].contains(UInt8(ascii: "#")) }
      || columns.contains(where: \.isHex)
  }

  /// What a column's header says.
  func header(of column: Int) -> String {
    Trimming.text(document.plainBytes(of: columns[column].header))
  }

  var wholeCell: ByteRange { cell.place(0..<cell.text.count) }

  /// Whether the cell is a colour alone or beside a few words and not a sentence.
  var mayBeColor: Bool {
    cell.text.last != UInt8(ascii: ".") && cell.text.count { $0 == UInt8(ascii: " ") } <= 8
  }

  /// Whether a longer cell may be a shadow of several layers or a gradient, with no sentence around it.
  private var mayBeLayers: Bool {
    guard cell.text.count <= 400, let last = cell.text.last else { return false }
    if last == UInt8(ascii: ")") { return true }
    return last.isHexDigit && HexColors.find(in: cell.text[...]).last?.range.upperBound == cell.text.count
  }

  mutating func add(
    _ name: Name, _ kind: ValueKind, _ value: RecognizedValue.Value, _ range: ByteRange, _ node: Int,
    _ evidence: [Evidence]
  ) {
    guard let value = made(name, kind, value, range, node, evidence) else { return }
    values.append(value)
  }

  mutating func addNumber(
    _ name: Name, _ kind: ValueKind, _ value: RecognizedValue.Value, _ range: ByteRange, _ column: Int,
    _ evidence: [Evidence]
  ) {
    guard var value = made(name, kind, value, range, cells[column], evidence), !isGiven(value) else { return }
    // `Modal | 220ms | 180ms` below `Enter` and `Exit`: what else is in the row tells neither apart.
    for index in numbers.indices where numbers[index].kind == kind && numbers[index].name == name.text {
      guard let other = cells.firstIndex(of: numbers[index].node), other != column, !header(of: other).isEmpty,
        !header(of: column).isEmpty, !value.isSame(as: numbers[index])
      else { continue }
      (numbers[index].name, numbers[index].nameRange) = ("\(name.text), \(header(of: other))", nil)
      (value.name, value.nameRange) = ("\(name.text), \(header(of: column))", nil)
    }
    numbers.append(value)
  }

  /// Whether the row gives the same length in another unit: `24px | 1.5rem`.
  private func isGiven(_ value: RecognizedValue) -> Bool {
    guard case .quantity(let quantity) = value.value, quantity.high == nil else { return false }
    return numbers.contains { other in
      guard other.kind == value.kind, other.name == value.name, case .quantity(let given) = other.value else {
        return false
      }
      return given.isInOtherUnit(than: quantity) && given.equals(quantity)
    }
  }

  /// Nil where the row has no name, or a text for one.
  private func made(
    _ name: Name, _ kind: ValueKind, _ value: RecognizedValue.Value, _ range: ByteRange, _ node: Int,
    _ evidence: [Evidence]
  ) -> RecognizedValue? {
    guard !name.text.isEmpty, name.text.utf8.count <= Self.longestName || name.text.count <= Self.longestName
    else { return nil }
    return RecognizedValue(kind, value, name: name, range: range, node: node, evidence: evidence)
  }
}

extension Quantity {
  /// As springs have it: seconds, and shares of 1.
  var share: Double { unit == .ms ? low / 1000 : unit == .percent ? low / 100 : low }
}

extension RecognizedValue {
  /// Whether both are one number, be its unit written or not: `0` and `0px`.
  fileprivate func isSame(as other: RecognizedValue) -> Bool {
    guard case .quantity(let one) = value, case .quantity(let two) = other.value else { return false }
    return one.low == two.low && one.high == two.high
  }
}
