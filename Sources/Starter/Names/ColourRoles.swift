import Colorimetry
import TokenValues
import Tokens
import Wording

/// What names say of colours: which are text, which are surfaces, and which is the brand's.
struct ColourRoles {
  /// The most telling first.
  let texts: [Token]
  let surfaces: [Token]
  /// Colours with the colours that are called `on` them.
  let pairs: [(ground: Token, texts: [Token])]
  let brand: Token?
  /// Colours that differ in hue.
  let identity: [Token]

  init(_ stock: TokenStock) {
    let colours = stock.common.filter { $0.type == .color }
    let named = colours.map { (token: $0, words: NameParts.words(of: $0.path)) }
    let resting = named.filter { item in
      !item.words.contains { Self.states.contains($0) || Self.apart.contains($0) }
    }
    let pairs = Self.pairs(among: named)
    let apart = Set(pairs.map(\.ground.path))
    // What is on the usual ground is the text of everything.
    let paired = Set(
      pairs.filter { !Self.isUsualGround($0.ground) }.flatMap(\.texts).map(\.path))
    texts = Self.ranked(
      resting.filter {
        Self.role(of: $0.words) == .text && !$0.words.contains { Self.reversed.contains($0) || Self.parts.contains($0) }
          && !(paired.contains($0.token.path) && Self.isBehindItsGround($0.words))
      })
    surfaces = Self.ranked(
      resting.filter {
        Self.role(of: $0.words) == .surface && $0.token.color?.isTranslucent == false
          && !$0.words.contains {
            Self.reversed.contains($0) || Self.parts.contains($0)
          }
          // What is vividly coloured has text of its own, unless it is called nothing but the ground: that of what is
          // primary is the fill of a button.
          && (($0.token.color?.chroma ?? 0) < 0.06
            || $0.words.allSatisfy { Self.plain.contains($0) && $0 != "primary" })
          // What has colours of its own on it is no ground for other text, unless it is the usual ground.
          && (!apart.contains($0.token.path) || Self.isUsual($0.words))
      })
    self.pairs = pairs
    brand = Self.brand(among: resting)
    identity = Self.identity(of: colours, brand: brand)
  }

  // MARK: Text and surfaces

  private enum Role {
    case text, surface, other
  }

  /// The role that the last telling word gives; what is on a surface is text.
  private static func role(of words: [String]) -> Role? {
    if words.contains(where: veils.contains) { return .other }
    for (index, word) in words.enumerated().reversed() {
      let isOn = index > 0 && words[index - 1] == "on"
      if textWords.contains(word) { return .text }
      if surfaceWords.contains(word) { return isOn ? .other : .surface }
      // `background.primary.fill` beside `background.primary.stroke`
      if word == fill, words[..<index].contains(where: surfaceWords.contains) { continue }
      if otherWords.contains(word) || isOn { return .other }
    }
    return nil
  }

  private static let textWords: Set = ["text", "fg", "foreground", "ink", "copy", "content", "txt"]
  private static let surfaceWords: Set = [
    "bg", "background", "backgrounds", "surface", "surfaces", "canvas", "paper", "page",
  ]
  /// Words for what dims everything behind a dialog, on which nothing is read.
  private static let veils: Set = ["scrim", "overlay", "backdrop", "veil"]
  private static let otherWords: Set = [
    "border", "borders", "stroke", "outline", "divider", "shadow", "icon", "icons", "ring", "focus", "separator",
    "link", "placeholder", fill,
  ]
  private static let fill = "fill"
  /// Words for colours of pictures, code and what programs print, which are a world of their own.
  private static let apart: Set = [
    "syntax", "prettylights", "ansi", "data", "chart", "diff", "code", "display", "vis", "terminal", "console",
    "output",
  ]
  /// Tokens give colours to what is no state of a control, too.
  private static let states = Set(StateWords.ofControls).union(["loading", "dragged", "down"])
  /// Words for colours that are used on other grounds than the usual ones.
  private static let reversed: Set = ["inverse", "inverted", "reverse", "knockout", "on"]

  /// Words for parts of the interface whose colours go with each other and with nothing else.
  private static let parts: Set = [
    "button", "buttons", "input", "inputs", "menu", "link", "badge", "chip", "tag", "tab", "tooltip", "toast",
    "banner", "avatar", "selection", "switch", "checkbox", "radio", "slider", "logo",
  ]
  private static let plain = surfaceWords.union([
    "color", "colors", "colour", "colours", "default", "base", "body", "main", "root", "primary", "sys", "ref",
    "semantic",
  ])

