import Printing

/// A number as people write it in a list: `16`, `12 pt`, `16–20`, `180 to 240 ms`, `24x24 points`, `3-second`.
package struct Quantity: Equatable, Sendable {
  package enum Unit: String, Equatable, Sendable {
    case px, pt, dp, sp, rem, em, percent, ms, s

    package var isTime: Bool { self == .ms || self == .s }
    package var isLength: Bool { !isTime && self != .percent }
  }

  /// The number, or the lower end of a range.
  package let low: Double
  /// The upper end of a range.
  package let high: Double?
  /// Nil where none is written.
  package let unit: Unit?
  /// Whether it was written with a decimal point.
  package let isFraction: Bool
  /// Two equal sides: `24x24`.
  package let isSquare: Bool
  /// Its bytes in the text it was read from.
  package let start: Int
  package let end: Int

  /// A quantity that is not written as one: what a name in code or a style stands for.
  package init(_ number: Double, _ unit: Unit?, isFraction: Bool = true) {
    self.init(low: number, high: nil, unit: unit, isFraction: isFraction, isSquare: false, start: 0, end: 0)
  }

  package init(low: Double, high: Double?, unit: Unit?, isFraction: Bool, isSquare: Bool, start: Int, end: Int) {
    self.low = low
    self.high = high
    self.unit = unit
    self.isFraction = isFraction
    self.isSquare = isSquare
    self.start = start
    self.end = end
  }

  /// Nothing, in whatever unit: the tracking that CSS calls `normal`.
  package static let zero = Quantity(
    low: 0, high: nil, unit: nil, isFraction: false, isSquare: false, start: 0, end: 0)

  /// The length of its lower end in CSS pixels, or in the units that other platforms have in their place; a rem is 16, as
  /// in browsers. Nil for what has another unit or none, or is relative to the text around it.
  package var pixels: Double? {
    switch unit {
    case .px, .pt, .dp: low
    case .rem: low * 16
    case .sp, .em, .percent, .ms, .s, nil: nil
    }
  }

  /// One of its ends as a time. A small fraction without a unit is in seconds, and any other number in milliseconds.
  package func milliseconds(_ end: Double) -> Double { isInSeconds(end) ? end * 1000 : end }

  /// Whether one of its ends as a time is in seconds.
  package func isInSeconds(_ end: Double) -> Bool { unit == .s || unit == nil && isFraction && end < 20 }

  /// Whether a leading of this number is a share of the size of its type: `1.5`, or `1.5em`, which is the same.
  package var isRatio: Bool { unit == .em || unit == nil && low < 4 }

  /// The same number in a text that begins further back.
  package func moved(by offset: Int) -> Quantity {
    Quantity(
      low: low, high: high, unit: unit, isFraction: isFraction, isSquare: isSquare, start: start + offset,
      end: end + offset)
  }

  /// One end of a range by itself.
  package func at(_ number: Double) -> Quantity {
    Quantity(
      low: number, high: nil, unit: unit, isFraction: isFraction, isSquare: isSquare, start: start, end: end)
  }

  /// The same number in a unit that is written elsewhere.
  package func with(_ unit: Unit) -> Quantity {
    Quantity(
      low: low, high: high, unit: unit, isFraction: isFraction, isSquare: isSquare, start: start, end: end)
  }
}

