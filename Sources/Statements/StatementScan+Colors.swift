import Colorimetry
import Files
import Printing
import Syntax
import Tokens
import Wording

/// Colours behind the names of tokens as they stand in running text, without any sign that they are names: `Primary
/// (#1d4ed8) is for actions`, `Actions use the primary colour, #1d4ed8`.
extension StatementScan {
  /// What a text below a heading for colours says of them; elsewhere, of those that are called colours of a role.
  func plainColors() -> [Statement] {
    guard text.kind == .paragraph || text.kind == .item, bytes.contains(UInt8(ascii: "#")) else { return [] }
    let isBelowColors = isBelowColors
    let hexes = HexColors.find(in: bytes[...])
    let plain = hexes.compactMap { found -> Statement? in
      guard !text.isStruck(found.range.lowerBound),
        let (value, end) = WrittenValue.read(bytes, at: found.range.lowerBound), end == found.range.upperBound,
        let (name, joint) = nameBefore(found.range.lowerBound), isBelowColors || isRole(NameWords(name).words),
        isEnd(end, joint, value) || joint == .blank && isBeforeWords(end, joint),
        let (tokens, isStripped) = colors(named: name), !text.isDeniedValue(around: found.range),
        !isStripped || !isAnothers(found.color, besides: tokens)
      else { return nil }
      return Statement(
        tokens: tokens, isReference: false, isOtherSpelling: isOtherSpelling(name, tokens), field: .whole,
        themes: themes(at: found.range.lowerBound), value: value,
        range: document.range(ofPlain: found.range, in: text.node))
    }
    guard isBelowColors else { return plain }
    return plain
      + roleColors(hexes.map { ($0.color, $0.range) }).filter { own in !plain.contains { $0.range == own.range } }
  }

  /// `Never use black — use ink (#111827)`: a colour in brackets behind a name that is to be used.
  func used() -> [Statement] {
    var found: [Statement] = []
    var index = 0
    while let place = bytes[index...].firstPlace(of: "se ") {
      index = place.upperBound
      let sign = place.lowerBound - 1
      guard sign >= 0, bytes[sign] | 0x20 == UInt8(ascii: "u"), sign == 0 || bytes[sign - 1] == UInt8(ascii: " "),
        let open = nameEnd(from: index), let (joint, start) = joint(at: open), joint == .bracket || joint == .blank,
        let (value, end) = WrittenValue.read(bytes, at: start), case .color = value,
        isEnd(end, joint, value) || joint == .blank && isBeforeUse(end), !text.isDenied(around: start..<end)
      else { continue }
      let name = NameWords(bytes[index..<open])
      let tokens = subject.names.meant(by: name, in: mode(at: start), around: { section.words + ["color"] })
        .filter(subject.names.isColor)
      guard !tokens.isEmpty else { continue }
      found.append(
        Statement(
          tokens: tokens, isReference: false, isOtherSpelling: isOtherSpelling(bytes[index..<open], tokens),
          field: .whole, themes: themes(at: start), value: value,
          range: document.range(ofPlain: start..<end, in: text.node)))
    }
    return found
  }

  /// `**Ink**: a deep violet (#2a2535) for text`: the one colour of an item that begins with a name in bold below a heading
  /// for colours, in the first words of what is said of it.
  func describedColor() -> Named? {
    guard text.kind == .item, isBelowColors, let bold = text.bold.first, bold.lowerBound == 0, let end = nameEnd(),
      end <= bold.upperBound, let (joint, start) = joint(at: end), joint == .colon || joint == .dash
    else { return nil }
    let colors = HexColors.find(in: bytes[...])
    guard colors.count == 1, let color = colors.first, color.range.lowerBound > start, color.range.count == 7,
      !text.isStruck(color.range.lowerBound)
    else { return nil }
    let between = bytes[start..<color.range.lowerBound]
    let words = NameWords(between).words
    let ends: StaticString = ".;:/+~"
    guard between.count <= Self.longestDescription, words.count <= 6, Self.besides.isDisjoint(with: words),
      !between.contains(where: { byte in byte.isDigit || ends.withUTF8Buffer { $0.contains(byte) } }),
      Self.modes.isDisjoint(with: words)
    else { return nil }
    return Named(
      name: 0..<end, value: .color(color.color, hasOpacity: false), valueRange: color.range)
  }

  private static let longestDescription = 60

  /// Whether only words follow that say what a colour is for: `Use primary #0b57d0 for buttons`.
  private func isBeforeUse(_ end: Int) -> Bool {
    ["for ", "as ", "in ", "on "].contains { bytes[skipBlanks(end)...].starts(with: $0.utf8) }
  }

