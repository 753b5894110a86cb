import Colorimetry
import Files
import Motion
import Printing
import Scans
import Syntax
import Wording

/// The colours and numbers of a row.
extension TableScan {
  /// Takes the colours of a cell: one, or several that it parts or names.
  mutating func take(_ scan: ColorScan, _ column: Int) {
    if scan.found.contains(where: \.isPart) || isSpokenOf(scan, column) {
      values += scan.mentions
      return
    }
    let themes = scan.found.count == 2 ? themesOfPair(column) : []
    let found = mayBeColor || scan.isBare ? scan.values(known: [:], themes: themes) : []
    let cellColors =
      found.count == scan.found.count
      ? zip(found, scan.found).map { CellColor(column: column, value: $0, color: $1.color) } : []
    if mayBeColor, cellColors.count == 1, !columns[column].isName, let name = path(before: cellColors[0]) {
      add(name, .color, .color(cellColors[0].color), cellColors[0].value.range, cells[column], [.notation])
    } else if mayBeColor, cellColors.count == 1 {
      colors.append(cellColors[0])
    } else if mayBeColor, found.count == 1, case .themed(let themed) = found[0].value {
      pairs.append((column, themed))
    } else if scan.isBare, !columns[column].isName, !cellColors.isEmpty {
      lists.append(cellColors)
    } else if mayBeColor, let first = cellColors.first, scan.isBehindFirst {
      // `#0AB268 (also #00B42A / #009A29)`
      colors.append(first)
      values += scan.mentions.dropFirst()
    } else if mayBeColor, !columns[column].isName, let labels = scan.labels {
      for (color, label) in zip(cellColors, labels) {
        let name = Name("\(rowName().text), \(label.text)")
        add(name, .color, .color(color.color), color.value.range, cells[column], [.notation])
      }
    } else {
      values += scan.mentions
    }
  }

  /// Whether a cell of remarks only speaks of its colour: `the star; deepens to #C8860F on pale grounds`, or answers what
  /// the row says in a sentence.
  private mutating func isSpokenOf(_ scan: ColorScan, _ column: Int) -> Bool {
    if isFormer(column) || columns[column].isUse && !colors.isEmpty && !columns[column].isName { return true }
    guard column > 0, !columns[column].isName, columns.count > 2, let first = scan.found.first,
      columns[column].words.isDisjoint(with: [.color, .value, .light, .dark]),
      !GenericName.isNotation(header(of: column)), scan.wordsBefore(first.range.lowerBound) > 3
    else { return false }
    return !colors.isEmpty || rowName().text.count { $0 == " " } > Self.mostWordsOfName
  }

  private static let mostWordsOfName = 4

  /// Whether a column holds what was, beside one that holds what is: `Old token | New token`.
  private func isFormer(_ column: Int) -> Bool {
    columns[column].isFormer && columns.contains(where: \.isNew)
  }

  mutating func addColors() {
    takeWords()
    if addNamedLists() { return }
    let isThemed = Set(colors.compactMap { columns[$0.column].theme }).count > 1
    addSingleColors()
    for pair in pairs { addThemed(pair.colors, pair.column) }
    // Beside a colour in two themes it is the same in another notation.
    for list in lists where !isThemed {
      let column = list[0].column
      if list.count == 2, let pair = pairs.first {
        addThemed(
          zip(pair.colors, list).map { ThemedColor(theme: $0.theme, color: $1.color, range: $1.value.range) }, column)
        continue
      }
      if let names = rangedNames(list.count) {
        for (color, name) in zip(list, names) {
          add(Name(name), .color, .color(color.color), color.value.range, cells[column], [.notation])
        }
        continue
      }
      let labels = slashedLabels(of: column, list.count)
      guard labels != nil || !columns[column].words.isDisjoint(with: [.color, .value]) || around.has(.color) else {
        continue
      }
      for (number, color) in list.enumerated() {
        let name = labels.map { Name("\(rowName().text), \($0[number])") } ?? rowName()
        add(name, .color, .color(color.color), color.value.range, cells[column], [.notation])
      }
    }
  }

