import Files
import Printing
import TokenValues
package import Wording

/// A style of type that a text gives as a list of its fields and nothing else: `Inter, 20px, weight 400, line-height 1.55`,
/// `640, clamp(2.5rem, 6vw, 4.8rem), -0.02em, uppercase`, `Mono 11 / 500 / 0.15em`, `2.25rem / Bold / Outfit`.
///
/// A number that could be anything else makes it none.
package struct StyleList {
  private let scan: TextScan
  private var size: Quantity?
  private var weight: FontWeight?
  package private(set) var families: [String]?
  private var leading: Quantity?
  private var tracking: Quantity?
  /// Whether a word says what one of the numbers is, or a family is named, so that it can be nothing but type.
  package private(set) var isSaid = false
  /// How many of its parts say something else: `positioned above input`.
  package private(set) var remarks = 0
  /// Whether words behind a number say something else of it: `56px diameter`.
  package private(set) var hasTail = false
  /// Whether a word says what its leading is.
  private var isLeadingSaid = false
  /// Whether a slash is before the part being read.
  private var isBehindSlash = false
  /// The pieces of its fields.
  package private(set) var pieces: ClosedRange<Int>

  /// Nil where a number has no place in a style, or where none is its size.
  package init?(_ scan: TextScan, _ pieces: Range<Int>) {
    guard !pieces.isEmpty else { return nil }
    self.scan = scan
    self.pieces = pieces.lowerBound...pieces.upperBound - 1
    for (number, part) in Self.parts(of: pieces, in: scan).enumerated() {
      isBehindSlash = number > 0 && scan.isSlash(part.lowerBound - 1)
      guard take(part, isFirst: number == 0) else { return nil }
    }
    if size == nil { return nil }
  }

  package var fields: TypeFields? {
    size.map { TypeFields(size: $0, weight: weight, families: families, leading: leading, tracking: tracking) }
  }

  // MARK: Parts

  /// The pieces between commas, slashes, points and bars that are in no bracket.
  private static func parts(of pieces: Range<Int>, in scan: TextScan) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = pieces.lowerBound
    var depth = 0
    for index in pieces {
      let lexeme = scan.lexemes[index]
      if lexeme.isOpen { depth += 1 }
      if lexeme.isClose { depth -= 1 }
      guard depth == 0, isSign(index, in: scan) else { continue }
      parts.append(start..<index)
      start = index + 1
    }
    return parts + [start..<pieces.upperBound]
  }

  private static func isSign(_ index: Int, in scan: TextScan) -> Bool {
    let lexeme = scan.lexemes[index]
    if case .semicolon = lexeme.kind { return true }
    return lexeme.isComma || scan.isSlash(index) || scan.isPoint(lexeme)
      || lexeme.isDash && scan.text[lexeme.start] == UInt8(ascii: "|")
  }

  private func bytes(_ pieces: Range<Int>) -> ArraySlice<UInt8> {
    pieces.isEmpty ? [] : scan.text[scan.lexemes[pieces.lowerBound].start..<scan.lexemes[pieces.upperBound - 1].end]
  }

  /// Takes one part; false where a number in it is of something else.
  private mutating func take(_ part: Range<Int>, isFirst: Bool) -> Bool {
    // Of an empty part nothing is known.
    guard !part.isEmpty else { return false }
    let isComplete = fieldCount > 1
    let (before, wasSaid) = (self, isSaid)
    if read(part) { return !isFirst || wasSaid || size != nil || remarks == before.remarks }
    guard isComplete, scan.lexemes[part.lowerBound].isWord, scan.quantities(at: part.lowerBound).isEmpty else {
      return false
    }
    // `boxed in 1px of its own ink`
    self = before
    remarks += 1
    return true
  }

  private var fieldCount: Int {
    [size != nil, weight != nil, families != nil, leading != nil, tracking != nil].count { $0 }
  }

  private mutating func read(_ part: Range<Int>) -> Bool {
    var index = part.lowerBound
    var start = index
    var hasNumber = false
    var hasWeight = false
    while index < part.upperBound {
      if let end = takeFamily(from: index, before: part.upperBound) {
        guard isKnown(start..<index) else { return false }
        index = end
        start = end
        continue
      }
      if let end = takeWeight(from: index, in: part) {
        guard isKnown(start..<index) else { return false }
        hasWeight = true
        index = end
        start = end
        continue
      }
      let numbers = scan.quantities(at: index)
      guard !numbers.isEmpty else {
        guard let next = passed(index, in: part, hasNumber: hasNumber, hasWeight: hasWeight) else { return false }
        if next > index + 1 { start = next }
        index = next
        continue
      }
      var after = index + 1
      while after < part.upperBound, scan.lexemes[after].isWord, scan.quantities(at: after).isEmpty,
        !startsField(after, in: part)
      {
        after += 1
      }
      let isBeforeNumber = after < part.upperBound && !scan.quantities(at: after).isEmpty
      let behind = isBeforeNumber ? index + 1..<index + 1 : index + 1..<after
      guard place(numbers, at: index, start..<index, behind, hasWeight: hasWeight) else { return false }
      hasNumber = true
      index = behind.upperBound
      start = index
    }
    if start < part.upperBound, !hasNumber { remark(start..<part.upperBound) }
    return true
  }

  /// Counts words that are no setting of type as a remark.
  private mutating func remark(_ words: Range<Int>) {
    let isSetting = words.allSatisfy { scan.lexemes[$0].isWord && FontRole.isSetting(bytes($0..<$0 + 1)) }
    if !isSetting { remarks += 1 }
  }

  /// Whether a family or a weight begins at a piece.
  private func startsField(_ index: Int, in part: Range<Int>) -> Bool {
    var (copy, bare) = (self, self)
    bare.families = nil
    return bare.takeFamily(from: index, before: part.upperBound) != nil || copy.takeWeight(from: index, in: part) != nil
  }

  /// Behind a piece that says nothing by itself; nil for one that no list has.
  private func passed(_ index: Int, in part: Range<Int>, hasNumber: Bool, hasWeight: Bool) -> Int? {
    let lexeme = scan.lexemes[index]
    switch lexeme.kind {
    case .word, .colon: return index + 1
    case .dash: return scan.text[lexeme.start] == UInt8(ascii: "=") ? index + 1 : nil
    case .open:
      guard let close = scan.lexemes[index..<part.upperBound].firstIndex(where: \.isClose) else { return nil }
      let inner = index + 1..<close
      // `Bold (700)`, `clamp(1.5–2rem)`
      let isCall = index > part.lowerBound && scan.isWord(index - 1, in: ["clamp"])
      if inner.count == 1, let number = scan.lexemes[inner.lowerBound].quantity,
        hasWeight || isCall || weight == nil && number.unit == nil && Self.isWeight(number.low)
      {
        return index + 1
      }
      // What is in any other bracket is said of the field before it.
      let hasLength = inner.contains { scan.quantities(at: $0).contains { $0.unit?.isLength == true } }
      return hasLength && !hasNumber ? nil : close + 1
    case .close: return index + 1
    case .other:
      let sign = scan.text[lexeme.start..<lexeme.end]
      // `1.5rem × --font-scale`
      if sign.elementsEqual("×".utf8) { return hasNumber ? part.upperBound : nil }
      return ["+", "−", "~", "≈"].contains(where: { sign.elementsEqual($0.utf8) }) ? index + 1 : nil
    case .quantity, .comma, .semicolon, .stop: return nil
    }
  }

  // MARK: Families and weights

  /// Takes the family that begins at a piece: `JetBrains Mono`, `Source Serif 4`, or one of a design, `mono`.
  private mutating func takeFamily(from index: Int, before end: Int) -> Int? {
    guard scan.lexemes[index].isWord else { return nil }
    for last in (index..<min(end, index + 5)).reversed() {
      let run = index...last
      let areWords = run.dropLast().allSatisfy { scan.lexemes[$0].isWord }
      let isWhole = scan.lexemes[last].isWord || last > index && scan.lexemes[last].quantity?.unit == nil
      guard areWords, isWhole, FontRole.isFace(bytes(index..<last + 1)) else { continue }
      // A second family stands in for the first.
      families = families ?? FontDesign.families(String(decoding: bytes(index..<last + 1), as: UTF8.self))
      isSaid = true
      return last + 1
    }
    guard families == nil, scan.isWord(index, in: ["mono", "monospace", "sans", "serif"]) else { return nil }
    families = FontDesign.families(String(decoding: bytes(index..<index + 1), as: UTF8.self).lowercased())
    isSaid = true
    return index + 1
  }

  /// Takes a weight that a word names. A word of every day, as `light` or `black`, is one only as all of its part, behind a
  /// family or beside a number.
  private mutating func takeWeight(from index: Int, in part: Range<Int>) -> Int? {
    guard weight == nil, scan.lexemes[index].isWord, scan.quantities(at: index).isEmpty else { return nil }
    for last in [index + 1, index] where last < part.upperBound && scan.lexemes[last].isWord {
      guard let found = FontWeight.written(bytes(index..<last + 1)), !scan.isWord(index, in: ["normal"]) else {
        continue
      }
      let isCertain = found.value >= 600 && found.keyword != "black" && found.keyword != "heavy"
      let isWhole =
        (index == part.lowerBound || !scan.quantities(at: index - 1).isEmpty || families != nil)
        && (last + 1 == part.upperBound || !scan.lexemes[last + 1].isWord
          || scan.isWord(last + 1, in: ["weight", "at"]))
      guard isCertain || isWhole else { continue }
      weight = found
      isSaid = true
      return last + 1
    }
    return nil
  }

  // MARK: Numbers

  /// Gives the numbers of one piece their places; false where one has none.
  private mutating func place(
    _ numbers: [Quantity], at index: Int, _ before: Range<Int>, _ after: Range<Int>, hasWeight: Bool
  ) -> Bool {
    let own = scan.lexemes[index].isWord ? index..<index + 1 : index..<index
    let words = KindWords(bytes(before)).union(KindWords(bytes(own))).union(KindWords(bytes(after))).union(
      short(before))
    guard words.isSubset(of: Self.ofType),
      !words.contains(.spacing) || words.contains(.letter) || words.isLeading
        || numbers.allSatisfy({ isTracking($0, isSigned: false) })
    else { return false }
    let isSigned = index > 0 && isSign(index - 1)
    let isUnknown = !isKnown(before)
    if !isKnown(after) {
      // `0.75rem muted`
      guard after.count < 3 else { return false }
      remarks += 1
      hasTail = true
    }
    for (offset, number) in numbers.enumerated() {
      if number.unit?.isTime == true || number.isSquare { return false }
      let number = isSigned && offset == 0 && isMinus(index - 1) ? number.at(-number.low) : number
      let said = offset == 0 ? words : []
      if isUnknown, said.isDisjoint(with: [.weight, .leading, .line, .letter]) { return false }
      if offset > 0 { isBehindSlash = true }
      guard take(number, said, isSigned: isSigned || number.low < 0, hasWeight: hasWeight) else { return false }
    }
    return true
  }

  private static let ofType: KindWords = [
    .size, .typography, .text, .weight, .line, .height, .leading, .letter, .spacing, .family, .value, .face,
  ]

  /// What short words say: `lh 1.05`, `ls 0.025em`.
  private func short(_ words: Range<Int>) -> KindWords {
    guard words.count == 1 else { return [] }
    if scan.isWord(words.lowerBound, in: ["lh"]) { return .leading }
    return scan.isWord(words.lowerBound, in: ["ls", "track", "tracked"]) ? .letter : []
  }

  /// Whether words say no more than that a size follows, or that a number is one of type.
  private func isKnown(_ words: Range<Int>) -> Bool {
    words.allSatisfy { index in
      !scan.lexemes[index].isWord || !KindWords(bytes(index..<index + 1)).isEmpty
        || scan.isWord(index, in: ["at", "in", "about", "around", "clamp", "fixed"])
        || FontRole.isSetting(bytes(index..<index + 1))
    }
  }

  private func isSign(_ index: Int) -> Bool {
    let lexeme = scan.lexemes[index]
    guard lexeme.isOther, index + 1 < scan.lexemes.count, lexeme.end == scan.lexemes[index + 1].start else {
      return false
    }
    return scan.text[lexeme.start] == UInt8(ascii: "+") || isMinus(index)
  }

  private func isMinus(_ index: Int) -> Bool {
    scan.text[scan.lexemes[index].start..<scan.lexemes[index].end].elementsEqual("−".utf8)
  }

  private mutating func take(_ number: Quantity, _ words: KindWords, isSigned: Bool, hasWeight: Bool) -> Bool {
    if words.contains(.letter) { return keep(number, in: \.tracking, isSaid: true) }
    if words.isLeading || words.contains(.line) {
      // `14px/16px, line-height 1.4`: what a slash parts is no leading where a word gives it.
      if !isLeadingSaid { leading = nil }
      isLeadingSaid = true
      return keep(size.map(number.inUnit) ?? number, in: \.leading, isSaid: true)
    }
    let isOfWeight = number.unit == nil && Self.isWeight(number.low) && (number.high.map(Self.isWeight) ?? true)
    if words.contains(.weight) || isOfWeight {
      guard isOfWeight, hasWeight || weight == nil else { return false }
      weight = FontWeight(number.low, keyword: weight?.value == number.low ? weight?.keyword : nil)
      isSaid = isSaid || words.contains(.weight)
      return true
    }
    if isTracking(number, isSigned: isSigned) { return keep(number, in: \.tracking, isSaid: false) }
    guard let size else { return takeSize(number) }
    if let given = number.unit, given.isLength, number.equals(size) || number.isInOtherUnit(than: size) { return true }
    // `18px, 22px` are two sizes.
    let isRatio = number.unit == nil && number.low < 4
    if number.isLeading(of: size), isRatio || isBehindSlash && number.high == nil {
      return keep(number.inUnit(of: size), in: \.leading, isSaid: false)
    }
    // A tracking of nothing.
    return number.unit == nil && number.low == 0 && number.high == nil
  }

  private mutating func takeSize(_ number: Quantity) -> Bool {
    guard number.low > 0, ValueKind.type.takes(number), number.unit != .percent else { return false }
    // A number alone is a size only right behind a family or a weight.
    guard number.unit != nil || (families != nil || weight != nil) && (6...96).contains(number.low) else {
      return false
    }
    size = number
    return true
  }

  /// `-0.02em`, `0.08em`, `-2%`, `-1.5px`
  private func isTracking(_ number: Quantity, isSigned: Bool) -> Bool {
    switch number.unit {
    case .em: number.low.magnitude < 0.5
    case .percent: isSigned && number.low.magnitude <= 20
    case .px, .pt, .sp, .dp: isSigned && number.low.magnitude <= 8
    case .rem: isSigned && number.low.magnitude < 0.5
    case .ms, .s, nil: false
    }
  }

  private mutating func keep(_ number: Quantity, in field: WritableKeyPath<StyleList, Quantity?>, isSaid: Bool) -> Bool
  {
    guard self[keyPath: field] == nil else { return false }
    self[keyPath: field] = number
    self.isSaid = self.isSaid || isSaid
    return true
  }

  private static func isWeight(_ number: Double) -> Bool {
    (100...950).contains(number) && number.truncatingRemainder(dividingBy: 10) == 0
  }
}
