import Printing
package import TokenValues

extension FontWeight {
  /// A weight as tables write it: `600`, `Semibold`, `.bold`, `Extra Bold`.
  package static func written(_ text: ArraySlice<UInt8>) -> FontWeight? {
    // `font-bold`, `FontWeight.Bold`
    let mayBegin = text.first.map { $0 | 0x20 } == UInt8(ascii: "f")
    let prefix = mayBegin ? ["font-", "FontWeight."].first { text.starts(with: $0.utf8) } : nil
    let text = text.dropFirst(prefix?.utf8.count ?? 0)
    var letters: [UInt8] = []
    var number = 0.0
    var hasDigits = false
    for byte in text {
      if byte.isLetter {
        letters.append(byte | 0x20)
      } else if byte.isDigit {
        number = min(number * 10 + Double(byte - UInt8(ascii: "0")), 10_000)
        hasDigits = true
      } else if !(byte.isSpace || byte.isOne(of: ".-_()/") || isOfWideBracket(byte)) {
        return nil
      }
    }
    let word = String(decoding: letters, as: UTF8.self)
    let named = byLetters[word]
    if hasDigits {
      guard (1...1000).contains(number), letters.isEmpty || named != nil else { return nil }
      return FontWeight(number, keyword: named?.value == number ? named?.keyword : nil)
    }
    return named
  }

  /// The bytes of brackets of full width: `Bold（700）`.
  private static func isOfWideBracket(_ byte: UInt8) -> Bool { [0xEF, 0xBC, 0x88, 0x89].contains(byte) }

  /// The weights by the letters of their keywords.
  private static let byLetters = Dictionary(
    keywords.map { ($0.keyword.filter { $0 != "-" }, FontWeight($0.value, keyword: $0.keyword)) }
  ) { first, _ in first }
}

extension FontWeight {
  /// The same with a remark or its own word in brackets: `700 (for brands)`, `fett (bold)`.
  package static func remarked(_ text: ArraySlice<UInt8>) -> FontWeight? {
    if let weight = written(text) ?? firstOfSeveral(text) { return weight }
    guard let open = text.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    return written(text[..<open]) ?? written(text[(open + 1)...].prefix { $0 != UInt8(ascii: ")") })
  }
}

extension FontWeight {
  /// The first of several numbers: `600–700`, `400/500`.
  private static func firstOfSeveral(_ text: ArraySlice<UInt8>) -> FontWeight? {
    let numbers = text.split { !$0.isDigit }
    guard numbers.count == 2, numbers.allSatisfy({ $0.count == 3 }),
      text.allSatisfy({ $0.isDigit || $0.isSpace || $0 >= 0x80 || $0.isOne(of: "/-,~") })
    else { return nil }
    return written(numbers[0])
  }
}

/// The font families that a table's word for a design means.
package enum FontDesign {
  package enum Design: String, CaseIterable, Sendable { case mono, sans, serif }

  /// The design that families have by their keyword, by a word of their names or by what they are called: `Mono: Menlo`.
  package static func design(of families: [String], called name: String) -> Design? {
    let words = (families.prefix(1) + [name]).flatMap { $0.lowercased().split { !$0.isLetter } }
    if families.last == "monospace"
      || words.contains(where: { ["mono", "monospace", "monospaced", "code"].contains($0) })
    {
      return .mono
    }
    if families.last == "serif" || words.contains("serif") && !words.contains("sans") { return .serif }
    return families.last == "sans-serif" || words.contains("sans") ? .sans : nil
  }

  /// Apple's designs `.rounded`, `.monospaced`, `.serif` and `.default`, else the name of a family or of several that `+`
  /// joins; none for a dash, which says that there is none.
  package static func families(_ text: String) -> [String]? {
    // `Arial（システムデフォルト）`
    let word = String((text.drop { $0 == "." || $0 == " " }).prefix { $0 != "（" })
    guard word.contains(where: \.isLetter) else { return nil }
    let stack = word.split(separator: " + ").map(String.init)
    if stack.count > 1 { return stack.allSatisfy { $0.first?.isLetter == true } ? stack : nil }
    switch word.lowercased() {
    case "default", "system", "sans", "sans-serif": return ["system-ui"]
    case "rounded": return ["ui-rounded", "system-ui"]
    case "monospaced", "mono", "monospace": return ["ui-monospace", "monospace"]
    case "serif": return ["ui-serif", "serif"]
    default: return word.utf8.count <= 40 ? [word] : nil
    }
  }
}
