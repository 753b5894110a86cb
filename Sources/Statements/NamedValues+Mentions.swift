import Colorimetry
import Files
import Guide
import Printing
import Syntax
import Wording

/// What texts say of things that the page's lists and tables give values.
extension NamedValues {
  /// What a text says of them: `Headers are Emerald (#10b981)`, ``#10b981` (Emerald)`, ``emphasized` 320ms`.
  mutating func addMentions(_ scan: StatementScan, of known: Definitions) {
    let text = scan.text
    for hex in HexColors.find(in: text.bytes[...]) where !text.isStruck(hex.range.lowerBound) {
      guard let name = Self.name(before: hex.range, text, of: known) ?? Self.name(behind: hex.range, text, of: known),
        let (value, end) = WrittenValue.read(text.bytes, at: hex.range.lowerBound), end == hex.range.upperBound
      else { continue }
      add(StatementScan.Named(name: name, value: value, valueRange: hex.range), in: scan, of: known)
    }
    for code in text.code where known.has(code, in: text) && !isSize(code, in: scan, of: known) {
      guard let (joint, start) = scan.joint(at: code.upperBound), joint == .blank || joint == .bracket,
        let (value, end) = WrittenValue.read(text.bytes, at: start), case .quantity(let quantity) = value,
        // How strong a colour is used: `accent/primary` 30%.
        quantity.unit != .percent || joint == .bracket,
        StatementScan.isTelling(value),
        scan.isEnd(end, joint, value) || joint == .blank && scan.isBeforeWords(end, joint)
      else { continue }
      add(StatementScan.Named(name: code, value: value, valueRange: start..<end), in: scan, of: known)
    }
    for (name, value, range) in Self.plainNames(text, of: known) {
      add(StatementScan.Named(name: name, value: value, valueRange: range), in: scan, of: known)
    }
  }

  /// Whether a name in code is only that of a size, which each thing has its own of, and is given elsewhere: `lg`.
  private func isSize(_ code: Range<Int>, in scan: StatementScan, of known: Definitions) -> Bool {
    let name = String(decoding: scan.bytes[code], as: UTF8.self)
    return Self.sizes.contains(name)
      && !all.contains { $0.name == name && $0.isListed && $0.sections == scan.section.path }
  }

  private static let sizes: Set<String> = [
    "xxs", "2xs", "xs", "s", "sm", "m", "md", "l", "lg", "xl", "xxl", "2xl", "3xl", "small", "medium", "large", "base",
    "default",
  ]

