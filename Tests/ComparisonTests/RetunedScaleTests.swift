import Comparison
import ComparisonSupport
import Differences
import Reviews
import Testing
import Tokens

/// A ramp or a scale that was tuned anew, and names that changed by one pattern.
struct RetunedScaleTests {
  private static func group(_ type: String, _ values: KeyValuePairs<String, String>) -> String {
    "{\"$type\": \"\(type)\", " + values.map { "\"\($0)\": {\"$value\": \($1)}" }.joined(separator: ", ") + "}"
  }

  private static func ramp(_ colors: [String], link: String = "{ramp.100}") -> [String: String] {
    let steps = colors.enumerated().map { "\"\($0 * 100)\": {\"$value\": \(color($1))}" }.joined(separator: ", ")
    return guide("{\"$type\": \"color\", \"ramp\": {\(steps)}, \"use\": {\"link\": {\"$value\": \"\(link)\"}}}")
  }

  @Test func tellsARampThatWasRetunedAsOneChange() async {
    let old = ["#ffffff", "#cccccc", "#888888", "#444444", "#000000"]
    let found = await changes(
      from: Self.ramp(old), to: Self.ramp(["#ffffff", "#ccccdd", "#888899", "#444455", "#000000"]))
    #expect(found.causes == ["visible value-changed ramp"])
    let change = found.all[0]
    #expect(change.words == "3 values changed")
    #expect(change.radius.members.map(\.subject) == ["ramp.100", "ramp.200", "ramp.300"])
    #expect(change.radius.tokens.map(\.path.description) == ["use.link"])
    #expect(change.severity == .visible)
    // Two steps are told one by one.
    let two = await changes(
      from: Self.ramp(old), to: Self.ramp(["#ffffff", "#ccccdd", "#888899", "#444444", "#000000"]))
    #expect(two.causes == ["visible value-changed ramp.100", "visible value-changed ramp.200"])
  }

  @Test func saysOfARampThatPointsElsewhereNothingOfTheSameValues() async {
    func version(_ target: String) -> [String: String] {
      let steps = (1...3).map { "\"\($0)\": {\"$value\": \"{\(target).\($0)}\"}" }.joined(separator: ", ")
      let groups = [("old", 10.0), ("new", 20.0)].map { name, start in
        let members = (1...3).map { "\"\($0)\": {\"$value\": \(px(start + Double($0) * 4))}" }.joined(separator: ", ")
        return "\"\(name)\": {\(members)}"
      }
      return guide("{\"$type\": \"dimension\", \(groups.joined(separator: ", ")), \"use\": {\(steps)}}")
    }
    let found = await changes(from: version("old"), to: version("new"))
    #expect(found.causes == ["visible value-changed+repointed use"])
    #expect(found.all[0].words == "3 values changed, points elsewhere")
  }

  @Test func isAsGraveAsTheGravestOfItsSteps() async {
    let found = await changes(
      from: Self.ramp(["#ffffff", "#cccccc", "#888888"]), to: Self.ramp(["#fffffe", "#cccccd", "#cc8888"]))
    #expect(found.causes == ["visible value-changed ramp"])
    #expect(found.all[0].radius.members.map(\.severity) == [.quiet, .quiet, .visible])
  }

  @Test func tellsAFewOfALargeGroupOneByOne() async {
    let names = ["ink", "sand", "sea", "moss", "clay", "coal", "rose", "sky"]
    func version(_ changed: Int) -> [String: String] {
      let members = names.enumerated().map {
        "\"\($1)\": {\"$type\": \"dimension\", \"$value\": \(px(Double($0 + ($0 < changed ? 40 : 10))))}"
      }
      return guide("{\"n\": {\(members.joined(separator: ", "))}}")
    }
    #expect(await changes(from: version(0), to: version(3)).causes.count == 3)
    #expect(await changes(from: version(0), to: version(4)).causes == ["visible value-changed n"])
  }

  @Test func drawsARetunedRampAsOneStrip() async {
    let found = await changes(
      from: Self.ramp(["#ffffff", "#cccccc", "#888888"]), to: Self.ramp(["#ffeeee", "#ccbbbb", "#887777"]))
    let html = ChangesHTML.text(found, Approvals())
    #expect(html.split(separator: "class=\"step\"").count == 4)
    for step in [0, 100, 200] { #expect(html.contains("data-token=\"ramp.\(step)\"")) }
  }

  @Test func tellsNamesThatChangedByOnePatternAsOneChange() async {
    func version(_ name: String) -> [String: String] {
      guide(
        "{\"hue\": \(Self.group("color", ["\(name)-light": color("#df4e96"), name: color("#d82c82"), "\(name)-dark": color("#971c59"), "ink": color("#112233")]))}"
      )
    }
    let found = await changes(from: version("fuschia"), to: version("fuchsia"))
    #expect(found.causes == ["breaking token-renamed hue"])
    #expect(found.all[0].before == "fuschia")
    #expect(found.all[0].after == "fuchsia")
    #expect(found.all[0].radius.members.count == 3)
    #expect(found.all[0].words == "3 tokens renamed")
  }

  @Test func tellsTokensOutsideOfAnyGroupThatWentAsOneChange() async {
    func version(_ names: [String]) -> [String: String] {
      guide(
        "{"
          + names.map { "\"\($0)\": {\"$type\": \"dimension\", \"$value\": \(px(Double($0.utf8.count)))}" }.joined(
            separator: ", ") + "}")
    }
    let found = await changes(from: version(["kept", "RadiusXL", "RadiusXXL", "RadiusXXXL"]), to: version(["kept"]))
    #expect(found.causes == ["breaking token-removed top level"])
    #expect(found.all[0].words == "3 tokens removed")
  }

  @Test(arguments: [
    (px(16), px(18), "dimension", "    16 → 18 px (+12.5 %)\n"),
    ("[\"Inter\", \"serif\"]", "[\"Roboto\", \"serif\"]", "fontFamily", "    Inter, serif → Roboto, serif\n"),
    (color("#ff0000"), color("#00ff00"), "color", "    #ff0000 → #00ff00  ΔE 86.6, a different colour\n"),
  ])
  func tellsEachValueOnce(old: String, new: String, type: String, line: String) async {
    let found = await changes(from: guide(tokens(type, ["a": old])), to: guide(tokens(type, ["a": new])))
    #expect(ChangesText.text(found, Approvals()).contains(line))
  }

  @Test func doesNotSayThatATokenFollowsOneThatItPointsToOnlyNow() async {
    func version(_ target: String, _ gray: String) -> [String: String] {
      guide(
        "{\"$type\": \"color\", \"gray\": {\"$value\": \(color(gray))}, \"blue\": {\"$value\": \(color("#3344ff"))}, \"use\": {\"$value\": \"{\(target)}\"}}"
      )
    }
    let found = await changes(from: version("blue", "#707070"), to: version("gray", "#606060"))
    #expect(found.all.first { $0.subject == "gray" }?.radius.tokens.isEmpty == true)
  }
}
