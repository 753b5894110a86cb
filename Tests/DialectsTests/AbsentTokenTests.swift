import Diagnostics
import Testing
import Tokens

/// References that lead nowhere in files of other tools: sure where the token is missing among others, and no more than
/// likely where it may be anywhere else.
@Suite struct AbsentTokenTests {
  private static let ink =
    ##""ink": {"100": {"$type": "color", "$value": "#eeeeee"}, "900": {"$type": "color", "$value": "#111111"}}"##

  private static func file(_ references: String...) -> String {
    let tokens = references.enumerated().map { "\"t\($0)\": {\"$type\": \"color\", \"$value\": \"\($1)\"}" }
    return "{\(ink), \(tokens.joined(separator: ", "))}"
  }

  private func severities(_ loaded: Loaded) -> [Severity] {
    loaded.diagnostics.all.filter { $0.rule.id == "dangling-alias" }.map(\.severity)
  }

  @Test func warnsOfOneThatIsMissingAmongOthers() {
    #expect(severities(Loaded(Self.file("{ink.500}"))) == [.warning])
  }

  @Test(arguments: [
    // A group that is nowhere, once and several times.
    file("{paper.500}"), file("{paper.500}", "{paper.600}", "{paper.700}", "{paper.800}"),
    // So many of a group that a whole file of them is.
    file("{ink.10}", "{ink.20}", "{ink.30}", "{ink.40}", "{ink.50}", "{ink.60}", "{ink.70}", "{ink.80}"),
  ]) func remarksWhatMayBeElsewhere(text: String) {
    #expect(severities(Loaded(text)) == [.note])
  }

  /// A number whose point a build writes otherwise.
  @Test func remarksWhatIsWrittenOtherwise() {
    let loaded = Loaded(
      ##"{"space": {"0-5": {"$type": "dimension", "$value": "2px"}, "1.5": {"$type": "dimension", "$value": "6px"}}, "gap": {"$type": "dimension", "$value": "{space.1_5}"}}"##
    )
    #expect(severities(loaded) == [.note], "\(loaded.messages)")
  }

  /// A token that only some themes have is left to those who choose these.
  @Test func remarksWhatOtherThemesHave() {
    let loaded = Loaded([
      "base.json": ##"{"line": {"$type": "color", "$value": "{edge.soft}"}}"##,
      "dark.json":
        ##"{"edge": {"soft": {"$type": "color", "$value": "#333333"}}, "ink": {"$type": "color", "$value": "#eeeeee"}, "paper": {"$type": "color", "$value": "#000000"}}"##,
      "light.json":
        ##"{"edge": {"hard": {"$type": "color", "$value": "#999999"}}, "ink": {"$type": "color", "$value": "#111111"}, "paper": {"$type": "color", "$value": "#ffffff"}}"##,
    ])
    #expect(loaded.themes.themes.count == 2)
    #expect(severities(loaded) == [.note], "\(loaded.messages)")
  }

  @Test func takesWhatAStylesheetGivesInItsPlace() {
    let loaded = Loaded([
      "page.css":
        ":root { --ink: #111111; --edge: var(--line, #dddddd); }\n[data-theme=\"dark\"] { --ink: #eeeeee; --line: #333333; }"
    ])
    #expect(loaded.themes.themes.count == 2)
    #expect(severities(loaded).isEmpty, "\(loaded.messages)")
  }

  @Test func readsNamesWithSlashesInGroups() {
    let text =
      ##"{"Color": {"all": {"blue/100": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}, "link/text": {"$type": "color", "$value": "{blue/100}"}, "link/hover": {"$type": "color", "$value": "{blue/100}"}}}}"##
    let loaded = Loaded(["variables.json": text])
    #expect(loaded.tokens.tokens.count == 3, "\(loaded.messages)")
    #expect(loaded.messages == ["2 references leave out the groups around their tokens, such as {blue/100}"])
  }

  /// A reference that begins with the name of the file that its token is in.
  @Test func readsReferencesThatBeginWithAFile() {
    let loaded = Loaded([
      "roles.json":
        ##"{"card": {"$type": "color", "$value": "#eeeeee"}, "line": {"$type": "color", "$value": "#999999"}, "page": {"$type": "color", "$value": "#ffffff"}}"##,
      "parts.json":
        ##"{"panel": {"$type": "color", "$value": "{roles.card}"}, "edge": {"$type": "color", "$value": "#111111"}, "mark": {"$type": "color", "$value": "#222222"}}"##,
    ])
    #expect(loaded.values.contains("panel color #eeeeee"), "\(loaded.messages)")
    #expect(severities(loaded).isEmpty)
  }

  /// A sheet that says what a token file does, and to which another refers, is read.
  @Test func readsAStylesheetThatOthersReferTo() {
    let steps = (1...9).map { "\"\($0)\": {\"value\": \"#00000\($0)\"}" }.joined(separator: ", ")
    let declared = (1...9).map { "--ink-\($0): #00000\($0);" }.joined(separator: " ")
    let loaded = Loaded([
      "core/ink.json": "{\"ink\": {\(steps)}}", "core/ink.css": ":root { \(declared) }",
      "web/roles.css": "@import \"../core/ink.css\";\n:root { --text: var(--ink-1); --edge: var(--ink-2); }",
    ])
    #expect(loaded.values.contains("--text color #000001"), "\(loaded.messages)")
    #expect(severities(loaded).isEmpty)
  }

  /// What a set has that no theme chooses is no slip of whoever refers to it.
  @Test func remarksWhatOnlySetsOfNoThemeHave() {
    let loaded = Loaded([
      "sets/$themes.json": ##"[{"name": "Light", "selectedTokenSets": {"old": "enabled", "base": "enabled"}}]"##,
      "sets/base.json": ##"{"ink": {"soft": {"$type": "color", "$value": "#999999"}}}"##,
      "sets/old.json": ##"{"line": {"$type": "color", "$value": "{rest.line}"}}"##,
      "sets/rest.json": ##"{"rest": {"line": {"$type": "color", "$value": "{ink.line}"}}}"##,
      "sets/spare.json": ##"{"ink": {"deep": {"$type": "color", "$value": "#000000"}}}"##,
    ])
    #expect(severities(loaded) == [.warning], "\(loaded.messages)")
    #expect(loaded.messages.contains("a set is in no theme: spare"))
  }

  /// Types that one tool alone has, in a file of references, with tokens in tokens.
  @Test func keepsTokensInTokensOfAnotherTool() {
    let loaded = Loaded([
      "part.json":
        ##"{"part": {"font": {"$type": "fontFamilies", "$value": "{font}"}, "weight": {"$type": "fontWeights", "$value": "{weight}"}, "line": {"$type": "color", "$value": "{ink}", "hover": {"$type": "color", "$value": "{ink}"}}}}"##,
      "root.json":
        ##"{"font": {"$type": "fontFamily", "$value": "Inter"}, "weight": {"$type": "fontWeight", "$value": 500}, "ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}"##,
    ])
    #expect(loaded.tokens.tokens.count == 7, "\(loaded.values) \(loaded.messages)")
    #expect(loaded.diagnostics.count(.error) == 0, "\(loaded.messages)")
  }
}
