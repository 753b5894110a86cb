import Printing
import Statements
import Syntax
import Wording

/// Finds the pairs of colours of which a text speaks: `#777 on #fff`, `Slate (#64748b) on white`, `muted text on paper`.
///
/// Each side is a colour as a whole: a hex, alone or behind its name, a token, or a name that begins its clause.
struct ColorPairScan {
  private let text: PageText
  private let names: ColorNames
  /// The colours that the text writes out or names as tokens.
  private let colors: [NamedPlace]
  private var bytes: [UInt8] { text.bytes }

  init(_ text: PageText, _ names: ColorNames, on page: AuditedPage) {
    self.text = text
    self.names = names
    colors = ColorPair.colors(in: text, page)
  }

  private static let joints: [StaticString] = ["on ", "against ", "over ", "vs ", "vs. ", "versus "]
  /// What stands between a ground and a contrast: `#0b6e4f with white text (5.6:1)`.
  private static let inks: [StaticString] = ["with white text ", "with black text "]

  /// Whether a text has a word that joins two colours: few have.
  static func mayHold(_ text: PageText) -> Bool {
    var last: UInt8 = 0
    for (index, byte) in text.bytes.enumerated() {
      // `(contrast 6.3:1)`
      if last == UInt8(ascii: "("), byte.isOne(of: "ckrCKR") { return true }
      if last == UInt8(ascii: " "), byte.isOne(of: "oavws"),
        behindGroundWord(text.bytes, index) != nil
          || inks.contains(where: { text.bytes[index...].starts(with: $0) })
      {
        return true
      }
      last = byte
    }
    return false
  }

  /// Each pair of which something is said before its surface: `Muted text meets AA on paper`.
  func claimedPairs() -> [(pair: ColorPair, claim: ClaimedContrast)] {
    var found: [(pair: ColorPair, claim: ClaimedContrast)] = []
    for index in bytes.indices.dropFirst() where bytes[index - 1] == UInt8(ascii: " ") {
      if let filled = filled(index) { found.append(filled) }
      guard let behind = Self.joint(bytes, index), !text.isStruck(index),
        let (surface, end) = surface(from: behind)
      else { continue }
      if let (claim, start) = ClaimedContrast.last(in: text, before: index - 1), let ink = ink(before: start - 1),
        !isOneOfSeveral(ink, behind: 0)
      {
        found.append((pair: ColorPair(text: ink, surface: surface), claim: claim))
      } else if end < bytes.count, bytes[end] == UInt8(ascii: ")"), let (claim, ink) = bracketed(before: index - 1) {
        found.append((pair: ColorPair(text: ink, surface: surface), claim: claim))
      }
    }
    return found
  }

  /// The ratios that have their ground behind them, of the only colour that stands before them in their sentence:
  /// `#59636d (3.26:1 vs paper)`, `#31b700 a un ratio de 3.8:1 sur blanc`.
  ///
  /// - Parameter own: of a cell, the colour of its row.
  func groundedPairs(of own: NamedPlace? = nil) -> [(pair: ColorPair, claim: ClaimedContrast)] {
    var found = labelledPair().map { [$0] } ?? []
    var start = 0
    while let claim = ClaimedContrast.read(bytes[start...]) {
      start = claim.range.upperBound
      guard claim.isFigure, let behind = Self.behindGroundWord(bytes, blanks(start)),
        let (surface, end) = surface(from: behind),
        bytes[blanks(end)...].first.map({ !$0.isLetter && !$0.isDigit }) ?? true,
        case let inner = inkBefore(claim), let ink = inner ?? own, ink.range.lowerBound != surface.range.lowerBound,
        let said = ClaimedContrast.grounded(claim, behind: inner?.range.upperBound ?? 0, in: text)
      else { continue }
      found.append((pair: ColorPair(text: ink, surface: surface), claim: said))
    }
    return found
  }

