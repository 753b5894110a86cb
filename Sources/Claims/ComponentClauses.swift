import Files
import Printing
package import Statements
import TokenValues
package import Tokens
package import Wording

/// What a text says of a component's properties, clause by clause: `Background {colors.soft}, rounded {rounded.md} (8px)`.
package struct ComponentClauses {
  /// A property with what a clause gives it.
  package struct Clause {
    package let property: ComponentProperty
    package let values: [Value]
    /// Where the values are in the text; of a reference with its value behind it, where the reference is.
    package let range: Range<Int>
    /// What brackets behind the values say that they are.
    package var remark: [Value] = []
    /// Where that is.
    package var remarkRange: Range<Int>?
    /// Whether a value follows each reference.
    package var isRepeated = false

    /// The same property with what is in brackets.
    package var remarked: Clause { Clause(property: property, values: remark, range: remarkRange ?? range) }
  }

  package enum Value {
    case token(TokenPath)
    case written(WrittenValue)
  }

  private let text: PageText
  private var bytes: [UInt8] { text.bytes }
  private let names: TokenNames
  /// The text with blanks for its references, whose words say nothing of the sentence.
  private let words: [UInt8]

  package init(_ text: PageText, _ names: TokenNames) {
    self.text = text
    self.names = names
    var words = text.bytes
    for mention in text.mentions where mention.isBraced {
      for index in mention.range { words[index] = UInt8(ascii: " ") }
    }
    self.words = words
  }

  /// - Parameter part: where the text speaks of the component.
  package func all(in part: Range<Int>) -> [Clause] {
    let isOwn = part.lowerBound > 0
    guard isOwn || !isOfPart else { return [] }
    let clauses = parts(of: part).compactMap { clause($0, isOwn: isOwn) }
    // `padding 24px, top padding 88px`: the first is that of the other sides.
    let sides = NameWords(words[part]).words
    let hasSides = sides.indices.dropLast().contains { Self.sides.contains(sides[$0]) && sides[$0 + 1] == "padding" }
    return hasSides ? clauses.filter { if case .padding = $0.property { $0.values.count > 1 } else { true } } : clauses
  }

  private static let sides: Set<String> = ["top", "bottom", "left", "right", "x", "y"]

  /// Whether a text below the component's begins with the name of something in it: `Chip inside: …`.
  private var isOfPart: Bool {
    guard let colon = bytes.prefix(40).firstIndex(of: UInt8(ascii: ":")) else { return false }
    let label = NameWords(words[..<colon]).words
    if let first = label.first, let last = label.last, Self.inner.contains(first), label.count > 1 {
      return Self.property([last], [], names) == nil
    }
    return label.contains { $0 == "inside" || $0 == "within" }
  }

  /// Words for a part of something, before what it is: `Inner badge: …`, but not `Inner padding: …`.
  private static let inner: Set<String> = ["inner", "nested", "leading", "trailing", "embedded"]

  // MARK: Clauses

  /// The parts between commas, semicolons, dashes and full stops that are in no brackets, without sentences that speak of
  /// a state or a case.
  private func parts(of part: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var depth = 0
    var begin = part.lowerBound
    var isOfState = false
    var isFirst = true
    func close(at index: Int) {
      let said = NameWords(words[begin..<index]).words
      isOfState = isOfState || !Self.cases.isDisjoint(with: said) || isFirst && isOfOther(said)
      isFirst = false
      if begin < index, !isOfState { parts.append(begin..<index) }
    }
    var index = part.lowerBound
    while index < part.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")"), depth > 0 { depth -= 1 }
      let endsWord = index + 1 == bytes.count || bytes[index + 1].isSpace
      let isStop = endsWord && (byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?"))
      let isBreak =
        endsWord && (byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";")) || isBreakingDash(index)
        || byte == UInt8(ascii: " ") && isJoint(index)
      guard depth == 0, isStop || isBreak else {
        index += 1
        continue
      }
      close(at: index)
      if isStop { (isOfState, isFirst) = (false, true) }
      index += byte == 0xE2 ? 3 : 1
      begin = index
    }
    close(at: part.upperBound)
    return parts
  }

  /// Whether a word joins another property to one: `{colors.soft} with internal padding 6px`.
  private func isJoint(_ index: Int) -> Bool {
    guard [" with ", " and "].contains(where: { bytes[index...].starts(with: $0.utf8) }) else { return false }
    let said = NameWords(words[index...].prefix { !$0.isOne(of: ",;.") }).words
    let next = said.drop(while: Self.leads.contains).first
    return Self.cases.isDisjoint(with: said) && next.map { ComponentProperty(named: [$0]) != nil } ?? false
  }

  /// Whether a sentence begins with what it is about, and that is no property: `Line items are 785px wide`.
  private func isOfOther(_ words: [String]) -> Bool {
    guard let verb = words.prefix(5).firstIndex(where: { ["is", "are", "has", "have"].contains($0) }), verb > 0 else {
      return false
    }
    let name = words[..<verb].filter { !Self.leads.contains($0) && $0 != "this" }
    return !name.isEmpty && name != ["it"] && name != ["they"] && Self.property(Array(name), [], names) == nil
  }

  /// Whether a long dash begins at an offset that parts clauses, and not the ends of a range: `16–24px`.
  private func isBreakingDash(_ index: Int) -> Bool {
    guard text.isLongDash(index) else { return false }
    return !(index > 0 && bytes[index - 1].isDigit && index + 3 < bytes.count && bytes[index + 3].isDigit)
  }

  /// Words with which a sentence speaks of a state, a part or a case, and not of the component at rest.
  package static let cases = Set(StateWords.ofControls).union([
    "inactive", "hovering", "unselected", "unchecked", "open", "opened", "closed", "loading", "error", "state",
    "states", "variant", "variants", "version", "mode", "when", "while", "if", "once", "until", "mobile", "tablet",
    "desktop", "breakpoint", "soft", "alternate", "alternating", "otherwise", "optional", "optionally", "either",
    "instead", "not", "never", "no", "without", "was", "formerly", "scrolled",
  ])

  // MARK: One clause

  /// - Parameter isOwn: whether the text begins with the component's name; items below it may speak of its parts.
  private func clause(_ part: Range<Int>, isOwn: Bool) -> Clause? {
    guard let start = firstValue(in: part) else { return nil }
    var words = NameWords(bytes[part.lowerBound..<start]).words
    while let first = words.first, Self.leads.contains(first) { words.removeFirst() }
    while let last = words.last, words.count > 1, Self.joints.contains(last) { words.removeLast() }
    guard let (values, end) = values(from: start, to: part.upperBound), let rest = rest(end, of: part) else {
      return nil
    }
    // `{colors.canvas} background`, `48px tall`.
    var said = Self.property(words, values, names).flatMap { Self.property($0, before: rest) }
    if isOwn, words.isEmpty, let behind = ComponentProperty(behind: rest) {
      said = behind == .text && Self.isType(values, names) ? .type : behind
    }
    guard let property = said else { return nil }
    let mention = values.count == 1 ? text.mentions.first { $0.range.lowerBound == start } : nil
    let isRepeated = mention.map { $0.range.upperBound < end } ?? false
    var clause = Clause(
      property: property, values: values, range: start..<(mention?.range.upperBound ?? end), isRepeated: isRepeated)
    let inner = bracket(behind: end, of: part)
    if inner != nil, isFollowedByOther(part.upperBound) { return nil }
    if let inner, let (remark, close) = self.values(from: inner.lowerBound, to: inner.upperBound),
      close == inner.upperBound
    {
      (clause.remark, clause.remarkRange) = (remark, inner)
    }
    return clause
  }

  /// What is in brackets right behind the values.
  private func bracket(behind end: Int, of part: Range<Int>) -> Range<Int>? {
    var index = end
    while index < part.upperBound, bytes[index] == UInt8(ascii: " ") { index += 1 }
    guard index < part.upperBound, bytes[index] == UInt8(ascii: "("),
      let close = bytes[index..<part.upperBound].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return (index + 1)..<close
  }

  /// Whether another value with brackets follows a clause: `height 40px (compact), 44px (default)`.
  private func isFollowedByOther(_ end: Int) -> Bool {
    guard end + 2 < bytes.count, bytes[end] == UInt8(ascii: ","), bytes[end + 2].isDigit,
      let (_, next) = WrittenValue.read(bytes, at: end + 2)
    else { return false }
    return bytes[next...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "(")
  }

  private static let leads: Set<String> = ["internal", "inner", "with", "and", "its", "the", "solid", "uses", "a"]
  private static let joints: Set<String> = ["is", "in", "of", "set", "uses", "at", "to"]

  /// What the words before a value say it is of; nil where they say more than that.
  private static func property(_ words: [String], _ values: [Value], _ names: TokenNames) -> ComponentProperty? {
    guard let property = ComponentProperty(named: words) else { return nil }
    return property == .text && words.count == 1 && isType(values, names) ? .type : property
  }

  /// The property, by the words behind its values too: `padding 12px vertical`, `type {typography.title} for the title`.
  private static func property(
    _ property: ComponentProperty, before rest: [String]
  ) -> ComponentProperty? {
    switch (property, rest) {
    case (_, []): return property
    case (.padding, ["vertical"]): return .blockPadding
    case (.padding, ["horizontal"]): return .inlinePadding
    case (.padding, _), (.blockPadding, _), (.inlinePadding, _): return nil
    case (.type, ["for", "the", "title"]), (.type, ["for", "the", "headline"]), (.type, ["for", "the", "label"]):
      return property
    default: return rest.count == 1 && !turns.contains(rest[0]) ? property : nil
    }
  }

  private static func isType(_ values: [Value], _ names: TokenNames) -> Bool {
    guard case .token(let path)? = values.first else { return false }
    return names.tokens(path).contains { if case .typography = $0.token.value { true } else { false } }
  }

  // MARK: Values

  private func firstValue(in part: Range<Int>) -> Int? {
    let mention = text.mentions.first { $0.isBraced && part.contains($0.range.lowerBound) }?.range.lowerBound
    let number = part.first { index in
      let begins =
        index == part.lowerBound || bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: ":")
      return begins && (bytes[index].isDigit || bytes[index] == UInt8(ascii: "#"))
    }
    return [mention, number].compactMap(\.self).min()
  }

  /// The values that follow each other, and where they end: `{spacing.sm} {spacing.md}`, `12px × 24px`.
  ///
  /// Nil where a reference is followed by a value that it does not have: which of them is meant is not for this to say.
  private func values(from start: Int, to limit: Int) -> (values: [Value], end: Int)? {
    var found: [Value] = []
    var (index, end) = (start, start)
    while index < limit, found.count < 4 {
      if let mention = text.mentions.first(where: { $0.range.lowerBound == index }) {
        guard mention.isBraced, names.has(mention.path) else { return nil }
        found.append(.token(mention.path))
        end = mention.range.upperBound
      } else if let (value, next) = read(at: index, to: limit), next <= limit {
        if case .token(let path)? = found.last {
          guard repeats(value, path) else { return nil }
        } else {
          found.append(.written(value))
        }
        end = next
      } else {
        break
      }
      index = end
      while index < limit, isBetween(index) { index += bytes[index] == 0xC3 ? 2 : 1 }
    }
    return found.isEmpty ? nil : (found, end)
  }

  /// A value; each side of `12px × 24px` is one.
  private func read(at index: Int, to limit: Int) -> (value: WrittenValue, end: Int)? {
    let sides = [" × ", " x "].compactMap { bytes[index..<limit].firstPlace(of: Array($0.utf8)[...])?.lowerBound }
    return WrittenValue.read(sides.min().map { Array(bytes[..<$0]) } ?? bytes, at: index)
  }

  private func isBetween(_ index: Int) -> Bool {
    if bytes[index] == UInt8(ascii: " ") { return true }
    if bytes[index] == 0xC3 { return index + 1 < bytes.count && bytes[index + 1] == 0x97 }
    return bytes[index] == UInt8(ascii: "x") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: " ")
  }

  /// Whether a value behind a reference only says what the token is.
  private func repeats(_ value: WrittenValue, _ path: TokenPath) -> Bool {
    names.tokens(path).contains { Comparison.matches(value, .whole, $0.token.value) == true }
  }

  /// The words behind the values, without a remark in brackets; nil where there are other values or signs.
  private func rest(_ end: Int, of part: Range<Int>) -> [String]? {
    var index = end
    while index < part.upperBound, bytes[index] == UInt8(ascii: " ") { index += 1 }
    if index < part.upperBound, bytes[index] == UInt8(ascii: "(") {
      guard let close = bytes[index..<part.upperBound].firstIndex(of: UInt8(ascii: ")")) else { return nil }
      guard NameWords(bytes[index..<close]).words.allSatisfy({ $0 != "or" && $0 != "on" }) else { return nil }
      index = close + 1
    }
    let rest = bytes[index..<part.upperBound]
    guard rest.allSatisfy({ $0.isLetter || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }) else { return nil }
    return NameWords(rest).words
  }

  /// Words that make what stands before them one of several things.
  private static let turns: Set<String> = [
    "on", "or", "to", "when", "at", "below", "above", "and", "in", "with", "for", "over", "minimum", "maximum", "min",
    "max", "up", "down", "per", "each",
  ]
}
