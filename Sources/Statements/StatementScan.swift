import Files
import Printing
import Syntax
import TokenValues
import Tokens
import Wording

/// Finds what a paragraph or an item says of tokens: a token's path and a value right behind it, or a name that begins
/// an item and its value.
package struct StatementScan {
  let text: PageText
  let section: PageSection
  let document: MarkdownDocument
  let subject: AuditedSystem
  var bytes: [UInt8] { text.bytes }

  init(_ text: PageText, _ section: PageSection, _ document: MarkdownDocument, _ subject: AuditedSystem) {
    self.text = text
    self.section = section
    self.document = document
    self.subject = subject
  }

  func statements() -> [Statement] {
    let mentions = subject.names.mentions(in: text).filter { !text.isStruck($0.range.lowerBound) }
    var found: [Statement] = []
    if mentions.isEmpty {
      let named = text.kind == .item ? named() + valueFirst() : []
      let styled = named.isEmpty ? styleItem() : named
      found = (styled.isEmpty ? partOfStyle() : styled) + sentences() + used()
    } else {
      found = mentions.flatMap { statement(of: $0).map { [$0] } ?? styleParts(of: $0) }
      found += pairedStatements(mentions) + [remarkedColor(mentions)].compactMap(\.self)
      found += mentions.compactMap(statementBefore) + [valueFirst(mentions)].compactMap(\.self)
    }
    let named = shortNames() + boldNames()
    // What a name in code says is surer than what the words around it do.
    let sure = Set(named.filter(\.isCode).map(\.range.start))
    found.removeAll { !$0.isWhole && sure.contains($0.range.start) }
    let known = Set(found.map(\.range.start))
    let others = named.filter { !known.contains($0.range.start) }
    let all = known.union(others.map(\.range.start))
    return found + others + plainColors().filter { !all.contains($0.range.start) }
  }

  /// `The ink is #111827.`, `The ink colour is #111827.`: sentences below a heading that says of which kind the names are.
  private func sentences() -> [Statement] {
    text.sentences.flatMap { sentence in
      let words = sentence.drop { $0 == UInt8(ascii: " ") }
      return statement(in: words).map { [$0] } ?? typeStatements(in: words)
    }
  }

  private func statement(in sentence: ArraySlice<UInt8>) -> Statement? {
    guard let article = ["The ", "Our "].first(where: { sentence.starts(with: $0.utf8) }),
      let verb = sentence.prefix(Self.longestName).firstPlace(of: " is "),
      !text.isStruck(verb.upperBound), let (value, end) = WrittenValue.read(bytes, at: verb.upperBound),
      end == bytes.count || isEnd(end, .verb, value), Self.isTelling(value),
      !hasMore(from: end, to: sentence.endIndex, like: value)
    else { return nil }
    let name = sentence[(sentence.startIndex + article.utf8.count)..<verb.lowerBound]
    guard name.allSatisfy({ $0.isLetter || $0.isDigit || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }) else {
      return nil
    }
    var words = NameWords(name).words
    let isOfRole = isRole(words)
    if words.count > 1, let noun = words.last, Self.nouns.contains(noun) { words.removeLast() }
    let tokens = subject.names.meant(
      by: NameWords(words), in: mode(at: verb.upperBound),
      around: { isOfRole ? section.heading + ["color"] : section.heading })
    guard !tokens.isEmpty, !text.isDenied(around: verb.upperBound..<end) else { return nil }
    return Statement(
      tokens: tokens, isReference: false, isOtherSpelling: isOtherSpelling(name, tokens), field: .whole,
      themes: themes(at: verb.upperBound), value: value,
      range: document.range(ofPlain: verb.upperBound..<end, in: text.node), isUnderstood: !isLimited(at: end))
  }

  /// Whether a name writes a size otherwise than each of some tokens does.
  func isOtherSpelling(_ name: ArraySlice<UInt8>, _ tokens: [TokenPath]) -> Bool {
    tokens.allSatisfy { NameWords.differInSize(name, $0.description.utf8) }
  }

  /// The theme of which the clause around an offset speaks, or else the nearest heading that names one.
  func mode(at offset: Int) -> String? { ThemeWords.mode(inSentence: clauseWords(at: offset)) ?? section.mode }

  /// What a name in a sentence may be followed by.
  private static let nouns: Set<String> = ["color", "space", "spacing", "radius", "duration", "size", "gap", "step"]

  /// What stands between a name and its value.
  enum Joint {
    case blank, bracket, colon, dash, verb
  }

  /// `{radius.lg} (12px)`, `color.ink is #111`, `space.4: 16px`.
  private func statement(of mention: TokenMention) -> Statement? {
    guard let (joint, start) = joint(at: behindBracket(behindNoun(mention.range.upperBound), mention.range)),
      !text.isStruck(start),
      let (value, end) = WrittenValue.read(bytes, at: start),
      isEnd(end, joint, value) || isColor(value) && isBeforeLook(end, joint)
        || (isBeforeWords(end, joint) || isBeforeUse(end, joint, of: mention.path))
          && !isSize(value, beside: mention.path, joint),
      joint != .blank
        || Self.isTelling(value) && (!isNext(inListOf: mention.range, start) || isProved(besides: mention)),
      !isJoined(mention.range, joint)
    else { return nil }
    return Statement(
      tokens: [mention.path], isReference: true, field: .whole, themes: themes(at: start), value: value,
      range: document.range(ofPlain: start..<end, in: text.node), isUnderstood: joint != .verb || !isLimited(at: start))
  }

  /// `**Emerald** ({color.emerald}): Bright green at #10b981 — for success`: the one colour of an item that begins with a
  /// name and its reference, or with the reference alone, in the first words of what is said of it.
  private func remarkedColor(_ mentions: [TokenMention]) -> Statement? {
    guard text.kind == .item, let mention = mentions.first, mention.range.lowerBound <= Self.longestName,
      subject.names.isColor(mention.path), let (start, isNamed) = remark(behind: mention.range)
    else { return nil }
    let isInBrackets = bytes[..<mention.range.lowerBound].last == UInt8(ascii: "(")
    let colors = HexColors.find(in: bytes[...])
    guard colors.count == 1, let color = colors.first, color.range.lowerBound > start else { return nil }
    var words = bytes[start..<color.range.lowerBound]
    if words.last == UInt8(ascii: "(") { words = words.dropLast() }
    let isLook = endsInLook(before: color.range, from: start)
    if isLook, let dash = words.indices.last(where: text.isLongDash) { words = words[(dash + 3)...] }
    let isPlain = words.allSatisfy { $0.isLetter || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }
    let said = NameWords(words).words
    let isBound = bytes[color.range.lowerBound - 1] == UInt8(ascii: "(") || said.last == "at" || isLook || isNamed
    guard isPlain, isBound, !said.isEmpty, said.count <= 6, Self.besides.isDisjoint(with: said),
      isInBrackets || NamedValues.qualifiers.isDisjoint(with: said)
    else { return nil }
    return Statement(
      tokens: [mention.path], isReference: true, field: .whole, themes: [],
      value: .color(color.color, hasOpacity: color.range.count == 9 || color.range.count == 5),
      range: document.range(ofPlain: color.range, in: text.node))
  }

  /// Where a remark on a reference begins, if one is there: behind the brackets that close around it and a colon, behind a
  /// colon or a dash where it begins the item, or as a name of its own, each word of it with a capital: ``ink` Deep Night`.
  private func remark(behind mention: Range<Int>) -> (start: Int, isNamed: Bool)? {
    var index = mention.upperBound
    let isInBrackets = bytes[..<mention.lowerBound].last == UInt8(ascii: "(")
    if isInBrackets {
      guard bytes[index...].starts(with: "):") else { return nil }
      return (index + 2, false)
    }
    guard mention.lowerBound == 0 else { return nil }
    index = skipBlanks(index)
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: ":") { return (index + 1, false) }
    if isDash(index) { return (index + (bytes[index] == 0xE2 ? 3 : 1), false) }
    let words = bytes[index...].prefix { $0 != UInt8(ascii: "#") }.split(separator: UInt8(ascii: " "))
    let isNamed = (1...3).contains(words.count) && words.allSatisfy { $0.first?.isUppercase ?? false }
    return isNamed ? (index, true) : nil
  }

  static let longestName = 40

  /// Words behind which another colour than that of the thing is named.
  static let besides: Set<String> = [
    "on", "with", "over", "against", "under", "for", "behind", "beside", "near", "than", "from", "to", "and", "or",
    "vs",
    "not", "was", "in",
  ]

  /// `**Emerald**: #10B981`: an item that begins with a name of at most five words, and has one value.
  private func named() -> [Statement] {
    guard let nameEnd = nameEnd(), let (joint, start) = joint(at: nameEnd), joint != .verb,
      let (value, end) = WrittenValue.read(bytes, at: start), Self.isTelling(value),
      !hasMore(from: end, like: value),
      case let isBeforeUse = isBeforeUse(end, joint, of: TokenPath([])),
      isEnd(end, joint, value) || isBeforeUse || isColor(value) && joint != .bracket && isBeforeWords(end, .blank)
    else { return described() }
    let name = NameWords(ThemeWords.withoutMode(NameWords(bytes[..<nameEnd]).words))
    // `On cream panels` says of colours what they are on another ground.
    guard !name.words.isEmpty, name.words.count <= 5, section.heading.first != "on" else { return [] }
    var tokens = subject.names.meant(by: name, in: mode(at: start), around: { section.words })
    if tokens.isEmpty, case .color(let color, _) = value {
      tokens = subject.names.meant(by: withoutHue(name), in: mode(at: start), around: { section.words })
        .filter(subject.names.isColor)
      if isAnothers(color, besides: tokens) { tokens = [] }
    }
    // A name of several words says enough below any heading.
    if tokens.isEmpty, isColor(value), name.words.count > 1 || !Self.general.isDisjoint(with: section.heading) {
      tokens = subject.names.meant(by: name, in: mode(at: start), around: { section.words + ["color"] })
        .filter(subject.names.isColor)
    }
    if tokens.isEmpty, isUse(behind: end) {
      tokens = subject.names.meant(by: name, in: section.mode, around: { section.words })
    }
    if isBeforeUse { tokens.removeAll(where: isStyle) }
    guard !tokens.isEmpty else { return [] }
    return [
      Statement(
        tokens: tokens, isReference: false, isOtherSpelling: isOtherSpelling(bytes[..<nameEnd], tokens), field: .whole,
        themes: themes(at: start), value: value,
        range: document.range(ofPlain: start..<end, in: text.node), isCode: isWholeCode(0..<nameEnd))
    ]
  }

  /// Whether a name is written as code and no other thing is called so: a variable, or several words.
  private func isWholeCode(_ name: Range<Int>) -> Bool {
    text.code.contains(name) && (CodeName.isVariable(bytes[name]) || CodeName.isCompound(bytes[name]))
  }

  /// Words of headings below which a document speaks of all that it has.
  private static let general: Set<String> = ["overview", "identity", "brand", "theme", "atmosphere", "visual"]

  /// `**Ink**: a deep violet (#2a2535)`
  private func described() -> [Statement] {
    guard let named = describedColor() else { return [] }
    let name = NameWords(bytes[named.name])
    let tokens = subject.names.meant(by: name, in: mode(at: named.valueRange.lowerBound), around: { section.words })
      .filter(subject.names.isColor)
    guard !tokens.isEmpty, !text.isDenied(around: named.valueRange) else { return [] }
    return [
      Statement(
        tokens: tokens, isReference: false, isOtherSpelling: isOtherSpelling(bytes[named.name], tokens), field: .whole,
        themes: themes(at: named.valueRange.lowerBound), value: named.value,
        range: document.range(ofPlain: named.valueRange, in: text.node))
    ]
  }

  /// Whether what follows a value in brackets says where it is used, and not for which of several themes it is:
  /// `(#f8f6f0): the page in the light theme` of a system without themes, which is light.
  private func isUse(behind end: Int) -> Bool {
    guard subject.names.allThemes.count < 2, end + 1 < bytes.count, bytes[end] == UInt8(ascii: ")"),
      bytes[end + 1] == UInt8(ascii: ":")
    else { return false }
    let said = NameWords(text.sentence(around: end)).words
    return said.contains("light") && said.allSatisfy { $0 == "light" || !ThemeWords.modes.contains($0) }
  }

  /// Where the name that begins a text ends: before a colon, a dash, a bracket, `#` or a digit.
  func nameEnd() -> Int? {
    var index = 0
    while index < min(bytes.count, 60) {
      let byte = bytes[index]
      if byte == UInt8(ascii: ":") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "=") || isDash(index) { break }
      if isArrow(index) { break }
      if byte == UInt8(ascii: "#") || byte.isDigit && index > 0 && bytes[index - 1] == UInt8(ascii: " ") { break }
      if isWide("：", index) || isWide("（", index) { break }
      guard byte.isLetter || byte.isDigit || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-") || isLetter(index)
      else { return nil }
      index += 1
    }
    while index > 0, bytes[index - 1] == UInt8(ascii: " ") { index -= 1 }
    return index > 0 ? index : nil
  }

  /// Whether a byte is a part of a letter outside of ASCII, and not of a sign.
  private func isLetter(_ index: Int) -> Bool {
    let byte = bytes[index]
    if byte & 0xC0 == 0x80 { return true }
    let isSign = byte == 0xE3 && index + 1 < bytes.count && bytes[index + 1] == 0x80
    return byte >= 0xC3 && byte < 0xEF && byte != 0xE2 && !isSign
  }

  /// Whether a sign stands at an offset as it is written between East Asian letters.
  func isWide(_ sign: StaticString, _ index: Int) -> Bool {
    bytes[index] == 0xEF && sign.withUTF8Buffer { bytes[index...].starts(with: $0) }
  }

  /// Whether another value of the kind follows in the text.
  func hasMore(from start: Int, to end: Int? = nil, like value: WrittenValue) -> Bool {
    var index = start
    while index < end ?? bytes.count {
      let begins = index == 0 || !bytes[index - 1].isLetter && !bytes[index - 1].isDigit
      if begins, bytes[index] == UInt8(ascii: "#") || bytes[index].isDigit,
        let (other, end) = WrittenValue.read(bytes, at: index)
      {
        switch (value, other) {
        case (.color, .color), (.quantity, .quantity), (.curve, .curve): return true
        case (.color, _), (.quantity, _), (.curve, _), (.family, _): index = end
        }
        continue
      }
      index += 1
    }
    return false
  }

  /// The themes of which the sentence around an offset speaks up to the end of its clause, or else the heading above it:
  /// what follows (`#111, and in dark mode …`) is said of something else.
  func themes(at offset: Int) -> [String] {
    let named = ThemeWords.named(inSentence: clauseWords(at: offset), subject.names)
    return named.isEmpty ? ThemeWords.named(alone: section.heading, subject.names) : named
  }

  /// The words of the sentence around an offset, up to the end of its clause.
  private func clauseWords(at offset: Int) -> [String] {
    let sentence = text.sentence(around: offset)
    let end = sentence[offset...].indices.first { index in
      bytes[index].isOne(of: ",;") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: " ")
        || bytes[index...].starts(with: " and ")
    }
    return NameWords(sentence[..<(end ?? sentence.endIndex)]).words
  }
}
