import Colorimetry
package import TokenValues

/// A figure that became another, in a text or where a value did: `240 ms → 260 ms`, `#0d2e52 → #0d2e62`.
package struct ValueStep: Hashable, Sendable {
  private let old: Figure
  private let new: Figure

  private enum Figure: Hashable, Sendable {
    /// In hex.
    case color(String)
    /// A length in pixels or points, a time in milliseconds, a share as a factor, or anything else in its own unit.
    case number(Double, unit: Unit)
  }

  private enum Unit: Hashable, Sendable {
    case named(Substring)
    case none
    /// Whatever it has or has not.
    case any
  }

  private init(_ old: Figure, _ new: Figure) { (self.old, self.new) = (old, new) }

  /// Whether it tells by itself what it is a value of: a colour, or a number with a unit. A bare number may be anything.
  package var isTelling: Bool {
    switch (old, new) {
    case (.color, _), (_, .color), (.number(_, .named), _), (_, .number(_, .named)): true
    case (.number, .number): false
    }
  }

  /// What a step of a value is found by: as it is, without its unit, and without an opacity that stayed.
  package var keys: [ValueStep] { [self, with(.any), opaque] }

  private var opaque: ValueStep {
    guard case .color(let old) = old, case .color(let new) = new, old.count == 9, new.count == 9,
      old.suffix(2) == new.suffix(2)
    else { return self }
    return ValueStep(.color(String(old.prefix(7))), .color(String(new.prefix(7))))
  }

  /// What a step of a text may be a step of: of a value with the same unit, or else of one without any.
  package var meanings: [ValueStep] { isTelling ? [self, with(.none)] : [with(.any)] }

  private func with(_ unit: Unit) -> ValueStep {
    guard case .number(let old, _) = old, case .number(let new, _) = new else { return self }
    return ValueStep(.number(old, unit: unit), .number(new, unit: unit))
  }

  // MARK: Reading

  /// The steps from one text to another, of which nothing differs but figures; nil where anything else does, and empty for
  /// equal texts.
  package static func all(from old: String, to new: String) -> [ValueStep]? {
    let (old, new) = (plain(old), plain(new))
    if old == new { return [] }
    var words = 0
    var gone: [Substring]?
    for piece in WordDifference(old, new).pieces {
      switch (piece, gone) {
      case (.same, nil): continue
      case (.removed(let text), nil): gone = text.split(separator: " ")
      case (.added(let text), let before?):
        let come = text.split(separator: " ")
        guard before.count == come.count, (before + come).allSatisfy(isFigure) else { return nil }
        words += before.count
        gone = nil
      case (.same, .some), (.removed, .some), (.added, nil): return nil
      }
    }
    let figures = (Figures.all(in: old), Figures.all(in: new))
    guard gone == nil, figures.0.count == figures.1.count else { return nil }
    let differing = zip(figures.0, figures.1).filter { $0 != $1 }
    // A colour with its channels is one figure of several words; what is no figure at all is something else.
    guard differing.count >= words || differing.contains(where: { $0.0.contains("(") }) else { return nil }
    var steps: [ValueStep] = []
    for (before, after) in differing {
      guard let some = all(ofFigure: before, after) else { return nil }
      steps += some
    }
    return steps.isEmpty ? nil : steps
  }

  /// The steps of a value, by its texts and by what is said of its parts.
  package static func all(from old: String?, to new: String?, _ difference: ValueDifference?) -> [ValueStep] {
    var steps: [ValueStep] = []
    if let old, let new {
      let figures = (Figures.all(in: old), Figures.all(in: new))
      if figures.0.count == figures.1.count {
        steps += zip(figures.0, figures.1).filter { $0 != $1 }.compactMap { all(ofFigure: $0, $1) }.joined()
      }
    }
    for part in difference?.parts ?? [] {
      guard let arrow = part.text.firstRange(of: " → "),
        let before = Figures.all(in: String(part.text[..<arrow.lowerBound])).last,
        let after = Figures.all(in: String(part.text[arrow.upperBound...])).first
      else { continue }
      // `16 → 18 px`
      let unit = Figures.hasUnit(before) ? "" : after.drop { $0 != "\u{A0}" }
      steps += all(ofFigure: before + unit, after) ?? []
    }
    return steps
  }

  /// A contrast that became another, as it is written.
  package static func ofContrast(_ old: String, _ new: String) -> [ValueStep] { all(ofFigure: old, new) ?? [] }

  /// Those of one figure, of a range or a ratio those of its parts; nil for what is no number.
  private static func all(ofFigure old: String, _ new: String) -> [ValueStep]? {
    switch (Figures.color(old), Figures.color(new)) {
    case (let old?, let new?): return [ValueStep(.color(old.hex), .color(new.hex))]
    case (nil, nil): break
    case (.some, nil), (nil, .some): return nil
    }
    let (before, after) = (parts(of: old), parts(of: new))
    // `≥ 44` and `≤ 44` are no step apart, nor are a range and a product, or a size in two units.
    guard before.count == after.count, signs(of: old) == signs(of: new) else { return nil }
    let steps = zip(before, after).filter { $0 != $1 }.map(ValueStep.init)
    return steps.isEmpty ? nil : steps
  }

  /// What a figure says of its numbers: bounds, and what is between them.
  private static func signs(of figure: String) -> String { figure.filter { "~≈≥≤<>±+/×:".contains($0) } }

  /// The numbers of a figure, in one unit; none where a part is no number.
  private static func parts(of figure: String) -> [Figure] {
    let unit = Figures.unit(of: figure)
    let number = figure.prefix { $0 != "\u{A0}" }
    let signs = number.filter { !"~≈≥≤<>±+".contains($0) }
    let isNegative = signs.first == "-" || signs.first == "−"
    let parts = signs.dropFirst(isNegative ? 1 : 0).split { "-/×:".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard numbers.count == parts.count else { return [] }
    return numbers.map { size in
      let size = isNegative ? -size : size
      return switch unit {
      case "pt", "dp", "sp": .number(size, unit: .named("px"))
      case "s": .number((size * 1_000_000).rounded() / 1000, unit: .named("ms"))
      case "%": .number((size * 10).rounded() / 1000, unit: .none)
      case let unit?: .number(size, unit: .named(unit))
      case nil: .number(size, unit: .none)
      }
    }
  }

  /// A text without the signs of code.
  private static func plain(_ text: String) -> String { text.replacing("`", with: "") }

  /// Whether a word is a figure or part of one, and no name with a number, such as `gray-50`.
  private static func isFigure(_ word: Substring) -> Bool {
    if word.contains("#") { return true }
    guard let digit = word.firstIndex(where: \.isNumber) else { return false }
    return word[..<digit].contains("(") || !word[..<digit].contains(where: \.isLetter)
  }
}

extension ValueStep {
  /// The first typefaces of two values, where these are others: a text names no more of them.
  package static func typefaces(_ old: TokenValue?, _ new: TokenValue?) -> (old: String, new: String)? {
    func first(_ value: TokenValue?) -> String? {
      switch value {
      case .fontFamily(let families): families.first
      case .typography(let type): type.fontFamily.first
      case .color, .dimension, .fontWeight, .duration, .cubicBezier, .number, .strokeStyle, .border, .transition,
        .shadow, .gradient, .spring, .haptic, nil:
        nil
      }
    }
    guard let before = first(old), let after = first(new), before != after else { return nil }
    return (before, after)
  }

  /// Whether a typeface is named in a text, by words of its own: `Inter` is not in `interior`.
  package static func isNamed(_ face: String, in text: String) -> Bool { !places(of: face, in: text).isEmpty }

  /// A text with the name of a typeface in place of another.
  package static func renamed(_ text: String, _ old: String, to new: String) -> String {
    var renamed = text
    for place in places(of: old, in: text).reversed() { renamed.replaceSubrange(place, with: new) }
    return renamed
  }

  private static func places(of name: String, in text: String) -> [Range<String.Index>] {
    text.ranges(of: name).filter { place in
      let before = place.lowerBound == text.startIndex ? nil : text[text.index(before: place.lowerBound)]
      let after = place.upperBound == text.endIndex ? nil : text[place.upperBound]
      return ![before, after].contains { $0?.isLetter ?? false || $0?.isNumber ?? false }
    }
  }
}
