import Colorimetry
import Files
import Printing
import Wording

/// What colours are called.
extension ColorScan {
  /// The values of a list item, a cell or a paragraph.
  ///
  /// - Parameters:
  ///   - known: the names that colours have further up.
  ///   - themes: those of the two colours that a slash parts, as what is above says.
  package func values(known: [String: Name], themes order: [String] = []) -> [RecognizedValue] {
    if found.count == 2, let pair = themed(at: 0, as: order) { return [pair] }
    if found.count == 1 { return [single] }
    if let chain, found.count(where: { known[$0.color.hex] != nil }) * 2 < found.count {
      return found.enumerated().map { number, colour in value(colour, Name("\(chain.text) \(number + 1)", chain.range))
      }
    }
    let paired = pairedNames
    let steps = steps
    let behind = namesBehind
    var values: [RecognizedValue] = []
    // What the colours of a bracket are called, as in `soft pastels (#FBE8E7, #FFCFDF)`.
    var shared: Name?
    var isHad = false
    let themes = themesOfSentences
    let all = nameOfAll
    let remarks =
      all == nil
      ? []
      : !behind.isEmpty
        ? behind.map(\.text) : found.map { remark(behind: $0.range.upperBound) ?? use(behind: $0.range.upperBound) }
    let areRemarked = remarks.allSatisfy { $0 != nil }
    var index = 0
    while index < found.count {
      if let pair = themed(at: index, as: order) {
        values.append(pair)
        index += 2
        continue
      }
      let colour = found[index]
      let end = colour.range.lowerBound
      let spoken = words(before: end, after: nameStart(index))
      let written = (spoken.map(saysEvent) == true ? nil : spoken).map(inState)
      // `The page has #CCEEFF (ice blue)`: who has it is not what it is called.
      isHad = written == nil && (isHad || isSubjectHad(before: end, after: nameStart(index)))
      let remark = isHad ? remark(behind: colour.range.upperBound).map { Name($0) } : nil
      let said = behind.isEmpty ? written : all == nil ? behind[index] : nil
      let own =
        paired[index] ?? steps[index] ?? said ?? line(index) ?? dotted(index) ?? known[colour.color.hex] ?? same(
          as: index, in: values)
        ?? remark ?? (scan.text.last == UInt8(ascii: ".") ? part(of: index) : nil)
      shared = own ?? (isListed(index) ? shared : nil)
      let name =
        shared
        ?? all.map { all in
          step(before: end).map { Name("\(all.text) \($0)") }
            ?? nameOfAll(all, at: index, remark: areRemarked ? remarks[index] : nil)
        }
      let isMention = isFormer(index) || isDenied(index) || isHad && own == nil
      var value = value(colour, name, isMention: isMention)
      value.theme = themes.last { $0.start <= colour.range.lowerBound }?.theme
      values.append(value)
      index += 1
    }
    return values
  }

  /// `theme.crafts` of `theme.crafts #E8743B · theme.life #F2B33D`
  private func dotted(_ index: Int) -> Name? {
    guard index == 0, scan.isDotted, !scan.startsWithVariable, let name = scan.name,
      scan.text[name.upperBound..<found[0].range.lowerBound].allSatisfy({ $0.isSpace || $0.isOne(of: "`:=") })
    else { return nil }
    return scan.ownName
  }

  /// `divider` of `with 1px #EFEFEF divider`: what the line is whose width stands before its colour.
  private func line(_ index: Int) -> Name? {
    let range = found[index].range
    guard let width = scan.lexemes.lastIndex(where: { $0.end <= range.lowerBound && !$0.isOther }), width > 0,
      scan.lexemes[width].quantity?.unit?.isLength == true,
      scan.isWord(width - 1, in: ["with", "a", "mit", "avec", "con", "com"]),
      let word = scan.lexemes.firstIndex(where: { $0.start >= range.upperBound && !$0.isOther }),
      scan.lexemes[word].isWord,
      word + 1 == scan.lexemes.count || !scan.lexemes[word + 1].isWord
    else { return nil }
    return scan.name(scan.lexemes[word].start..<scan.lexemes[word].end)
  }

