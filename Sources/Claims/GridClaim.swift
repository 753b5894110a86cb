import Files
import Printing
package import Statements
package import Wording

/// What a text says of the step that all spacing keeps to: `a 4-pt grid`, `multiples of 4`, `base unit: 8px`.
package struct GridClaim {
  package let step: Double
  package let range: Range<Int>
  /// Whether it only names the unit that the steps are made of.
  package var isBase = false
  /// Whether the text says nothing else, so that only the heading above it says what stands on the grid.
  package var isAlone = false

  /// The first grid of a text, or else the first base.
  package init?(_ text: PageText) {
    let bytes = text.bytes
    let begins = Self.begins
    var index = 0
    var base: GridClaim?
    while index < bytes.count {
      let isStart = index == 0 || !bytes[index - 1].isLetter && !bytes[index - 1].isDigit && bytes[index - 1] < 0xC3
      guard begins[Int(bytes[index])], isStart || bytes[index] >= 0xE3 else {
        index += 1
        continue
      }
      if let found = bytes[index].isDigit
        ? Self.behind(index, text) ?? Self.eastern(index, text) : Self.before(index, text)
      {
        guard found.isBase else {
          self = found
          return
        }
        base = base ?? found
        index = found.range.upperBound
        continue
      }
      index += 1
    }
    guard let base else { return nil }
    self = base
  }

  /// The bytes that a claim may begin with.
  private static let begins: [Bool] = (0...255).map { (byte: UInt8) in
    byte.isDigit || byte.isOne(of: "mbdiB") || byte >= 0xE3 || ClaimWords.gridPhrases[byte] != nil
  }

  private init(_ step: Double, _ range: Range<Int>, isBase: Bool = false, isAlone: Bool = false) {
    (self.step, self.range, self.isBase, self.isAlone) = (step, range, isBase, isAlone)
  }

  // MARK: Before the words

  /// `4px grid`, `4px base grid`, `a 4-point system`, `8px increments`, `a 4px base unit`.
  private static func behind(_ index: Int, _ text: PageText) -> GridClaim? {
    let bytes = text.bytes
    // `an 8/10dp grid`: two of them, for several uses.
    if index > 1, bytes[index - 1] == UInt8(ascii: "/"), bytes[index - 2].isDigit { return nil }
    // `sub-8px increments`, `a 4px or 8px grid`: finer steps than that, or one of two.
    if bytes[..<index].suffix(4).elementsEqual("sub-".utf8) || isOneOfTwo(bytes[..<index]) { return nil }
    guard let (quantity, end) = length(bytes, index) ?? joined(bytes, index) else { return nil }
    let step = quantity.low
    var words: [(text: String, end: Int)] = []
    while words.count < 3, let word = word(bytes, words.last?.end ?? end) { words.append(word) }
    guard let first = words.first else { return nil }
    let range = { (count: Int) in index..<words[count - 1].end }
    // `8px Grid System`
    if text.kind == .heading, first.text == "Grid" { return GridClaim(step, range(1)) }
    if first.text == "grid" || ClaimWords.gridNouns.contains(first.text) {
      return GridClaim(step, range(1))
    }
    if first.text == "baseline", isOfSpacing(text, before: index) { return GridClaim(step, range(1)) }
    if words.count > 1, words[1].text == "grid" {
      if wholes.contains(first.text) { return GridClaim(step, range(2)) }
      if first.text == "soft" { return GridClaim(step, range(2), isBase: true) }
    }
    guard step <= mostOfBase, !isOfRatio(text, around: index) else { return nil }
    switch first.text {
    case "increments": return GridClaim(step, range(1))
    case "system", "rhythm": return GridClaim(step, range(1), isBase: true)
    case "base":
      guard words.count > 1, isJoined(bytes, first.end) else { return GridClaim(step, range(1), isBase: true) }
      let isUnit = ["unit", "scale", "rhythm", "system", "spacing"].contains(words[1].text)
      return isUnit ? GridClaim(step, range(2), isBase: true) : nil
    default: return nil
    }
  }

  /// Whether the words before a length end with another and `or`.
  private static func isOneOfTwo(_ before: ArraySlice<UInt8>) -> Bool {
    let words = before.suffix(16).split(separator: UInt8(ascii: " "))
    return words.last?.elementsEqual("or".utf8) ?? false && words.dropLast().last?.first?.isDigit ?? false
  }

  /// Whether a word stands directly behind another one.
  private static func isJoined(_ bytes: [UInt8], _ end: Int) -> Bool {
    end + 1 < bytes.count && bytes[end] == UInt8(ascii: " ") && bytes[end + 1].isLetter
  }

  /// Of a scale that grows by a ratio, the base is where it begins.
  private static func isOfRatio(_ text: PageText, around index: Int) -> Bool {
    !ratios.isDisjoint(with: NameWords(text.bytes).words)
  }

  private static let ratios: Set<String> = [
    "ratio", "modular", "fibonacci", "golden", "geometric", "exponential", "fluid", "clamp", "type", "font", "fonts",
    "text", "icon", "icons", "radius", "radii", "stroke", "rem",
  ]
  /// A larger base is the usual step of a scale, and not its unit.
  private static let mostOfBase = 10.0
  /// Words for a grid that all spacing stands on.
  private static let wholes: Set<String> = ["base", "baseline", "spacing"]

  // MARK: Behind the words

  /// `multiple of 4`, `base of 4 points`, `base unit: 8px`.
  private static func before(_ index: Int, _ text: PageText) -> GridClaim? {
    let bytes = text.bytes
    for (phrases, isBare) in [(factors, true), (increments, false)] {
      for phrase in phrases where bytes[index...].starts(with: phrase) {
        var start = index + phrase.utf8CodeUnitCount
        for article in ["our ", "the ", "a "] where bytes[start...].starts(with: article.utf8) {
          start += article.utf8.count
        }
        if let (quantity, end) = length(bytes, start, isBare: isBare) { return GridClaim(quantity.low, index..<end) }
      }
    }
    if let found = foreign(index, text) { return found }
    for phrase in units where bytes[index...].starts(with: phrase) {
      var start = index + phrase.utf8CodeUnitCount
      while start < bytes.count, bytes[start].isOne(of: ": =") { start += 1 }
      if bytes[start...].starts(with: "：".utf8) { start += 3 }
      for verb in ["is ", "of "] where bytes[start...].starts(with: verb.utf8) { start += verb.utf8.count }
      guard let (quantity, end) = length(bytes, start), quantity.low <= mostOfBase, !isOfRatio(text, around: index)
      else { continue }
      return GridClaim(quantity.low, index..<end, isBase: true)
    }
    return nil
  }

  /// `grille de 4px`, `múltiplos de 4`, `Basiseinheit: 4px`: what other languages say before the length.
  private static func foreign(_ index: Int, _ text: PageText) -> GridClaim? {
    let bytes = text.bytes
    for phrase in ClaimWords.gridPhrases[bytes[index]] ?? [] {
      let part = bytes[index...].prefix(phrase.words.count)
      guard part.dropFirst().elementsEqual(phrase.words.dropFirst()) else { continue }
      var start = part.endIndex
      if phrase.meaning == .base {
        while start < bytes.count, bytes[start].isOne(of: ": ") { start += 1 }
        for joint in ["de ", "von ", "di "] where bytes[start...].starts(with: joint.utf8) { start += joint.utf8.count }
      }
      guard let (quantity, end) = length(bytes, start, isBare: phrase.meaning == .multiple) else { continue }
      if phrase.meaning == .base, quantity.low > mostOfBase || isOfRatio(text, around: index) { continue }
      return GridClaim(quantity.low, index..<end, isBase: phrase.meaning == .base)
    }
    return nil
  }

  private static let units: [StaticString] = [
    "base unit", "Base unit", "Base Unit", "基础单位", "基本单位", "基準単位", "ベース単位", "기본 단위",
  ]

  /// `4 的倍数`, `4pt 网格`, `8px グリッド`, with a list behind it, or said of all spaces: alone it may be said of anything.
  private static func eastern(_ index: Int, _ text: PageText) -> GridClaim? {
    let bytes = text.bytes
    // `16×16 网格` is that of icons.
    guard index == 0 || bytes[index - 1] != 0x97, let (quantity, end) = length(bytes, index, isBare: true) else {
      return nil
    }
    let rest = bytes[end...].drop { $0 == UInt8(ascii: " ") }
    let before = bytes[..<index]
    func has(_ words: [String]) -> Bool { words.contains { before.firstPlace(of: Array($0.utf8)[...]) != nil } }
    if quantity.unit != nil, let base = bases.first(where: { rest.starts(with: $0.utf8) }), text.kind == .heading,
      has(spaces)
    {
      return GridClaim(quantity.low, index..<(rest.startIndex + base.utf8.count), isBase: true)
    }
    guard let phrase = (multiples + grids).first(where: { rest.starts(with: $0.utf8) }) else { return nil }
    let range = index..<(rest.startIndex + phrase.utf8.count)
    if index == 0, bytes[range.upperBound...].elementsEqual("。".utf8) || range.upperBound == bytes.count {
      return GridClaim(quantity.low, range, isAlone: true)
    }
    if LengthSteps.list(behind: range.upperBound, in: bytes).count >= LengthSteps.least {
      return GridClaim(quantity.low, range)
    }
    return has(all) && (has(spaces) || !multiples.contains(phrase)) ? GridClaim(quantity.low, range) : nil
  }

  /// Words for the unit of a scale, in headings for spaces: `间距（4px 基）`.
  private static let bases = ["基准", "基", "ベース", "베이스", "기반"]
  private static let multiples = ["的倍数", "的倍數", "の倍数", "의 배수", "배수"]
  private static let grids = [
    "网格", "網格", "栅格", "格线", "像素网格", "基准栅格", "基准网格", "グリッド", "그리드",
  ]
  private static let all = ["所有", "全部", "すべて", "全て", "모든"]
  private static let spaces = ["padding", "margin", "spacing", "间距", "間距", "余白", "間隔", "여백", "간격"]

  /// Words of a number, which needs no unit.
  private static let factors: [StaticString] = ["multiple of ", "multiples of ", "divisible by "]
  /// Those of a length.
  private static let increments: [StaticString] = ["base of ", "increments of ", "increment of "]

  /// Whether the words before a baseline say that it is that of the spacing, and not of the type.
  private static func isOfSpacing(_ text: PageText, before index: Int) -> Bool {
    !Scale.space.words.isDisjoint(with: NameWords(text.sentence(around: index)[..<index]).words)
  }

  // MARK: Lengths

  /// A length that a grid may have: a whole number of points, from 2 to 16.
  ///
  /// - Parameter isBare: whether it may be written without a unit.
  package static func length(_ bytes: [UInt8], _ start: Int, isBare: Bool = false) -> (Quantity, end: Int)? {
    guard case (.quantity(let quantity), let end)? = WrittenValue.read(bytes, at: start),
      (2...16).contains(quantity.low), !quantity.isFraction
    else { return nil }
    switch quantity.unit {
    case .px, .pt, .dp: return (quantity, end)
    case nil: return isBare ? (quantity, end) : nil
    case .sp, .rem, .em, .percent, .ms, .s: return nil
    }
  }

  /// A length with a word behind its hyphen: `4px-Raster`.
  private static func joined(_ bytes: [UInt8], _ start: Int) -> (Quantity, end: Int)? {
    guard let dash = bytes[start...].prefix(8).firstIndex(of: UInt8(ascii: "-")), bytes[dash - 1].isLetter else {
      return nil
    }
    return length(Array(bytes[..<dash]), start)
  }

  package static func word(_ bytes: [UInt8], _ start: Int) -> (text: String, end: Int)? {
    var begin = start
    while begin < bytes.count, bytes[begin] == UInt8(ascii: " ") || bytes[begin] == UInt8(ascii: "-") { begin += 1 }
    var end = begin
    while end < bytes.count, bytes[end].isLetter { end += 1 }
    return end > begin ? (String(decoding: bytes[begin..<end], as: UTF8.self), end) : nil
  }
}
