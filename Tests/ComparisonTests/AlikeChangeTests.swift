import Comparison
import ComparisonSupport
import Reviews
import Testing

/// The same done to many tokens is one change.
struct AlikeChangeTests {
  private static func file(_ group: String, _ type: String, _ values: [String]) -> String {
    let members = values.enumerated().map { "\"t\($0)\": {\"$type\": \"\(type)\", \($1)}" }
    return "\"\(group)\": {\(members.joined(separator: ", "))}"
  }

  private static func values(_ texts: [String]) -> [String] { texts.map { "\"$value\": \($0)" } }

  private static func time(_ value: String, _ unit: String) -> String { "{\"value\": \(value), \"unit\": \"\(unit)\"}" }

  @Test func tellsAnotherNotationAsOneChange() async {
    func version(_ times: [String]) -> [String: String] {
      guide("{\(Self.file("time", "duration", Self.values(times)))}")
    }
    let found = await changes(
      from: version([Self.time("100", "ms"), Self.time("200", "ms"), Self.time("300", "ms")]),
      to: version([Self.time("0.1", "s"), Self.time("0.2", "s"), Self.time("0.3", "s")]))
    #expect(found.causes == ["quiet rewritten time"])
    #expect(found.all[0].size == "and 2 more in the same way")
    #expect(found.all[0].radius.members.map(\.subject) == ["time.t0", "time.t1", "time.t2"])
  }

