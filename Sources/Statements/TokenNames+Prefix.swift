import Colorimetry
import Printing
import TokenValues
import Tokens
import Wording

/// The word with which a system begins all its custom properties: `--acme-bg` is `color.bg`.
extension TokenNames {
  /// The word that most of the custom properties of some pages begin with, where the rest of at least three of them names
  /// a token; nil where there is none.
  func prefix(in sources: [[UInt8]]) -> String? {
    var seen: Set<NameWords> = []
    for source in sources where seen.count < Self.mostProperties { Self.addProperties(of: source, to: &seen) }
    let first = Dictionary(grouping: seen) { $0.words[0] }.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
    guard let (word, names) = first, names.count * 3 >= seen.count * 2, !roots.contains(word),
      !saysKind(NameWords([word]))
    else { return nil }
    let known = names.count { named(asVariable: $0).isEmpty && named(behindPrefix: $0) != nil }
    return known >= Self.leastKnown ? word : nil
  }

  /// The names of a custom property without the words before them that say of which kind its value is, and those words: `ink`
  /// and `brand ink` of `--color-brand-ink`, and of a `--acme-color-brand-ink` among others that begin with `acme`.
  static func names(ofVariable words: [String], _ prefixes: Set<String>) -> [(name: NameWords, kinds: [String])] {
    let own = words.count > 1 && prefixes.contains(words[0]) ? words.dropFirst() : words[...]
    let kinds = own.prefix(while: saysKind).prefix(own.count - 1)
    var found = kinds.indices.map { (NameWords(Array(own[($0 + 1)...])), Array(kinds[...$0])) }
    if own.count < words.count { found.append((NameWords(Array(own)), [])) }
    return found
  }

  /// The words with which custom properties begin that are named for a system, and not for what their values are.
  static func prefixes(of themes: TokenThemes) -> Set<String> {
    var counts: [String: Int] = [:]
    for token in themes.themes.first?.tokens.tokens.prefix(mostProperties * 4) ?? [] {
      let segments = token.path.segments
      guard segments.count == 1, CodeName.isVariable(Array(segments[0].utf8)[...]),
        let first = NameWords(segments[0]).words.first
      else { continue }
      counts[first, default: 0] += 1
    }
    let all = counts.values.reduce(0, +)
    return Set(counts.filter { $0.value >= leastOfPrefix && $0.value * 2 > all && !saysKind($0.key) }.keys)
  }

  private static let leastOfPrefix = 6

  private static let mostProperties = 400
  private static let leastKnown = 3

  /// The one token that a custom property is behind its first word, by its path without the groups that only say of which
  /// kind the values are.
  func named(behindPrefix name: NameWords) -> TokenPath? {
    guard name.words.count > 1 else { return nil }
    let rest = NameWords(Array(name.words.dropFirst()))
    let own = named(asVariable: rest)
    let found = own.isEmpty ? ofKinds(rest) : own
    return found.count == 1 ? found[0] : nil
  }

  /// Whether a custom property is a token's.
  package func isVariable(_ name: String) -> Bool { !named(asVariable: NameWords(name)).isEmpty }

  /// The custom properties of tokens behind the system's prefix, but for those that are known.
  package func variables(besides known: Set<String>) -> [String] {
    guard let prefix else { return [] }
    return paths.prefix(Self.mostProperties).compactMap { path in
      let words = path.segments.flatMap { NameWords($0).words }
      let rest = words.drop { saysKind(NameWords([$0])) }
      let name = "--\(prefix)-\((rest.isEmpty ? words[...] : rest).joined(separator: "-"))"
      return known.contains(name) || !isVariable(name) ? nil : name
    }
  }

  /// The opaque colours that the tokens of a custom property have.
  package func colors(ofVariable name: String) -> Set<String> {
    var found: Set<String> = []
    for path in named(asVariable: NameWords(name)) {
      for (_, token) in tokens(path) {
        if case .color(let color) = token.value { found.insert(color.opaqueHex) }
      }
    }
    return found
  }

  private static func addProperties(of bytes: [UInt8], to seen: inout Set<NameWords>) {
    let dash = UInt8(ascii: "-")
    var index = 0
    while index + 2 < bytes.count, seen.count < mostProperties {
      guard bytes[index] == dash, bytes[index + 1] == dash, bytes[index + 2].isLetter,
        index == 0 || bytes[index - 1] != dash && !bytes[index - 1].isLetter && !bytes[index - 1].isDigit
      else {
        index += 1
        continue
      }
      let name = bytes[(index + 2)...].prefix { $0.isLetter || $0.isDigit || $0 == dash || $0 == UInt8(ascii: "_") }
      seen.insert(NameWords(name))
      index = name.endIndex
    }
  }
}
