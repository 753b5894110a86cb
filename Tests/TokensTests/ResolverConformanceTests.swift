import Files
import Syntax
import TestSupport
import Testing
import Tokens

/// Resolver Module 2025.10.
@Suite struct ResolverConformanceTests {
  /// A resolver beside three token files, the places of its findings marked.
  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let json: String
    let rules: [String]

    init(_ section: String, _ name: String, _ json: String, _ rules: String...) {
      description = "\(section) \(name)"
      self.json = json
      self.rules = rules
    }
  }

  private static let files = [
    "t/base.tokens.json": ##"{"n": {"$type": "number", "$value": 1}, "g": {"m": {"$value": "{n}"}}}"##,
    "t/dark.tokens.json": ##"{"n": {"$type": "number", "$value": 2}}"##,
    "t/light.tokens.json": ##"{"l": {"$type": "number", "$value": 3}}"##,
  ]

  private static func load(_ resolver: String, _ more: [String: String] = [:]) -> Loaded {
    Loaded(files: files.merging(more) { $1 }.merging(["t/x.resolver.json": resolver]) { $1 }, root: "t")
  }

  private static func file(_ order: String, sets: String = "", modifiers: String = "", more: String = "") -> String {
    ##"{"version": "2025.10", "sets": {"all": {"sources": [{"$ref": "base.tokens.json"}, {"$ref": "dark.tokens.json"}, {"$ref": "light.tokens.json"}]}\##(sets)}, "modifiers": {\##(modifiers)}, "resolutionOrder": [{"$ref": "#/sets/all"}\##(order)]\##(more)}"##
  }

  private static let theme =
    ##""theme": {"contexts": {"light": [], "dark": [{"d": {"$type": "number", "$value": 4}}]}}"##

  @Test(arguments: root + sets + modifiers + references + inline) func followsTheResolverModule(_ row: Row) {
    let marked = MarkedText(row.json)
    let loaded = Self.load(marked.text)
    let wanted = zip(row.rules, marked.positions).map { Finding(rule: $0, line: $1.line, column: $1.column) }
    #expect(row.rules.count == marked.positions.count, "as many marks as rules")
    let found = loaded.findings.filter { $0.rule != "unused-source" }
    #expect(found == wanted)
  }

  private static let root: [Row] = [
    Row(
      "4.1", "everything optional",
      file("", more: ##", "name": "a", "description": "b", "$schema": "c", "$defs": {"x": 1}"##)),
    Row("4.1", "an unknown key", file("", more: ", ↓\"themes\": []"), "unknown-key"),
    Row("4.1", "an object", "↓[]", "invalid-resolver"),
    Row("4.1.1", "a name is a string", file("", more: ", \"name\": ↓1"), "invalid-resolver"),
    Row(
      "4.1.2", "a version is there", ##"↓{"resolutionOrder": [{"type": "set", "name": "a", "sources": []}]}"##,
      "resolver-version"),
    Row(
      "4.1.2", "and 2025.10",
      ##"{"version": ↓"2025.11", "resolutionOrder": [{"type": "set", "name": "a", "sources": []}]}"##,
      "resolver-version"),
    Row(
      "4.1.2", "and a string",
      ##"{"version": ↓2025.10, "resolutionOrder": [{"type": "set", "name": "a", "sources": []}]}"##, "resolver-version"),
    Row("4.1.6", "an order is there", ##"↓{"version": "2025.10"}"##, "invalid-resolver"),
    Row("4.1.6", "and an array", ##"{"version": "2025.10", "resolutionOrder": ↓{}}"##, "invalid-resolver"),
    Row("4.1.6", "and not empty", ##"{"version": "2025.10", "resolutionOrder": ↓[]}"##, "invalid-resolver"),
    Row("3.1", "standard JSON", file("", more: "↓,"), "trailing-comma"),
  ]

  private static let sets: [Row] = [
    Row("4.1.4", "sources are there", file("", sets: ##", ↓"s": {}"##), "invalid-resolver"),
    Row("4.1.4", "and an array", file("", sets: ##", "s": {"sources": ↓{}}"##), "invalid-resolver"),
    Row("4.1.4", "of objects", file("", sets: ##", "s": {"sources": [↓1]}"##), "invalid-resolver"),
    Row("4.1.4", "a set is an object", file("", sets: ##", "s": ↓[]"##), "invalid-resolver"),
    Row("4.1.4", "an unknown key", file("", sets: ##", "s": {"sources": [], ↓"x": 1}"##), "unknown-key"),
    Row(
      "4.3", "extensions are an object", file("", sets: ##", "s": {"sources": [], "$extensions": ↓1}"##),
      "invalid-resolver"),
    Row("4.3", "extensions", file("", sets: ##", "s": {"sources": [], "$extensions": {"a": 1}, "description": "b"}"##)),
    Row(
      "4.1.4", "tokens written in place are tokens",
      file("", sets: ##", "s": {"sources": [{"t": {"$type": ↓"x", "$value": 1}}]}"##), "unknown-type"),
  ]

  private static let modifiers: [Row] = [
    Row("4.1.5", "a modifier", file(##", {"$ref": "#/modifiers/theme"}"##, modifiers: theme)),
    Row(
      "4.1.5.1", "no contexts", file(##", {"$ref": "#/modifiers/m"}"##, modifiers: ##""m": {"contexts": ↓{}}"##),
      "empty-modifier"),
    Row(
      "4.1.5.1", "contexts are there", file(##", {"$ref": "#/modifiers/m"}"##, modifiers: ##"↓"m": {}"##),
      "invalid-resolver"),
    Row(
      "4.1.5.1", "one context", file(##", {"$ref": "#/modifiers/m"}"##, modifiers: ##""m": {"contexts": ↓{"a": []}}"##),
      "single-context"),
    Row(
      "4.1.5.1", "a context is an array",
      file(##", {"$ref": "#/modifiers/m"}"##, modifiers: ##""m": {"contexts": {"a": ↓{}, "b": []}}"##),
      "invalid-resolver"),
    Row(
      "4.1.5.1", "a set in a context",
      file(
        ##", {"$ref": "#/modifiers/m"}"##, modifiers: ##""m": {"contexts": {"a": [{"$ref": "#/sets/all"}], "b": []}}"##)
    ),
    Row(
      "4.1.5.3", "a default that is none",
      file(##", {"$ref": "#/modifiers/m"}"##, modifiers: ##""m": {"contexts": {"a": [], "b": []}, "default": ↓"c"}"##),
      "unknown-context"),
    Row(
      "4.1.5.3", "a default is a string",
      file(##", {"$ref": "#/modifiers/m"}"##, modifiers: ##""m": {"contexts": {"a": [], "b": []}, "default": ↓true}"##),
      "invalid-resolver"),
  ]

  private static let references: [Row] = [
    Row("4.2", "a missing set", file(##", {"$ref": ↓"#/sets/al"}"##), "dangling-pointer"),
    Row("4.2", "a reference is a string", file(##", {"$ref": ↓1}"##), "invalid-reference"),
    Row(
      "4.2", "a missing file", file("", sets: ##", "s": {"sources": [{"$ref": ↓"bas.tokens.json"}]}"##), "missing-file"),
    Row("4.2", "a part of a file", file("", sets: ##", "s": {"sources": [{"$ref": "base.tokens.json#/g"}]}"##)),
    Row(
      "4.2", "outside the project",
      file("", sets: ##", "s": {"sources": [{"$ref": ↓"../../a.json"}, {"$ref": ↓"/etc/passwd"}]}"##),
      "reference-outside-project", "reference-outside-project"),
    Row(
      "4.2", "a URL", file("", sets: ##", "s": {"sources": [{"$ref": ↓"https://example.org/a.json"}]}"##),
      "remote-reference"),
    Row("4.2", "a set in itself", file("", sets: ##", "s": {"sources": [{"$ref": ↓"#/sets/s"}]}"##), "reference-cycle"),
    Row(
      "4.2.1", "a set refers to a modifier",
      file("", sets: ##", "s": {"sources": [{"$ref": ↓"#/modifiers/theme"}]}"##, modifiers: theme),
      "misplaced-reference"),
    Row(
      "4.2.1", "a modifier refers to a modifier",
      file(
        ##", {"$ref": "#/modifiers/m"}"##,
        modifiers: theme + ##", "m": {"contexts": {"a": [{"$ref": ↓"#/modifiers/theme/contexts/dark"}], "b": []}}"##),
      "misplaced-reference"),
    Row(
      "4.2.1", "something refers to the order",
      file(
        ##", {"$ref": ↓"#/resolutionOrder/0"}"##, sets: ##", "s": {"sources": [{"$ref": ↓"#/resolutionOrder/0"}]}"##),
      "misplaced-reference", "misplaced-reference"),
    Row("4.1.6", "a token file is no item", file(##", ↓{"$ref": "base.tokens.json"}"##), "misplaced-reference"),
  ]

  private static let inline: [Row] = [
    Row(
      "4.1.6.1", "an inline set and modifier",
      file(
        ##", {"type": "set", "name": "i", "sources": []}, {"type": "modifier", "name": "m", "contexts": {"a": [], "b": []}}"##
      )),
    Row("4.1.6.1", "without a name", file(##", ↓{"type": "set", "sources": []}"##), "invalid-resolver"),
    Row("4.1.6.1", "without a type", file(##", ↓{"name": "i", "sources": []}"##), "invalid-resolver"),
    Row(
      "4.1.6.1", "with another type", file(##", {"type": ↓"theme", "name": "i", "sources": []}"##), "invalid-resolver"),
    Row(
      "4.1.6.1", "two of one name",
      file(##", {"type": "set", "name": "i", "sources": []}, {"type": "set", "name": ↓"i", "sources": []}"##),
      "repeated-name"),
    Row(
      "4.1.6.1", "the name of a set referred to", file(##", {"type": "set", "name": ↓"all", "sources": []}"##),
      "repeated-name"),
    Row("4.1.6", "an item is an object", file(", ↓\"all\""), "invalid-resolver"),
  ]
}
