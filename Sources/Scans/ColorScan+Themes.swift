import Colorimetry
import Files
import Printing
import Wording

/// Colours that a text gives for two themes.
extension ColorScan {
  /// `Background: #fff (light), #000 (dark)` or `light #fff, dark #000`: one colour in two themes.
  ///
  /// - Parameter order: the themes of two colours that only a slash parts.
  func themed(at index: Int, as order: [String] = []) -> RecognizedValue? {
    guard index + 1 < found.count, !found[index].isPart else { return nil }
    let said = ThemeName.pair(in: scan.text[..<found[0].range.lowerBound])
    guard let (first, second) = themes(at: index, as: said.isEmpty ? order : said) else { return nil }
    let pair = found[index...index + 1]
    var own: Name?
    if found.count == 2 {
      own =
        (scan.isExplicit ? scan.ownName : nil) ?? short(0..<pair[index].range.lowerBound, words: 5).flatMap(scan.name)
    } else {
      own = words(before: pair[index].range.lowerBound, after: nameStart(index)) ?? nameOfAll
    }
    own = own.map { Name(ThemeName.stem($0.text), $0.range) }
    let colors = zip([first, second], pair).map { theme, colour in
      ThemedColor(theme: theme, color: colour.color, range: scan.place(colour.range))
    }
    return RecognizedValue(
      .color, .themed(colors), name: own ?? Name(pair[index].color.hex),
      range: ByteRange(colors[0].range.start, colors[1].range.end), node: scan.node, evidence: [.notation])
  }

  private func themes(at index: Int, as order: [String]) -> (String, String)? {
    guard let second = theme(of: index + 1) else {
      let isPair = order.count == 2 && isBehindSlash(index + 1) && (index == 0 || !isBehindSlash(index))
      return isPair && (index + 2 == found.count || !isBehindSlash(index + 2)) ? (order[0], order[1]) : nil
    }
    guard let first = theme(of: index) ?? (found.count == 2 ? other(than: second) : nil), first != second else {
      return nil
    }
    return (first, second)
  }

  /// `#111 / #eee (dark)`: the theme of the first of two colours that a slash parts.
  private func other(than theme: String) -> String? {
    let between = scan.text[found[0].range.upperBound..<found[1].range.lowerBound].filter { !$0.isSpace && $0 != 0x60 }
    guard between.elementsEqual("/".utf8) else { return nil }
    return theme == "dark" ? "light" : "dark"
  }

  /// The theme named right behind a colour, or else right before it; a word alone is `light` or `dark` there, because
  /// those of other languages end names too: `azul claro #7AB8F5`.
  private func theme(of index: Int) -> String? {
    let range = found[index].range
    let start = index == 0 ? 0 : found[index - 1].range.upperBound
    let before = Trimming.bytes(scan.text[max(start, range.lowerBound - 9)..<range.lowerBound])
    let behind = scan.text[range.upperBound...].drop { $0.isSpace || $0 == UInt8(ascii: "`") }.prefix(8)
    let first = KindWords(behind.first == UInt8(ascii: "(") ? behind : behind.prefix(while: \.isLetter))
    let opens = behind.first == UInt8(ascii: "(")
    let rest = scan.text[range.upperBound...].drop { $0.isSpace || $0.isOne(of: "`(") }.prefix(Self.longestPhrase)
    let isShadeBehind = isShade(rest.prefix { !$0.isOne(of: "),;/#") }.split { !$0.isLetter }.dropFirst().first)
    let said = before.split { !$0.isLetter }.contains { word in
      word.isWord("light") || word.isWord("dark")
    }
    let last = said && before.last?.isLetter ?? false ? KindWords(before) : []
    let words = opens || last.isDisjoint(with: [.light, .dark]) ? first : last
    let isOfShade =
      opens || last.isDisjoint(with: [.light, .dark])
      ? isShadeBehind : isShade(before.split { !$0.isLetter }.dropFirst().last)
    return (isOfShade ? nil : ThemeName.theme(words)) ?? remark(behind: range.upperBound)
      ?? phrase(behind: range.upperBound, next: index + 1)
      ?? phrase(before: range.lowerBound, from: start)
  }

  /// `#111 in dark`, `#111 on dark,`: a word for a theme that ends its clause behind one that leads to it.
  private func remark(behind end: Int) -> String? {
    let rest = scan.text[end...].drop { $0.isSpace || $0 == UInt8(ascii: "`") }.prefix(Self.longestPhrase)
    let words = rest.prefix { !$0.isOne(of: ",;.)/#") }.split { !$0.isLetter && $0 < 0x80 }
    guard words.count == 2, ["in", "for", "on", "en", "im", "em"].contains(String(decoding: words[0], as: UTF8.self))
    else {
      return nil
    }
    return ThemeName.theme(KindWords(words[1]))
  }

  /// Whether the word behind `light` or `dark` is that of a colour, so that they are no themes: `dark gray`.
  private func isShade(_ word: ArraySlice<UInt8>?) -> Bool {
    word.map { Color(name: String(decoding: $0, as: UTF8.self)) != nil } ?? false
  }

  /// `#111 for the dark mode`
  private func phrase(behind end: Int, next: Int) -> String? {
    let rest = scan.text[end..<(next < found.count ? found[next].range.lowerBound : scan.text.count)]
    return ThemeName.theme(inPhrase: rest.prefix(Self.longestPhrase).prefix { !$0.isOne(of: ",;") })
  }

  /// `dark mode: #111`
  private func phrase(before end: Int, from start: Int) -> String? {
    let rest = scan.text[max(start, end - Self.longestPhrase)..<end]
    return ThemeName.theme(inPhrase: rest.suffix(from: rest.lastIndex { $0.isOne(of: ",;") } ?? rest.startIndex))
  }

  private static let longestPhrase = 32
}
