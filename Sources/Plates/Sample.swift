package import Files
package import Tokens

/// One thing to draw: a name, a value by theme and a place.
///
/// Tokens and values recognised in a document become samples before anything is drawn, so that both are drawn alike.
package struct Sample: Sendable {
  /// What a plate calls it.
  package let name: String
  /// What the author writes beside it.
  package let caption: String?
  /// A token's path, or the name of a recognised value, which may be dotted like one.
  package let path: TokenPath
  /// The line that asks for it, or the recognised value itself.
  package let place: Span
  /// Its different values, the default theme's first; never empty.
  package let variants: [Variant]

  /// - Precondition: there is at least one variant.
  package init(name: String, caption: String? = nil, path: TokenPath, place: Span, variants: [Variant]) {
    precondition(!variants.isEmpty, "a sample has a value")
    self.name = name
    self.caption = caption
    self.path = path
    self.place = place
    self.variants = variants
  }

  /// One value of a sample and the themes that share it.
  package struct Variant: Sendable {
    /// Names of those themes; nil where all of them share it.
    package let label: String?
    /// Empty where no theme is known: then it holds in any.
    package let themes: [String]
    package let value: TokenValue
    /// Fields of the value that its source leaves out.
    package var missing: [String] = []
    package var course = GradientCourse.toTheRight
    /// The tokens it stands for, nearest first.
    package var aliases: [TokenPath] = []
    package var deprecation: Deprecation?

    /// A value that no theme changes.
    package init(_ value: TokenValue, missing: [String] = [], course: GradientCourse = .toTheRight) {
      label = nil
      themes = []
      self.value = value
      self.missing = missing
      self.course = course
    }

    package init(_ value: TokenValue, label: String?, themes: [String]) {
      self.label = label
      self.themes = themes
      self.value = value
    }

    package init(_ token: Token, label: String?, themes: [String]) {
      self.init(token.value, label: label, themes: themes)
      missing = Plate.notGiven(token)
      course = GradientCourse(token)
      aliases = token.aliases
      deprecation = token.deprecation
    }
  }

  /// Its value in the default theme.
  package var value: TokenValue { variants[0].value }
  package var type: TokenType { value.type }
  /// Whether its value differs between themes.
  package var varies: Bool { variants.count > 1 }

  /// What it is in a theme; nil where the theme lacks it.
  package func variant(in theme: Theme) -> Variant? {
    variants.first { $0.themes.isEmpty || $0.themes.contains(theme.name) }
  }

  /// What the author calls it, or else its name.
  package var label: String { caption ?? name }

  /// The caption, where it says more than the name.
  package var remark: String? { Plate.remark(caption, beside: name) }

  /// A caption line for each value that differs over the themes.
  package func figure(_ text: (TokenValue) -> String?) -> String {
    if variants.count == 1 { return text(value) ?? "" }
    return variants.compactMap { variant in
      text(variant.value).map { text in variant.label.map { "\($0) \(text)" } ?? text }
    }.joined(separator: ", ")
  }

  /// One sample for each of its values, named with the themes that share it.
  package var parted: [Sample] {
    variants.map { variant in
      Sample(
        name: variant.label.map { "\(label), \($0)" } ?? label, caption: caption, path: path, place: place,
        variants: [variant])
    }
  }
}

// MARK: - Of tokens

extension Sample {
  /// A token of a system in all its themes.
  package init(_ token: ThemedToken, name: String, caption: String?, place: Span) {
    self.init(name: name, caption: caption, path: token.path, place: place, variants: token.variants)
  }

  /// A token in one theme, as what asks for it calls it.
  package init(_ token: Token, name: String, caption: String? = nil, place: Span) {
    self.init(
      name: name, caption: caption, path: token.path, place: place,
      variants: [Variant(token, label: nil, themes: [])])
  }
}

extension ThemedToken {
  /// The different values over the themes, the default theme's first.
  package var variants: [Sample.Variant] {
    var found: [(themes: [String], token: Token)] = []
    for (theme, themed) in byTheme {
      if let index = found.firstIndex(where: { $0.token.value == themed.value }) {
        found[index].themes.append(theme)
      } else {
        found.append(([theme], themed))
      }
    }
    return found.map {
      Sample.Variant(
        $0.token, label: found.count > 1 ? $0.themes.joined(separator: ", ") : nil, themes: $0.themes)
    }
  }
}
