import Colorimetry
import Files
import Printing
import TokenValues

/// Families that a document names without fallbacks, behind the role they have: `Headlines: Space Grotesk`.
package enum FontRole {
  /// Whether a name says what a typeface is used for and nothing of how it is set: `Display / Headlines`, `Body font`.
  package static func isRole(_ name: String, _ words: KindWords) -> Bool {
    guard words.isDisjoint(with: [.size, .weight, .line, .leading, .letter, .ramp, .height, .width, .color, .spacing])
    else { return false }
    let parts = name.split { !$0.isLetter }.map { $0.lowercased() }
    // `Apply typography: Inter`
    if parts.count > 1, parts.contains(where: { $0.hasPrefix("typograph") }) { return false }
    return (1...5).contains(parts.count)
      && (words.contains(.typography) || parts.allSatisfy { roles.contains($0) || joining.contains($0) })
  }

  private static let roles: Set<String> = [
    "display", "headline", "headlines", "heading", "headings", "header", "headers", "title", "titles", "body", "text",
    "label", "labels", "ui", "mono", "monospace", "monospaced", "code", "primary", "secondary", "accent", "numbers",
    "numerals", "numeric", "data", "caption", "captions", "button", "buttons", "hero", "brand", "copy", "base", "main",
    "sans",
    "serif", "logo", "wordmark", "metadata", "interface", "paragraph", "paragraphs", "subheadings", "quotes",
  ]
  private static let joining: Set<String> = ["and", "or", "for"]

  /// The family that a text is the name of: words with capital letters that are no words for how type is set. One plain
  /// word is a family where it is a well-known one, or is written as code.
  package static func family(_ text: ArraySlice<UInt8>, isCode: Bool) -> [String]? {
    let words = text.split(separator: 0x20)
    guard (2...40).contains(text.count), (1...4).contains(words.count),
      text.allSatisfy({ $0.isLetter || $0.isDigit || $0 == 0x20 || $0 == UInt8(ascii: "-") }),
      words.allSatisfy({
        isNumber($0, of: words) || $0[$0.startIndex].isUppercase && (!isSetting($0) || isLast($0, of: words))
      }),
      words.count == 1 || !text.contains(UInt8(ascii: "-")),
      words.contains(where: { KindWords($0).isEmpty && !SizeWords.isOfSizes($0) })
    else { return nil }
    let name = String(decoding: text, as: UTF8.self)
    guard words.count > 1 || isCode || isJoined(text) || known.contains(name) else { return nil }
    return FontDesign.families(name)
  }

  /// `Grotesque` of `Bricolage Grotesque`, which elsewhere says how a face looks.
  private static func isLast(_ word: ArraySlice<UInt8>, of words: [ArraySlice<UInt8>]) -> Bool {
    words.count > 1 && word.startIndex == words.last?.startIndex && word.elementsEqual("Grotesque".utf8)
  }

  /// `2` of `Baloo 2`, `4` of `Source Serif 4`
  private static func isNumber(_ word: ArraySlice<UInt8>, of words: [ArraySlice<UInt8>]) -> Bool {
    guard word.count == 1, word.allSatisfy(\.isDigit), word.startIndex == words.last?.startIndex else { return false }
    return words.count == 2 && known.contains(String(decoding: words[0], as: UTF8.self))
      || words.count == 3 && ofFaces.contains(String(decoding: words[1], as: UTF8.self))
  }

  /// `Lato or Inter`: two faces that a document leaves the choice of, in its order.
  package static func either(_ text: ArraySlice<UInt8>) -> [String]? {
    for word in [" or ", " o ", " ou ", " oder ", " of ", " lub "] {
      guard let place = text.firstPlace(of: Array(word.utf8)[...]) else { continue }
      let faces = [text[..<place.lowerBound], text[place.upperBound...]]
      guard faces.allSatisfy(isFace) else { return nil }
      return faces.map { String(decoding: $0, as: UTF8.self) }
    }
    return nil
  }

  /// Whether a text is the name of a typeface by its form: a well-known one, or one that ends with a word for typefaces as
  /// `Fragment Mono` does.
  package static func isFace(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.split(separator: 0x20)
    guard let first = words.first, var last = words.last, family(text, isCode: true) != nil else { return false }
    if known.contains(String(decoding: first, as: UTF8.self)) { return true }
    // `Source Sans 3`
    if words.count == 3, last.allSatisfy(\.isDigit) { last = words[1] }
    return words.count > 1 && KindWords(text).isEmpty && !SizeWords.isOfSizes(first)
      && ofFaces.contains(String(decoding: last, as: UTF8.self))
  }

  /// `Primary` and `Space Grotesk` of `Primary — Space Grotesk` or `Primary (Space Grotesk)`; no role where there is no
  /// dash.
  package static func roleAndFace(_ text: ArraySlice<UInt8>) -> (role: ArraySlice<UInt8>?, face: ArraySlice<UInt8>?) {
    for sign in [" — ", " – ", " - ", ": ", " ("] {
      guard let dash = text.firstPlace(of: Array(sign.utf8)[...]) else { continue }
      let role = Trimming.bytes(text[..<dash.lowerBound])
      var face = Trimming.bytes(text[dash.upperBound...])
      if sign == " (", face.last == UInt8(ascii: ")") { face.removeLast() }
      let isRole = isRole(String(decoding: role, as: UTF8.self), KindWords(role))
      return isRole && isFace(face) ? (role, face) : (nil, nil)
    }
    return (nil, isFace(text) ? text : nil)
  }

  private static let ofFaces: Set<String> = [
    "Sans", "Serif", "Mono", "Grotesk", "Grotesque", "Gothic", "Slab", "Neue", "Garamond",
  ]

  /// Whether a word says how type is set, or is a weight, a colour or a role.
  package static func isSetting(_ word: ArraySlice<UInt8>) -> Bool {
    let name = String(decoding: word, as: UTF8.self).lowercased()
    return settings.contains(name) || FontWeight.written(word) != nil || Color(name: name) != nil
  }

  /// `BeneluxMedium`
  private static func isJoined(_ word: ArraySlice<UInt8>) -> Bool {
    zip(word, word.dropFirst()).contains { $0.isLetter && !$0.isUppercase && $1.isUppercase }
  }

  private static let settings: Set<String> = [
    "all", "caps", "uppercase", "lowercase", "capitalized", "sentence", "case", "italic", "italics", "underline",
    "underlined", "left", "right", "center", "centered", "justified", "tight", "loose", "normal", "relaxed", "default",
    "system", "fallback", "yes", "no", "none", "same", "inherit", "required", "optional", "enabled", "disabled", "high",
    "low", "clean", "modern", "elegant", "geometric", "humanist", "grotesque", "monospaced", "proportional", "tabular",
    "tracking", "leading", "spacing", "contrast", "not", "never", "always", "only", "select", "enter", "click",
  ]

  private static let known: Set<String> = [
    "Abril", "Aeonik", "Akkurat", "Alegreya", "Amiri", "Anton", "Apercu", "Aptos", "Archivo", "Arial", "Arvo", "Asap",
    "Assistant", "Atkinson", "Avenir", "Baloo", "Bricolage", "Bungee", "Cardo", "Chakra", "Crimson", "DM", "EB",
    "Eczar", "Encode", "Euclid", "Familjen", "Fjalla", "Gabarito", "Gelasio", "Geologica", "Gloock", "Golos", "Hanken",
    "IBM", "Instrument", "Jura", "Khand", "Kumbh", "Literata", "Mukta", "Neuton", "Oxygen", "Philosopher", "Proxima",
    "Readex", "Recursive", "Reddit", "Righteous", "Saira", "Schibsted", "Shippori", "Silkscreen", "Söhne", "Sofia",
    "Spline", "Staatliches", "Styrene", "Suisse", "Tiempos", "Tinos", "Unna", "Yanone", "Ysabeau", "Zilla",
    "Barlow",
    "Baskerville", "Bebas", "Bitter", "Bodoni", "Cabin", "Cairo", "Calibri", "Cambria", "Cantarell", "Catamaran",
    "Comfortaa",
    "Caveat", "Chivo", "Cinzel", "Circular", "Consolas", "Cormorant", "Courier", "Didot", "Domine", "Dosis", "Epilogue",
    "Exo", "Fira", "Fredoka", "Frutiger", "Graphik", "Hiragino", "JetBrains", "Kanit", "Marcellus", "Meiryo",
    "Michroma",
    "Nanum", "Noto", "PingFang", "Segoe",
    "Figtree", "Fraunces", "Futura", "Garamond", "Geist", "Georgia", "Gilroy", "Gotham", "Heebo", "Helvetica", "Hind",
    "Inconsolata", "Inter", "Josefin", "Jost", "Karla", "Lato", "Lexend", "Libre", "Lobster", "Lora", "Manrope",
    "Menlo", "Merriweather",
    "Monaco", "Montserrat", "Mulish", "Newsreader", "Nunito", "Onest", "Orbitron", "Oswald", "Oxanium", "Prata",
    "Questrial", "Rajdhani", "Rokkitt", "Sarabun", "Signika", "Outfit", "Overpass", "Pacifico",
    "Palatino", "Playfair", "Poppins", "Pretendard", "Quicksand", "Raleway", "Roboto", "Rubik", "Satoshi", "Sora",
    "Spectral",
    "SF", "Switzer", "Syne", "Tahoma", "Tajawal", "Teko", "Titillium", "Ubuntu", "Univers", "Varela", "Vollkorn",
    "Unbounded",
    "Urbanist", "Vazirmatn", "Verdana",
  ]
}
