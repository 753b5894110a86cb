import Diagnostics
import Testing
import Tokens

/// Figma variables, as Figma itself and its plugins export them.
@Suite struct FigmaTests {
  private static let answer = """
    {"status": 200, "meta": {
      "variableCollections": {"c:1": {"name": "Theme", "modes": [
        {"modeId": "1:0", "name": "Light"}, {"modeId": "1:1", "name": "Dark"}]}},
      "variables": {
        "v:1": {"name": "bg/page", "variableCollectionId": "c:1", "resolvedType": "COLOR", "description": "Behind all",
          "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1, "a": 1}, "1:1": {"r": 0, "g": 0, "b": 0, "a": 1}}},
        "v:2": {"name": "bg/card", "variableCollectionId": "c:1", "resolvedType": "COLOR",
          "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "v:1"}, "1:1": {"type": "VARIABLE_ALIAS", "id": "v:1"}}},
        "v:3": {"name": "radius/sm", "variableCollectionId": "c:1", "resolvedType": "FLOAT", "scopes": ["CORNER_RADIUS"],
          "valuesByMode": {"1:0": 4, "1:1": 4}},
        "v:4": {"name": "fade", "variableCollectionId": "c:1", "resolvedType": "FLOAT", "scopes": ["OPACITY"],
          "valuesByMode": {"1:0": 40, "1:1": 40}},
        "v:5": {"name": "label", "variableCollectionId": "c:1", "resolvedType": "STRING", "valuesByMode": {"1:0": "Go", "1:1": "Go"}}
      }}}
    """

