package import Colorimetry
import Files
import Printing
import Syntax
import TokenValues
import Wording

/// The colours of a short text with what they are called.
package struct ColorScan {
  package struct Found {
    /// With an opacity that follows in words: `#FFFFFF at 60% opacity`.
    package var range: Range<Int>
    package var color: Color
    /// Whether it is in the brackets of a gradient, and no colour by itself.
    package var isPart = false

    package init(range: Range<Int>, color: Color) {
      self.range = range
      self.color = color
    }
  }

  package let scan: TextScan
  /// In their order in the text.
  package var found: [Found]
  /// Those among them that are variables: `var(--ink)`.
  var references: [Found] = []

  /// - Parameter isCell: whether the text is a cell, where `#3C3C43 (60%)` says how opaque the colour is; in a sentence
  ///   the number may be a share of the surface.
  package init(_ scan: TextScan, isCell: Bool = false) {
    self.scan = scan
    var found = HexColors.find(in: scan.text[...]).map { Found(range: $0.range, color: $0.color) }
    let functions = Self.functions(in: scan)
    if !functions.isEmpty {
      found += functions
      found.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
    for index in found.indices { found[index] = Self.withOpacity(found[index], in: scan.text, isCell: isCell) }
    if found.count == 1 { found[0] = Self.muted(found[0], in: scan) }
    self.found = found
    dropPictures()
    dropNotations()
    markParts()
  }

  /// The text of a picture of a colour, `![#154273](…) `#154273``, says again what stands beside it.
  private mutating func dropPictures() {
    guard found.count > 1 else { return }
    let kept = found.enumerated().filter { index, one in
      !found.indices.contains { $0 != index && found[$0].color == one.color } || !isOfPicture(one)
    }
    if !kept.isEmpty { found = kept.map(\.element) }
  }

  /// Whether a colour begins the text of a picture.
  private func isOfPicture(_ one: Found) -> Bool {
    scan.document.file.bytes[..<Int(scan.place(one.range).start)].suffix(2).elementsEqual("![".utf8)
  }

  private mutating func markParts() {
    guard !found.isEmpty else { return }
    var start = 0
    while let name = scan.text[start...].firstPlace(of: Self.gradient[...]) {
      let close = GradientScan.closing(scan.text, from: name.upperBound - 1) ?? scan.text.count
      for index in found.indices where (name.upperBound..<close).contains(found[index].range.lowerBound) {
        found[index].isPart = true
      }
      start = close
    }
  }

  private static let gradient = Array("gradient(".utf8)

  /// Whether two different colours are in one sentence of running text.
  package var isPalette: Bool {
    zip(found, found.dropFirst()).contains { first, second in
      first.color != second.color && !scan.text[first.range.upperBound..<second.range.lowerBound].holdsStop
    }
  }

  /// How many words are before a place.
  package func wordsBefore(_ end: Int) -> Int { scan.lexemes.count { $0.isWord && $0.end <= end } }

  /// Whether several colours and what parts them are all that the text has.
  package var isBare: Bool {
    let ends = [0] + found.map(\.range.upperBound)
    let starts = found.map(\.range.lowerBound) + [scan.text.count]
    return found.count > 1
      && zip(ends, starts).allSatisfy { Self.areSigns(scan.text[$0..<$1]) }
  }

  /// Whether nothing but what parts colours is in a text: commas, slashes, points.
  private static func areSigns(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    while let first = rest.first {
      if first.isSpace || first.isOne(of: ",;/`") {
        rest.removeFirst()
      } else if rest.starts(with: "·".utf8) || rest.starts(with: "、".utf8) {
        rest.removeFirst(first == 0xC2 ? 2 : 3)
      } else {
        return false
      }
    }
    return true
  }

  /// Whether the text begins with a colour, and a bracket behind it holds all the others.
  package var isBehindFirst: Bool {
    guard found.count > 1, found[0].range.lowerBound == 0 else { return false }
    let rest = scan.lexemes.drop { $0.start < found[0].range.upperBound }
    guard rest.first?.isOpen == true, let close = rest.first(where: \.isClose) else { return false }
    return found.dropFirst().allSatisfy { $0.range.upperBound <= close.start }
  }

  /// Whether the text ends as a sentence and gives its colour no name, or is about more than the colour: advice, a
  /// shadow that is described in words, or something that the colour is an example of.
  package var isInSentence: Bool {
    let isSentence = !scan.isExplicit && scan.text.last == UInt8(ascii: ".") && !isBehindShare && !isBehindName
    return isSentence || isAdvice || isOfShadow || isExample || !scan.isExplicit && isDenied(0)
  }

  /// `**Jade** (#2FA968) — the green player. Use it sparingly.`: the colour is right behind a name that is bold, or that a
  /// bracket, a colon or a dash sets apart; what follows is its use.
  package var isBehindName: Bool {
    guard let colour = found.first?.range else { return false }
    if isSetApart(colour) { return true }
    let bold = scan.boldLength
    if bold > 0, bold <= NameSplit.longestName {
      return colour.lowerBound < bold
        || scan.text[bold..<colour.lowerBound].allSatisfy { $0.isSpace || $0.isOne(of: "(`:-") || $0 >= 0x80 }
    }
    guard let close = scan.lexemes.firstIndex(where: { $0.start >= colour.upperBound && !$0.isOther }),
      scan.lexemes[close].isClose, close + 1 < scan.lexemes.count, scan.lexemes[close + 1].isDash,
      let open = scan.lexemes.lastIndex(where: { $0.end <= colour.lowerBound && !$0.isOther }), open > 0,
      scan.lexemes[open].isOpen, scan.text[0].isUppercase
    else { return false }
    return short(0..<scan.lexemes[open].start, words: 3) != nil
  }

  /// `Sand #F4E9D8 — the ground.`, `--ink: #111111 — text.`
  private func isSetApart(_ colour: Range<Int>) -> Bool {
    guard let behind = scan.lexemes.first(where: { $0.start >= colour.upperBound && !$0.isOther }), behind.isDash,
      scan.text[behind.start] != UInt8(ascii: "=")
    else { return false }
    let head = scan.lexemes.prefix { $0.start < colour.lowerBound }.filter { !$0.isOther }
    let words = head.drop { $0.isDash }.prefix(while: \.isWord)
    let isVariable = words.count == 1 && scan.startsWithVariable
    guard (1...3).contains(words.count), isVariable || scan.text[0].isUppercase,
      head.drop(while: \.isDash).dropFirst(words.count).allSatisfy({ $0.isColon })
    else { return false }
    return words.allSatisfy { word in
      !JoiningWords.all.contains(String(decoding: scan.text[word.start..<word.end], as: UTF8.self).lowercased())
    }
  }

  /// `60% – #F5F0E8 (ivory): the ground.`
  private var isBehindShare: Bool {
    guard scan.lexemes.count > 2, scan.lexemes[0].quantity?.unit == .percent, scan.lexemes[1].isDash else {
      return false
    }
    return found.first?.range.lowerBound == scan.lexemes[2].start
  }

  /// `(e.g. #102030)`
  private var isExample: Bool {
    guard let start = found.first?.range.lowerBound,
      let word = scan.lexemes.lastIndex(where: { $0.end <= start && $0.isWord }), word > 0
    else { return false }
    let said = String(decoding: scan.text[scan.lexemes[word].start..<start], as: UTF8.self).lowercased()
    return scan.lexemes[word - 1].isOpen && (ExampleWords.lead(said) || scan.isWord(word, in: ["example", "例"]))
  }

  private var isOfShadow: Bool {
    scan.nameWords.contains(.shadow) && !scan.nameWords.contains(.color)
      && scan.lexemes.contains { lexeme in
        lexeme.quantity?.unit?.isLength == true && !found.contains { $0.range.contains(lexeme.start) }
      }
  }

  /// Takes a text of nothing but six hexadecimal digits, as a column for them has it.
  package mutating func takeBareHex() {
    guard found.isEmpty, scan.text.count == 6, scan.text.allSatisfy(\.isHexDigit),
      let color = CSSText.color("#" + String(decoding: scan.text, as: UTF8.self))
    else { return }
    found = [Found(range: 0..<6, color: color)]
  }

  /// Takes a text of nothing but the channels of `hsl(…)`, around which CSS writes the function where they are used.
  package mutating func takeChannels(from start: Int) {
    let part = Trimming.bytes(scan.text[start...])
    guard found.isEmpty, Self.areChannels(part),
      let color = CSSText.color("hsl(\(String(decoding: part, as: UTF8.self)))")
    else { return }
    found = [Found(range: part.startIndex..<part.endIndex, color: color)]
  }

  /// Takes a text of nothing but the channels of a function of CSS that is named elsewhere: `0.16 0.012 250`.
  package mutating func takeChannels(of function: String) {
    var part = Trimming.bytes(scan.text[...])
    if part.first == UInt8(ascii: "("), part.last == UInt8(ascii: ")") { part = part.dropFirst().dropLast() }
    guard found.isEmpty, part.count <= 32,
      part.allSatisfy({ $0.isDigit || $0.isSpace || $0.isOne(of: ".,%/-") || $0 == 0xC2 || $0 == 0xB0 }),
      case let channels = part.split(whereSeparator: { $0.isSpace || $0.isOne(of: ",/") || $0 >= 0x80 }).map({
        String(decoding: $0, as: UTF8.self)
      }), (3...4).contains(channels.count)
    else { return }
    let alpha = channels.count == 4 ? " / \(channels[3])" : ""
    // Apple’s channels are parts of 1, which CSS has as percentages.
    let shares = channels[..<3].compactMap(Double.init)
    let areShares =
      function == "rgb" && shares.count == 3 && shares.allSatisfy { $0 <= 1 } && channels.contains { $0.contains(".") }
    let parts = areShares ? shares.map { "\(($0 * 100).trimmed(4))%" } : Array(channels[..<3])
    guard let color = CSSText.color("\(function)(\(parts.joined(separator: " "))\(alpha))") else { return }
    found = [Found(range: part.startIndex..<part.endIndex, color: color)]
  }

  /// Takes a word that CSS has for a colour where it is all that is given.
  package mutating func takeWord(from start: Int) {
    let part = Trimming.bytes(scan.text[start...])
    guard found.isEmpty, part.allSatisfy(\.isLetter), let color = Color(name: String(decoding: part, as: UTF8.self))
    else { return }
    found = [Found(range: part.startIndex..<part.endIndex, color: color)]
  }

  /// Takes `White` and `Black` where they are all that is given to something that has a colour: `Background: White`.
  package mutating func takeBlackOrWhite(from start: Int) {
    let part = Trimming.bytes(scan.text[start...])
    guard part.first?.isUppercase == true, part.isWord("white") || part.isWord("black"), let own = scan.ownName,
      GenericName.matches(own.text) && KindWords(Array(own.text.utf8)[...]).isSubset(of: [.color, .border, .text])
    else { return }
    takeWord(from: start)
  }

  /// `221 83% 53%`
  private static func areChannels(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= 24, text.last == UInt8(ascii: "%") else { return false }
    let parts = text.split(separator: 0x20)
    return parts.count == 3 && parts[0].allSatisfy(isOfNumber)
      && parts[1...].allSatisfy { $0.last == UInt8(ascii: "%") && $0.dropLast().allSatisfy(isOfNumber) }
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool { byte.isDigit || byte == UInt8(ascii: ".") }

  /// Takes colours of digits alone, which elsewhere may be the numbers of issues, where they are all that is given.
  ///
  /// - Parameter saysColor: whether what is above or beside the text is about colours.
  package mutating func takeDigits(where saysColor: () -> Bool) {
    let digits = HexColors.digits(in: scan.text)
    guard !digits.isEmpty else { return }
    let (isOfColor, isBesideOthers) = (saysColor(), !found.isEmpty)
    for colour in digits where isOfColor || isBesideColor(colour.range) {
      guard let index = scan.lexemes.firstIndex(where: { $0.start == colour.range.lowerBound }),
        index == 0 || index == scan.valueStart || scan.lexemes[index - 1].isColon || scan.lexemes[index - 1].isDash
          || isBesideOthers && isBehindWord(index) || scan.isSlash(index - 1) || isGivenInBrackets(index)
          || isBehindColor(colour.range.lowerBound)
      else { continue }
      let place = found.firstIndex { $0.range.lowerBound > colour.range.lowerBound } ?? found.count
      found.insert(Found(range: colour.range, color: colour.color), at: place)
    }
  }

  /// Takes `111318` of `inkStrong(111318) / inkMuted(6B7280)`, where all around says that these are colours.
  package mutating func takeBareHexInBrackets(where saysColor: () -> Bool) {
    guard found.isEmpty, scan.text.contains(UInt8(ascii: "(")) else { return }
    var bare: [Found] = []
    for open in scan.text.indices where scan.text[open] == UInt8(ascii: "(") && open > 0 {
      let digits = scan.text[(open + 1)...].prefix(7)
      guard digits.count == 7, digits.last == UInt8(ascii: ")"), digits.dropLast().allSatisfy(\.isHexDigit),
        scan.text[open - 1].isLetter || scan.text[open - 1].isDigit,
        let color = CSSText.color("#" + String(decoding: digits.dropLast(), as: UTF8.self))
      else { continue }
      bare.append(Found(range: open + 1..<open + 7, color: color))
    }
    guard bare.contains(where: { scan.text[$0.range].contains(where: \.isLetter) }), saysColor() else { return }
    found = bare
  }

  /// `bg #fff · text #111`: whether a colour beside others is right behind a word that is none for a ticket.
  private func isBehindWord(_ index: Int) -> Bool {
    let word = scan.lexemes[index - 1]
    return word.isWord && KindWords(scan.text[word.start..<word.end]).isDisjoint(with: [.ticket, .settling])
  }

  /// `#fff / #111`: whether nothing but a slash parts it from another colour.
  private func isBesideColor(_ range: Range<Int>) -> Bool {
    found.contains { other in
      let end = min(range.upperBound, other.range.upperBound)
      let gap = scan.text[end..<max(range.lowerBound, other.range.lowerBound, end)]
      return gap.contains(UInt8(ascii: "/")) && gap.allSatisfy { $0.isSpace || $0 == UInt8(ascii: "/") }
    }
  }

  /// `#F1F3F5 #888 #333`
  private func isBehindColor(_ start: Int) -> Bool {
    guard let last = found.last(where: { $0.range.upperBound <= start }) else { return false }
    // `#333 (text), #555 (captions)`
    let gap = String(decoding: scan.text[last.range.upperBound..<start], as: UTF8.self)
    guard gap.utf8.count <= 60 else { return false }
    var isInBrackets = false
    return gap.allSatisfy { sign in
      if sign == "(" || sign == "（" { isInBrackets = true }
      if sign == ")" || sign == "）" { isInBrackets = false }
      return isInBrackets || sign.isWhitespace || ",`)）、，/".contains(sign)
    }
  }

  /// `Text: Black (#111827)`, but not `Fixed: links of articles (#111827)`.
  private func isGivenInBrackets(_ index: Int) -> Bool {
    scan.name != nil && scan.lexemes[index - 1].isOpen
      && KindWords(scan.text[..<scan.lexemes[index].start]).isDisjoint(with: [.ticket, .settling])
  }

  /// With all colours of digits alone: in a shadow nothing else can stand.
  var withDigits: ColorScan {
    let digits = HexColors.digits(in: scan.text, isShadow: true).filter { digits in
      !found.contains { $0.range.overlaps(digits.range) }
    }
    guard !digits.isEmpty else { return self }
    var scan = self
    scan.found += digits.map { Found(range: $0.range, color: $0.color) }
    scan.found.sort { $0.range.lowerBound < $1.range.lowerBound }
    return scan
  }

  // MARK: Grammar

  /// `rgb(…)` and the other CSS functions, and `rgba 0,0,0,0.45` as people write them without brackets.
  private static func functions(in scan: TextScan) -> [Found] {
    var found: [Found] = []
    for (index, lexeme) in scan.lexemes.enumerated() where lexeme.isWord {
      if scan.text[lexeme.start] == UInt8(ascii: "C"), scan.mayNameMaterial(scan.text[lexeme.start..<lexeme.end]),
        let color = material(lexeme, in: scan)
      {
        found.append(color)
      }
      if [UInt8(ascii: "C"), UInt8(ascii: "U"), UInt8(ascii: "N")].contains(scan.text[lexeme.start]),
        let (color, end) = SwiftColors.read(lexeme.start..<lexeme.end, in: scan.text)
      {
        found.append(Found(range: lexeme.start..<end, color: color))
        continue
      }
      guard (3...5).contains(lexeme.end - lexeme.start) else { continue }
      // `rgb`, `hsl`, `hwb`, `lab`, `lch`, `oklab`, `oklch`, `color`
      switch scan.text[lexeme.start] {
      case UInt8(ascii: "r"), UInt8(ascii: "h"), UInt8(ascii: "l"), UInt8(ascii: "o"), UInt8(ascii: "c"): break
      default: continue
      }
      let name = String(decoding: scan.text[lexeme.start..<lexeme.end], as: UTF8.self)
      guard ColorFunctions.names.contains(name) else { continue }
      let isCall = lexeme.end < scan.text.count && scan.text[lexeme.end] == UInt8(ascii: "(")
      if isCall, let close = scan.text[lexeme.end...].prefix(80).firstIndex(of: UInt8(ascii: ")")) {
        let css = String(decoding: scan.text[lexeme.start...close], as: UTF8.self)
        if let color = CSSText.color(css) { found.append(Found(range: lexeme.start..<close + 1, color: color)) }
      } else if name.hasPrefix("rgb"), let bare = bare(index, in: scan) {
        found.append(bare)
      }
    }
    return found
  }

  /// `Colors.grey[300]` of Flutter, `Colors.black.withOpacity(0.3)`
  private static func material(_ lexeme: Lexeme, in scan: TextScan) -> Found? {
    let text = scan.text[lexeme.start..<lexeme.end]
    guard text.starts(with: MaterialColors.prefix) else { return nil }
    if let color = MaterialColors.color(named: text) {
      return Found(range: lexeme.start..<lexeme.end, color: color)
    }
    for call in [".withOpacity", ".withValues"] where text.reversed().starts(with: call.utf8.reversed()) {
      guard let color = MaterialColors.color(named: text.dropLast(call.utf8.count)),
        let close = scan.text[lexeme.end...].prefix(24).firstIndex(of: UInt8(ascii: ")")),
        case let inner = scan.text[lexeme.end..<close].drop(while: { !$0.isDigit }),
        let opacity = Double(String(decoding: inner, as: UTF8.self)), (0...1).contains(opacity)
      else { continue }
      return Found(range: lexeme.start..<close + 1, color: color.withOpacity(opacity))
    }
    return nil
  }

  private static func bare(_ index: Int, in scan: TextScan) -> Found? {
    let list = scan.list(from: index + 1)
    guard list.count == 3 || list.count == 4, let last = list.last, list.allSatisfy({ $0.high == nil }) else {
      return nil
    }
    let numbers = list.map { $0.low.trimmed(4) + ($0.unit == .percent ? "%" : "") }.joined(separator: ",")
    return CSSText.color("rgba(\(numbers))").map { Found(range: scan.lexemes[index].start..<last.end, color: $0) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether a full stop ends a sentence in it.
  fileprivate var holdsStop: Bool {
    zip(self, dropFirst()).contains { $0 == UInt8(ascii: ".") && $1.isSpace }
  }
}