  /// `white` in the column of one theme where that of another has a colour.
  private mutating func takeWords() {
    guard pairs.isEmpty, lists.isEmpty, !colors.isEmpty,
      colors.allSatisfy({ columns[$0.column].theme != nil })
    else { return }
    for column in cells.indices
    where columns[column].theme != nil && !colors.contains(where: { $0.column == column }) {
      cell.read(cells[column])
      var scan = ColorScan(cell, isCell: true)
      scan.takeWord(from: 0)
      if let color = scan.found.first, let value = scan.values(known: [:]).first {
        colors.append(CellColor(column: column, value: value, color: color.color))
      }
    }
    colors.sort { $0.column < $1.column }
  }

  /// `--fill / --on-fill | #E8F5C8 / #2B4000 | #1C2C06 / #CBEE85`: names and colours two by two.
  private mutating func addNamedLists() -> Bool {
    guard let count = lists.first?.count, colors.isEmpty, lists.allSatisfy({ $0.count == count }) else { return false }
    var parts = rowName().text.split(separator: "/")
    if parts.count != count, let written = slashedNames(count) { parts = written.split(separator: "/") }
    let names = parts.map { Trimming.text(Array($0.utf8)[...]) }
    guard names.count == count, names.allSatisfy({ !$0.isEmpty }) else { return false }
    for (index, name) in names.enumerated() {
      // `--sky / -strong`
      let written = parts[index].trimmed
      let isEnd = index > 0 && written.hasPrefix("-") && !written.hasPrefix("--")
      add(lists.map { $0[index] }, Name(isEnd ? "\(names[0])-\(name)" : name))
    }
    return true
  }

  private mutating func addThemed(_ colors: [ThemedColor], _ column: Int) {
    let isAlone = self.colors.count + pairs.count + lists.count == 1
    let name = isAlone ? rowName() : Name("\(rowName().text), \(header(of: column))")
    let range = ByteRange(colors[0].range.start, colors[colors.count - 1].range.end)
    add(name, .color, .themed(colors), range, cells[column], [.notation])
  }

  private mutating func addSingleColors() {
    takeOpacity()
    // The same colour in several notations is one.
    if let first = colors.first,
      colors.allSatisfy({ $0.color.hex == first.color.hex && columns[$0.column].theme == nil })
    {
      colors = [first]
    }
    colors = colors.filter { !isNotation($0) }
    // In other notations its numbers are rounded, and the text of a picture may say it again; `Value (Dark)` and
    // `Value (Light)` are two colours.
    // Where they disagree, the digits are what is copied.
    let notations = colors.filter { GenericName.isNotation(header(of: $0.column)) }
    let given = notations.filter(isInDigits) + notations.filter { !isInDigits($0) }
    if let first = given.first {
      let kept = colors.filter { color in
        guard given.contains(where: { $0.column == color.column }) else { return color.color.hex != first.color.hex }
        return given.first { columns[$0.column].theme == columns[color.column].theme }?.column == color.column
      }
      colors = kept
    }
    guard !colors.isEmpty else { return }
    add(colors, rowName(), isShared: !pairs.isEmpty)
  }

  /// Whether a colour that is written with a function stands beside the same in digits: the one of `OKLCH | Hex`, however
  /// its numbers were rounded.
  private func isNotation(_ color: CellColor) -> Bool {
    guard !isInDigits(color) else { return false }
    return colors.contains { other in
      isInDigits(other) && columns[other.column].theme == columns[color.column].theme
        && other.color.opacity == color.color.opacity
        && ColorNotations.areOne(other.color, color.color, by: .row)
    }
  }

  private func isInDigits(_ color: CellColor) -> Bool {
    document.file.bytes[Int(color.value.range.start)] == UInt8(ascii: "#")
  }

