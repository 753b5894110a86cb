import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// A finding that rests on what nobody has said is a note that says what it takes for granted; what the file shows by
/// itself, or the author has said, is as bad as its rule.
@Suite struct BasisTests {
  private func found(_ rule: String, in files: [String: String]) async -> [Diagnostic] {
    await Build.findings(Sources(files), BuildOptions()).sorted.filter { $0.rule.id == rule }
  }

  private static func color(_ hex: String) -> String { "{\"$type\": \"color\", \"$value\": \(value(hex))}" }

  private static func value(_ hex: String) -> String {
    let parts = stride(from: 1, to: 7, by: 2).map { start in
      let digits = Array(hex)[start...(start + 1)]
      return "\(Double(Int(String(digits), radix: 16) ?? 0) / 255)"
    }
    return "{\"colorSpace\": \"srgb\", \"components\": [\(parts.joined(separator: ", "))]}"
  }

  private static let resolver = """
    {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "a.json"}, {"$ref": "b.json"}]}},
     "resolutionOrder": [{"$ref": "#/sets/all"}]}
    """

  private static let one = "{\"color\": {\"brand\": {\"primary\": \(color("#0066cc"))}}}"
  private static let other = "{\"color\": {\"brandPrimary\": \(color("#0077dd"))}}"

  @Test func takesFilesTogetherThatNothingJoins() async {
    let apart = await found("name-collision", in: ["a.json": Self.one, "b.json": Self.other])
    #expect(apart.map(\.severity) == [.note])
    #expect(apart.first?.why.contains("this assumes that both files are of one system") == true)
    // A resolver says that they are, and so does a reference.
    let named = ["a.json": Self.one, "b.json": Self.other, "x.resolver.json": Self.resolver]
    #expect(await found("name-collision", in: named).map(\.severity) == [.warning])
    let referring =
      Self.other.dropLast(2) + ", \"link\": {\"$type\": \"color\", \"$value\": \"{color.brand.primary}\"}}}"
    let joined = await found("name-collision", in: ["a.json": Self.one, "b.json": String(referring)])
    #expect(joined.map(\.severity) == [.warning])
    let declared = [
      "content/a/system.yml": "name: A\n", "content/a/tokens/a.tokens.json": Self.one,
      "content/a/tokens/b.tokens.json": Self.other,
    ]
    #expect(await found("name-collision", in: declared).map(\.severity) == [.warning])
  }

  @Test func asksForTheFilesThatMayBeElsewhere() async {
    let absent = "{\"ink\": {\"$type\": \"color\", \"$value\": \"{base.black}\"}}"
    #expect(await found("dangling-alias", in: ["a.tokens.json": absent]).map(\.severity) == [.note])
    let settings = ["content/a/system.yml": "name: A\n", "content/a/tokens/a.tokens.json": absent]
    #expect(await found("dangling-alias", in: settings).map(\.severity) == [.error])
    // Its neighbours are in the file itself.
    let beside = absent.dropLast() + ", \"base\": {\"white\": \(Self.color("#ffffff"))}}"
    #expect(await found("dangling-alias", in: ["a.tokens.json": String(beside)]).map(\.severity) == [.error])
  }