  /// Those with a word for the usual one first, else in the author's order.
  private static func ranked(_ named: [(token: Token, words: [String])]) -> [Token] {
    named.enumerated().sorted { a, b in
      let (first, second) = (rank(of: a.element.words), rank(of: b.element.words))
      return first == second ? a.offset < b.offset : first < second
    }.map(\.element.token)
  }

  private static let meanings: Set = [
    "success", "danger", "error", "warning", "info", "critical", "brand", "accent", "positive", "negative",
  ]

  /// What has the usual ground: `app-background`.
  private static let usualOwners: Set = ["app", "screen", "window", "site", "light", "dark", "theme", "ui"]

  private static func rank(of words: [String]) -> Int {
    if words.contains(where: { meanings.contains($0) }) { return 3 }
    guard let last = words.last(where: { $0 != fill }) else { return 3 }
    if surfaceWords.contains(last) {
      // `recording-bg` is the ground of something, and no more the usual one than `bg-warm`.
      return words.allSatisfy { plain.contains($0) || usualOwners.contains($0) } ? 0 : 2
    }
    if ["default", "primary", "base", "body", "root"].contains(last) || textWords.contains(last) { return 0 }
    return ["secondary", "muted", "subtle", "card", "raised", "tertiary"].contains(last) ? 1 : 2
  }

  /// Whether words name nothing but the ground of everything.
  static func areOfUsualGround(_ words: [String]) -> Bool {
    role(of: words) == .surface && words.allSatisfy { plain.contains($0) || usualOwners.contains($0) }
  }

  /// Whether words name text on the usual ground, whatever it means there: `text.error`, `text-muted`, `muted`.
  static func areOfText(_ words: [String]) -> Bool {
    guard let last = words.last else { return false }
    guard let place = words.firstIndex(where: textWords.contains) else {
      return role(of: words) == nil && quiet.contains(last) && words.dropLast().allSatisfy(plainTexts.contains)
    }
    return words[..<place].allSatisfy(plainTexts.contains)
      && words[place...].allSatisfy {
        plainTexts.contains($0) || ranks.contains($0) || meanings.contains($0) || kindsOfText.contains($0)
      }
  }

  /// The same words for a ground, where they say what the text means: `background.danger` of `text.danger`.
  static func grounds(ofText words: [String]) -> [[String]] {
    guard let place = words.firstIndex(where: textWords.contains), words.contains(where: meanings.contains) else {
      return []
    }
    return ["background", "bg", "surface"].map { ground in words[..<place] + [ground] + words[(place + 1)...] }
  }

  private static let kindsOfText: Set = [
    "link", "links", "heading", "headings", "title", "titles", "paragraph", "caption",
  ]

  /// Whether words name what stands on grounds itself: text, a border, an icon.
  static func isOnGrounds(_ words: [String]) -> Bool { role(of: words) == .text || role(of: words) == .other }

  /// Whether the last telling of some words is one for text.
  static func isText(_ words: [String]) -> Bool { role(of: words) == .text }

  /// Words that by themselves are taken for text that is read less.
  private static let quiet: Set = ["muted", "dim", "faint", "subdued", "subtle"]

  // MARK: Text on surfaces

  /// At most two surfaces with at most two texts, each of which is seen on each of them by all that names and colours
  /// tell; the first surfaces and no text where there are none such.
  var judged: (surfaces: [Token], texts: [Token]) {
    for text in texts.prefix(Self.mostTried) {
      let grounds = Array(surfaces.lazy.filter { Self.areSeenTogether(text, $0) }.prefix(2))
      if grounds.isEmpty { continue }
      let alike = texts.lazy.filter { other in grounds.allSatisfy { Self.areSeenTogether(other, $0) } }
      return (grounds, Array(alike.prefix(2)))
    }
    return (Array(surfaces.prefix(2)), [])
  }

  private static let mostTried = 20

  /// Whether two names say nothing but that one is text and the other a ground, and not that it is for another colour,
  /// as `primary-fg` is, or a step of a ramp; and whether the one can be told from the other at all.
  static func areSeenTogether(_ text: Token, _ surface: Token) -> Bool {
    guard let ink = text.color, let ground = surface.color,
      Contrast.wcag(foreground: ink, background: ground) >= leastMeant
    else { return false }
    let same = zip(text.path.segments, surface.path.segments).prefix { $0 == $1 }.count
    let said = text.path.segments.dropFirst(same).flatMap { NameParts.words(of: $0) }
    let named = surface.path.segments.dropFirst(same).flatMap { NameParts.words(of: $0) }
    // `TEXT` beside `COLOR_BACKGROUND` is of another list, of pictures or of types of data.
    if said.count == 1, named.first == "color", same == 0 { return false }
    return said.dropLast().allSatisfy(plainTexts.contains)
      && said.suffix(1).allSatisfy(plainTexts.union(ranks).contains)
      && named.dropLast().allSatisfy(plainGrounds.contains)
      && named.suffix(1).allSatisfy { plainGrounds.contains($0) || $0 == "primary" }
  }

