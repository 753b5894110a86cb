import Colorimetry
import Diagnostics
import Files
import Guide
import Printing
import Statements
import TokenValues
import Tokens

/// Reports colours with too little contrast on their surfaces, each pair once.
struct LowPairs {
  let system: DesignSystem
  /// The contrast that is asked for: the system's own floor, or that of WCAG.
  let least: Double
  private let kind: Kind
  /// Whether the floor is the system's.
  private let isOwn: Bool
  private var reported: Set<String> = []

  enum Kind: String { case text, graphics }

  init(in system: DesignSystem, of kind: Kind) {
    self.system = system
    self.kind = kind
    let floors = system.settings.requirements
    let own = (kind == .text ? floors.text : floors.graphics)?.value
    isOwn = own != nil
    least = own ?? (kind == .text ? Contrast.leastOfText : Contrast.leastOfGraphics)
  }

  /// - Parameters:
  ///   - surface: opaque.
  ///   - others: what the message says of further surfaces.
  ///   - confidence: how sure it is that the one is read on the other.
  ///   - count: on how many surfaces the contrast is too low. Themes that differ in other tokens only would say the same
  ///     again.
  mutating func report(
    _ text: SeenColor, on surface: SeenColor, in theme: Theme, others: Message = "", count: Int = 1,
    related: [Diagnostic.Related] = [], by confidence: Confidence = .sure, into diagnostics: inout Diagnostics
  ) {
    let (path, ground) = (text.token.path, surface.token.path)
    let ratio = Contrast.wcag(foreground: text.color, background: surface.color)
    let figure = Contrast.figure(ratio)
    guard reported.insert("\(path) \(ground) \(figure) \(count)").inserted else { return }
    let place = system.themes.place(of: [path, ground], in: theme)
    // One file sets what it has for one choice.
    let files = [text.token.span.file, surface.token.span.file]
    let together = system.themes.basis.basis(of: files[0], with: files[1])
    let basis = files[0] === files[1] ? .given : system.themes.basis(of: [path, ground], in: theme)
    // WCAG asks less of large text; a system that sets its own floor has to say so itself.
    let isLarge = kind == .text && !isOwn ? ", or 3:1 where it is large" : ""
    let palette = system.settings.requirements.paletteOnly ? Self.palette(of: theme) : nil
    let advice = ContrastAdvice(
      text: text.color, on: surface.color, least: least, noun: kind == .text ? "text" : "graphic", palette: palette)
    // What misses the floor by no more than figures round by is not seen.
    let isClose = !isOwn && ratio > least - Self.rounding
    diagnostics.report(
      LowContrast.rule, by: isClose ? .likely : confidence, on: together.isGiven ? basis : together,
      "\(path) has a contrast of \(figure) on \(ground)\(place)\(others)", at: text.token.valueSpan,
      why: "\(kind.rawValue) \(kind == .text ? "needs" : "need") \(least.trimmed(2)):1\(isLarge)",
      fix: advice.fix(ofToken: palette == nil ? Self.ramp(beside: text.token, theme) : []),
      related: related)
  }

  private static let rounding = 0.05

  /// The colours beside the one that a token refers to: other steps of its ramp.
  private static func ramp(beside token: Token, _ theme: Theme) -> [ContrastAdvice.Candidate] {
    guard let ramp = token.aliases.first?.parent, ramp != token.path.parent else { return [] }
    return palette(of: theme) { $0.parent == ramp }
  }

  /// The opaque colours of a theme that refer to no other.
  static func palette(
    of theme: Theme, where isTaken: (TokenPath) -> Bool = { _ in true }
  ) -> [ContrastAdvice.Candidate] {
    theme.tokens.tokens.compactMap { step in
      guard isTaken(step.path), step.aliases.isEmpty, !step.isNotGiven, case .color(let color) = step.value,
        color.opacity == 1
      else { return nil }
      return ContrastAdvice.Candidate(path: step.path, color: color)
    }
  }
}
