import Files
import Guide
import Testing
import Tokens

/// Folders beside each other that give the same names values of their own.
struct ProductFolderTests {
  /// Ten colours, of which the first is a given one.
  private static func tokens(_ first: String, extra: String = "") -> String {
    let rest = (1...9).map { ##""c\##($0)": {"$value": "#00000\##($0)"}"## }.joined(separator: ", ")
    return ##"{"color": {"$type": "color", "c0": {"$value": "\##(first)"}, \##(rest)\##(extra)}}"##
  }

  private func value(_ path: String, in system: DesignSystem?) -> String? {
    system?.tokens[TokenPath(path)].map { String($0.valueSpan.text) }
  }

  @Test(arguments: [("", "tokens/all.tokens.json"), ("packages/", "src/all.json"), ("design/apps/", "src/all.json")])
  func makeASystemEach(home: String, place: String) {
    let joined = Joined([
      home + "shop/tokens/all.tokens.json": Self.tokens("#ff0000"), home + "shop/README.md": "# Shop\n",
      home + "bank/" + place: Self.tokens("#0000ff", extra: ##", "own": {"$value": "{shared.ink}"}"##),
      home + "common/ink.tokens.json": ##"{"shared": {"$type": "color", "ink": {"$value": "#123456"}}}"##,
      "README.md": "# All of it\n",
    ])
    let systems = joined.guide.systems
    #expect(systems.map(\.slug) == ["bank", "shop", "documents"])
    #expect(systems.map { value("color.c0", in: $0) } == ["\"#0000ff\"", "\"#ff0000\"", nil])
    #expect(systems.prefix(2).map { value("shared.ink", in: $0) } == ["\"#123456\"", "\"#123456\""])
    #expect(systems.map { $0.pages.map(\.title) } == [[], ["Shop"], ["All of it"]])
    #expect(!joined.messages.contains { $0.contains("also declared") }, "\(joined.messages)")
  }

  /// As in `{"aliases": {"S": 4}}`, in which nothing else tells that it is of tokens.
  @Test func takeNumbersAloneFromWhatTheyShare() {
    func product(_ first: String) -> String {
      let all = ["T0": first].merging((1...9).map { ("T\($0)", "\($0)px") }) { $1 }
      let props = all.sorted { $0.key < $1.key }.map { ##""\##($0.key)": {"value": "\##($0.value)", "type": "size"}"## }
      return ##"{"imports": ["@kit/common/sizes.json"], "props": {\##(props.joined(separator: ", "))}}"##
    }
    let joined = Joined([
      "packages/a/a.json": product("{!S}"), "packages/b/b.json": product("0"),
      "packages/common/sizes.json": ##"{"aliases": {"S": 4}}"##,
    ])
    #expect(joined.guide.systems.map(\.slug) == ["a", "b"])
    #expect(!joined.messages.contains { $0.contains("names no token") }, "\(joined.messages)")
  }

  @Test func sayOtherwiseThanWhatTheyShare() {
    let joined = Joined([
      "packages/a/a.tokens.json": Self.tokens("#ff0000"), "packages/b/b.tokens.json": Self.tokens("#0000ff"),
      "packages/core/c.tokens.json": Self.tokens("#00ff00", extra: ##", "more": {"$value": "#abcdef"}"##),
    ])
    #expect(joined.guide.systems.map { value("color.c0", in: $0) } == ["\"#ff0000\"", "\"#0000ff\""])
    #expect(!joined.messages.contains { $0.contains("also declared") }, "\(joined.messages)")
    #expect(joined.guide.systems.map { value("color.more", in: $0) } == ["\"#abcdef\"", "\"#abcdef\""])
  }

  @Test(arguments: [
    // Copies, parts, themes, folders that share few names, and two notations of one set.
    ["a/t.tokens.json": tokens("#ff0000"), "b/t.tokens.json": tokens("#ff0000")],
    ["a/t.tokens.json": tokens("#ff0000"), "b/t.tokens.json": ##"{"size": {"$type": "number", "a": {"$value": 1}}}"##],
    ["light/t.tokens.json": tokens("#ff0000"), "dark/t.tokens.json": tokens("#0000ff")],
    ["desktop/t.tokens.json": tokens("#ff0000"), "mobile/t.tokens.json": tokens("#0000ff")],
    ["figma/export.json": tokens("#ff0000"), "tokens/color.json": tokens("rgb(255, 0, 0)")],
    ["a/t.json": ##"{"size": {"value": 1}}"##, "b/t.json": ##"{"size": {"value": 2}}"##],
  ])
  func makeNoneWhereTheyAreNoVersions(files: [String: String]) {
    #expect(Joined(files).guide.systems.map(\.slug) == [""])
  }

  @Test func areLeftToTheListOfThemes() {
    let files = [
      "a/t.json": Self.tokens("#ff0000"), "b/t.json": Self.tokens("#0000ff"),
      "$themes.json": ##"[{"name": "A", "selectedTokenSets": {"a/t": "enabled"}}]"##,
    ]
    #expect(Joined(files).guide.systems.count == 1)
  }
}
