package import Colorimetry
import Extraction
import Plates
package import TokenValues
package import Tokens

/// One change with its size, its judgement and everything that follows from it.
package struct Change: Sendable {
  package let key: ChangeKey
  package let kind: ChangeKind
  /// Further classes that apply to it: a token whose value changed may be deprecated too.
  package let also: [ChangeKind]
  /// The system's slug; empty for a guide that is one system.
  package let system: String
  /// What changed: a token's path, a page's path, a setting's name, a finding's place; as it is now, if it is still there.
  package let subject: String
  /// What it was called before, if that is another name.
  package let formerly: String?
  /// The heading that a change of a page is under; nil above the first.
  package let heading: String?
  /// In one line; nil where there was nothing.
  package let before: String?
  /// In one line; nil where there is nothing any more.
  package let after: String?
  /// The values of a token by theme; empty for anything else.
  package let values: [ThemedChange]
  /// How far it goes: `ΔE 12.3, strong`, `+12.5 %`.
  package let size: String?
  package let judgement: Judgement
  /// How sure it is that a moved or renamed item is the same one, 0 … 1.
  package let confidence: Double?
  package let radius: Radius

  package init(
    _ kind: ChangeKind, also: [ChangeKind] = [], in system: String, _ subject: String, formerly: String? = nil,
    heading: String? = nil, before: String? = nil, after: String? = nil, values: [ThemedChange] = [],
    size: String? = nil, _ judgement: Judgement, confidence: Double? = nil, radius: Radius = Radius()
  ) {
    self.kind = kind
    self.also = also
    self.system = system
    self.subject = subject
    self.formerly = formerly
    self.heading = heading
    self.before = before
    self.after = after
    self.values = values
    self.size = size
    self.judgement = judgement
    self.confidence = confidence
    self.radius = radius
    key = ChangeKey(
      of: [kind.rawValue] + also.map(\.rawValue) + [system, formerly ?? "", subject, heading ?? ""]
        + [before.map { "-" + $0 } ?? "", after.map { "+" + $0 } ?? ""]
        + values.flatMap(\.parts) + radius.members.flatMap(\.parts))
  }

  package var severity: ChangeSeverity { judgement.severity }

  /// Its classes in words, with the name of the block that changed: `preview block changed`, `value changed, deprecated`.
  package var words: String {
    let words = ([kind] + also).map(\.words).joined(separator: ", ")
    guard [.blockAdded, .blockRemoved, .blockChanged].contains(kind), let text = after ?? before else { return words }
    let name = text.drop { $0 == "`" }.prefix { !$0.isWhitespace }
    return name.isEmpty ? words : "\(name) \(words)"
  }

  /// Its key and those of its consequences.
  package var keys: [ChangeKey] {
    [key] + radius.tokens.map { $0.key(in: self) } + radius.contrasts.map { $0.key(in: self) }
      + radius.findings.map(\.key)
  }
}

/// The value of a token before and after, in the themes that share both.
package struct ThemedChange: Sendable {
  /// The names of the themes; empty if all of them share it.
  package let themes: [String]
  /// The choices that tell these themes from the others: `dark` for `dark, roomy` and `dark, compact`; nil if all share
  /// it.
  package let label: String?
  package let before: TokenValue?
  package let after: TokenValue?
  package let beforeText: String?
  package let afterText: String?
  /// The background that it is drawn on: the system's, or else the one that shows more of it.
  package let ground: Color
  package let difference: ValueDifference?

  /// `#10b981 → #34d399`, `dark #10b981 → #34d399`. A long list of themes is clipped, and a value is not.
  var words: String {
    let place = label.map { ChangeWords.clipped($0, 60) + " " } ?? ""
    return "\(place)\(beforeText ?? "nothing") → \(afterText ?? "nothing")"
  }

  /// Everything that it was and is, for the key of a change: text shows less than a value holds.
  var parts: [String] {
    [themes.joined(separator: ","), beforeText ?? "", afterText ?? ""]
      + [before, after].map { $0?.digest ?? "" }
  }
}

extension TokenValue {
  /// All of a value, where `TokenText` leaves out what readers need not see.
  var digest: String {
    guard let text = StandardText.line(of: self) else {
      if case .typography(let type) = self { return "\(TokenText.short(self)), \(type.fontFamily)" }
      return TokenText.short(self)
    }
    return text
  }
}

/// Everything that a change of a token touches.
package struct Radius: Sendable {
  /// The tokens of a group that is told as one change.
  package var members: [MovedToken] = []
  /// The tokens whose resolved values move with it.
  package var tokens: [MovedToken] = []
  /// The pairs of text and surface whose WCAG level is another.
  package var contrasts: [ContrastCrossing] = []
  package var uses: [PageUse] = []
  package var prose: [StaleSentence] = []
  /// The findings of one rule, where they are told as one change.
  package var findings: [Change] = []

  package init() {}

  package var isEmpty: Bool {
    members.isEmpty && tokens.isEmpty && contrasts.isEmpty && uses.isEmpty && prose.isEmpty && findings.isEmpty
  }
}

/// A token that moves because one it refers to has changed, or that changed with its whole group.
package struct MovedToken: Sendable {
  package let path: TokenPath
  /// What it was called, if it moved with its group.
  package let formerly: TokenPath?
  package let values: [ThemedChange]

  init(path: TokenPath, formerly: TokenPath? = nil, values: [ThemedChange]) {
    self.path = path
    self.formerly = formerly
    self.values = values
  }

  /// `#10b981 → #34d399`, `dark #10b981 → #34d399`.
  package var words: String {
    values.isEmpty ? "nothing → nothing" : values.map(\.words).joined(separator: "; ")
  }

  /// Of a token that changed with its group: `was color.brand.primary`, `light #ffffff; dark #000000`.
  package var summary: String {
    if let formerly { return "was \(formerly)" }
    return values.map { value in
      let text = value.beforeText ?? value.afterText ?? ""
      return value.label.map { "\($0) \(text)" } ?? text
    }.joined(separator: "; ")
  }

  /// Everything that it was and is, for the key of a change.
  fileprivate var parts: [String] { [path.description, formerly?.description ?? ""] + values.flatMap(\.parts) }

  package func key(in change: Change) -> ChangeKey {
    ChangeKey(of: [change.key.description] + parts)
  }
}

/// A text on a surface whose contrast reaches another WCAG level.
package struct ContrastCrossing: Sendable {
  package let text: TokenPath
  package let surface: TokenPath
  /// The choices that tell the themes in which it does so from the others; empty if it does in all of them.
  package var theme: String
  package let before: Double
  package let after: Double
  /// As they are drawn: composited, opaque.
  package let beforeColors: (text: Color, surface: Color)
  package let afterColors: (text: Color, surface: Color)

  package var levels: (before: WCAGLevel, after: WCAGLevel) { (Contrast.level(before), Contrast.level(after)) }

  package var isLoss: Bool { after < before }

  package func key(in change: Change) -> ChangeKey {
    ChangeKey(of: [
      change.key.description, text.description, surface.description, theme, Contrast.rounded(before),
      Contrast.rounded(after),
    ])
  }

  /// `color.text.muted on color.surface.card, dark: 4.61 AA → 4.20 AA large`.
  package var sentence: String {
    let place = theme.isEmpty || theme == "default" ? "" : ", \(theme)"
    return "\(text) on \(surface)\(place): \(Contrast.rounded(before)) \(levels.before.label) → "
      + "\(Contrast.rounded(after)) \(levels.after.label)"
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
  package let line: Int
  package let sentence: String
  /// The value, as the sentence writes it.
  package let value: String
}