  /// The ratio of the only colour behind a label that ends with its ground: `Body text on white: #374151 → 10.3:1`.
  private func labelledPair() -> (pair: ColorPair, claim: ClaimedContrast)? {
    guard text.kind != .cell, let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon < Self.longest,
      let ink = colors.first, ink.range.lowerBound == blanks(colon + 1),
      let start = bytes[..<colon].indices.last(where: { index in
        bytes[index] == UInt8(ascii: " ") && Self.behindGroundWord(bytes, index + 1).map { $0 < colon } ?? false
      }), let behind = Self.behindGroundWord(bytes, start + 1), let (surface, end) = surface(from: behind),
      end == colon,
      let claim = ClaimedContrast.read(bytes[ink.range.upperBound...]), claim.isFigure,
      bytes[ink.range.upperBound..<claim.range.lowerBound].allSatisfy({ $0.isOne(of: " =-(~") || $0 >= 0x80 }),
      let said = ClaimedContrast.grounded(claim, behind: ink.range.upperBound, in: text)
    else { return nil }
    return (pair: ColorPair(text: ink, surface: surface), claim: said)
  }

  /// The contrast that brackets behind the only two colours of a sentence call so, where it says which is the text and which
  /// the ground: `texte charbon #2c2c2c, fond or #d4a843 (contraste 6.3:1)`.
  func namedPairs() -> [(pair: ColorPair, claim: ClaimedContrast)] {
    var found: [(pair: ColorPair, claim: ClaimedContrast)] = []
    var start = 0
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "(")) {
      start = open + 1
      guard let close = close(open), let claim = ClaimedContrast.read(bytes[start..<close]), claim.isFigure,
        case let words = ClaimWords.english(NameWords(bytes[start..<claim.range.lowerBound]).words),
        !words.isEmpty, words.allSatisfy({ ["contrast", "ratio", "wcag", "of", "the"].contains($0) }),
        bytes[claim.range.upperBound..<close].allSatisfy({ !$0.isDigit }),
        case let sentence = text.sentence(around: open), !text.isDenied(around: open..<close),
        case let said = ClaimWords.english(NameWords(sentence).words),
        said.contains(where: { ["text", "label", "ink"].contains($0) }),
        said.contains(where: { $0 == "background" || Self.grounds.contains($0) })
      else { continue }
      let own = colors.filter { sentence.indices.contains($0.range.lowerBound) }
      guard own.count == 2, own[1].range.upperBound <= open else { continue }
      found.append((pair: ColorPair(text: own[0], surface: own[1]), claim: claim))
    }
    return found
  }

  /// The only colour of a sentence before a ratio.
  private func inkBefore(_ claim: ClaimedContrast) -> NamedPlace? {
    let sentence = text.sentence(around: claim.range.lowerBound)
    let before = colors.filter {
      sentence.indices.contains($0.range.lowerBound) && $0.range.upperBound <= claim.range.lowerBound
    }
    guard before.count == 1, let ink = before.first else { return nil }
    // What stands behind `on` is the ground of another figure.
    let lead = bytes[sentence.startIndex..<ink.range.lowerBound]
    return Self.grounding.contains { lead.suffix($0.count).elementsEqual($0) } ? nil : ink
  }

  /// Where the ground begins behind a word that leads to it: `on `, `vs `, `sur `.
  private static func behindGroundWord(_ bytes: [UInt8], _ start: Int) -> Int? {
    grounding.first { bytes[start...].starts(with: $0) }.map { start + $0.count }
  }

  private static let grounding = (joints.map { "\($0)" } + ClaimWords.grounds.sorted().map { "\($0) " }).map {
    Array($0.utf8)
  }

  /// The only colour of a sentence as the ground of white or black text, with the contrast in brackets behind that.
  private func filled(_ index: Int) -> (pair: ColorPair, claim: ClaimedContrast)? {
    guard let phrase = Self.inks.first(where: { bytes[index...].starts(with: $0) }) else { return nil }
    let open = index + phrase.utf8CodeUnitCount
    let sentence = text.sentence(around: index)
    let own = colors.filter { sentence.indices.contains($0.range.lowerBound) }
    guard open < bytes.count, bytes[open] == UInt8(ascii: "("), let close = close(open), own.count == 1,
      let ground = own.first, ground.range.upperBound < index, !text.isDenied(around: open..<close),
      let claim = ClaimedContrast.read(bytes[(open + 1)..<close]), claim.range == open + 1..<close,
      let ink = names.place([word(index + 5..<index + 10)], at: index + 5..<index + 10, in: text)
    else { return nil }
    return (pair: ColorPair(text: ink, surface: ground), claim: claim)
  }

  /// The colour that opens a bracket, and the ratio behind its comma: `(#5b9dff, 7.1:1 on #0a0c10)`.
  private func bracketed(before end: Int) -> (claim: ClaimedContrast, ink: NamedPlace)? {
    guard let ink = colors.last(where: { $0.range.upperBound + 2 < end }), ink.range.lowerBound > 0,
      bytes[ink.range.lowerBound - 1] == UInt8(ascii: "("),
      bytes[ink.range.upperBound...].starts(with: ", "),
      let claim = ClaimedContrast.read(bytes[(ink.range.upperBound + 2)..<end]),
      claim.range == ink.range.upperBound + 2..<end, !text.isDenied(around: claim.range)
    else { return nil }
    return (claim, ink)
  }

  /// Each pair, and where what is said of it begins.
  func pairs() -> [(pair: ColorPair, end: Int)] {
    var found: [(pair: ColorPair, end: Int)] = []
    var index = 1
    while index < bytes.count {
      if bytes[index - 1] == UInt8(ascii: " "), let behind = Self.joint(bytes, index), !text.isStruck(index),
        let (surface, end) = surface(from: behind), let ink = ink(before: index - 1),
        !isOneOfSeveral(ink, behind: found.last?.end ?? 0)
      {
        found.append((pair: ColorPair(text: ink, surface: surface), end: end))
        index = end
      }
      index += 1
    }
    return found
  }

  private static func joint(_ bytes: [UInt8], _ index: Int) -> Int? {
    joints.first { bytes[index...].starts(with: $0) }.map { index + $0.utf8CodeUnitCount }
  }

  // MARK: The ground

  /// The colour that begins at an offset, and its end with the words and brackets that belong to it.
  func surface(from start: Int) -> (NamedPlace, end: Int)? {
    var start = blanks(start)
    for article in ["a ", "an ", "the ", "our ", "pure "] where bytes[start...].starts(with: article.utf8) {
      start += article.utf8.count
    }
    if let color = colors.first(where: { $0.range.lowerBound == start }) {
      return (color, behindGround(behindBracket(color.range.upperBound)))
    }
    // `surface.base`
    if let code = text.code.first(where: { $0.lowerBound == start }),
      let place = names.place(NameWords(bytes[code]).words, at: code, in: text)
    {
      return (place, behindGround(code.upperBound))
    }
    let words = words(in: start..<bytes.count)
    guard let last = words.last else { return nil }
    let next = blanks(last.upperBound)
    // `White (#ffffff)`, `white #ffffff`.
    if next < bytes.count, bytes[next] == UInt8(ascii: "(") {
      if let close = close(next), let color = only(in: next + 1..<close) { return (color, behindGround(close + 1)) }
    } else if let color = colors.first(where: { $0.range.lowerBound == next }) {
      return (color, behindGround(color.range.upperBound))
    }
    for count in stride(from: words.count, to: 0, by: -1) {
      let own = words[..<count]
      guard words[count...].allSatisfy({ Self.grounds.contains(word($0)) }) else { return nil }
      let range = start..<words[count - 1].upperBound
      if let place = names.place(own.map(word), at: range, in: text) { return (place, last.upperBound) }
    }
    return nil
  }

  /// The words of a part, up to one that says something of what is before it.
  private func words(in part: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = part.lowerBound
    while index < part.upperBound, found.count < 5 {
      var end = index
      while end < part.upperBound, Self.isInWord(bytes[end]) { end += 1 }
      guard end > index, !Self.verbs.contains(word(index..<end)) else { break }
      found.append(index..<end)
      guard end < part.upperBound, bytes[end] == UInt8(ascii: " ") else { break }
      index = end + 1
    }
    return found
  }

  /// The end of a bracket with a colour in it, behind a colour: `{colors.paper} (#ffffff)`.
  private func behindBracket(_ end: Int) -> Int {
    let next = blanks(end)
    guard next < bytes.count, bytes[next] == UInt8(ascii: "("), let close = close(next),
      only(in: next + 1..<close) != nil
    else { return end }
    return close + 1
  }

  private func behindGround(_ end: Int) -> Int {
    let start = blanks(end)
    var last = start
    while last < bytes.count, Self.isInWord(bytes[last]) { last += 1 }
    return last > start && Self.grounds.contains(word(start..<last)) ? last : end
  }

  // MARK: What is on it

  /// The colour that ends at an offset.
  private func ink(before end: Int) -> NamedPlace? {
    var end = end
    for noun in [
      " remains correct", " stays readable", " remains readable", " is readable", " is legible", " sits", " stands",
      " text", " copy", " labels", " label", " links", " type", " token", " color", " colour",
    ]
    where bytes[..<end].suffix(noun.utf8.count).elementsEqual(noun.utf8) {
      end -= noun.utf8.count
    }
    if let color = colors.last(where: { $0.range.upperBound == end }) { return color }
    if end > 0, bytes[end - 1] == UInt8(ascii: ")") {
      let open = bytes[..<end].suffix(Self.longest).lastIndex(of: UInt8(ascii: "("))
      return open.flatMap { only(in: $0 + 1..<end - 1) }
    }
    var start = end
    while start > 0, end - start < Self.longest, Self.isInWord(bytes[start - 1]) || bytes[start - 1] == 0x20 {
      start -= 1
    }
    guard start == 0 || bytes[start - 1].isOne(of: ":,;.(\"") || bytes[start - 1] >= 0x80 else { return nil }
    var words = words(in: min(blanks(start), end)..<end)
    guard words.last?.upperBound == end else { return nil }
    if let first = words.first, ["the", "a", "our"].contains(word(first)) { words.removeFirst() }
    guard let first = words.first else { return nil }
    let range = first.lowerBound..<end
    if let place = names.place(words.map(word), at: range, in: text) { return place }
    // `Body text` is the text of which no more is said.
    let isText = bytes[end...].starts(with: " text") && words.count == 1
    return isText && ["body", "normal", "regular"].contains(word(first))
      ? names.place(["text"], at: range, in: text) : nil
  }

  /// Whether a colour is the last of several behind an offset, of which the same is said.
  private func isOneOfSeveral(_ ink: NamedPlace, behind start: Int) -> Bool {
    let sentence = text.sentence(around: ink.range.lowerBound)
    let before = colors.last { $0.range.upperBound <= ink.range.lowerBound }
    guard let before, before.range.lowerBound >= max(start, sentence.startIndex) else { return false }
    let between = bytes[before.range.upperBound..<ink.range.lowerBound]
    return !between.contains { $0.isDigit || $0 == UInt8(ascii: ";") } && ClaimedContrast.read(between) == nil
  }

  // MARK: Parts

  /// The one colour of a bracket, which has no other figure in it.
  private func only(in range: Range<Int>) -> NamedPlace? {
    let own = colors.filter { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound }
    guard own.count == 1, let color = own.first else { return nil }
    let rest = bytes[range.lowerBound..<color.range.lowerBound] + bytes[color.range.upperBound..<range.upperBound]
    return rest.allSatisfy { $0.isLetter || $0.isOne(of: " -'") } ? color : nil
  }

  private func close(_ open: Int) -> Int? { bytes[open...].prefix(Self.longest).firstIndex(of: UInt8(ascii: ")")) }

  private func word(_ range: Range<Int>) -> String {
    bytes[range].lowercasedText
  }

  private func blanks(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index
  }

  private static func isInWord(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") }

  private static let longest = 60

  /// Words behind the name of a colour that say that it is a ground.
  private static let grounds: Set<String> = [
    "background", "backgrounds", "bg", "surface", "surfaces", "page", "pages", "backdrop",
  ]
  /// Words with which something is said of a pair.
  private static let verbs: Set<String> = [
    "is", "are", "has", "have", "meets", "meet", "passes", "pass", "gives", "reaches", "reach", "measures", "achieves",
    "exceeds", "clears", "yields", "scores", "satisfies", "at", "with", "gets", "provides", "offers", "fails", "in",
    "combination", "comes",
  ]
}
