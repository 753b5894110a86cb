import Colorimetry
import TokenValues
package import Tokens

/// Which colours are read on which others, as far as names say it.
package struct NamedPairs {
  /// What is called `on` a colour, or stands behind its name: `on-primary` and `primary`.
  package let made: [(text: TokenPath, surface: TokenPath)]
  /// Of these, what by its name is made for nothing else: `on-primary`, `primary-foreground`, `button.text` on
  /// `button.background`.
  package let exact: [(text: TokenPath, surface: TokenPath)]
  /// What differs from a ground in nothing but the word for what it is: `success-text` of `success-bg`. The ground may be
  /// one for text of another colour.
  package let corresponding: [(text: TokenPath, surface: TokenPath)]
  private let roles: ColourRoles
  private let colours: [Token]

  package init(of themes: TokenThemes) {
    roles = ColourRoles(TokenStock(themes))
    let others = Set(
      themes.default.tokens.tokens.lazy.filter { [.color, .gradient].contains($0.type) }
        .map { NameParts.words(of: $0.path) })
    let called = roles.pairs.flatMap { ground, texts in
      texts.filter { !Self.areLeft(NameParts.words(of: $0.path)) }.map { (text: $0.path, surface: ground.path) }
    }.filter {
      !Self.isOfNoText($0.text) && !Self.isInItsColour($0, themes) && !Self.isBesideAnother($0, among: others)
        && !Self.isOfTint($0, among: others)
    }.withoutStates(in: themes)
    let named = themes.default.tokens.tokens.filter { $0.type == .color }
      .map { (token: $0, words: NameParts.words(of: $0.path)) }.filter { !Self.areLeft($0.words) }
    colours = named.map(\.token)
    let ofComponents = CorrespondingNames.pairs(among: colours)
    let meant = Self.meant(among: named).filter { !Self.isInItsColour($0, themes) }
    let known = Set(meant.map(\.text))
    made = called + ofComponents + Self.texts(behindTheirGrounds: named)
    // Where there is a `success-bg`, that is what `success-fg` is read on, and not `success`.
    func isSaid(_ pair: (text: TokenPath, surface: TokenPath)) -> Bool {
      NameParts.words(of: pair.text).allSatisfy { !Self.strengths.contains($0) && !Self.labelled.contains($0) }
    }
    exact =
      called.filter { !known.contains($0.text) && !ColourRoles.isOnGrounds(NameParts.words(of: $0.surface)) }
      + ofComponents.filter(isSaid)
    corresponding = meant.filter(isSaid)
  }

  /// What is called nothing but text, on what is called nothing but a surface; found anew whenever it is asked for.
  package var usual: [(text: TokenPath, surface: TokenPath)] {
    Self.plain(among: colours)
      + roles.texts.prefix(Self.mostTexts).flatMap { text in
        roles.surfaces.prefix(Self.mostSurfaces).filter { ColourRoles.areSeenTogether(text, $0) }.map {
          (text: text.path, surface: $0.path)
        }
      }
  }

  /// Words for how strong a colour is: the weakest text is not made for the weakest ground.
  private static let strengths: Set = [
    "weak", "weaker", "weakest", "strong", "stronger", "strongest", "lighter", "lightest", "darker",
    "darkest", "soft", "softer", "softest", "faint", "fainter", "subtle", "subtler", "subtlest", "muted", "bold",
    "bolder", "boldest",
  ]
  /// Parts whose text stands beside them.
  private static let labelled: Set = ["checkbox", "radio", "switch", "toggle", "slider"]

  /// The texts that mean something, with the ground that means the same.
  private static func meant(
    among colours: [(token: Token, words: [String])]
  ) -> [(text: TokenPath, surface: TokenPath)] {
    let paths = Dictionary(colours.map { ($0.words, $0.token.path) }) { first, _ in first }
    return colours.compactMap { token, words in
      ColourRoles.grounds(ofText: words).lazy.compactMap { name -> (text: TokenPath, surface: TokenPath)? in
        // Beside a `background.danger-subtle`, nothing says which of the two it is.
        let isOneOfSeveral = strengths.contains { paths[name + [$0]] != nil }
        return isOneOfSeveral ? nil : paths[name].map { (token.path, $0) }
      }.first
    }
  }

  /// What is called the text of a colour, `accent-text` of `accent`, and can be read on it: it may be text in that colour.
  private static func texts(
    behindTheirGrounds colours: [(token: Token, words: [String])]
  ) -> [(text: TokenPath, surface: TokenPath)] {
    let byWords = Dictionary(colours.map { ($0.words, $0.token) }) { a, _ in a }
    return colours.compactMap { text, words in
      guard words.count > 1, words.last == "text", let ground = byWords[Array(words.dropLast())],
        let (ink, paper) = text.color.flatMap({ ink in ground.color.map { (ink, $0) } }),
        Contrast.wcag(foreground: ink, background: paper) >= leastRead
      else { return nil }
      return (text.path, ground.path)
    }
  }

  /// Whether a text refers in some theme to what would be its ground, or is of the same colour: it is text in that colour,
  /// and not on it.
  private static func isInItsColour(_ pair: (text: TokenPath, surface: TokenPath), _ themes: TokenThemes) -> Bool {
    themes.themes.contains { theme in
      guard let text = theme.tokens[pair.text], let ground = theme.tokens[pair.surface] else { return false }
      return text.aliases.contains(pair.surface) || text.color != nil && text.color == ground.color
    }
  }

  /// Whether another colour is called the text on the ground of a text that is only called after it: `text-on-act` beside
  /// `act-fg`.
  private static func isBesideAnother(
    _ pair: (text: TokenPath, surface: TokenPath), among names: Set<[String]>
  ) -> Bool {
    let (text, ground) = (NameParts.words(of: pair.text), NameParts.words(of: pair.surface))
    guard text.dropLast().elementsEqual(ground), let last = text.last, ["fg", "foreground", "text"].contains(last)
    else {
      return false
    }
    // The groups around both come first: `color.text-on-act` of `color.act`.
    return ground.indices.contains { start in
      ["text", "fg", "foreground"].contains { names.contains(ground[..<start] + [$0, "on"] + ground[start...]) }
    }
  }

  /// Whether a colour that a text is only called after also has a tint or a gradient, on which the text may be meant to be
  /// read: `tint-accent` beside `accent` and `accent-foreground`.
  private static func isOfTint(
    _ pair: (text: TokenPath, surface: TokenPath), among names: Set<[String]>
  ) -> Bool {
    let ground = NameParts.words(of: pair.surface)
    guard let name = ground.last, let last = NameParts.words(of: pair.text).last, ["fg", "foreground"].contains(last)
    else { return false }
    return ["tint", "gradient", "soft", "subtle", "tinted", "wash"].contains { word in
      names.contains(ground + [word]) || names.contains(ground.dropLast() + [word, name])
    }
  }

  /// Whether what is called `on` something is no text by its last word: `on-dark-bg`, `on-surface-border`.
  private static func isOfNoText(_ path: TokenPath) -> Bool {
    NameParts.words(of: path).last.map {
      ["bg", "background", "border", "outline", "divider", "stroke", "ring", "shadow", "fill", "surface"].contains($0)
    } ?? false
  }

  private static let leastRead = 2.5

  /// The texts that names put on the usual ground, on that of their own theme where names tell themes.
  private static func plain(among colours: [Token]) -> [(text: TokenPath, surface: TokenPath)] {
    let paths = colours.map(\.path)
    let modes = NamedModes(paths)
    let grounds = NamedGrounds(paths, modes)
    let names = SharedWords.dropped(paths.map(modes.words))
    let known = Set(names)
    return zip(paths, names).filter { ColourRoles.areOfText($1) && !isElsewhere($1, among: known) }.flatMap { text, _ in
      grounds.paths(for: modes.mode(of: text)).prefix(2).map { (text: text, surface: $0) }
    }
  }

  /// Whether there is a ground that a text is for, or a text that a colour is the ground of: `background.danger` beside
  /// `text.danger`, `muted-foreground` beside `muted`.
  private static func isElsewhere(_ words: [String], among known: Set<[String]>) -> Bool {
    guard let last = words.last else { return false }
    let before = Array(words.dropLast())
    if ColourRoles.grounds(ofText: words).contains(where: known.contains) { return true }
    let isText = ColourRoles.isText(before)
    return !isText
      && ["foreground", "fg", "text", "on"].contains {
        known.contains(words + [$0]) || known.contains(before + [$0, last])
      }
  }

  private static let mostTexts = 10
  private static let mostSurfaces = 6

  /// Whether the words of a text say that it need not be read: of what is disabled nothing is asked.
  private static func areLeft(_ words: [String]) -> Bool { words.contains("disabled") || words.contains("inactive") }
}

extension [(text: TokenPath, surface: TokenPath)] {
  /// The pairs without those of groups in which most of what is called `on` a colour can hardly be told from it: there the
  /// word names a state of the colour, and nothing that is read on it.
  fileprivate func withoutStates(in themes: TokenThemes) -> Self {
    let tokens = themes.default.tokens
    func isState(_ pair: Element) -> Bool {
      guard let text = tokens[pair.text]?.color, let ground = tokens[pair.surface]?.color else { return false }
      return Contrast.wcag(foreground: text, background: ground) < 1.6
    }
    let groups = Dictionary(grouping: self) { $0.text.parent }
    let ofStates = Set(
      groups.filter { _, pairs in
        let states = pairs.count(where: isState)
        return states > 1 && states * 2 > pairs.count
      }.keys)
    return ofStates.isEmpty ? self : filter { !ofStates.contains($0.text.parent) }
  }
}
