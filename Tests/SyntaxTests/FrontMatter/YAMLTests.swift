import Diagnostics
import Files
import Syntax
import Testing

@Suite struct YAMLTests {
  private func read(_ text: String) -> (file: SourceFile, value: YAMLValue?, rules: [String]) {
    let file = SourceFile(path: "system.yml", text: text)
    var diagnostics = Diagnostics()
    let value = YAMLReader.read(file, into: &diagnostics)
    return (file, value, diagnostics.all.map(\.rule.id))
  }

  @Test func readsScalarsAsTheyAreWritten() throws {
    let value = try #require(
      read("a: 1\nb: '1'\nc: true\nd: yes\ne: ~\nf:\ng: 1.5\nh: -2\ni: 1e3\nj: .inf\nk: !!str 5\nl: null\n").value)
    #expect(value.members.map(\.key) == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"])
    #expect(value["a"]?.int == 1)
    #expect(value["b"]?.int == nil)
    #expect(value["b"]?.string == "1")
    #expect(value["c"]?.bool == true)
    #expect(value["d"]?.bool == nil)
    #expect(value["d"]?.string == "yes")
    #expect(value["e"]?.isNull == true)
    #expect(value["f"]?.isNull == true)
    #expect(value["g"]?.number == 1.5)
    #expect(value["h"]?.number == -2)
    #expect(value["i"]?.number == 1000)
    #expect(value["j"]?.number == nil)
    #expect(value["k"]?.string == "5")
    #expect(value["k"]?.int == nil)
    #expect(value["l"]?.isNull == true)
    #expect(value["nothing"] == nil)
  }

  @Test func knowsWhereEverythingStands() throws {
    let (file, read, rules) = read(
      """
      plain: two words # comment
      folded: over
        lines
      single: 'it''s'
      double: "a \\" b"
      flow: [a, {b: c}, []]
      block:
        - x
        - y: z
      literal: |
        one

        two
      last: end
      """)
    #expect(rules.isEmpty)
    let value = try #require(read)
    #expect(
      value.members.map { file.text($0.value.range) } == [
        "two words", "over\n  lines", "'it''s'", "\"a \\\" b\"", "[a, {b: c}, []]", "- x\n  - y: z",
        "|\n  one\n\n  two", "end",
      ])
    #expect(value["flow"]?.elements.map { file.text($0.range) } == ["a", "{b: c}", "[]"])
    #expect(value["folded"]?.string == "over lines")
    #expect(value["literal"]?.string == "one\n\ntwo\n")
    #expect(value["block"]?.elements.last?["y"]?.string == "z")
  }

  @Test func repeatsAnchorsAFewTimes() throws {
    let value = try #require(read("a: &x [1, 2]\nb: *x\n").value)
    #expect(value["b"]?.strings == ["1", "2"])
  }

  @Test(arguments: [
    (
      "a: &a [x, x]\n"
        + (0..<9).map { "b\($0): &b\($0) [" + (0..<9).map { _ in "*a" }.joined(separator: ",") + "]\n" }.joined(),
      "yaml-aliases"
    ),
    ("a: " + String(repeating: "[", count: 1000), "yaml-too-large"),
    ("a: " + String(repeating: "{a: ", count: 1000), "yaml-too-large"),
    (String(repeating: "- ", count: 1000) + "a", "yaml-too-large"),
    ((0..<200).map { String(repeating: " ", count: $0) + "a:\n" }.joined(), "yaml-too-large"),
    ("a: " + String(repeating: "x", count: YAMLReader.longest), "yaml-too-large"),
    ("- a\n- " + String(repeating: "\n- a", count: YAMLReader.mostValues), "yaml-too-large"),
    ("a: b\n---\nc: d\n", "yaml-syntax"),
    ("a: \u{1}\n", "yaml-syntax"),
  ])
  func refusesWhatWouldGrowOrCrash(text: String, rule: String) {
    let read = read(text)
    #expect(read.value == nil)
    #expect(read.rules == [rule])
  }

  @Test func takesStarsInTextForText() {
    #expect(read("a: this *is* bold & *so* &so on\nb: 'x *y'\n").rules.isEmpty)
  }

  @Test func readsNothingAsNull() throws {
    for text in ["", "\n", "# only a comment\n", "\u{FEFF}"] {
      #expect(try #require(read(text).value).isNull)
    }
  }

  @Test func readsBytesThatAreNoUTF8WithoutTrapping() {
    let file = SourceFile(path: "system.yml", bytes: [0x61, 0x3A, 0x20, 0xFF, 0xC3, 0x0A])
    var diagnostics = Diagnostics()
    _ = YAMLReader.read(file, into: &diagnostics)
    #expect(diagnostics.all.allSatisfy { $0.severity == .error })
  }
}