  /// Where a name of letters that begins at an offset ends before a bracket or a colour.
  private func nameEnd(from start: Int) -> Int? {
    let end = bytes[start...].prefix(Self.longestName).firstIndex { byte in
      !byte.isLetter && byte != UInt8(ascii: " ") && byte != UInt8(ascii: "-")
    }
    guard let end, bytes[end] == UInt8(ascii: "(") || bytes[end] == UInt8(ascii: "#"), end > start + 1 else {
      return nil
    }
    return bytes[end - 1] == UInt8(ascii: " ") ? end - 1 : nil
  }

  /// Whether the heading above speaks of colours.
  private var isBelowColors: Bool {
    let words = section.heading.isEmpty ? section.words : section.heading
    return words.contains { ["color", "palette", "palettes", "brand"].contains($0) }
  }

  /// Whether some words name the one colour that has a role in the whole system, and no colour of a part: `primary color`.
  func isRole(_ words: [String]) -> Bool {
    words.count == 2 && words[1] == "color" && Self.roles.contains(words[0])
      && Self.ownColors.isDisjoint(with: section.heading)
  }

  private static let roles: Set<String> = ["primary", "secondary", "tertiary", "accent", "brand"]
  /// Words of headings for what has colours of its own.
  static let ownColors: Set<String> = [
    "email", "emails", "chart", "charts", "graph", "graphs", "data", "logo", "logos", "print", "illustration",
    "illustrations", "icon", "icons", "map", "maps", "partner", "partners", "card", "badge", "badges", "footer",
  ]

  /// The words before a colour, up to one that is no part of a name, and what joins them to it.
  private func nameBefore(_ color: Int) -> (ArraySlice<UInt8>, Joint)? {
    var end = color
    var joint = Joint.blank
    if end > 0, bytes[end - 1] == UInt8(ascii: "(") { (joint, end) = (.bracket, end - 1) }
    let rest = bytes[..<end].suffix(8)
    if joint == .blank {
      for (sign, named) in [(", ", Joint.verb), (": ", .colon), (" is ", .verb)]
      where rest.suffix(sign.utf8.count).elementsEqual(sign.utf8) {
        (joint, end) = (named, end - sign.utf8.count)
        break
      }
    }
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end > 0, end < color else { return nil }
    var start = end
    while start > 0, end - start < 2 * Self.longestName,
      bytes[start - 1].isLetter || bytes[start - 1].isOne(of: " -")
    {
      start -= 1
    }
    guard start == 0 || bytes[start - 1].isOne(of: ".;:(*,") || bytes[start - 1] >= 0x80 else { return nil }
    let words = bytes[start..<end].split { $0 == UInt8(ascii: " ") }
    // A name begins the clause, or stands behind an article or a preposition.
    let opening = words.lastIndex { Self.openings.contains($0.lowercasedText) }
    let own = words[(opening.map { $0 + 1 } ?? 0)...]
    guard let first = own.first, let last = own.last, own.count <= 4,
      own.count > 1 || !Self.prepositions.contains(first.lowercasedText)
    else { return nil }
    // `muted, #4b5563` in the middle of a sentence may be two things of a list.
    if joint == .verb, bytes[end] == UInt8(ascii: ","), opening == nil { return nil }
    return (bytes[first.startIndex..<last.endIndex], joint)
  }

  private static let openings: Set<String> = [
    "the", "our", "a", "in", "with", "use", "uses", "using", "is", "are", "takes",
  ]

  /// Words that are names of tokens for other things, where they stand alone: `On #184873`.
  private static let prepositions: Set<String> = ["on", "off", "up", "down", "over", "under", "and", "or", "for", "to"]

  /// The one colour of a name, with or without the noun or the hue behind it: `primary blue`.
  private func colors(named name: ArraySlice<UInt8>) -> (tokens: [TokenPath], isStripped: Bool)? {
    for (words, isStripped) in [(NameWords(name), false), (withoutHue(NameWords(name)), true)] {
      guard !ThemeWords.modes.isSuperset(of: words.words) else { return nil }
      let found = subject.names.named(words).filter(subject.names.isColor)
      if found.count == 1, let only = found.first, !inMode(only, at: name.startIndex).isEmpty {
        return ([only], isStripped)
      }
      if !found.isEmpty { return nil }
    }
    return nil
  }

  /// A name without the noun or the hue behind it.
  func withoutHue(_ name: NameWords) -> NameWords {
    guard name.words.count > 1, let last = name.words.last, last == "color" || Self.hues.contains(last) else {
      return name
    }
    return NameWords(Array(name.words.dropLast()))
  }

  /// Whether a colour is that of another token, which may be meant by a name that is not all a token's.
  func isAnothers(_ color: Color, besides tokens: [TokenPath]) -> Bool {
    subject.opaqueColors[color.opaqueHex].map { !tokens.contains($0.path) } ?? false
  }
}
