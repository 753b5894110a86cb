import Printing
import Syntax
import TokenValues

/// What short names of properties are for, `--r-card`, `--fs-title` and `--s-1`: what the comment above them says, else
/// what such abbreviations usually are, in either case only where the value fits.
struct ShortNames {
  /// The types that names say for which no comment stands, by their first word.
  private let types: [String: String]
  /// The word with which nearly all names begin, and which says nothing of any.
  private let prefix: Substring?
  /// What the comments name that name one kind of value.
  private let kinds: [String: String]

  init(_ declarations: [Stylesheet.Declaration]) {
    let prefix = Self.prefix(of: declarations)
    var kinds: [String: String] = [:]
    for heading in Set(declarations.compactMap(\.heading)) { kinds[heading] = Self.kind(ofHeading: heading) }
    (self.prefix, self.kinds) = (prefix, kinds)
    var commented: [String: Set<String>] = [:]
    var members: [String: [Stylesheet.Declaration]] = [:]
    for declaration in declarations {
      guard let word = Self.word(of: declaration.name, behind: prefix) else { continue }
      members[word, default: []].append(declaration)
      if let type = Self.commented(declaration, word, kinds) { commented[word, default: []].insert(type) }
    }
    var types: [String: String] = [:]
    for (word, own) in members {
      if let said = commented[word], said.count == 1 {
        types[word] = said.first
      } else if let type = Self.abbreviations[word], Set(own.map(\.name)).count > 1 || word.count > 1,
        // `--t-h1` and `--t-fast` have nothing to do with each other.
        own.allSatisfy({ Self.fits($0.text, type) || DesignReading.isTime($0.text) })
      {
        types[word] = type
      }
    }
    self.types = types
  }

  /// The type of a declaration as other tools would name it; nil where its own name or nothing says it.
  func type(of declaration: Stylesheet.Declaration) -> String? {
    guard let word = Self.word(of: declaration.name, behind: prefix) else { return nil }
    let type = Self.commented(declaration, word, kinds) ?? types[word]
    return type.flatMap { Self.fits(declaration.text, $0) ? $0 : nil }
  }

  // MARK: Names

  /// The first word of a name, if it is short and has more behind it, a number at least: `s1`. Of two letters and more,
  /// an abbreviation may stand alone.
  private static func word(of name: String, behind prefix: Substring?) -> String? {
    var words = name.split { $0 == "-" || $0 == "_" }
    if let prefix, words.first == prefix { words.removeFirst() }
    guard let first = words.first else { return nil }
    let letters = first.prefix { !$0.isNumber }
    let hasMore =
      words.count > 1 || letters.endIndex < first.endIndex
      || letters.count > 1 && abbreviations[letters.lowercased()] != nil
    return hasMore && (1...longest).contains(letters.count) ? letters.lowercased() : nil
  }

  private static let longest = 3

  private static func prefix(of declarations: [Stylesheet.Declaration]) -> Substring? {
    var counts: [Substring: Int] = [:]
    for declaration in declarations {
      let words = declaration.name.split { $0 == "-" || $0 == "_" }
      if words.count > 2, let first = words.first { counts[first, default: 0] += 1 }
    }
    return counts.first { word, count in
      count > 5 && count * 3 >= declarations.count * 2 && abbreviations[word.lowercased()] == nil
    }?.key
  }

  /// *Source:* the names of utilities in Tailwind CSS, Tachyons and Bootstrap, and of properties in published stylesheets.
  private static let abbreviations: [String: String] = [
    "r": "borderradius", "br": "borderradius", "rad": "borderradius", "rd": "borderradius", "s": "spacing",
    "sp": "spacing", "spc": "spacing", "fs": "fontsize", "fz": "fontsize", "t": "fontsize", "ts": "fontsize",
    "lh": "lineheight", "ls": "letterspacing", "lts": "letterspacing", "tr": "letterspacing", "fw": "fontweight",
    "ff": "fontfamily", "bw": "borderwidth", "z": "zindex", "zi": "zindex", "op": "opacity", "bp": "breakpoint",
    "dur": "duration", "sh": "shadow", "shd": "shadow", "ez": "easing",
  ]

  // MARK: Comments

