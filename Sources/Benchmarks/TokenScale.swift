import Diagnostics
import Files
import Printing
import Tokens

/// Measures how long large token files take to load and resolve.
enum TokenScale {
  private static let rounds = 5

  static func run() {
    print("\ntokens, \(rounds) rounds; medians of load and resolve")
    for count in [25_000, 50_000, 100_000] {
      let file = SourceFile(path: "large.tokens.json", text: chains(count))
      print("  \(count) tokens, aliases of depth 6: \(time { load([file]) }.fixed(3)) s")
    }
    let files = permutations()
    print("  1,400 tokens, 12 permutations: \(time { load(files) }.fixed(3)) s")
  }

  private static func load(_ files: [SourceFile]) {
    var diagnostics = Diagnostics()
    let themes = TokenLoader.load(files, root: "", into: &diagnostics)
    precondition(diagnostics.isEmpty && !themes.default.tokens.tokens.isEmpty, "the benchmark's own tokens are sound")
  }

  private static func time(_ work: () -> Void) -> Double {
    median((0..<rounds).map { _ in seconds(ContinuousClock().measure(work)) })
  }

  /// Tokens in runs of seven, each an alias of the one before it.
  static func chains(_ count: Int) -> String {
    var members: [String] = []
    for index in 0..<count {
      let value =
        index % 7 == 0 ? "{\"value\": \(index % 64), \"unit\": \"px\"}" : "\"{space.step-\(index - 1)}\""
      members.append("\"step-\(index)\": {\"$value\": \(value)}")
    }
    return "{\"space\": {\"$type\": \"dimension\", \(members.joined(separator: ",\n"))}}"
  }

  static func permutations() -> [SourceFile] {
    let base = chains(1_000)
    func context(_ name: String, _ shade: Int) -> SourceFile {
      let tokens = (0..<100).map { index in
        "\"\(name.prefix(1))-\(index)\": {\"$value\": {\"value\": \(index + shade), \"unit\": \"px\"}}"
      }
      return SourceFile(
        path: "\(name).tokens.json",
        text: "{\"\(name.prefix(1))\": {\"$type\": \"dimension\", \(tokens.joined(separator: ", "))}}")
    }
    let themes = ["theme-light", "theme-dark", "theme-dim"]
    let densities = ["density-cosy", "density-compact"]
    let devices = ["viewport-phone", "viewport-desk"]
    func modifier(_ name: String, _ contexts: [String]) -> String {
      let list = contexts.map { "\"\($0)\": [{\"$ref\": \"\($0).tokens.json\"}]" }
      return "\"\(name)\": {\"contexts\": {\(list.joined(separator: ", "))}, \"default\": \"\(contexts[0])\"}"
    }
    let modifiers = [modifier("theme", themes), modifier("density", densities), modifier("viewport", devices)]
    let resolver = """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.tokens.json"}]}},
       "modifiers": {\(modifiers.joined(separator: ", "))},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/density"},
         {"$ref": "#/modifiers/viewport"}]}
      """
    return [
      SourceFile(path: "all.resolver.json", text: resolver), SourceFile(path: "base.tokens.json", text: base),
    ]
      + (themes + densities + devices).enumerated().map { context($0.element, $0.offset) }
  }
}
