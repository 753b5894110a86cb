import Testing

/// Format Module 2025.10, sections 4 to 6.
@Suite struct StructureConformanceTests {
  @Test(arguments: names + tokens + groups + inheritance) func followsTheFormatModule(_ row: Case) { row.check() }

  private static let black = Sample.black

  private static let names: [Case] = [
    Case("4", "an empty file is valid", "{}", kept: []),
    Case("4", "the root is an object", "↓[]", ["not-a-group"], kept: []),
    Case("4", "the root may name its schema", ##"{"$schema": "https://example.org/x.json"}"##),
    Case("4", "the schema is a string", ##"{"$schema": ↓1}"##, ["invalid-property"]),
    Case("4", "only the root names a schema", ##"{"g": {↓"$schema": "x"}}"##, ["unknown-key"]),
    Case(
      "5.1", "names differ by case",
      ##"{"a": {"$type": "number", "$value": 1}, "A": {"$type": "number", "$value": 2}}"##,
      kept: ["a", "A"]),
    Case("5.1", "names may hold spaces", ##"{"brand red": {"$type": "number", "$value": 1}}"##, kept: ["brand red"]),
    Case("5.1", "a name is given once", ##"{"a": {"$type": "number", "$value": 1}, ↓"a": {}}"##, ["duplicate-name"]),
    Case("5.1.1", "a dot in a name", ##"{↓"a.b": {"$type": "number", "$value": 1}}"##, ["invalid-name"]),
    Case("5.1.1", "a left bracket in a name", ##"{↓"a{": {"$type": "number", "$value": 1}}"##, ["invalid-name"]),
    Case("5.1.1", "a right bracket in a group's name", ##"{↓"a}": {}}"##, ["invalid-name"]),
    Case("5.1.1", "an empty name", ##"{↓"": {}}"##, ["invalid-name"]),
    Case(
      "5.1.1", "a name that begins with $", ##"{↓"$a": {"$type": "number", "$value": 1}}"##, ["unknown-key"], kept: []),
  ]

  private static let tokens: [Case] = [
    Case(
      "5.2", "a token has no other property", ##"{"t": {"$type": "number", "$value": 1, ↓"$foo": 2}}"##,
      ["unknown-key"],
      kept: ["t"]),
    Case(
      "5.2", "nor one without a dollar sign", ##"{"t": {"$type": "number", "$value": 1, ↓"comment": "x"}}"##,
      ["unknown-key"], kept: ["t"]),
    Case(
      "5.2.1", "a description is a string", ##"{"t": {"$type": "number", "$value": 1, "$description": ↓2}}"##,
      ["invalid-property"], kept: ["t"]),
    Case("5.2.2", "a token without a type", ##"{↓"t": {"$value": 1}}"##, ["missing-type"], kept: []),
    Case(
      "5.2.2", "a value is not guessed from", ##"{"g": {↓"t": {"$value": "#ff0000"}}}"##, ["missing-type"], kept: []),
    Case("5.2.2", "an unknown type", ##"{"t": {"$type": ↓"colour", "$value": 1}}"##, ["unknown-type"], kept: []),
    Case(
      "5.2.2", "a type's case matters", ##"{"t": {"$type": ↓"Number", "$value": 1}}"##, ["legacy-type"], kept: ["t"]),
    Case("5.2.2", "a type is a string", ##"{"t": {"$type": ↓1, "$value": 1}}"##, ["unknown-type"], kept: []),
    Case(
      "5.2.2", "the nearest group's type",
      ##"{"$type": "color", "g": {"$type": "number", "h": {"t": {"$value": 1}}}}"##, kept: ["g.h.t"]),
    Case("5.2.2", "the root's type", ##"{"$type": "number", "t": {"$value": 1}}"##, kept: ["t"]),
    Case(
      "5.2.2", "an alias has its target's type before its group's",
      ##"{"n": {"$type": "number", "$value": 1}, "g": {"$type": "color", "t": {"$value": "{n}"}}}"##,
      kept: ["n", "g.t"]),
    Case(
      "5.2.2", "an unknown type of a group is told once",
      ##"{"g": {"$type": ↓"x", "a": {"$value": 1}, "b": {"$value": 2}}}"##,
      ["unknown-type"], kept: []),
    Case(
      "5.2.3", "extensions are an object", ##"{"t": {"$type": "number", "$value": 1, "$extensions": ↓[]}}"##,
      ["invalid-property"], kept: ["t"]),
    Case(
      "5.2.4", "deprecated is a boolean or a string",
      ##"{"a": {"$type": "number", "$value": 1, "$deprecated": "use b"}, "b": {"$type": "number", "$value": 1, "$deprecated": ↓1}}"##,
      ["invalid-property"], kept: ["a", "b"]),
    Case("6.1", "null is no value", ##"{"t": {"$type": "number", "$value": ↓null}}"##, ["null-value"], kept: []),
    Case(
      "6.1", "a token and a group at once",
      ##"{"t": {"$type": "number", "$value": 1, ↓"u": {"$type": "number", "$value": 2}}}"##, ["token-and-group"],
      kept: ["t", "t.u"]),
    Case(
      "6.6.2", "either a value or a reference",
      ##"{"n": {"$type": "number", "$value": 1}, "t": {"$value": 1, "$type": "number", ↓"$ref": "#/n"}}"##,
      ["value-and-reference"], kept: ["n", "t"]),
  ]

  private static let groups: [Case] = [
    Case("6.1", "a member of a group is an object", ##"{"g": {↓"t": 1}}"##, ["not-a-group"]),
    Case(
      "6.2", "a root token", ##"{"g": {"$root": {"$type": "number", "$value": 1}, "u": {"$value": "{g.$root}"}}}"##,
      kept: ["g.$root", "g.u"]),
    Case("6.2", "a root that is no token", ##"{"g": {↓"$root": {}}}"##, ["not-a-group"]),
    Case(
      "6.2", "a group is no target, its root is",
      ##"{"g": {"$root": {"$type": "number", "$value": 1}}, "t": {"$value": ↓"{g}"}}"##, ["alias-to-root"],
      kept: ["g.$root", "t"]),
    Case("6.3", "a group has no other property", ##"{"g": {↓"$descripton": "x"}}"##, ["unknown-key"]),
    Case("6.3", "a group's description is a string", ##"{"g": {"$description": ↓[]}}"##, ["invalid-property"]),
    Case(
      "6.3.1", "a group's deprecation is a boolean or a string", ##"{"g": {"$deprecated": ↓null}}"##,
      ["invalid-property"]),
    Case("6.3.2", "a group's extensions are an object", ##"{"g": {"$extensions": ↓""}}"##, ["invalid-property"]),
    Case(
      "6.5", "empty groups are valid", ##"{"g": {}, "h": {"$description": "later", "$deprecated": "soon"}}"##, kept: []),
    Case(
      "6.5", "an empty group may have a type",
      ##"{"color": {"$type": "color"}, "size": {"s": {"$type": "dimension"}}}"##,
      kept: []),
    Case(
      "6.5", "a token without a value is pointed out among tokens",
      ##"{"g": {"$type": "number", "a": {"$value": 1}, ↓"t": {"$type": "number"}, "b": {"$value": 2}}}"##,
      ["incomplete-token"], kept: ["g.a", "g.b"]),
    Case(
      "6.5", "and where it describes itself", ##"{↓"t": {"$type": "number", "$description": "Columns"}}"##,
      ["incomplete-token"], kept: []),
    Case(
      "4", "one broken token costs no other", ##"{"$type": "number", "a": {"$value": ↓null}, "b": {"$value": 1}}"##,
      ["null-value"], kept: ["b"]),
  ]

  private static let inheritance: [Case] = [
    Case(
      "6.4", "tokens are inherited, local ones replace them whole and new ones follow",
      ##"{"a": {"$type": "number", "x": {"$value": 1}, "y": {"$value": 2}}, "b": {"$extends": "{a}", "z": {"$value": 3}, "x": {"$value": 4}}}"##,
      kept: ["a.x", "a.y", "b.x", "b.y", "b.z"]),
    Case(
      "6.4.1", "a $ref with tokens beside it is the same",
      ##"{"a": {"x": {"$type": "number", "$value": 1}}, "b": {"$ref": "#/a", "y": {"$type": "number", "$value": 3}}}"##,
      kept: ["a.x", "b.x", "b.y"]),
    Case(
      "6.4.3", "nested groups are merged",
      ##"{"a": {"f": {"$type": "number", "x": {"$value": 1}, "y": {"$value": 2}}}, "b": {"$extends": "#/a", "f": {"x": {"$value": 9}}}}"##,
      kept: ["a.f.x", "a.f.y", "b.f.x", "b.f.y"]),
    Case(
      "6.4.4", "a group cannot extend its parent",
      ##"{"a": {"x": {"$type": "number", "$value": 1}, "b": {"$extends": ↓"{a}"}}}"##, ["extends-cycle"], kept: ["a.x"]),
    Case("6.4.4", "nor itself", ##"{"a": {"$extends": ↓"{a}"}}"##, ["extends-cycle"]),
    Case(
      "6.4.4", "a circle is told once at its first member",
      ##"{"a": {"$extends": ↓"{b}"}, "b": {"$extends": "{c}"}, "c": {"$extends": "{a}"}}"##, ["extends-cycle"]),
    Case("6.4.6", "a missing group", ##"{"a": {"$extends": ↓"{b}"}}"##, ["dangling-alias"]),
    Case("6.4.6", "a missing group by pointer", ##"{"a": {"$extends": ↓"#/b"}}"##, ["dangling-pointer"]),
    Case(
      "6.4.6", "a token cannot be extended", ##"{"t": {"$type": "number", "$value": 1}, "a": {"$extends": ↓"{t}"}}"##,
      ["extends-token"], kept: ["t"]),
    Case(
      "6.4.5", "$extends is a reference", ##"{"a": {"$extends": ↓"b"}, "c": {"$extends": ↓1}}"##,
      ["invalid-reference", "invalid-reference"]),
    Case(
      "6.7.3", "the extending group's type applies to its own tokens, an inherited one keeps its own",
      ##"{"b": {"$type": "color", "p": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}}, "e": {"$extends": "{b}", "$type": "dimension", "s": {"$value": {"value": 16, "unit": "px"}}}}"##,
      kept: ["b.p", "e.p", "e.s"]),
  ]
}