  /// What the comment above a declaration says of it; of type, its value tells which part.
  private static func commented(
    _ declaration: Stylesheet.Declaration, _ word: String, _ kinds: [String: String]
  ) -> String? {
    guard let said = declaration.heading.flatMap({ kinds[$0] }), DesignKind(key: word) == nil else { return nil }
    if said != "type" { return fits(declaration.text, said) ? said : nil }
    let usual = abbreviations[word].flatMap { ofType.contains($0) ? $0 : nil }
    // What another property has tells nothing here.
    if isReferring(declaration.text) { return usual }
    // The height of a line is a factor, unless its name says so.
    let isLength = DesignReading.isLength(DesignReading.largest(of: declaration.text) ?? declaration.text)
    let others = ofType.filter { $0 != "lineheight" || !isLength }
    return ([usual].compactMap(\.self) + others).first { fits(declaration.text, $0) }
  }

  private static let ofType = ["fontfamily", "fontweight", "lineheight", "letterspacing", "fontsize"]

  /// The one kind that a heading of a few words names; nil for any other comment.
  static func kind(ofHeading text: String) -> String? {
    // What stands in brackets or behind a dash says more of the same.
    let name = text.drop { !$0.isLetter }.prefix { !"(（:：—–".contains($0) }
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    guard !words.isEmpty, words.count <= mostWords else { return nil }
    let pairs = zip(words, words.dropFirst()).compactMap { headings["\($0) \($1)"] }
    // Words that nothing parts: `間距尺度`.
    let unparted = headings.filter { $0.key.first.map { $0 > "\u{2E7F}" } ?? false && name.contains($0.key) }.map(
      \.value)
    let kinds = Set(pairs.isEmpty ? words.compactMap { headings[$0] } + unparted : pairs)
    return kinds.count == 1 ? kinds.first : nil
  }

  private static let mostWords = 5

  private static let headings: [String: String] = {
    let lists = [
      "borderradius": [
        "radius", "radii", "rounded", "rounding", "corners", "radien", "rundungen", "rayons", "radios", "圆角", "圓角",
      ],
      "spacing": [
        "space", "spacing", "spaces", "spacings", "gaps", "abstände", "espacements", "espaciado", "间距", "間距", "余白",
      ],
      "type": ["type", "typography", "text", "typografie", "typographie", "tipografía", "字体", "字體", "文字"],
      "fontsize": ["font size", "font sizes", "type sizes", "text sizes", "type scale", "字号", "字號"],
      "lineheight": ["line height", "line heights", "leading", "行高"],
      "letterspacing": ["letter spacing", "tracking", "字距"],
      "fontweight": ["font weight", "font weights", "weights", "字重"],
      "fontfamily": ["font family", "font families", "families"],
      "borderwidth": ["border width", "border widths", "stroke width", "strokes"],
      "zindex": ["z index", "stacking", "layers"],
      "opacity": ["opacity", "opacities"],
      "breakpoint": ["breakpoints"],
    ]
    var headings: [String: String] = [:]
    for (kind, words) in lists { for word in words { headings[word] = kind } }
    return headings
  }()

  // MARK: Values

  private static func isReferring(_ text: String) -> Bool {
    text.hasPrefix("var(") || text.hasPrefix("calc(") || text.hasPrefix("$") || text.hasPrefix("@")
  }

  /// Whether a value can be of a type; one that refers to another is what that is.
  private static func fits(_ text: String, _ type: String) -> Bool {
    let plain = DesignReading.largest(of: text) ?? text
    let quantity = WrittenQuantity(plain)
    let isLength = DesignReading.isLength(plain)
    let isReferring = isReferring(text)
    let isPlain = quantity?.unit.isEmpty == true
    let number = quantity?.value ?? 0
    switch type {
    case "borderradius", "spacing", "borderwidth", "breakpoint": return isReferring || isLength && number >= 0
    case "fontsize": return isReferring || isLength && !isPlain && number > 0
    case "lineheight": return isReferring || isPlain && (0.8...3).contains(number) || isLength && number > 0
    case "letterspacing": return isReferring || isLength && abs(number) <= (quantity?.unit == "px" ? 4 : 0.5)
    case "fontweight": return isReferring || isPlain && (100...950).contains(number)
    case "fontfamily":
      return isReferring || ForeignValue.isFontList(text) || text.hasPrefix("\"") || text.hasPrefix("'")
    case "zindex": return isReferring || isPlain && number == number.rounded()
    case "opacity": return isReferring || isPlain && (0...1).contains(number)
    case "duration": return isReferring || DesignReading.isTime(text)
    case "shadow": return isReferring || quantity == nil
    default: return isReferring || DesignReading.isEasing(text)
    }
  }
}
