import Colorimetry
import Diagnostics
import Tokens

/// How to mend a text that cannot be read on its ground: with a colour that the system has, or with the least change of
/// one of the two.
///
/// A light text stays light and a dark one dark, wherever that is possible: text that changes sides looks different
/// from all other text of its kind.
struct ContrastAdvice {
  /// The text as it is seen on the ground.
  private let text: Color
  private let ground: Color
  private let least: Double
  /// What the text is called: `text`, or `icon` where a sign stands in its place.
  private let noun: String
  /// Whether the system allows no colour but those of its palette.
  private let isPaletteClosed: Bool

  /// - Parameter ground: opaque.
  init(text: Color, on ground: Color, least: Double, noun: String = "text", isPaletteClosed: Bool) {
    self.isPaletteClosed = isPaletteClosed
    self.text = text.opacity < 1 ? text.composited(over: ground) : text
    self.ground = ground
    self.least = least
    self.noun = noun
  }

  /// A colour of the system that text may have.
  struct Candidate {
    let path: TokenPath
    let color: Color
    /// Whether other text of the system has it on this very ground.
    var isUsedHere = false
  }

  /// What to do, as a clause.
  ///
  /// - Parameter candidates: colours that text has elsewhere in the system.
  func sentence(_ candidates: [Candidate]) -> String {
    let passing = candidates.filter { Contrast.wcag(foreground: $0.color, background: ground) >= least }
    guard isSideMeant else {
      return passing.max { strength($0) < strength($1) }.map { take($0) } ?? changes() ?? Self.either
    }
    let own = passing.filter { ($0.color.luminance > ground.luminance) == isLight && hasHue($0.color) }
    if let near = own.min(by: { distance($0.color) < distance($1.color) }) { return take(near) }
    if let change = change(text, to: nearText), change.size <= Self.small { return change.clause(noun) }
    let other = passing.max { strength($0) < strength($1) }
    if let change = change(ground, to: nearGround), change.size <= Self.small {
      return change.clause("background") + (other.map { ", or " + take($0) } ?? "")
    }
    return other.map { take($0) } ?? changes() ?? Self.either
  }

  /// The same for a token by itself, which another colour of the same hue may replace.
  func fix(ofToken steps: [Candidate]) -> Fix {
    let own = steps.filter { step in
      hasHue(step.color) && Contrast.wcag(foreground: step.color, background: ground) >= least
        && (!isSideMeant || (step.color.luminance > ground.luminance) == isLight)
    }
    if let near = own.min(by: { distance($0.color) < distance($1.color) }) {
      return Fix("refer to {\(near.path)}", color: near.color.opaqueHex)
    }
    let change = isSideMeant ? nearText : ContrastSuggestion.nearest(to: text, on: ground, ratio: least)
    guard !isPaletteClosed, let near = change else { return Fix(changes() ?? Self.either) }
    let ratio = Contrast.figure(Contrast.wcag(foreground: near, background: ground))
    return Fix(
      "the nearest colour of its hue that has enough is \(near.opaqueHex), with \(ratio)", color: near.opaqueHex)
  }

  private static let either = "change one of the two"

  private func take(_ candidate: Candidate) -> String { "set the \(noun) in {\(candidate.path)}" }

  // MARK: Sides

  private var isLight: Bool { text.luminance > ground.luminance }

  /// Whether the two differ enough for one to be light and the other dark on purpose.
  private var isSideMeant: Bool { Contrast.wcag(text, ground) >= Self.leastMeant }

  private static let leastMeant = 1.6

  /// What is used on the ground already comes first, then what is read best.
  private func strength(_ candidate: Candidate) -> Double {
    Contrast.wcag(foreground: candidate.color, background: ground) + (candidate.isUsedHere ? 100 : 0)
  }

  /// Whether a colour may stand for the text's: a coloured text keeps its hue, and a grey one stays grey.
  private func hasHue(_ color: Color) -> Bool {
    let (own, other) = (text.converted(to: .oklch), color.converted(to: .oklch))
    let isGrey = (own.c2 ?? 0) < Self.leastChroma
    guard !isGrey else { return (other.c2 ?? 0) < Self.leastChroma }
    let turn = abs((own.c3 ?? 0) - (other.c3 ?? 0))
    return (other.c2 ?? 0) >= Self.leastChroma && min(turn, 360 - turn) <= Self.sameHue
  }

  /// Less is grey to the eye.
  private static let leastChroma = 0.05
  private static let sameHue = 25.0

  private func distance(_ color: Color) -> Double { abs(Self.lightness(color) - Self.lightness(text)) }

  // MARK: Changes of one colour

  /// The largest change of OKLCH lightness that leaves a colour what it is.
  private static let small = 0.2

  private struct Change {
    let color: Color
    let size: Double
    let isDarker: Bool

    func clause(_ noun: String) -> String { "\(isDarker ? "darken" : "lighten") the \(noun) to \(color.opaqueHex)" }
  }

  private func change(_ color: Color, to other: Color?) -> Change? {
    guard !isPaletteClosed, let other else { return nil }
    let step = Self.lightness(other) - Self.lightness(color)
    return Change(color: other, size: abs(step), isDarker: step < 0)
  }

  private var nearText: Color? {
    ContrastSuggestion.nearest(to: text, on: ground, ratio: least, toward: isLight ? .lighter : .darker)
  }

  private var nearGround: Color? {
    ContrastSuggestion.nearest(to: ground, on: text, ratio: least, toward: isLight ? .darker : .lighter)
  }

  /// The changes there are, each large.
  private func changes() -> String? {
    guard isSideMeant else {
      let near = ContrastSuggestion.nearest(to: text, on: ground, ratio: least)
      return change(text, to: near).map { $0.clause(noun) }
    }
    let clauses = [
      change(text, to: nearText)?.clause(noun), change(ground, to: nearGround)?.clause("background"),
    ].compactMap(\.self)
    if !clauses.isEmpty { return clauses.joined(separator: ", or ") }
    let near = ContrastSuggestion.nearest(to: text, on: ground, ratio: least)
    return change(text, to: near)?.clause(noun)
  }

  private static func lightness(_ color: Color) -> Double { color.converted(to: .oklch).c1 ?? 0 }
}
