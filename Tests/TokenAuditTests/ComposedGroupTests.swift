import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

/// Groups of tokens that one theme has and another lacks as a whole.
struct ComposedGroupTests {
  private static func missing(_ parts: String) async -> [Diagnostic] {
    func file(_ text: String) -> String { "{\"color\": {\"$type\": \"color\", \(text)}" }
    let colors = ##""ink": {"$value": "#111111"}, "paper": {"$value": "#ffffff"}"##
    let found = await Build.findings(
      Sources([
        "base.json": file(colors) + "}",
        "a.json": file(colors) + ", \"card\": {\"$type\": \"color\", \(parts)}}",
        "b.json": file(##""ink": {"$value": "#eeeeee"}, "paper": {"$value": "#222222"}"##) + "}",
        "all.resolver.json": """
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
         "modifiers": {"look": {"contexts": {"plain": [{"$ref": "a.json"}], "night": [{"$ref": "b.json"}]}, "default": "plain"}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/look"}]}
        """,
      ]), BuildOptions())
    return found.all.filter { $0.rule.id == "missing-in-theme" }
  }

  /// What only composes others need not be chosen in every theme.
  @Test func remarksAGroupOfNothingButReferences() async {
    let found = await Self.missing(##""text": {"$value": "{color.ink}"}, "back": {"$value": "{color.paper}"}"##)
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.why.hasSuffix("this assumes that what only refers to other tokens is used there too") ?? false)
  }
}
