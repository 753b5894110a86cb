import Printing
import Syntax
import Tokens
import Wording

/// Names of tokens without their groups, written as code, and values before names: ``Use `space-6` (24px)``,
/// `12px radius ({rounded.md})`.
extension StatementScan {
  /// What a text says of tokens that it names by their last segments or as variables.
  func shortNames() -> [Statement] {
    text.code.flatMap { code -> [Statement] in
      guard code.count <= Self.longestName, !text.isStruck(code.lowerBound),
        !text.mentions.contains(where: { code.overlaps($0.range) })
      else { return [] }
      guard let name = plainName(code) else { return withValue(code).map { [$0] } ?? [] }
      return (behind(name) ?? before(name)).map { [$0] } ?? style(name)
    }
  }

  /// What sentences say of colours by their names in bold, where the heading does not speak of something else that may
  /// have one so called: `**Primary** (#1a56db)`.
  func boldNames() -> [Statement] {
    guard section.heading.allSatisfy({ !$0.utf8.contains(where: \.isLetter) || Self.palettes.contains($0) }) else {
      return []
    }
    return text.bold.compactMap { bold -> Statement? in
      let inner = bytes[bold].firstIndex(of: UInt8(ascii: "("))
      var end = inner ?? bold.upperBound
      while end > bold.lowerBound, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: ":") {
        end -= 1
      }
      let name = bytes[bold.lowerBound..<end]
      guard let own = subject.names.named(NameWords(name)).only, subject.names.isColor(own),
        name.count <= Self.longestName,
        let (joint, start) = joint(at: end), joint == .bracket || joint == .verb, !text.isStruck(start),
        let (value, close) = WrittenValue.read(bytes, at: start), isEnd(close, joint, value), fits(value, own),
        !text.isDenied(around: start..<close), !inMode(own, at: start).isEmpty
      else { return nil }
      return Statement(
        tokens: [own], isReference: false, field: .whole, themes: themes(at: start), value: value,
        range: document.range(ofPlain: start..<close, in: text.node))
    }
  }

  private static let palettes: Set<String> = [
    "overview", "color", "palette", "brand", "theme", "principles", "foundations", "accent", "the", "and", "our",
  ]

  /// What a list of parts says of the style of a name: `body-md is 15px Inter`, `Body copy (body-md) is set at 15px`.
  private func style(_ name: ShortName) -> [Statement] {
    var end = name.code.upperBound
    if end < bytes.count, bytes[end] == UInt8(ascii: ")") { end += 1 }
    guard let own = subject.names.named(name.words).only, isStyle(own),
      !isOtherSpelling(bytes[name.code], [own])
    else { return [] }
    for verb in [" is set at ", " is "] where bytes[end...].starts(with: verb.utf8) {
      let start = end + verb.utf8.count
      let parts = statements(of: [own], from: start, .verb, false)
      guard parts.isEmpty, verb != " is ", let (value, close) = WrittenValue.read(bytes, at: start),
        Self.isTelling(value),
        isEnd(close, .verb, value), !text.isDenied(around: start..<close)
      else { return parts }
      return [
        Statement(
          tokens: [own], isReference: false, field: .size, themes: [], value: value,
          range: document.range(ofPlain: start..<close, in: text.node))
      ]
    }
    guard end == name.code.upperBound, let (joint, start) = joint(at: end), joint != .blank, joint != .verb else {
      return []
    }
    return statements(of: [own], from: start, joint, false)
  }

  /// A name as code, without the signs of a variable.
  private struct ShortName {
    /// The name with all that is code around it: `var(--gap)`.
    let code: Range<Int>
    let words: NameWords
    let isVariable: Bool
  }

  private func plainName(_ code: Range<Int>) -> ShortName? {
    var name = bytes[code]
    if name.starts(with: "var("), name.last == UInt8(ascii: ")") { name = name.dropFirst(4).dropLast() }
    let isVariable = CodeName.isVariable(name)
    // Some tools part the segments of a name by slashes: `color/ink`.
    let isPlain = name.allSatisfy { $0.isLetter || $0.isDigit || $0.isOne(of: "-_/") }
    guard isVariable || isPlain && name.first?.isLetter == true else { return nil }
    return ShortName(code: code, words: NameWords(name), isVariable: isVariable)
  }

  /// A name and its colour in one span of code (`primary #9a3412`), or a variable and its value behind a colon:
  /// ``Height: `--bar-height: 72px``.
  private func withValue(_ code: Range<Int>) -> Statement? {
    if let colon = bytes[code].firstIndex(of: UInt8(ascii: ":")), CodeName.isVariable(bytes[code.lowerBound..<colon]) {
      guard let name = plainName(code.lowerBound..<colon),
        bytes[..<code.lowerBound].elementsEqual([]) || bytes[..<code.lowerBound].suffix(2).elementsEqual(": ".utf8)
          || isStated(code),
        case let start = skipBlanks(colon + 1), let (value, end) = WrittenValue.read(bytes, at: start),
        Self.isTelling(value), bytes[end..<max(end, code.upperBound)].allSatisfy({ $0.isOne(of: "; ") })
      else { return nil }
      return statement(name, value, start..<end)
    }
    guard let blank = bytes[code].firstIndex(of: UInt8(ascii: " ")), blank > code.lowerBound,
      let name = plainName(code.lowerBound..<blank), let (value, end) = WrittenValue.read(bytes, at: blank + 1),
      case .color = value, end == code.upperBound
    else { return nil }
    return statement(name, value, blank + 1..<end)
  }

  /// `space-6 (24px)`, `ink is #111111`, `radius-md, which is 8px`.
  private func behind(_ name: ShortName) -> Statement? {
    guard
      let (joint, start) = joint(at: behindBracket(behindNoun(name.code.upperBound), name.code))
        ?? apposition(name.code),
      !text.isStruck(start), !isJoined(name.code, joint), let (value, end) = WrittenValue.read(bytes, at: start),
      joint == .blank
        ? isBeside(name, start..<end, value) : isEnd(end, joint, value) || isBeforeWords(end, joint),
      Self.isTelling(value)
    else { return nil }
    return statement(name, value, start..<end, isUnderstood: joint != .verb || !isLimited(at: start))
  }

  /// Whether a colour stands right behind a name that nothing else has, in a list of which the name is first:
  /// `brand/pressed` `#00875a`.
  private func isBeside(_ name: ShortName, _ range: Range<Int>, _ value: WrittenValue) -> Bool {
    guard isColor(value), name.isVariable || isCompound(name.code),
      text.code.contains(range) || isEnd(range.upperBound, .blank, value)
    else { return false }
    return !text.code.contains { code in
      code.upperBound < name.code.lowerBound && WrittenValue.read(bytes, at: code.lowerBound)?.end == code.upperBound
        && skipBlanks(code.upperBound) == name.code.lowerBound
    }
  }

  /// `12px radius (md)`.
  private func before(_ name: ShortName) -> Statement? {
    guard let (value, range) = valueBefore(name.code) else { return nil }
    return statement(name, value, range)
  }

  private func statement(
    _ name: ShortName, _ value: WrittenValue, _ range: Range<Int>, isUnderstood: Bool = true
  ) -> Statement? {
    // A class of Tailwind with the value that it has there says nothing of a token called so.
    if ClassDeclarations.all(in: bytes, name.code).contains(where: { $0.value.matches(value) == true }) { return nil }
    let tokens = tokens(meantBy: name, at: range.lowerBound).filter { fits(value, $0) }
    guard !tokens.isEmpty, !text.isDeniedValue(around: range) else { return nil }
    return Statement(
      tokens: tokens, isReference: false, isOtherSpelling: isOtherSpelling(bytes[name.code], tokens),
      isPrefixed: name.isVariable && name.words.words.first == subject.names.prefix, field: .whole,
      themes: themes(at: range.lowerBound), value: value, range: document.range(ofPlain: range, in: text.node),
      isCode: name.isVariable || isCompound(name.code), isUnderstood: isUnderstood)
  }

  /// Whether a name in code is of several words, as that of no other thing is: `panel-width`, `color/ink`.
  private func isCompound(_ name: Range<Int>) -> Bool {
    CodeName.isCompound(bytes[name]) || bytes[name].contains(UInt8(ascii: "/"))
  }

  /// The tokens that a name in code means: those that the sentence or the headings say the kind of, or the only one of
  /// that name.
  private func tokens(meantBy name: ShortName, at offset: Int) -> [TokenPath] {
    if name.isVariable { return subject.names.named(asVariable: name.words) }
    let around = section.words + clauseWords(around: name.code)
    let meant = subject.names.meant(by: name.words, in: mode(at: offset), around: { around }).filter(isOfHeading)
    let all = subject.names.named(name.words)
    guard meant.isEmpty, all.count == 1, let only = all.first else { return meant }
    // The size of another thing may be called the same: `sm`, `button`.
    return subject.names.isColor(only) || subject.names.saysKind(name.words) || isCompound(name.code)
      ? inMode(only, at: offset) : []
  }

  /// Whether a token may be spoken of below a heading that names radii or spaces: `sm` is no size there.
  private func isOfHeading(_ path: TokenPath) -> Bool {
    let kinds = Self.kinds.filter { !$0.isDisjoint(with: section.heading) }
    let words = path.segments.flatMap { NameWords($0).words }
    return kinds.isEmpty || kinds.contains { !$0.isDisjoint(with: words) }
  }

  private static let kinds: [Set<String>] = [
    ["radius", "radii", "rounded", "rounding", "corner", "corners", "shape", "shapes"],
    ["space", "spaces", "spacing", "gap", "gaps", "padding", "margin", "inset", "insets", "gutter"],
  ]

  /// The words between the commas around a name; other clauses speak of other things.
  private func clauseWords(around name: Range<Int>) -> [String] {
    let sentence = text.sentence(around: name.lowerBound)
    guard sentence.indices.contains(name.lowerBound), name.upperBound <= sentence.endIndex else { return [] }
    let before = sentence[..<name.lowerBound].suffix(while: { !$0.isOne(of: ",;:") })
    let behind = sentence[name.upperBound...].prefix { !$0.isOne(of: ",;:") }
    return NameWords(before).words + NameWords(behind).words
  }

  func inMode(_ path: TokenPath, at offset: Int) -> [TokenPath] {
    mode(at: offset).map { subject.names.inMode($0, of: [path]) } ?? [path]
  }

  private func fits(_ value: WrittenValue, _ path: TokenPath) -> Bool {
    subject.names.tokens(path).contains { Comparison.matches(value, .whole, $0.token.value) != nil }
  }

  // MARK: Between a name and its value

  /// Where a name ends with the noun behind it that says what it is: `rounded.md corners (10px)`.
  func behindNoun(_ end: Int) -> Int {
    guard end < bytes.count, bytes[end] == UInt8(ascii: " ") else { return end }
    let word = bytes[(end + 1)...].prefix(while: \.isLetter)
    let next = skipBlanks(word.endIndex)
    guard next < bytes.count, bytes[next] == UInt8(ascii: "("),
      Self.nouns.contains(String(decoding: word, as: UTF8.self))
    else { return end }
    return word.endIndex
  }

  /// Where a name ends that stands in brackets behind the words that begin an item: `**Ink** (`--color-ink`): #111`.
  func behindBracket(_ end: Int, _ name: Range<Int>) -> Int {
    guard text.kind == .item, end + 1 < bytes.count, bytes[end] == UInt8(ascii: ")"), name.lowerBound > 1,
      bytes[name.lowerBound - 1] == UInt8(ascii: "("), name.lowerBound <= Self.longestName,
      bytes[..<(name.lowerBound - 1)].allSatisfy({ $0.isLetter || $0.isDigit || $0.isOne(of: " -/&") || $0 >= 0x80 }),
      bytes[end + 1] == UInt8(ascii: ":") || isDash(end + 2) || isArrow(end + 2)
    else { return end }
    return end + 1
  }

  private static let nouns: Set<String> = [
    "radius", "corners", "corner", "rounding", "gap", "gaps", "padding", "spacing", "margin", "gutter", "color",
    "colour", "text", "background", "fill",
  ]

  /// The colour of a name in brackets or between commas: `(primary, #2563eb)`, `primary, #2563eb, for links`.
  private func apposition(_ name: Range<Int>) -> (Joint, Int)? {
    let end = name.upperBound
    guard end + 2 < bytes.count, bytes[end] == UInt8(ascii: ","), bytes[end + 1] == UInt8(ascii: " "),
      case (.color, let close)? = WrittenValue.read(bytes, at: end + 2), close < bytes.count
    else { return nil }
    let isBracket = name.lowerBound > 0 && bytes[name.lowerBound - 1] == UInt8(ascii: "(")
    let sign = isBracket ? UInt8(ascii: ")") : UInt8(ascii: ",")
    return bytes[close] == sign ? (.verb, end + 2) : nil
  }

  // MARK: Values before names

  /// `Leave 16px ({spacing.gap})`.
  func statementBefore(_ mention: TokenMention) -> Statement? {
    guard let (value, range) = valueBefore(mention.range), fits(value, mention.path), !text.isDenied(around: range),
      !isSize(value, beside: mention.path, .blank)
    else { return nil }
    return Statement(
      tokens: [mention.path], isReference: true, field: .whole, themes: themes(at: range.lowerBound), value: value,
      range: document.range(ofPlain: range, in: text.node))
  }

  /// The value before a name that is alone in brackets, with a noun between them or none.
  func valueBefore(_ name: Range<Int>) -> (WrittenValue, Range<Int>)? {
    guard name.lowerBound > 1, bytes[name.lowerBound - 1] == UInt8(ascii: "("), name.upperBound < bytes.count,
      bytes[name.upperBound] == UInt8(ascii: ")"), bytes[name.lowerBound - 2] == UInt8(ascii: " ")
    else { return nil }
    let limit = max(0, name.lowerBound - 60)
    var end = name.lowerBound - 2
    while end > limit, bytes[end - 1].isLetter {
      let word = bytes[limit..<end].suffix(while: { $0.isLetter })
      guard word.startIndex > limit, bytes[word.startIndex - 1] == UInt8(ascii: " "),
        Self.nouns.contains(String(decoding: word, as: UTF8.self))
      else { break }
      end = word.startIndex - 1
    }
    // The value ends where the noun begins, and its first sign is one that no word has.
    var start = end
    while start > limit, end - start < 24, bytes[start - 1] != UInt8(ascii: " ") || isUnit(start..<end) { start -= 1 }
    guard start < end, start == 0 || bytes[start - 1] == UInt8(ascii: " "), !text.isStruck(start),
      let (value, close) = WrittenValue.read(bytes, at: start), close == end, Self.isTelling(value),
      !isPartOfMore(before: start)
    else { return nil }
    return (value, start..<end)
  }

  /// Whether letters alone are the unit of the number before them: `12 px`.
  private func isUnit(_ range: Range<Int>) -> Bool {
    let units = ["px", "pt", "dp", "ms", "rem"]
    return units.contains { bytes[range].elementsEqual($0.utf8) }
  }

  /// Whether the words before a value make it a limit, one of several, or one of a comparison.
  private func isPartOfMore(before start: Int) -> Bool {
    let before = text.sentence(around: start)
    guard before.startIndex < start else { return false }
    let rest = bytes[before.startIndex..<start].dropLast()
    // A comma behind another value makes a list; behind words it begins another clause.
    if rest.last == UInt8(ascii: ",") {
      return rest.dropLast().suffix(while: { $0 != UInt8(ascii: " ") }).contains {
        $0.isDigit || $0 == UInt8(ascii: "#")
      }
    }
    if let last = rest.last, !last.isLetter, !last.isDigit, !last.isOne(of: "(:;."),
      !text.isLongDash(rest.endIndex - 3)
    {
      return true
    }
    if let last = rest.last, last.isDigit { return true }
    return NameWords(rest).words.last.map(Self.limits.contains) ?? false
  }

  private static let limits: Set<String> = [
    "or", "to", "and", "than", "from", "between", "about", "around", "minus", "plus", "least", "most", "under", "over",
    "by", "min", "max", "minimum", "maximum", "up", "below", "above", "not", "nearly", "roughly", "approximately",
  ]

  /// The one token that an item names behind the value that it begins with: `#2563eb `color.primary``.
  func valueFirst(_ mentions: [TokenMention]) -> Statement? {
    guard text.kind == .item, let mention = mentions.only, subject.names.has(mention.path),
      let (value, end) = WrittenValue.read(bytes, at: 0), !text.isStruck(0), Self.isTelling(value),
      fits(value, mention.path), place(behind: joint(at: end) ?? (.blank, end)) == mention.range.lowerBound,
      joint(at: mention.range.upperBound)?.0 != .bracket, !text.isDenied(around: 0..<end)
    else { return nil }
    return Statement(
      tokens: [mention.path], isReference: true, field: .whole, themes: themes(at: 0), value: value,
      range: document.range(ofPlain: 0..<end, in: text.node))
  }

  /// Where the name begins that a value is of which begins an item.
  private func place(behind joint: (joint: Joint, start: Int)) -> Int? {
    switch joint.joint {
    case .blank where joint.start < bytes.count && bytes[joint.start] == UInt8(ascii: "/"): skipBlanks(joint.start + 1)
    case .blank, .colon, .dash: joint.start
    case .bracket, .verb: nil
    }
  }

  /// The name in code, as nothing else has it, behind a value that begins an item: `#2563eb `--primary``, `16px / `--gap``.
  private func codeBehind(_ joint: Joint, _ start: Int) -> ShortName? {
    guard let place = place(behind: (joint, start)),
      let code = text.code.first(where: { $0.lowerBound == place }), let name = plainName(code),
      name.isVariable || isCompound(code), self.joint(at: code.upperBound)?.0 != .bracket,
      !text.code.contains(where: { $0.lowerBound > code.lowerBound && plainName($0)?.isVariable == name.isVariable })
    else { return nil }
    return name
  }

  /// `#2563eb — primary`: an item that begins with a colour, and then has its name.
  func valueFirst() -> [Statement] {
    guard case (let value, let end)? = WrittenValue.read(bytes, at: 0), !text.isStruck(0), Self.isTelling(value),
      case let (joint, start) = joint(at: end) ?? (.blank, end)
    else { return [] }
    if let name = codeBehind(joint, start) { return statement(name, value, 0..<end).map { [$0] } ?? [] }
    guard case .color(let color, let hasOpacity) = value, joint == .colon || joint == .dash else { return [] }
    let rest = bytes[start...].prefix(Self.longestName)
    let close = rest.firstIndex { !$0.isLetter && !$0.isDigit && $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    let name = bytes[start..<(close ?? rest.endIndex)]
    guard close.map({ isDash($0) || bytes[$0] == UInt8(ascii: "(") }) ?? (rest.endIndex == bytes.count) else {
      return []
    }
    let tokens = subject.names.meant(by: NameWords(name), in: mode(at: 0), around: { section.words })
      .filter(subject.names.isColor)
    guard !tokens.isEmpty, !text.isDenied(around: 0..<end) else { return [] }
    return [
      Statement(
        tokens: tokens, isReference: false, isOtherSpelling: isOtherSpelling(name, tokens), field: .whole,
        themes: themes(at: 0), value: .color(color, hasOpacity: hasOpacity),
        range: document.range(ofPlain: 0..<end, in: text.node))
    ]
  }
}

extension Array {
  /// The element of an array that has one.
  var only: Element? { count == 1 ? self[0] : nil }
}

extension ArraySlice {
  /// The longest end of it whose elements all satisfy a condition.
  func suffix(while predicate: (Element) -> Bool) -> ArraySlice {
    let start = lastIndex { !predicate($0) }.map { $0 + 1 } ?? startIndex
    return self[start...]
  }
}