  @Test func readsTheAnswerOfFigma() {
    #expect(
      Loaded(Self.answer).values == [
        "bg.page color #ffffff", "bg.card color #ffffff", "radius.sm dimension 4px", "fade number 0.4",
      ])
    #expect(Loaded(Self.answer).values(in: "Dark").prefix(2) == ["bg.page color #000000", "bg.card color #000000"])
    let loaded = Loaded(Self.answer)
    #expect(loaded.rules == ["foreign-dialect", "text-property"])
    #expect(loaded.tokens[TokenPath("bg.card")]?.aliases == [TokenPath("bg.page")])
  }

  @Test func readsListsOfCollectionsAndVariables() {
    let loaded = Loaded(
      """
      {"collections": [{"id": "C:1", "name": "Colors", "modes": [
        {"name": "Light", "modeId": "1:4"}, {"name": "Dark", "modeId": "1:5"}]}],
       "variables": [
        {"id": "V:1", "name": "bg/page", "resolvedType": "COLOR", "variableCollectionId": "C:1",
         "valuesByMode": {"1:4": {"r": 1, "g": 1, "b": 1, "a": 1}, "1:5": {"r": 0, "g": 0, "b": 0, "a": 1}}},
        {"id": "V:2", "name": "fg/text", "resolvedType": "COLOR", "variableCollectionId": "C:1",
         "valuesByMode": {"1:4": {"r": 0, "g": 0, "b": 0, "a": 1}, "1:5": {"type": "VARIABLE_ALIAS", "id": "V:1"}}}]}
      """)
    #expect(loaded.values == ["bg.page color #ffffff", "fg.text color #000000"])
    #expect(loaded.values(in: "Dark") == ["bg.page color #000000", "fg.text color #000000"])
  }

  @Test func readsVariablesListedInTheirCollections() {
    let loaded = Loaded(
      """
      {"schemaVersion": "1.0", "collections": [
        {"id": "C:1", "name": "Ramp", "modes": [{"name": "Value", "modeId": "1:0"}], "variables": [
          {"id": "V:1", "name": "gray/25", "resolvedType": "COLOR", "variableCollectionId": "C:1",
           "valuesByMode": {"1:0": {"r": 1, "g": 1, "b": 1, "a": 1}}},
          {"id": "V:2", "name": "gray/950", "resolvedType": "COLOR", "variableCollectionId": "C:1",
           "valuesByMode": {"1:0": {"r": 0, "g": 0, "b": 0, "a": 1}}}]},
        {"id": "C:2", "name": "Theme", "modes": [
          {"name": "Light", "modeId": "2:0"}, {"name": "Dark", "modeId": "2:1"}], "variables": [
          {"id": "V:3", "name": "bg", "resolvedType": "COLOR", "variableCollectionId": "C:2",
           "valuesByMode": {"2:0": {"type": "VARIABLE_ALIAS", "id": "V:1"},
                            "2:1": {"type": "VARIABLE_ALIAS", "id": "V:2"}}}]}]}
      """)
    #expect(
      loaded.values == ["Ramp.gray.25 color #ffffff", "Ramp.gray.950 color #000000", "Theme.bg color #ffffff"])
    #expect(loaded.values(in: "Dark").last == "Theme.bg color #000000")
  }

  @Test func takesFilesOfOneCollectionForItsModes() {
    func file(_ gap: Int) -> String {
      let figma = ##""extensions": {"com.figma": {"scopes": ["GAP"]}}"##
      let names = ["xs", "sm", "md"].enumerated().map { index, name in
        "\"\(name)\": {\"type\": \"number\", \"value\": \(gap * (index + 1)), \(figma)}"
      }
      return "{" + names.joined(separator: ", ") + "}"
    }
    let loaded = Loaded(["Spacing.Compact.json": file(2), "Spacing.Wide.json": file(4)])
    #expect(loaded.themes.modifiers.map(\.contexts) == [["Compact", "Wide"]])
    #expect(loaded.values == ["xs dimension 2px", "sm dimension 4px", "md dimension 6px"])
    #expect(loaded.values(in: "Wide").first == "xs dimension 4px")
  }

  @Test func readsCollectionsWithValuesByTheNamesOfTheirModes() {
    let loaded = Loaded(
      """
      {"collections": [
        {"name": "Primitives", "modes": ["Value"], "variables": [
          {"name": "blue/500", "type": "COLOR", "scopes": ["ALL_SCOPES"], "values": {"Value": "#3366CC"}},
          {"name": "fade/half", "type": "FLOAT", "scopes": ["OPACITY"], "values": {"Value": 50}},
          {"name": "space/4", "type": "FLOAT", "values": {"Value": 16}}]},
        {"name": "Semantic", "modes": ["Light", "Dark"], "variables": [
          {"name": "page", "type": "COLOR", "values": {"Light": "#FFFFFF", "Dark": {"alias": "blue/500"}}}]}]}
      """)
    #expect(
      loaded.values == [
        "Primitives.blue.500 color #3366cc", "Primitives.fade.half number 0.5", "Primitives.space.4 dimension 16px",
        "Semantic.page color #ffffff",
      ])
    #expect(loaded.values(in: "Dark").last == "Semantic.page color #3366cc")
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
  }

  @Test func readsCollectionsOfAPlugin() {
    let values = Loaded(
      """
      {"version": "1.0", "collections": [
        {"name": "Primitives", "modes": [{"name": "Style", "variables": [
          {"name": "blue/500", "type": "color", "isAlias": false, "value": "#3366CC"},
          {"name": "space/1.5", "type": "number", "isAlias": false, "value": 6}]}]},
        {"name": "Semantic", "modes": [
          {"name": "Light", "variables": [
            {"name": "accent", "type": "color", "isAlias": true, "value": {"collection": "Primitives", "name": "blue/500"}}]},
          {"name": "Dark", "variables": [{"name": "accent", "type": "color", "isAlias": false, "value": "#99CCFF"}]}]}]}
      """
    ).values
    #expect(
      values == [
        "Primitives.blue.500 color #3366cc", "Primitives.space.1-5 dimension 6px", "Semantic.accent color #3366cc",
      ])
  }

  /// A file for each collection, as a plugin for export writes them.
  @Test func readsASingleCollectionWithItsModes() {
    let loaded = Loaded(
      ##"""
      {"id": "VariableCollectionId:1:2", "name": "Roles", "modes": {"1:0": "Light", "1:1": "Dark"}, "variableIds": ["V:1", "V:2", "V:3"],
       "variables": [
        {"id": "V:1", "name": "ink/strong", "description": "Headings.", "type": "COLOR",
         "valuesByMode": {"1:0": {"r": 0, "g": 0, "b": 0, "a": 1}, "1:1": {"r": 1, "g": 1, "b": 1, "a": 1}}, "scopes": ["ALL_SCOPES"]},
        {"id": "V:2", "name": "ink/title", "type": "COLOR",
         "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "V:1"}, "1:1": {"type": "VARIABLE_ALIAS", "id": "V:1"}}},
        {"id": "V:3", "name": "gap/lg", "type": "FLOAT",
         "valuesByMode": {"1:0": {"type": "VARIABLE_ALIAS", "id": "V:9"}, "1:1": 32},
         "resolvedValuesByMode": {"1:0": {"resolvedValue": 24, "alias": "V:9", "aliasName": "space-24"}}}]}
      """##)
    #expect(loaded.values == ["ink.strong color #000000", "ink.title color #000000", "gap.lg dimension 24px"])
    #expect(
      loaded.values(in: "Dark") == ["ink.strong color #ffffff", "ink.title color #ffffff", "gap.lg dimension 32px"])
    #expect(loaded.rules == ["foreign-dialect"], "\(loaded.messages)")
  }

  // MARK: Collections and modes

  @Test func readsAListOfCollectionsByName() {
    let text = ##"""
      [{"Base": {"modes": {"Default": {"gray": {"50": {"$scopes": ["ALL_FILLS"], "$type": "color", "$value": "#f9fafb"}},
         "gap": {"$scopes": ["GAP"], "$type": "number", "$value": 8}}}}},
       {"Theme": {"modes": {"Light": {"bg": {"$type": "color", "$value": "{gray.50}"}},
         "Dark": {"bg": {"$type": "color", "$value": "#000000"}}}}}]
      """##
    let loaded = Loaded(text)
    #expect(loaded.themes.modifiers.map(\.name) == ["Theme"])
    #expect(loaded.values == ["gray.50 color #f9fafb", "gap dimension 8px", "bg color #f9fafb"])
    #expect(loaded.values(in: "Dark").last == "bg color #000000")
    #expect(loaded.rules == ["foreign-dialect"])
  }

  /// The types of the plugin “Design Tokens”, whose lengths are pixels.
  @Test func readsTheTypesOfAPlugin() {
    let loaded = Loaded(
      ##"""
      {"effect": {"low": {"type": "custom-shadow", "value": {"shadowType": "dropShadow", "radius": 2,
           "color": "#2125290d", "offsetX": 0, "offsetY": 1, "spread": 0}}},
       "space": {"all": {"type": "custom-spacing", "value": {"top": 10, "right": 10, "bottom": 10, "left": 10}},
         "some": {"type": "custom-spacing", "value": {"top": 10, "bottom": 30}}},
       "font": {"body": {"type": "custom-fontStyle", "value": {"fontSize": 16, "textDecoration": "none",
           "fontFamily": "Inter", "fontWeight": 500, "letterSpacing": 0, "lineHeight": 24, "textCase": "none"}}},
       "blend": {"type": "custom-gradient", "value": {"gradientType": "linear", "rotation": 90,
           "stops": [{"position": 0, "color": "#ff0000ff"}, {"position": 1, "color": "#0000ffff"}]}}}
      """##)
    #expect(
      loaded.values == [
        "effect.low shadow 0px 1px 2px 0px rgba(33, 37, 41, 0.05)", "space.all dimension 10px",
        "space.some.top dimension 10px", "space.some.bottom dimension 30px", "font.body typography 16px/1.5 500",
        "blend gradient …",
      ])
    #expect(loaded.rules == ["foreign-dialect"])
  }

  /// A variable of another library may be called as one of this file is; it is not that one.
  @Test func leavesTheVariablesOfOtherLibrariesOut() {
    let loaded = Loaded(
      ##"""
      {"Parts": {"modes": {"default": {
        "cards": {"color": {"ink": {"$scopes": ["ALL_SCOPES"], "$type": "color", "$libraryName": "Base", "$collectionName": "Roles",
          "$value": "{color.ink}"},
          "edge": {"$scopes": ["ALL_SCOPES"], "$type": "color", "$libraryName": "Base", "$value": "{color.edge}"}}},
        "tag": {"ink": {"$scopes": ["ALL_SCOPES"], "$type": "color", "$value": "#111111"},
          "own": {"$scopes": ["ALL_SCOPES"], "$type": "color", "$libraryName": "Parts", "$value": "{tag.ink}"}}}}}}
      """##)
    #expect(loaded.values == ["tag.ink color #111111", "tag.own color #111111"])
    #expect(loaded.rules == ["foreign-dialect", "dangling-alias"], "\(loaded.messages)")
    #expect(
      loaded.messages.last
        == "2 values refer to variables of the library Base that are not here: cards.color.ink, cards.color.edge")
    #expect(loaded.diagnostics.all.allSatisfy { $0.severity != .error })
  }

  /// Some plugins write what a variable resolved to where the standard has a type, also of one that refers to another.
  @Test(arguments: [
    (#""resolvedType": "COLOR""#, #""resolvedType": "FLOAT""#),
    (
      #""$extensions": {"com.figma": {"resolvedType": "COLOR"}}"#,
      #""$extensions": {"com.figma": {"resolvedType": "FLOAT"}}"#
    ),
    (#""$type": "VARIABLE_ALIAS", "resolvedType": "COLOR""#, #""$type": "alias", "resolvedType": "FLOAT""#),
  ]) func takesTheResolvedTypeForTheType(_ color: String, _ number: String) {
    let loaded = Loaded(
      """
      {"color": {"blue": {"$value": "#0066cc", \(color)}, "act": {"$value": "{color.blue}", \(color)}},
       "space": {"4": {"$value": 16, \(number)}, "gap": {"$value": "{space.4}", \(number)}}}
      """)
    #expect(
      loaded.values == [
        "color.blue color #0066cc", "color.act color #0066cc", "space.4 dimension 16px", "space.gap dimension 16px",
      ], "\(loaded.messages)")
    #expect(loaded.rules == ["foreign-dialect"])
  }

  @Test func neverTakesATokenForTheOneItRefersTo() {
    let loaded = Loaded(
      ##"""
      {"card": {"ink": {"$scopes": ["ALL_SCOPES"], "$type": "color", "$value": "{ink}"}},
       "tag": {"ink": {"$scopes": ["ALL_SCOPES"], "$type": "color", "$value": "#111111"}}}
      """##)
    #expect(!loaded.rules.contains("alias-cycle"))
  }
}