  /// Adds the colours of a row under one name, those of two themes as one colour.
  ///
  /// - Parameter isShared: whether other cells of the row hold colours too.
  private mutating func add(_ colors: [CellColor], _ name: Name, isShared: Bool = false) {
    guard let first = colors.first else { return }
    if colors.count == 2, let one = columns[first.column].theme, let other = columns[colors[1].column].theme,
      one != other
    {
      let themed = zip([one, other], colors).map { ThemedColor(theme: $0, color: $1.color, range: $1.value.range) }
      let range = ByteRange(themed[0].range.start, themed[1].range.end)
      add(name, .color, .themed(themed), range, cells[first.column], [.notation])
      return
    }
    for color in colors {
      let isWhole = columns[color.column].isName && columns.count == 1
      // What is said in the column for how colours are written is the row's.
      let isGiven =
        GenericName.isNotation(header(of: color.column))
        && colors.count { GenericName.isNotation(header(of: $0.column)) } == 1
      let own = !isGiven && colors.count > 1 || isShared ? Name("\(name.text), \(header(of: color.column))") : name
      let count = values.count
      add(
        isWhole ? Name(color.value.name, color.value.nameRange) : own, .color, .color(color.color), color.value.range,
        cells[color.column], [.notation])
      // One alone is no more than the colour in its theme.
      if values.count > count, colors.count == 1, columns.count(where: { $0.theme != nil }) > 1, !saysSame {
        values[count].theme = columns[color.column].theme
      }
    }
  }

  /// Whether the column of another theme says that its colour is the same: `#2266ff | same`.
  private var saysSame: Bool {
    cells.indices.contains { column in
      columns[column].theme != nil
        && Self.sameWords.contains(Trimming.text(document.plainBytes(of: cells[column])).lowercased())
    }
  }

  private static let sameWords: Set = [
    "same", "same as light", "same as dark", "unchanged", "=", "idem", "identical", "(same)", "ditto", "gleich",
    "identique",
    "igual", "uguale", "同じ", "同左", "相同", "同上", "동일",
  ]

  /// An opacity beside one colour is that of the colour.
  private mutating func takeOpacity() {
    guard colors.count == 1, let index = numbers.firstIndex(where: { $0.kind == .opacity }),
      case .quantity(let share) = numbers[index].value, share.high == nil
    else { return }
    numbers.remove(at: index)
    guard colors[0].color.opacity == 1 else { return }
    colors[0].color = colors[0].color.withOpacity(share.unit == .percent ? share.low / 100 : share.low)
  }

  mutating func readNumbers(_ column: Int) {
    if readDeclaration(column) { return }
    if let (curve, pieces) = cell.easing(from: 0) {
      addNumber(
        valueName(.easing, column), .easing, .easing(curve), cell.place(ofPieces: pieces), column, [.notation])
      // `120ms, cubic-bezier(…)`, `opacity, 120ms, cubic-bezier(…)`
      let times = cell.lexemes.compactMap(\.quantity).filter { $0.unit?.isTime == true }
      if times.count == 1 { add(times[0], column, isPlain: true) }
      return
    }
    let isNamedCurve = columns[column].isEasing && cells.indices.contains { holdsCurve($0) }
    if columns[column].isEasing, !isNamedCurve,
      let (curve, pieces) = cell.writtenCurve(at: 0) ?? cell.easingKeyword(at: 0).map({ ($0, 0...0) })
    {
      let reason = columns[column].kind == nil ? around.kind(beside: [], isDotted: false)?.node : nil
      addNumber(
        valueName(.easing, column), .easing, .easing(curve), cell.place(ofPieces: pieces), column,
        [reason.map { .above(node: $0) } ?? .header(node: columns[column].header)])
      return
    }
    if columns[column].parameter == nil, let (spring, pieces) = cell.springs.first, spring.given.count > 1 {
      addNumber(
        valueName(.spring, column), .spring, .spring(spring), cell.place(ofPieces: pieces), column, [.notation])
      return
    }
    if columns[column].kind == .spacing, let sides = cell.lexemes.indices.first.map(cell.crossed(at:)), !sides.isEmpty {
      for side in sides { add(side, column, isPlain: true) }
      return
    }
    if readSlashed(column) { return }
    guard let first = cell.lexemes.first(where: { if case .other = $0.kind { false } else { true } }),
      let number = first.quantity
    else { return readBracketed(column) || readBehindWords(column) ? () : readTimes(column) }
    let isPlain = cell.lexemes.allSatisfy { $0.isQuantity || $0.isComma || !$0.isWord && !$0.isColon }
    var quantities = isPlain ? plainQuantities : [number]
    // `700 / 780ms`
    if quantities.count > 1, let unit = quantities.last?.unit, quantities.dropLast().allSatisfy({ $0.unit == nil }) {
      quantities = quantities.map { $0.unit == nil ? $0.with(unit) : $0 }
    }
    let sides = cell.lexemes.allSatisfy(\.isQuantity) ? ValueList.sides(quantities.count) : nil
    let isOfSides =
      sides != nil && (NumberScan.saysSides(rowName().text) || NumberScan.saysSides(header(of: column)))
    // `6px 6px 0 0`
    let isOfCorners = sides != nil && quantities.count == 4 && columns[column].kind == .radius
    for (place, quantity) in quantities.enumerated() {
      add(
        quantity, column, isPlain: isPlain,
        side: isOfCorners ? Self.corners[place] : isOfSides ? sides?[place] : nil)
    }
  }

