import Printing
import TokenValues
package import Wording

/// The styles of type in one short text: `34pt / 41pt line – Bold`, `16px/1.5`, `32/40, Bold`, `20px (mobile), 24px`.
package struct TypeScan {
  package struct Style {
    package var fields: TypeFields
    /// The pieces of its numbers.
    package var pieces: ClosedRange<Int>
    /// What it is called beside the others of the text.
    package var label: Name?
  }

  private let scan: TextScan
  private var numbers: [Number] = []
  private var styles: [Style] = []
  private var weight: FontWeight?

  /// A number with the words beside it that say what it is.
  private struct Number {
    let quantity: Quantity
    let piece: Int
    let isBehindSlash: Bool
    /// `400, 2.25rem, 1.5`
    let isBehindComma: Bool
    let before: KindWords
    let after: KindWords
    let isBehindWeight: Bool
  }

  /// - Parameter start: the first piece that is looked at.
  package static func styles(of scan: TextScan, from start: Int) -> [Style] {
    var pass = TypeScan(scan)
    pass.readNumbers(from: start)
    pass.readWeight(from: start)
    guard pass.place() else { return [] }
    pass.giveFamily(from: start)
    return pass.styles
  }

  private init(_ scan: TextScan) { self.scan = scan }

  // MARK: Pieces

  private mutating func readNumbers(from start: Int) {
    var bound = start
    var isBehindSlash = false
    for index in scan.lexemes.indices.dropFirst(start) {
      let found = scan.quantities(at: index)
      if found.isEmpty {
        let isSlash = scan.isSlash(index)
        if isSlash || parts(index) { bound = index + 1 }
        isBehindSlash = isSlash || isBehindSlash && scan.lexemes[index].isOther
        continue
      }
      var words = KindWords(bytes(from: bound, to: index))
      // `line-height-1.2` is one word.
      if scan.lexemes[index].isWord { words.formUnion(KindWords(bytes(from: index, to: index + 1))) }
      let after = following(index)
      for (offset, quantity) in found.enumerated() {
        numbers.append(
          Number(
            quantity: quantity, piece: index, isBehindSlash: offset > 0 || isBehindSlash,
            isBehindComma: index > start && scan.lexemes[index - 1].isComma,
            before: offset > 0 ? [] : words, after: offset == found.count - 1 ? KindWords(bytes(after)) : [],
            isBehindWeight: isBehindWeight(index)))
      }
      isBehindSlash = false
      bound = KindWords(bytes(after)).isDisjoint(with: Self.roles) ? index + 1 : after.upperBound
    }
  }

  private static let roles: KindWords = [.leading, .line, .letter, .weight]

  /// The words right behind a number, up to three, that no number follows.
  private func following(_ index: Int) -> Range<Int> {
    var end = index + 1
    while end < scan.lexemes.count, end - index <= 3, scan.lexemes[end].isWord, scan.quantities(at: end).isEmpty {
      end += 1
    }
    // `with a 56px line height`, but `32px line height 40px`: what is before a number speaks of it.
    let speaksOfNext = end < scan.lexemes.count && (scan.lexemes[end].isColon || !scan.quantities(at: end).isEmpty)
    return index + 1..<(speaksOfNext ? index + 1 : end)
  }

  private func bytes(from first: Int, to end: Int) -> ArraySlice<UInt8> { bytes(first..<end) }

  private func bytes(_ pieces: Range<Int>) -> ArraySlice<UInt8> {
    guard let first = pieces.first, let last = pieces.last else { return [] }
    return scan.text[scan.lexemes[first].start..<scan.lexemes[last].end]
  }

  private func parts(_ index: Int) -> Bool {
    // `lineHeight = 64`
    scan.lexemes[index].isBreak && scan.text[scan.lexemes[index].start] != UInt8(ascii: "=")
      || scan.isWord(index, in: ["with", "and"])
  }

  private func isBehindWeight(_ index: Int) -> Bool {
    var last = index
    while last > 0, scan.lexemes[last - 1].isOpen || scan.lexemes[last - 1].isColon { last -= 1 }
    guard last > 0, scan.lexemes[last - 1].isWord else { return false }
    return FontWeight.written(bytes(from: last - 1, to: last)) != nil
      || KindWords(bytes(from: last - 1, to: last)).contains(.weight)
  }

  // MARK: Weight

  /// A weight by its word: `Bold`, `semi-bold`; `light` and others that are words of every day only where no word
  /// follows.
  private mutating func readWeight(from start: Int) {
    for index in scan.lexemes.indices.dropFirst(start) where scan.lexemes[index].isWord {
      let isPair = index + 1 < scan.lexemes.count && scan.lexemes[index + 1].isWord
      if isPair, let pair = FontWeight.written(bytes(from: index, to: index + 2)) {
        weight = pair
        return
      }
      guard let found = FontWeight.written(bytes(from: index, to: index + 1)),
        index == start || !scan.isWord(index - 1, in: ["not", "no", "never", "on", "in", "for"])
      else { continue }
      let isCertain = found.value >= 600 && found.keyword != "black" && found.keyword != "heavy"
      guard isCertain || !isPair || scan.isWord(index + 1, in: ["weight", "at", "with", "line"]) else { continue }
      weight = found
      return
    }
  }

  // MARK: Family

  /// The family that the text names, where its place says that it is one: before the size, as in `Inter, 32px`, before a
  /// weight, as in `Geist 600`, or in a column of its own.
  private mutating func giveFamily(from start: Int) {
    var index = start
    while index < scan.lexemes.count {
      var end = index
      while end < scan.lexemes.count, end - index < 3, isFamilyWord(end) { end += 1 }
      guard end > index else {
        index += 1
        continue
      }
      if isFamily(index..<end, from: start), let name = scan.name(scan.lexemes[index].start..<scan.lexemes[end - 1].end)
      {
        for style in styles.indices { styles[style].fields.families = FontDesign.families(name.text) }
        return
      }
      index = end
    }
  }

  private func isFamily(_ part: Range<Int>, from start: Int) -> Bool {
    var next = part.upperBound
    if part.lowerBound == start {
      if next < scan.lexemes.count, scan.lexemes[next].isComma { next += 1 }
      return next < scan.lexemes.count && (!scan.quantities(at: next).isEmpty || startsWeight(next))
    }
    guard next < scan.lexemes.count else { return false }
    // `56px - Montserrat Bold`, at the end of a text.
    if scan.lexemes[part.lowerBound - 1].isDash, startsWeight(next) {
      return next + (isWeightWord(next) ? 1 : 2) == scan.lexemes.count
    }
    let isBeforeWeight = numbers.contains { $0.piece == next && isWeight($0, []) }
    return isBeforeWeight || scan.isWord(next, in: ["italic"])
      || isWide(before: part.lowerBound) && isWide(before: next)
  }

  /// Whether columns are parted before a piece.
  private func isWide(before index: Int) -> Bool {
    index > 0 && scan.lexemes[index].start - scan.lexemes[index - 1].end > 1
  }

  /// Whether one word or two are a weight: `Bold`, `Extra Bold`.
  private func startsWeight(_ index: Int) -> Bool {
    isWeightWord(index)
      || index + 1 < scan.lexemes.count && scan.lexemes[index].isWord && scan.lexemes[index + 1].isWord
        && FontWeight.written(bytes(from: index, to: index + 2)) != nil
  }

  private func isWeightWord(_ index: Int) -> Bool {
    scan.lexemes[index].isWord && FontWeight.written(bytes(from: index, to: index + 1)) != nil
  }

  /// A word with a capital letter that is neither a weight nor said of sizes.
  private func isFamilyWord(_ index: Int) -> Bool {
    guard scan.lexemes[index].isWord, scan.quantities(at: index).isEmpty else { return false }
    let word = bytes(from: index, to: index + 1)
    return word[word.startIndex].isUppercase && word.count > 1 && KindWords(word).isEmpty && !isWeightWord(index)
      && !SizeWords.isOfSizes(word)
  }

  // MARK: Places

  /// Gives each number its place; false where one has none in a style of type.
  private mutating func place() -> Bool {
    if isScale { return false }
    for number in numbers {
      if number.quantity.unit?.isTime == true { return false }
      if isInRemark(number.piece) { continue }
      if take(number, number.before.isDisjoint(with: Self.roles) ? number.after : number.before) { continue }
      guard isSize(number.quantity) else { continue }
      // What is said of something else beside the type, as its padding.
      let words = number.before.union(number.after)
      guard words.isDisjoint(with: [.spacing, .radius, .border, .icon, .target, .width, .opacity, .shadow]),
        !words.contains(.height) || words.contains(.line), !isOfBox(number.piece)
      else { continue }
      styles.append(
        Style(
          fields: TypeFields(size: number.quantity), pieces: number.piece...number.piece,
          label: label(beside: number.piece)))
    }
    for index in styles.indices where styles[index].fields.weight == nil { styles[index].fields.weight = weight }
    return !styles.isEmpty
  }

  /// Whether a number is in the bracket of a sentence behind a style: `28px / 500 (the timer on phones uses 48px)`.
  private func isInRemark(_ piece: Int) -> Bool {
    guard !styles.isEmpty, let open = scan.lexemes[..<piece].lastIndex(where: { $0.isOpen || $0.isClose }),
      scan.lexemes[open].isOpen
    else { return false }
    return scan.lexemes[open..<piece].count(where: \.isWord) > 2
  }

  /// Whether a number in brackets is that of a class for the box around the type: `h-11 (44px)`.
  private func isOfBox(_ piece: Int) -> Bool {
    guard piece > 1, scan.lexemes[piece - 1].isOpen, let word = scan.word(at: piece - 2) else { return false }
    return NumberScan.says(word, otherThan: .type)
  }

  /// `10 / 12 / 14 / 16`, `14, 16, 20, 28`: more than a size and its leading, one larger than the other or smaller.
  private var isScale: Bool {
    let sizes = numbers.filter { !isWeight($0, $0.before.union($0.after)) }
    guard sizes.count > 2,
      sizes.dropFirst().allSatisfy({ ($0.isBehindSlash || $0.isBehindComma) && $0.before.isEmpty }),
      sizes.allSatisfy({ $0.after.isEmpty && ValueKind.type.takes($0.quantity) })
    else { return false }
    let pairs = zip(sizes, sizes.dropFirst()).map { ($0.quantity.low, $1.quantity.low) }
    return pairs.allSatisfy { $0 < $1 } || pairs.allSatisfy { $0 > $1 }
  }

  private func label(beside piece: Int) -> Name? {
    scan.label(beside: piece).flatMap { FontWeight.written(Array($0.text.utf8)[...]) == nil ? $0 : nil }
  }

  /// Whether a number is a part of the style before it, or the weight of the one behind it.
  private mutating func take(_ number: Number, _ words: KindWords) -> Bool {
    let quantity = number.quantity
    if isWeight(number, words) {
      let given = FontWeight(quantity.low, keyword: weight?.value == quantity.low ? weight?.keyword : nil)
      // `title(26px, w800) / body(18px, w400)`
      if let last = styles.indices.last, number.isBehindComma {
        styles[last].fields.weight = given
      } else {
        weight = given
      }
      return true
    }
    if scan.shared(number.piece) != nil { return false }
    guard let last = styles.indices.last else {
      // A leading or tracking before the size has no style to go to.
      return !words.isDisjoint(with: [.leading, .line, .letter])
    }
    let size = styles[last].fields.size
    // `espacement -0.07em` and `10px / 0.18em` too: no other spacing of a line of type is in parts of its size.
    let isTracking =
      quantity.unit == .em && quantity.low.magnitude < 0.5
      && (number.isBehindSlash && size.unit != .em || number.before.union(number.after).contains(.spacing))
    if words.contains(.letter) || isTracking {
      for style in own(number, last) { styles[style].fields.tracking = styles[style].fields.tracking ?? quantity }
    } else if !words.isDisjoint(with: [.leading, .line])
      || (number.isBehindSlash || number.isBehindComma && quantity.isFraction && quantity.unit == nil)
        && styles[last].fields.leading == nil && quantity.isLeading(of: size)
    {
      for style in own(number, last) {
        styles[style].fields.leading = styles[style].fields.leading ?? quantity.inUnit(of: size)
      }
      styles[last].fields.takeUnit(of: quantity)
    } else if quantity.low <= 0 || quantity.unit == nil || quantity.unit == .percent || quantity.equals(size)
      || number.isBehindSlash && quantity.isInOtherUnit(than: size)
    {
      // The same size in another unit, or a number that says nothing of type.
      return true
    } else {
      return false
    }
    styles[last].pieces = styles[last].pieces.lowerBound...max(styles[last].pieces.upperBound, number.piece)
    return true
  }

  /// The styles that a part of one is of: the last, or all where it is a share of their sizes behind a bar, as in `88px
  /// (desktop) / 48px (mobile) | Line height: 1.05`.
  private func own(_ number: Number, _ last: Int) -> ClosedRange<Int> {
    let isShare = number.quantity.isRatio || number.quantity.unit == .em || number.quantity.low == 0
    guard isShare, styles.allSatisfy({ $0.label != nil }),
      scan.lexemes[styles[last].pieces.upperBound..<number.piece].contains(where: { scan.text[$0.start] == 0x7C })
    else { return last...last }
    return 0...last
  }

  private func isWeight(_ number: Number, _ words: KindWords) -> Bool {
    let quantity = number.quantity
    guard quantity.unit == nil, ([quantity.low] + [quantity.high].compactMap(\.self)).allSatisfy(Self.isWeight) else {
      return false
    }
    return words.contains(.weight) || number.isBehindWeight || isBehindLetter(quantity)
      || numbers.contains { $0.piece != number.piece && ($0.quantity.unit?.isLength ?? ($0.quantity.low < 100)) }
  }

  private static func isWeight(_ number: Double) -> Bool {
    (100...950).contains(number) && number.truncatingRemainder(dividingBy: 50) == 0
  }

  /// `w700`
  private func isBehindLetter(_ quantity: Quantity) -> Bool {
    quantity.start > 0 && scan.text[quantity.start - 1] | 0x20 == UInt8(ascii: "w")
  }

  /// Whether a number can be the size of type.
  private func isSize(_ quantity: Quantity) -> Bool {
    guard ValueKind.type.takes(quantity), !quantity.isSquare, quantity.low > 0 else { return false }
    return quantity.unit != nil || styles.isEmpty && (6...96).contains(quantity.low)
  }
}

extension Quantity {
  /// A length without a unit in that of the size beside it; a small number is a ratio.
  func inUnit(of size: Quantity) -> Quantity {
    guard unit == nil, low >= 4, let unit = size.unit else { return self }
    return with(unit)
  }
}

extension TypeFields {
  /// `16 / 24 px`: the unit behind the last of the two is that of both.
  fileprivate mutating func takeUnit(of leading: Quantity) {
    guard size.unit == nil, let unit = leading.unit, unit.isLength else { return }
    size = size.with(unit)
  }
}
