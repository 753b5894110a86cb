import Printing
import TokenValues

/// A length that CSS works out, such as `clamp(1.5rem, 2vw + 1rem, 3rem)`, in a window of some width.
///
/// Source: https://www.w3.org/TR/css-values-4/#math
package struct FluidLength {
  private let bytes: [UInt8]
  /// The width of the window in CSS pixels.
  private let width: Double
  private var index = 0
  private var depth = 0

  /// In CSS pixels, where 1 rem is 16 of them; nil for what is no length, and for one that depends on more than the width.
  package static func pixels(_ text: String, inWindowOf width: Double) -> Double? {
    guard text.utf8.count <= longest else { return nil }
    var length = FluidLength(bytes: Array(text.utf8), width: width)
    guard let value = length.sum(), value.isLength, length.index == length.bytes.count, value.number.isFinite else {
      return nil
    }
    return value.number
  }

  private static let (longest, deepest) = (400, 16)

  /// The functions in a text by which CSS works out lengths, the outermost of them, without loose blanks.
  package static func all(in text: String) -> [String] {
    var found: [String] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "(") {
      let name = rest[..<open].reversed().prefix { $0.isLetter || $0 == "-" }.reversed()
      var depth = 0
      let end = rest[open...].firstIndex { letter in
        depth += letter == "(" ? 1 : letter == ")" ? -1 : 0
        return depth == 0
      }
      guard let end else { break }
      let isFunction = functions.contains(String(name).lowercased())
      if isFunction { found.append(String(name) + rest[open...end].split { $0.isWhitespace }.joined(separator: " ")) }
      rest = rest[rest.index(after: isFunction ? end : open)...]
    }
    return found
  }

  private static let functions: Set = ["clamp", "min", "max", "calc"]

  private init(bytes: [UInt8], width: Double) { (self.bytes, self.width) = (bytes, width) }

  private struct Value {
    var number: Double
    var isLength: Bool
  }

  private mutating func skipSpace() -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isSpace { index += 1 }
    return index > start
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func sum() -> Value? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    _ = skipSpace()
    guard var value = product() else { return nil }
    while true {
      let isSpaced = skipSpace()
      let start = index
      let isMinus = take(UInt8(ascii: "-"))
      // A sign belongs to the sum only between blanks.
      guard isSpaced, isMinus || take(UInt8(ascii: "+")), skipSpace() else {
        index = start
        return value
      }
      guard let next = product(), next.isLength == value.isLength else { return nil }
      value.number += isMinus ? -next.number : next.number
    }
  }

  private mutating func product() -> Value? {
    guard var value = unit() else { return nil }
    while true {
      let start = index
      _ = skipSpace()
      let isQuotient = take(UInt8(ascii: "/"))
      guard isQuotient || take(UInt8(ascii: "*")) else {
        index = start
        return value
      }
      _ = skipSpace()
      guard let next = unit() else { return nil }
      if isQuotient {
        guard !next.isLength, next.number != 0 else { return nil }
        value.number /= next.number
      } else {
        guard !next.isLength || !value.isLength else { return nil }
        value = Value(number: value.number * next.number, isLength: value.isLength || next.isLength)
      }
    }
  }

  private mutating func unit() -> Value? {
    guard index < bytes.count else { return nil }
    if bytes[index].isLetter { return function() }
    if take(UInt8(ascii: "(")) { return closed() }
    return measure()
  }

  /// What is between brackets.
  private mutating func closed() -> Value? {
    guard let value = sum() else { return nil }
    return take(UInt8(ascii: ")")) ? value : nil
  }

  private mutating func function() -> Value? {
    let start = index
    while index < bytes.count, bytes[index].isLetter { index += 1 }
    let name = bytes[start..<index].lowercasedText
    guard take(UInt8(ascii: "(")) else { return nil }
    if name == "calc" { return closed() }
    var arguments: [Value] = []
    repeat {
      guard let value = sum(), value.isLength == arguments.first?.isLength ?? value.isLength else { return nil }
      arguments.append(value)
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: ")")) else { return nil }
    let numbers = arguments.map(\.number)
    let result: Double? =
      switch (name, numbers.count) {
      case ("min", _): numbers.min()
      case ("max", _): numbers.max()
      case ("clamp", 3): max(numbers[0], min(numbers[1], numbers[2]))
      default: nil
      }
    return result.map { Value(number: $0, isLength: arguments[0].isLength) }
  }

  private mutating func measure() -> Value? {
    let start = index
    if bytes[index].isOne(of: "+-") { index += 1 }
    while index < bytes.count, bytes[index].isDigit || bytes[index] == UInt8(ascii: ".") { index += 1 }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else { return nil }
    let end = index
    while index < bytes.count, bytes[index].isLetter || bytes[index] == UInt8(ascii: "%") { index += 1 }
    switch bytes[end..<index].lowercasedText {
    case "": return Value(number: number, isLength: number == 0)
    case "px": return Value(number: number, isLength: true)
    case "rem": return Value(number: number * 16, isLength: true)
    case "pt": return Value(number: number * 4 / 3, isLength: true)
    case "vw", "vi", "svw", "lvw", "dvw", "svi", "lvi", "dvi":
      return Value(number: number * width / 100, isLength: true)
    default: return nil
    }
  }
}

