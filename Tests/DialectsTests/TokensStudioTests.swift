import Diagnostics
import Testing
import Tokens

/// Token files of Tokens Studio, alone and as a folder of sets with themes.
@Suite struct TokensStudioTests {
  private static let studio = """
    {
      "core": {
        "blue": {"500": {"value": "#3366cc", "type": "color"}, "900": {"value": "#112244", "type": "color"}},
        "radius": {"sm": {"value": "4", "type": "borderRadius"}},
        "space": {"md": {"value": "16", "type": "spacing"}, "double": {"value": "{space.md} * 2", "type": "spacing"}},
        "font": {"body": {"value": "Inter", "type": "fontFamilies"}, "bold": {"value": "Bold Italic", "type": "fontWeights"},
          "line": {"value": "150%", "type": "lineHeights"}, "size": {"value": 14, "type": "fontSizes"}},
        "fade": {"value": "40%", "type": "opacity"},
        "case": {"value": "uppercase", "type": "textCase"},
        "card": {"value": [
          {"x": "0", "y": "2", "blur": "4", "spread": "0", "color": "{blue.900}", "type": "dropShadow"},
          {"x": 0, "y": 1, "blur": 2, "spread": 0, "color": "#00000033", "type": "innerShadow"}], "type": "boxShadow"},
        "title": {"value": {"fontFamily": "{font.body}", "fontWeight": "Semi Bold", "fontSize": "24", "lineHeight": "120%",
          "letterSpacing": "0%", "textCase": "none"}, "type": "typography"},
        "edge": {"value": {"color": "{blue.500}", "width": "1", "style": "solid"}, "type": "border"}
      },
      "light": {"page": {"value": "#ffffff", "type": "color"}, "accent": {"value": "{blue.500}", "type": "color"}},
      "dark": {"page": {"value": "#000000", "type": "color"}, "accent": {"value": "{blue.500}", "type": "color"}},
      "$themes": [
        {"id": "1", "name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled"}},
        {"id": "2", "name": "Dark", "selectedTokenSets": {"core": "source", "dark": "enabled"}}
      ],
      "$metadata": {"tokenSetOrder": ["core", "light", "dark"]}
    }
    """

  /// A name may be that of a token in one set and of a group in another: references to it mean the token.
  @Test func keepsATokenWhoseNameAnotherSetHasForAGroup() {
    let loaded = Loaded(
      """
      {
        "palette": {"white": {"$type": "color", "$value": "#ffffff"}, "red": {"$type": "color", "$value": "#ff0000"}},
        "ramps": {"white": {"1": {"$type": "color", "$value": "#ffffff0d"}}},
        "ui": {"card": {"$type": "color", "$value": "{white}"}},
        "$themes": [], "$metadata": {"tokenSetOrder": ["palette", "ramps", "ui"]}
      }
      """)
    #expect(loaded.values.contains("card color #ffffff"), "\(loaded.values)")
    #expect(!loaded.rules.contains("alias-to-group"))
  }

  /// Before its sets were parted into files, they were in one, which nobody has touched since.
  @Test func takesAFileOfSetsWithoutThemesForAnOlderStateOfAFolderThatHasThem() {
    let loaded = Loaded([
      "tokens.json": ##"{"01.base": {"ink": {"value": "#ff0000", "type": "color"}}, "$themes": []}"##,
      "tokens/$themes.json": #"[{"name": "Light", "selectedTokenSets": {"light": "enabled"}}]"#,
      "tokens/light.json": ##"{"ink": {"value": "#112233", "type": "color"}}"##,
    ])
    #expect(loaded.values == ["ink color #112233"])
  }

