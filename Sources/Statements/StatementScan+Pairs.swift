import Printing
import Syntax
import Tokens
import Wording

/// Lists of names with a list of as many values behind them: `{space.sm} / {space.md} (8px / 16px)`.
extension StatementScan {
  /// What paired lists say, each value of the name in its place.
  func pairedStatements(_ mentions: [TokenMention]) -> [Statement] {
    var found: [Statement] = []
    var first = 0
    while first < mentions.count {
      var last = first
      while last + 1 < mentions.count,
        isSeparator(mentions[last].range.upperBound..<mentions[last + 1].range.lowerBound)
      {
        last += 1
      }
      if last > first { found += statements(of: Array(mentions[first...last])) }
      first = last + 1
    }
    return found
  }

  private func statements(of names: [TokenMention]) -> [Statement] {
    guard let end = names.last?.range.upperBound, let (joint, start) = joint(at: end),
      joint == .bracket || joint == .colon, !text.isStruck(start),
      let (values, close) = values(names.count, from: start),
      joint == .bracket ? close < bytes.count && bytes[close] == UInt8(ascii: ")") : isListEnd(close)
    else { return [] }
    return zip(names, values).map { name, value in
      Statement(
        tokens: [name.path], isReference: true, field: .whole, themes: [], value: value.value,
        range: document.range(ofPlain: value.range, in: text.node))
    }
  }

  /// As many values as there are names, with the same signs between them, each with its unit or the last one's.
  private func values(_ count: Int, from start: Int) -> (values: [(value: WrittenValue, range: Range<Int>)], end: Int)?
  {
    var found: [(value: WrittenValue, range: Range<Int>)] = []
    var index = start
    while found.count < count {
      guard index < bytes.count, let (value, end) = WrittenValue.read(bytes, at: index) else { return nil }
      found.append((value, index..<end))
      index = end
      if found.count == count { break }
      var next = index
      while next < bytes.count, isSeparatorByte(next) { next += 1 }
      guard next > index else { return nil }
      index = next
    }
    guard found.allSatisfy({ Self.isTelling($0.value) }) else { return nil }
    return (found, index)
  }

  private func isListEnd(_ index: Int) -> Bool {
    guard index < bytes.count else { return true }
    return bytes[index] == UInt8(ascii: ";")
      || bytes[index] == UInt8(ascii: ".") && (index + 1 == bytes.count || bytes[index + 1].isSpace)
  }

  /// Whether nothing but blanks, a slash, a comma, a dot in the middle or a cross stands in a range.
  private func isSeparator(_ range: Range<Int>) -> Bool {
    !range.isEmpty && range.count <= 4 && range.allSatisfy(isSeparatorByte)
  }

  private func isSeparatorByte(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: ","): true
    // `·` and `×`.
    case 0xC2: index + 1 < bytes.count && bytes[index + 1] == 0xB7
    case 0xC3: index + 1 < bytes.count && bytes[index + 1] == 0x97
    case 0xB7: index > 0 && bytes[index - 1] == 0xC2
    case 0x97: index > 0 && bytes[index - 1] == 0xC3
    default: false
    }
  }
}