  /// What has less contrast is not meant to be seen together.
  private static let leastMeant = 2.0
  private static let plainTexts: Set = [
    "text", "fg", "foreground", "ink", "copy", "txt", "body", "color", "colour", "default", "base", "main", "root",
  ]
  /// Words for texts that are read less, or more.
  private static let ranks: Set = [
    "primary", "secondary", "tertiary", "muted", "subtle", "subdued", "weak", "soft", "strong", "high", "medium", "low",
  ]
  private static let plainGrounds = surfaceWords.union([
    "color", "colour", "default", "base", "body", "main", "root", "app", "card", "raised",
  ])

  // MARK: Pairs

  /// `on-primary` with its `primary`, in one group or in groups that correspond: `text.brand.on-brand` is for
  /// `background.brand`.
  private static func pairs(among colours: [(token: Token, words: [String])]) -> [(ground: Token, texts: [Token])] {
    var byWords: [[String]: Token] = [:]
    var byMeaning: [[String]: Token] = [:]
    for (token, words) in colours {
      if byWords[words] == nil { byWords[words] = token }
      guard role(of: words) == .surface else { continue }
      let meaning = meaning(of: words)
      if byMeaning[meaning] == nil { byMeaning[meaning] = token }
    }
    var order: [TokenPath] = []
    var found: [TokenPath: (ground: Token, texts: [Token])] = [:]
    for (token, words) in colours {
      guard let ground = Self.ground(of: words, byWords, byMeaning), ground.path != token.path else { continue }
      if found[ground.path] == nil {
        order.append(ground.path)
        found[ground.path] = (ground, [])
      }
      found[ground.path]?.texts.append(token)
    }
    return order.compactMap { found[$0] }
  }

  /// The colour that a text's name says it is for.
  private static func ground(of words: [String], _ byWords: [[String]: Token], _ byMeaning: [[String]: Token]) -> Token?
  {
    if isBehindItsGround(words) {
      let name = Array(words.dropLast(words.last == "text" ? 2 : 1))
      return byWords[name] ?? byWords[name + ["main"]]
    }
    guard let on = words.lastIndex(of: "on"), on + 1 < words.count else { return nil }
    // Whatever is light, or has a colour, and none of that name: `red.on-light` beside `red.light`.
    if words.count == on + 2, ["light", "dark", "color", "colour"].contains(words[on + 1]) { return nil }
    let whole = Array(words[..<on] + words[(on + 1)...])
    // `accent.on-accent` beside `accent.default`
    if words[..<on].suffix(words.count - on - 1) == words[(on + 1)...] {
      let own = Array(words[..<on])
      let usual = byWords[own] ?? ["default", "base", "main"].lazy.compactMap { byWords[own + [$0]] }.first
      if let usual { return usual }
    }
    if let ground = byWords[whole] { return ground }
    // `text.on-primary` stands on `primary` before any `background.primary`.
    if case let bare = whole.filter({ !textWords.contains($0) }), bare.count < whole.count, let ground = byWords[bare] {
      return ground
    }
    // `on-primary` beside `background.primary` is for a colour of another name, unless its group is one of texts, or of
    // what is called so.
    let isOfGroup =
      words[..<on].contains(where: textWords.contains)
      || words[..<on].suffix(words.count - on - 1) == words[(on + 1)...]
    // `on-background-accent` stands on a background, and on no surface of that name.
    let said = words[(on + 1)...].first(where: surfaceWords.contains)
    if let ground = byMeaning[meaning(of: whole)],
      said.map(NameParts.words(of: ground.path).contains) ?? isOfGroup
    {
      return ground
    }
    // `on-surface-variant` stands on the surface too, but `primary-on-dark` not on the primary colour, and
    // `on-primary-container` on a container alone.
    let isOfRank = whole.last.map { ranks.contains($0) || $0 == "variant" } ?? false
    return words.count > on + 2 && isOfRank ? byWords[whole.dropLast()] : nil
  }

  private static func isUsualGround(_ token: Token) -> Bool {
    let words = NameParts.words(of: token.path)
    return role(of: words) == .surface && isUsual(words)
  }

