import Files
import Printing
import Scans
import Syntax
import Wording

/// Several values in one cell, each with a name of its own.
extension TableScan {
  /// `sm 4px · md 8px`, `-light: 300 · -bold: 700`, `16px mobile / 24px desktop`.
  mutating func readNamedList(_ column: Int) -> Bool {
    guard !columns[column].isName, cell.lexemes.count > 4, case let parts = namedParts, parts.count > 1,
      let (kind, evidence) = kind(of: parts[0].quantity, column),
      parts.allSatisfy({ part in
        kind.takes(part.quantity) && KindWords(Array(part.label.text.utf8)[...]).ownKind ?? kind == kind
      })
    else { return false }
    let row = rowName()
    for part in parts {
      let (quantity, unit) = withUnit(part.quantity, kind, column)
      let name = part.isEnd ? Name("\(row.text)-\(part.label.text)") : Name("\(row.text), \(part.label.text)")
      addNumber(
        part.isVariable ? part.label : name, kind, .quantity(quantity),
        cell.place(part.quantity.start..<part.quantity.end), column, [evidence, unit].compactMap(\.self))
    }
    return true
  }

  /// `space-4 (16px)`, `fast (120ms), slow (240ms)`: measures in brackets behind names of their own, which tell several
  /// apart where no sides do.
  mutating func readBracketed(_ column: Int) -> Bool {
    let found = bracketed
    guard let first = found.first,
      found.count > 1 || columns[column].kind != nil || columns[column].words.contains(.value)
        || NumberScan.isClass(first.label),
      found.allSatisfy({ $0.quantity.unit?.isTime == first.quantity.unit?.isTime })
    else { return false }
    let count = values.count + numbers.count
    for one in found {
      add(one.quantity, column, isPlain: true, side: one.side ?? (found.count > 1 ? one.label : nil))
    }
    return values.count + numbers.count > count
  }

  /// None where a number stands anywhere else.
  private var bracketed: [(label: String, quantity: Quantity, side: String?)] {
    var found: [(label: String, quantity: Quantity, side: String?)] = []
    var index = 0
    while index < cell.lexemes.count {
      let first = index
      while index < cell.lexemes.count, cell.lexemes[index].isWord || cell.isHyphen(index) { index += 1 }
      guard first < index, index - first <= 4, index + 2 < cell.lexemes.count, cell.lexemes[index].isOpen,
        let quantity = cell.lexemes[index + 1].quantity, quantity.unit != nil, cell.lexemes[index + 2].isClose,
        let label = cell.name(cell.lexemes[first].start..<cell.lexemes[index - 1].end)
      else { break }
      index += 3
      let said = cell.lexemes[index...].prefix(while: \.isWord)
      let side = said.count == 1 ? cell.word(at: index).flatMap { Self.sides.contains($0) ? $0 : nil } : nil
      found.append((label.text, quantity, side))
      index += said.count
      guard index < cell.lexemes.count, cell.lexemes[index].isBreak || cell.isSlash(index) else { break }
      index += 1
    }
    return cell.lexemes[index...].contains(where: \.isQuantity) ? [] : found
  }

  private static let sides: Set<String> = [
    "vertical", "horizontal", "top", "bottom", "left", "right", "inline", "block",
  ]

  /// `sm` and `md` of ``sm `0 1px 2px …` · md `0 4px 6px …` ``: the words right before several shadows or gradients, where
  /// each has one.
  func labels(of layers: [LayerScan.Found]) -> [String]? {
    guard layers.count > 1 else { return nil }
    let words = layers.compactMap { layer -> String? in
      guard let word = cell.lexemes.lastIndex(where: { $0.end <= layer.range.lowerBound && !$0.isColon }),
        word == 0 || isSeparator(word - 1)
      else { return nil }
      return cell.word(at: word)
    }
    return words.count == layers.count && Set(words).count == words.count ? words : nil
  }

  /// `42x26px`: a cell that is a width and a height, where nothing says that they are anything else.
  mutating func readBox(_ column: Int) -> Bool {
    guard !columns[column].isName, columns[column].kind ?? .size == .size, case let sides = sidesOfBox, sides.count == 2
    else { return false }
    let row = rowName()
    let own = KindWords(Array(row.text.utf8)[...]).ownKind
    // `Login, mobile | 375x812px` is the screen that it was drawn for.
    let isOfScreen = row.text.lowercased().split { !$0.isLetter }.contains(where: FrameWords.devices.contains)
    guard !isOfScreen, own ?? .size == .size,
      columns[column].kind == .size || ![.spacing, .radius].contains(around.nearest?.kind)
    else { return false }
    let evidence = columns[column].kind == .size ? Evidence.header(node: columns[column].header) : .notation
    // `Button | 60×60 | 60×120` below `Least` and `Recommended`
    let isOneOfSeveral = cells.indices.contains { other in
      other != column && !columns[other].isName
        && document.plainBytes(of: cells[other]).first.map { $0.isDigit } == true
    }
    let name = isOneOfSeveral && !header(of: column).isEmpty ? "\(row.text), \(header(of: column))" : row.text
    for (side, label) in zip(sides, ["width", "height"]) {
      addNumber(
        Name("\(name), \(label)"), .size, .quantity(side), cell.place(side.start..<side.end), column, [evidence])
    }
    return true
  }

