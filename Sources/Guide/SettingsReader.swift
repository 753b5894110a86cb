import Diagnostics
import Files
import Motion
import Syntax
import TokenValues
import Tokens

/// Reads `guide.yml` and `system.yml`; every unknown key and wrong value is reported at its place.
enum SettingsReader {
  /// The keys of `guide.yml`.
  static let guideKeys = ["title", "tagline", "base-url", "edit-url", "source-url", "systems", "changes", "rules"]

  static func guide(_ file: SourceFile, into diagnostics: inout Diagnostics) -> GuideSettings {
    var settings = GuideSettings()
    guard let yaml = YAMLReader.read(file, range: nil, into: &diagnostics) else { return settings }
    for entry in SettingsEntry.all(of: yaml, in: file, into: &diagnostics) {
      settings.places.note(entry.key, entry.texts)
      switch entry.key {
      case "title": entry.string(into: &diagnostics).map { settings.title = $0 }
      case "tagline": entry.string(into: &diagnostics).map { settings.tagline = $0 }
      case "base-url": settings.baseURL = entry.webAddress(into: &diagnostics)
      case "edit-url": settings.editURL = entry.webAddress(into: &diagnostics)
      case "source-url": settings.sourceURL = entry.webAddress(into: &diagnostics)
      case "systems": settings.systems = entry.strings(into: &diagnostics)
      case "changes": settings.changes = changes(entry, into: &diagnostics)
      case "rules": settings.rules = entry.ruleSettings(into: &diagnostics)
      default: entry.reportUnknown(among: guideKeys, into: &diagnostics)
      }
    }
    return settings
  }

  /// The keys of `system.yml`.
  static let systemKeys = [
    "name", "kind", "summary", "version", "platforms", "theme", "presets", "brand", "spring-engine", "surfaces", "text",
    "identity", "specimen-type", "sections", "repository", "unit", "shadow-radius", "rules", "graphics", "require",
    "not-given", "given-names", "implied-names", "values-from",
  ]

  static func system(
    _ file: SourceFile, _ fallback: SystemSettings, into diagnostics: inout Diagnostics
  ) -> SystemSettings {
    var settings = fallback
    guard let yaml = YAMLReader.read(file, range: nil, into: &diagnostics) else { return settings }
    for entry in SettingsEntry.all(of: yaml, in: file, into: &diagnostics) {
      settings.places.note(entry.key, entry.texts)
      switch entry.key {
      case "name": entry.string(into: &diagnostics).map { settings.name = $0 }
      case "kind": kind(entry, into: &diagnostics).map { settings.kind = $0 }
      case "summary": entry.string(into: &diagnostics).map { settings.summary = $0 }
      case "version": settings.version = entry.string(into: &diagnostics)
      case "platforms": settings.platforms = entry.strings(into: &diagnostics)
      case "theme": settings.theme = entry.string(into: &diagnostics)
      case "presets": settings.presets = entry.presets(into: &diagnostics)
      case "brand": settings.brand = entry.string(into: &diagnostics).map { TokenPath($0) }
      case "spring-engine": settings.springEngine = engine(entry, into: &diagnostics)
      case "surfaces": settings.surfaces = entry.strings(into: &diagnostics).map { TokenGlob($0) }
      case "text": settings.text = entry.strings(into: &diagnostics).map { TokenGlob($0) }
      case "graphics": settings.graphics = entry.strings(into: &diagnostics).map { TokenGlob($0) }
      case "require": settings.requirements = entry.requirements(into: &diagnostics)
      case "identity": settings.identity = entry.strings(into: &diagnostics).map { TokenGlob($0) }
      case "not-given": settings.notGiven = entry.strings(into: &diagnostics)
      case "given-names": settings.givenNames = entry.strings(into: &diagnostics).map { TokenGlob($0) }
      case "implied-names": settings.impliedNames = entry.strings(into: &diagnostics).map { TokenGlob($0) }
      case "values-from":
        settings.lenders = (entry.maps(into: &diagnostics) ?? []).map { ($0.key, $0.texts.map { TokenGlob($0) }) }
      case "unit": unit(entry, into: &diagnostics).map { settings.unit = $0 }
      case "shadow-radius": shadowRadius(entry, into: &diagnostics).map { settings.shadowRadius = $0 }
      case "repository":
        settings.repository = entry.webAddress(into: &diagnostics).map {
          $0.hasSuffix("/") ? String($0.dropLast()) : $0
        }
      case "specimen-type": settings.specimenType = entry.string(into: &diagnostics).map { TokenPath($0) }
      case "sections": settings.sections = entry.pairs(into: &diagnostics).map { ($0.key, $0.value) }
      case "rules": settings.rules = entry.ruleSettings(into: &diagnostics)
      default: entry.reportUnknown(among: systemKeys, into: &diagnostics)
      }
    }
    return settings
  }

  private static func changes(_ entry: SettingsEntry, into diagnostics: inout Diagnostics) -> ChangesSource? {
    guard let name = entry.string(into: &diagnostics) else { return nil }
    if name == "false" { return nil }
    if let source = ChangesSource(rawValue: name) { return source }
    entry.report(
      .invalidSettings, "\(name) is not where changes come from", fix: "use true, false, tags or commits",
      into: &diagnostics)
    return nil
  }

  private static func kind(_ entry: SettingsEntry, into diagnostics: inout Diagnostics) -> SystemSettings.Kind? {
    guard let name = entry.string(into: &diagnostics) else { return nil }
    if let kind = SystemSettings.Kind(rawValue: name) { return kind }
    entry.report(
      .unknownKind, "\(name) is not a kind of folder",
      fix: "use one of \(SystemSettings.Kind.allCases.map(\.rawValue).joined(separator: ", "))", into: &diagnostics)
    return nil
  }

  private static func unit(_ entry: SettingsEntry, into diagnostics: inout Diagnostics) -> Dimension.Unit? {
    guard let name = entry.string(into: &diagnostics) else { return nil }
    let units: [Dimension.Unit] = [.px, .pt, .dp]
    if let unit = units.first(where: { $0.rawValue == name }) { return unit }
    entry.report(
      .invalidSettings, "\(name) is not a unit of lengths on a screen", fix: "use px, pt or dp", into: &diagnostics)
    return nil
  }

  private static func shadowRadius(_ entry: SettingsEntry, into diagnostics: inout Diagnostics) -> ShadowRadius? {
    guard let name = entry.string(into: &diagnostics) else { return nil }
    if let radius = ShadowRadius(rawValue: name) { return radius }
    entry.report(
      .invalidSettings, "\(name) does not say what a shadow’s radius is",
      fix: "use blur (as in CSS) or sigma (as `shadowRadius` of Core Animation and React Native)", into: &diagnostics)
    return nil
  }

  private static func engine(_ entry: SettingsEntry, into diagnostics: inout Diagnostics) -> SpringEngine? {
    guard let name = entry.string(into: &diagnostics) else { return nil }
    if let engine = SpringEngine(rawValue: name) { return engine }
    let names = SpringEngine.allCases.map(\.rawValue)
    diagnostics.report(
      .unknownSpringEngine, "\(name) is not a spring engine", at: entry.valueSpan,
      why: "what a spring leaves out comes from its engine",
      fix: Suggestion.nearest(to: name, in: names).map { "did you mean \($0)?" }
        ?? "name one of \(names.joined(separator: ", "))")
    return nil
  }
}
