import Colorimetry
import Guide
import Printing
import Statements
import Tokens
import Wording

/// The colours that a page may call by name: tokens, those of its own lists and tables, white and black.
struct ColorNames {
  private let page: AuditedPage
  /// The opaque colours of the page's own names; a name that has several is left out.
  private let own: [NameWords: Color]

  init(_ page: AuditedPage) {
    self.page = page
    var own: [NameWords: Color] = [:]
    var twice: Set<NameWords> = []
    for value in page.named {
      guard case .color(let color, _) = value.value else { continue }
      let name = NameWords(value.name)
      // Beside a ground, the colour of the text on it.
      if !Self.sides.isDisjoint(with: value.words.dropFirst(name.words.count)) { continue }
      if let other = own[name], other.opaqueHex != color.opaqueHex { twice.insert(name) }
      if color.opacity < 1 { twice.insert(name) }
      own[name] = color
    }
    for name in twice { own[name] = nil }
    self.own = own
  }

  /// The one colour that some words are the name of, as a whole.
  func place(_ words: [String], at range: Range<Int>, in text: PageText) -> NamedPlace? {
    guard !words.isEmpty, words.count <= 5 else { return nil }
    let name = NameWords(words.joined(separator: " "))
    let mode = page.mode(of: text.sentence(around: range.lowerBound), in: text)
    let paths = page.subject.names.meant(by: name, in: mode) { page.words(around: text) + ["color"] }
      .filter(page.subject.names.isColor)
    let extreme = Self.extremes[ClaimWords.english(words)]
    if let path = paths.first {
      guard paths.count == 1, extreme == nil else { return nil }
      return NamedPlace(name: path.description, range: range, hex: nil, path: path)
    }
    if let color = own[name] ?? ended(with: name) {
      // White may be meant, and not what the page calls so.
      guard extreme == nil || extreme == color.opaqueHex else { return nil }
      let written = String(decoding: text.bytes[range], as: UTF8.self)
      return NamedPlace(name: "\(written) (\(color.opaqueHex))", range: range, hex: color, path: nil)
    }
    return extreme.flatMap(Color.init(hex:)).map { NamedPlace(name: words[0], range: range, hex: $0, path: nil) }
  }

  /// The colour of the one name that ends with some words: `Muted` for `Text Muted`.
  private func ended(with name: NameWords) -> Color? {
    guard Self.general.isDisjoint(with: name.words) else { return nil }
    let named = own.filter {
      $0.key.words.count > name.words.count && $0.key.words.suffix(name.words.count) == name.words[...]
    }
    return named.count == 1 ? named.first?.value : nil
  }

  /// Words that end the names of many things.
  private static let general: Set<String> = [
    "text", "background", "bg", "surface", "color", "white", "black", "dark", "light", "base", "default", "page",
    "card",
    "border", "icon", "hover", "gray", "blue", "green", "red", "yellow", "orange", "purple", "pink", "teal",
  ]

  /// Words of headers for one colour of a pair.
  private static let sides: Set<String> = ["text", "foreground", "fg", "background", "ground"]

  private static let extremes = [["white"]: "#ffffff", ["black"]: "#000000"]
}
