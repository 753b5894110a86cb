import Files
import Printing
package import TokenValues

/// Font families as documents write them: `Inter, "Helvetica Neue", sans-serif`.
package enum FamilyScan {
  /// The families of a whole text: a stack that ends with a keyword of CSS, or names alone.
  ///
  /// - Parameter isNamed: whether what is beside it says that it is a family; a name alone needs that.
  package static func families(_ text: ArraySlice<UInt8>, isNamed: Bool) -> [String]? {
    guard (3...(text.contains(UInt8(ascii: ",")) ? longestStack : longest)).contains(text.count) else { return nil }
    let written = String(decoding: text, as: UTF8.self)
    // `Inter / Roboto`: one of them.
    let sign: Character = isNamed && !written.contains(",") && written.contains(" / ") ? "/" : ","
    let parts = written.split(separator: sign, omittingEmptySubsequences: false)
    let names = parts.map { Substring($0.trimmed).trimming(signs).trimmed }.map(String.init)
    guard names.count <= mostNames, names.allSatisfy(isName), !isPlaceholder(names[0]) else { return nil }
    // Fonts of pictures may follow the keyword: `sans-serif, "Apple Color Emoji"`.
    let last = names.last { !$0.hasSuffix("Emoji") && !$0.hasSuffix("Symbol") }
    if names.count > 1, let last, keywords.contains(last) { return names }
    guard isNamed, names.count <= 4, names.allSatisfy(isTitle) else { return nil }
    return names.count == 1 ? FontDesign.families(names[0]) : names
  }

  /// The names of a list of families that stands where nothing else can, whatever their letters: `helvetica, 游ゴシック`.
  package static func stack(_ text: ArraySlice<UInt8>) -> [String]? {
    let names = String(decoding: text, as: UTF8.self).split(separator: ",", omittingEmptySubsequences: false)
      .map { String(Substring($0.trimmed).trimming(signs).trimmed) }
    return names.count <= mostNames && names.allSatisfy(isName) ? names : nil
  }

  /// A family and its weight and nothing else: `Inter, Semi Bold`, `Inter Bold`.
  package static func face(_ text: ArraySlice<UInt8>) -> (families: [String], weight: FontWeight)? {
    let head = Trimming.bytes(text)
    guard head.count <= longestFace else { return nil }
    // `Playfair Display Bold (700)`
    if head.last == UInt8(ascii: ")"), let open = head.lastIndex(of: UInt8(ascii: "(")),
      let number = FontWeight.written(head[open...]), let face = face(head[..<open])
    {
      return (face.families, number)
    }
    let parts = head.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map(Trimming.bytes)
    switch parts.count {
    case 1:
      let words = parts[0].split(separator: 0x20)
      // `Extra Bold` is a weight of two words.
      return [2, 1].lazy.compactMap { count in
        guard words.count > count, let start = words.suffix(count).first?.startIndex else { return nil }
        return face(of: Trimming.bytes(head[..<start]), head[start...])
      }.first
    case 2: return face(of: parts[0], parts[1])
    default: return nil
    }
  }

  private static func face(
    of family: ArraySlice<UInt8>, _ weight: ArraySlice<UInt8>
  ) -> (families: [String], weight: FontWeight)? {
    guard weight.allSatisfy({ !$0.isDigit }), let weight = FontWeight.written(weight) else { return nil }
    return named(family).map { ($0, weight) }
  }

  /// What the words before a weight name, where they may be a family.
  private static func named(_ family: ArraySlice<UInt8>) -> [String]? {
    let name = String(decoding: family, as: UTF8.self)
    guard isName(name), isTitle(name),
      family.split(separator: 0x20).enumerated().allSatisfy({ place, word in
        // `Playfair Display`, but no `Display`
        (place > 0 || !SizeWords.isOfSizes(word)) && !noFamilies.contains { word.isWord($0) }
          && FontWeight.written(word) == nil
          && KindWords(word).isEmpty
      })
    else { return nil }
    return FontDesign.families(name)
  }

  /// A family and its weight in numbers, whatever is said behind them: `Inter 600/700`, `DM Sans, 400`, `Archivo
  /// (600-800)`.
  package static func numberedFace(_ text: ArraySlice<UInt8>) -> (families: [String], weight: FontWeight)? {
    guard let digit = text.prefix(longestFace).firstIndex(where: \.isDigit) else { return nil }
    var family = text[..<digit]
    while let last = family.last, last.isSpace || last.isOne(of: ",(:") { family.removeLast() }
    let number = text[digit...].prefix { $0.isDigit || $0 >= 0x80 || $0.isOne(of: "/-") }
    guard family.endIndex < digit, let weight = FontWeight.remarked(Trimming.bytes(number)), weight.value >= 100,
      weight.value.truncatingRemainder(dividingBy: 100) == 0,
      text[number.endIndex...].first.map({ $0.isOne(of: " ,;).") }) ?? true
    else { return nil }
    return named(Trimming.bytes(family)).map { ($0, weight) }
  }

  private static let longestFace = 48
  /// Words that stand before weights as families do.
  private static let noFamilies: [StaticString] = [
    "left", "right", "center", "centered", "white", "sentence", "always", "never", "not", "only", "strong", "clean",
  ]

  private static let longest = 200
  private static let longestStack = 400
  private static let mostNames = 16
  private static let signs: Set<Character> = ["\"", "'", ";", "“", "”", "‘", "’"]

  /// Source: https://www.w3.org/TR/css-fonts-4/#generic-font-families
  private static let keywords: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif", "ui-sans-serif", "ui-monospace",
    "ui-rounded",
  ]

  /// At most four words of letters, digits and what joins them.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 40 && name.utf8.count { $0 == UInt8(ascii: " ") } < 4
      && name.utf8.contains(where: \.isLetter)
      && name.utf8.allSatisfy {
        $0.isLetter || $0.isDigit || $0.isOne(of: " -.") || $0 >= 0x80
      }
  }

  /// A name every word of which has a capital letter, or a keyword; words for no name at all are none.
  private static func isTitle(_ name: String) -> Bool {
    if keywords.contains(name) { return true }
    guard !empty.contains(name.lowercased()) else { return false }
    return name.split(separator: " ").allSatisfy {
      $0.utf8.first.map { !($0 &- UInt8(ascii: "a") < 26) && $0 != UInt8(ascii: "-") } ?? false
    }
  }

  /// `Your Font`: what an author is to put a family in the place of.
  private static func isPlaceholder(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }
    return words.first == "your"
      || !words.isEmpty && words.allSatisfy { ["font", "family", "name", "custom"].contains($0) }
  }

  private static let empty: Set<String> = [
    "tbd", "tba", "none", "no", "yes", "unknown", "varies", "custom", "same", "any", "inherit", "default",
  ]
}

extension Substring {
  fileprivate func trimming(_ signs: Set<Character>) -> Substring {
    var text = self
    while let first = text.first, signs.contains(first) { text.removeFirst() }
    while let last = text.last, signs.contains(last) { text.removeLast() }
    return text
  }
}
