import Printing
import Recognition
import Syntax
import Tokens

/// Values of names that are no tokens.
extension StatementScan {
  struct Named {
    let name: Range<Int>
    let value: WrittenValue
    let valueRange: Range<Int>
  }

  /// The variables (`--gutter`, `$ink`, dotted names in code) that the text gives a value, as in `--gutter: 16px`.
  func variables() -> [Named] {
    var found: [Named] = []
    for name in variableRanges() {
      guard !text.isStruck(name.lowerBound), let (joint, start) = joint(at: name.upperBound), joint != .blank,
        bytes[name.upperBound..<start].allSatisfy({ $0 != UInt8(ascii: "=") }),
        let (value, end) = WrittenValue.read(bytes, at: start), isEnd(end, joint, value), Self.isTelling(value)
      else { continue }
      found.append(Named(name: name, value: value, valueRange: start..<end))
    }
    return found
  }

  private func variableRanges() -> [Range<Int>] {
    var found = text.mentions.filter { mention in
      mention.path.segments.count > 1 && !subject.names.has(mention.path)
        && text.code.contains { $0.contains(mention.range.lowerBound) }
    }.map(\.range)
    found += text.code.filter { bytes[$0].contains(UInt8(ascii: "/")) && NamedValues.isPath(bytes[$0]) }
    var index = 0
    while let sign = bytes[index...].firstIndex(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "$") }) {
      index = sign
      guard index == 0 || !bytes[index - 1].isLetter && !bytes[index - 1].isDigit && bytes[index - 1] != 0x2D else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, bytes[end].isLetter || bytes[end].isDigit || "-_$".utf8.contains(bytes[end]) { end += 1 }
      if Self.isVariable(bytes[index..<end]) { found.append(index..<end) }
      index = max(end, index + 1)
    }
    return found
  }

  /// Whether a word is a variable of CSS or of a preprocessor.
  package static func isVariable(_ word: ArraySlice<UInt8>) -> Bool {
    let rest = word.drop { $0 == UInt8(ascii: "-") }
    let isCSS = word.count - rest.count == 2
    let name = isCSS ? rest : word.dropFirst()
    guard isCSS || word.first == UInt8(ascii: "$"), let first = name.first, first.isLetter else { return false }
    return name.count > 1
      && name.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  /// The name that begins an item and is no token's, with its one value.
  func properName() -> Named? {
    guard let nameEnd = nameEnd(), let (joint, start) = joint(at: nameEnd), joint != .verb,
      let (value, end) = WrittenValue.read(bytes, at: start), isEnd(end, joint, value), Self.isTelling(value),
      !hasMore(from: end, like: value)
    else { return nil }
    let name = NameWords(bytes[..<nameEnd])
    guard !name.words.isEmpty, name.words.count <= 5,
      subject.names.meant(by: name, around: { section.words }).isEmpty
    else { return nil }
    return Named(name: 0..<nameEnd, value: value, valueRange: start..<end)
  }

  /// Whether a value says by itself what it is.
  static func isTelling(_ value: WrittenValue) -> Bool {
    if case .quantity(let quantity) = value { quantity.unit != nil && quantity.unit != .percent } else { true }
  }
}

extension TableReading {
  /// Whether the name of a row is no token's, nor any cell beside it.
  func isUnknown(_ name: PageText, _ cells: [PageText]) -> Bool {
    cells.allSatisfy { path($0) == nil } && meant(by: name, besides: []).isEmpty
  }
}
