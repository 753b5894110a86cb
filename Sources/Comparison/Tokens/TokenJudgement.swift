import Differences

/// The severity of a token's change.
enum TokenJudgement {
  /// The gravest of its classes.
  static func all(_ kinds: [ChangeKind], _ facts: TokenFacts, _ radius: Radius) -> Judgement {
    kinds.compactMap { one($0, facts, radius) }.max { ($0.severity, $0.step) < ($1.severity, $1.step) }
      ?? Judgement(.quiet, .patch, "text only")
  }

  private static func one(_ kind: ChangeKind, _ facts: TokenFacts, _ radius: Radius) -> Judgement? {
    switch kind {
    case .tokenMoved, .tokenRenamed: Judgement(.breaking, .major, "its old name is gone")
    case .typeChanged: Judgement(.breaking, .major, "whatever takes a value of its old type cannot take this one")
    case .valueChanged: value(facts, radius)
    case .repointed: Judgement(.quiet, .patch, "the same value in every theme")
    case .deprecated: Judgement(.quiet, .minor, "it still works")
    case .undeprecated: Judgement(.quiet, .minor, "it may be used again")
    case .described, .rewritten: Judgement(.quiet, .patch, "text only")
    case .tokenAdded, .tokenRemoved, .systemAdded, .systemRemoved, .systemRenamed, .themeAdded, .themeRemoved,
      .themeRenamed, .settingChanged, .requirementAdded, .requirementRemoved, .requirementChanged, .templateAdded,
      .templateRemoved, .templateChanged, .unusedSourceChanged, .customPropertiesChanged, .componentAdded,
      .componentRemoved, .componentRenamed,
      .variantRemoved,
      .variantAdded, .stateRemoved, .stateAdded, .specChanged, .pageAdded, .pageRemoved, .pageMoved, .propertyChanged,
      .stylesheetChanged, .assetAdded, .assetRemoved, .assetChanged, .sectionAdded, .sectionRemoved, .headingAdded,
      .headingRemoved, .headingChanged, .blockAdded, .blockRemoved, .blockChanged, .ruleReversed, .ruleAdded,
      .ruleRemoved,
      .ruleChanged, .figuresChanged, .textAdded, .textRemoved, .textMoved, .textChanged, .markupChanged,
      .findingIntroduced, .findingFixed:
      nil
    }
  }

  private static func value(_ facts: TokenFacts, _ radius: Radius) -> Judgement {
    if facts.isReworked, let judgement = WrittenTokens.judgement(ofMeasured: facts.values) { return judgement }
    if let loss = radius.contrasts.filter(\.isBlocking).min(by: { $0.after < $1.after }) {
      return Judgement(.breaking, .major, "contrast falls below \(loss.floor): \(loss.sentence)")
    }
    if let gone = facts.values.first(where: { $0.after == nil }) {
      return Judgement(.breaking, .major, "it has no value in \(gone.label ?? "any theme") any more")
    }
    let won = radius.contrasts.first { !$0.isLoss && ($0.before < 4.5 && $0.after >= 4.5) }
    let news = won.map { "; good news: \($0.sentence)" } ?? ""
    let differences = facts.values.compactMap(\.difference)
    let isNew = facts.values.contains { $0.before == nil }
    let rules = Set(differences.filter { !$0.isQuiet }.flatMap(\.rules)).sorted()
    if isNew || !rules.isEmpty {
      return Judgement(
        .visible, .minor, (rules.isEmpty ? "it has a value in one more theme" : rules.joined(separator: ", ")) + news)
    }
    return Judgement(.quiet, .patch, Set(differences.flatMap(\.rules)).sorted().joined(separator: ", "))
  }
}
