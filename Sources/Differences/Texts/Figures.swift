package import Colorimetry

/// The figures of a text: numbers with their units, ratios, and colours.
///
/// `8px` and `8 px` are one figure, `4 px` and `4 rem` are two. A name with a number in it is a name: `gray-50`.
package enum Figures {
  /// In their order; a blank within one is one that does not break.
  package static func all(in text: String) -> [String] {
    guard text.utf8.contains(where: { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: "#") }) else { return [] }
    let words = words(of: text)
    return words.indices.compactMap { place in
      let word = trimmed(words[place])
      // A number after a slash is a step of a class: `/70`.
      guard !word.isEmpty, word.first != "/", !isOfTime(place, in: words), !isOfPlace(place, in: words),
        !isOfList(place, in: words), !isTag(word)
      else { return nil }
      // The letters of a colour are large or small as its typist likes.
      if word.first == "#" { return word.dropFirst().allSatisfy(\.isHexDigit) ? word.lowercased() : numbered(word) }
      let (number, rest) = parts(of: word)
      if number.isEmpty { return isName(word) ? nil : numbered(word) }
      // A decade.
      if rest == "s", isYear(number[...]) { return nil }
      if let unit = units[rest.lowercased()] { return number + blank + unit }
      guard rest.isEmpty else { return ["2d", "3d"].contains(word.lowercased()) ? nil : String(word) }
      // What ends in a sign ends its sentence or its clause.
      guard words[place].last == word.last else { return number }
      return unit(after: place, in: words).map { number + blank + $0.name } ?? number
    }
  }

  /// Whether a word is a part of a date, a time of day or the number of a version: no figure of a design.
  private static func isOfTime(_ place: Int, in words: [Substring]) -> Bool {
    let word = trimmed(words[place])
    let plain = word.first == "v" ? word.dropFirst() : word
    for sign in "-/.:" {
      let parts = plain.split(separator: sign, omittingEmptySubsequences: false)
      guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isFigureDigit) }) else { continue }
      return sign == "." || sign == ":" || parts.contains(where: isYear)
    }
    guard word.allSatisfy(\.isFigureDigit), word.count < 3 || isYear(word) else { return false }
    if isEastern(place, in: words) { return true }
    // Whatever the month before it is called.
    if isYear(word), word > "2000", word < "2040", unit(after: place, in: words) == nil { return true }
    let reach = isYear(word) ? 2 : 1
    return words[max(0, place - reach)...min(words.count - 1, place + reach)].contains { months.contains(trimmed($0)) }
  }

  /// Whether a number is a year, a month or a day of a date in Chinese or Japanese: `2026年7月14日`.
  private static func isEastern(_ place: Int, in words: [Substring]) -> Bool {
    guard place + 1 < words.count else { return false }
    let sign = words[place + 1].first
    return sign == "年" || sign == "月" || sign == "日" && place > 0 && words[place - 1].hasSuffix("月")
  }

  /// Whether a word is an element of HTML: `<h2>`.
  private static func isTag(_ word: Substring) -> Bool {
    word.first == "<" && word.dropFirst().drop { $0 == "/" }.first?.isLetter ?? false
  }

  /// Whether a word is the number of something in a list that is kept elsewhere: `PR #33`, `ADR 015`.
  private static func isOfList(_ place: Int, in words: [Substring]) -> Bool {
    let word = trimmed(words[place])
    let digits = word.first == "#" ? word.dropFirst() : word
    guard !digits.isEmpty, digits.allSatisfy(\.isFigureDigit) else { return false }
    if word.first != "#" { return digits.count > 1 && digits.first == "0" }
    // Three digits may be a colour.
    let before = place > 0 ? words[place - 1].drop { $0 == "(" }.lowercased() : ""
    return ![3, 4, 6, 8].contains(digits.count) || lists.contains(before)
  }

  private static let lists: Set<String> = ["pr", "prs", "issue", "issues", "pull", "request", "ticket", "mr"]

  /// Whether a word is the number of a part of a text, or of a product: `§ 5.3`, `section 4`, `Phase 3`, `React 19`.
  private static func isOfPlace(_ place: Int, in words: [Substring]) -> Bool {
    let word = trimmed(words[place])
    if word.first == "§" { return true }
    guard place > 0, word.allSatisfy({ $0.isFigureDigit || $0 == "." || $0 == "-" }) else { return false }
    let before = words[place - 1].drop { $0 == "(" }.lowercased()
    // What is in brackets with a capital is the name of something: `(Tour 11)`.
    if words[place - 1].first == "(", words[place - 1].dropFirst().first?.isUppercase == true,
      words[place - 1].dropFirst().allSatisfy(\.isLetter), words[place].dropFirst(word.count).first == ")"
    {
      return true
    }
    return (places.contains(before) || products.contains(before)) && unit(after: place, in: words) == nil
  }

  private static let places: Set<String> = [
    "§", "§§", "section", "sections", "chapter", "chapters", "phase", "appendix", "figure", "fig", "table", "page",
    "adr", "rfc", "pr", "issue", "sprint", "milestone", "abschnitt", "kapitel", "seite", "sección", "capítulo", "fase",
    "seção", "sezione", "paragraphe", "chapitre",
  ]

  /// What is counted by its versions.
  private static let products: Set<String> = [
    "version", "react", "vue", "angular", "svelte", "sveltekit", "solid", "next", "next.js", "nextjs", "nuxt", "astro",
    "remix", "node", "node.js", "nodejs", "deno", "bun", "vite", "webpack", "tailwind", "tailwindcss", "css", "html",
    "bootstrap", "material", "mui", "chakra", "storybook", "typescript", "ecmascript", "swift", "swiftui", "xcode",
    "ios", "ipados", "macos", "watchos", "tvos", "visionos", "android", "windows", "ubuntu", "chrome", "chromium",
    "safari", "firefox", "edge", "wcag", "java", "kotlin", "flutter", "dart", "python", "php", "laravel", "ruby",
    "rails", "django", "electron", "expo", "figma", "postgres", "postgresql",
  ]

  private static func isYear(_ word: Substring) -> Bool {
    word.count == 4 && (word.hasPrefix("19") || word.hasPrefix("20")) && word.allSatisfy(\.isFigureDigit)
  }

  /// With capitals, because `may` is another word.
  private static let months: Set<Substring> = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December", "Jan", "Feb", "Mar", "Apr", "Jun", "Jul", "Aug", "Sep", "Sept", "Oct", "Nov", "Dec",
  ]

  /// A text without what its typist alone decides: the signs for quotation marks and dashes, blanks between a number and its
  /// unit, and the sign at its end.
  package static func plain(_ text: String) -> String {
    let words = words(of: text)
    var out: [String] = []
    var place = 0
    while place < words.count {
      let word = trimmed(words[place])
      let (number, rest) = parts(of: word)
      if !number.isEmpty, let short = units[rest.lowercased()] {
        out.append(String(words[place].replacing(word, with: "\(number) \(short)")))
      } else if !number.isEmpty, rest.isEmpty, words[place].last == word.last, let unit = unit(after: place, in: words)
      {
        let last = words[place + unit.length]
        out.append(
          words[place].replacing(word, with: number) + " \(unit.name)" + last.drop { $0.isLetter || $0 == "%" })
        place += unit.length
      } else {
        out.append(String(words[place]))
      }
      place += 1
    }
    let plain = out.joined(separator: " ")
    return String(plain.last.map { ".;,:".contains($0) } ?? false ? plain.dropLast() : plain[...])
  }

  /// A figure as it is shown.
  package static func shown(_ figure: String) -> String { figure.replacing(blank, with: " ") }

  package static func isUnit(_ word: String) -> Bool { units[word] != nil }

  /// Whether a figure is a number with its unit.
  package static func hasUnit(_ figure: String) -> Bool { figure.contains(blank) && color(figure) == nil }

  /// The unit of a figure that is a number with one.
  package static func unit(of figure: some StringProtocol) -> Substring? {
    guard hasUnit(String(figure)), let place = figure.lastIndex(of: "\u{A0}") else { return nil }
    return Substring(figure[figure.index(after: place)...])
  }

  private static let blank = "\u{A0}"

  /// The words of a text, with one sign for each dash, quotation mark and times sign.
  private static func words(of text: String) -> [Substring] {
    var plain = ""
    plain.reserveCapacity(text.utf8.count)
    var last: Character = " "
    var inside = 0
    for character in text.withoutLooseBlanks.partedAtScripts {
      var character = character.isASCII ? character : signs[character] ?? character
      if character == "x", last.isFigureDigit { character = "×" }
      // The parts of a colour are one word.
      if character == "(" {
        let name = String(plain.reversed().prefix { $0.isLetter }.reversed()).lowercased()
        inside = ColorFunctions.names.contains(name) ? longest : 0
      }
      inside = character == ")" ? 0 : max(0, inside - 1)
      if inside > 0, character.isWhitespace {
        if !",(\(blank)".contains(last) { plain.append(blank) }
        last = plain.last ?? " "
        continue
      }
      plain.append(character)
      last = character
    }
    plain = plain.replacing("…", with: "...")
    // `44 × 44` is one figure; a letter after the sign makes it a word again: `2xl`.
    for (spaced, close) in [(" × ", "×"), (" ×", "×")] { plain = plain.replacing(spaced, with: close) }
    return plain.split { $0.isWhitespace && String($0) != blank }
  }

  /// The most characters between the brackets of a colour.
  private static let longest = 60

  /// The colour that a figure is; nil for any other.
  package static func color(_ figure: String) -> Color? {
    guard figure.hasPrefix("#") || figure.contains("(") else { return nil }
    do { return try Color(css: figure.replacing(blank, with: " ")) } catch { return nil }
  }

  private static let signs: [Character: Character] = [
    "–": "-", "—": "-", "−": "-", "‑": "-", "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "\u{A0}": " ",
    "\u{202F}": " ", "\u{2009}": " ",
  ]

  private static func trimmed(_ word: Substring) -> Substring {
    var word = word.drop { "([\"'".contains($0) }
    while let last = word.last, ".,;:!?)]\"'。，、；：！？）".contains(last) {
      // `rgba(0,0,0,0.5)` is whole.
      if last == ")", word.count(where: { $0 == "(" }) >= word.count(where: { $0 == ")" }) { break }
      word.removeLast()
    }
    return word
  }

  /// A number, a range or a ratio at the start of a word, and what follows it.
  private static func parts(of word: Substring) -> (number: String, rest: Substring) {
    guard let first = word.first(where: { !"-+~≈≥≤<>±.".contains($0) }), first.isFigureDigit else { return ("", word) }
    var end = word.startIndex
    for place in word.indices {
      let sign = word[place]
      guard sign.isFigureDigit || "-+~≈≥≤<>±.,×:/".contains(sign) else { break }
      end = word.index(after: place)
    }
    return (String(word[..<end]), word[end...])
  }

  /// Whether a word begins with a letter, or with the dashes of a property: `gray-50`, `~gray-50`, `--space-4`. A function
  /// does too.
  private static func isName(_ word: Substring) -> Bool {
    let word = word.drop { "~≈".contains($0) }
    return (word.first?.isLetter ?? false || word.hasPrefix("--")) && !word.contains("(")
  }

  /// A word with a digit.
  private static func numbered(_ word: Substring) -> String? {
    word.contains { $0.isFigureDigit } ? String(word.replacing("×", with: "x")) : nil
  }

  /// The unit that is after a number, and how many words it is.
  private static func unit(after place: Int, in words: [Substring]) -> (name: String, length: Int)? {
    guard place + 1 < words.count else { return nil }
    let next = trimmed(words[place + 1]).lowercased()
    if next == "per", place + 2 < words.count, trimmed(words[place + 2]).lowercased() == "cent" { return ("%", 2) }
    return units[next].map { ($0, 1) }
  }

  private static let units: [String: String] = [
    "px": "px", "pixel": "px", "pixels": "px", "pt": "pt", "pts": "pt", "dp": "dp", "sp": "sp", "rem": "rem",
    "rems": "rem", "em": "em", "ems": "em", "%": "%", "percent": "%", "ms": "ms", "millisecond": "ms",
    "milliseconds": "ms", "s": "s", "sec": "s", "secs": "s", "second": "s", "seconds": "s", "deg": "°", "°": "°",
    "degree": "°", "degrees": "°", "vh": "vh", "vw": "vw", "ch": "ch", "fr": "fr", "mm": "mm", "cm": "cm", "in": "in",
    "kb": "kB", "mb": "MB", "像素": "px", "毫秒": "ms", "秒": "s", "ピクセル": "px", "ミリ秒": "ms",
  ]
}

extension Character {
  /// A digit with which figures are written; `三` and `½` are words of a sentence.
  fileprivate var isFigureDigit: Bool { isASCII && isNumber }
}