  /// Whether nothing but a slash is between a colour and the one before it.
  func isBehindSlash(_ index: Int) -> Bool {
    let gap = scan.text[found[index - 1].range.upperBound..<found[index].range.lowerBound]
    return gap.contains(UInt8(ascii: "/")) && gap.allSatisfy { $0.isSpace || $0.isOne(of: "/`") }
  }

  /// Where the name of one of several colours begins at the earliest.
  func nameStart(_ index: Int) -> Int {
    if index > 0 { return found[index - 1].range.upperBound }
    let first = found[0].range.lowerBound
    // `Ink (#102030) - the text`: all before a dash may be taken for a name.
    guard let end = scan.name?.upperBound, end <= first else { return 0 }
    return !scan.isExplicit && isBehindLine(first) ? 0 : end
  }

  /// Whether nothing but a comma is between a colour and the one before it in a bracket.
  private func isListed(_ index: Int) -> Bool {
    guard index > 0 else { return false }
    // `text #E9EEF2 / #9FB0BE` in a line about more than these.
    if isBehindSlash(index), index > 1 || !scan.isExplicit { return true }
    let last = found[index - 1].range
    let between = scan.text[last.upperBound..<found[index].range.lowerBound]
    let before = scan.lexemes.last { $0.end <= last.lowerBound && ($0.isOpen || $0.isClose) }
    return (before?.isOpen ?? false) && between.allSatisfy { $0.isSpace || $0 == UInt8(ascii: ",") }
  }

  /// Whether a colour is what another was: `#3B82F6 (consolidated from #3575E2)`.
  private func isFormer(_ index: Int) -> Bool {
    guard index > 0,
      let word = scan.lexemes.lastIndex(where: { $0.end <= found[index].range.lowerBound && $0.isWord }),
      scan.isWord(word, in: ["from", "was", "replaces"] + Self.ofThePast),
      let open = scan.lexemes[..<word].lastIndex(where: \.isOpen)
    else { return false }
    return scan.lexemes[open].start >= found[index - 1].range.upperBound
      && !scan.lexemes[open..<word].contains(where: \.isClose)
  }

  /// The name that the text gives all its colours, without those in it.
  var nameOfAll: Name? {
    guard scan.isExplicit, let range = scan.name, let first = found.first else { return nil }
    let end = min(range.upperBound, first.range.lowerBound)
    return range.lowerBound < end ? scan.name(range.lowerBound..<end) : nil
  }

  /// `Hover, background` for the background of `Hover: background #FBAF85, text #000000`.
  private func inState(_ label: Name) -> Name {
    // `文本: 主 #111827 | 次 #6B7280`
    if label.text.count == 1, label.text.utf8.count > 1, let all = nameOfAll, all.text.utf8.count <= Self.longestState {
      return Name("\(all.text), \(label.text)")
    }
    guard let all = nameOfAll, all.text.utf8.count <= Self.longestState, GenericName.matches(label.text),
      !label.text.contains(","),
      KindWords(Array(all.text.utf8)[...]).isDisjoint(with: [.color, .light, .dark])
    else { return label }
    return Name("\(all.text), \(label.text)")
  }

  private static let longestState = 40

  /// The name of all with what is said right behind one of them: `Background, Web` of `Background: #FFF (Web), #EEE
  /// (Mobile)`, `Success, background` of `Success: #059669 with #ECFDF5 background`.
  ///
  /// - Parameter remark: what is said behind this one, where something is behind each.
  private func nameOfAll(_ all: Name, at index: Int, remark: String?) -> Name {
    let end = found[index].range.upperBound
    if let word = scan.lexemes.first(where: { $0.start >= end }), word.isWord,
      case let text = String(decoding: scan.text[word.start..<word.end], as: UTF8.self), GenericName.matches(text)
    {
      return Name("\(all.text), \(text)")
    }
    return remark.map { Name("\(all.text), \($0)") } ?? all
  }

