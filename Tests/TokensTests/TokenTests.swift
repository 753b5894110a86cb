import Diagnostics
import Files
import TestSupport
import Testing
import TokenValues
import Tokens

@Suite struct TokenTests {
  private static let system = ##"""
    {"color": {"$type": "color", "$deprecated": "old", "$description": "All colours",
      "blue": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}, "$deprecated": false},
      "brand": {"$value": "{color.blue}", "$description": "Ours"},
      "link": {"$value": "{color.brand}"}},
     "edge": {"$type": "border", "$value": {"color": "{color.link}", "width": {"value": {"$ref": "#/size/$value/value"}, "unit": "px"}, "style": "solid"}},
     "size": {"$type": "dimension", "$value": {"value": 2, "unit": "px"}}}
    """##

  @Test func keepsTheChainATokenStandsFor() throws {
    let tokens = Loaded(Self.system).tokens
    let link = try #require(tokens[TokenPath("color.link")])
    #expect(link.aliases.map(\.description) == ["color.brand", "color.blue"])
    #expect(link.references.map(\.target.description) == ["color.brand"])
    #expect(link.span.text == "\"link\"")
    #expect(link.valueSpan.text == "\"{color.brand}\"")
  }

  @Test func notesEveryReferenceInAValue() throws {
    let edge = try #require(Loaded(Self.system).tokens[TokenPath("edge")])
    #expect(edge.aliases.isEmpty)
    #expect(edge.references.map(\.pointer) == [["color"], ["width", "value"]])
    #expect(edge.references.map(\.target.description) == ["color.link", "size"])
  }

  @Test func deprecationIsInheritedAndCanBeTakenBack() {
    let tokens = Loaded(Self.system).tokens
    #expect(tokens[TokenPath("color.blue")]?.deprecation == nil)
    #expect(tokens[TokenPath("color.brand")]?.deprecation == .deprecated(reason: "old"))
    #expect(tokens.group(TokenPath("color"))?.deprecation == .deprecated(reason: "old"))
    #expect(tokens.group(TokenPath("color"))?.description == "All colours")
  }

  @Test func anInheritedAliasPointsWhereItWasWritten() throws {
    let loaded = Loaded(
      ##"{"a": {"n": {"$type": "number", "$value": 1}, "m": {"$value": "{a.n}"}}, "b": {"$extends": "{a}", "n": {"$type": "number", "$value": 2}}}"##
    )
    #expect(loaded.value("b.m") == .number(1))
    #expect(try #require(loaded.tokens[TokenPath("b.m")]).aliases == [TokenPath("a.n")])
  }

  @Test func theGraphKnowsTheUsersOfAToken() {
    let graph = AliasGraph(Loaded(Self.system).tokens)
    #expect(graph.directUsers(of: TokenPath("color.blue")).map(\.description) == ["color.brand"])
    #expect(graph.directUsers(of: TokenPath("size")).map(\.description) == ["edge"])
    #expect(graph.directUsers(of: TokenPath("nothing")).isEmpty)
  }

  @Test(arguments: [
    ("color.brand", "color.brand", true), ("color", "color.brand.a", true), ("color", "colors.a", false),
    ("color.*", "color.a", true), ("color.*", "color.a.b", false), ("*.a", "color.a", true),
    ("color.b*d", "color.brand", true),
    ("color.b*d", "color.brands", false), ("color.*-*-x", "color.a-b-x", true), ("**.500", "a.b.500", true),
    ("**.500", "500", true),
    ("color.**", "color.a.b.c", true), ("color.**", "color", true), ("a.**.z", "a.z", true),
    ("a.**.z", "a.b.c.z", true),
    ("a.**.m.**.z", "a.b.m.c.m.z", true), ("a.**.m.**.z", "a.b.c.z", false), ("**", "a", true), ("*", "a.b", false),
    ("Color", "color.a", false),
  ]) func globsMatchBySegments(pattern: String, path: String, matches: Bool) {
    #expect(TokenGlob(pattern).matches(TokenPath(path)) == matches)
  }

  @Test func matchingKeepsTheAuthorsOrder() {
    let found = Loaded(Self.system).tokens.matching(TokenGlob("color"))
    #expect(found.map(\.path.description) == ["color.blue", "color.brand", "color.link"])
  }

  /// However a pattern is looked up, also where tokens stand in tokens, or in what has no value.
  @Test(arguments: [
    TokenTests.system,
    ##"{"a": {"$type": "number", "$value": 1, "b": {"$type": "number", "$value": 2}}, "c": {"$value": "{d}", "e": {"$type": "number", "$value": 3}}}"##,
  ]) func matchingFindsWhatAPatternMatches(text: String) {
    let tokens = Loaded(text).tokens
    let paths = tokens.tokens.map(\.path) + tokens.groups.map(\.path) + tokens.unresolved
    let patterns =
      paths.flatMap { ["\($0)", "\($0).*", "\($0).**", "\($0)*"] }
      + ["nothing", "colo", "color.", "color.brand.x", "a.x", "", "*", "**", "c*"]
    // The tokens of a group need not follow each other.
    let mixed = TokenSet(
      tokens: tokens.tokens.sorted { $0.path.name < $1.path.name }, groups: tokens.groups,
      unresolved: tokens.unresolvedTokens)
    for glob in patterns.map(TokenGlob.init) {
      for set in [tokens, mixed] {
        let found = set.tokens.filter { glob.matches($0.path) }
        #expect(set.matching(glob).map(\.path) == found.map(\.path), "\(glob.pattern)")
      }
    }
  }

  @Test(arguments: [
    ##"{"size": {"$type": "number", "$value": 1}, "b": {"$value": "{sise}"}}"##,
    ##"{"a": {"$type": "number", "$value": 1, "$descripton": "One"}}"##,
    ##"{"a": {"$type": "number", "$value": 1, "description": "One"}}"##,
    ##"{"a": {"$descripton": "None"}}"##,
    ##"{"a": {"$type": "opacity", "$value": 1}}"##,
  ]) func offersAnEditThatMendsTheFile(text: String) throws {
    let found = Loaded(text).diagnostics
    #expect(found.all.count == 1)
    #expect(Loaded(try #require(found.mended)).findings.isEmpty)
  }

  @Test func pathsKnowTheirParts() {
    let path = TokenPath("color.brand.$root")
    #expect(path.segments == ["color", "brand", "$root"])
    #expect(path.name == "$root")
    #expect(path.parent == TokenPath("color.brand"))
    #expect(TokenPath("a").parent == nil)
    #expect(path.isInside(TokenPath("color")))
    #expect(!TokenPath("colors.a").isInside(TokenPath("color")))
  }

  @Test func aMissingPathGetsASuggestion() {
    let loaded = Loaded(
      ##"{"color": {"$type": "number", "brand": {"$value": 1}, "x": {"$value": "{color.brnad}"}, "y": {"$value": "{brand}"}}}"##
    )
    let fixes = loaded.diagnostics.all.map(\.fix?.sentence)
    #expect(fixes == ["did you mean {color.brand}?", "did you mean {color.brand}?"])
  }

  @Test func referencesThroughTheNameOfASetHaveOneCause() {
    let loaded = Loaded(
      ##"{"color": {"$type": "number", "brand": {"$value": 1}, "ink": {"$value": 2}, "x": {"$value": "{set.color.brand}"}, "y": {"$value": "{set.color.ink}"}}}"##
    )
    #expect(loaded.diagnostics.all.map(\.message) == ["{set.…} names no token", "{set.…} names no token"])
    #expect(
      loaded.diagnostics.all.map(\.fix?.sentence) == ["did you mean {color.brand}?", "did you mean {color.ink}?"])
  }
}
