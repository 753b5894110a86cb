package import Colorimetry
package import Differences
import Files
package import Tokens

/// Everything that a change of a token touches.
package struct Radius: Sendable {
  /// The changes of tokens that are told as one, in order.
  package var members: [Change] = []
  /// The tokens whose resolved values move with it.
  package var tokens: [MovedToken] = []
  /// The pairs of text and surface whose contrast is another.
  package var contrasts: [MovedContrast] = []
  package var uses: [PageUse] = []
  package var prose: [StaleSentence] = []
  /// Those of the sentences of which no finding says the same.
  package var untoldProse: [StaleSentence] {
    let told = Dictionary(grouping: findings) { RelativePath.name(of: $0.subject) }
    return prose.filter { !(told[RelativePath.name(of: $0.page)] ?? []).contains(where: $0.isTold) }
  }
  /// The texts that state its new value now, of which nothing else is another.
  package var restated: [Change] = []
  /// The findings that came and went with a token's change, or those of one rule that are told as one change.
  package var findings: [Change] = []

  package init(members: [Change] = [], tokens: [MovedToken] = [], findings: [Change] = []) {
    (self.members, self.tokens, self.findings) = (members, tokens, findings)
  }

  /// The pairs that reach another WCAG level; what moves within one asks for no decision.
  package var crossings: [MovedContrast] { contrasts.filter(\.isCrossing) }
  package var shifts: [MovedContrast] { contrasts.filter { !$0.isCrossing } }

  package var isEmpty: Bool {
    members.isEmpty && tokens.isEmpty && contrasts.isEmpty && uses.isEmpty && prose.isEmpty && findings.isEmpty
      && restated.isEmpty
  }
}

/// A token that moves because one it refers to has changed.
package struct MovedToken: Sendable {
  package let path: TokenPath
  package let values: [ThemedChange]
  /// Whether it changed by itself too, which is a change of its own.
  package let isCause: Bool

  init(path: TokenPath, values: [ThemedChange], isCause: Bool = false) {
    self.path = path
    self.values = values
    self.isCause = isCause
  }

  /// `#10b981 → #34d399`, `dark #10b981 → #34d399`.
  package var words: String {
    (values.isEmpty
      ? "nothing → nothing" : values.map { $0.isToldByItsParts ? $0.told : $0.words }.joined(separator: "; "))
      + (isCause ? ", changed by itself too" : "")
  }

  /// Everything that it was and is, for the key of a change.
  private var parts: [String] { [path.description, ""] + ThemedChange.parts(of: values) }

  package func key(in change: Change) -> ChangeKey { ChangeKey(of: [change.key.description] + parts) }
}

/// A text on a surface that has another contrast.
package struct MovedContrast: Sendable {
  package let text: TokenPath
  package let surface: TokenPath
  /// The choices that tell the themes in which it is so from the others; empty if it is in all of them.
  package var theme: String
  /// What shows through a translucent surface; nil where nobody has to be told.
  let base: String?
  package let before: Double
  package let after: Double
  /// As they are drawn: composited, opaque.
  package let beforeColors: (text: Color, surface: Color)
  package let afterColors: (text: Color, surface: Color)

  package var levels: (before: WCAGLevel, after: WCAGLevel) { (Contrast.level(before), Contrast.level(after)) }

  package var isLoss: Bool { after < before }

  package func key(in change: Change) -> ChangeKey {
    ChangeKey(of: [
      change.key.description, text.description, surface.description, theme, Contrast.figure(before),
      Contrast.figure(after),
    ])
  }

  /// `color.text.muted on color.surface.card, dark: 4.61 AA → 4.20 AA large`.
  package var sentence: String {
    let place = theme.isEmpty || theme == "default" ? "" : ", \(theme)"
    let over = base.map { " over \($0)" } ?? ""
    return "\(text) on \(surface)\(over)\(place): \(Contrast.figure(before)) \(levels.before.label) → "
      + "\(Contrast.figure(after)) \(levels.after.label)"
  }
}

/// A page that shows a token.
package struct PageUse: Sendable {
  /// The path of the page's source.
  package let page: String
  package let title: String
  /// The names of its blocks that name the token, and `stylesheet`; in the order of the page.
  package let blocks: [String]
}

/// A sentence that still states the value a token had.
package struct StaleSentence: Sendable {
  /// As someone who runs the program would write it.
  package let page: String
  /// The lines of the text that the sentence is in.
  let lines: ClosedRange<Int>
  package let sentence: String
  /// The value, as the sentence writes it.
  package let value: String

  package var line: Int { lines.lowerBound }

  /// Whether a finding says the same.
  func isTold(by finding: Change) -> Bool {
    guard finding.kind == .findingIntroduced, let line = finding.line, let message = finding.after else { return false }
    return lines.contains(line) && page.hasSuffix(finding.subject) && message.contains(value)
  }
}