  /// `50` of `$blue: (50: #E1F2F7, 100: #B3E0EC)`
  private func step(before end: Int) -> String? {
    guard let colon = scan.lexemes.lastIndex(where: { $0.end <= end }), colon > 0, scan.lexemes[colon].isColon,
      let number = scan.lexemes[colon - 1].quantity, number.unit == nil, number.high == nil, !number.isFraction
    else { return nil }
    let step = String(decoding: scan.text[number.start..<number.end], as: UTF8.self)
    // `contrast: (50: #000000)` within the map.
    var depth = 0
    for piece in scan.lexemes.indices[..<colon].reversed() {
      if scan.lexemes[piece].isClose { depth += 1 }
      if scan.lexemes[piece].isOpen { depth -= 1 }
      guard depth < 0 else { continue }
      guard piece > 1, scan.lexemes[piece - 1].isColon, scan.lexemes[piece - 2].isWord,
        scan.lexemes[piece - 2].start >= scan.name?.upperBound ?? 0
      else { return step }
      return String(decoding: scan.text[scan.lexemes[piece - 2].start..<scan.lexemes[piece - 2].end], as: UTF8.self)
        + " \(step)"
    }
    return step
  }

  /// The first words of a bracket right behind a place.
  private func remark(behind end: Int) -> String? {
    let rest = scan.text[end...].drop { $0.isSpace || $0 == UInt8(ascii: "`") }
    let open = rest.starts(with: "（") ? 3 : 1
    guard open == 3 || rest.first == UInt8(ascii: "(") else { return nil }
    let inner = rest.dropFirst(open).prefix(24)
    let close = inner.firstPlace(of: "）")?.lowerBound ?? inner.endIndex
    let words = Trimming.bytes(inner[..<close].prefix { !$0.isOne(of: "),:-") })
    guard words.contains(where: { $0.isLetter || $0 >= 0x80 }), !words.contains(where: \.isDigit) else { return nil }
    return String(decoding: words, as: UTF8.self)
  }

  /// The themes whose names, with a colon, begin the sentences; none where all are the same: `Dark: background #111, text
  /// #EEE. Light: background #FFF, text #222.`
  private var themesOfSentences: [(start: Int, theme: String)] {
    var themes: [(start: Int, theme: String)] = []
    var first = 0
    for (place, lexeme) in scan.lexemes.enumerated() {
      if lexeme.isColon, place > first, place - first <= 3,
        let theme = ThemeName.theme(ofName: scan.text[scan.lexemes[first].start..<lexeme.start])
      {
        themes.append((lexeme.end, theme))
      }
      // `light: (bg: #ffffff), dark: (bg: #111111)`
      if lexeme.isColon, place > 0, place + 1 < scan.lexemes.count, scan.lexemes[place + 1].isOpen,
        let theme = scan.word(at: place - 1).flatMap({ ThemeName.theme(ofName: Array($0.utf8)[...]) })
      {
        themes.append((lexeme.end, theme))
      }
      switch lexeme.kind {
      case .stop, .semicolon: first = place + 1
      case .word, .quantity, .colon, .comma, .open, .close, .dash, .other: continue
      }
    }
    return Set(themes.map(\.theme)).count > 1 ? themes : []
  }

  /// Whether the words right before a colour say that it is not the one: `never pure white (#FFFFFF)`.
  func isDenied(_ index: Int) -> Bool {
    let start = index == 0 ? 0 : found[index - 1].range.upperBound
    let end = scan.lexemes.firstIndex { $0.start >= found[index].range.lowerBound } ?? scan.lexemes.count
    // `Focus (teal, never red): #2F5D73` denies something else, and so does `is not black but warm ink (#1F1B18)`.
    let near = scan.lexemes.indices[..<end].suffix(7)
    let first = near.last { piece in
      scan.lexemes[piece].isClose || scan.lexemes[piece].isBreak && piece + 4 < end
        || scan.isWord(piece, in: Self.turning)
    }
    return near[(first.map { $0 + 1 } ?? near.startIndex)...].contains { piece in
      scan.lexemes[piece].start >= start
        && (scan.isNegation(piece) || scan.isWord(piece, in: ["retired", "replacing", "than", "чем", "ніж", "niż"]))
    }
  }

