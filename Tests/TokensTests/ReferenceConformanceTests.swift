import Testing

/// Format Module 2025.10, section 7, and RFC 6901.
@Suite struct ReferenceConformanceTests {
  @Test(arguments: aliases + pointers + circles) func followsTheReferenceRules(_ row: Case) { row.check() }

  private static let n = ##""n": {"$type": "number", "$value": 1}"##
  private static let color =
    ##""c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.1, 0.2, 0.3]}}"##

  private static func file(_ members: String...) -> String { "{" + members.joined(separator: ",\n") + "}" }

  private static let aliases: [Case] = [
    Case("7.1.1", "an alias", file(n, ##""t": {"$value": "{n}"}"##), kept: ["n", "t"]),
    Case("7.1.1", "before its target", file(##""t": {"$value": "{n}"}"##, n), kept: ["t", "n"]),
    Case(
      "7.1.1", "names with spaces and slashes",
      ##"{"a b": {"c/d": {"$type": "number", "$value": 1}}, "t": {"$value": "{a b.c/d}"}}"##, kept: ["a b.c/d", "t"]),
    Case(
      "7.2.2", "a chain", file(n, ##""a": {"$value": "{n}"}"##, ##""b": {"$value": "{a}"}"##), kept: ["n", "a", "b"]),
    Case("7.4.5", "a missing token", file(n, ##""t": {"$value": ↓"{m}"}"##), ["dangling-alias"], kept: ["n"]),
    Case("7.4.5", "case matters", file(n, ##""t": {"$value": ↓"{N}"}"##), ["dangling-alias"], kept: ["n"]),
    Case(
      "7.4.5", "what rests on it is told once", file(##""t": {"$value": ↓"{m}"}"##, ##""u": {"$value": "{t}"}"##),
      ["dangling-alias"], kept: []),
    Case(
      "7.4.5", "a group", ##"{"g": {"n": {"$type": "number", "$value": 1}}, "t": {"$value": ↓"{g}"}}"##,
      ["alias-to-group"], kept: ["g.n"]),
    Case(
      "7.4.5", "an unclosed bracket", file(n, ##""t": {"$type": "number", "$value": ↓"{n"}"##), ["invalid-reference"],
      kept: ["n"]),
    Case("7.4.5", "nothing within", file(##""t": {"$type": "number", "$value": ↓"{}"}"##), ["invalid-reference"]),
    Case("7.4.5", "an empty name", file(##""t": {"$type": "number", "$value": ↓"{a..b}"}"##), ["invalid-reference"]),
    Case(
      "7.4.5", "more than the reference", file(n, ##""t": {"$type": "number", "$value": ↓"{n} * 2"}"##),
      ["invalid-reference"], kept: ["n"]),
    Case(
      "7.4.5", "spaces around the path", file(n, ##""t": {"$value": ↓"{ n }"}"##), ["invalid-reference"],
      kept: ["n", "t"]),
    Case(
      "7.4.6", "into a value", file(color, ##""t": {"$type": "number", "$value": ↓"{c.$value}"}"##),
      ["invalid-reference"], kept: ["c"]),
    Case(
      "7.4.5", "a declared type that is not the target's", file(n, ##""t": {"$type": "color", "$value": ↓"{n}"}"##),
      ["wrong-type"], kept: ["n"]),
    Case(
      "7.4.6", "no array element",
      ##"{"data": {"$type": "cubicBezier", "$value": [0, 0, 1, 1]}, "t": {"$type": "number", "$value": ↓"{data.0}"}}"##,
      ["dangling-alias"], kept: ["data"]),
  ]

  private static let pointers: [Case] = [
    Case("7.1.2", "to a token", file(n, ##""t": {"$ref": "#/n"}"##), kept: ["n", "t"]),
    Case("7.1.2", "to its value", file(n, ##""t": {"$ref": "#/n/$value"}"##), kept: ["n", "t"]),
    Case("7.1.2", "as a value", file(n, ##""t": {"$value": {"$ref": "#/n/$value"}}"##), kept: ["n", "t"]),
    Case(
      "7.1.2", "into a value", file(color, ##""t": {"$type": "number", "$ref": "#/c/$value/components/1"}"##),
      kept: ["c", "t"]),
    Case(
      "7.1.2", "into a value without a type", file(color, ##"↓"t": {"$ref": "#/c/$value/components/1"}"##),
      ["missing-type"], kept: ["c"]),
    Case(
      "7.2.2", "through an alias",
      file(color, ##""d": {"$value": "{c}"}"##, ##""t": {"$type": "number", "$ref": "#/d/$value/components/1"}"##),
      kept: ["c", "d", "t"]),
    Case(
      "7.2.2", "through another pointer",
      file(color, ##""d": {"$ref": "#/c"}"##, ##""t": {"$type": "number", "$ref": "#/d/$value/components/1"}"##),
      kept: ["c", "d", "t"]),
    Case(
      "7.3.1", "components",
      file(
        color,
        ##""t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": "#/c/$value/components/0"}, 0, 1]}}"##
      ), kept: ["c", "t"]),
    Case(
      "7.3.1", "components of one's own",
      ##"{"t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, {"$ref": "#/t/$value/components/0"}, 1]}}}"##,
      kept: ["t"]),
    Case(
      "7.3.2", "a dimension's parts",
      ##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "t": {"$type": "dimension", "$value": {"value": {"$ref": "#/a/$value/value"}, "unit": {"$ref": "#/a/$value/unit"}}}}"##,
      kept: ["a", "t"]),
    Case(
      "7.4.1", "escaped names", ##"{"a/b~c": {"$type": "number", "$value": 1}, "t": {"$ref": "#/a~1b~0c"}}"##,
      kept: ["a/b~c", "t"]),
    Case(
      "7.4.1", "names with a space, plain or encoded",
      ##"{"a b": {"$type": "number", "$value": 1}, "t": {"$ref": "#/a b"}, "u": {"$ref": "#/a%20b"}}"##,
      kept: ["a b", "t", "u"]),
    Case("7.4.5", "a wrong escape", file(n, ##""t": {"$ref": ↓"#/n~2"}"##), ["invalid-reference"], kept: ["n"]),
    Case("7.4.5", "no hash", file(n, ##""t": {"$ref": ↓"/n"}"##), ["invalid-reference"], kept: ["n"]),
    Case("7.4.5", "no slash", file(n, ##""t": {"$ref": ↓"#n"}"##), ["invalid-reference"], kept: ["n"]),
    Case("7.4.5", "no string", file(n, ##""t": {"$ref": ↓1}"##), ["invalid-reference"], kept: ["n"]),
    Case("7.4.5", "a missing path", file(n, ##""t": {"$ref": ↓"#/m"}"##), ["dangling-pointer"], kept: ["n"]),
    Case(
      "7.4.5", "a missing part of a value", file(color, ##""t": {"$type": "number", "$ref": ↓"#/c/$value/alhpa"}"##),
      ["dangling-pointer"], kept: ["c"]),
    Case(
      "7.4.5", "past a plain value", file(n, ##""t": {"$type": "number", "$ref": ↓"#/n/$value/x"}"##),
      ["dangling-pointer"], kept: ["n"]),
    Case("7.4.5", "a group", ##"{"g": {}, "t": {"$ref": ↓"#/g"}}"##, ["alias-to-group"]),
    Case(
      "7.4.5", "the whole file", ##"{"t": {"$ref": ↓"#/"}, "u": {"$ref": ↓"#"}}"##,
      ["dangling-pointer", "alias-to-group"]),
    Case(
      "7.4.5", "metadata", file(n, ##""t": {"$type": "number", "$ref": ↓"#/n/$type"}"##), ["metadata-reference"],
      kept: ["n"]),
    Case(
      "7.4.5", "an index past the end", file(color, ##""t": {"$type": "number", "$ref": ↓"#/c/$value/components/3"}"##),
      ["index-out-of-range"], kept: ["c"]),
    Case(
      "7.4.5", "a negative index", file(color, ##""t": {"$type": "number", "$ref": ↓"#/c/$value/components/-1"}"##),
      ["index-out-of-range"], kept: ["c"]),
    Case(
      "7.4.5", "an index with a leading zero",
      file(color, ##""t": {"$type": "number", "$ref": ↓"#/c/$value/components/01"}"##), ["index-out-of-range"],
      kept: ["c"]),
    Case(
      "7.4.5", "a value of another type",
      file(color, ##""t": {"$type": "color", "$ref": ↓"#/c/$value/components/0"}"##), ["wrong-type"], kept: ["c"]),
    Case(
      "7.3", "a key beside a $ref in a value",
      file(n, ##""t": {"$type": "number", "$value": {"$ref": "#/n", ↓"x": 1}}"##), ["unknown-key"], kept: ["n", "t"]),
    Case(
      "7.3", "curly brackets where only a pointer may stand",
      file(n, ##""t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, ↓"{n}"]}}"##),
      ["misplaced-alias"], kept: ["n", "t"]),
  ]

  private static let circles: [Case] = [
    Case(
      "7.2.3", "a circle is told once at its first alias",
      file(
        ##""a": {"$value": ↓"{b}"}"##, ##""b": {"$value": "{c}"}"##, ##""c": {"$value": "{a}"}"##,
        ##""d": {"$value": "{a}"}"##, n), ["alias-cycle"], kept: ["n"]),
    Case("7.2.3", "a token that names itself", file(##""a": {"$value": ↓"{a}"}"##), ["alias-cycle"]),
    Case(
      "7.2.3", "two circles",
      file(##""a": {"$value": ↓"{b}"}"##, ##""b": {"$value": "{a}"}"##, ##""c": {"$value": ↓"{c}"}"##),
      ["alias-cycle", "alias-cycle"]),
    Case("7.2.3", "by pointers", file(##""a": {"$ref": ↓"#/b"}"##, ##""b": {"$ref": "#/a/$value"}"##), ["alias-cycle"]),
    Case(
      "7.2.3", "between parts of values",
      ##"{"$type": "dimension", "a": {"$value": {"value": ↓{"$ref": "#/b/$value/value"}, "unit": "px"}}, "b": {"$value": {"value": {"$ref": "#/a/$value/value"}, "unit": "px"}}}"##,
      ["alias-cycle"], kept: []),
    Case(
      "7.2.3", "a pointer within itself", file(##""a": {"$type": "number", "$ref": ↓"#/a/$value/x"}"##), ["alias-cycle"]
    ),
    Case(
      "7.2.3", "by way of a sub-value", ##"{"$type": "shadow", "s": {"$value": ↓["{r}"]}, "r": {"$value": ["{s}"]}}"##,
      ["alias-cycle"], kept: []),
  ]
}
