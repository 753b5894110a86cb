import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// The contrast of colours of which their names alone say that they are text and grounds.
struct GuessedRoleTests {
  private static func lowContrast(_ colors: [(String, String)]) async -> [String] {
    let members = colors.map { "\"\($0.0)\": {\"$value\": \"\($0.1)\"}" }.joined(separator: ", ")
    let found = await Build.findings(
      Sources(["a.tokens.json": "{\"color\": {\"$type\": \"color\", \(members)}}"]), BuildOptions())
    return found.all.filter { $0.rule.id == "low-contrast" }.map(\.message)
  }

  @Test func reportsTheTextOfTheUsualGround() async {
    let found = await Self.lowContrast([("surface", "#ffffff"), ("text", "#999999")])
    #expect(found == ["color.text has a contrast of 2.85 on color.surface"])
  }

  @Test(arguments: [
    [("surface", "#ffffff"), ("text", "#111111"), ("primary", "#003399"), ("primary-fg", "#ffffff")],
    [("background-paper", "#ffffff"), ("primary-main", "#003399"), ("primary-contrastText", "#bbbbbb")],
    [("bg-neutral-strongest", "#222222"), ("text-neutral-strong", "#555555")],
    [("surface-primary-default", "#ffffff"), ("text-primary-default", "#aaaaaa")],
    [("box-blue-surface", "#e2effd"), ("interaction-content-default", "#9ea9b5")],
    [("surface-feedback-subtle", "#e2effd"), ("text-subtle", "#9ea9b5")],
    [("surface", "#ffffff"), ("text", "#fefefe")],
    [("light", "#ffffff"), ("dark", "#eeeeee")],
    [("success", "#16a34a"), ("success-fg", "#166534"), ("success-bg", "#dcfce7")],
    [("text-danger", "#b91c1c"), ("background-danger", "#dc2626")],
    [("primary", "#f97316"), ("on-primary-disabled", "#ffffff")],
    [("primary-hover", "#f97316"), ("primary-hover-on-inverse", "#ffffff")],
    [("border-focus", "#f97316"), ("border-focus-on-highlight", "#ffffff"), ("border-on-focus", "#ffffff")],
    [("accent-on-accent", "#ffffff"), ("accent-bg", "#ffe0c8"), ("accent-default", "#8a3a00")],
    [("text-danger", "#f09a9a"), ("background-danger", "#ffffff"), ("background-danger-subtle", "#2a0000")],
    [("text-brand-weakest", "#ffb37a"), ("background-brand-weakest", "#fff3e8")],
    [("checkbox-text-checked", "#f97316"), ("checkbox-background-checked", "#ffffff")],
    [("brand", "#f97316"), ("brand-soft", "#ffe0c8"), ("brand-fg", "#c2410c")],
    // What dims everything behind a dialog is no ground of text.
    [("scrim", "#333333"), ("on-scrim", "#777777"), ("backdrop", "#333333"), ("backdrop-foreground", "#777777")],
    [("backdrop", "#222222"), ("text", "#444444")], [("overlay-background", "#222222"), ("text", "#444444")],
    // `on-primary` is for what is called `primary`, and not for a ground with that word in its name.
    [("on-primary", "#ffffff"), ("background-primary", "#fafafa"), ("brand-primary", "#003399")],
    [("text-on-primary", "#ffffff"), ("background-primary", "#eeeeee"), ("primary", "#003399")],
    // Most of them cannot be read on what is called so: their names mean a shade, or a palette beside another.
    [
      ("primary", "#f97316"), ("on-primary", "#fb8326"), ("secondary", "#888888"), ("on-secondary", "#999999"),
      ("tertiary", "#00aa88"), ("on-tertiary", "#ffffff"),
    ],
    [
      ("text-danger", "#dc2626"), ("background-danger", "#f0a0a0"), ("text-success", "#16a34a"),
      ("background-success", "#86d9a4"), ("text-info", "#2563eb"), ("background-info", "#93b4f5"),
    ],
  ])
  func isSilentWhereNamesSpeakOfAnotherGround(colors: [(String, String)]) async {
    #expect(await Self.lowContrast(colors) == [])
  }