  /// What an object in a program sets: `gold: '#c5a572',` where a table gives `gold` a colour.
  mutating func addMembers(ofCode node: Int, _ section: PageSection, of known: Definitions) {
    let language = CodeLanguage(info: document.info(of: node))
    guard let content = document.contentRange(of: node) else { return }
    let bytes = document.file.bytes
    // Rules of CSS and calls have properties of their own.
    let isPlain =
      [.unnamed, .plain, .settings].contains(language)
      && !bytes[content.start..<content.end].contains { $0.isOne(of: "{};<=") }
    guard isPlain || language == .script || language == .json else { return }
    for line in bytes[content.start..<content.end].split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2, let name = Self.unquoted(parts[0]), let written = Self.unquoted(parts[1], isValue: true),
        let (value, end) = WrittenValue.read(bytes, at: written.startIndex), end == written.endIndex,
        let meant = known.meant(by: NameWords(name), like: value, limits: [])
          ?? (isPlain ? known.variable(name, like: value) : nil)
      else { continue }
      all.append(
        NamedValue(
          key: meant.key, name: String(decoding: name, as: UTF8.self), words: NameWords(name).words, value: value,
          span: document.file.span(ByteRange(written.startIndex, written.endIndex)), heading: section.heading,
          isBelowType: false, block: isPlain ? node : 0, sections: section.path, isListed: true, isInCode: !isPlain,
          isCode: true,
          around: section.words))
    }
  }

  /// What a block of CSS sets for a colour that a list or a table has without the prefix: `--color-deep-ink` for `Deep ink`.
  mutating func addVariables(of known: Definitions) {
    let counts = Dictionary(grouping: all.filter { $0.isInCode && $0.isListed }) { $0.key }.mapValues(\.count)
    for value in all
    where value.isInCode && value.isListed && counts[value.key] == 1 && CodeName.isVariable(Array(value.name.utf8)[...])
    {
      guard case .color = value.value else { continue }
      var words = NameWords(value.name).words
      let isColor = words.count > 1 && (words[0] == "color" || words[0] == "clr")
      if isColor { words.removeFirst() }
      let limits = value.limits
      guard let meant = known.meant(by: NameWords(words), like: value.value, limits: limits), !meant.isInCode,
        meant.limits == limits, meant.key != value.key,
        isSameThing(meant, words) || isColor && meant.reach == .everywhere && Self.isProper(words, meant.value)
      else { continue }
      all.append(
        NamedValue(
          key: meant.key, name: value.name, words: value.words, value: value.value, span: value.span,
          heading: value.heading, isBelowType: false, block: value.block, sections: value.sections, isListed: false,
          isInCode: true, isCode: true, limits: value.limits, around: value.around))
    }
  }

  /// What is said of a variable whose name is written as code without its hyphens elsewhere: `--on-surface`, `on-surface` and
  /// `on.surface`. A single word (`--primary`, `primary`) is the same where most of its section agrees.
  mutating func addPlainNames() {
    let plain = Dictionary(
      grouping: all.filter { $0.isCode && $0.isListed && !$0.isInCode && !$0.name.hasPrefix("--") && $0.isWhole },
      by: { NameWords($0.name) })
    if plain.isEmpty { return }
    var single: [(value: NamedValue, meant: NamedValue, isSame: Bool)] = []
    for value in all where value.name.hasPrefix("--") && value.isListed {
      let name = NameWords(value.name)
      let own = (plain[name] ?? []).filter { $0.limits == value.limits }
      guard let meant = own.first, own.allSatisfy({ $0.key == meant.key }), let isSame = meant.matches(value) else {
        continue
      }
      let written = Array(meant.name.utf8)[...]
      if meant.reach == .everywhere, CodeName.isCompound(written) || CodeName.isPath(written) {
        all.append(value.meaning(meant))
      } else if name.words.count == 1, case .color = value.value {
        single.append((value, meant, isSame))
      }
    }
    addAgreeing(single)
  }

  /// Adds what some values mean, in each section where many times as many of them agree as differ.
  private mutating func addAgreeing(_ pairs: [(value: NamedValue, meant: NamedValue, isSame: Bool)]) {
    let bySection = Dictionary(grouping: pairs) { $0.value.sections }
    for (value, meant, _) in pairs {
      let own = bySection[value.sections] ?? []
      guard own.count(where: { !$0.isSame }) * Self.mostRepeated <= own.count(where: \.isSame) else { continue }
      all.append(value.meaning(meant))
    }
  }

  /// Of values in code that some words limit, those that lists and tables have for another case, if most of them agree.
  private mutating func addRepeats(of limits: [String], as others: [String]) {
    let blocks = all.filter { $0.isInCode && $0.isListed && $0.limits == limits }
    if blocks.isEmpty { return }
    let known = Dictionary(
      grouping: all.filter { $0.limits == others && $0.isListed && !$0.isInCode }, by: { NameWords($0.name) })
    addAgreeing(
      blocks.compactMap { value in
        guard let meant = known[NameWords(value.name)],
          meant.allSatisfy({ $0.key == meant[0].key && $0.matches(meant[0]) == true }),
          let isSame = meant[0].matches(value)
        else { return nil }
        return (value, meant[0], isSame)
      })
  }

  /// What a stylesheet sets for the whole page, where it sets one theme apart and a table has the two: it is the other theme's.
  mutating func addThemes() {
    let code = all.filter { $0.isInCode && $0.isListed }
    let apart = Dictionary(grouping: code.filter { $0.limits.count == 1 }, by: \.name)
      .mapValues { Set($0.map { $0.limits[0] }) }
    let listed = Dictionary(
      grouping: all.filter { !$0.isInCode && $0.isListed && $0.limits.count == 1 }, by: { NameWords($0.name) })
    if listed.isEmpty { return }
    var found: [NamedValue] = []
    for value in code where value.limits.isEmpty {
      guard let modes = apart[value.name], modes.count == 1, let mode = modes.first,
        let other = ThemeWords.opposites[mode],
        let meant = listed[NameWords(value.name)]?.filter({ $0.limits == [other] }), let first = meant.first,
        meant.allSatisfy({ $0.key == first.key && $0.matches(first) == true }), first.matches(value) != nil
      else { continue }
      found.append(value.meaning(first))
    }
    all += found
    if found.isEmpty { for mode in ["light", "dark"] { addRepeats(of: [], as: [mode]) } }
  }

  /// A colour that a theme's section gives a variable, and that is its colour elsewhere but for one digit: what changes with
  /// a theme changes by more.
  mutating func addSlips() {
    let colors = Dictionary(
      grouping: all.filter { value in
        if case .color = value.value {
          value.isCode || value.isInCode || value.isListed && value.name.hasPrefix("--")
        } else {
          false
        }
      }, by: \.name)
    for values in colors.values.sorted(by: { $0[0].span.range.start < $1[0].span.range.start }) {
      guard Set(values.map(\.key)).count == 2, let first = values.first(where: \.limits.isEmpty),
        let other = values.first(where: { $0.key != first.key }), first.reach == .everywhere,
        other.reach == .everywhere,
        case .color(let a, _) = first.value, case .color(let b, _) = other.value,
        zip(a.hex.utf8, b.hex.utf8).count(where: { $0 != $1 }) == 1, a.opacity == b.opacity,
        values.allSatisfy({ $0.matches($0.key == first.key ? first : other) == true })
      else { continue }
      // One of the two repeats the other, and they are no lists of two cases.
      all.append(other.meaning(first, isListed: !first.isListed))
    }
  }

  /// How many times as many values have to agree as differ.
  private static let mostRepeated = 4

  /// Whether a name in a list or a table is that of a variable: one of several words, or one that is written as code or
  /// names a status, where the heading speaks of no part of things.
  private func isSameThing(_ meant: NamedValue, _ words: [String]) -> Bool {
    words.count > 1 && StatementScan.ownColors.union(["button", "buttons"]).isDisjoint(with: meant.heading)
      || (meant.isCode || Self.statuses.isSuperset(of: words)) && Self.partHeadings.isDisjoint(with: meant.heading)
  }

  private static let statuses: Set<String> = ["success", "warning", "error", "danger", "info"]
  private static let partHeadings: Set<String> = [
    "text", "type", "typography", "icon", "icons", "border", "borders", "button", "buttons",
  ]

  /// A word, or what stands in quotation marks; nil where there is anything else but a comma and blanks.
  private static func unquoted(_ text: ArraySlice<UInt8>, isValue: Bool = false) -> ArraySlice<UInt8>? {
    var rest = text.drop(while: \.isSpace)
    while let last = rest.last, last.isSpace || last == UInt8(ascii: ",") { rest.removeLast() }
    if let quote = rest.first, quote.isOne(of: "\"'"), rest.count > 2, rest.last == quote {
      rest = rest.dropFirst().dropLast()
    }
    let others: StaticString = isValue ? "\"'{}[]" : " \"'{}()[],"
    return rest.isEmpty || rest.contains(where: { $0.isOne(of: others) }) ? nil : rest
  }

  private mutating func add(_ named: StatementScan.Named, in scan: StatementScan, of known: Definitions) {
    let name = NameWords(scan.bytes[named.name])
    let limits = Set(scan.themes(of: named)).sorted()
    let place = document.file.span(document.range(ofPlain: named.valueRange, in: scan.text.node))
    guard let meant = known.meant(by: name, like: named.value, limits: limits), !scan.isDenied(named),
      !isOfLongerName(named.value, than: name, besides: meant),
      !all.contains(where: {
        $0.span == place && ($0.key == meant.key || NameWords($0.name) == name && !Self.isTelling(name.words))
      })
    else { return }
    let written = String(decoding: scan.bytes[named.name], as: UTF8.self)
    let key = Key(text: meant.key, limits: meant.limits, reach: meant.reach)
    add(named, written, in: scan, key: key, isListed: false)
  }

  /// Whether a value is not that of a name, and that of another with the name in it: `Harbour Blue Deep` for `Harbour Blue`.
  private func isOfLongerName(_ value: WrittenValue, than name: NameWords, besides meant: NamedValue) -> Bool {
    guard meant.value.matches(value) == false else { return false }
    let words = Set(name.words)
    return all.contains { other in
      other.isListed && other.value.matches(value) == true && words.isStrictSubset(of: NameWords(other.name).words)
    }
  }

  /// Whether a name means the same wherever it begins an item: one with a hue or a number in it.
  private static func isTelling(_ words: [String]) -> Bool {
    words.count > 1 && words.contains { hues.contains($0) || basics.contains($0) || $0.utf8.allSatisfy(\.isDigit) }
      && qualifiers.union(shades).isDisjoint(with: words)
  }

  /// Names of several words, as only variables have them, in front of a value in brackets: `Padding: space-6 (32px)`.
  private static func plainNames(
    _ text: PageText, of known: Definitions
  ) -> [(name: Range<Int>, value: WrittenValue, range: Range<Int>)] {
    let bytes = text.bytes
    var found: [(Range<Int>, WrittenValue, Range<Int>)] = []
    var index = 0
    while let open = bytes[index...].firstPlace(of: " (") {
      index = open.upperBound
      let start = (bytes[..<open.lowerBound].lastIndex { !$0.isLetter && !$0.isDigit && $0 != 0x2D } ?? -1) + 1
      let name = start..<open.lowerBound
      guard CodeName.isCompound(bytes[name]), !text.isStruck(start), !text.code.contains(where: { $0.contains(start) }),
        let (value, end) = WrittenValue.read(bytes, at: index), case .quantity = value, end < bytes.count,
        bytes[end] == UInt8(ascii: ")"), StatementScan.isTelling(value)
      else { continue }
      found.append((name, value, index..<end))
    }
    return found
  }

  /// The known name in front of a colour, which stands in brackets behind it or right beside it.
  private static func name(before hex: Range<Int>, _ text: PageText, of known: Definitions) -> Range<Int>? {
    let bytes = text.bytes
    var end = hex.lowerBound - 1
    guard end > 1 else { return nil }
    if bytes[end] == UInt8(ascii: "(") {
      guard hex.upperBound < bytes.count, bytes[hex.upperBound].isOne(of: "),;") else { return nil }
      end -= 1
    } else if bytes[hex.upperBound...].first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "/") {
      return nil
    }
    // `Surface 1 / #0e1411`: a name for one theme and a colour for another.
    guard bytes[end] == UInt8(ascii: " "), isInName(bytes[end - 1]) || bytes[end - 1].isOne(of: ":)\"'") else {
      return nil
    }
    let isBeforeColon = bytes[end - 1] == UInt8(ascii: ":")
    let marked = text.bold.first { $0.upperBound == end } ?? text.code.first { $0.upperBound == end }
    if let marked { return known.has(marked, in: text) ? marked : nil }
    if isBeforeColon { end -= 1 }
    var start = end
    for _ in 0..<4 {
      start = (bytes[..<max(0, start - 1)].lastIndex { !isInName($0) } ?? -1) + 1
      if bytes[start..<end].contains(where: { $0.isOne(of: ",;/") }) { return nil }
      if known.has(start..<end, in: text), isWhole(start..<end, text) {
        return isBeforeColon && isLastOfSeveral(start, text) ? nil : start..<end
      }
      guard start > 0, bytes[start - 1] == UInt8(ascii: " ") else { return nil }
    }
    return nil
  }

  /// Whether other names stand before one, each of which has a colour of its own behind the colon: `Success / Error: …`.
  private static func isLastOfSeveral(_ start: Int, _ text: PageText) -> Bool {
    let before = text.bytes[..<start].suffix(3)
    return before.reversed().first { $0 != UInt8(ascii: " ") }?.isOne(of: "/,&+") ?? false
      || before.firstPlace(of: "·") != nil
  }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte >= 0xC3 || byte & 0xC0 == 0x80
  }

  /// Whether no word in front of a name belongs to it: `Light emerald` is another colour than `Emerald`.
  private static func isWhole(_ name: Range<Int>, _ text: PageText) -> Bool {
    let bytes = text.bytes
    // A list's own name is what it defines.
    guard name.lowerBound > 0 else { return text.kind != .item || bytes[name].contains(UInt8(ascii: " ")) }
    guard bytes[name.lowerBound - 1] == UInt8(ascii: " ") else { return !bytes[name.lowerBound - 1].isOne(of: "/+") }
    let word = bytes[..<(name.lowerBound - 1)].reversed().prefix(while: isInName).reversed()
    guard let first = word.first else { return !(bytes[..<(name.lowerBound - 1)].last?.isOne(of: "/+") ?? false) }
    let said = word.lowercasedText
    if comparatives.contains(said) { return false }
    // `On Primary: #ffffff` is a name of its own.
    let start = name.lowerBound - 1 - word.count
    if said == "on", first.isUppercase, start == 0 || text.bold.contains(where: { $0.lowerBound == start }) {
      return false
    }
    if joints.contains(said) { return true }
    // A name in capitals begins where the capitals do.
    let isCapital = bytes[name].split(separator: UInt8(ascii: " ")).allSatisfy { $0.first?.isUppercase ?? false }
    return isCapital && bytes[name].contains(UInt8(ascii: " ")) && !first.isUppercase && !first.isDigit
      && !shades.contains(said) && !qualifiers.contains(said)
  }

  /// The known name in brackets behind a colour.
  private static func name(behind hex: Range<Int>, _ text: PageText, of known: Definitions) -> Range<Int>? {
    let bytes = text.bytes
    let open = hex.upperBound + 1
    // Of `#304cb2 → #243c8e (Prairie Blue)`, the name is that of both or of the first.
    let before = bytes[..<hex.lowerBound].suffix(5)
    if before.firstPlace(of: "→") != nil || before.firstPlace(of: "->") != nil { return nil }
    guard open < bytes.count, bytes[open - 1] == UInt8(ascii: " "), bytes[open] == UInt8(ascii: "("),
      let close = bytes[open...].prefix(60).firstIndex(of: UInt8(ascii: ")")), open + 1 < close
    else { return nil }
    return known.has(open + 1..<close, in: text) ? open + 1..<close : nil
  }

  /// Words before the name of a colour that make it another one.
  private static let comparatives: Set<String> = [
    "deeper", "darker", "lighter", "brighter", "softer", "warmer", "cooler", "paler", "richer", "stronger", "quieter",
    "muted", "tinted", "faded",
  ]

  /// Words before the name of a colour that do not belong to it.
  private static let joints: Set<String> = [
    "are", "is", "in", "use", "uses", "using", "with", "of", "the", "on", "our", "to", "and", "for", "by", "as", "a",
    "an", "at", "from", "into", "or", "than", "that", "takes", "has", "have", "like",
  ]
}