  @Test func readsTokensStudioWithItsThemes() {
    let values = Loaded(Self.studio).values
    #expect(
      values == [
        "blue.500 color #3366cc", "blue.900 color #112244", "radius.sm dimension 4px", "space.md dimension 16px",
        "space.double dimension 32px", "font.body fontFamily Inter", "font.bold fontWeight 700", "font.line number 1.5",
        "font.size dimension 14px", "fade number 0.4",
        "card shadow 0px 2px 4px 0px rgb(17, 34, 68), inset 0px 1px 2px 0px rgba(0, 0, 0, 0.2)",
        "title typography 24px/1.2 600", "edge border 1px solid rgb(51, 102, 204)", "page color #ffffff",
        "accent color #3366cc",
      ])
    let loaded = Loaded(Self.studio)
    #expect(loaded.themes.modifiers.map(\.contexts) == [["Light", "Dark"]])
    #expect(Loaded(Self.studio).values(in: "Dark").contains("page color #000000"))
    #expect(loaded.rules == ["foreign-dialect", "text-property"])
    #expect(loaded.tokens[TokenPath("space.double")]?.formula == "{space.md} * 2")
  }

  @Test func keepsWhatHasNoTypeOfItsOwn() {
    let text = """
      {"global": {"base": {"value": "16", "type": "other"}, "word": {"value": "bold move", "type": "other"},
        "m": {"value": "{base}", "type": "sizing"}, "l": {"value": "{m} * 1.5", "type": "sizing"},
        "weird": {"value": "{m} * {word}", "type": "sizing"}}, "$metadata": {"tokenSetOrder": ["global"]}}
      """
    #expect(Loaded(text).values == ["base number 16.0", "m dimension 16px", "l dimension 24px"])
    #expect(Loaded(text).rules == ["foreign-dialect", "text-property"])
  }

  @Test func readsAFolderOfSetsWithItsThemes() {
    let loaded = Loaded([
      "sets/$metadata.json": ##"{"tokenSetOrder": ["dark", "base", "light"]}"##,
      "sets/$themes.json": ##"""
      [{"name": "Light", "group": "Scheme", "selectedTokenSets": {"base": "source", "light": "enabled"}},
       {"name": "Dark", "group": "Scheme", "selectedTokenSets": {"base": "source", "dark": "enabled"}}]
      """##,
      "sets/base.json": ##"{"radius": {"$type": "borderRadius", "$value": "4"}}"##,
      "sets/dark.json": ##"{"bg": {"$type": "color", "$value": "#000000"}}"##,
      "sets/light.json": ##"{"bg": {"$type": "color", "$value": "#ffffff"}}"##,
      "sets/old/unused.json": ##"{"old": {"$type": "color", "$value": "#ff0000"}}"##,
    ])
    #expect(loaded.themes.modifiers.map(\.name) == ["Scheme"])
    #expect(loaded.values == ["radius dimension 4px", "bg color #ffffff"])
    #expect(loaded.values(in: "Dark") == ["bg color #000000", "radius dimension 4px"])
    #expect(
      loaded.messages == [
        "3 tokens in 4 files are written as Tokens Studio writes them", "a set is in no theme: old/unused",
      ])
  }

  /// The tool keeps sets in one file or in a folder, and the file stays behind when it parts them.
  @Test func passesOverOneFileThatAFolderOfSetsReplaces() {
    let themes = ##"[{"name": "Light", "selectedTokenSets": {"core": "enabled"}}]"##
    let loaded = Loaded([
      "tokens.json":
        ##"{"core": {"old": {"$type": "color", "$value": "#111111"}, "bg": {"$type": "color", "$value": "#222222"}}, "$themes": \##(themes)}"##,
      "tokens/$themes.json": themes,
      "tokens/core.json": ##"{"bg": {"$type": "color", "$value": "#ffffff"}}"##,
    ])
    #expect(loaded.values == ["bg color #ffffff"])
    #expect(
      loaded.messages.contains("tokens.json is not read, since it repeats tokens/core.json"), "\(loaded.messages)")
  }

  /// An app and a site that each have a light and a dark theme of the same tokens are chosen one by one.
  @Test func readsThemesOfSeveralProductsAsOneChoice() {
    func set(_ digits: String) -> String {
      let members = (1...8).map { "\"c\($0)\": {\"$type\": \"color\", \"$value\": \"#\(digits)0\($0)\"}" }
      return "{\(members.joined(separator: ", "))}"
    }
    let names = ["app light", "app dark", "site light", "site dark"]
    let themes = names.map { name in
      let words = name.split(separator: " ")
      return
        "{\"name\": \"\(words[1])\", \"group\": \"\(words[0])\", \"selectedTokenSets\": {\"\(words[0])-\(words[1])\": \"enabled\"}}"
    }
    let loaded = Loaded([
      "sets/$themes.json": "[\(themes.joined(separator: ", "))]", "sets/app-light.json": set("1111"),
      "sets/app-dark.json": set("2222"), "sets/site-light.json": set("3333"), "sets/site-dark.json": set("4444"),
    ])
    #expect(loaded.themes.modifiers.map(\.contexts) == [names])
    #expect(loaded.values(in: "app dark").contains("c1 color #222201"))
    #expect(loaded.values(in: "site light").contains("c1 color #333301"))
  }

  @Test func readsTypesOfTokensStudioBesideTheStandardsSigns() {
    let text = """
      {"a": {"$type": "borderRadius", "$value": "4px"}, "b": {"$type": "sizing", "$value": "8"},
       "c": {"$type": "fontWeights", "$value": "Semi Bold"}, "d": {"$type": "spacing", "$value": "16px"},
       "e": {"$type": "lineHeights", "$value": "120%"}, "f": {"$type": "spacing", "$value": "1px"},
       "g": {"$type": "spacing", "$value": "2px"}, "h": {"$type": "spacing", "$value": "3px"}}
      """
    #expect(
      Loaded(text).values == [
        "a dimension 4px", "b dimension 8px", "c fontWeight 600", "d dimension 16px", "e number 1.2",
        "f dimension 1px", "g dimension 2px", "h dimension 3px",
      ])
    #expect(Loaded(text).rules == ["foreign-dialect"])
  }

  @Test func findsWhatASetIsReferredToWithoutItsName() {
    let values = Loaded(
      """
      {"global": {"a": {"value": "#112233", "type": "color"}, "b": {"value": "4", "type": "sizing"},
        "c": {"value": "5", "type": "spacing"}, "d": {"value": "6", "type": "spacing"},
        "e": {"value": "7", "type": "spacing"}, "g": {"value": "8", "type": "spacing"}},
       "use": {"f": {"value": "{a}", "type": "color"}}}
      """
    ).values
    #expect(values.contains("use.f color #112233"))
  }

  @Test func namesWhatOnlySetsOfReferencesDeclare() {
    let loaded = Loaded([
      "$metadata.json": ##"{"tokenSetOrder": ["core", "light"]}"##,
      "$themes.json": ##"""
      [{"name": "Light", "selectedTokenSets": {"core": "source", "light": "enabled"}},
       {"name": "Dark", "selectedTokenSets": {"light": "enabled"}}]
      """##,
      "core.json": ##"{"blue": {"$type": "color", "$value": "#0000ff"}}"##,
      "light.json": ##"{"bg": {"$type": "color", "$value": "#ffffff"}}"##,
    ])
    #expect(loaded.themes.referredOnly == [TokenPath("blue")])
  }

  @Test(arguments: [("{base} * 3", 1.5), ("{base} / 4", 0.125), ("1 + 0.25", 1.25), ("{base} + 12", 1.25)])
  func calculatesTheLeadingOfAStyle(_ formula: String, _ height: Double) {
    let loaded = Loaded(
      ##"""
      {"global": {
        "t": {"type": "typography", "value": {"fontFamily": "Inter", "fontSize": "16px", "fontWeight": "400",
          "lineHeight": "\##(formula)"}},
        "base": {"type": "spacing", "value": "8px"}}, "$themes": [], "$metadata": {"tokenSetOrder": ["global"]}}
      """##)
    #expect(loaded.values.first == "t typography 16px/\(height) 400")
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
  }

  /// References that hold only within the groups at the top say that these are sets.
  @Test func knowsSetsThatNothingNames() {
    let loaded = Loaded(
      ##"""
      {"global": {"Blue": {"b-10": {"value": "#dbeafe", "type": "color"}, "b-90": {"value": "#112244", "type": "color"}},
         "fg": {"value": "{Blue.b-90}", "type": "color"}},
       "Dark Mode": {"fg": {"value": "{Blue.b-10}", "type": "color"}}}
      """##)
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark"])
    #expect(loaded.values == ["Blue.b-10 color #dbeafe", "Blue.b-90 color #112244", "fg color #112244"])
    #expect(loaded.values(in: "dark").last == "fg color #dbeafe")
    #expect(!loaded.rules.contains("dangling-alias"))
  }

  @Test func keepsGroupsWhoseReferencesNameThem() {
    let loaded = Loaded(
      ##"""
      {"blue": {"a": {"value": "#dbeafe", "type": "color"}, "b": {"value": "{blue.a}", "type": "color"}},
       "text": {"a": {"value": "{blue.b}", "type": "color"}, "b": {"value": "{a}", "type": "color"}}}
      """##)
    #expect(loaded.tokens.tokens.map(\.path.description).prefix(3) == ["blue.a", "blue.b", "text.a"])
  }

  @Test func findsWhatAReferenceMeansThatNamesItsSet() {
    let loaded = Loaded(
      ##"""
      {"primitives": {"grey": {"0": {"value": "#ffffff", "type": "color"}}},
       "roles": {"bg": {"value": "{primitives.grey.0}", "type": "color"}},
       "$themes": [{"name": "One", "selectedTokenSets": {"primitives": "source", "roles": "enabled"}}]}
      """##)
    #expect(loaded.values == ["grey.0 color #ffffff", "bg color #ffffff"])
    #expect(!loaded.rules.contains("dangling-alias"))
  }

  /// A set that was parted into files of a folder, while the themes still name it as one.
  @Test func choosesAllSetsOfAFolderThatAThemeNames() {
    let loaded = Loaded([
      "$themes.json": ##"[{"name": "One", "selectedTokenSets": {"base": "source", "roles": "enabled"}}]"##,
      "base/palette.json": ##"{"grey": {"0": {"value": "#ffffff", "type": "color"}}}"##,
      "base/more.json": ##"{"grey": {"9": {"value": "#111111", "type": "color"}}}"##,
      "roles.json": ##"{"bg": {"value": "{grey.0}", "type": "color"}}"##,
    ])
    #expect(loaded.values.contains("bg color #ffffff"))
    #expect(!loaded.rules.contains("dangling-alias") && !loaded.rules.contains("unused-source"))
  }

  /// Other tools have rules of their own: no finding in their files ends a check with a failure.
  @Test func warnsOfWhatIsAnErrorInFilesOfTheStandard() {
    let loaded = Loaded(
      ##"""
      {"a": {"value": "{nowhere}", "type": "color"}, "b": {"value": "#ffffff", "type": "color"},
       "c": {"$description": {}, "d": {"value": "#ffffff", "type": "color"}}}
      """##)
    #expect(loaded.rules.contains("dangling-alias") && loaded.rules.contains("invalid-property"))
    #expect(loaded.diagnostics.count(.error) == 0)
  }

  @Test(arguments: ["rgba({a} 50%)", "rgba({a}, 0.5)", "rgb({a} / 0.5)"])
  func readsAColourWithAnOpacityBehindIt(_ text: String) {
    let loaded = Loaded(
      ##"{"a": {"value": "#102030", "type": "color"}, "b": {"value": "\##(text)", "type": "color"}, "c": {"value": "4", "type": "sizing"}, "d": {"value": "4", "type": "sizing"}, "e": {"value": "4", "type": "sizing"}, "f": {"value": "4", "type": "sizing"}, "g": {"value": "4", "type": "sizing"}}"##
    )
    #expect(loaded.values.contains("b color #10203080"))
  }

  @Test func readsWhatIsWrittenInOtherWays() {
    let loaded = Loaded(
      ##"""
      {"base": {"value": "4", "type": "sizing"}, "twice": {"value": "$base * 2", "type": "sizing"},
       "line": {"value": "calc(40 / 32)", "type": "lineHeights"}, "a": {"value": "4", "type": "spacing"},
       "b": {"value": "4", "type": "spacing"}, "c": {"value": "4", "type": "spacing"},
       "low": {"value": {"x": 0, "y": 2, "blur": 4, "spread": 0, "color": "#64748b, 0.10", "type": "dropShadow"},
         "type": "boxShadow"}}
      """##)
    #expect(loaded.values.contains("twice dimension 8px"))
    #expect(loaded.values.contains("line number 1.25"))
    #expect(loaded.values.last == "low shadow 0px 2px 4px 0px rgba(100, 116, 139, 0.1)")
    #expect(loaded.rules == ["foreign-dialect"])
  }

  @Test func readsSpacingOfSeveralLengths() {
    let loaded = Loaded(
      ##"""
      {"core": {"b": {"value": "8", "type": "spacing"}, "stack": {"value": "0 0 $b 0", "type": "spacing"},
         "pad": {"value": "{b} 16", "type": "spacing"}}, "$themes": [], "$metadata": {"tokenSetOrder": ["core"]}}
      """##)
    #expect(
      loaded.values == [
        "b dimension 8px", "stack.bottom dimension 8px", "pad.block dimension 8px", "pad.inline dimension 16px",
      ])
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
  }

  @Test func keepsWhatATypeSaysOfALength() {
    let loaded = Loaded(
      ##"""
      {"global": {"edge": {"value": "5", "type": "borderRadius"}, "lg": {"value": "20px", "type": "fontSizes"},
         "w": {"value": "5", "type": "dimension"}}, "$metadata": {"tokenSetOrder": ["global"]}}
      """##)
    #expect(loaded.tokens.tokens.map(\.foreignType) == ["borderradius", "fontsizes", nil])
  }

  /// Themes without a group that have no token in common are chosen beside each other, not in place of each other.
  @Test func groupsThemesByTheTokensThatTheyShare() {
    func color(_ hex: String) -> String { ##"{"bg": {"$type": "color", "$value": "\##(hex)"}}"## }
    func size(_ px: Int) -> String { ##"{"text": {"$type": "fontSizes", "$value": "\##(px)"}}"## }
    let loaded = Loaded([
      "$metadata.json": ##"{"tokenSetOrder": ["all", "platform-ios", "platform-web", "look-light", "look-dark"]}"##,
      "$themes.json": ##"""
      [{"name": "Global", "selectedTokenSets": {"all": "enabled"}},
       {"name": "iOS", "selectedTokenSets": {"platform-ios": "enabled"}},
       {"name": "Web", "selectedTokenSets": {"platform-web": "enabled"}},
       {"name": "Light", "selectedTokenSets": {"look-light": "enabled"}},
       {"name": "Dark", "selectedTokenSets": {"look-dark": "enabled"}}]
      """##,
      "all.json": ##"{"gap": {"$type": "spacing", "$value": "8"}}"##, "platform-ios.json": size(17),
      "platform-web.json": size(16), "look-light.json": color("#ffffff"), "look-dark.json": color("#000000"),
    ])
    #expect(loaded.themes.modifiers.map(\.name) == ["platform", "look"])
    #expect(loaded.themes.modifiers.map(\.contexts) == [["iOS", "Web"], ["Light", "Dark"]])
    #expect(loaded.values == ["gap dimension 8px", "text dimension 17px", "bg color #ffffff"])
  }

  /// Seventy references that hold within a group, and one that holds as it is written.
  @Test func noOrderOfMembersDecidesWhetherGroupsAreSets() {
    let short = (1...70).map { "\"r\($0)\": {\"type\": \"color\", \"value\": \"{x.n}\"}" }.joined(separator: ", ")
    let first = "\"a\": {\(short)}"
    let second =
      "\"b\": {\"x\": {\"n\": {\"type\": \"color\", \"value\": \"#123456\"}}, \"y\": {\"type\": \"color\", \"value\": \"{b.x.n}\"}}"
    let orders = ["{\(first), \(second)}", "{\(second), \(first)}"].map { Loaded($0).values.sorted() }
    #expect(orders[0] == orders[1])
  }

  /// Two groups with a token of one name, of which no order says which counts.
  @Test func groupsWithTheSameNamesAreNoSetsUnlessTheyAreThemes() {
    func group(_ name: String, _ hex: String) -> String {
      "\"\(name)\": {\"ink\": {\"type\": \"color\", \"value\": \"{base.a}\"}, \"line\": {\"type\": \"color\", \"value\": \"{base.a}\"}, \"own\": {\"type\": \"color\", \"value\": \"\(hex)\"}}"
    }
    let core = "\"core\": {\"base\": {\"a\": {\"type\": \"color\", \"value\": \"#777777\"}}}"
    let orders = [["button", "field"], ["field", "button"]].map { names in
      Loaded("{\(core), \(names.map { group($0, $0 == "button" ? "#111111" : "#222222") }.joined(separator: ", "))}")
    }
    #expect(orders.map { $0.values.sorted() }[0] == orders.map { $0.values.sorted() }[1])
    #expect(orders[0].values.contains("button.own color #111111"), "\(orders[0].values)")
    let themes = Loaded("{\(core), \(group("light", "#ffffff")), \(group("dark", "#000000"))}")
    #expect(themes.themes.themes.map(\.name) == ["light", "dark"])
  }

  /// Shares of an opacity are kept under the type of the colours that are made with them.
  @Test func readsAShareCalledAColourAsAnOpacity() {
    let loaded = Loaded(
      ##"""
      {"ink": {"value": "#000000", "type": "color"}, "share": {"value": "50%", "type": "color"},
       "scrim": {"value": "rgba({ink}, {share})", "type": "color"}}
      """##)
    #expect(loaded.values == ["ink color #000000", "share number 0.5", "scrim color #00000080"])
    #expect(loaded.rules == ["foreign-dialect"])
  }

  @Test func readsAGradientWithABlankBeforeItsBracket() {
    let loaded = Loaded(
      ##"""
      {"ink": {"value": "#000000", "type": "color"}, "edge": {"value": "4px", "type": "borderRadius"},
       "fade": {"value": "linear-gradient (45deg, {ink} 0%, #ffffff 100%)", "type": "color"}}
      """##)
    #expect(
      loaded.values.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "ink color", "edge dimension", "fade gradient",
      ])
    #expect(loaded.rules == ["foreign-dialect"])
  }

  /// Lengths without a unit are computed with as numbers, and what comes of them is a length.
  @Test func computesWithLengthsWithoutUnits() {
    let loaded = Loaded(
      ##"""
      {"base": {"value": "16", "type": "fontSizes"}, "scale": {"value": "1.2", "type": "fontSizes"},
       "large": {"value": "roundTo({base} * {scale}^2, 1)", "type": "fontSizes"},
       "wide": {"value": "100px", "type": "sizing"}, "edge": {"value": "calc(100% - {wide})", "type": "sizing"}}
      """##)
    #expect(loaded.values.contains("large dimension 23px"), "\(loaded.values) \(loaded.messages)")
    #expect(loaded.diagnostics.all.allSatisfy { $0.severity == .note }, "\(loaded.messages)")
  }

  /// The tool takes the first of two endings for a part of a set's name.
  @Test func knowsASetByTheFirstOfTwoEndings() {
    let loaded = Loaded([
      "sets/$themes.json":
        ##"[{"name": "Light", "selectedTokenSets": {"base.tokens": "enabled", "part.tokens": "enabled"}}]"##,
      "sets/$metadata.json": ##"{"tokenSetOrder": ["base.tokens", "part.tokens"]}"##,
      "sets/base.tokens.json": ##"{"ink": {"$type": "color", "$value": "#111111"}}"##,
      "sets/part.tokens.json": ##"{"part": {"$type": "color", "$value": "{ink}"}}"##,
    ])
    #expect(loaded.values == ["ink color #111111", "part color #111111"], "\(loaded.messages)")
    #expect(!loaded.rules.contains("missing-file"))
  }
}