  @Test(arguments: [
    (
      [("primary", "#f97316"), ("primary-foreground", "#ffffff")],
      "color.primary-foreground has a contrast of 2.80 on color.primary"
    ),
    ([("primary", "#f97316"), ("on-primary", "#ffffff")], "color.on-primary has a contrast of 2.80 on color.primary"),
    (
      [("text-on-primary", "#ffffff"), ("background-primary", "#eeeeee"), ("primary", "#f97316")],
      "color.text-on-primary has a contrast of 2.80 on color.primary"
    ),
    (
      [("warning", "#facc15"), ("warning-foreground", "#ffffff")],
      "color.warning-foreground has a contrast of 1.53 on color.warning"
    ),
    (
      [("successText", "#8fd3a8"), ("successBg", "#dcfce7")],
      "color.successText has a contrast of 1.59 on color.successBg"
    ),
    (
      [("button-primary-background", "#f97316"), ("button-primary-text", "#ffffff")],
      "color.button-primary-text has a contrast of 2.80 on color.button-primary-background"
    ),
  ])
  func reportsTextsOnTheGroundsThatTheirNamesSay(colors: [(String, String)], message: String) async {
    #expect(await Self.lowContrast(colors) == [message])
  }

  /// A ground of which another token says that it is not wholly seen is no ground.
  @Test(arguments: [("background-opacity", 0.3, 0), ("border-width", 0.3, 1), ("background-opacity", 1, 1)])
  func judgesNoTextOnAGroundThatIsNotWhollySeen(_ name: String, _ value: Double, _ count: Int) async {
    let found = await Build.findings(
      Sources([
        "a.tokens.json": """
        {"components": {"button": {"text-color": {"$type": "color", "$value": "#5e6ad2"},
          "background-color": {"$type": "color", "$value": "#6f7bd3"}, "\(name)": {"$type": "number", "$value": \(value)}}}}
        """
      ]), BuildOptions())
    #expect(found.all.count { $0.rule.id == "component-contrast" } == count, "\(found.all.map(\.message))")
  }

  /// Text that most surfaces suit is made for those: of the others, it is only likely that it stands on them.
  @Test(arguments: [("#6e6e6e", Severity.note), ("#999999", .warning)])
  func warnsOfTextThatMostSurfacesDoNotSuit(_ ink: String, _ severity: Severity) async {
    let found = await Build.findings(
      Sources([
        "DESIGN.md":
          "---\ncolors:\n  background: \"#ffffff\"\n  surface: \"#dcdcdc\"\n  text: \"\(ink)\"\n---\n\n## Overview\n\nText."
      ]), BuildOptions())
    #expect(
      found.all.filter { $0.rule.id == "low-contrast" }.map(\.severity) == [severity], "\(found.all.map(\.message))")
  }

  /// The text of errors is no text for what is no error.
  @Test func advisesNoColourOfAConditionForOtherText() async {
    let found = await Build.findings(
      Sources([
        "a.json": """
        {"color": {"$type": "color", "error": {"text": {"$value": "#7a0000"}}, "brand": {"$value": "#ff9a40"}, "pale": {"$value": "#fdfdfd"}},
         "component": {"button": {"background-color": {"$type": "color", "$value": "{color.brand}"},
           "foreground-color": {"$type": "color", "$value": "{color.pale}"}},
          "alert-error": {"background-color": {"$type": "color", "$value": "#ffffff"},
           "foreground-color": {"$type": "color", "$value": "{color.error.text}"}}}}
        """
      ]), BuildOptions())
    let fixes = found.all.filter { $0.rule.id == "component-contrast" }.compactMap { $0.fix?.sentence }
    #expect(fixes.count == 1 && !fixes[0].contains("color.error"), "\(fixes)")
  }

  /// Whoever says in a token's description that it is meant so has answered the rule.
  @Test(arguments: [
    ("Decorative only", 0), ("Too pale on purpose: for large text only", 0), ("For messages", 1), ("", 1),
  ]) func takesADescriptionForTheReasonOfADeviation(_ description: String, _ count: Int) async {
    let found = await Build.findings(
      Sources([
        "a.tokens.json": """
        {"color": {"$type": "color", "success": {"bg": {"$value": "#dcfce7"},
          "text": {"$value": "#8fa396", "$description": "\(description)"}}}}
        """
      ]), BuildOptions())
    #expect(found.all.count { $0.rule.id == "low-contrast" } == count, "\(found.all.map(\.message))")
  }

  /// As stylesheets do for their tools: `--color-primary: var(--primary)`.
  @Test func tellsAPairOnceHoweverOftenItIsNamed() async {
    let found = await Self.lowContrast([
      ("primary", "#f97316"), ("primary-foreground", "#ffffff"), ("x-primary", "{color.primary}"),
      ("x-primary-foreground", "{color.primary-foreground}"),
    ])
    #expect(found == ["color.primary-foreground has a contrast of 2.80 on color.primary"])
  }
}