  /// `squircle 28px`: the one length of a cell, behind one word or two that say no other kind, in a column whose head says
  /// what it is.
  private mutating func readBehindWords(_ column: Int) -> Bool {
    guard let kind = columns[column].kind, [.radius, .spacing, .borderWidth].contains(kind), cell.lexemes.count <= 5,
      let place = cell.lexemes.firstIndex(where: \.isQuantity), place <= 2,
      cell.lexemes.count(where: \.isQuantity) == 1,
      let quantity = cell.lexemes[place].quantity, quantity.unit?.isLength == true,
      KindWords(cell.text[..<quantity.start]).ownKind ?? kind == kind
    else { return false }
    add(quantity, column, isPlain: true)
    return true
  }

  /// Whether a cell of the row writes a curve out, so that a keyword in another is its name.
  func holdsCurve(_ column: Int) -> Bool {
    document.file[document[cells[column]].range].firstPlace(of: Self.bezier[...]) != nil
  }

  static let bezier = Array("cubic-bezier(".utf8)

  /// The numbers of a cell of numbers; one in brackets says the one before it again: `60x60 pt (180x180 px @3x)`.
  private var plainQuantities: [Quantity] {
    var depth = 0
    return cell.lexemes.enumerated().compactMap { index, lexeme in
      if lexeme.isOpen, index > 0 { depth += 1 }
      if lexeme.isClose { depth -= 1 }
      return depth > 0 ? nil : lexeme.quantity
    }
  }

  /// - Parameters:
  ///   - isPlain: whether there is nothing but numbers in the cell.
  ///   - side: which of several sides it is for.
  mutating func add(_ quantity: Quantity, _ column: Int, isPlain: Bool, side: String? = nil) {
    guard isPlain || quantity.unit != nil || columns[column].kind != nil,
      let (kind, evidence) = kind(of: quantity, column), kind.takes(quantity)
    else { return }
    let (full, unit) = withUnit(quantity, kind, column)
    let name = valueName(kind, column)
    addNumber(
      side.map { Name("\(name.text), \($0)") } ?? name, kind, .quantity(full),
      cell.place(quantity.start..<quantity.end), column,
      (evidence.map { [$0] } ?? []) + (unit.map { [$0] } ?? []))
  }

  /// The row's name, with the column's where several columns hold values of the kind.
  mutating func valueName(_ kind: ValueKind, _ column: Int) -> Name {
    let name = rowName()
    let isShared =
      columns.count { !$0.isName && $0.kind == kind } > 1
      || columns[column].isStep && columns.count(where: \.isStep) > 1
      || columns[column].theme != nil && columns.count { $0.theme != nil } > 1
    return isShared ? Name("\(name.text), \(header(of: column))") : name
  }

  /// In the unit that the header or what is above names, where the cell names none.
  func withUnit(
    _ quantity: Quantity, _ kind: ValueKind, _ column: Int
  ) -> (quantity: Quantity, evidence: Evidence?) {
    guard quantity.unit == nil, kind != .weight, kind != .opacity, kind != .layer else { return (quantity, nil) }
    if let unit = columns[column].unit, (kind == .duration) == unit.isTime {
      return (quantity.with(unit), .header(node: columns[column].header))
    }
    return around.withUnit(quantity, kind)
  }

  /// Whether a cell is the only one of its row that begins with a number, so that its header, in whatever language, is
  /// one for values.
  func isOnlyMeasure(_ column: Int) -> Bool {
    cells.indices.allSatisfy { index in
      let text = document.plainBytes(of: cells[index])
      let first = text.first ?? 0
      let isMeasure = (first.isDigit || first == UInt8(ascii: ".")) && !Self.namesStep(text)
      return isMeasure == (index == column)
    }
  }
}
