import Testing

/// Tokens as Theo has them.
@Suite struct TheoTests {
  @Test func readsPropertiesWithTheValuesOfAliases() {
    let loaded = Loaded([
      "token.yml": """
      aliases:
        BLACK: "#111111"
        GAP: { value: 4px }
      props:
        ink:
          value: "{!BLACK}"
        font-weight-strong: { type: raw, value: bold, category: font-weight }
        inset: { value: "{!GAP}", category: spacing }
      global:
        type: color
        category: text-color
      """
    ])
    #expect(loaded.values == ["ink color #111111", "font-weight-strong fontWeight 700", "inset dimension 4px"])
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
    #expect(loaded.messages == ["3 tokens are written as Theo writes them"])
  }

  @Test func readsListsOfProperties() {
    let loaded = Loaded(
      ##"{"props": [{"name": "ink", "type": "color", "value": "#111111"}], "global": {"category": "color"}}"##)
    #expect(loaded.values == ["ink color #111111"])
  }

  @Test func findsAliasesInTheFilesThatAFileImports() {
    let loaded = Loaded([
      "tokens/_shared.yml": "aliases:\n  black: '#111111'\n",
      "tokens/_weights.yml": "aliases:\n  bold: 700\n",
      "tokens/_all.yml":
        "imports:\n  - ./_shared.yml\n  - ./_weights.yml\n  - ./_all.yml\naliases:\n  white: '#ffffff'\n",
      "tokens/ink.yml": """
      global: { type: web, category: background-color }
      imports: [./_all.yml]
      props:
        - name: ink
          value: '{!black}'
        - name: page
          value: '{!white}'
        - name: strong
          value: '{!bold}'
          category: font-weight
      """,
    ])
    #expect(
      loaded.values == ["ink color #111111", "page color #ffffff", "strong fontWeight 700"], "\(loaded.messages)")
  }

  @Test func findsAliasesInOtherPackagesByTheirNames() {
    let loaded = Loaded([
      "packages/kit-common/app/sizes.json": ##"{"aliases": {"LINE": "2px"}}"##,
      "packages/kit-common/web/sizes.json": ##"{"aliases": {"LINE": "5px"}}"##,
      "packages/kit-ios/src/borders.json":
        ##"{"imports": ["@kit/kit-common/app/sizes.json"], "props": {"THIN": {"value": "{!LINE}", "type": "size"}}}"##,
    ])
    #expect(loaded.values == ["THIN dimension 2px"], "\(loaded.messages)")
  }

  /// As `init --from` calls the files that it copies.
  @Test func findsAliasesInFilesThatAProjectCallsTokens() {
    let loaded = Loaded([
      "tokens/_shared/kit-common/sizes.tokens.json": ##"{"aliases": {"LINE": "2px"}}"##,
      "tokens/aliases.tokens.json": ##"{"imports": ["@kit/kit-common/sizes.json"], "aliases": {"WIDE": "8px"}}"##,
      "tokens/borders.tokens.json": ##"""
      {"imports": ["./aliases.json"], "props": {"THIN": {"value": "{!LINE}", "type": "size"},
       "THICK": {"value": "{!WIDE}", "type": "size"}}}
      """##,
    ])
    #expect(loaded.values == ["THIN dimension 2px", "THICK dimension 8px"], "\(loaded.messages)")
  }

  @Test func takesWhatPeopleWroteAndNotWhatWasMadeOfIt() {
    let loaded = Loaded([
      "src/a.json": ##"{"props": {"INK": {"value": "#111111", "type": "color"}}}"##,
      "tokens/all.raw.json": ##"""
      {"props": {"INK": {"value": "#222222", "type": "color"}, "OLD": {"value": "#333333", "type": "color"}}}
      """##,
    ])
    #expect(loaded.values.sorted() == ["INK color #111111", "OLD color #333333"], "\(loaded.messages)")
  }

  @Test func readsWhatItBuildsOfSeveralFilesOnce() {
    func file(_ letter: String) -> String {
      let props = (1...6).map { ##""INK_\##(letter)\##($0)": {"value": "#00000\##($0)", "type": "color"}"## }
      return props.joined(separator: ", ")
    }
    let loaded = Loaded([
      "src/a.json": ##"{"props": {\##(file("A"))}}"##, "src/b.json": ##"{"props": {\##(file("B"))}}"##,
      "tokens/all.raw.json":
        ##"{"aliases": {}, "props": {\##(file("A")), \##(file("B"))}, "propKeys": ["INK_A1", "INK_B1"]}"##,
    ])
    #expect(loaded.values.count == 12 && loaded.values.first == "INK_A1 color #000001")
    #expect(!loaded.messages.contains { $0.contains("also declared") }, "\(loaded.messages)")
  }

  /// A component's properties are no tokens of this tool.
  @Test func takesNoOtherPropertiesForTokens() {
    let loaded = Loaded(##"{"props": {"ink": {"type": "color", "value": "#111111"}}, "slots": {}}"##)
    #expect(!loaded.messages.contains { $0.contains("Theo") })
  }

  /// A file that only brings others together has nothing of its own, and no fault.
  @Test func readsAFileOfImports() {
    let loaded = Loaded([
      "tokens/all.tokens.yml": "imports:\n  - ./ink.yml\nglobal:\n  type: global\n  category: all\n",
      "tokens/ink.tokens.yml":
        "global: { type: color, category: ink }\nprops:\n  ink: { value: '#111111' }\n  line: { value: '#dddddd' }\n",
    ])
    #expect(loaded.values == ["ink color #111111", "line color #dddddd"], "\(loaded.messages)")
    #expect(!loaded.rules.contains("not-a-group"))
  }
}