  /// Whether a name is that of a ground with a word for its text behind it: `primary-fg`, `primary.contrastText`.
  private static func isBehindItsGround(_ words: [String]) -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    return ["fg", "foreground", "content"].contains(last) || words.suffix(2) == ["contrast", "text"]
  }

  /// The words that say which of several a colour is, each once: those of its role and of a group's own token say
  /// nothing of that.
  private static func meaning(of words: [String]) -> [String] {
    var telling: [String] = []
    for word in words where !textWords.contains(word) && !surfaceWords.contains(word) && word != "root" {
      if telling.last != word { telling.append(word) }
    }
    return telling
  }

  /// Whether a surface is the one that everything stands on, by its last word.
  private static func isUsual(_ words: [String]) -> Bool {
    let last = words.last { $0 != "root" }
    return last.map { ["default", "base", "body", "main"].contains($0) || surfaceWords.contains($0) } ?? true
  }

  // MARK: Brand

  private static func brand(among named: [(token: Token, words: [String])]) -> Token? {
    let coloured = named.filter { item in
      role(of: item.words) == nil && !item.words.contains("on") && item.token.color?.isTranslucent == false
        && (item.token.color?.chroma ?? 0) > 0.04
    }
    // A group of that name may have colours for what goes wrong, too: `brand.caution`.
    let lasting = coloured.filter { !$0.words.contains(where: conditions.contains) }
    // `bg.primary`, where nothing else is called so.
    let grounds = named.filter { item in
      role(of: item.words) == .surface && (item.token.color?.chroma ?? 0) > 0.04 && item.words.count == 2
    }
    for candidates in [lasting, coloured, grounds] {
      for name in brands {
        let fitting = candidates.filter { $0.words.contains(name) }
        let own = brands.lazy.compactMap { other -> [(token: Token, words: [String])]? in
          let both = fitting.filter { $0.words.contains(other) }
          return other == name || both.isEmpty ? nil : both
        }.first
        if let found = fitting.first(where: { $0.words.last == name }) ?? middle(of: own ?? fitting) {
          return found.token
        }
      }
    }
    return nil
  }

  private static let brands = ["brand", "primary", "accent", "action"]
  /// What colours say of what happens, in any system.
  private static let conditions = meanings.subtracting(["brand", "accent"]).union([
    "caution", "alert", "neutral", "information", "destructive", "notice",
  ])

  /// The step of a ramp nearest to a middle lightness.
  private static func middle(of named: [(token: Token, words: [String])]) -> (token: Token, words: [String])? {
    named.min { abs(($0.token.color?.lightness ?? 0) - 0.55) < abs(($1.token.color?.lightness ?? 0) - 0.55) }
  }

  private static func rankOfIdentity(_ words: [String]) -> Int {
    if words.contains(where: conditions.contains) { return 2 }
    return words.contains { brands.contains($0) || $0 == "secondary" || $0 == "tertiary" } && role(of: words) == nil
      ? 0 : 1
  }

  /// At most six colours of middle lightness, each of another hue: those that are called the brand's, before others, and
  /// before those for what goes well or wrong.
  private static func identity(of colours: [Token], brand: Token?) -> [Token] {
    // Where names for uses refer to a palette, what none of them takes is not what the system is known by.
    let used = Set(colours.lazy.filter { !$0.aliases.isEmpty }.compactMap { $0.color?.hex })
    let vivid = colours.filter { token in
      guard let color = token.color, !color.isTranslucent, used.isEmpty || used.contains(color.hex) else {
        return false
      }
      return color.chroma > 0.08 && (0.4...0.85).contains(color.lightness)
    }.prefix(2_000).map { (token: $0, rank: rankOfIdentity(NameParts.words(of: $0.path))) }
    let ranked = (0...2).flatMap { rank in
      vivid.filter { $0.rank == rank && (rank == 0 || $0.token.aliases.isEmpty) }.map(\.token)
    }
    var chosen = [brand].compactMap(\.self)
    for token in ranked where chosen.count < 6 {
      let isNew = chosen.allSatisfy { other in
        let turn = abs((token.color?.hueDegrees ?? 0) - (other.color?.hueDegrees ?? 0))
        return min(turn, 360 - turn) > 25
      }
      if isNew { chosen.append(token) }
    }
    // A system with few colours is known by those that it has.
    let rest = colours.filter { token in
      token.color?.isTranslucent == false && !chosen.contains { $0.color?.hex == token.color?.hex }
    }
    return chosen.count > 2 ? chosen : chosen + rest.prefix(5 - chosen.count)
  }
}
