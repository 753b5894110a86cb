import Guide
import Tokens

/// What is written in `guide.yml` and `system.yml`, compared key by key.
enum SettingsComparison {
  /// Changes of a system's settings and themes.
  static func changes(_ base: DesignSystem, _ head: DesignSystem) -> [Change] {
    let (old, new) = (values(of: base.settings), values(of: head.settings))
    var changes = zip(old, new).compactMap { old, new -> Change? in
      if old.text == new.text { return nil }
      return Change(
        .settingChanged, in: head.slug, new.name, before: old.text, after: new.text, judgement(new.name))
    }
    let themes = (base.themes.themes.map(\.name), head.themes.themes.map(\.name))
    // Two systems without a choice of themes have one each, whatever its name.
    if themes.0.count == 1, themes.1.count == 1 { return changes }
    for name in themes.0 where !themes.1.contains(name) {
      changes.append(
        Change(
          .themeRemoved, in: head.slug, name, before: name,
          Judgement(.breaking, .major, "whoever asks for it finds nothing")))
    }
    for name in themes.1 where !themes.0.contains(name) {
      changes.append(
        Change(
          .themeAdded, in: head.slug, name, after: name, Judgement(.quiet, .minor, "nothing that exists changes")))
    }
    return changes
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
    case "theme", "brand", "surfaces", "text", "identity", "not-given", "specimen-type":
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
      ("edit-url", settings.editURL), ("systems", filled(settings.systems.joined(separator: ", "))),
      ("changes", settings.changes?.rawValue),
    ]
  }

  private static func values(of settings: SystemSettings) -> [(name: String, text: String?)] {
    func list(_ globs: [TokenGlob]) -> String? { filled(globs.map(\.pattern).joined(separator: ", ")) }
    return [
      ("name", settings.name), ("kind", settings.kind.rawValue), ("summary", filled(settings.summary)),
      ("version", settings.version), ("platforms", filled(settings.platforms.joined(separator: ", "))),
      ("theme", settings.theme),
      ("brand", settings.brand?.description), ("spring-engine", settings.springEngine.map { "\($0)" }),
      ("shadow-radius", settings.shadowRadius.rawValue), ("surfaces", list(settings.surfaces)),
      ("text", list(settings.text)), ("identity", list(settings.identity)),
      ("not-given", filled(settings.notGiven.joined(separator: ", "))),
      ("specimen-type", settings.specimenType?.description),
      ("sections", filled(settings.sections.map { "\($0.slug): \($0.title)" }.joined(separator: ", "))),
    ]
  }

  private static func filled(_ text: String) -> String? { text.isEmpty ? nil : text }
}
