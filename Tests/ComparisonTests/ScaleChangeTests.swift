import Comparison
import ComparisonSupport
import Testing

/// Scales of lengths and families of names, which are not one because their steps are called or measure the same.
struct ScaleChangeTests {
  private func scales(_ groups: KeyValuePairs<String, KeyValuePairs<String, Double>>) -> [String: String] {
    let all = groups.map { group, steps in
      "\"\(group)\": {\(steps.map { "\"\($0)\": {\"$value\": \(px($1))}" }.joined(separator: ", "))}"
    }
    return guide("{\"$type\": \"dimension\", \(all.joined(separator: ", "))}")
  }

  private func sheet(_ css: String) -> [String: String] { ["a.md": "# A\n", "tokens.css": ":root { \(css) }"] }

  // MARK: What lengths are for

  @Test func takesNoSpacingForARadius() async {
    let found = await changes(
      from: scales(["spacing": ["sm": 4, "md": 8, "lg": 16], "size": ["a": 3]]),
      to: scales(["radius": ["sm": 4, "md": 8, "lg": 16], "size": ["a": 3]]))
    #expect(found.causes == ["breaking token-removed spacing", "quiet token-added radius"], "\(found.causes)")
    let renamed = await changes(
      from: scales(["spacing": ["sm": 4, "md": 8, "lg": 16]]), to: scales(["space": ["sm": 4, "md": 8, "lg": 16]]))
    #expect(renamed.causes == ["breaking token-moved space"], "\(renamed.causes)")
  }

  /// The same step of several scales is another one in each.
  @Test func followsStepsWithinTheirScale() async {
    let found = await changes(
      from: scales(["spacing": ["sm": 8, "md": 12], "radius": ["sm": 4, "md": 8], "fontSize": ["sm": 12, "md": 16]]),
      to: scales([
        "spacing": ["small": 12, "md": 12], "radius": ["small": 8, "md": 8], "fontSize": ["small": 4, "md": 16],
      ]))
    let names = found.all.flatMap { [$0] + $0.radius.members }.filter { $0.formerly != nil }
    #expect(
      names.allSatisfy { $0.formerly?.split(separator: ".").first == $0.subject.split(separator: ".").first },
      "\(names.map { "\($0.formerly ?? "") → \($0.subject)" })")
  }

  @Test func takesNoPropertyOfOneScaleForOneOfAnother() async {
    let found = await changes(from: sheet("--spacing-sm: 4px; --a: 1px"), to: sheet("--radius-sm: 4px; --a: 1px"))
    #expect(
      found.causes == ["breaking token-removed --spacing-sm", "quiet token-added --radius-sm"], "\(found.causes)")
    let renamed = await changes(from: sheet("--spacing-sm: 4px; --a: 1px"), to: sheet("--space-sm: 4px; --a: 1px"))
    #expect(renamed.causes == ["breaking token-renamed --space-sm"], "\(renamed.causes)")
  }

  /// White is what the text of a button is while it is hovered, and what its ground is elsewhere.
  @Test func takesNoPartOrStateForAnother() async {
    func button(_ values: KeyValuePairs<String, String>) -> [String: String] {
      let members = values.map { path, hex in
        path.split(separator: ".").reversed().reduce("{\"$value\": \(color(hex))}") { "{\"\($1)\": \($0)}" }
      }
      let files = members.enumerated().map { index, json in
        ("content/demo/tokens/\(index).tokens.json", "{\"$type\": \"color\", \"button\": \(json)}")
      }
      return guide("{}").merging(files) { $1 }
    }
    let parts = await changes(
      from: button(["plain.border": "#0062ba", "text.hover": "#111111", "text.pressed": "#222222"]),
      to: button(["ghost.background": "#0062ba", "text.hover": "#111111", "text.pressed": "#222222"]))
    #expect(
      parts.causes == ["breaking token-removed button.plain", "quiet token-added button.ghost"]
        || parts.causes == ["breaking token-removed button.plain.border", "quiet token-added button.ghost.background"],
      "\(parts.causes)")
    let states = await changes(
      from: button(["plain.text.hover": "#0062ba", "ink.hover": "#111111", "ink.pressed": "#222222"]),
      to: button(["ghost.text.pressed": "#0062ba", "ink.hover": "#111111", "ink.pressed": "#222222"]))
    #expect(!states.all.contains { $0.formerly != nil }, "\(states.causes)")
  }

  // MARK: Values that are not there

  /// No shadow is what many have, and says of none which it is.
  @Test func takesNothingForNoEvidence() async {
    let found = await changes(
      from: scales(["focus": ["offset": 0], "size": ["a": 3]]), to: scales(["card": ["shift": 0], "size": ["a": 3]]))
    #expect(
      found.causes == ["breaking token-removed focus", "quiet token-added card"]
        || found.causes == [
          "breaking token-removed focus.offset", "quiet token-added card.shift",
        ], "\(found.causes)")
    let like = await changes(
      from: scales(["focus": ["offset": 0], "size": ["a": 3]]), to: scales(["focus": ["offsets": 0], "size": ["a": 3]]))
    #expect(like.causes == ["breaking token-renamed focus.offsets"], "\(like.causes)")
  }

  @Test func takesEmptyTextsForNoEvidence() async {
    func file(_ name: String) -> [String: String] {
      guide(
        "{\"t\": {\"\(name)\": {\"$type\": \"text\", \"$value\": \"\"}, \"n\": {\"$type\": \"number\", \"$value\": 1}}}"
      )
    }
    let found = await changes(from: file("label-one"), to: file("label-two"))
    #expect(found.causes == ["breaking token-removed t.label-one", "quiet token-added t.label-two"], "\(found.causes)")
  }

  // MARK: Families of names

  @Test func tellsFamiliesOfOneWordApart() async {
    func version(_ text: [String], _ ground: [String]) -> [String: String] {
      let names = ["strong", "quiet", "link"]
      let all =
        zip(names, text).map { "--color-text-\($0): \($1)" } + zip(names, ground).map { "--color-bg-\($0): \($1)" }
      return sheet((all + ["--color-accent: #ff00ff"]).joined(separator: "; "))
    }
    let found = await changes(
      from: version(["#111111", "#333333", "#224488"], ["#ffffff", "#eeeeee", "#ddeeff"]),
      to: version(["#000000", "#3a3a3a", "#1a3a7a"], ["#fafafa", "#e0e0e0", "#ccddee"]))
    #expect(found.all.map(\.subject) == ["--color-text-*", "--color-bg-*"], "\(found.causes)")
    #expect(found.all.map(\.radius.members.count) == [3, 3])
  }

  /// What is done to several families is told of the one around them.
  @Test func namesTheFamilyAroundSeveral() async {
    func version(_ last: String) -> [String: String] {
      let names = ["text-strong", "text-quiet", "text-link", "bg-strong", "bg-quiet", "bg-link"]
      let all = names.enumerated().map { "--color-\($1)\(last): #0000\($0 + 10)" }
      return sheet((all + ["--gap: 1px"]).joined(separator: "; "))
    }
    let found = await changes(from: version(""), to: version("-base"))
    #expect(found.all.map(\.subject) == ["--color-*"], "\(found.causes)")
  }
}
