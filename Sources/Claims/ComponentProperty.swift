import Printing
import Wording

/// A property of a component, with the words that say it and the names that tokens have for it.
package enum ComponentProperty: Sendable {
  case background, text, type, radius, padding, blockPadding, inlinePadding, height, width, size, borderWidth

  /// Whether a length gives it: of text and grounds, a colour does, and of type, a style.
  var isLength: Bool {
    switch self {
    case .radius, .padding, .blockPadding, .inlinePadding, .height, .width, .size, .borderWidth: true
    case .background, .text, .type: false
    }
  }

  var isColor: Bool { self == .background || self == .text }

  /// The property that words before a value, or in a header, name and nothing else; nil where they say more than that.
  init?(named words: [String]) {
    guard let property = Self.named[words.joined(separator: " ")] else { return nil }
    self = property
  }

  /// The property that words behind a value say it is of: `tall`, `corner radius`.
  init?(behind words: [String]) {
    guard let property = Self.behind[words.joined(separator: " ")] else { return nil }
    self = property
  }

  /// The property that a text begins with behind a value, and where its words end.
  static func leading(_ text: ArraySlice<UInt8>) -> (property: ComponentProperty, end: Int)? {
    phrases.first { phrase, _ in
      text.starts(with: phrase)
        && (text.startIndex + phrase.count >= text.endIndex || !text[text.startIndex + phrase.count].isLetter)
    }.map { phrase, property in (property, text.startIndex + phrase.count) }
  }

  /// What tokens call it, the most usual first.
  package var names: [String] {
    switch self {
    case .background: ["backgroundColor", "background", "background-color", "fill"]
    case .text: ["textColor", "text-color", "foreground", "color"]
    case .type: ["typography", "font", "text-style"]
    case .radius: ["rounded", "radius", "borderRadius", "border-radius", "corner-radius"]
    case .padding, .blockPadding, .inlinePadding: ["padding"]
    case .height: ["height"]
    case .width: ["width"]
    case .size: ["size"]
    case .borderWidth: ["borderWidth", "border-width"]
    }
  }

  private static let named: [String: ComponentProperty] = table(anywhere + before)
  private static let behind: [String: ComponentProperty] = table(anywhere + after)

  /// Those of `behind` as they are written, the longest first.
  private static let phrases: [(bytes: [UInt8], property: ComponentProperty)] =
    behind.sorted { ($1.key.utf8.count, $0.key) < ($0.key.utf8.count, $1.key) }.map { (Array($0.key.utf8), $0.value) }

  private static func table(_ rows: [(ComponentProperty, [String])]) -> [String: ComponentProperty] {
    var table: [String: ComponentProperty] = [:]
    for (property, phrases) in rows { for phrase in phrases { table[phrase] = property } }
    return table
  }

  private static let anywhere: [(ComponentProperty, [String])] = [
    (.background, ["background", "fill"]), (.text, ["text", "label"]),
    (.radius, ["radius", "corner radius", "border radius", "corners"]), (.padding, ["padding"]),
    (.blockPadding, ["vertical padding"]), (.inlinePadding, ["horizontal padding"]),
    (.height, ["height"]), (.width, ["width"]), (.size, ["size"]),
  ]
  private static let before: [(ComponentProperty, [String])] = [
    (.background, ["background color", "filled", "bg"]),
    (.text, ["text color", "label color", "glyph color", "wordmark color", "icon color"]),
    (.type, ["type", "typography", "type style"]),
    (.radius, ["rounded", "shape", "sm radius", "md radius", "lg radius"]),
  ]
  private static let after: [(ComponentProperty, [String])] = [
    (.radius, ["rounding", "rounded corners"]), (.height, ["tall", "high"]), (.width, ["wide"]),
    (.borderWidth, ["border"]), (.padding, ["inside"]),
  ]
}
