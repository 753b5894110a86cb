import Diagnostics
import Testing
import Tokens

/// Files with the same tokens at places that differ in one word.
@Suite struct AlternativeFilesTests {
  fileprivate static func colors(_ color: String, _ count: Int = 4, from first: Int = 1) -> String {
    let tokens = (first..<(first + count)).map { "\"c\($0)\": {\"type\": \"color\", \"value\": \"\(color)\"}" }
    return "{\(tokens.joined(separator: ", "))}"
  }

  @Test(arguments: [
    (["tokens/tokens.acme.json", "tokens/tokens.zeta.json"], ["acme", "zeta"]),
    (["brand-acme/light.json", "brand-zeta/light.json"], ["brand-acme", "brand-zeta"]),
    (["acme/acme-ink.json", "zeta/zeta-ink.json"], ["acme", "zeta"]),
    (["ink.json", "ink.winter.json"], ["default", "winter"]),
    (["a/ink.v1.json", "a/ink.v2.json"], ["v1", "v2"]),
  ])
  func takesFilesAtPlacesThatDifferInOneWordForAlternatives(_ paths: [String], _ themes: [String]) {
    let loaded = Loaded([paths[0]: Self.colors("#000011"), paths[1]: Self.colors("#110000")])
    #expect(loaded.themes.themes.map(\.name) == themes, "\(loaded.messages)")
    #expect(loaded.values.first == "c1 color #000011")
    #expect(loaded.values(in: themes[1]).first == "c1 color #110000")
    #expect(!loaded.rules.contains("repeated-token"), "\(loaded.messages)")
  }

  /// One folder beside what others share, or below it, is laid over it.
  @Test(arguments: [["core/ink.json", "north/core/ink.json"], ["core/ink.json", "north/ink.json"]])
  func laysOneFolderOverAnother(_ paths: [String]) {
    let loaded = Loaded([paths[0]: Self.colors("#000011"), paths[1]: Self.colors("#110000", 3)])
    #expect(loaded.themes.themes.count == 1, "\(loaded.messages)")
    #expect(loaded.values == ["c1", "c2", "c3"].map { "\($0) color #110000" } + ["c4 color #000011"])
    #expect(!loaded.rules.contains("repeated-token"), "\(loaded.messages)")
  }

  @Test func choosesAmongFoldersOverWhatTheyShare() {
    let loaded = Loaded([
      "core/ink.json": Self.colors("#000011"), "north/ink.json": Self.colors("#110000", 3),
      "south/ink.json": Self.colors("#220000", 3),
    ])
    #expect(loaded.themes.themes.map(\.name) == ["north", "south"], "\(loaded.messages)")
    #expect(loaded.values(in: "south").contains("c4 color #000011") && loaded.values.contains("c1 color #110000"))
  }

  /// A folder that refers to tokens which only another folder has is laid over it, whatever their names.
  @Test func laysAFolderOverTheOneItRefersTo() {
    func token(_ name: String, _ value: String) -> String {
      ##""\##(name)": {"type": "color", "value": "\##(value)"}"##
    }
    let loaded = Loaded([
      "north/base.json": "{\(token("ink", "#000011")), \(token("paper", "#eeeeff"))}",
      "north/text.json": "{\(token("text", "{ink}")), \(token("ground", "{paper}"))}",
      "book/text.json": "{\(token("text", "{paper}")), \(token("ground", "{ink}"))}",
    ])
    #expect(loaded.themes.themes.map(\.name) == ["north", "book"], "\(loaded.messages)")
    #expect(loaded.values.contains("text color #000011"))
    #expect(loaded.values(in: "book").contains("text color #eeeeff"))
    #expect(!loaded.rules.contains("dangling-alias"), "\(loaded.messages)")
  }