  /// The file that has the group is here where other references of the same file lead there.
  @Test(arguments: [
    (#""act": "{ink.500}", "link": "{ink.700}""#, Severity.error), (#""act": "{ink.700}""#, .note),
    (#""act": "{paper.500}", "link": "{ink.500}""#, .note),
  ]) func takesAFileForTheOneThatOthersReferTo(tokens: String, severity: Severity) async {
    let own = tokens.replacing(#/("\w+"): ("[^"]+")/#) {
      "\($0.output.1): {\"$type\": \"color\", \"$value\": \($0.output.2)}"
    }
    let ink = "{\"ink\": {\"500\": \(Self.color("#111111")), \"600\": \(Self.color("#222222"))}}"
    #expect(
      await found("dangling-alias", in: ["a.tokens.json": "{\(own)}", "b.tokens.json": ink]).map(\.severity) == [
        severity
      ])
  }

  @Test func callsThemesThatOnlyNamesTellOfALikelihood() async {
    func file(_ ink: String, _ more: String = "") -> String {
      "{\"ink\": \(Self.color(ink)), \"paper\": \(Self.color("#777777")), \"rim\": \(Self.color("#888888"))\(more)}"
    }
    let files = [
      "base.json": "{\"line\": {\"$type\": \"color\", \"$value\": \"{glow}\"}}",
      "dark.json": file("#eeeeee", ", \"glow\": \(Self.color("#ff0000"))"), "light.json": file("#111111"),
    ]
    let found = await found("missing-in-theme", in: files)
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.why.contains("this assumes that there are the themes") == true, "\(found.map(\.why))")
  }

  /// Groups called light and dark, of which one refers to what another file has by the same name, are no themes.
  @Test func makesNoCycleByTakingGroupsForThemes() async {
    let sys = """
      {"shadow": {"light": {"level": {"1": {"value": "{shadow.level.1}"}, "2": {"value": "{shadow.level.2}"}}},
                  "dark": {"level": {"1": {"value": "0 1px 2px #000000"}, "2": {"value": "0 2px 4px #000000"}}}}}
      """
    let ref =
      "{\"shadow\": {\"level\": {\"1\": {\"value\": \"0 1px 2px #333333\"}, \"2\": {\"value\": \"0 2px 4px #333333\"}}}}"
    #expect(await found("alias-cycle", in: ["ref.json": ref, "sys.json": sys]).isEmpty)
  }

  @Test func readsNoSchemaForAResolver() async {
    let schema = """
      {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object",
       "properties": {"resolutionOrder": {"type": "array"}, "version": {"const": "2025.10"}}}
      """
    let found = await Build.findings(
      Sources(["schemas/resolver.json": schema, "a.tokens.json": Self.one]), BuildOptions())
    #expect(!found.reach(.warning), "\(found.text)")
  }

  @Test(arguments: [
    // The root of a site may be any folder, unless its first folder is here.
    ("/images/a.png", Severity.note), ("/docs/b.png", .warning), ("/gone.md", .warning),
  ]) func knowsNoRootOfASite(address: String, severity: Severity) async {
    let files = ["docs/page.md": "# Page\n\n![A picture](\(address))\n", "docs/other.md": "# Other\n"]
    let found = await Build.findings(Sources(files), BuildOptions()).all.filter { $0.rule.id == "broken-link" }
    #expect(found.map(\.severity) == [severity], "\(found.map(\.message))")
  }

  @Test(arguments: [
    // What a template writes behind a heading may be a part of its anchor, and a file without headings one of a page.
    ("#common-patterns", Severity.note), ("#common-patterns-new", .note), ("part.md#sizes", .note), ("#gone", .warning),
  ]) func knowsNoAnchorsThatAreMadeElsewhere(link: String, severity: Severity) async {
    let files = [
      "a.md": "# Grid\n\nSee [it](\(link)).\n\n## Common patterns {{ status(\"new\") }}\n\nText.\n",
      "part.md": "Text alone.\n",
    ]
    #expect(await found("broken-anchor", in: files).map(\.severity) == [severity])
  }

  /// A page that was moved is named as it should be linked to.
  @Test(arguments: [
    ("docs/a.md", "./system.md", "did you mean ../system.md?"),
    ("docs/a.md", "/04-words.md", "did you mean ../05-words.md?"),
    ("a.md", "../system.md", "did you mean system.md?"),
  ]) func namesAPageThatWasMoved(page: String, link: String, fix: String) async {
    let files = [page: "# A\n\nSee [it](\(link)).\n", "system.md": "# System\n", "05-words.md": "# Words\n"]
    #expect(await found("broken-link", in: files).map { $0.fix?.sentence } == [fix])
  }

  /// A theme whose value is not read has none, and not that of the others.
  @Test func takesNoValueOfAnotherThemeForOneThatIsNotRead() async {
    func sheet(_ dark: String) -> [String: String] {
      [
        "a.css": """
        :root { --color-text-secondary: #475569; --color-bg-primary: #ffffff; --color-slate-50: #f8fafc; }
        [data-theme="dark"] { --color-text-secondary: \(dark); --color-bg-primary: #0f172a; }
        """
      ]
    }
    #expect(await found("low-contrast", in: sheet("--alpha(var(--color-slate-50) / 80%)")).isEmpty)
    #expect(await found("low-contrast", in: sheet("#475569")).map(\.severity) == [.warning])
  }

  /// `\\.` in the name of a property is a part of it.
  @Test func cutsNoNameAtABackslash() async {
    let steps = (1...4).map { "--space-\($0): \($0 * 4)px;" }.joined(separator: " ")
    let sheet = ":root { \(steps) --gap: var(--space-0\\.5); }"
    #expect(await found("dangling-alias", in: ["a.css": sheet]).isEmpty)
    let gone = ":root { \(steps) --gap: var(--space-7); }"
    #expect(await found("dangling-alias", in: ["a.css": gone]).map(\.severity) == [.warning])
  }

  /// A heading that demands something may be all that there is to say.
  @Test func leavesADemandToItself() async {
    let page = "# Style\n\nText.\n\n## Use soft tabs (2 spaces)\n\n## Shadows\n\n## Borders\n\nText.\n"
    #expect(await found("empty-section", in: ["a.md": page]).map(\.severity) == [.note, .warning])
  }

  /// Many findings that say the same of other values of a file are one, with their number.
  @Test func tellsOnceWhatAFileDoesThroughout() async {
    let tokens = (10..<22).map { number in
      "\"t\(number)\": {\"$value\": {\"colorSpace\": \"srgb\", \"components\": [0, 0, 0], \"hex\": \"#000000\(number)\"}}"
    }
    let file = "{\"ink\": {\"$type\": \"color\", \(tokens.joined(separator: ", "))}}"
    let found = await found("hex-length", in: ["a.tokens.json": file])
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("and 11 more like it in this file") == true, "\(found.map(\.message))")
  }
}
