import Comparison
import ComparisonSupport
import Reviews
import Testing

/// What was done to several names, done to their siblings, and told as one change.
struct RepeatedNameTests {
  /// A guide of tokens by their paths, each with a value of one type.
  private func file(_ type: String, _ values: [(path: String, value: String)]) -> [String: String] {
    func json(_ all: [(path: ArraySlice<Substring>, value: String)]) -> String {
      var order: [Substring] = []
      var groups: [Substring: [(path: ArraySlice<Substring>, value: String)]] = [:]
      for (path, value) in all {
        guard let first = path.first else { continue }
        if groups[first] == nil { order.append(first) }
        groups[first, default: []].append((path.dropFirst(), value))
      }
      let members = order.map { name -> String in
        let inner = groups[name] ?? []
        let leaf = inner.first { $0.path.isEmpty }.map { "\"$type\": \"\(type)\", \"$value\": \($0.value)" }
        let rest = inner.filter { !$0.path.isEmpty }
        return "\"\(name)\": " + (leaf.map { "{\($0)}" } ?? json(rest))
      }
      return "{\(members.joined(separator: ", "))}"
    }
    return guide(json(values.map { ($0.path.split(separator: ".")[...], $0.value) }))
  }

  private func colors(_ values: KeyValuePairs<String, String>) -> [String: String] {
    file("color", values.map { ($0.key, color($0.value)) })
  }

