import Diagnostics
import Files
import Guide
import Pipeline
import TestSupport
import Testing

/// Severities in settings, and comments that allow a fault.
struct FindingPolicyTests {
  private func lines(_ files: [String: String]) async -> [String] {
    await Build.findings(Sources(files), BuildOptions()).lines
  }

  private static let page = "# A\n\nPadding: [x]px.\n"

  @Test func aRuleIsAsBadAsTheSettingsSay() async {
    #expect(await lines(["content/a/index.md": Self.page]) == ["content/a/index.md:3:10 warning placeholder"])
    for severity in ["error", "warning", "note"] {
      let found = await lines([
        "content/a/index.md": Self.page, "content/a/system.yml": "rules: { placeholder: \(severity) }",
      ])
      #expect(found == ["content/a/index.md:3:10 \(severity) placeholder"])
    }
    #expect(
      await lines(["content/a/index.md": Self.page, "content/a/system.yml": "rules:\n  placeholder: off\n"]) == [])
  }

  @Test func aSystemSaysMoreThanTheGuideAndAFolderMoreThanASystem() async {
    let found = await lines([
      "content/guide.yml": "rules: { placeholder: off }\n",
      "content/a/index.md": Self.page, "content/b/index.md": Self.page, "content/b/use/old/x.md": Self.page,
      "content/b/use/y.md": Self.page,
      "content/b/system.yml":
        "rules:\n  use/*/x.md: { placeholder: note }\n  placeholder: error\n  use: { placeholder: warning }\n",
    ])
    #expect(
      found == [
        "content/b/index.md:3:10 error placeholder", "content/b/use/old/x.md:3:10 warning placeholder",
        "content/b/use/y.md:3:10 warning placeholder",
      ])
  }

  @Test func saysWhichSettingsAreNone() async {
    let found = await lines([
      "content/a/index.md": "# A\n",
      "content/a/system.yml": "rules:\n  placeholdr: off\n  placeholder: of\n  use: { low-contrast: fatal }\n",
    ])
    #expect(
      found == [
        "content/a/system.yml:2:3 warning unknown-rule", "content/a/system.yml:3:16 error invalid-settings",
        "content/a/system.yml:4:24 error invalid-settings",
      ])
  }

  @Test(arguments: [
    "<!-- specimen-allow placeholder: the source gives none -->\n\nPadding: [x]px.\n",
    "<!-- specimen-allow placeholder: the source gives none -->\nPadding: [x]px.\n",
    "Padding: [x]px. <!-- specimen-allow placeholder: the source gives none -->\n",
    "- Padding: [x]px <!--specimen-allow placeholder: the source gives none-->\n- Gap: 8px\n",
    "| A | B |\n|---|---|\n| a | [x]px <!-- specimen-allow placeholder: the source gives none --> |\n",
    "<!-- specimen-allow placeholder: the source gives none -->\n\n- Padding: [x]px\n- Gap: [x]px\n",
  ])
  func aCommentAllowsWhatIsInItsPlace(text: String) async {
    #expect(await lines(["a.md": text, "b.md": ""]) == [])
  }

  @Test func aCommentAllowsNothingElse() async {
    let found = await lines([
      "a.md": """
      Gap: [x]px. <!-- specimen-allow count-mismatch: none is counted -->

      <!-- specimen-allow placeholder: only the next block -->

      Padding: 4px.

      Size: [x]px.
      """, "b.md": "",
    ])
    #expect(
      found == [
        "a.md:1:6 warning placeholder", "a.md:1:13 warning unused-silence", "a.md:3:1 warning unused-silence",
        "a.md:7:7 warning placeholder",
      ])
  }

  @Test func aCommentNeedsARuleAndAReason() async {
    let found = await lines([
      "a.md":
        "Gap: [x]px. <!-- specimen-allow placeholder -->\n\nGap: [x]px. <!-- specimen-allow placeholdr: why not -->",
      "b.md": "",
    ])
    #expect(
      found == [
        "a.md:1:6 warning placeholder", "a.md:1:13 warning invalid-silence", "a.md:3:6 warning placeholder",
        "a.md:3:33 warning unknown-rule",
      ])
  }

  @Test(arguments: [
    ("use", "use/a.md", true), ("use/*", "use/a.md", true), ("use/**", "use/b/a.md", true), ("**/a.md", "a.md", true),
    ("**/a.md", "x/y/a.md", true), ("*/a.md", "x/y/a.md", false), ("use", "used/a.md", false),
    ("a*c.md", "abc.md", true),
    ("a*c.md", "abd.md", false), ("index.md", "index.md", true), ("*b*b*.md", "abcb.md", true),
  ])
  func patternsMatchPathsAndFolders(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}
