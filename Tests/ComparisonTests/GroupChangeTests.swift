import Comparison
import ComparisonSupport
import Reviews
import Testing
import Tokens

/// Groups of tokens that came, went, moved or were renamed as a whole.
struct GroupChangeTests {
  private static func numbers(_ group: String, _ steps: KeyValuePairs<String, Int>) -> String {
    let members = steps.map { "\"\($0.key)\": {\"$type\": \"number\", \"$value\": \($0.value)}" }
    return "\"\(group)\": {\(members.joined(separator: ", "))}"
  }

  private static func scale(_ group: String) -> String { numbers(group, ["s": 8, "m": 12]) }

  @Test func takesAGroupForOneThatGotARoot() async {
    let groups = Self.scale("one") + ", " + Self.scale("two")
    let found = await changes(
      from: guide("{\"scale\": {\(groups)}}"), to: guide("{\"primitives\": {\"scale\": {\(groups)}}}"))
    #expect(found.causes == ["breaking token-moved primitives.scale"])
    #expect(
      found.all[0].radius.members.map { "\($0.subject) \($0.summary)" } == [
        "primitives.scale.one.s was scale.one.s", "primitives.scale.one.m was scale.one.m",
        "primitives.scale.two.s was scale.two.s", "primitives.scale.two.m was scale.two.m",
      ])
  }

  @Test func takesAlongWhatChangedOnTheWay() async {
    let old =
      "{\"own\": {\(Self.numbers("text", ["a": 1, "b": 2, "c": 3, "d": 9])), \(Self.numbers("icon", ["x": 5, "y": 6]))}}"
    let new = "{\(Self.numbers("text", ["a": 1, "b": 2, "c": 7, "d": 3])), \(Self.numbers("icon", ["x": 5, "y": 6]))}"
    let found = await changes(from: guide(old), to: guide(new))
    #expect(
      found.all.filter { $0.kind == .tokenRemoved || $0.kind == .tokenAdded }.map(\.subject) == [])
    let changed = found.all.flatMap { [$0.subject] + $0.radius.members.map(\.subject) }
    #expect(changed.contains("text.c") && changed.contains("text.d"))
  }

  @Test func pairsGroupsOfTheSameValuesInTheirOrder() async {
    func file(_ first: String, _ second: String) -> [String: String] {
      guide(
        "{\"spacing\": {\(Self.scale(first)), \(Self.scale(second)), \"none\": {\"$type\": \"number\", \"$value\": 0}}}"
      )
    }
    let found = await changes(from: file("inline", "stack"), to: file("horizontal", "vertical"))
    #expect(
      found.causes == ["breaking token-moved spacing.horizontal", "breaking token-moved spacing.vertical"])
    #expect(found.all.prefix(2).map(\.formerly) == ["spacing.inline", "spacing.stack"])
  }

  @Test func doesNotGuessWhichOfTwoGroupsOneBecame() async {
    func file(_ groups: [String]) -> [String: String] {
      guide(
        "{\"spacing\": {\(groups.map(Self.scale).joined(separator: ", ")), \"none\": {\"$type\": \"number\", \"$value\": 0}}}"
      )
    }
    let found = await changes(from: file(["inline"]), to: file(["horizontal", "vertical"]))
    #expect(
      found.causes == [
        "breaking token-removed spacing.inline", "quiet token-added spacing.horizontal",
        "quiet token-added spacing.vertical",
      ])
  }

  @Test func tellsAGroupThatIsGoneAsOneChangeThatIsDecidedOnce() async throws {
    let kept = "\"kept\": {\"$type\": \"number\", \"$value\": 1}"
    let found = await changes(
      from: guide("{\(kept), \"old\": {\(Self.numbers("a", ["x": 2, "y": 3])), \(Self.numbers("b", ["x": 4]))}}"),
      to: guide("{\(kept)}"))
    #expect(found.causes == ["breaking token-removed old"])
    let change = found.all[0]
    #expect(change.size == "3 tokens")
    #expect(change.radius.members.map { "\($0.subject) \($0.summary)" } == ["old.a.x 2", "old.a.y 3", "old.b.x 4"])
    #expect(change.keys == [change.key])
    let json = ChangesJSON.text(found, Approvals())
    #expect(json.contains("\"a.x\""))
    let other = await changes(
      from: guide("{\(kept), \"old\": {\(Self.numbers("a", ["x": 2, "y": 3])), \(Self.numbers("b", ["x": 5]))}}"),
      to: guide("{\(kept)}"))
    #expect(other.all[0].key != change.key)
  }

  @Test func tellsOnlyTheMembersOfAGroupThatIsStillThere() async {
    let found = await changes(
      from: guide("{\(Self.numbers("a", ["x": 2, "y": 3, "z": 4]))}"), to: guide("{\(Self.numbers("a", ["z": 4]))}"))
    #expect(found.causes == ["breaking token-removed a.x", "breaking token-removed a.y"])
  }

  @Test func takesTheNameInTheSameFileBeforeOneInAnother() async {
    func version(_ names: [String: String]) -> [String: String] {
      var files = guide("{}")
      for (file, name) in names {
        files["content/demo/tokens/\(file).tokens.json"] = "{\(name): {\"$type\": \"number\", \"$value\": 4}}"
      }
      return files
    }
    let found = await changes(
      from: version(["space": "\"padding-vertical\""]),
      to: version(["space": "\"space-vertical\"", "gap": "\"gap-vertical\""]))
    #expect(found.causes == ["breaking token-renamed space-vertical", "quiet token-added gap-vertical"])
  }

  @Test func joinsMovesThatPointElsewhereToo() async {
    func file(_ group: String, _ target: String) -> String {
      """
      {"base": {\(Self.numbers("a", ["x": 2, "y": 3])), \(Self.numbers("b", ["x": 2, "y": 3]))},
       "\(group)": {"x": {"$type": "number", "$value": "{base.\(target).x}"},
        "y": {"$type": "number", "$value": "{base.\(target).y}"}}}
      """
    }
    let found = await changes(from: guide(file("old", "a")), to: guide(file("new", "b")))
    #expect(found.causes == ["breaking token-moved+repointed new"])
  }

  @Test func tellsTokensOfOneNameThatWentFromManyGroupsAsOneChange() async {
    func file(_ names: [String]) -> [String: String] {
      let groups = ["red", "green", "blue"].enumerated().map { index, group in
        let members = names.map { "\"\($0)\": {\"$value\": {\"value\": \(index + 3), \"unit\": \"px\"}}" }
        return "\"\(group)\": {\(members.joined(separator: ", "))}"
      }
      return guide("{\"t\": {\"$type\": \"dimension\", \(groups.joined(separator: ", "))}}")
    }
    let found = await changes(from: file(["own", "former"]), to: file(["own"]))
    #expect(found.causes == ["breaking token-removed *.former"])
    #expect(found.all[0].radius.members.map(\.subject) == ["t.red.former", "t.green.former", "t.blue.former"])
    #expect(await changes(from: file(["own"]), to: file(["own", "former"])).causes == ["quiet token-added *.former"])
  }

  @Test func tellsTokensThatComeToAGroupThatStaysAsOneChange() async {
    func version(_ names: [String]) -> [String: String] {
      let members = names.map { "\"\($0)\": {\"$value\": \(color("#112233"))}" }
      return guide("{\"color\": {\"$type\": \"color\", \(members.joined(separator: ", "))}}")
    }
    let (few, many) = (version(["ink"]), version(["ink", "sand", "coal", "sea", "moss", "clay"]))
    let come = await changes(from: few, to: many)
    #expect(come.causes == ["quiet token-added color"])
    #expect(come.all[0].words == "5 tokens added")
    #expect(come.all[0].after == "sand, coal, sea and 2 more")
    #expect(come.all[0].radius.members.map(\.subject).first == "color.sand")
    let gone = await changes(from: many, to: few)
    #expect(gone.causes == ["breaking token-removed color"])
    #expect(gone.all[0].words == "5 tokens removed")
    // Two of them are told one by one.
    #expect(await changes(from: few, to: version(["ink", "sand", "coal"])).causes.count == 2)
  }

  @Test func tellsTokensThatGotValuesTogether() async {
    let missing = "\"{t.q}\""
    let found = await changes(
      from: guide(tokens("number", ["x": missing, "y": missing, "z": missing])),
      to: guide(tokens("number", ["x": "5", "y": "6", "z": "7"])))
    #expect(found.causes == ["visible value-changed t"], "\(found.causes)")
    #expect(found.all[0].radius.members.count == 3)
    #expect(found.all[0].size == "3 tokens with a value in all themes")
  }
}
