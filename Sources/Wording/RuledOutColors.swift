import Colorimetry
import Files
import Printing

/// What a sentence rules out: colours by their hexes or as pure black and white, everywhere or for text or surfaces.
package struct RuledOutColors {
  package private(set) var range = 0..<0
  package private(set) var hexes: [String] = []
  package private(set) var place = Place.all

  /// - Parameter heading: the words of the heading above, which say of what a colour is that the sentence rules out.
  package init?(_ sentence: ArraySlice<UInt8>, below heading: [String] = []) {
    // `pure` in any case, or a hex: nearly every sentence ends here.
    guard
      sentence.contains(UInt8(ascii: "#")) || sentence.firstPlace(of: "ure") != nil
        || sentence.firstPlace(of: "URE") != nil
    else { return nil }
    var words: [(text: String, range: Range<Int>)] = []
    for word in sentence.split(whereSeparator: { !$0.isLetter && !$0.isDigit && $0 < 0x80 && $0 != 0x23 }) {
      words.append((word.lowercasedText, word.startIndex..<word.endIndex))
    }
    guard let start = words.firstIndex(where: { $0.text == "pure" || $0.text.hasPrefix("#") }),
      let sign = words[..<start].first(where: { Self.denials.contains($0.text) }),
      words[..<start].allSatisfy({ Self.subjects.contains($0.text) || $0.text == sign.text }),
      // `Not pure black.` says what something else is.
      sign.text != "not" || start > 1
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
      Self.exceptions.isDisjoint(with: NameWords(reason).words)
    else { return nil }
    return rest[..<end]
  }

  package enum Place {
    case all, text, surfaces

    /// The words in the names of tokens for it; nil for all.
    package var words: Set<String>? {
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

  private static let denials = Negations.spellings(of: [.no, .not, .never, .avoid])
  private static let subjects: Set<String> = [
    "we", "use", "uses", "there", "is", "the", "system", "palette", "do", "t", "text", "a", "are", "any",
  ]
  private static let exceptions: Set<String> = [
    "except", "unless", "only", "but", "exception", "exceptions", "where", "if", "when", "though", "usually",
  ]
}
