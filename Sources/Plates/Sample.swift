package import Colorimetry
package import Files
package import Guide
package import TokenValues
package import Tokens

/// Something to draw: a name, a value for each theme and a place.
///
/// Tokens and values recognised in a document become samples first, so that both are drawn in the same way.
package struct Sample: Sendable {
  /// Its name on a plate.
  package let name: String
  /// The author's caption, which is its title.
  package let caption: String?
  /// What is said of it beside its title: a caption that it shares with others, or words found near a value.
  package let note: String?
  /// The path of a token, or the name of a recognised value, which may contain dots too.
  package let path: TokenPath
  /// The line that names it, or the recognised value itself.
  package let place: Span
  /// Its distinct values, that of the default theme first; never empty.
  package let variants: [Variant]

  /// - Precondition: there is at least one variant.
  package init(
    name: String, caption: String? = nil, note: String? = nil, path: TokenPath, place: Span, variants: [Variant]
  ) {
    precondition(!variants.isEmpty, "a sample has a value")
    self.name = name
    self.caption = caption
    self.note = note
    self.path = path
    self.place = place
    self.variants = variants
  }

  /// One value of a sample and the themes that share it.
  package struct Variant: Sendable {
    /// The names of those themes; nil if all themes share it.
    package fileprivate(set) var label: String?
    /// Empty if no theme is known; the value then applies in all of them.
    package let themes: [String]
    package fileprivate(set) var value: TokenValue
    /// The fields of the value that its source leaves out.
    package var missing: [String] = []
    package var course = GradientCourse.toTheRight
    /// The tokens it is an alias of, nearest first.
    package var aliases: [TokenPath] = []
    package var deprecation: Deprecation?
    /// How its source writes it, where that says more than the number: `up to 400ms`.
    package var written: String?

    /// A value that is the same in every theme.
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

    /// Whether its source names it without a value.
    package var isNotGiven: Bool { Token.isNotGiven(value, missing) }

    /// The colour, if its source gives it: what only stands in for one has no contrast.
    package var givenColor: Color? { isNotGiven ? nil : value.color }

    /// A text of the value, or that its source does not give it.
    package func figure(_ text: (TokenValue) -> String?) -> String? {
      isNotGiven ? "not given" : written ?? text(value)
    }

    package init(_ token: Token, label: String?, themes: [String]) {
      self.init(token.value, label: label, themes: themes)
      missing = token.notGiven
      course = GradientCourse(token)
      aliases = token.aliases
      deprecation = token.deprecation
    }
  }

  /// Its value in the default theme.
  package var value: TokenValue { variants[0].value }
  package var type: TokenType { value.type }
  /// Whether its source gives its value in any theme.
  package var isGiven: Bool { variants.contains { !$0.isNotGiven } }
  /// Whether its value differs between themes.
  package var varies: Bool { variants.count > 1 }

  /// Its value in a theme; nil if the theme lacks it.
  package func variant(in theme: Theme) -> Variant? {
    variants.first { $0.themes.isEmpty || $0.themes.contains(theme.name) }
  }

  /// The author's caption, or its name.
  package var label: String { caption ?? name }

  /// The note, if it says more than the title.
  package var remark: String? { Plate.remark(note, beside: label) }

  /// A caption line for each value, if they differ between themes.
  package func figure(_ text: (TokenValue) -> String?) -> String {
    if variants.count == 1 { return variants[0].figure(text) ?? "" }
    return variants.compactMap { variant in
      variant.figure(text).map { text in variant.label.map { "\($0) \(text)" } ?? text }
    }.joined(separator: ", ")
  }

  /// The same in one theme alone; nil if that theme lacks it. Without a name it is unchanged.
  package func only(in theme: String?) -> Sample? {
    guard let theme else { return self }
    guard var variant = variants.first(where: { $0.themes.isEmpty || $0.themes.contains(theme) }) else { return nil }
    variant.label = nil
    return Sample(name: name, caption: caption, note: note, path: path, place: place, variants: [variant])
  }

  /// Its value in one of the themes that a document names, as that of every theme; nil if that theme lacks it.
  package func alone(in theme: String) -> Sample? {
    guard let variant = variants.first(where: { $0.themes.isEmpty || $0.themes.contains(theme) }) else { return nil }
    var same = Variant(variant.value, missing: variant.missing, course: variant.course)
    same.written = variant.written
    return Sample(name: name, caption: caption, note: note, path: path, place: place, variants: [same])
  }

  /// One sample for each of its values, named with the themes that share it.
  package var parted: [Sample] {
    variants.map { variant in
      Sample(
        name: variant.label.map { "\(label), \($0)" } ?? label, caption: caption, note: note, path: path,
        place: place, variants: [variant])
    }
  }
}

