import Files
import Printing
import TokenValues
import Tokens
import Wording

/// What stands between a name and its value, and what follows the value.
extension StatementScan {
  func isDash(_ index: Int) -> Bool {
    if text.isLongDash(index) { return true }
    guard index > 0, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "-") else { return false }
    return bytes[index - 1] == UInt8(ascii: " ") && bytes[index + 1] == UInt8(ascii: " ")
  }

  /// What joins a name that ends at an offset to a value, and where that begins.
  func joint(at end: Int) -> (Joint, Int)? {
    var index = skipBlanks(end)
    guard index < bytes.count else { return nil }
    var joint = Joint.blank
    if bytes[index] == UInt8(ascii: "(") || isWide("（", index) {
      (joint, index) = (.bracket, index + (bytes[index] == 0xEF ? 3 : 1))
    } else if bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: "=") || isWide("：", index) {
      (joint, index) = (.colon, index + (bytes[index] == 0xEF ? 3 : 1))
    } else if let end = clauseJoint(index, behind: end) {
      (joint, index) = (.verb, end)
    } else if isDash(index) {
      (joint, index) = (.dash, index + (bytes[index] == 0xE2 ? 3 : 1))
    } else if isArrow(index), !isLimited(at: end) {
      (joint, index) = (.dash, index + bytes[index...].prefix { $0 != UInt8(ascii: " ") }.count)
    } else if bytes[index...].starts(with: "of "), index > end, bytes[(index + 3)...].first?.isDigit ?? false {
      (joint, index) = (.verb, index + 3)
    } else if bytes[index...].starts(with: "is "), index > end {
      (joint, index) = (.verb, index + 3)
    } else if index == end {
      return nil
    }
    return (joint, skipBlanks(index))
  }

  /// Where a value begins behind a clause that says what a name is: `, which is 12px`, `, that is 12px`, `, is 12px`.
  private func clauseJoint(_ start: Int, behind end: Int) -> Int? {
    for clause in Self.clauses where bytes[start...].starts(with: clause.utf8) {
      guard start == end ? clause.first == "," : clause.first != "," else { continue }
      return start + clause.utf8.count
    }
    return nil
  }

  private static let clauses = [
    ", which is ", ", that is ", ", that\u{2019}s ", ", that's ", ", i.e. ", ", is ", "which is ", "that is ",
  ]

  /// Whether an arrow points from a name to the value that it stands for, as in lists of what a program writes.
  func isArrow(_ index: Int) -> Bool {
    index > 0 && bytes[index - 1] == UInt8(ascii: " ")
      && ["\u{2192} ", "-> ", "=> "].contains { bytes[index...].starts(with: $0.utf8) }
  }

  func skipBlanks(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index
  }

  /// Whether nothing behind a value makes it one of several, a part of a sum, or one for some case only.
  func isEnd(_ end: Int, _ joint: Joint, _ value: WrittenValue) -> Bool {
    let index = skipBlanks(behindConversion(end, joint, value))
    guard index < bytes.count else { return true }
    let byte = bytes[index]
    if joint == .bracket {
      if isWide("）", index) { return !isOneOfSeveral(from: index + 3) }
      return byte == UInt8(ascii: ")") && !isOneOfSeveral(from: index + 1)
    }
    if isDash(index) { return !hasDigit(after: index + 1) }
    if isArrow(index) { return !hasDigit(after: bytes[index...].firstIndex(of: UInt8(ascii: " ")) ?? index) }
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: ":"): return true
    case UInt8(ascii: ","): return !hasDigit(after: index + 1) || isColor(value) && isLength(at: index + 1)
    case 0xE3: return index + 2 < bytes.count && bytes[index + 1] == 0x80 && (0x81...0x82).contains(bytes[index + 2])
    case 0xEF: return ["\u{FF0C}", "\u{FF1B}"].contains { bytes[index...].starts(with: $0.utf8) }
    case 0xC2: return true
    default: return false
    }
  }

  /// Where a length ends with the same in the other unit of the web behind it: `1.5rem / 24px`, `24px (1.5rem)`.
  private func behindConversion(_ end: Int, _ joint: Joint, _ value: WrittenValue) -> Int {
    let index = skipBlanks(end)
    guard case .quantity(let own) = value, own.unit == .rem || own.unit == .px, index < bytes.count,
      case let isInBrackets = bytes[index] == UInt8(ascii: "("),
      isInBrackets ? joint != .bracket : bytes[index] == UInt8(ascii: "/"),
      case (.quantity(let other), let close)? = WrittenValue.read(bytes, at: skipBlanks(index + 1)),
      other.unit == .rem || other.unit == .px, own.unit != other.unit
    else { return end }
    guard isInBrackets else { return close }
    return close < bytes.count && bytes[close] == UInt8(ascii: ")") ? close + 1 : end
  }

  /// Whether only words follow a value that stands behind a reference: `{rounded.sm} 9px tiles`, `({#0066cc}, the blue)`.
  func isBeforeWords(_ end: Int, _ joint: Joint) -> Bool {
    let index = skipBlanks(end)
    guard index < bytes.count else { return true }
    switch joint {
    case .blank:
      guard index > end, bytes[index].isLetter else { return false }
      let word = bytes[index...].prefix { $0.isLetter }
      return !Self.turns.contains(String(decoding: word, as: UTF8.self).lowercased())
        && !isComparison(after: word.endIndex)
    case .bracket:
      let isBreak = bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: ";") || isDash(index)
      guard isBreak, let close = bytes[index...].prefix(Self.longestRemark).firstIndex(of: UInt8(ascii: ")")) else {
        return false
      }
      let remark = bytes[index..<close]
      return !remark.contains { $0.isDigit || $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "/") }
        && Self.turns.isDisjoint(with: NameWords(remark).words)
    case .colon, .dash, .verb: return false
    }
  }

  /// Whether words behind a colour that a dash, a colon or a bracket gives a reference say how it looks and where it is, up to
  /// the end of the clause: `({color.canvas} — #fdfcfc with a faint blush)`.
  func isBeforeLook(_ end: Int, _ joint: Joint) -> Bool {
    let index = skipBlanks(end)
    guard joint != .verb, joint != .blank, index > end, index < bytes.count, bytes[index].isLetter else { return false }
    let clause = bytes[index...].prefix(Self.longestRemark).prefix { !$0.isOne(of: ",;.()") && $0 < 0x80 }
    let isWhole = clause.endIndex == bytes.count || bytes[clause.endIndex].isOne(of: ",;.)")
    let words = NameWords(clause).words
    return isWhole && !clause.contains { $0.isDigit || $0.isOne(of: "#/{") }
      && Self.turns.subtracting(Self.places).isDisjoint(with: words) && Self.states.isDisjoint(with: words)
  }

  private static let places: Set<String> = ["on", "in", "for", "with", "of", "at", "around", "and", "over", "under"]
  private static let states: Set<String> = ["pressed", "active", "disabled", "focus", "focused", "selected", "press"]

  /// Whether a length behind a radius that rounds everything is that of the thing: `{rounded.full} 28px avatars`.
  func isSize(_ value: WrittenValue, beside path: TokenPath, _ joint: Joint) -> Bool {
    guard joint == .blank, case .quantity(let quantity) = value, quantity.low < Scale.leastFull else { return false }
    return subject.names.tokens(path).contains { _, token in
      if case .dimension(let length) = token.value { length.pixels >= Scale.leastFull } else { false }
    }
  }

  private static let longestRemark = 80

  /// Whether a value is one of a comparison: `8px wide or more`, `16px instead of 12px`.
  private func isComparison(after word: Int) -> Bool {
    let next = bytes[skipBlanks(word)...].prefix { $0.isLetter }
    return ["or", "to", "than", "instead"].contains(String(decoding: next, as: UTF8.self).lowercased())
  }

  /// Words by which a value holds for some case only, or is compared with another.
  static let turns: Set<String> = [
    "on", "or", "to", "when", "at", "below", "above", "in", "for", "per", "if", "less", "more", "larger", "smaller",
    "from", "between", "minus", "plus", "times", "of", "off", "and", "until", "while", "only", "instead", "rather",
    "around", "about", "min", "max", "minimum", "maximum", "up", "down", "down", "mobile", "tablet", "desktop", "was",
    "formerly", "previously", "under", "over", "then", "but", "except", "with", "without", "dark", "light", "hover",
  ]

  /// Whether a range or an alternative follows: `–24px`, `or 16px`, `/ 12px`.
  private func isOneOfSeveral(from start: Int) -> Bool {
    let index = skipBlanks(start)
    guard index < bytes.count else { return false }
    let rest = bytes[index...].prefix(6)
    if isDash(index) { return hasDigit(after: index + 1) }
    guard let joint = ["/", "or ", "to "].first(where: { rest.starts(with: $0.utf8) }) else { return false }
    // `or `lg` (24px)` has a name of its own, and `to create depth` is what the value is for.
    let next = skipBlanks(index + joint.utf8.count)
    guard next < bytes.count, !bytes[next].isDigit, bytes[next] != UInt8(ascii: "#") else { return true }
    return joint != "to " && !text.code.contains { $0.lowerBound == next }
  }

  /// Whether the next thing is a length in pixels: `#e5e7eb, 1px solid`.
  private func isLength(at start: Int) -> Bool {
    guard case (.quantity(let quantity), _)? = WrittenValue.read(bytes, at: skipBlanks(start)) else { return false }
    return quantity.unit == .px
  }

  /// Whether the next thing is a number.
  private func hasDigit(after start: Int) -> Bool {
    let rest = bytes[min(start, bytes.count)...].drop { $0 == UInt8(ascii: " ") || $0 >= 0x80 }
    return rest.first.map { $0.isDigit || $0 == UInt8(ascii: "#") } ?? false
  }
}
