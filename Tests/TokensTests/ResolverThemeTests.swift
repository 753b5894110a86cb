import Diagnostics
import Files
import Syntax
import Testing
import TokenValues
import Tokens

@Suite struct ResolverThemeTests {
  private func load(_ resolver: String, _ files: [String: String] = [:]) -> Loaded {
    Loaded(files: files.merging(["x.resolver.json": resolver]) { $1 })
  }

  private static let two = ##"""
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
     "modifiers": {
       "theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}, "default": "dark"},
       "size": {"contexts": {"wide": [], "compact": [{"s": {"$type": "number", "$value": 5}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/size"}]}
    """##

  private static let files = [
    "base.json":
      ##"{"n": {"$type": "number", "$value": 1}, "a": {"$value": "{n}"}, "s": {"$type": "number", "$value": 3}}"##,
    "dark.json": ##"{"n": {"$type": "number", "$value": 2}}"##,
  ]

  @Test func makesEveryPermutationTheDefaultsFirst() {
    let themes = load(Self.two, Self.files).themes
    #expect(themes.themes.map(\.name) == ["dark, wide", "dark, compact", "light, wide", "light, compact"])
    #expect(themes.default.inputs.map(\.modifier) == ["theme", "size"])
  }

  @Test(arguments: ["x.resolver.jsonc", "resolver.json5"])
  func readsAResolverWithComments(_ name: String) {
    let themes = Loaded(files: Self.files.merging([name: "// Themes\n" + Self.two]) { $1 }).themes
    #expect(themes.themes.map(\.name) == ["dark, wide", "dark, compact", "light, wide", "light, compact"])
  }

  @Test func flattensBeforeItResolvesAliases() {
    let themes = load(Self.two, Self.files).themes
    let values = themes.values(of: TokenPath("a")).map { $0.token?.value }
    #expect(values == [.number(2), .number(2), .number(1), .number(1)])
    #expect(themes.themes.allSatisfy { $0.tokens.tokens.map(\.path.description) == ["n", "a", "s"] })
  }

  @Test func sharesTokensThatAreTheSame() throws {
    let themes = load(Self.two, Self.files).themes.themes
    let first = try #require(themes[0].tokens[TokenPath("a")])
    let second = try #require(themes[1].tokens[TokenPath("a")])
    let third = try #require(themes[2].tokens[TokenPath("a")])
    #expect(first.isIdentical(to: second))
    #expect(!first.isIdentical(to: third))
  }

  @Test func aFindingOfSeveralThemesIsToldOnce() {
    let loaded = load(Self.two, Self.files.merging(["base.json": ##"{"a": {"$value": "{gone}"}}"##]) { $1 })
    #expect(loaded.rules == ["dangling-alias"])
  }

  @Test func anAliasToATokenThatOneThemeLacksDanglesThere() throws {
    let resolver = ##"""
      {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "c.json"}]}},
       "modifiers": {"theme": {"contexts": {"light": [{"$ref": "l.json"}], "dark": []}, "default": "light"}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
      """##
    let loaded = load(
      resolver,
      [
        "c.json": ##"{"a": {"$type": "number", "$value": "{t}"}, "b": {"$type": "number", "$value": "{a}"}}"##,
        "l.json": ##"{"t": {"$type": "number", "$value": 1}}"##,
      ])
    #expect(loaded.rules == ["dangling-alias"])
    #expect(loaded.themes.values(of: TokenPath("b")).map { $0.token?.value } == [.number(1), nil])
  }

  @Test func followsAPointerOnlyInThemesThatHaveItsToken() {
    let resolver = ##"""
      {"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "c.json"}]}},
       "modifiers": {"theme": {"contexts": {"light": [{"$ref": "l.json"}], "dark": [{"$ref": "d.json"}]},
         "default": "light"}},
       "resolutionOrder": [{"$ref": "#/sets/all"}, {"$ref": "#/modifiers/theme"}]}
      """##
    let loaded = load(
      resolver,
      [
        "c.json": ##"{"a": {"$type": "number", "$ref": "#/t/$value"}, "b": {"$value": "{t}"}}"##,
        "l.json": ##"{"t": {"$type": "number", "$value": 1}}"##,
        "d.json": ##"{"t": {"u": {"$type": "number", "$value": 1}}}"##,
      ])
    #expect(loaded.rules.sorted() == ["alias-to-group", "metadata-reference"])
    #expect(loaded.themes.themes.map { $0.tokens.tokens.map(\.path.description) } == [["a", "b", "t"], ["t.u"]])
  }

  @Test func twoModifiersOfOneNameChooseTogether() {
    let token = { (value: Int) in "{\"n\": {\"$type\": \"number\", \"$value\": \(value)}}" }
    let resolver = """
      {"version": "2025.10", "resolutionOrder": [
        {"type": "modifier", "name": "m", "contexts": {"a": [\(token(1))], "b": [\(token(2))], "c": [\(token(3))]}},
        {"type": "modifier", "name": "m", "contexts": {"c": [\(token(4))]}}]}
      """
    let loaded = load(resolver)
    #expect(loaded.rules.contains("repeated-name"))
    let values = loaded.themes.values(of: TokenPath("n"))
    #expect(values.map(\.theme) == ["a", "b", "c"])
    #expect(values.map { $0.token?.value } == [.number(1), .number(2), .number(4)])
  }

  @Test func namesAThemeByItsOnlyContext() {
    let one =
      ##"{"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "m", "contexts": {"a": [], "b": []}}]}"##
    #expect(load(one).themes.themes.map(\.name) == ["a", "b"])
  }

  @Test func withoutModifiersThereIsOneTheme() {
    let one =
      ##"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"t": {"$type": "number", "$value": 1}}]}]}"##
    let loaded = load(one)
    #expect(loaded.themes.themes.map(\.name) == ["default"])
    #expect(loaded.paths == ["t"])
    #expect(loaded.findings.isEmpty)
  }

  @Test func keysBesideAReferenceOverrideShallowly() {
    let resolver = ##"""
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [
        {"$ref": "base.json", "g": {"b": {"$type": "number", "$value": 9}}}]}]}
      """##
    let base = ##"{"g": {"a": {"$type": "number", "$value": 1}}, "h": {"$type": "number", "$value": 2}}"##
    #expect(load(resolver, ["base.json": base]).paths == ["h", "g.b"])
  }

  @Test func anOverrideCanReplaceASetsSources() {
    let resolver = ##"""
      {"version": "2025.10", "sets": {"s": {"sources": [{"a": {"$type": "number", "$value": 1}}]}},
       "resolutionOrder": [{"$ref": "#/sets/s", "sources": [{"b": {"$type": "number", "$value": 1}}]}]}
      """##
    #expect(load(resolver).paths == ["b"])
  }

  @Test func aLaterTokenReplacesTheEarlierWhole() throws {
    let resolver = ##"""
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [
        {"t": {"$type": "number", "$value": 1, "$description": "first"}}, {"t": {"$type": "number", "$value": 2}}]}]}
      """##
    let token = try #require(load(resolver).tokens[TokenPath("t")])
    #expect(token.value == .number(2))
    #expect(token.description == nil)
  }

  @Test func pointersAndInheritanceReachAcrossSources() {
    let resolver = ##"""
      {"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [
        {"g": {"$type": "number", "a": {"$value": 1}}}, {"g": {"b": {"$value": 2}}, "h": {"$extends": "{g}"}, "p": {"$ref": "#/g/a"}}]}]}
      """##
    let loaded = load(resolver)
    #expect(loaded.paths == ["g.a", "g.b", "h.a", "h.b", "p"])
    #expect(loaded.findings.isEmpty)
  }

  @Test func whatNothingLeadsToIsPointedOut() {
    let resolver = ##"""
      {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": []}, "c": {"sources": []}},
       "resolutionOrder": [{"$ref": "#/sets/a"}]}
      """##
    let loaded = load(resolver, ["lost.tokens.json": "{}"])
    #expect(
      loaded.diagnostics.all.map(\.message) == [
        "the set c is never used", "no set or modifier uses lost.tokens.json",
      ])
  }

  @Test func tooManyPermutationsAreBounded() {
    let contexts = (0..<10).map { "\"c\($0)\": []" }.joined(separator: ", ")
    let items = (0..<30).map { "{\"type\": \"modifier\", \"name\": \"m\($0)\", \"contexts\": {\(contexts)}}" }
    let loaded = load("{\"version\": \"2025.10\", \"resolutionOrder\": [\(items.joined(separator: ", "))]}")
    #expect(loaded.rules == ["too-many-themes"])
    #expect(loaded.themes.themes.count == 256)
  }

  @Test func setsThatMultiplyEachOtherAreBounded() {
    let sets = (0..<40).map {
      "\"s\($0)\": {\"sources\": [{\"$ref\": \"#/sets/s\($0 + 1)\"}, {\"$ref\": \"#/sets/s\($0 + 1)\"}]}"
    }
    let resolver =
      "{\"version\": \"2025.10\", \"sets\": {\(sets.joined(separator: ", ")), \"s40\": {\"sources\": [{}]}}, \"resolutionOrder\": [{\"$ref\": \"#/sets/s0\"}]}"
    #expect(load(resolver).rules.contains("invalid-resolver"))
  }

  @Test func namesTheFilesAResolverReadsFrom() {
    let resolver = SourceFile(path: "content/a/x.resolver.json", text: Self.two)
    #expect(
      TokenLoader.fileReferences(in: resolver, root: "content") == ["content/a/base.json", "content/a/dark.json"])
    let named = SourceFile(path: "a.tokens.json", text: Self.two)
    #expect(TokenLoader.fileReferences(in: named, root: "") == [])
    #expect(TokenLoader.fileReferences(in: named, root: "", isNamed: true) == ["base.json", "dark.json"])
  }
}
