import Files
import Printing
package import Wording

/// Several numbers of one kind in a text: with commas, slashes or nothing between them, and a word or two beside each.
package struct ValueList {
  struct Item {
    let quantity: Quantity
    /// The words that say where it goes: `(inline)`, `sides`.
    let words: Range<Int>?
    let pieces: ClosedRange<Int>
  }

  private(set) var items: [Item] = []
  /// Whether nothing but blanks parts the numbers, as in a shorthand of CSS.
  private(set) var isShorthand = true
  private let scan: TextScan
  /// The piece behind the list's text.
  private let end: Int
  /// Whether `12px × 8px` are two values.
  private let takesSides: Bool

  /// Whether no words stand beside the numbers.
  var isPlain: Bool { items.allSatisfy { $0.words == nil } }

  /// Nil where anything else is in the text behind a piece, or up to another.
  init?(_ scan: TextScan, from start: Int, to end: Int? = nil, takesSides: Bool = false) {
    self.scan = scan
    self.end = end ?? scan.lexemes.count
    self.takesSides = takesSides
    guard read(from: start) else { return nil }
    giveUnits()
    guard let first = items.first else { return nil }
    let hasUnit = first.quantity.unit != nil
    guard items.allSatisfy({ ($0.quantity.unit != nil) == hasUnit }) else { return nil }
  }

  /// Whether commas or slashes part some of the numbers and blanks others: `48px, 12px 24px`.
  private(set) var isMixed = false

  /// The radii of the corners that a shorthand of four rounds: `12px 12px 0 0`.
  var corners: [(name: String, radius: Quantity)]? {
    guard isShorthand, isPlain, items.count == 4, items.contains(where: { $0.quantity.low == 0 }) else { return nil }
    let radii = items.map(\.quantity)
    let isInRows = radii[0].low == radii[1].low && radii[2].low == radii[3].low
    let named = zip(["top left", "top right", "bottom right", "bottom left"], radii).map { ($0, $1) }
    return (isInRows ? [("top", radii[0]), ("bottom", radii[2])] : named).filter { $0.1.low > 0 }
  }

  /// What the lengths of all sides are called, in the order of CSS.
  var sides: [String]? {
    guard isShorthand, isPlain else { return nil }
    return Self.sides(items.count)
  }

  /// The sides that so many lengths of a shorthand are for: `vertical` and `horizontal` of two.
  package static func sides(_ count: Int) -> [String]? {
    switch count {
    case 2: ["vertical", "horizontal"]
    case 3: ["top", "horizontal", "bottom"]
    case 4: ["top", "right", "bottom", "left"]
    default: nil
    }
  }

  private mutating func read(from start: Int) -> Bool {
    var index = start
    var isBehindBlank = false
    var isBehindSlash = false
    while index < end {
      let before = words(from: &index)
      guard index < end, before.count <= 3 else { return false }
      // `cards 20px / chips round / pictures 16px`: one of several says no number.
      if !before.isEmpty, !items.isEmpty, isBehindSlash, scan.isSlash(index) {
        index += 1
        continue
      }
      let sides = takesSides ? scan.crossed(at: index) : []
      let quantities = sides.isEmpty ? scan.quantities(at: index) : sides
      guard !quantities.isEmpty, !scan.lexemes[index].isWord, items.count < Self.most else { return false }
      let piece = index
      index += 1
      var after = words(from: &index)
      // `12 / 16 / 24 scale`
      if !items.isEmpty, isOfList(after) { after = index..<index }
      guard after.count <= 3, before.isEmpty || after.isEmpty else { return false }
      let remark = bracket(at: &index)
      let isOfSides = !sides.isEmpty && before.isEmpty && after.isEmpty
      let own = isOfSides ? nil : [before, after, remark].compactMap(\.self).first { !$0.isEmpty }
      // `12px 12px 0 0 (top only)`: a remark on all of them.
      let isShared = isBehindBlank && own != nil && own == remark
      if let own, !isShared, quantities.count > 1 || !isPlace(own) { return false }
      if quantities.count > 1 { isShorthand = false }
      for quantity in quantities {
        // `16px / 1rem` is one value, whatever the root is.
        if let last = items.last?.quantity, last.isInOtherUnit(than: quantity) {
          guard isBehindSlash || quantities.count > 1 else { return false }
          let known = items.removeLast()
          items.append(
            Item(
              quantity: quantity.unit == .px ? quantity : last, words: known.words ?? own,
              pieces: known.pieces.lowerBound...index - 1))
          continue
        }
        items.append(Item(quantity: quantity, words: isShared ? nil : own, pieces: piece...index - 1))
      }
      let end = index
      guard let isOver = separator(at: &index, isBare: own == nil && remark == nil) else { return false }
      if isOver { return true }
      isMixed = isMixed || items.count > 1 && isBehindBlank != (index == end)
      isBehindBlank = index == end
      isShorthand = isShorthand && isBehindBlank
      isBehindSlash = index == end + 1 && scan.isSlash(end)
    }
    return !items.isEmpty
  }

  private static let most = 64

  /// Whether words at the end say what the numbers are together.
  private func isOfList(_ words: Range<Int>) -> Bool {
    let isAtEnd = words.upperBound == end || scan.lexemes[words.upperBound].isBreak && words.upperBound + 1 == end
    // `12 / 16 / 24 px is the scale.`
    let isVerb = words.count <= 5 && words.first.map { scan.isWord($0, in: ["is", "are"]) } == true
    return isAtEnd && (words.count == 1 || isVerb)
      && words.last.map { scan.isWord($0, in: ["scale", "ramp", "steps", "system"]) } == true
  }

  private func words(from index: inout Int) -> Range<Int> {
    let start = index
    while index < end, scan.lexemes[index].isWord, scan.quantities(at: index).isEmpty,
      !scan.isWord(index, in: ["and", "or"])
    {
      index += 1
    }
    return start..<index
  }

  /// Passes what is in brackets; its words where they may be a name.
  private func bracket(at index: inout Int) -> Range<Int>? {
    guard index < end, scan.lexemes[index].isOpen,
      let close = scan.lexemes[index...].firstIndex(where: \.isClose)
    else { return nil }
    let inner = index + 1..<close
    index = close + 1
    if inner.count <= 3, scan.lexemes[inner].allSatisfy(\.isWord) { return inner }
    // `(cards, --radius)`, `(tags/pills)`: what is said first.
    let over = inner.first { !scan.lexemes[$0].isWord && !scan.isSlash($0) } ?? inner.upperBound
    let isWhole = over == inner.upperBound || scan.lexemes[over].isComma || scan.lexemes[over].isDash
    let lead = inner.lowerBound..<over
    return isWhole && (1...4).contains(lead.count) && isPlace(lead) ? lead : inner.upperBound..<inner.upperBound
  }

  /// Passes what parts two values; true where the list ends, nil where something else follows.
  private func separator(at index: inout Int, isBare: Bool) -> Bool? {
    let start = index
    while index < end, isSeparator(index) { index += 1 }
    guard index < end else { return true }
    if case .stop = scan.lexemes[index].kind { return index + 1 == end ? true : nil }
    // A remark behind a dash or in brackets is not one of the values.
    if scan.lexemes[index].isDash || index > start && items.count > 1 && scan.lexemes[index].isOpen {
      return scan.lexemes[index..<end].contains { $0.isQuantity } ? nil : true
    }
    return index > start || isBare ? false : nil
  }

  private func isSeparator(_ index: Int) -> Bool {
    switch scan.lexemes[index].kind {
    case .comma, .semicolon: return true
    case .word: return scan.isWord(index, in: ["and", "or"])
    case .other:
      let sign = scan.text[scan.lexemes[index].start..<scan.lexemes[index].end]
      // `12px (vertical) × 16px (horizontal)`
      if takesSides, sign.elementsEqual("×".utf8) { return true }
      return scan.isSlash(index) || isArrowHead(index) || sign.elementsEqual("·".utf8) || sign.elementsEqual("•".utf8)
    case .dash:
      return scan.text[scan.lexemes[index].start] == UInt8(ascii: "|") || scan.isArrow(index)
        || index + 1 < scan.lexemes.count && isArrowHead(index + 1)
    case .quantity, .colon, .stop, .open, .close: return false
    }
  }

  /// The second sign of `->`.
  private func isArrowHead(_ index: Int) -> Bool {
    scan.text[scan.lexemes[index].start..<scan.lexemes[index].end].elementsEqual(">".utf8)
  }

  /// Whether words say where a number goes and not what it counts.
  private func isPlace(_ words: Range<Int>) -> Bool {
    words.allSatisfy { index in
      let word = scan.text[scan.lexemes[index].start..<scan.lexemes[index].end]
      return KindWords(word).isEmpty && !scan.isWord(index, in: ["per", "of", "than", "base", "by"])
    }
  }

  /// `16 / 24 px`: a unit behind the last number is that of all; nought needs none.
  private mutating func giveUnits() {
    guard let unit = items.last?.quantity.unit ?? items.first(where: { $0.quantity.unit != nil })?.quantity.unit else {
      return
    }
    let isGiven = items.dropLast().allSatisfy { $0.quantity.unit == nil }
    items = items.map { item in
      guard item.quantity.unit == nil, isGiven || item.quantity.low == 0 else { return item }
      return Item(quantity: item.quantity.with(unit), words: item.words, pieces: item.pieces)
    }
  }
}