extension ValueDifference {
  /// Of two lengths of which CSS works out at least one, in windows of several widths; nil where they cannot be worked out.
  package init?(fluid before: String?, _ after: String?, _ thresholds: Thresholds) {
    guard let before, let after else { return nil }
    guard before.utf8.contains(UInt8(ascii: "(")) || after.utf8.contains(UInt8(ascii: "(")) else { return nil }
    var pairs: [Pair] = []
    for width in Self.widths {
      guard let pair = Pair(before, after, width) else { return nil }
      pairs.append(pair)
    }
    // What is equal in these windows may differ between them, or beyond.
    if pairs.allSatisfy({ $0.difference == 0 }),
      let other = Self.between.compactMap({ Pair(before, after, $0) }).max(by: { $0.difference < $1.difference }),
      other.difference > 0
    {
      pairs.append(other)
    }
    var measure = DifferenceMeasure(ground: nil, guess: nil, engine: nil, thresholds: thresholds)
    let isFixed = pairs.allSatisfy {
      $0.before.pixels == pairs[0].before.pixels && $0.after.pixels == pairs[0].after.pixels
    }
    for pair in isFixed ? pairs.prefix(1) : pairs[...] {
      measure.length(isFixed ? nil : "\(pair.width.trimmed(0)) px wide", pair.before, pair.after)
    }
    if measure.parts.isEmpty {
      measure.add(nil, "the same length in every window", isQuiet: true, rule: "the same length")
    }
    self.init(measure.parts)
  }

  /// Of the lengths in two texts of which CSS works out each; nil where they are the same.
  package init?(allFluid before: [String], _ after: [String], _ thresholds: Thresholds) {
    if before == after { return nil }
    guard before.count == after.count else {
      self.init([.reworked])
      return
    }
    self.init(
      zip(before, after).filter { $0 != $1 }.flatMap { old, new in
        ValueDifference(fluid: old, new, thresholds)?.parts ?? [.reworked]
      })
  }

  /// The windows of a phone, a tablet, a laptop and a large screen.
  private static let widths: [Double] = [320, 768, 1280, 1920]
  /// Those of everything from a watch to a wall.
  private static let between = stride(from: 160.0, through: 7680, by: 16)

  /// The two lengths in a window of one width.
  private struct Pair {
    let width: Double
    let before: Dimension
    let after: Dimension
    var difference: Double { abs(before.pixels - after.pixels) }

    init?(_ before: String, _ after: String, _ width: Double) {
      guard let old = FluidLength.pixels(before, inWindowOf: width),
        let new = FluidLength.pixels(after, inWindowOf: width)
      else { return nil }
      (self.width, self.before, self.after) = (width, Dimension(old, .px), Dimension(new, .px))
    }
  }

  private init(_ parts: [Part]) { self.parts = parts }
}

extension ValueDifference.Part {
  /// Of what is worked out by more than the width of the window.
  fileprivate static let reworked = ValueDifference.Part(
    name: nil, text: "worked out otherwise", isQuiet: false, rule: "any change of what CSS works out")
}