  /// A palette of high contrast beside several that have the same tokens is one more of them.
  @Test func choosesAmongPalettesOfWhichOneHasHighContrast() {
    let names = ["clay-day", "clay-night", "moss-day", "moss-day-high-contrast"]
    let loaded = Loaded(
      Dictionary(
        uniqueKeysWithValues: names.enumerated().map { ("themes/\($1)/\($1).json", Self.colors("#00000\($0)", 8)) }))
    #expect(loaded.themes.themes.map(\.name) == names, "\(loaded.messages)")
  }

  /// Of files that say the same in several folders one is read, for all of them.
  @Test func readsWhatFoldersRepeatForAllOfThem() {
    let base = Self.colors("#777777", 8, from: 20)
    let loaded = Loaded([
      "glass/base.json": base, "glass/ink.json": Self.colors("#000011"), "solid/base.json": base,
      "solid/ink.json": Self.colors("#110000"),
    ])
    #expect(loaded.themes.themes.map(\.name) == ["glass", "solid"], "\(loaded.messages)")
    #expect(loaded.values.contains("c20 color #777777") && loaded.values(in: "solid").contains("c20 color #777777"))
    #expect(loaded.values(in: "solid").contains("c1 color #110000"))
  }

  /// What a folder has and another has not is part of it alone; the default lies under the others.
  @Test func takesAllThatAFolderHasForPartOfIt() {
    let loaded = Loaded([
      "themes/default/color.json": Self.colors("#000011"), "themes/north/color.json": Self.colors("#110000", 3),
      "themes/north/extra.json": Self.colors("#220000", 2, from: 8), "base.json": Self.colors("#777777", 2, from: 20),
    ])
    #expect(loaded.themes.themes.map(\.name) == ["default", "north"], "\(loaded.messages)")
    #expect(loaded.values(in: "north").contains("c4 color #000011"))
    #expect(loaded.values(in: "north").contains("c8 color #220000"))
    #expect(loaded.values(in: "north").contains("c20 color #777777"))
    #expect(!loaded.values.contains("c8 color #220000"))
  }

  @Test func choosesAmongAllPalettesOfAFolder() {
    let names = ["dark", "frog", "light", "paper"]
    let loaded = Loaded(
      Dictionary(
        uniqueKeysWithValues: names.enumerated().map { ("themes/\($1).json", Self.colors("#00000\($0)", 8)) }))
    #expect(loaded.themes.themes.map(\.name) == ["light", "dark", "frog", "paper"], "\(loaded.messages)")
    #expect(!loaded.rules.contains("repeated-token"))
  }