  /// What each of several colours is called by the words before it; nil where one has none.
  package var labels: [Name]? {
    let labels = found.indices.map { index in
      words(before: found[index].range.lowerBound, after: index == 0 ? 0 : found[index - 1].range.upperBound)
    }
    return labels.contains { $0 == nil } ? nil : labels.compactMap(\.self)
  }

  /// The colours as what the text only speaks of.
  package var mentions: [RecognizedValue] {
    found.map { value($0, words(before: $0.range.lowerBound, after: 0), isMention: true) }
  }

  /// The same, but for those in brackets behind the name of a token in code: `Use the `outline` token (#946E69)`.
  package var spoken: [RecognizedValue] {
    found.indices.map { index in
      let start = found[index].range.lowerBound
      let token = isDenied(index) || isOfThePast ? nil : token(before: start)
      return value(found[index], token ?? words(before: start, after: 0), isMention: token == nil)
    }
  }

  private func token(before end: Int) -> Name? {
    guard let open = scan.lexemes.lastIndex(where: { $0.end <= end }), open > 1, scan.lexemes[open].isOpen else {
      return nil
    }
    let word = open - (scan.isWord(open - 1, in: ["token", "variable", "role", "color", "colour"]) ? 2 : 1)
    guard scan.lexemes[word].isWord, scan.isCode(scan.lexemes[word]) else { return nil }
    return scan.name(scan.lexemes[word].start..<scan.lexemes[word].end)
  }

  private func value(
    _ colour: Found, _ name: Name?, caption: String? = nil, isMention: Bool = false
  ) -> RecognizedValue {
    RecognizedValue(
      .color, .color(colour.color), name: name ?? Name(colour.color.hex), caption: caption,
      range: scan.place(colour.range), node: scan.node, isMention: isMention || colour.isPart || isOutdated(colour),
      evidence: [.notation])
  }

  /// The colours under the words right before them; one alone without such under the name of the text.
  package var besideStyle: [RecognizedValue] {
    found.indices.map { index in
      let start = index == 0 ? scan.name?.upperBound ?? 0 : found[index - 1].range.upperBound
      var name = words(before: found[index].range.lowerBound, after: start) ?? (found.count == 1 ? scan.ownName : nil)
      // `Caption: 12px, color #666666`
      if let property = name, let own = scan.ownName, property.text != own.text, GenericName.matches(property.text) {
        name = Name("\(own.text), \(property.text)")
      }
      return value(found[index], name, isMention: name == nil)
    }
  }

  private var single: RecognizedValue {
    let colour = found[0]
    var name: Name?
    var caption: Range<Int>?
    if let label {
      name = label
    } else if let own = codeName(before: colour.range.lowerBound) {
      name = own
    } else if scan.isExplicit, let range = scan.name, range.upperBound <= colour.range.lowerBound {
      name = scan.ownName
      let valueStart = scan.valueStart < scan.lexemes.count ? scan.lexemes[scan.valueStart].start : range.upperBound
      let end = bracket(before: colour.range.lowerBound, after: valueStart) ?? colour.range.lowerBound
      let isCall = end < colour.range.lowerBound && scan.text[end - 1].isLetter
      if valueStart < end, !isCall { caption = short(valueStart..<end, words: 3) }
    } else {
      let end = nameEnd(before: colour.range.lowerBound)
      // `radius 10px, height 44px, border #D1D5DB`: the words right before it.
      let isOfOthers =
        scan.lexemes.contains { $0.isComma && $0.end <= end }
        && scan.lexemes.contains { $0.end <= end && $0.quantity?.unit?.isLength == true }
      let isSubject = !isOfOthers && !leadsOver(end)
      name =
        (isSubject ? short(0..<end, words: 6).flatMap { scan.name(withoutVerb($0)) } : nil)
        ?? words(before: colour.range.lowerBound, after: 0)
    }
    // `Styles: 8px corners, 1px #E5E7EB borders`
    if let own = name, Surroundings.isPart(own.text),
      let part = part(behind: colour.range.upperBound)
        ?? words(before: colour.range.lowerBound, after: scan.name?.upperBound ?? 0)
    {
      name = part
      caption = nil
    }
    let tail = label == nil ? tail(after: colour.range.upperBound) : nil
    // The share of a surface is no name: `60% – #F5F0E8 (ivory)`.
    let isShare = name.map { !$0.text.utf8.contains { $0.isLetter || $0 >= 0x80 } && $0.text.hasSuffix("%") } ?? false
    if name == nil || isShare && tail != nil {
      name = tail.flatMap(scan.name)
    } else if caption == nil {
      caption = tail
    }
    return value(colour, name, caption: caption.map { String(decoding: scan.text[$0], as: UTF8.self) })
  }

