import Printing
import Wording

/// The words of a label: what they say a value is of, and what of it.
struct LabelWords {
  /// In English where they are known, without plurals and in the order of the alphabet.
  private(set) var thing: [String] = []
  private(set) var property: LabelledProperty?
  /// Whether they are too many to be a label.
  private(set) var isSentence = false

  /// - Parameter isColor: whether the value is a colour: then `border` and `text` are what has it.
  init(_ text: ArraySlice<UInt8>, isColor: Bool = false) {
    let words = ClaimWords.english(NameWords(text).words)
    let kinds = KindWords(text)
    property = isColor ? .color : Self.property(kinds, words)
    let own = words.filter { word in
      !Self.fillers.contains(word)
        && !(isColor
          ? !KindWords(Array(word.utf8)[...]).isDisjoint(with: [.color, .value])
          : Self.isOfProperty(word, property, kinds))
    }
    isSentence = own.count > Self.most
    let things = own.map { Self.synonyms[$0] ?? $0.singular }
    thing = things.count > 1 ? Set(things).sorted() : things
  }

  private static let synonyms = ["tap": "touch", "hit": "touch"]

  /// More words are a sentence that only speaks of a value.
  private static let most = 6

  /// What a heading is called that begins with code: `heading` of `.heading – Section headings`.
  static func thing(ofCode text: PageText) -> [String]? {
    guard let code = text.code.first, text.bytes[..<code.lowerBound].allSatisfy({ !$0.isLetter }) else { return nil }
    return NameWords(text.bytes[code]).words.map(\.singular)
  }

  /// The words of a heading that say which thing it is of: not those for kinds of values and for parts of every document.
  static func things(ofHeading words: [String]) -> [String] {
    words.filter { word in
      !fillers.contains(word) && !chapters.contains(word) && !word.utf8.allSatisfy(\.isDigit)
        && KindWords(Array(word.utf8)[...]).subtracting([.icon, .avatar, .touch, .light, .dark]).isEmpty
    }.map { $0.singular }
  }

  /// What the values below a heading are that says it of all of them: `Corner radii`.
  static func property(ofHeading words: [String]) -> LabelledProperty? {
    let property = property(KindWords(Array(words.joined(separator: " ").utf8)[...]), words)
    return property == .radius || property == .border ? property : nil
  }

  private static func property(_ kinds: KindWords, _ words: [String]) -> LabelledProperty? {
    func has(_ own: KindWords) -> Bool { !kinds.isDisjoint(with: own) }
    if has(.letter) { return .tracking }
    if kinds.isLeading { return .leading }
    if has(.radius) { return .radius }
    if has(.weight) { return .weight }
    if has(.opacity) { return .opacity }
    if has(.easing) { return .curve }
    if has(.spacing) {
      return words.compactMap { spaces[$0] }.last ?? .spacing
    }
    if has([.duration, .motion]) { return .duration }
    if has(.border), !has([.height, .color]) { return .border }
    if has(.height) { return .height }
    if has(.width) { return .width }
    if has(.size) { return .size }
    if has(.color) { return .color }
    return words.compactMap { adjectives[$0] }.last
  }

  /// Words for one kind of space.
  private static let spaces: [String: LabelledProperty] = [
    "padding": .padding, "paddings": .padding, "inset": .padding, "insets": .padding, "margin": .margin,
    "margins": .margin, "gap": .gap, "gaps": .gap, "gutter": .gap, "gutters": .gap,
  ]

  /// Words behind a value that say what it is: `44px tall`.
  private static let adjectives: [String: LabelledProperty] = [
    "tall": .height, "high": .height, "wide": .width, "thick": .border, "rounded": .radius,
  ]

  /// Whether a word only says what of a thing a value is.
  private static func isOfProperty(_ word: String, _ property: LabelledProperty?, _ kinds: KindWords) -> Bool {
    if adjectives[word] != nil { return true }
    let own = KindWords(Array(word.utf8)[...])
    // Characters that nothing parts are one word, of the thing and of its property.
    if word.utf8.contains(where: { $0 >= 0xE0 }) { return false }
    let always: KindWords = [
      .radius, .duration, .easing, .typography, .size, .height, .width, .weight, .leading, .letter, .opacity, .spacing,
      .color, .motion, .value, .ramp,
    ]
    if !own.isDisjoint(with: always) { return true }
    if own == .line { return property == .leading || property == .border }
    if own == .border { return property == .border || property == .radius }
    return own == .text && (word == "text" || word == "type")
  }

  /// Words that say nothing of a thing.
  private static let fillers: Set<String> = [
    "the", "a", "an", "it", "this", "that", "these", "of", "for", "in", "on", "at", "to", "is", "are", "be", "use",
    "uses", "using", "with", "has", "have", "gets", "get",
    "takes", "take", "set", "should", "must", "always", "only", "all", "every", "each", "our", "and", "or", "by", "as",
    "its", "px", "pt", "dp", "rem", "ms", "s", "copy", "any", "solid", "dashed", "structure", "container", "wrapper",
    "token", "tokens", "name", "hex", "recommended", "from", "lasts", "last", "run", "runs", "stay", "than",
    "breakpoint", "breakpoints",
  ]

  /// Words that many documents' headings have, whatever thing they are about.
  private static let chapters: Set<String> = [
    "design", "system", "style", "styles", "guide", "guideline", "guidelines", "overview", "summary", "reference",
    "quick", "cheat", "cheatsheet", "sheet", "foundation", "foundations", "core", "basics", "global", "general",
    "variables", "variable", "css", "tailwind", "config", "configuration", "implementation", "code", "specification",
    "specifications", "spec", "specs", "details", "values", "rules", "rule", "usage", "hierarchy", "numbers", "number",
    "section", "visual", "identity", "language", "component", "components", "ui", "ux", "element", "elements", "key",
    "main", "common", "scheme", "table", "list", "checklist", "principles", "brand", "layout", "grid", "responsive",
    "measurements", "metrics", "primitives", "semantic", "theme", "themes", "interaction",
    "interactions", "microinteractions", "effects", "audit", "accessibility", "glance", "notes", "appendix", "pattern",
    "patterns", "settings", "setup", "constants", "standards", "web", "app", "interface", "depth", "shape", "shapes",
    "heading", "headings", "type", "text", "look", "feel", "sizes", "limits",
  ]
}
