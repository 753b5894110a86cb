import Colorimetry
import Guide
import Printing
import Syntax
import Wording

/// The words that say in which case a value holds: a theme, a state, a device, a size.
enum ValueLimits {
  /// - Parameters:
  ///   - header: the words of the column that it is in
  ///   - sentence: what its sentence says of it
  static func words(header: [String], sentence: [String], _ section: PageSection) -> Set<String> {
    // What the columns of a table say is said of their values, whatever the heading says of the table.
    let isThemed = header.contains(where: ThemeWords.modes.contains)
    var above = section.limits
    if isThemed || ThemeWords.modes.intersection(above).count > 1 { above.subtract(ThemeWords.modes) }
    // A heading that names the language of the code below it says nothing of a case.
    above.subtract(languages)
    // In other languages headings name themes in their own words: `Modo oscuro`.
    if let mode = section.mode, !isThemed, NamedValues.qualifiers.contains(mode) { above.insert(mode) }
    for word in sentence where NamedValues.qualifiers.contains(word) { above.insert(word) }
    for word in header where NamedValues.qualifiers.contains(word) { above.insert(word) }
    return above
  }

  /// Those of the words of a heading that may limit a value; of one with digits in it, its letters.
  static func all(in words: [String]) -> Set<String> {
    Set(
      words.flatMap { word in
        word.utf8.allSatisfy(\.isLetter) ? [word] : word.split { !$0.isLetter }.map(String.init)
      }.filter(NamedValues.qualifiers.contains))
  }

  private static let languages: Set<String> = ["css", "swift"]
}

/// In which case a value holds that a text gives to a name.
extension StatementScan {
  /// Whether the sentence around a value says that it is past, wrong or not there.
  func isDenied(_ named: Named) -> Bool {
    let start = min(named.name.lowerBound, named.valueRange.lowerBound)
    return text.isDeniedValue(around: start..<max(named.name.upperBound, named.valueRange.upperBound))
  }

  /// The words that may limit a value: those of the whole sentence, or of a colour those beside it, since what follows
  /// says what it is used for: `**Coral** (#ff6b6b): the active tab`.
  func limits(of named: Named) -> [String] {
    guard case .color = named.value else { return text.words(around: named.valueRange.lowerBound) }
    let sentence = text.sentence(around: named.valueRange.lowerBound).indices
    let start = min(named.name.lowerBound, named.valueRange.lowerBound)
    let before = ClaimWords.english(NameWords(bytes[min(start, sentence.lowerBound)..<start]).words)
    let between = bytes[min(named.name.upperBound, named.valueRange.lowerBound)..<named.valueRange.lowerBound]
    return before + NameWords(between).words + wordsBehind(max(named.name.upperBound, named.valueRange.upperBound))
      + themes(of: named)
  }

  /// The theme that the clause around a colour speaks of: `dark`.
  func themes(of named: Named) -> [String] {
    let start = named.valueRange.lowerBound
    let behind = wordsBehind(max(named.name.upperBound, named.valueRange.upperBound))
    let before = ClaimWords.english(NameWords(bytes[text.sentence(around: start).startIndex..<start]).words)
    // `Dark text` is what a colour is for, and no theme.
    return [mode(at: start)].compactMap(\.self)
      + zip(before, before.dropFirst() + [""]).filter { Self.modes.contains($0) && $1 != "text" }.map(\.0)
      + behind.filter(Self.kinds.contains)
  }

  /// Words that limit a colour wherever they stand before it.
  static let modes = kinds.union(["before", "after", "or", "if", "when", "except"])

  /// Those for versions of everything.
  private static let kinds: Set<String> = ["dark", "light", "night", "day", "print", "inverse", "contrast", "high"]

  /// The words right behind a value, up to the end of its clause or to what it is for: `(#ff9a5f) on hover`, `#111 light`.
  private func wordsBehind(_ end: Int) -> [String] {
    var start = end
    while start < bytes.count, bytes[start].isOne(of: ") ") { start += 1 }
    if start < bytes.count, bytes[start] == UInt8(ascii: "(") { start += 1 }
    let limit = bytes[start...].firstIndex { $0.isOne(of: ".,;:()/#") || $0 == 0xE2 } ?? bytes.count
    // What another colour follows is said of that: `(pressed #e0560a)`.
    guard limit == bytes.count || bytes[limit] != UInt8(ascii: "#") else { return [] }
    let words = NameWords(bytes[start..<limit]).words
    return Array(words.prefix { $0 != "for" && $0 != "as" && $0 != "used" && $0 != "is" }.prefix(4))
  }

  /// Whether a sentence says in which case a value holds that stands behind a verb: `On wide screens the gutter is 24px`,
  /// `the gutter is 24px unless …`. The end of another sentence, and what a bracket repeats, are limited by nothing.
  func isLimited(at offset: Int) -> Bool {
    let sentence = text.sentence(around: offset)
    let words = NameWords(sentence).words
    if let first = words.first, Self.openings.contains(first) { return true }
    return !Self.conditions.isDisjoint(with: words)
  }

  /// Words with which a sentence begins that says where something holds.
  private static let openings: Set<String> = [
    "on", "in", "inside", "within", "for", "at", "below", "above", "under", "over", "from", "beyond", "when", "if",
    "where", "while", "with", "without", "by", "as", "after", "before", "during", "until", "only", "some",
  ]
  /// Words that make of a sentence one about a case, wherever they stand.
  private static let conditions: Set<String> = [
    "except", "unless", "when", "whenever", "if", "otherwise", "example", "instead", "than", "versus", "vs", "override",
    "overrides", "overridden", "overriding", "becomes", "drops", "grows", "shrinks", "scales", "rises", "falls",
    "mobile", "tablet", "desktop", "phones", "breakpoint", "screens", "viewport", "viewports", "hover", "pressed",
    "compact", "inside", "within", "originally", "previously", "formerly", "effective", "effectively", "roughly",
    "approximately", "about", "nearly", "almost",
  ]

  /// The colours of an item for two themes: `Divider: #e2e5e9 light / #2c3338 dark`, `Ink: #111 (light), #eee (dark)`.
  func themedColors() -> [(theme: String, named: Named)] {
    guard let nameEnd = nameEnd(), let (joint, _) = joint(at: nameEnd), joint == .colon || joint == .dash else {
      return []
    }
    let colors = HexColors.find(in: bytes[nameEnd...])
    guard colors.count == 2, !colors.contains(where: { text.isStruck($0.range.lowerBound) }) else { return [] }
    let name = NameWords(bytes[..<nameEnd])
    guard !name.words.isEmpty, name.words.count <= 5,
      subject.names.meant(by: name, around: { section.words }).isEmpty
    else { return [] }
    let found = colors.enumerated().compactMap { index, color -> (String, Named)? in
      let end = index == 0 ? colors[1].range.lowerBound : min(bytes.count, color.range.upperBound + 12)
      let rest = bytes[color.range.upperBound..<end].drop { $0.isOne(of: " (") }
      let word = String(decoding: rest.prefix(while: \.isLetter).map(\.lowercased), as: UTF8.self)
      guard word == (index == 0 ? "light" : "dark") else { return nil }
      let value = WrittenValue.color(color.color, hasOpacity: color.range.count == 9 || color.range.count == 5)
      return (word, Named(name: 0..<nameEnd, value: value, valueRange: color.range))
    }
    return found.count == 2 ? found : []
  }
}
