import Printing
package import TokenValues

/// A style of type that is written as a token for each of its parts: `headline.size` and `headline.weight`, or
/// `--type-body-font-size` and `--type-body-line-height`.
package struct StyleParts: Sendable {
  package enum Part: CaseIterable, Sendable {
    case family, size, weight, leading, tracking

    /// What it is called beside the name of its style.
    package var name: String {
      switch self {
      case .family: "family"
      case .size: "size"
      case .weight: "weight"
      case .leading: "leading"
      case .tracking: "tracking"
      }
    }
  }

  /// What the names of its parts have in common.
  package let stem: TokenPath
  package private(set) var parts: [(part: Part, token: Token)]

  /// The styles among some tokens, each with its parts in their order: a size, and something else of the same name.
  package static func all(among tokens: [Token]) -> [StyleParts] {
    var places: [TokenPath: Int] = [:]
    var styles: [StyleParts] = []
    for token in tokens {
      guard let (stem, part) = part(token) else { continue }
      if let place = places[stem] {
        styles[place].parts.append((part, token))
      } else {
        places[stem] = styles.count
        styles.append(StyleParts(stem: stem, parts: [(part, token)]))
      }
    }
    // `--text-lg` is the size beside `--text-lg--line-height`.
    for token in tokens {
      guard let place = places[token.path], case .dimension = token.value,
        !styles[place].parts.contains(where: { $0.part == .size })
      else { continue }
      styles[place].parts.insert((.size, token), at: 0)
    }
    return styles.filter { style in
      let parts = style.parts.map(\.part)
      return parts.count > 1 && parts.contains(.size) && Set(parts.map(\.name)).count == parts.count
    }
  }

  /// The parts that a name may end in, the longer endings first.
  private static let endings: [(words: [String], part: Part)] = [
    (["font", "family"], .family), (["font", "size"], .size), (["font", "weight"], .weight),
    (["line", "height"], .leading), (["letter", "spacing"], .tracking), (["family"], .family), (["size"], .size),
    (["weight"], .weight), (["leading"], .leading), (["tracking"], .tracking),
  ]

  /// The style whose part a token is by the end of its name and by its type; nil for any other token.
  private static func part(_ token: Token) -> (stem: TokenPath, part: Part)? {
    let name = token.path.name
    let starts = wordStarts(in: name)
    let words = zip(starts, starts.dropFirst() + [name.endIndex]).map { start, end in
      name[start..<end].filter { $0.isLetter || $0.isNumber }.lowercased()
    }
    guard let (ending, part) = endings.first(where: { words.suffix($0.words.count) == $0.words[...] }),
      isFitting(token.value, part)
    else { return nil }
    var stem = String(name[..<starts[starts.count - ending.count]])
    while let last = stem.last, "-_ ".contains(last) { stem.removeLast() }
    if stem.contains(where: \.isLetter) {
      return (TokenPath(token.path.segments.dropLast() + [stem]), part)
    }
    // A group around sizes is no style.
    guard let parent = token.path.parent, parent.parent != nil else { return nil }
    return (parent, part)
  }

  /// Where the words of a name begin: after a separator, and with a capital letter after a small one.
  private static func wordStarts(in name: String) -> [String.Index] {
    var starts: [String.Index] = []
    var last: Character = "-"
    for index in name.indices {
      let letter = name[index]
      let isWord = letter.isLetter || letter.isNumber
      if isWord, !(last.isLetter || last.isNumber) || last.isLowercase && letter.isUppercase { starts.append(index) }
      last = letter
    }
    return starts.isEmpty ? [name.startIndex] : starts
  }

  private static func isFitting(_ value: TokenValue, _ part: Part) -> Bool {
    switch part {
    case .family: if case .fontFamily = value { true } else { false }
    case .size: if case .dimension(let length) = value { length.value > 0 } else { false }
    case .weight: weight(value) != nil
    case .leading: value.type == .number || value.type == .dimension
    case .tracking: value.type == .dimension
    }
  }

  private static func weight(_ value: TokenValue) -> FontWeight? {
    if case .fontWeight(let weight) = value { return weight }
    if case .number(let number) = value, (100...950).contains(number) { return FontWeight(number) }
    return nil
  }

  /// The style that the parts are together, and the fields that none of them gives. Without a family of its own, it has the
  /// one that is beside it for all styles of its group: `font.family` beside `font.headline.size`.
  package func style(in tokens: TokenSet) -> (value: Typography, missing: [String])? {
    func value(_ part: Part) -> TokenValue? { parts.first { $0.part == part }?.token.value }
    guard case .dimension(let size)? = value(.size) else { return nil }
    var missing: [String] = []
    var (family, leading, tracking) = (["sans-serif"], 1.2, Dimension.zero)
    let shared = stem.parent.flatMap { group in
      ["family", "fontFamily", "font-family"].lazy.compactMap { tokens[group.appending($0)] }.first
    }
    if case .fontFamily(let given)? = value(.family) ?? shared?.value {
      family = given
    } else {
      missing.append("fontFamily")
    }
    let weight = value(.weight).flatMap(Self.weight)
    if weight == nil { missing.append("fontWeight") }
    if case .number(let given)? = value(.leading) {
      leading = given
    } else if case .dimension(let given)? = value(.leading) {
      let isRelative = given.unit == .em || given.unit == .percent
      leading = isRelative ? given.pixels / 16 : given.pixels / size.pixels
    } else {
      missing.append("lineHeight")
    }
    if case .dimension(let given)? = value(.tracking) { tracking = given } else { missing.append("letterSpacing") }
    return (
      Typography(
        fontFamily: family, fontSize: size, fontWeight: weight ?? FontWeight(400), letterSpacing: tracking,
        lineHeight: leading),
      missing
    )
  }
}
