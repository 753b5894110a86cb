import Comparison
import ComparisonSupport
import Reviews
import Testing

/// Changes of tokens as they are found in projects that know nothing of Specimen.
struct StrangersTokenTests {
  private func sheet(_ css: String) -> [String: String] { ["a.md": "# A\n", "tokens.css": css] }

  private func ramps(_ ramps: KeyValuePairs<String, [String]>) -> String {
    ramps.map { name, values in
      let steps = values.enumerated().map { "\"\($0 + 1)\": {\"$value\": \($1)}" }
      return "\"\(name)\": {\(steps.joined(separator: ", "))}"
    }.joined(separator: ", ")
  }

  // MARK: Names

  /// One ramp is gone and others came; that one of these ends in white too makes them no less two.
  @Test func pairsNoStepsOfRampsThatAreOthers() async {
    let old = ["#0e1923", "#1a2f43", "#2d5376", "#7bc3f9", "#ffffff"].map(color)
    let warning = ["#1e160d", "#3a2b19", "#654b2b", "#f6d5a0", "#ffffff"].map(color)
    let success = ["#0d1b0d", "#183418", "#2b5a2b", "#8fc997", "#000000"].map(color)
    let found = await changes(
      from: guide("{\"palette\": {\"$type\": \"color\", \(ramps(["brand": old]))}}"),
      to: guide("{\"palette\": {\"$type\": \"color\", \(ramps(["warning": warning, "success": success]))}}"))
    #expect(
      found.causes == [
        "breaking token-removed palette.brand", "quiet token-added palette.warning",
        "quiet token-added palette.success",
      ], "\(found.causes)")
  }

  /// Of two groups with the values of one that is gone, that one is it which has them written out.
  @Test func followsValuesToWhereTheyAreWrittenOut() async {
    let hexes = ["#0d1925", "#edf5fa", "#94c1e3"].map(color)
    let aliases = (1...3).map { "\"{theme.info.\($0)}\"" }
    let found = await changes(
      from: guide("{\"$type\": \"color\", \"palette\": {\(ramps(["blue": hexes]))}}"),
      to: guide(
        "{\"$type\": \"color\", \"colour\": {\(ramps(["info": aliases]))}, \"theme\": {\(ramps(["info": hexes]))}}"))
    #expect(found.causes.contains("breaking token-moved theme.info"), "\(found.causes)")
  }

  @Test func followsAValueWithinItsGroupToWhereItIsWrittenOut() async {
    let found = await changes(
      from: guide("{\"core\": {\"radius\": {\"$type\": \"dimension\", \"none\": {\"$value\": \(px(0))}}}}"),
      to: guide(
        "{\"core\": {\"radius\": {\"$type\": \"dimension\", \"0\": {\"$value\": \(px(0))}}}, \"radius\": {\"none\": {\"$type\": \"dimension\", \"$value\": \"{core.radius.0}\"}}}"
      ))
    #expect(
      found.causes == ["breaking token-renamed core.radius.0", "quiet token-added radius.none"], "\(found.causes)")
  }

  @Test func followsRenamesInReferencesOfStyleDictionary() async {
    func version(_ name: String) -> [String: String] {
      [
        "src/core.json": "{\"core\": {\"radius\": {\"\(name)\": {\"value\": \"4px\", \"type\": \"dimension\"}}}}",
        "src/radius.json":
          "{\"radius\": {\"small\": {\"value\": \"{core.radius.\(name).value}\", \"type\": \"dimension\"}, \"large\": {\"value\": \"{core.radius.\(name).value} * 2\", \"type\": \"dimension\"}}}",
      ]
    }
    let found = await changes(from: version("sm"), to: version("20"))
    #expect(found.causes == ["breaking token-renamed core.radius.20"], "\(found.causes)")
  }

  // MARK: Values

  /// What a file has for each theme is told as values, and not again as data of a tool.
  @Test func tellsTheValuesOfThemesOnce() async {
    func version(_ dark: String) -> [String: String] {
      [
        "src/core.json":
          "{\"core\": {\"a\": {\"value\": \"#112233\", \"type\": \"color\"}, \"b\": {\"value\": \"#445566\", \"type\": \"color\"}, \"c\": {\"value\": \"#ddeeff\", \"type\": \"color\"}}}",
        "src/color.json":
          "{\"color\": {\"ink\": {\"value\": {\"light\": \"{core.a}\", \"dark\": \"{core.\(dark)}\"}, \"type\": \"color\"}, \"paper\": {\"value\": {\"light\": \"{core.c}\", \"dark\": \"{core.a}\"}, \"type\": \"color\"}}}",
      ]
    }
    let found = await changes(from: version("b"), to: version("c"))
    #expect(found.causes == ["visible value-changed+repointed color.ink"], "\(found.causes)")
  }

  @Test func tellsShadowsWithTheirUnits() async {
    func version(_ blur: String) -> [String: String] {
      let zero = "{\"value\": 0, \"unit\": \"px\"}"
      return guide(
        tokens(
          "shadow",
          [
            "low":
              "{\"color\": \(color("#232930")), \"offsetX\": \(zero), \"offsetY\": {\"value\": 1, \"unit\": \"px\"}, \"blur\": \(blur), \"spread\": \(zero)}"
          ]))
    }
    let found = await changes(
      from: version("{\"value\": 4, \"unit\": \"px\"}"), to: version("{\"value\": 0.5, \"unit\": \"rem\"}"))
    #expect(found.all.first?.before == "0 1 4 0 #232930")
    #expect(found.all.first?.after == "0 1 0.5rem 0 #232930")
  }

  /// The largest length stands for all windows, and others may have another all the same.
  @Test func tellsALengthInsideAStyleThatCSSWorksOut() async {
    func version(_ size: String) -> [String: String] {
      [
        "DESIGN.md":
          "---\nname: K\ntypography:\n  h1:\n    fontFamily: Inter\n    fontSize: \(size)\n    fontWeight: 600\n---\n\n# K\n"
      ]
    }
    let found = await changes(from: version("clamp(2rem, 4vw, 4rem)"), to: version("clamp(2rem, 5vw, 4rem)"))
    #expect(found.causes == ["visible value-changed typography.h1"])
    #expect(found.all.first?.before == "clamp(2rem, 4vw, 4rem)")
    #expect(found.all.first?.size?.contains("768 px wide 32 → 38.4 px (+20 %)") == true)
    let other = await changes(from: version("clamp(2rem, 4cqw, 4rem)"), to: version("clamp(2rem, 5cqw, 4rem)"))
    #expect(other.causes == ["visible value-changed typography.h1"])
    let same = await changes(from: version("clamp(2rem, 4vw, 4rem)"), to: version("clamp(2rem,  4vw,  4rem)"))
    #expect(same.causes.allSatisfy { $0.hasPrefix("quiet") }, "\(same.causes)")
  }

  /// A value that is not read any more has lost nothing that anybody else could use.
  @Test func keepsTheTypeOfAPropertyThatIsNotRead() async {
    let found = await changes(
      from: sheet(":root { --shadow-in: inset 0 1px 2px 0 hsl(var(--nowhere) / 9%); --a: 1px }"),
      to: sheet(":root { --shadow-in: inset 0 1px 2px 0 hsl(var(--nowhere) / 9%), var(--shine); --a: 1px }"))
    #expect(!found.causes.contains { $0.hasPrefix("breaking") || $0.contains("type-changed") }, "\(found.causes)")
    #expect(found.causes.count == 1)
  }

  // MARK: Groups

  @Test func tellsWhatCameOutsideOfGroupsByFamilies() async {
    let ramp = (1...4).map { "--sand-\($0): #ddcc\($0)0;" }.joined(separator: " ")
    let times = (1...3).map { "--pause-\($0): \($0)00ms;" }.joined(separator: " ")
    let found = await changes(
      from: sheet(":root { --a: 1px }"), to: sheet(":root { --a: 1px; \(ramp) \(times) --b: 2px; --c: 3px; --d: 4px }"))
    #expect(
      found.causes == [
        "quiet token-added --sand-*", "quiet token-added --pause-*", "quiet token-added top level",
      ], "\(found.causes)")
  }

  @Test func tellsTheSameStepOfManyTokensOnce() async {
    func version(_ hex: String, _ other: String) -> [String: String] {
      let text = ["card", "popover", "accent"].map { "--\($0)-foreground: \(hex);" }.joined(separator: " ")
      return sheet(":root { --link: \(other); \(text) }")
    }
    let found = await changes(from: version("#e7e0eb", "#2255aa"), to: version("#ece6f0", "#225500"))
    #expect(found.causes.filter { $0.contains("value-changed") }.count == 2, "\(found.causes)")
    #expect(found.all.contains { $0.size?.hasSuffix("in 3 tokens") == true })
  }
}