  /// `primary_container` of `Primary: background `primary_container` (#F29400)`: the code span right before the bracket of
  /// a colour, behind other words of the value.
  private func codeName(before end: Int) -> Name? {
    guard scan.isExplicit, scan.valueStart < scan.lexemes.count,
      let open = scan.lexemes.lastIndex(where: { $0.end <= end }), scan.lexemes[open].isOpen,
      open > scan.valueStart + 1, scan.lexemes[open - 1].isWord, scan.lexemes[open - 2].isWord,
      scan.isCode(scan.lexemes[open - 1])
    else { return nil }
    return scan.name(scan.lexemes[open - 1].start..<scan.lexemes[open - 1].end)
  }

  /// `primary` of `primary becomes #60A5FA`
  private func withoutVerb(_ part: Range<Int>) -> Range<Int> {
    let words = scan.lexemes.filter { $0.start >= part.lowerBound && $0.end <= part.upperBound }
    guard words.count > 1, let last = words.last, last.isWord,
      ["becomes", "become", "turns", "changes", "stays", "is", "are", "uses"].contains(where: {
        scan.text[last.start..<last.end].elementsEqual($0.utf8)
      })
    else { return part }
    return part.lowerBound..<words[words.count - 2].end
  }

  /// Whether the words before a colour only lead over to it: `On pale grounds, navy (#0F172A)`, `Using outline (#A28D7A)`.
  private func leadsOver(_ end: Int) -> Bool {
    let head = scan.lexemes.prefix { $0.end <= end }
    guard let first = head.first, first.isWord, head.contains(where: { $0.start > first.start && $0.isWord }) else {
      return false
    }
    let words = head.count(where: \.isWord)
    return words > 3 && head.contains(where: \.isComma)
      || Self.leading.contains(String(decoding: scan.text[first.start..<first.end], as: UTF8.self).lowercased())
  }

  private static let leading: Set<String> = [
    "on", "using", "use", "uses", "moving", "with", "when", "sur", "sobre", "auf", "mit", "con", "avec", "usa", "usar",
  ]

  /// The word behind a colour that says what of a thing has it: `#E5E7EB borders`.
  private func part(behind end: Int) -> Name? {
    guard let word = scan.lexemes.first(where: { $0.start >= end && !$0.isOther }), word.isWord,
      let name = scan.name(word.start..<word.end)
    else { return nil }
    let stem = name.text.singular
    return GenericName.matches(stem) ? Name(stem, name.range) : nil
  }

  /// Where the words before a colour end: at a bracket that has more than the colour in it, as in `Ink (navy #102030)`.
  private func nameEnd(before end: Int) -> Int {
    guard let open = scan.lexemes.lastIndex(where: { $0.isOpen && $0.end <= end }), open > 0,
      !scan.lexemes[open...].contains(where: { $0.isClose && $0.end <= end }),
      short(0..<scan.lexemes[open].start, words: 6) != nil
    else { return end }
    return scan.lexemes[open].start
  }

  /// A bracket that is open before a colour: `Lighter shade (--tint: #4F46E5)`.
  private func bracket(before end: Int, after start: Int) -> Int? {
    guard start < end, let open = scan.text[start..<end].lastIndex(of: UInt8(ascii: "(")), open > start,
      !scan.text[open..<end].contains(UInt8(ascii: ")"))
    else { return nil }
    return open
  }
}