/// Reads one quantity. Dates, versions, ratios, times of day and numbers inside words are none.
package struct QuantityReader {
  private let text: [UInt8]
  package private(set) var index: Int
  private let start: Int

  /// - Parameter start: a digit, a point or a minus before one.
  package init(_ text: [UInt8], at start: Int) {
    self.text = text
    self.start = start
    index = start
  }

  /// Nil leaves `index` at the end of whatever is there: nothing within it is a quantity either.
  package mutating func read() -> Quantity? {
    guard let first = number() else { return skip() }
    var unit = unit(isFraction: first.isFraction)
    var high: Double?
    var isSquare = false
    var isFraction = first.isFraction
    if let second = second(isRange: true) {
      guard second.value > first.value else { return skip() }
      high = second.value
      isFraction = isFraction || second.isFraction
      unit = self.unit(isFraction: isFraction) ?? unit
    } else if let other = second(isRange: false) {
      guard other.value == first.value else { return skip() }
      isSquare = true
      unit = self.unit(isFraction: isFraction) ?? unit
    }
    guard isEnd, unit != nil || !isOfOtherMeasure else { return skip() }
    return Quantity(
      low: first.value, high: high, unit: unit, isFraction: isFraction, isSquare: isSquare, start: start, end: index)
  }

  /// Passes a number that belongs to a sign before it: the digits of a colour are one thing.
  package mutating func pass() -> Quantity? { skip() }

  // MARK: Numbers

  private mutating func number() -> (value: Double, isFraction: Bool)? {
    var value = 0.0
    var digits = 0
    let isNegative = byte(0) == UInt8(ascii: "-")
    if isNegative { index += 1 }
    while let byte = byte(0), byte.isDigit, digits < 8 {
      value = value * 10 + Double(byte - UInt8(ascii: "0"))
      digits += 1
      index += 1
    }
    var isFraction = false
    if byte(0) == UInt8(ascii: ".") && byte(1).map(\.isDigit) ?? false || isDecimalComma(behind: value) {
      index += 1
      isFraction = true
      // Divided once, so that 0.82 is the nearest number to what was written.
      var scale = 1.0
      while let byte = byte(0), byte.isDigit, digits < 14 {
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        scale *= 10
        digits += 1
        index += 1
      }
      value /= scale
    }
    guard digits > 0 else { return nil }
    return (isNegative ? -value : value, isFraction)
  }

  /// Whether a comma begins a fraction, as in `0,3` and `1,5rem`, and does not part two numbers of a list.
  private func isDecimalComma(behind whole: Double) -> Bool {
    // `0.2,0,0,1`: behind a comma without a blank it parts the numbers of a list.
    guard byte(0) == UInt8(ascii: ","), index < 2 || text[index - 2] != UInt8(ascii: ",") else { return false }
    let digits = text[(index + 1)...].prefix(4).prefix(while: \.isDigit)
    guard (1...3).contains(digits.count) else { return false }
    let rest = text[digits.endIndex...].prefix(4)
    if rest.first == UInt8(ascii: ",") || rest.first == UInt8(ascii: ".") && rest.dropFirst().first?.isDigit ?? false {
      return false
    }
    let unit = rest.prefix(while: \.isLetter)
    return whole == 0 && !unit.isWord("px") || unit.isWord("rem") || unit.isWord("em") || unit.isWord("s")
  }

  /// The other end of a range or the other side of a square, where one follows.
  private mutating func second(isRange: Bool) -> (value: Double, isFraction: Bool)? {
    let before = index
    guard isRange ? rangeSign() : timesSign(), let next = byte(0), next.isDigit, let found = number() else {
      index = before
      return nil
    }
    return found
  }

  private mutating func rangeSign() -> Bool {
    let isSpaced = byte(0) == UInt8(ascii: " ")
    if isSpaced { index += 1 }
    if take("–") || take("—") || take("…") || take("...") || take("〜") || take("～") || take("~") {
      if byte(0) == UInt8(ascii: " ") { index += 1 }
      return true
    }
    if byte(0) == UInt8(ascii: "-") {
      index += 1
      guard isSpaced == (byte(0) == UInt8(ascii: " ")) else { return false }
      if isSpaced { index += 1 }
      return true
    }
    return isSpaced && Self.upTo.contains { take($0) }
  }

  private static let upTo: [StaticString] = ["to ", "bis ", "à ", "a ", "até ", "hasta ", "tot ", "do ", "到 ", "至 "]

  private mutating func timesSign() -> Bool {
    let isSpaced = byte(0) == UInt8(ascii: " ")
    if isSpaced { index += 1 }
    guard take("x") || take("×") || take("X") else { return false }
    if isSpaced, byte(0) == UInt8(ascii: " ") { index += 1 }
    return true
  }

  // MARK: Units

  private mutating func unit(isFraction: Bool) -> Quantity.Unit? {
    var at = index
    if at < text.count, text[at] == UInt8(ascii: "%") {
      index = at + 1
      return .percent
    }
    // `16.dp` in Kotlin
    if at + 2 < text.count, text[at] == UInt8(ascii: "."), Self.isOfKotlin(text[(at + 1)...]) { at += 1 }
    // `3 points`, `3pt`, `3-second`.
    if at < text.count, text[at] == UInt8(ascii: " ") || text[at] == UInt8(ascii: "-") { at += 1 }
    // `44 CSS px`
    if at > index, text[at...].starts(with: "CSS ".utf8) { at += 4 }
    var end = at
    while end < text.count, text[end].isLetter, end - at < 13 { end += 1 }
    guard end > at, let unit = Self.unit(named: text[at..<end]) else { return nil }
    if end < text.count, text[end].isDigit || text[end] == UInt8(ascii: "_") { return nil }
    // A lone letter is a unit only right behind its number: `3 s` would be `3 S` too; `0.25 s` is a time.
    if end - at == 1, at != index, !isFraction || text[at].isUppercase { return nil }
    index = end
    return unit
  }

  private static func isOfKotlin(_ text: ArraySlice<UInt8>) -> Bool {
    let word = text.prefix(while: \.isLetter)
    return word.isWord("dp") || word.isWord("sp")
  }

  package static func unit(named word: ArraySlice<UInt8>) -> Quantity.Unit? {
    switch String(decoding: word, as: UTF8.self) {
    case "px", "pixel", "pixels": .px
    case "pt", "pts", "point", "points": .pt
    case "dp", "dps": .dp
    case "sp": .sp
    case "rem", "rems": .rem
    case "em": .em
    case "percent": .percent
    case "ms", "msec", "millisecond", "milliseconds": .ms
    case "s", "sec", "secs", "second", "seconds": .s
    default: nil
    }
  }

  /// Whether a number without a unit is one of something that is not drawn: `150 MB`, `45-75 characters`, `8個`.
  private var isOfOtherMeasure: Bool {
    guard let next = byte(0) else { return false }
    // Signs of these scripts begin with E3 80.
    if next.startsUnparted { return next != 0xE3 || byte(1) != 0x80 }
    guard next == UInt8(ascii: " ") else { return false }
    // `7 级`
    if Self.counters.contains(where: { text[(index + 1)...].starts(with: $0) }) { return true }
    let word = text[(index + 1)...].prefix(Self.longestMeasure + 1).prefix(while: \.isLetter)
    return (1...Self.longestMeasure).contains(word.count)
      && Self.otherMeasures.contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  private static let counters = ["级", "級", "档", "段", "种", "種", "个"].map { Array($0.utf8) }
  private static let longestMeasure = 10
  private static let otherMeasures: Set<String> = [
    "mm", "cm", "km", "mg", "g", "kg", "lb", "lbs", "oz", "kb", "mb", "gb", "tb", "ko", "mo", "go", "hz", "khz", "mhz",
    "ghz", "fps", "dpi", "ppi", "char", "chars", "character", "characters", "ch", "vw", "vh", "fr",
  ]

  // MARK: Ends

  /// Whether nothing is joined to it that makes it something else: a version, a date, a ratio, a word.
  private var isEnd: Bool {
    guard let next = byte(0) else { return true }
    if next.isLetter || next.isDigit || next == UInt8(ascii: "_") { return false }
    guard isAlphanumeric(1) else { return true }
    return next == UInt8(ascii: ",") ? !isThousands : !Self.joins(next)
  }

  /// Signs that make one thing of what is on both sides: dates, times, versions, ratios, thousands.
  private static func joins(_ byte: UInt8) -> Bool { byte.isOne(of: "/:.-+_,") }

  private func isAlphanumeric(_ ahead: Int) -> Bool {
    byte(ahead).map { $0.isDigit || $0.isLetter } ?? false
  }

  /// Whether three more digits follow a comma, as in `1,000`.
  private var isThousands: Bool {
    let digits = text[(index + 1)...].prefix(while: \.isDigit).count
    return digits == 3 && index - start <= 3 && text[start] != UInt8(ascii: "0")
  }

  /// Passes what is joined to the number.
  private mutating func skip() -> Quantity? {
    index = max(index, start + 1)
    while let byte = byte(0), byte.isDigit || byte.isLetter || Self.joins(byte) && isAlphanumeric(1) {
      index += 1
    }
    return nil
  }

  private func byte(_ ahead: Int) -> UInt8? { index + ahead < text.count ? text[index + ahead] : nil }

  private mutating func take(_ sign: StaticString) -> Bool {
    let count = sign.utf8CodeUnitCount
    guard index + count <= text.count else { return false }
    guard sign.withUTF8Buffer({ text[index..<index + count].elementsEqual($0) }) else { return false }
    index += count
    return true
  }
}
