import Diagnostics
package import Files

/// What a system demands of itself: the hard rules of its documents, which `check` holds its tokens and pages against.
package struct Requirements: Sendable {
  /// The least or the greatest that a figure may be.
  package struct Figure: Sendable {
    package let value: Double
    package let span: Span
  }

  /// The states that components have to show, everywhere or on some pages.
  package struct States: Sendable {
    package let names: [String]
    /// The pages, below the system's folder; nil for all components.
    package let pattern: PathPattern?
    package let span: Span
  }

  /// The least contrast of text with its surfaces.
  package internal(set) var text: Figure?
  /// The least contrast of graphics with the surfaces.
  package internal(set) var graphics: Figure?
  /// The least side of a touch target.
  package internal(set) var target: Figure?
  /// The smallest size of type.
  package internal(set) var type: Figure?
  /// The step of which every space is a multiple.
  package internal(set) var grid: Figure?
  /// Whether documents may write no colour that is no token's.
  package internal(set) var paletteOnly = false
  package internal(set) var states: [States] = []
  /// Whether every page with a motion has to say what takes its place where motion is reduced.
  package internal(set) var reducedMotion = false
  /// Whether every component that can be pressed has to say what is felt.
  package internal(set) var haptics = false

  /// The keys of `require:`.
  static let keys = [
    "text", "graphics", "target", "type", "grid", "palette", "states", "reduced-motion", "haptics",
  ]

  package init() {}
}

extension SettingsEntry {
  /// `require:` with a figure, a word or a list for each hard rule.
  func requirements(into diagnostics: inout Diagnostics) -> Requirements {
    var required = Requirements()
    for member in maps(into: &diagnostics) ?? [] {
      switch member.key {
      case "text": required.text = figure(member, 1...21, &diagnostics)
      case "graphics": required.graphics = figure(member, 1...21, &diagnostics)
      case "target": required.target = figure(member, 1...200, &diagnostics)
      case "type": required.type = figure(member, 1...200, &diagnostics)
      case "grid": required.grid = figure(member, 1...100, &diagnostics)
      case "palette": required.paletteOnly = word("only", member, &diagnostics)
      case "reduced-motion": required.reducedMotion = word("always", member, &diagnostics)
      case "haptics": required.haptics = word("always", member, &diagnostics)
      case "states": required.states = states(member, &diagnostics)
      default:
        diagnostics.report(
          .unknownSetting, "\(member.key) is not something a system can require", at: member.span,
          why: "it has no effect",
          fix: Suggestion.nearest(to: member.key, in: Requirements.keys)
            .map { Fix(guess: "did you mean \($0)?", replacing: member.span, with: $0) }
            ?? "use one of \(Requirements.keys.joined(separator: ", "))")
      }
    }
    return required
  }

  private func figure(
    _ member: Member, _ range: ClosedRange<Double>, _ diagnostics: inout Diagnostics
  ) -> Requirements.Figure? {
    if let value = member.text.flatMap(Double.init), range.contains(value) {
      return Requirements.Figure(value: value, span: member.valueSpan)
    }
    let wanted = "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    diagnostics.report(
      .invalidSettings, "\(member.key) takes \(wanted)", at: member.valueSpan, why: "nothing is held against it",
      fix: "write \(wanted), without a unit")
    return nil
  }

  private func word(_ word: String, _ member: Member, _ diagnostics: inout Diagnostics) -> Bool {
    if member.text == word { return true }
    diagnostics.report(
      .invalidSettings, "\(member.key) takes the word \(word)", at: member.valueSpan, why: "nothing is held against it",
      fix: Fix("write \(member.key): \(word), or leave it out", replacing: member.valueSpan, with: word))
    return false
  }

  /// A list of states, or lists for patterns of pages.
  private func states(_ member: Member, _ diagnostics: inout Diagnostics) -> [Requirements.States] {
    let parts = member.members.map { $0.map { ($0, Optional(PathPattern($0.key))) } } ?? [(member, nil)]
    return parts.compactMap { part, pattern in
      if !part.texts.isEmpty {
        return Requirements.States(names: part.texts, pattern: pattern, span: part.valueSpan)
      }
      diagnostics.report(
        .invalidSettings, "\(part.key) takes a list of states", at: part.valueSpan, why: "nothing is held against it",
        fix: "write the states in brackets, as in [default, pressed, disabled]")
      return nil
    }
  }
}
