import Files
import Printing
import Syntax
import Tokens
import Wording

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
    for name in variableRanges() where subject.names.named(asVariable: NameWords(bytes[name])).isEmpty {
      let code = withCall(name)
      if let own = withValue(name) {
        found.append(own)
      } else if let (joint, start) = joint(at: behindNoun(code.upperBound)), joint != .blank {
        guard !text.isStruck(name.lowerBound),
          bytes[code.upperBound..<start].allSatisfy({ $0 != UInt8(ascii: "=") })
            || bytes[code.upperBound] == UInt8(ascii: " ") && bytes[start - 1] == UInt8(ascii: " "),
          let (written, end) = WrittenValue.read(bytes, at: start),
          isEnd(end, joint, written) || joint == .bracket && isBeforeWords(end, joint),
          case let value = joint == .bracket ? written.inPixels(named: bytes[name]) : written, Self.isTelling(value)
        else { continue }
        found.append(Named(name: name, value: value, valueRange: start..<end))
      } else if let (value, range) = valueBefore(code), Self.isTelling(value) {
        found.append(Named(name: name, value: value, valueRange: range))
      }
    }
    return found
  }

  /// A variable of CSS and its value that are one piece of code: ``--radius: 12px``.
  private func withValue(_ name: Range<Int>) -> Named? {
    guard let code = text.code.first(where: { $0.lowerBound == name.lowerBound && $0.upperBound > name.upperBound }),
      CodeName.isVariable(bytes[name]), !text.isStruck(name.lowerBound),
      case let start = skipBlanks(bytes[name.upperBound] == UInt8(ascii: ":") ? name.upperBound + 1 : name.upperBound),
      start > name.upperBound, isStated(code) || isToken(code), let (value, end) = WrittenValue.read(bytes, at: start),
      Self.isTelling(value),
      bytes[end..<max(end, code.upperBound)].allSatisfy({ $0.isOne(of: "; ") })
    else { return nil }
    return Named(name: name, value: value, valueRange: start..<end)
  }

  /// Whether a verb before a piece of code says that something has what it says: what other words lead to is an override.
  func isStated(_ code: Range<Int>) -> Bool {
    let last = bytes[..<code.lowerBound].split { !$0.isLetter && $0 < 0x80 }.last ?? []
    return ["has", "have", "is", "are", "uses", "use", "takes", "take", "with"].contains { last.isWord($0) }
  }

  /// Whether a piece of code begins an item, or is followed by a word for what it is: ``the new `--slop: 6px` token``.
  private func isToken(_ code: Range<Int>) -> Bool {
    if text.kind == .item, code.lowerBound == 0 { return true }
    let next = bytes[code.upperBound...].drop { $0 == UInt8(ascii: " ") }.prefix { $0.isLetter }
    return ["token", "variable", "property"].contains { next.isWord($0) }
  }

  /// A variable with the function that reads it: `var(--gap)`.
  private func withCall(_ name: Range<Int>) -> Range<Int> {
    guard bytes[..<name.lowerBound].suffix(4).elementsEqual("var(".utf8), name.upperBound < bytes.count,
      bytes[name.upperBound] == UInt8(ascii: ")")
    else { return name }
    return name.lowerBound - 4..<name.upperBound + 1
  }

  private func variableRanges() -> [Range<Int>] {
    var found = text.mentions.filter { mention in
      mention.path.segments.count > 1 && !subject.names.has(mention.path)
        && text.code.contains { $0.contains(mention.range.lowerBound) }
    }.map(\.range)
    found += text.code.filter { code in
      CodeName.isCompound(bytes[code]) && subject.names.named(NameWords(bytes[code])).isEmpty
        || bytes[code].contains(UInt8(ascii: "/")) && CodeName.isPath(bytes[code])
          && subject.names.named(NameWords(bytes[code])).isEmpty
    }
    var index = 0
    while let sign = bytes[index...].firstIndex(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "$") }) {
      index = sign
      guard index == 0 || !bytes[index - 1].isLetter && !bytes[index - 1].isDigit && bytes[index - 1] != 0x2D else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, bytes[end].isLetter || bytes[end].isDigit || bytes[end].isOne(of: "-_$") { end += 1 }
      if CodeName.isVariable(bytes[index..<end]) { found.append(index..<end) }
      index = max(end, index + 1)
    }
    return found
  }

  /// What sentences say of how large things are, by the thing and its measure: `The sidebar is 280px wide`, `Cards have a
  /// radius of 20px`, `Tooltips appear after 300ms`.
  func measures() -> [(name: String, own: Named)] {
    guard text.has(.digit) else { return [] }
    return text.sentences.compactMap { sentence in measure(in: sentence.drop { $0 == UInt8(ascii: " ") }) }
  }

  private func measure(in sentence: ArraySlice<UInt8>) -> (name: String, own: Named)? {
    guard let first = sentence.prefix(Self.longestName + 20).firstIndex(where: \.isDigit), first > sentence.startIndex,
      !text.isStruck(first),
      sentence[..<first].allSatisfy({ $0.isLetter || $0 == UInt8(ascii: " ") }),
      let (value, end) = WrittenValue.read(bytes, at: first), end <= sentence.endIndex, Self.isTelling(value)
    else { return nil }
    var words = NameWords(sentence[..<first]).words
    if let article = words.first, ["the", "a", "an", "our", "all"].contains(article) { words.removeFirst() }
    guard let verb = words.firstIndex(where: { Self.verbs.contains($0) }), (1...2).contains(verb),
      Self.nobody.isDisjoint(with: words[..<verb])
    else { return nil }
    let rest = Array(words[(verb + 1)...])
    let adjective = bytes[skipBlanks(end)...].prefix(while: \.isLetter)
    var close = end
    var property = ""
    if ["is", "are"].contains(words[verb]), rest.isEmpty,
      let named = Self.adjectives[String(decoding: adjective, as: UTF8.self)]
    {
      (property, close) = (named, adjective.endIndex)
    } else if ["has", "have"].contains(words[verb]), rest.count == 3, rest[0] == "a", rest[2] == "of",
      Self.adjectives.values.contains(rest[1])
    {
      property = rest[1]
    } else if words[verb].hasPrefix("appear"), rest == ["after"] {
      property = "delay"
    } else if words[verb].hasPrefix("last"), rest.isEmpty {
      property = "duration"
    }
    guard !property.isEmpty, isEnd(close, .verb, value), !hasMore(from: close, to: sentence.endIndex, like: value)
    else {
      return nil
    }
    let said = words[..<verb]
    let thing = (said.dropLast() + said.suffix(1).map(\.singular)).joined(separator: " ")
    return ("\(thing) \(property)", Named(name: first..<end, value: value, valueRange: first..<end))
  }

  private static let verbs: Set<String> = ["is", "are", "has", "have", "appears", "appear", "lasts", "last"]
  private static let adjectives = [
    "wide": "width", "tall": "height", "high": "height", "thick": "thickness", "radius": "radius", "padding": "padding",
    "gap": "gap",
  ]
  /// Words for no one thing.
  private static let nobody: Set<String> = [
    "it", "they", "this", "that", "these", "those", "each", "one", "some", "which", "there", "everything", "both",
    "most",
    "other", "others", "first", "second", "all", "none",
  ]

  /// The name that begins an item and is no token's, with its one value.
  func properName() -> Named? {
    guard let nameEnd = nameEnd().map(withNumber), let (joint, start) = joint(at: behindRemark(nameEnd)),
      joint != .verb,
      case (let value, var end)? = WrittenValue.read(bytes, at: start), Self.isTelling(value)
    else { return nil }
    if isColor(value), let same = sameEnd(behind: end) { end = same }
    if case .color = value, joint != .bracket, let close = stateEnd(behind: end) {
      guard !hasMore(from: close, like: value) else { return nil }
    } else {
      guard isEnd(end, joint, value) || isColor(value) && isBeforeWords(end, .blank), !hasMore(from: end, like: value)
      else { return nil }
    }
    let name = NameWords(bytes[..<nameEnd])
    guard let last = name.words.last, name.words.count <= 5, !NamedValues.leading.contains(last),
      subject.names.meant(by: name, around: { section.words }).isEmpty
    else { return nil }
    let close = isColor(value) ? WrittenValue.read(bytes, at: start)?.end ?? end : end
    return Named(name: 0..<nameEnd, value: value, valueRange: start..<close)
  }

  /// Where the name of a colour ends that has a number, before a colon or a bracket: `Surface 3:`.
  private func withNumber(_ end: Int) -> Int {
    guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: " "), bytes[end + 1].isDigit else { return end }
    let close = end + 1 + bytes[(end + 1)...].prefix(4).prefix(while: \.isDigit).count
    let isName = bytes[close...].starts(with: ":") || bytes[close...].starts(with: " (")
    return isName && close - end <= 4 && bytes[close...].contains(UInt8(ascii: "#")) ? close : end
  }

  /// Where a colour ends that is written a second time behind a slash, in another notation: `#b78ef6 / oklch(76% 0.16 304)`.
  private func sameEnd(behind end: Int) -> Int? {
    let start = skipBlanks(end)
    guard start < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
    let next = skipBlanks(start + 1)
    guard next < bytes.count, bytes[next].isLetter, case (.color, let close)? = WrittenValue.read(bytes, at: next)
    else {
      return nil
    }
    return close
  }

  func isColor(_ value: WrittenValue) -> Bool { if case .color = value { true } else { false } }

  /// Where a remark in brackets behind a colour ends, which says what another one is or when: `#ff690f (pressed #e0560a)`.
  private func stateEnd(behind end: Int) -> Int? {
    guard bytes[end...].starts(with: " ("),
      let close = bytes[(end + 2)...].prefix(60).firstIndex(of: UInt8(ascii: ")")), bytes[end + 2].isLetter
    else { return nil }
    return close + 1
  }

  /// Where a remark in brackets ends that stands between a name and its colon and limits nothing: `Emerald (our own): …`.
  private func behindRemark(_ end: Int) -> Int {
    guard bytes[end...].starts(with: " ("),
      let close = bytes[end...].prefix(40).firstIndex(of: UInt8(ascii: ")")), close + 1 < bytes.count,
      bytes[close + 1] == UInt8(ascii: ":"), !bytes[end..<close].contains(where: \.isDigit),
      HexColors.find(in: bytes[(close + 1)...]).first?.range.lowerBound == close + 3,
      NamedValues.qualifiers.isDisjoint(with: NameWords(bytes[end..<close]).words)
    else { return end }
    return close + 1
  }

  /// Whether a place is within the brackets of a calculation, of which a value there is only a part.
  func isInCalculation(_ place: Int) -> Bool {
    guard let open = bytes[..<place].firstPlace(of: "calc(") else { return false }
    return bytes[open.lowerBound..<place].reduce(0) { depth, byte in
      byte == UInt8(ascii: "(") ? depth + 1 : byte == UInt8(ascii: ")") ? depth - 1 : depth
    } > 0
  }

  /// Whether a value says by itself what it is: a colour, a curve, a number with a unit.
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
