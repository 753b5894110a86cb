import Colorimetry
import Files
import Guide
import Printing
package import Statements
import TokenValues
import Tokens
import Wording

/// A sentence that rules a colour out, everywhere or for text or surfaces: `Never use pure black`, `No pure white
/// (#ffffff) for backgrounds`, `Don't use #000 for text`.
package struct RuledOutColor {
  /// From the word that rules it out to the colour.
  package let range: Range<Int>
  /// The tokens that have it; nil where none has.
  package let fault: String?

  package init?(_ sentence: ArraySlice<UInt8>, in text: PageText, on page: AuditedPage) {
    // Behind other sentences of an item, it is said of what the item is about.
    guard sentence.count < Self.longest, text.kind == .paragraph || sentence.startIndex == 0,
      let reading = RuledOutColors(sentence, below: page.heading(above: text)),
      sentence.endIndex == text.bytes.count || text.bytes[sentence.endIndex] != 0x3F
    else { return nil }
    range = reading.range
    let own = reading.hexes.compactMap { hex in Self.token(hex, reading.place, page).map { (hex, $0) } }
    fault = own.isEmpty ? nil : Sentence.list(own.map { "\($0.1) is \($0.0)" })
  }

  private static let longest = 160

  /// The first token that has a colour where it is ruled out, and is not only seen through.
  private static func token(_ hex: String, _ place: RuledOutColors.Place, _ page: AuditedPage) -> TokenPath? {
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
}