  /// `25% (min 180px, max 280px)`: the least and the most of a length that a share of something else gives.
  mutating func readLimits(_ column: Int) -> Bool {
    guard !columns[column].isName, cell.lexemes.count > 3, cell.lexemes[0].quantity?.unit == .percent,
      cell.lexemes[1].isOpen, cell.lexemes[cell.lexemes.count - 1].isClose, columns[column].kind ?? .size == .size,
      case let row = rowName(), KindWords(Array(row.text.utf8)[...]).ownKind == .size || columns[column].kind == .size
    else { return false }
    let limits = cell.lexemes.indices.dropFirst(2).compactMap { index -> (label: String, length: Quantity)? in
      guard let word = cell.word(at: index), ["min", "max"].contains(word), index + 1 < cell.lexemes.count,
        let length = cell.lexemes[index + 1].quantity, length.unit?.isLength == true
      else { return nil }
      return (word, length)
    }
    for (label, length) in limits {
      addNumber(
        Name("\(row.text), \(label)"), .size, .quantity(length), cell.place(length.start..<length.end), column, [.unit])
    }
    return !limits.isEmpty
  }

  /// None where they are equal, which is one length.
  private var sidesOfBox: [Quantity] {
    let text = cell.text[...]
    guard text.count <= 20, text.first?.isDigit == true,
      let sign = text.firstPlace(of: "×") ?? text.firstPlace(of: " x ") ?? text.firstPlace(of: "x")
    else { return [] }
    let sides = [text[..<sign.lowerBound], text[sign.upperBound...]].compactMap { part -> Quantity? in
      let digits = part.drop(while: \.isSpace)
      guard digits.first?.isDigit == true else { return nil }
      var reader = QuantityReader(Array(digits), at: 0)
      guard let side = reader.read(), side.high == nil, digits.dropFirst(reader.index).allSatisfy(\.isSpace) else {
        return nil
      }
      return side.moved(by: digits.startIndex)
    }
    guard sides.count == 2, let unit = sides[1].unit, unit.isLength, sides[0].unit ?? unit == unit,
      sides[0].low != sides[1].low
    else { return [] }
    return sides.map { $0.with(unit) }
  }

  private struct NamedPart {
    let label: Name
    let quantity: Quantity
    /// Whether its name is the end of that of the row: `-light`.
    let isEnd: Bool
    let isVariable: Bool
  }

  /// None where anything else is in the cell, or a name is said twice.
  private var namedParts: [NamedPart] {
    var found: [NamedPart] = []
    var first = 0
    while first < cell.lexemes.count {
      let end = cell.lexemes.indices[first...].first(where: isSeparator) ?? cell.lexemes.count
      guard let part = namedPart(first..<end) else { return [] }
      found.append(part)
      first = end + 1
    }
    return Set(found.map(\.label.text)).count == found.count ? found : []
  }

  private func isSeparator(_ index: Int) -> Bool {
    if case .semicolon = cell.lexemes[index].kind { return true }
    return cell.lexemes[index].isComma || cell.isPoint(cell.lexemes[index]) || cell.isSlash(index)
  }

  /// Up to three words and a number behind or before them.
  private func namedPart(_ part: Range<Int>) -> NamedPart? {
    var pieces = part
    while let first = pieces.first, cell.isHyphen(first) { pieces.removeFirst() }
    let hyphens = pieces.lowerBound - part.lowerBound
    guard let number = pieces.first(where: { cell.lexemes[$0].isQuantity }),
      let quantity = cell.lexemes[number].quantity,
      number == pieces.lowerBound || number == pieces.upperBound - 1
    else { return nil }
    var words = number == pieces.lowerBound ? number + 1..<pieces.upperBound : pieces.lowerBound..<number
    if let last = words.last, last + 1 == number, cell.lexemes[last].isColon || cell.lexemes[last].isDash {
      words.removeLast()
    }
    guard (1...3).contains(words.count), words.allSatisfy(cell.isStepOrWord),
      let label = cell.name(cell.lexemes[words.lowerBound].start..<cell.lexemes[words.upperBound - 1].end)
    else { return nil }
    return NamedPart(label: label, quantity: quantity, isEnd: hyphens == 1, isVariable: hyphens > 1)
  }
}