// MARK: - Lengths without a unit

extension [Sample] {
  /// The same with the lengths whose unit is not given drawn as large as fit a width: only their proportions are known.
  package func inProportion(filling width: Double) -> [Sample] {
    let lengths = flatMap(\.variants).compactMap(\.bareLength)
    guard let longest = lengths.map(\.value.magnitude).max(), longest > 0 else { return self }
    return map { sample in
      let variants = sample.variants.map { $0.drawn(pixelsPerUnit: width / longest) }
      return Sample(
        name: sample.name, caption: sample.caption, note: sample.note, path: sample.path, place: sample.place,
        variants: variants)
    }
  }

  /// Whether the unit of a length is not given.
  package var hasBareLengths: Bool { contains { $0.variants.contains { $0.bareLength != nil } } }

  /// At which scale lengths are drawn.
  package var scaleNote: String {
    hasBareLengths ? "No unit is given: drawn in proportion." : "Drawn 1 : 1."
  }
}

extension Sample.Variant {
  /// Its length, or that of its type, if no unit is given.
  fileprivate var bareLength: Dimension? {
    let length: Dimension? = if case .typography(let style) = value { style.fontSize } else { value.dimension }
    return length?.unit == .notGiven ? length : nil
  }

  fileprivate func drawn(pixelsPerUnit scale: Double) -> Sample.Variant {
    var copy = self
    copy.drawLength { $0.drawn(pixelsPerUnit: scale) }
    return copy
  }

  /// Draws lengths in rem with so many pixels for each; nil leaves them as they are.
  package mutating func draw(pixelsPerRem scale: Double?) { drawLength { $0.drawn(pixelsPerRem: scale) } }

  private mutating func drawLength(as drawn: (Dimension) -> Dimension) {
    switch value {
    case .dimension(let length): value = .dimension(drawn(length))
    case .typography(let style):
      value = .typography(
        Typography(
          fontFamily: style.fontFamily, fontSize: drawn(style.fontSize), fontWeight: style.fontWeight,
          letterSpacing: drawn(style.letterSpacing), lineHeight: style.lineHeight))
    case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition,
      .shadow, .gradient, .spring, .haptic:
      break
    }
  }
}

// MARK: - Fields that are not given

extension [Sample] {
  /// The fields that every value of a type leaves out, if there are several such values; and the samples without them, so
  /// that they are told once.
  package func untold(of type: TokenType) -> (fields: [String], samples: [Sample]) {
    let values = filter { $0.type == type }
    guard values.count > 1 else { return ([], self) }
    let fields = values[0].variants[0].missing.filter { field in
      values.allSatisfy { $0.variants.allSatisfy { !$0.isNotGiven && $0.missing.contains(field) } }
    }
    return (fields, fields.isEmpty ? self : map { $0.without(fields) })
  }
}

extension Sample {
  fileprivate func without(_ fields: [String]) -> Sample {
    let variants = variants.map { variant in
      var variant = variant
      variant.missing.removeAll { fields.contains($0) }
      return variant
    }
    return Sample(name: name, caption: caption, note: note, path: path, place: place, variants: variants)
  }
}

// MARK: - Of tokens

extension Sample {
  /// A token of a system in all its themes.
  package init(_ token: ThemedToken, name: String, caption: String?, note: String? = nil, place: Span) {
    self.init(name: name, caption: caption, note: note, path: token.path, place: place, variants: token.variants)
  }

  /// Tokens of motion, haptics or type: a sample for each value, its name without the kind of token.
  ///
  /// - Parameter only: the one theme whose values are wanted; nil for all of them.
  package static func parted(
    _ tokens: [(token: ThemedToken, caption: String?, place: Span)], of system: DesignSystem, only theme: String? = nil
  ) -> [Sample] {
    zip(tokens, Plate.names(ofMotion: tokens.map(\.token.path), in: system)).flatMap {
      Sample($0.token, name: $1, caption: $0.caption, place: $0.place).only(in: theme)?.parted ?? []
    }
  }

  /// A token in one theme, under the name given by the line that asks for it.
  package init(_ token: Token, name: String, caption: String? = nil, place: Span) {
    self.init(
      name: name, caption: caption, path: token.path, place: place,
      variants: [Variant(token, label: nil, themes: [])])
  }
}

extension ThemedToken {
  /// The distinct values over the themes, that of the default theme first.
  package var variants: [Sample.Variant] {
    groups(Self.isSame).map { Sample.Variant($0.token, label: $0.label, themes: $0.themes) }
  }
}
