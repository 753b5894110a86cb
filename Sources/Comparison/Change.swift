package import Colorimetry
package import Differences
import Extraction
package import Files
import Plates
import Printing
package import TokenValues

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
  /// The values of a token that has another name and the same values, by theme.
  package let kept: [ThemedChange]
  /// How far it goes: `ΔE 12.3, strong`, `+12.5 %`.
  package let size: String?
  package private(set) var judgement: Judgement
  /// Where a token with another value pointed and points; nil unless that is elsewhere.
  package let references: References?
  /// How sure it is that a moved or renamed item is the same one, 0 … 1.
  package let confidence: Double?
  package private(set) var radius: Radius
  /// What a token that changed otherwise too said of itself and says; nil for any other.
  package var remarks: (before: String?, after: String?)?
  /// The line of a finding in its file, from 1; nil for anything else.
  package var line: Int?
  /// The colours that a text states otherwise.
  package var colors: [ThemedChange] = []
  /// The custom properties of a stylesheet that differ, in order.
  package var properties: [Property] = []
  /// Whether it is a file in a notation that is not read, so that nobody can tell what follows from it.
  package var isUnjudged = false
  /// What a picture that pages show looked like; nil for anything else.
  package var pictures: Pictures?
  /// What of a table came or went; nil for anything else.
  package var part: Part?
  /// The themes in which a finding that is gone in others still is.
  package var stillIn: [String] = []

  package enum Part: Sendable {
    case rows(Int)
    case column
    /// A whole table, with the words that lead it in.
    case table
  }

  package struct Property: Sendable {
    /// With its theme or its rule: `dark --accent`.
    package let name: String
    /// As it is written; nil where there is none.
    package let before: String?
    package let after: String?
    /// The same as colours; nil for anything else.
    package let color: ThemedChange?

    /// Whether it is one, and not a property of a rule that takes one.
    var isCustom: Bool { name.split(separator: " ").last?.hasPrefix("--") ?? false }
  }

  package struct Pictures: Sendable {
    package let before: Picture?
    package let after: Picture?
  }

  package struct References: Sendable {
    /// `{color.brand}`
    package let before: String
    package let after: String
    /// The choices of the themes in which it is so; nil if it is so in all of them.
    package let theme: String?

    /// `{color.brand} → {color.accent}`
    package var words: String { "\(theme.map { "\($0) " } ?? "")\(before) → \(after)" }
  }

  /// - Parameter keyed: what its key is made of in place of what is shown of both sides.
  package init(
    _ kind: ChangeKind, also: [ChangeKind] = [], in system: String, _ subject: String, formerly: String? = nil,
    heading: String? = nil, before: String? = nil, after: String? = nil, values: [ThemedChange] = [],
    kept: [ThemedChange] = [], references: References? = nil, size: String? = nil,
    keyed: (before: String?, after: String?)? = nil,
    _ judgement: Judgement, confidence: Double? = nil, radius: Radius = Radius()
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
    self.kept = kept
    self.size = size
    self.judgement = judgement
    self.references = references
    self.confidence = confidence
    self.radius = radius
    key = Self.key(
      kind, also, references != nil, [system, formerly ?? "", subject, heading ?? ""], keyed ?? (before, after), values,
      radius.members)
  }

  /// What a decision is made on: what was and what is there, and neither the words in which it is told nor, of a text, what
  /// kind of text it is taken for.
  private static func key(
    _ kind: ChangeKind, _ also: [ChangeKind], _ isRepointed: Bool, _ place: [String],
    _ sides: (before: String?, after: String?), _ values: [ThemedChange], _ members: [Change]
  ) -> ChangeKey {
    if !members.isEmpty {
      return ChangeKey(of: [kind.rawValue, place[0]] + members.map { $0.memberParts.joined(separator: "\n") }.sorted())
    }
    // Where a value points is known by the value itself.
    let told = kind.isOfText ? [] : isRepointed ? also.filter { $0 != .repointed } : also
    // What a value is shown as is for readers.
    let (old, new) = kind == .valueChanged && !values.isEmpty ? (nil, nil) : sides
    return ChangeKey(
      of: [kind.isOfText ? "text" : kind.rawValue] + told.map(\.rawValue) + place
        + [old.map { "-" + $0 } ?? "", new.map { "+" + $0 } ?? ""] + ThemedChange.parts(of: values))
  }

  package var severity: ChangeSeverity { judgement.severity }

  /// Its classes in words, with the name of the block that changed: `preview block changed`, `value changed, deprecated`.
  package var words: String {
    if pictures?.before != nil || pictures?.after != nil { return kind.words.replacing("file", with: "picture") }
    if isOfAxis { return kind == .themeAdded ? "added" : "removed" }
    // Its name may be that of its file, or its first heading.
    if kind == .propertyChanged, heading == "title" { return "changed" }
    if let words = wordsOfValues { return words }
    if kind == .tokenRenamed, let formerly, before == formerly, !radius.members.isEmpty { return "split by themes" }
    let words = ([kind] + also).map { kind in
      kind == .repointed && (references != nil || self.kind == .valueChanged) ? "points elsewhere" : kind.words
    }.joined(separator: ", ")
    // Some of a group, where a whole one is written `group.*`.
    if [.tokenAdded, .tokenRemoved, .tokenRenamed].contains(kind), !radius.members.isEmpty,
      (after ?? before)?.contains("*") == false
    {
      return "\(radius.members.count.counted("token")) \(words)"
    }
    if kind == .customPropertiesChanged, !properties.isEmpty, !properties.contains(where: \.isCustom) {
      return "declarations changed"
    }
    if isRetuned { return "\(radius.members.count.counted("value")) changed" + words.dropFirst(kind.words.count) }
    guard [.blockAdded, .blockRemoved, .blockChanged].contains(kind), isOfFence, let text = after ?? before else {
      return words
    }
    let name = text.drop { $0 == "`" }.prefix { !$0.isWhitespace }
    return name.isEmpty ? words : "\(name) \(words)"
  }

  /// The same for a part of a table, and a text with values in it, that came or went; nil for anything else.
  private var wordsOfValues: String? {
    if let part, kind == .textAdded || kind == .textRemoved {
      let fate = kind == .textAdded ? "added" : "removed"
      switch (part, also.contains(.figuresChanged)) {
      case (.column, let hasValues): return "column \(fate)" + (hasValues ? " with values" : "")
      case (.table, let hasValues): return "table \(fate)" + (hasValues ? " with values" : "")
      case (.rows(let count), false): return "\(count == 1 ? "row" : "\(count) rows") \(fate)"
      case (.rows, true): break
      }
    }
    guard also.contains(.figuresChanged), kind.reversed != kind else { return nil }
    if also == [.figuresChanged], kind == .textAdded || kind == .textRemoved {
      return kind == .textAdded ? "values added" : "values removed"
    }
    return ([kind] + also.filter { $0 != .figuresChanged }).map(\.words).joined(separator: ", ") + " with values"
  }

  /// Whether it is an axis of themes that came or went, and not a theme on one.
  var isOfAxis: Bool { (kind == .themeAdded || kind == .themeRemoved) && subject.hasPrefix(ThemeComparison.axis) }

  /// What the key of a group says of this change as one of its members. The key of a value that only moved with its group
  /// tells where it was, that of any other all that it was and is.
  private var memberParts: [String] {
    let isWhole = [.tokenAdded, .tokenRemoved, .tokenMoved].contains(kind)
    return isWhole ? [subject, formerly ?? ""] + ThemedChange.parts(of: values) : [key.description]
  }

  /// Of a token that changed with others: `was color.brand.primary`, `light #ffffff; dark #000000`, `16px → 1rem`.
  package var summary: String {
    if let formerly {
      let others = also.contains(.valueChanged) ? values.map { "; \($0.told)" } : []
      return "was \(formerly)" + (also.contains(.described) ? ", described anew" : "") + others.joined()
    }
    let isWhole = kind == .tokenAdded || kind == .tokenRemoved
    guard isWhole else { return ChangeWords.values(of: self) ?? words }
    return values.map { value in
      let text = value.beforeText ?? value.afterText ?? ""
      return value.label.map { "\($0) \(text)" } ?? text
    }.joined(separator: "; ")
  }

  /// What its members are.
  package var memberNoun: String { kind.area == .token ? "token" : "place" }

  /// What a member is called: a token by its path, a text by its heading, with its page where there are several.
  package func name(of member: Change) -> String {
    let heading = member.kind.area == .token ? nil : member.heading
    return heading.map { member.subject == subject ? $0 : "\(member.subject) › \($0)" } ?? member.subject
  }

  /// Its key and those of its consequences that ask for a decision; a group's members have keys of their own.
  package var keys: [ChangeKey] {
    [key] + radius.tokens.filter { !$0.isCause }.map { $0.key(in: self) } + radius.crossings.map { $0.key(in: self) }
      + radius.findings.filter(isDecided).map(\.key) + radius.restated.map(\.key)
  }

  /// One key for it with all its consequences, as they are now: with another consequence it is another key.
  package var wholeKey: ChangeKey {
    let keys = keys
    return keys.count == 1 ? key : ChangeKey(of: ["whole"] + keys.map(\.description))
  }

  /// Whether it is a ramp or a scale of which several tokens have values of their own.
  package var isRetuned: Bool { kind == .valueChanged && before == nil && after == nil && !radius.members.isEmpty }

  /// Whether both sides are texts that are compared word by word, and not names or addresses.
  package var isComparedByWords: Bool {
    let named: Set<ChangeKind> = [
      .pageMoved, .componentRenamed, .assetAdded, .assetRemoved, .assetChanged,
    ]
    return kind.isOfPage && !named.contains(kind)
  }

  /// Whether it is one of a fenced block, whose lines are kept.
  package var isOfFence: Bool { (after ?? before)?.hasPrefix("```") ?? false }

  /// Whether a finding of it asks for a decision: of one that came or went with a token's change, not if it is quiet.
  package func isDecided(_ finding: Change) -> Bool { kind.area == .finding || finding.severity > .quiet }

  /// Of a finding, what came or went with it.
  package var sentence: String { after ?? before ?? "" }

  /// The same with the texts that say its new value.
  func restated(in texts: [Change]) -> Change {
    var restated = self
    restated.radius.restated += texts
    return restated
  }

  /// The same with the findings that came and went with it, those of one sentence together; the gravest severity is its own.
  func joined(by findings: [Change]) -> Change {
    var joined = self
    let alike = Dictionary(grouping: findings, by: \.sentence)
    joined.radius.findings += findings.uniqued(by: \.sentence).flatMap { alike[$0.sentence] ?? [] }
    // What nobody uses yet breaks nobody, whatever is wrong with it.
    let gravest: (ChangeSeverity, VersionStep)? = kind == .tokenAdded ? (.visible, .minor) : nil
    for finding in findings {
      let own = joined.judgement
      var other = finding.judgement
      if let gravest, other.severity > gravest.0 { other = Judgement(gravest.0, gravest.1, other.reason) }
      joined.judgement = Judgement(
        max(own.severity, other.severity), max(own.step, other.step),
        other.severity > own.severity ? "\(other.reason): \(finding.after ?? finding.subject)" : own.reason)
    }
    return joined
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
  /// What the key of the change says of the themes: one part for each ground that the value is on.
  var keyParts: [KeyPart] = []

  /// How a gradient ran and runs; nil for anything else.
  package var runs = Runs()

  package struct Runs: Hashable, Sendable {
    package var before: GradientRun?
    package var after: GradientRun?

    var both: (before: GradientRun, after: GradientRun)? { before.flatMap { old in after.map { (old, $0) } } }

    /// The text of a value, with how it runs: `135°, #03b2e2 0 %, #05e0a6 100 %`.
    func told(_ text: String?, _ side: KeyPath<Runs, GradientRun?>) -> String? {
      text.map { text in self[keyPath: side].map { "\($0.words), \(text)" } ?? text }
    }
  }

  struct KeyPart {
    /// Its place among all parts.
    let place: Int
    let themes: [String]
  }

  /// `#10b981 → #34d399`, `dark #10b981 → #34d399`. A long list of themes is clipped, and a value is not.
  var words: String {
    let place = label.map { ChangeWords.clipped($0, 60) + " " } ?? ""
    return "\(place)\(sides.before ?? "nothing") → \(sides.after ?? "nothing")"
  }

  /// Whether what is said of the difference gives both values: `16 → 18 px (+12.5 %)`.
  package var isToldByItsDifference: Bool {
    guard let difference, !difference.parts.isEmpty, let after else { return false }
    switch after {
    case .dimension, .number, .duration, .fontFamily, .fontWeight, .strokeStyle, .typography, .haptic, .shadow, .border:
      return difference.parts.allSatisfy { $0.text.contains(" → ") && !$0.text.hasPrefix("ΔE") }
    case .color, .cubicBezier, .transition, .gradient, .spring: return false
    }
  }

  /// Whether what is said of the parts of a whole says more than both wholes: `weight 700 → 600`.
  var isToldByItsParts: Bool {
    switch after {
    case .typography, .shadow, .border: isToldByItsDifference
    case .color, .dimension, .number, .duration, .fontFamily, .fontWeight, .strokeStyle, .haptic, .cubicBezier,
      .transition, .gradient, .spring, nil:
      false
    }
  }

  /// Both values and how far they are apart, each once: `#10b981 → #34d399  ΔE 12.3, strong`, `16 → 18 px (+12.5 %)`.
  package var told: String {
    guard let difference, !difference.text.isEmpty else { return words }
    let place = label.map { ChangeWords.clipped($0, 60) + " " } ?? ""
    return isToldByItsDifference ? place + difference.text : "\(words)  \(difference.text)"
  }

  /// The width of the window in which lengths that CSS works out are drawn.
  package static let window = 1280.0

  /// The same with the lengths that it works out in that window; itself for anything else.
  package var inWindow: ThemedChange {
    guard let difference, before == nil || after == nil, let beforeText, let afterText,
      let old = before?.dimension?.pixels ?? FluidLength.pixels(beforeText, inWindowOf: Self.window),
      let new = after?.dimension?.pixels ?? FluidLength.pixels(afterText, inWindowOf: Self.window)
    else { return self }
    return ThemedChange(
      themes: themes, label: label, before: .dimension(Dimension(old, .px)), after: .dimension(Dimension(new, .px)),
      beforeText: beforeText, afterText: afterText, ground: ground, difference: difference)
  }

  /// A value that one side alone has, with its name: `Primary #c62828`.
  package var named: String { [label, beforeText ?? afterText].compactMap(\.self).joined(separator: " ") }

  /// What was and is there, with the types where these differ: `number 1.5` and `dimension 1.5px`.
  package var sides: (before: String?, after: String?) { (typed(before, beforeText), typed(after, afterText)) }

  private func typed(_ value: TokenValue?, _ text: String?) -> String? {
    guard let before, let after, before.type != after.type, let value, let text else { return text }
    return "\(value.type.rawValue) \(text)"
  }

  /// Everything that they were and are, for the key of a change: text shows less than a value holds.
  static func parts(of values: [ThemedChange]) -> [String] {
    let parts = values.enumerated().flatMap { index, value in
      let own = value.keyParts.isEmpty ? [KeyPart(place: index, themes: value.themes)] : value.keyParts
      return own.map { (part: $0, value: value) }
    }
    // A text is what there is of a value that is not read.
    return parts.sorted { $0.part.place < $1.part.place }.flatMap { part, value in
      let before: String? = value.before?.digest ?? value.beforeText
      let after: String? = value.after?.digest ?? value.afterText
      let words: [String] = [value.runs.before, value.runs.after].compactMap { $0?.words }
      return [part.themes.joined(separator: ","), before ?? "", after ?? ""] + words
    }
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
