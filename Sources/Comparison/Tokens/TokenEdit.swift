import Differences
import Files
import Plates
import TokenValues
import Tokens

/// What was done to a token, in words that are the same for every token to which the same was done: another notation, another
/// reference with the same value, another template of a description.
///
/// A value that looks different is one of many only where the same parts of wholes went from the same to the same: one family
/// for another in six type styles.
struct TokenEdit: Hashable {
  private let kinds: [ChangeKind]
  private let judgement: Judgement
  private let steps: [[String]]

  /// Nil for what is told token by token.
  ///
  /// - Parameter part: what is another in the parts of its value.
  init?(_ change: Change, _ old: Token, _ new: Token, _ part: PartEdit?) {
    kinds = [change.kind] + change.also
    judgement = change.judgement
    let steps = kinds.map { Self.step($0, change, old, new, part) }
    guard steps.allSatisfy({ $0 != nil }) else { return nil }
    self.steps = steps.compactMap(\.self)
  }

  private static func step(
    _ kind: ChangeKind, _ change: Change, _ old: Token, _ new: Token, _ part: PartEdit?
  ) -> [String]? {
    switch kind {
    case .typeChanged: [old.type.rawValue, new.type.rawValue]
    case .valueChanged: units(change.values) ?? part?.sides
    case .rewritten, .repointed: notation(ValueText.text(old.valueSpan), ValueText.text(new.valueSpan))
    case .deprecated: [new.deprecation?.reason ?? ""]
    case .undeprecated: [old.deprecation?.reason ?? ""]
    case .described: remarks(old, new)
    case .tokenAdded, .tokenRemoved, .tokenMoved, .tokenRenamed, .systemAdded, .systemRemoved, .systemRenamed,
      .themeAdded, .themeRemoved, .themeRenamed, .settingChanged, .requirementAdded, .requirementRemoved,
      .requirementChanged, .templateAdded, .templateRemoved, .templateChanged, .unusedSourceChanged,
      .customPropertiesChanged, .componentAdded,
      .componentRemoved,
      .componentRenamed, .variantRemoved, .variantAdded, .stateRemoved, .stateAdded, .specChanged, .pageAdded,
      .pageRemoved, .pageMoved, .propertyChanged, .stylesheetChanged, .assetAdded, .assetRemoved, .assetChanged,
      .sectionAdded, .sectionRemoved, .headingAdded, .headingRemoved, .headingChanged, .blockAdded, .blockRemoved,
      .blockChanged, .ruleReversed, .ruleAdded, .ruleRemoved, .ruleChanged, .figuresChanged, .textAdded, .textRemoved,
      .textMoved,
      .textChanged, .markupChanged, .findingIntroduced, .findingFixed:
      nil
    }
  }

  // MARK: Values

  /// The units of a length that is the same in both: `16px` and `1rem`.
  private static func units(_ values: [ThemedChange]) -> [String]? {
    var units: [String] = []
    for value in values {
      guard let before = value.before?.dimension, let after = value.after?.dimension, before.pixels == after.pixels
      else { return nil }
      units += [before.unit.rawValue, after.unit.rawValue]
    }
    return units.isEmpty ? nil : Array(units.prefix(2)) + Set(units).sorted()
  }

  /// How two texts of a value are written. Of texts that differ in their references alone, the segments in which these do:
  /// `{a.b}` and `{a.b.value}` differ in `value`.
  private static func notation(_ old: String, _ new: String) -> [String] {
    let (before, after) = (ReferringText(old), ReferringText(new))
    guard !before.references.isEmpty, before.rest == after.rest, before.references.count == after.references.count
    else {
      return [notation(of: old), notation(of: new)]
    }
    return Set(zip(before.references, after.references).map { step($0, $1) }).sorted()
  }

  private static func step(_ old: [Substring], _ new: [Substring]) -> String {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (before, after) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    return [before.dropLast(end), after.dropLast(end)].map { "{\($0.joined(separator: "."))}" }.joined(separator: " ")
  }

  /// A text without its figures: `#`, `rgb()`, `px`, `object`.
  private static func notation(of text: String) -> String {
    if ReferringText(text).rest == "{}" { return "reference" }
    switch text.first {
    case "{": return "object"
    case "[": return "array"
    case "#": return "#"
    default: return text.filter { $0.isLetter || $0 == "(" || $0 == ")" }
    }
  }

  // MARK: Remarks

  /// The words of a description that came and went, and the names of extensions with another value.
  private static func remarks(_ old: Token, _ new: Token) -> [String]? {
    var steps: [String] = []
    if old.description != new.description {
      steps.append("description")
      if let before = old.description, let after = new.description { steps += words(before, after) }
      if old.description == nil { steps.append("+") }
      if new.description == nil { steps.append("-") }
    }
    if let before = old.deprecation, let after = new.deprecation, before.reason != after.reason {
      steps += ["reason", before.reason ?? "", after.reason ?? ""]
    }
    let (before, after) = (TokenWords.extensions(of: old), TokenWords.extensions(of: new))
    for name in Set(before.keys).union(after.keys).sorted() where before[name] != after[name] {
      steps.append("\(name) \(before[name] == nil ? "+" : after[name] == nil ? "-" : "~")")
    }
    return steps
  }

  /// What differs between two sentences, without figures.
  private static func words(_ old: String, _ new: String) -> [String] {
    WordDifference(old, new).pieces.compactMap { piece -> String? in
      switch piece {
      case .same: nil
      case .removed(let text): "-" + text.filter { !$0.isNumber }
      case .added(let text): "+" + text.filter { !$0.isNumber }
      }
    }
  }
}
