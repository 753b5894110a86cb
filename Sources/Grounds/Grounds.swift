import Files
import Printing
package import Scans
package import Syntax
import Wording

/// What the drawings of a document rest on: the words that it writes for each value, and what of a list or a table no
/// drawing shows.
///
/// A drawing shows a number, and the document may say more: up to where it holds, for which mode, beside what. What stands
/// here is cut out of the document, so that nothing of that is lost when a value is drawn.
package struct Grounds: Sendable {
  let document: MarkdownDocument
  /// The places of all values that the document gives, in their order.
  private let places: [ByteRange]
  /// Where those begin that are drawn, in their order.
  private let drawn: [Int]
  /// How many pixels a rem is, where the document says so.
  package let pixelsPerRem: Double?

  /// - Parameters:
  ///   - values: all that the document gives.
  ///   - drawn: those that some figure shows.
  package init(_ values: [RecognizedValue], drawn: [RecognizedValue], in document: MarkdownDocument) {
    self.document = document
    pixelsPerRem = RemRoot.pixels(in: document.file.bytes[...])
    places = values.lazy.filter { !$0.isMention }.map(\.range).sorted { $0.start < $1.start }
    self.drawn = drawn.lazy.map(\.range.start).sorted()
  }

  /// The most that a caption has room for: as a figure, and as a remark, in characters.
  static let (mostFigure, mostRemark) = (28, 120)

  /// What the document writes for a value.
  package func ground(of value: RecognizedValue) -> ValueGround {
    switch value.value {
    case .color: return ValueGround(remark: className(of: value))
    case .themed, .families: return ValueGround()
    case .type:
      if document[value.node].kind == .tableCell {
        var ground = ValueGround(figure: row(of: value))
        ground.isLimited = ground.figure != nil
        ground.remark = letters(of: value, besides: ground.figure)
        return ground
      }
      let remark = remark(of: value, behind: nil).flatMap { Measures.areAll(of: $0) ? nil : $0 }
      return ValueGround(remark: remark ?? letters(of: value, besides: nil))
    case .easing, .spring, .shadow, .gradient:
      return ValueGround(remark: remark(of: value, behind: PlainSlice.text(document.file.bytes[value.range.bounds])))
    case .quantity(let quantity):
      let figure = figure(of: value, quantity)
      let slice = PlainSlice.text(document.file.bytes[value.range.bounds])
      var ground = ValueGround(figure: figure, remark: remark(of: value, behind: figure ?? slice))
      ground.whole = whole(of: value)
      ground.isLimited = figure != nil && figure != slice
      if value.kind == .type || value.kind == .weight, isAlone(value) {
        let beside = TypeBeside(document.plainBytes(of: value.node))
        (ground.weight, ground.leading) = (beside.weight, beside.leading)
      }
      return ground
    }
  }

  /// How letters are set that a style is for, as its row, its line or its clause says; nil where its figure says so.
  private func letters(of value: RecognizedValue, besides figure: String?) -> String? {
    let isCell = document[value.node].kind == .tableCell
    let row = document[isCell ? document.parent(of: value.node) ?? value.node : value.node].range.bounds
    guard let part = isCell || isAlone(value) ? row : limits(of: value) else { return nil }
    let said = LetterStyle(PlainSlice.text(document.file.bytes[part])).words
    let known = LetterStyle(figure ?? "").words
    let new = said.filter { !known.contains($0) }
    return new.isEmpty ? nil : new.joined(separator: ", ")
  }

  private func whole(of value: RecognizedValue) -> String? {
    let range = document[value.node].range
    let isText = document[value.node].kind == .paragraph || document[value.node].kind == .tableCell
    guard isText, range.contains(value.range) else { return nil }
    let name = value.nameRange.map { range.contains($0) && $0.end <= value.range.start ? $0.end : range.start }
    let text = PlainSlice.text(document.file.bytes[(name ?? range.start)..<range.end])
    return text.count <= Self.mostFigure ? text : nil
  }

  /// The class that a colour stands for, which is a framework's and not the document's.
  private func className(of value: RecognizedValue) -> String? {
    let text = PlainSlice.text(document.file.bytes[value.range.bounds])
    let parts = text.split(separator: "-")
    guard parts.count > 1, let step = parts.last, (2...3).contains(step.count), step.allSatisfy(\.isNumber),
      text.utf8.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") })
    else { return nil }
    return "\(text) of Tailwind"
  }

  // MARK: Numbers

  /// The number with what limits it; nil where it is a number alone.
  private func figure(of value: RecognizedValue, _ quantity: Quantity) -> String? {
    guard let limits = limits(of: value) else { return nil }
    let own = PlainSlice.text(document.file.bytes[value.range.bounds])
    guard own.contains(where: \.isNumber), own.count <= Self.mostFigure else { return nil }
    let clause = Clause(around: value.range, in: limits, of: document)
    let whole = PlainSlice.text(document.file.bytes[clause.range])
    let isWhole = whole.count <= Self.mostFigure && clause.isShort && whole.contains(own)
    let figure = Self.withoutName(isWhole ? whole : clause.limited(own), value.name)
    if figure.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" || $0 == "," }) { return nil }
    // `28 (rarely)` below `sizes in points`: the unit is written elsewhere.
    guard let unit = quantity.unit, own.allSatisfy({ !$0.isLetter && $0 != "%" }) else { return figure }
    return figure.replacing(own, with: "\(own) \(unit == .percent ? "%" : unit.rawValue)", maxReplacements: 1)
  }

  /// A figure without the words of its name that stand before it.
  private static func withoutName(_ figure: String, _ name: String) -> String {
    let words = Set(name.lowercased().split { !$0.isLetter })
    var rest = figure[...]
    // What joins it to the value before it is not its own: `or 24 px`.
    while case let word = rest.prefix(while: \.isLetter), !word.isEmpty,
      words.contains(word.lowercased()[...]) || ["or", "and"].contains(word)
    {
      rest = rest.dropFirst(word.count).drop { $0 == " " || $0 == ":" }
    }
    return rest.contains(where: \.isNumber) ? String(rest) : figure
  }

  /// The part of its text that is about a value alone: that behind its name, and between the other values.
  func limits(of value: RecognizedValue) -> Range<Int>? {
    let text = document[value.node].range
    var (low, high) = (Int(text.start), Int(text.end))
    let (start, end) = (Int(value.range.start), Int(value.range.end))
    guard start >= low, end <= high else { return nil }
    if document[value.node].kind == .codeBlock {
      let bytes = document.file.bytes
      low = bytes[low..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? low
      high = bytes[end..<high].firstIndex(of: 0x0A) ?? high
    }
    // Marks of elements are no words.
    if document[value.node].kind == .htmlBlock { return start..<end }
    if let name = value.nameRange {
      if name.end <= start { low = max(low, Int(name.end)) }
      if name.start >= end { high = min(high, Int(name.start)) }
    }
    let next = firstPlace(at: end)
    if next < places.count, places[next].start < high {
      high = isPairSign(end..<Int(places[next].start)) ? end : Int(places[next].start)
    }
    let first = firstPlace(at: start)
    if first > 0 {
      let before = min(Int(places[first - 1].end), start)
      low = isPairSign(before..<start) ? start : max(low, before)
    }
    return low..<max(high, end)
  }

  /// Whether what is between two values only joins a width and a height: `128x64`.
  private func isPairSign(_ range: Range<Int>) -> Bool {
    range.count <= 4 && ["x", "X"].contains(PlainSlice.text(document.file.bytes[range]))
  }

  /// The first of the places that begins at an offset or behind it.
  private func firstPlace(at offset: Int) -> Int { places.firstPlace { $0.start >= offset } }

  /// Whether a figure shows something of a part of the document.
  func isDrawn(_ part: ByteRange) -> Bool { drawn.hasPlace(in: part) }

  /// Where the first value of a part of the document begins that a figure shows.
  func firstDrawn(in part: ByteRange) -> Int? {
    let first = drawn.firstPlace { $0 >= part.start }
    return first < drawn.count && drawn[first] < part.end ? drawn[first] : nil
  }

  /// Whether no other value stands in a text.
  func isAlone(_ value: RecognizedValue) -> Bool {
    let text = document[value.node].range
    let first = firstPlace(at: Int(text.start))
    return first + 1 >= places.count || places[first + 1].start >= text.end
  }

  // MARK: Remarks

  /// What the item, or the cell, of a value says beside its figure.
  private func remark(of value: RecognizedValue, behind figure: String?) -> String? {
    let kind = document[value.node].kind
    let isItem = kind == .paragraph && document.parent(of: value.node).map { document[$0].kind == .item } == true
    guard isItem || kind == .tableCell, document[value.node].range.contains(value.range) else { return nil }
    var part: Range<Int>? = document[value.node].range.bounds
    if !isAlone(value) { part = limits(of: value).map { Clause(around: value.range, in: $0, of: document).range } }
    guard var range = part else { return nil }
    if let name = value.nameRange, range.contains(Int(name.end)), name.end <= value.range.start {
      range = Int(name.end)..<range.upperBound
    }
    var text = PlainSlice.text(document.file.bytes[range])
    let limit = limit(ofColumnOf: value.node)
    for joint in ["or ", "and "] where text.hasPrefix(joint) { text.removeFirst(joint.count) }
    if let figure, text.hasPrefix(figure) { text = PlainSlice.text(Array(text.dropFirst(figure.count).utf8)[...]) }
    guard text.contains(where: \.isLetter), text != figure, text.lowercased() != value.name.lowercased() else {
      return limit
    }
    return Self.cut((limit.map { "\($0): " } ?? "") + text, at: Self.mostRemark)
  }

  /// The head of a cell's column, where it says that what is below it are limits: `Minimum size`.
  private func limit(ofColumnOf cell: Int) -> String? {
    guard document[cell].kind == .tableCell, let row = document.parent(of: cell), let table = document.parent(of: row),
      let head = document.children(of: table).first(where: { document[$0].isHeader }),
      let column = Array(document.children(of: row)).firstIndex(of: cell),
      let header = document.children(of: head).dropFirst(column).first(where: { _ in true })
    else { return nil }
    let text = Trimming.text(document.plainBytes(of: header))
    return LimitWords.areIn(text) ? text : nil
  }

  static func cut(_ text: String, at most: Int) -> String {
    guard text.count > most else { return text }
    let head = text.prefix(most - 1)
    return (head.lastIndex(of: " ").map { String(head[..<$0]) } ?? String(head)) + "…"
  }

  // MARK: Rows

  /// The figures of a style of type where they are more than measures: the short cells of its row but for its name, and for
  /// those that give other values of their own.
  private func row(of value: RecognizedValue) -> String? {
    guard let row = document.parent(of: value.node) else { return nil }
    var parts: [String] = []
    for cell in document.children(of: row) {
      let range = document[cell].range
      if let name = value.nameRange, range.contains(name), cell != value.node { continue }
      let first = firstPlace(at: Int(range.start))
      let isOfOther = first < places.count && places[first].start < range.end && !range.contains(value.range)
      let text = PlainSlice.text(document.file.bytes[range.bounds])
      if isOfOther || !text.contains(where: { $0.isNumber || $0.isLetter }) { continue }
      let isName = value.name.lowercased().hasPrefix(text.lowercased())
      guard text.count <= Self.mostFigure, !isName else { continue }
      parts.append(text)
    }
    let figure = parts.joined(separator: ", ")
    if parts.allSatisfy({ !$0.contains(where: \.isNumber) || Measures.areAll(of: $0) }) { return nil }
    return figure.count <= Self.mostRow && figure.contains(where: \.isNumber) ? figure : nil
  }

  private static let mostRow = 80
}

extension [Int] {
  /// Whether one of some places in their order is within a range.
  func hasPlace(in range: ByteRange) -> Bool {
    let first = firstPlace { $0 >= range.start }
    return first < count && self[first] < range.end
  }
}

extension Array {
  /// The first place from which on a condition holds.
  fileprivate func firstPlace(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension ByteRange {
  var bounds: Range<Int> { Int(start)..<Int(end) }

  func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }
}