extension TextScan {
  func isArrow(_ index: Int) -> Bool { text[lexemes[index].start..<lexemes[index].end].elementsEqual("→".utf8) }

  /// The two lengths of `12px × 8px`, which are the sides of something that has a kind of its own.
  package func crossed(at index: Int) -> [Quantity] {
    guard lexemes[index].isOther, text[lexemes[index].start].isDigit else { return [] }
    let piece = text[lexemes[index].start..<lexemes[index].end]
    guard let sign = piece.firstPlace(of: "×") ?? piece.firstPlace(of: " x ") ?? sign(between: piece) else { return [] }
    let sides = [piece[..<sign.lowerBound], piece[sign.upperBound...]].compactMap { side -> Quantity? in
      let start = side.drop(while: \.isSpace).startIndex
      guard start < side.endIndex, side[start].isDigit else { return nil }
      var reader = QuantityReader(Array(side[start...]), at: 0)
      return reader.read()?.moved(by: start)
    }
    guard sides.count == 2, let unit = sides[1].unit, unit.isLength else { return [] }
    return [sides[0].unit == nil ? sides[0].with(unit) : sides[0], sides[1]]
  }

  /// The letter between the digits of `133x160px`.
  private func sign(between piece: ArraySlice<UInt8>) -> Range<Int>? {
    let digits = piece.prefix(while: \.isDigit)
    let rest = piece[digits.endIndex...]
    guard rest.first == UInt8(ascii: "x"), rest.dropFirst().first?.isDigit == true else { return nil }
    return digits.endIndex..<digits.endIndex + 1
  }
}
