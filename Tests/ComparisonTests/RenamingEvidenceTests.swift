import ComparisonSupport
import Testing

@testable import Comparison

/// What is taken for one token under two names, and where its references are told.
struct RenamingEvidenceTests {
  private func file(_ last: String) -> [String: String] {
    let values = ["a", "b", "c"].map { "\"\($0)\": {\"$value\": \(color("#ffffff"))}" }.joined(separator: ", ")
    return guide("{\"panel\": {\"$type\": \"color\", \(values)}, \(last)}")
  }

  private func token(_ group: String, _ name: String, _ hex: String) -> String {
    "\"\(group)\": {\"$type\": \"color\", \"\(name)\": {\"$value\": \(color(hex))}}"
  }

  @Test func aValueThatManyHaveIsNoEvidenceByItself() async {
    let found = await changes(
      from: file(token("toolbar", "hovered", "#ffffff")), to: file(token("x", "on-dim", "#ffffff")))
    #expect(found.causes == ["breaking token-removed toolbar.hovered", "quiet token-added x.on-dim"])
  }

  @Test func aValueThatManyHaveIsEvidenceBesideALikeName() async {
    let found = await changes(
      from: file(token("toolbar", "hovered", "#ffffff")), to: file(token("toolbar", "hover", "#ffffff")))
    #expect(found.causes == ["breaking token-renamed toolbar.hover"])
  }

  @Test func aGroupOfOtherMagnitudesIsAnotherGroup() async {
    func version(_ group: String, _ sizes: [Double]) -> [String: String] {
      let members = zip(["sm", "md", "lg", "xl"], sizes).map { "\"\($0)\": {\"$value\": \(px($1))}" }
      return guide("{\"\(group)\": {\"$type\": \"dimension\", \(members.joined(separator: ", "))}}")
    }
    let other = await changes(from: version("space", [4, 8, 16, 32]), to: version("screen", [480, 768, 1024, 1280]))
    #expect(other.causes == ["breaking token-removed space", "quiet token-added screen"])
    let near = await changes(from: version("space", [4, 8, 16, 32]), to: version("gap", [4, 8, 20, 40]))
    #expect(near.all.filter { $0.kind == .tokenRemoved || $0.kind == .tokenAdded }.isEmpty, "\(near.causes)")
  }

  /// The last one could be any of several by its value.
  @Test func aNameDoesWhatOtherNamesDid() async {
    func version(_ state: String) -> [String: String] {
      let groups = [("button", "#0055ff"), ("tab", "#0077aa"), ("row", "#ffffff"), ("cell", "#ffffff")].map {
        name, hex in
        "\"\(name)\": {\"$type\": \"color\", \"\(state)\": {\"$value\": \(color(hex))}}"
      }
      return file(groups.joined(separator: ", "))
    }
    let found = await changes(from: version("selected"), to: version("pressed"))
    #expect(found.all.filter { $0.kind == .tokenRemoved || $0.kind == .tokenAdded }.isEmpty, "\(found.causes)")
  }

  @Test func namesThatDifferInNotationAreOneChange() async {
    func version(_ names: [String]) -> [String: String] {
      let colors = ["#112233", "#445566", "#778899"]
      let members = zip(names, colors).map { "\"\($0)\": {\"One\": {\"$value\": \(color($1))}}" }
      return guide("{\"t\": {\"$type\": \"color\", \(members.joined(separator: ", "))}}")
    }
    let found = await changes(
      from: version(["Dark red", "Dark blue", "Dark grey"]), to: version(["DarkRed", "DarkBlue", "DarkGrey"]))
    #expect(found.all.count == 1 && found.all[0].radius.members.count == 3, "\(found.causes)")
  }

  @Test func tellsAllReferencesOfAGradientThatLostSome() async throws {
    func version(_ stops: [String]) -> [String: String] {
      let values = stops.enumerated().map { index, name in
        "{\"color\": \"{c.\(name)}\", \"position\": \(Double(index) / Double(max(stops.count - 1, 1)))}"
      }
      let colors = [("a", "#112233"), ("b", "#445566"), ("c", "#778899")].map { name, hex in
        "\"\(name)\": {\"$type\": \"color\", \"$value\": \(color(hex))}"
      }
      return guide(
        "{\"c\": {\(colors.joined(separator: ", "))}, \"g\": {\"$type\": \"gradient\", \"$value\": [\(values.joined(separator: ", "))]}}"
      )
    }
    let found = await changes(from: version(["a", "b", "c"]), to: version(["a", "b"]))
    let change = try #require(found.all.first { $0.subject == "g" })
    #expect(change.references?.words == "{c.a}, {c.b}, {c.c} → {c.a}, {c.b}")
  }

  @Test func aGroupWithOtherValuesGoesByTheNamesInIt() async {
    func version(_ group: String, _ hexes: [String]) -> [String: String] {
      let members = zip(["headline", "body", "subtle", "link"], hexes).map { name, hex in
        "\"\(name)\": {\"$value\": \(color(hex))}"
      }
      return guide("{\"color\": {\"$type\": \"color\", \"\(group)\": {\(members.joined(separator: ", "))}}}")
    }
    let found = await changes(
      from: version("content", ["#282828", "#314158", "#667788", "#0066cc"]),
      to: version("text", ["#101010", "#3d464d", "#90a0b0", "#aa2200"]))
    #expect(!found.causes.contains { $0.contains("token-removed") || $0.contains("token-added") }, "\(found.causes)")
  }

  @Test func usersThatAllGoFromOneToAnotherShowItsNewName() async {
    func version(_ name: String) -> [String: String] {
      let users = ["a", "b"].map { "\"\($0)\": {\"$type\": \"dimension\", \"$value\": \"{\(name)}\"}" }
      return guide(
        "{\"\(name)\": {\"$type\": \"dimension\", \"$value\": \(px(name == "0125" ? 2 : 9))}, \(users.joined(separator: ", "))}"
      )
    }
    let found = await changes(from: version("0125"), to: version("Radius0125"))
    #expect(found.causes.first == "breaking token-renamed+value-changed Radius0125", "\(found.causes)")
  }
}
