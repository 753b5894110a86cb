import Diagnostics
import Differences
import Guide
import Matching
import Printing
import TokenValues
import Tokens

/// What is written in `guide.yml` and `system.yml`, compared key by key.
enum SettingsComparison {
  /// Changes of a system's settings and themes.
  static func changes(_ base: DesignSystem, _ head: DesignSystem, _ themes: ThemePairs) -> [Change] {
    let (old, new) = (values(of: base), values(of: head))
    let changes = zip(old, new).compactMap { old, new -> Change? in
      // A default theme that is only called otherwise is told with its axis.
      if old.text == new.text || new.name == "theme" && themes.hasSameDefault(base, head) { return nil }
      return Change(
        .settingChanged, in: head.slug, new.name, before: old.text, after: new.text, judgement(new.name))
    }
    return changes + requirements(base, head) + ThemeComparison(themes, base, head).changes
  }

  /// The hard rules, one by one.
  private static func requirements(_ base: DesignSystem, _ head: DesignSystem) -> [Change] {
    let (old, new) = (rules(of: base.settings.requirements), rules(of: head.settings.requirements))
    let names = (new + old).map(\.name).uniqued()
    return names.compactMap { name in
      let (before, after) = (old.first { $0.name == name }, new.first { $0.name == name })
      if before?.text == after?.text { return nil }
      let isStricter = after.map { ($0.value ?? 0) > (before?.value ?? 0) } ?? false
      let kind: ChangeKind =
        before == nil ? .requirementAdded : after == nil ? .requirementRemoved : .requirementChanged
      return Change(
        kind, in: head.slug, "require: \(name)", before: before?.text, after: after?.text,
        Judgement(
          .visible, .minor,
          kind == .requirementRemoved
            ? "nothing is held against it any more"
            : before == nil || isStricter
              ? "what kept to the rules may not any more" : "tokens and pages are held against other rules"))
    }
  }

  /// Changes of the guide's settings.
  static func changes(_ base: Guide, _ head: Guide) -> [Change] {
    let (old, new) = (values(of: base.settings), values(of: head.settings))
    return zip(old, new).compactMap { old, new in
      old.text == new.text
        ? nil
        : Change(
          .settingChanged, in: "", new.name, before: old.text, after: new.text,
          Judgement(.quiet, .patch, "no value of a system changes"))
    }
  }

  private static func judgement(_ name: String) -> Judgement {
    switch name {
    case "unit": Judgement(.visible, .minor, "lengths are given in another unit")
    case "theme", "brand", "surfaces", "text", "identity", "not-given", "given-names", "implied-names",
      "values-from", "specimen-type":
      Judgement(.visible, .minor, "pages show something else")
    case "kind": Judgement(.visible, .minor, "the site shows it elsewhere")
    case "shadow-radius": Judgement(.visible, .minor, "shadows are drawn otherwise")
    case "spring-engine": Judgement(.visible, .minor, "springs are completed otherwise")
    default: Judgement(.quiet, .patch, "no value changes")
    }
  }

  private static func values(of settings: GuideSettings) -> [(name: String, text: String?)] {
    [
      ("title", settings.title), ("tagline", filled(settings.tagline)), ("base-url", settings.baseURL),
      ("edit-url", settings.editURL), ("source-url", settings.sourceURL),
      ("systems", filled(settings.systems.joined(separator: ", "))), ("changes", settings.changes?.rawValue),
    ]
  }

  private static func values(of system: DesignSystem) -> [(name: String, text: String?)] {
    let settings = system.settings
    func list(_ globs: [TokenGlob]) -> String? { filled(globs.map(\.pattern).joined(separator: ", ")) }
    // What is taken from the names of tokens is told with the tokens.
    func chosen(_ text: String?) -> String? { settings.hasRolesByName ? nil : text }
    return [
      ("name", settings.name), ("kind", settings.kind.rawValue), ("summary", filled(settings.summary)),
      ("version", settings.version), ("platforms", filled(settings.platforms.joined(separator: ", "))),
      // A resolver names its default; of one theme the name tells nothing.
      ("theme", system.themes.themes.count > 1 ? system.defaultTheme.name : nil),
      ("presets", filled(words(of: settings.presets))), ("unit", settings.unit.rawValue),
      ("brand", chosen(settings.brand?.description)), ("spring-engine", settings.springEngine.map { "\($0)" }),
      ("shadow-radius", settings.shadowRadius.rawValue), ("surfaces", chosen(list(settings.surfaces))),
      ("text", chosen(list(settings.text))), ("graphics", list(settings.graphics)),
      ("rules", filled(words(of: settings.rules))), ("identity", list(settings.identity)),
      ("not-given", filled(settings.notGiven.joined(separator: ", "))),
      ("given-names", settings.givenNames.map { $0.map(\.pattern).joined(separator: ", ") }),
      ("values-from", filled(settings.lenders.map { "\($0.name): \(list($0.tokens) ?? "")" }.joined(separator: ", "))),
      ("implied-names", list(settings.impliedNames)), ("specimen-type", chosen(settings.specimenType?.description)),
      ("sections", filled(settings.sections.map { "\($0.slug): \($0.title)" }.joined(separator: ", "))),
    ]
  }

  /// `target` and `44`; `states in components/` and `default, pressed`.
  private static func rules(of required: Requirements) -> [(name: String, text: String, value: Double?)] {
    let figures: [(String, Requirements.Figure?)] = [
      ("text", required.text), ("graphics", required.graphics), ("target", required.target), ("type", required.type),
      ("grid", required.grid),
    ]
    let words: [(name: String, word: String, isAsked: Bool)] = [
      ("palette", "only", required.paletteOnly), ("reduced-motion", "always", required.reducedMotion),
      ("haptics", "always", required.haptics),
    ]
    let states = required.states.map { states -> (name: String, text: String, value: Double?) in
      ("states\(states.pattern.map { " in \($0.text)" } ?? "")", states.names.joined(separator: ", "), nil)
    }
    return figures.compactMap { name, figure in figure.map { (name, $0.value.trimmed(4), $0.value) } }
      + words.filter(\.isAsked).map { ($0.name, $0.word, nil) } + states
  }

  /// `low-contrast off, near-miss error in drafts/`.
  private static func words(of rules: [RuleSetting]) -> String {
    rules.map { rule in
      let place = rule.pattern.map { " in \($0.text)" } ?? ""
      return "\(rule.rule) \(rule.severity.map(\.rawValue) ?? "off")\(place)"
    }.joined(separator: ", ")
  }

  /// `Night: theme dark, density compact`.
  private static func words(of presets: [ThemePreset]) -> String {
    presets.map { preset in
      "\(preset.name): " + preset.choices.map { "\($0.modifier) \($0.context)" }.joined(separator: ", ")
    }.joined(separator: "; ")
  }

  private static func filled(_ text: String) -> String? { text.isEmpty ? nil : text }
}
