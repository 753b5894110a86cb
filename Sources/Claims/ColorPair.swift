import Colorimetry
import Files
import Guide
import Printing
import Statements
import Syntax
import TokenValues
import Tokens
import Wording

/// A colour that a text names: by its hex or by a token.
struct NamedPlace {
  let name: String
  let range: Range<Int>
  let hex: Color?
  let path: TokenPath?

  var isToken: Bool { path != nil }

  func color(in theme: String, _ subject: AuditedSystem) -> Color? {
    if let hex { return hex }
    guard let path, case .color(let color)? = subject.system.themes[theme]?.tokens[path]?.value else { return nil }
    return color
  }
}

/// A text colour and the surface it is said to be on.
struct ColorPair: Sendable {
  let text: NamedPlace
  let surface: NamedPlace

  init(text: NamedPlace, surface: NamedPlace) {
    self.text = text
    self.surface = surface
  }

  /// Whether both colours are those of another pair, in the first theme.
  func areColors(of other: ColorPair, _ subject: AuditedSystem) -> Bool {
    guard let theme = subject.names.allThemes.first else { return false }
    return zip([text, surface], [other.text, other.surface]).allSatisfy { own, other in
      own.color(in: theme, subject)?.opaqueHex == other.color(in: theme, subject)?.opaqueHex
    }
  }

  /// The colours that a text names, in order; a hex in brackets behind its token is the same colour again.
  static func colors(in text: PageText, _ page: AuditedPage) -> [NamedPlace] {
    var found: [NamedPlace] = HexColors.find(in: text.bytes[...]).map {
      NamedPlace(
        name: String(decoding: text.bytes[$0.range], as: UTF8.self), range: $0.range, hex: $0.color, path: nil)
    }
    for mention in text.mentions where page.subject.names.isColor(mention.path) {
      found.append(
        NamedPlace(name: mention.path.description, range: mention.range, hex: nil, path: mention.path))
    }
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
