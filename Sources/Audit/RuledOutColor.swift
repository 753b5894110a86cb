import Colorimetry
import Files
import Guide
import Printing
import Statements
import TokenValues
import Tokens
import Wording

/// A sentence that rules a colour out, everywhere or for text or surfaces: `Never use pure black`, `No pure white
/// (#ffffff) for backgrounds`, `Don't use #000 for text`.
struct RuledOutColor {
  /// From the word that rules it out to the colour.
  let range: Range<Int>
  /// The tokens that have it; nil where none has.
  let fault: String?

  init?(_ sentence: ArraySlice<UInt8>, in text: PageText, on page: AuditedPage) {
    // Behind other sentences of an item, it is said of what the item is about.
    guard sentence.count < Self.longest, text.kind == .paragraph || sentence.startIndex == 0,
      let reading = Reading(sentence, below: page.heading(above: text)),
      sentence.endIndex == text.bytes.count || text.bytes[sentence.endIndex] != 0x3F
    else { return nil }
    range = reading.range
    let own = reading.hexes.compactMap { hex in Self.token(hex, reading.place, page).map { (hex, $0) } }
    fault = own.isEmpty ? nil : Sentence.list(own.map { "\($0.1) is \($0.0)" })
  }

  private static let longest = 160

  /// The first token that has a colour where it is ruled out, and is not only seen through.
  private static func token(_ hex: String, _ place: Place, _ page: AuditedPage) -> TokenPath? {
    guard page.subject.opaqueColors[hex] != nil else { return nil }
    for theme in page.subject.system.themes.themes {
      for token in theme.tokens.tokens where token.aliases.isEmpty {
        guard case .color(let color) = token.value, color.opacity == 1, color.opaqueHex == hex else { continue }
        let words = NameWords(token.path.description).words
        if veils.isDisjoint(with: words), place.words.map({ !$0.isDisjoint(with: words) }) ?? true { return token.path }
      }
    }
    return nil
  }

  private static let veils: Set<String> = ["shadow", "shadows", "scrim", "overlay"]

  private enum Place {
    case all, text, surfaces

    /// The words in the names of tokens for it; nil for all.
    var words: Set<String>? {
      switch self {
      case .all: nil
      case .text: ["text"]
      case .surfaces: Self.surfaceWords
      }
    }

    static let surfaceWords: Set<String> = ["background", "backgrounds", "surface", "canvas", "bg"]

    init?(_ words: [String]) {
      switch words {
      case []: self = .all
      case ["text"], ["for", "text"], ["for", "body", "text"], ["as", "text"], ["in", "text"]: self = .text
      case ["background"], ["backgrounds"], ["surfaces"], ["for", "backgrounds"], ["for", "surfaces"],
        ["as", "a", "background"], ["for", "the", "background"]:
        self = .surfaces
      default: return nil
      }
    }
  }

  private struct Reading {
    private(set) var range = 0..<0
    private(set) var hexes: [String] = []
    private(set) var place = Place.all

    /// - Parameter heading: the words of the heading above, which say of what a colour is that the sentence rules out.
    init?(_ sentence: ArraySlice<UInt8>, below heading: [String]) {
      // `pure` in any case, or a hex: nearly every sentence ends here.
      guard
        sentence.contains(UInt8(ascii: "#")) || sentence.firstPlace(of: "ure") != nil
          || sentence.firstPlace(of: "URE") != nil
      else { return nil }
      var words: [(text: String, range: Range<Int>)] = []
      for word in sentence.split(whereSeparator: { !$0.isLetter && !$0.isDigit && $0 < 0x80 && $0 != 0x23 }) {
        words.append((String(decoding: word.map(\.lowercased), as: UTF8.self), word.startIndex..<word.endIndex))
      }
      guard let start = words.firstIndex(where: { $0.text == "pure" || $0.text.hasPrefix("#") }),
        let sign = words[..<start].first(where: { RuledOutColor.denials.contains($0.text) }),
        words[..<start].allSatisfy({ RuledOutColor.subjects.contains($0.text) || $0.text == sign.text })
      else { return nil }
      let colors = words[start...].prefix { ["pure", "black", "white", "or", "and"].contains($0.text) }
      let isNamed = !colors.isEmpty
      let named = isNamed ? colors : words[start...start]
      guard let last = named.last, last.text != "or", last.text != "and", last.text != "pure" else { return nil }
      for color in named {
        if let hex = ["black": "#000000", "white": "#ffffff"][color.text] { hexes.append(hex) }
        if color.text.hasPrefix("#") {
          guard let color = Color(hex: color.text), color.opacity == 1 else { return nil }
          hexes.append(color.opaqueHex)
        }
      }
      range = sign.range.lowerBound..<last.range.upperBound
      let behind = Self.clause(sentence[last.range.upperBound...])
      guard let behind, let place = Place(NameWords(behind).words) else { return nil }
      self.place = place
      if case .all = place, !Place.surfaceWords.isDisjoint(with: heading) { self.place = .surfaces }
      if words[..<start].contains(where: { $0.text == "text" }) {
        guard case .all = place else { return nil }
        self.place = .text
      }
      // A colour ruled out by its hex alone may be one that is to be used by its name.
      if !isNamed, case .all = self.place { return nil }
    }

    /// What follows the colour and its hex in brackets, up to the end of the clause; nil where more follows than a reason.
    private static func clause(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
      var rest = text.drop { $0 == 0x20 }
      if rest.first == UInt8(ascii: "("), let close = rest.firstIndex(of: UInt8(ascii: ")")) {
        guard rest[rest.startIndex..<close].contains(UInt8(ascii: "#")) else { return nil }
        rest = rest[(close + 1)...]
      }
      let end = rest.firstIndex { $0.isOne(of: ".;:,(") || $0 == 0xE2 } ?? rest.endIndex
      let reason = rest[end...]
      guard reason.isEmpty || reason.first != UInt8(ascii: ",") && reason.first != UInt8(ascii: "("),
        RuledOutColor.exceptions.isDisjoint(with: NameWords(reason).words)
      else { return nil }
      return rest[..<end]
    }
  }

  private static let denials: Set<String> = ["never", "no", "not", "don", "don\u{2019}t", "avoid"]
  private static let subjects: Set<String> = [
    "we", "use", "uses", "there", "is", "the", "system", "palette", "do", "t", "text", "a", "are", "any",
  ]
  private static let exceptions: Set<String> = [
    "except", "unless", "only", "but", "exception", "exceptions", "where", "if", "when", "though", "usually",
  ]
}