  @Test func wordsThatWentFromSomeNamesWentFromTheirSiblings() async {
    // By their values the last two could be each other.
    let found = await changes(
      from: colors([
        "button.color-background-primary": "#036678", "button.color-background-danger": "#e8121a",
        "button.color-background-quiet": "#d01017", "input.color-foreground": "#202020",
        "table.color-foreground": "#3d3d3d", "button.color-foreground-primary": "#ffffff",
        "button.color-foreground-danger": "#ffffff",
      ]),
      to: colors([
        "button.primary.background": "#036678", "button.danger.background": "#e8121a",
        "button.quiet.background": "#d01017", "input.color": "#202020", "table.color": "#3d3d3d",
        "button.primary.color": "#ffffff", "button.danger.color": "#ffffff",
      ]))
    #expect(
      found.causes == ["breaking token-renamed button", "breaking token-renamed button, input and table"],
      "\(found.causes)")
    #expect(found.all.map(\.before) == ["color", "foreground"])
    #expect(found.all.map(\.after) == [nil, nil])
    #expect(
      found.all.map(\.size) == ["dropped from 3 names, the same values", "dropped from 4 names, the same values"])
    #expect(
      found.all.flatMap(\.radius.members).map { "\($0.subject) \($0.summary)" }.contains(
        "button.primary.color was button.color-foreground-primary"))
  }

  @Test func aTokenThatIsAGroupNowIsTheMemberForItself() async {
    let found = await changes(
      from: colors(["bg.accent": "#f36700", "bg.accent-hover": "#c75300", "bg.default": "#ffffff"]),
      to: colors(["bg.accent.@": "#ff9969", "bg.accent.hover": "#f36700", "bg.@": "#ffffff"]))
    let names = found.all.flatMap { [$0] + $0.radius.members }.filter { $0.formerly != nil }
      .map { "\($0.formerly ?? "") \($0.subject)" }
    #expect(Set(names) == ["bg.accent bg.accent.@", "bg.accent-hover bg.accent.hover", "bg.default bg.@"], "\(names)")
    #expect(!found.causes.contains { $0.contains("token-added") || $0.contains("token-removed") }, "\(found.causes)")
  }

  @Test func aStepOfAPaletteThatIsDroppedIsNotTheRoleWithItsValue() async {
    let found = await changes(
      from: file("dimension", [("ref.offset.-2", px(-2)), ("ref.offset.4", px(4)), ("ring.width", px(1))]),
      to: file("dimension", [("ref.offset.4", px(4)), ("ring.width", px(1)), ("ring.inset", px(-2))]))
    #expect(
      found.causes == ["breaking token-removed ref.offset.-2", "quiet token-added ring.inset"], "\(found.causes)")
  }

  @Test func aScaleThatWentIntoAGroupOfItsOwnMayMeetOthersThere() async {
    let found = await changes(
      from: file("dimension", [("type.lg", px(30)), ("type.md", px(24)), ("type.sm", px(16)), ("gap.a", px(3))]),
      to: file(
        "dimension",
        [
          ("type.scale.xl", px(40)), ("type.scale.lg", px(32)), ("type.scale.md", px(22)), ("type.scale.sm", px(15)),
          ("type.scale.xs", px(11)), ("type.scale.xxs", px(9)), ("gap.a", px(3)),
        ]))
    #expect(!found.causes.contains { $0.contains("token-removed") }, "\(found.causes)")
  }

  @Test func saysWhatIsGoneFromNames() async {
    let found = await changes(
      from: colors([
        "Shared.Dark red.Shade 50": "#110000", "Shared.Dark red.Shade 60": "#220000", "Shared.Sea.Shade 70": "#330000",
      ]),
      to: colors([
        "Shared.DarkRed.Shade50": "#110000", "Shared.DarkRed.Shade60": "#220000", "Shared.Sea.Shade70": "#330000",
      ]))
    #expect(found.all.map(\.size) == ["spaces gone from 3 names, the same values"], "\(found.causes)")
    #expect(found.all[0].before == "Dark red.Shade 50, Dark red.Shade 60 and Shade 70")
  }

  @Test func otherNamesWithinOneGroupAreOneChange() async {
    let found = await changes(
      from: file("dimension", [("space.xs", px(4)), ("space.s", px(8)), ("space.m", px(16)), ("space.none", px(0))]),
      to: file("dimension", [("space.x1", px(4)), ("space.x2", px(8)), ("space.x4", px(16)), ("space.none", px(0))]))
    #expect(found.causes == ["breaking token-renamed space"], "\(found.causes)")
    #expect(found.all[0].before == "xs, s and m")
    #expect(found.all[0].after == "x1, x2 and x4")
  }

  @Test func aDescriptionPartsNoGroup() async {
    func version(_ word: String, _ remark: String) -> [String: String] {
      let names = ["brand", "accent", "quiet"].enumerated().map { index, name in
        "\"\(word)-\(name)\": {\"$value\": \(color("#00000\(index + 1)"))\(index == 0 ? ", \"$description\": \"\(remark)\"" : "")}"
      }
      return guide("{\"c\": {\"$type\": \"color\", \(names.joined(separator: ", "))}}")
    }
    let found = await changes(from: version("fill", "A."), to: version("bg", "Another."))
    #expect(found.causes == ["breaking token-renamed c"], "\(found.causes)")
    #expect(found.all[0].radius.members.first?.summary == "was c.fill-brand, described anew")
  }

  @Test func tokensThatAreGoneFromAThemeTogetherAreOneChange() async {
    func version(_ dark: [String]) -> [String: String] {
      func set(_ names: [String], _ digit: Int) -> String {
        let members = names.map { "\"\($0)\": {\"$value\": \(color("#00\(digit)\($0)00"))}" }
        return "{\"c\": {\"$type\": \"color\", \(members.joined(separator: ", "))}}"
      }
      var files = guide("{}")
      files["content/demo/tokens/all.tokens.json"] = nil
      files["content/demo/tokens/light.tokens.json"] = set(["a", "b", "c", "d"], 1)
      files["content/demo/tokens/dark.tokens.json"] = set(dark, 2)
      files["content/demo/tokens/demo.resolver.json"] = """
        {"version": "2025.10", "modifiers": {"theme": {"contexts": {
          "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}, "default": "light"}},
         "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
        """
      return files
    }
    let (all, one) = (version(["a", "b", "c", "d"]), version(["d"]))
    let gone = await changes(from: all, to: one)
    #expect(gone.causes == ["breaking value-changed c"], "\(gone.causes)")
    #expect(gone.all[0].size == "3 tokens without a value in dark any more")
    #expect(await changes(from: one, to: all).causes == ["visible value-changed c"])
  }
}