  /// Each choice that nothing names has a name of its own.
  @Test func numbersChoicesWithoutNames() {
    let folders = [["north", "south"], ["east", "west"], ["upper", "lower"]]
    let files = folders.enumerated().flatMap { place, names in
      names.enumerated().map { ("f\(place)/\($1)/ink.json", Self.colors("#0000\(place)\($0)", from: 10 * place)) }
    }
    let loaded = Loaded(Dictionary(uniqueKeysWithValues: files))
    #expect(
      loaded.themes.modifiers.map(\.name).sorted() == ["variant", "variant-2", "variant-3"], "\(loaded.messages)")
    #expect(loaded.themes.themes.count == 8)
    #expect(!loaded.rules.contains("repeated-token"))
  }

  /// Three choices of two words each, of which every file has one word.
  @Test func partsNamesOfSeveralWordsIntoChoices() {
    var files: [String: String] = [:]
    var colors: [Set<String>: String] = [:]
    for (a, first) in ["north", "south"].enumerated() {
      for (b, second) in ["east", "west"].enumerated() {
        for (c, third) in ["lower", "upper"].enumerated() {
          let color = "#\(a)\(a)\(b)\(b)\(c)\(c)"
          files["\(first)-\(second)-\(third).json"] = Self.colors(color)
          colors[[first, second, third]] = color
        }
      }
    }
    let loaded = Loaded(files)
    #expect(loaded.themes.modifiers.count == 3, "\(loaded.messages)")
    #expect(loaded.themes.themes.count == 8)
    for theme in loaded.themes.themes {
      let color = colors[Set(theme.inputs.map(\.context))]
      #expect(color.map { loaded.values(in: theme.name).first == "c1 color \($0)" } == true, "\(theme.name)")
    }
    #expect(!loaded.rules.contains("repeated-token"), "\(loaded.messages)")
  }

  /// What a collection of Figma is called does not say that its files are variants already.
  @Test(arguments: ["variants", "ink"])
  func takesFilesOfACollectionForAlternatives(_ name: String) {
    func file(_ light: String, _ dark: String) -> String {
      let modes = [("Light", light), ("Dark", dark)].map { mode, color in
        let variables = (1...4).map { "{\"name\": \"c/c\($0)\", \"type\": \"color\", \"value\": \"\(color)\"}" }
        return "{\"name\": \"\(mode)\", \"variables\": [\(variables.joined(separator: ", "))]}"
      }
      return "{\"collections\": [{\"name\": \"\(name)\", \"modes\": [\(modes.joined(separator: ", "))]}]}"
    }
    let loaded = Loaded(["acme/a.json": file("#000011", "#ffff11"), "zeta/a.json": file("#000022", "#ffff22")])
    #expect(Set(loaded.themes.modifiers.map(\.name)) == ["mode", "variant"], "\(loaded.messages)")
    #expect(loaded.themes.themes.count == 4)
  }

  /// Files that have some names in common by accident, or are parts of one whole.
  @Test(arguments: [
    [
      "a/button.json": AlternativeFilesTests.colors("#000011", 2),
      "a/card.json": AlternativeFilesTests.colors("#110000", 2),
    ],
    [
      "color/a.json": AlternativeFilesTests.colors("#000011"),
      "spacing/a.json": AlternativeFilesTests.colors("#110000"),
    ],
    [
      "a/first.json": AlternativeFilesTests.colors("#000011", 10),
      "a/second.json": AlternativeFilesTests.colors("#110000", 8, from: 8),
    ],
  ])
  func leavesOtherFilesOneWhole(_ files: [String: String]) {
    let loaded = Loaded(files)
    #expect(loaded.themes.themes.count == 1, "\(loaded.messages)")
    #expect(loaded.rules.contains("repeated-token"))
  }

  @Test func saysNothingOfWhatIsSaidTwiceInTheSameWords() {
    let loaded = Loaded([
      "a/first.json": Self.colors("#000011", 4), "a/second.json": Self.colors("#000011", 8, from: 4),
    ])
    #expect(!loaded.rules.contains("repeated-token"), "\(loaded.messages)")
  }

  @Test(arguments: [
    ["ink.json", "old/ink.old.json"], ["ink.json", "archive/ink.json"], ["ink.json", "ink 20250623.json"],
    ["ink-2025-07-01.json", "ink-2025-06-23.json"],
  ])
  func readsNoOlderStates(_ paths: [String]) {
    let loaded = Loaded([paths[0]: Self.colors("#000011"), paths[1]: Self.colors("#110000")])
    #expect(loaded.themes.themes.count == 1)
    #expect(loaded.values.first == "c1 color #000011")
    #expect(loaded.rules.contains("made-tokens") && !loaded.rules.contains("repeated-token"), "\(loaded.messages)")
  }

  /// A name with a word for what is old is none where nothing else has its tokens.
  @Test func readsWhatIsCalledOldWhereNothingReplacesIt() {
    let loaded = Loaded(["ink.json": Self.colors("#000011"), "old/paper.json": Self.colors("#110000", 4, from: 9)])
    #expect(loaded.values.contains("c9 color #110000"))
  }

  /// A default lies under dark: a name that it alone has holds in both.
  @Test func laysDarkOverLight() {
    let loaded = Loaded([
      "semantic-light.json": Self.colors("#eeeeee", 4), "semantic-dark.json": Self.colors("#111111", 3),
    ])
    #expect(loaded.values(in: "dark") == ["c1", "c2", "c3"].map { "\($0) color #111111" } + ["c4 color #eeeeee"])
  }
}
