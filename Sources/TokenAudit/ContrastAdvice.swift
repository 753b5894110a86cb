import Colorimetry
import Diagnostics
import Printing
import Statements
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
  /// The colours of the palette, of a system that allows no other.
  private let palette: [Candidate]?

  /// - Parameters:
  ///   - ground: opaque.
  ///   - palette: nil if any colour may be taken.
  init(text: Color, on ground: Color, least: Double, noun: String = "text", palette: [Candidate]?) {
    self.palette = palette
    self.text = text.opacity < 1 ? text.composited(over: ground).inCapitals(text.isInCapitals) : text
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

  /// What to do. A colour that is worked out is written as the one in whose place it stands.
  ///
  /// - Parameter candidates: colours that text has elsewhere in the system.
  func fix(ofText candidates: [Candidate]) -> Fix {
    let passing = candidates.filter(passes)
    guard isSideMeant else {
      return passing.max { strength($0) < strength($1) }.map(take) ?? changes() ?? ofPalette
    }
    let own = passing.filter { isOnItsSide($0) && hasHue($0.color) }
    if let near = nearest(of: own) { return take(near) }
    if let change = change(text, to: nearText), change.size <= Self.small { return change.fix }
    let other = passing.max { strength($0) < strength($1) }.map(take)
    if let change = change(ground, to: nearGround, isGround: true), change.size <= Self.small {
      return other.map { Self.either(change.fix, $0) } ?? change.fix
    }
    return other ?? changes() ?? ofPalette
  }

  /// The same for a token by itself, which another colour of the same hue may replace.
  ///
  /// - Parameter ramp: the colours beside the one that it refers to.
  func fix(ofToken ramp: [Candidate]) -> Fix {
    let own = (palette ?? ramp).filter { hasHue($0.color) && passes($0) && (!isSideMeant || isOnItsSide($0)) }
    if let near = nearest(of: own) { return Fix("refer to {\(near.path)}", colors: [Self.advised(near.color)]) }
    let change = isSideMeant ? nearText : ContrastSuggestion.nearest(to: text, on: ground, ratio: least)
    guard palette == nil, let near = change?.inCapitals(text.isInCapitals) else { return changes() ?? ofPalette }
    let ratio = Contrast.figure(Contrast.wcag(foreground: near, background: ground))
    return Fix(
      "the nearest colour of its hue that has enough is \(near.writtenOpaqueHex), with \(ratio)",
      colors: [Self.advised(near)])
  }

  private func take(_ candidate: Candidate) -> Fix {
    Fix("set the \(noun) in {\(candidate.path)}", colors: [Self.advised(candidate.color)])
  }

  private static func advised(_ color: Color) -> AdvisedColor { AdvisedColor(hex: color.writtenOpaqueHex) }

  private static func either(_ one: Fix, _ other: Fix) -> Fix {
    Fix("\(one.sentence), or \(other.sentence)", colors: one.colors + other.colors)
  }

  // MARK: A closed palette

  /// The colours of the palette that have enough, or by how much all of them miss it.
  private var ofPalette: Fix {
    guard let palette, let best = palette.max(by: { ratio($0) < ratio($1) }) else {
      return Fix("no \(noun) has \(least.trimmed(2)):1 on this background, so choose another background")
    }
    var seen: Set<String> = []
    let passing = palette.filter { passes($0) && seen.insert($0.color.opaqueHex).inserted }
      .sorted { distance($0.color) < distance($1.color) }
    guard let near = passing.first else {
      return Fix(
        "no colour of the palette has enough on this background; {\(best.path)} comes nearest, with "
          + Contrast.figure(ratio(best)))
    }
    return Fix(
      "of the palette, \(Sentence.list(passing.map { "{\($0.path)}" })) \(passing.count == 1 ? "has" : "have") enough",
      colors: [Self.advised(near.color)])
  }

  private func ratio(_ candidate: Candidate) -> Double {
    Contrast.wcag(foreground: candidate.color, background: ground)
  }

  private func passes(_ candidate: Candidate) -> Bool { ratio(candidate) >= least }

  // MARK: Sides

  private var isLight: Bool { text.luminance > ground.luminance }

  private func isOnItsSide(_ candidate: Candidate) -> Bool { (candidate.color.luminance > ground.luminance) == isLight }

  /// Whether the two differ enough for one to be light and the other dark on purpose.
  private var isSideMeant: Bool { Contrast.wcag(text, ground) >= Self.leastMeant }

  private static let leastMeant = 1.6

  /// What is used on the ground already comes first, then what is read best.
  private func strength(_ candidate: Candidate) -> Double {
    ratio(candidate) + (candidate.isUsedHere ? 100 : 0)
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

  private func nearest(of candidates: [Candidate]) -> Candidate? {
    candidates.min { distance($0.color) < distance($1.color) }
  }

  private func distance(_ color: Color) -> Double { abs(Self.lightness(color) - Self.lightness(text)) }

  // MARK: Changes of one colour

  /// The largest change of OKLCH lightness that leaves a colour what it is.
  private static let small = 0.2

  private struct Change {
    let noun: String
    let color: Color
    let isGround: Bool
    let size: Double
    let isDarker: Bool

    var fix: Fix {
      Fix(
        "\(isDarker ? "darken" : "lighten") the \(noun) to \(color.writtenOpaqueHex)",
        colors: [AdvisedColor(hex: color.writtenOpaqueHex, isGround: isGround)])
    }
  }

  private func change(_ color: Color, to other: Color?, isGround: Bool = false) -> Change? {
    guard palette == nil, let other else { return nil }
    let step = Self.lightness(other) - Self.lightness(color)
    return Change(
      noun: isGround ? "background" : noun, color: other.inCapitals(color.isInCapitals), isGround: isGround,
      size: abs(step), isDarker: step < 0)
  }

  private var nearText: Color? {
    ContrastSuggestion.nearest(to: text, on: ground, ratio: least, toward: isLight ? .lighter : .darker)
  }

  private var nearGround: Color? {
    ContrastSuggestion.nearest(to: ground, on: text, ratio: least, toward: isLight ? .darker : .lighter)
  }

  /// The changes there are, each large.
  private func changes() -> Fix? {
    let one = isSideMeant ? change(text, to: nearText)?.fix : nil
    let other = isSideMeant ? change(ground, to: nearGround, isGround: true)?.fix : nil
    if let one, let other { return Self.either(one, other) }
    return one ?? other ?? change(text, to: ContrastSuggestion.nearest(to: text, on: ground, ratio: least))?.fix
  }

  private static func lightness(_ color: Color) -> Double { color.converted(to: .oklch).c1 ?? 0 }
}