  /// One word for another, all over the pages, is one edit.
  @Test func tellsAWordThatWasReplacedEverywhereAsOneChange() async {
    func version(_ word: String) -> [String: String] {
      [
        "content/demo/index.md": "# Demo\n\nThe \(word) of a card is calm.\n\nText.\n\nA \(word) is chosen once.\n",
        "content/demo/more.md": "# More\n\nEach \(word) has a name.\n\nOur \(word) is warm.\n",
      ]
    }
    let found = await changes(from: version("colour"), to: version("color"))
    #expect(
      found.all.map { "\($0.before ?? "") → \($0.after ?? "") \($0.size ?? "")" } == ["colour → color in 4 places"])
    #expect(found.all.first?.radius.members.count == 4)
    // Two are told each by itself, and so is what changed otherwise too.
    var other = version("color")
    other["content/demo/more.md"] = "# More\n\nEach color has its own name.\n\nOur color is quite warm.\n"
    let mixed = await changes(from: version("colour"), to: other)
    #expect(mixed.all.count == 4)
  }

  @Test func tellsReferencesThatWereAllWrittenAnewAsOneChange() async {
    let base = Self.file("base", "number", Self.values(["1", "2", "3"]))
    let copy = Self.file("copy", "number", Self.values(["1", "2", "3"]))
    func version(_ group: String) -> [String: String] {
      let users = (0..<3).map { "\"u\($0)\": {\"$value\": \"{\(group).t\($0)}\"}" }
      return guide("{\(base), \(copy), \"use\": {\"a\": {\(users.joined(separator: ", "))}}}")
    }
    let found = await changes(from: version("base"), to: version("copy"))
    #expect(found.causes == ["quiet repointed use.a"])
    #expect(found.all[0].radius.members.map(\.summary).first == "{base.t0} → {copy.t0}")
  }

  @Test func tellsReferencesWithinOtherTextsWithThem() async {
    let widths = ["base", "copy"].map { Self.file($0, "dimension", Self.values([px(1)])) }.joined(separator: ", ")
    func version(_ group: String) -> [String: String] {
      let value = "{\"color\": \(color("#000000")), \"width\": \"{\(group).t0}\", \"style\": \"solid\"}"
      let border = "\"line\": {\"$type\": \"border\", \"$value\": \(value)}"
      let users = (0..<2).map { "\"u\($0)\": {\"$value\": \"{\(group).t0}\"}" } + [border]
      return guide("{\(widths), \"use\": {\(users.joined(separator: ", "))}}")
    }
    let found = await changes(from: version("base"), to: version("copy"))
    #expect(found.causes == ["quiet repointed use"])
  }

  @Test func tellsAnotherUnitOfTheSameLengthsAsOneChange() async {
    func version(_ first: [String], _ last: [String]) -> [String: String] {
      guide("{\(Self.file("a", "dimension", Self.values(first))), \(Self.file("b", "dimension", Self.values(last)))}")
    }
    let found = await changes(
      from: version([px(16), px(32)], [px(8), px(10)]),
      to: version([Self.time("1", "rem"), Self.time("2", "rem")], [Self.time("0.5", "rem"), px(12)]))
    #expect(found.causes == ["visible value-changed a and b", "visible value-changed b.t1"])
    #expect(found.all[0].radius.members.map(\.subject) == ["a.t0", "a.t1", "b.t0"])
  }

  @Test func tellsATemplateOfDescriptionsAsOneChange() async {
    func version(_ words: (Int) -> String) -> [String: String] {
      guide(
        "{\(Self.file("n", "number", (1...3).map { "\"$value\": \($0), \"$description\": \"\(words($0))\"" }))}")
    }
    let found = await changes(
      from: version { "Step \($0) of the scale." }, to: version { "The step \($0) of the scale." })
    #expect(found.causes == ["quiet described n"])
    let apart = await changes(from: version { "Step \($0)." }, to: version { ["One.", "For all.", "Never."][$0 - 1] })
    #expect(apart.causes == ["quiet described n.t0", "quiet described n.t1", "quiet described n.t2"])
  }

  @Test func tellsTheTypeOfAGroupAsOneChange() async {
    func version(_ type: String) -> [String: String] {
      guide("{\(Self.file("n", type, Self.values(["400", "500", "700"])))}")
    }
    let found = await changes(from: version("number"), to: version("fontWeight"))
    #expect(found.causes == ["breaking type-changed n"])
    #expect(found.all[0].radius.members.map(\.summary).last == "number 700 → fontWeight 700")
  }

  @Test func tellsWholesThatLookDifferentOneByOne() async {
    func version(_ sizes: [Double]) -> [String: String] {
      guide("{\(Self.file("n", "typography", Self.values(sizes.map { Self.type("Face \($0)", $0) })))}")
    }
    let found = await changes(from: version([11, 12, 13]), to: version([12, 14, 16]))
    #expect(found.causes.count == 3)
  }

  private static func type(_ family: String, _ size: Double) -> String {
    """
    {"fontFamily": "\(family)", "fontSize": \(px(size)), "fontWeight": 600, "letterSpacing": \(px(0)), "lineHeight": 1.2}
    """
  }

  @Test func tellsOneFontThatManyStylesUseAsOneChange() async {
    func version(_ families: [String], last: Double = 40) -> [String: String] {
      let sizes = [12, 16, 24, last]
      let styles = zip(families, sizes).map { Self.type($0, $1) }
      return guide("{\(Self.file("type", "typography", Self.values(styles)))}")
    }
    let four = Array(repeating: "Old Face", count: 4)
    let found = await changes(from: version(four), to: version(Array(repeating: "New Face", count: 4)))
    #expect(found.causes == ["visible value-changed type"])
    #expect(found.all[0].before == "family Old Face")
    #expect(found.all[0].after == "family New Face")
    #expect(found.all[0].size == "in 4 tokens")
    #expect(found.all[0].radius.members.map(\.subject) == ["type.t0", "type.t1", "type.t2", "type.t3"])
    let html = ChangesHTML.text(found, Approvals())
    for member in found.all[0].radius.members { #expect(html.contains("data-token=\"\(member.subject)\"")) }
    // What changed otherwise too is told by itself.
    let mixed = await changes(
      from: version(four), to: version(["New Face", "New Face", "New Face", "New Face"], last: 44))
    #expect(mixed.causes == ["visible value-changed type", "visible value-changed type.t3"])
    let other = await changes(from: version(four), to: version(["A Face", "B Face", "C Face", "D Face"]))
    #expect(other.causes.count == 4)
  }
}
