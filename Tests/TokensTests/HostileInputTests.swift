import Diagnostics
import Files
import Testing
import TokenValues
import Tokens

/// Nothing in a file may trap, hang or fill the memory.
@Suite struct HostileInputTests {
  private func file(_ members: [String]) -> String { "{" + members.joined(separator: ",") + "}" }

  @Test func followsAnAliasChainOfAHundredThousand() throws {
    let count = 100_000
    let members = (0..<count).map { "\"t\($0)\": {\"$value\": \"{t\($0 + 1)}\"}" }
    let loaded = Loaded(file(members + ["\"t\(count)\": {\"$type\": \"number\", \"$value\": 7}"]))
    #expect(loaded.findings.isEmpty)
    let token = try #require(loaded.tokens[TokenPath("t0")])
    #expect(token.value == .number(7))
    #expect(token.aliases.count == 32)
    #expect(token.aliases.first == TokenPath("t1"))
    #expect(token.aliases.last == TokenPath("t\(count)"))
  }

  @Test func namesTheMembersOfAHugeCircleUpToALimit() throws {
    let count = 5000
    let members = (0..<count).map { "\"t\($0)\": {\"$value\": \"{t\(($0 + 1) % count)}\"}" }
    let loaded = Loaded(file(members))
    #expect(loaded.rules == ["alias-cycle"])
    let message = try #require(loaded.diagnostics.all.first?.message)
    #expect(message.hasSuffix("t199 → … 4800 more → t0 is a cycle"))
  }

  @Test func followsPointersIntoValuesThroughTenThousandOthers() {
    let count = 10_000
    let members = (0..<count).map {
      "\"t\($0)\": {\"$type\": \"dimension\", \"$value\": {\"value\": {\"$ref\": \"#/t\($0 + 1)/$value/value\"}, \"unit\": \"px\"}}"
    }
    let end = "\"t\(count)\": {\"$type\": \"dimension\", \"$value\": {\"value\": 3, \"unit\": \"px\"}}"
    #expect(Loaded(file(members + [end])).value("t0") == .dimension(Dimension(3, .px)))
  }

  @Test func groupsThatExtendEachOtherInAChain() {
    let count = 10_000
    let members = (0..<count).map { "\"g\($0)\": {\"$extends\": \"{g\($0 + 1)}\"}" }
    let loaded = Loaded(file(members + ["\"g\(count)\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}"]))
    #expect(loaded.paths.count == count + 1)
  }

  @Test func groupsThatDoubleEachOtherAreBounded() {
    let members = (0..<60).map {
      "\"g\($0)\": {\"a\": {\"$extends\": \"{g\($0 + 1)}\"}, \"b\": {\"$extends\": \"{g\($0 + 1)}\"}}"
    }
    let loaded = Loaded(file(members + ["\"g60\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}"]))
    #expect(loaded.rules == ["extends-too-large"])
  }

  @Test func collectionsAndModesByTheThousand() {
    let color = ##"{"$type": "color", "$value": "#ffffff"}"##
    let collections = (0..<2000).map { number in
      ##"{"C\##(number)": {"modes": {"a": {"t\##(number)": \##(color)}, "b\##(number)": {"t\##(number)": \##(color)}}}}"##
    }
    let many = Loaded("[" + collections.joined(separator: ",") + "]")
    #expect(many.paths.count == 2000)
    let modes = (0..<5000).map { ##""m\##($0)": {"t": \##(color)}"## }
    #expect(Loaded(##"[{"C": {"modes": {\##(modes.joined(separator: ","))}}}]"##).paths == ["t"])
  }

  @Test func valuesAloneAreReadToALimit() {
    let deep = String(repeating: "{\"color\": ", count: 20_000) + "1" + String(repeating: "}", count: 20_000)
    #expect(Loaded(deep).paths.isEmpty)
    let wide = (0..<20_000).map { ##""c\##($0)": "rgba({color.c\##($0 + 1)}, 0.5)""## }
    let chain = Loaded(##"{"color": {\##(wide.joined(separator: ",")), "c20000": "#ffffff"}}"##)
    #expect(chain.paths.contains("color.c20000"))
    let braces = String(repeating: "{", count: 20_000)
    let opened = Loaded(
      ##"{"color": {"a": "#fff", "b": "#000", "c": "#111", "d": "rgba(\##(braces))", "e": "\##(braces)"}}"##)
    #expect(["color.a", "color.b", "color.c"].allSatisfy(opened.paths.contains))
  }

  @Test func aGroupInPlaceOfATokenKeepsTheTokensAroundIt() {
    let number = ##"{"$type": "number", "$value": 1}"##
    for names in [["a", "b", "c"], ["b", "a", "c"], ["b", "c", "a"]] {
      let first = file(names.map { "\"\($0)\": \(number)" })
      let loaded = Loaded(files: ["1.tokens.json": first, "2.tokens.json": ##"{"a": {"x": \##(number)}}"##])
      #expect(loaded.rules == ["token-and-group"])
      #expect(loaded.paths == names.map { $0 == "a" ? "a.x" : $0 })
    }
  }

  private static let black = ##"{"colorSpace": "srgb", "components": [0, 0, 0]}"##
  private static let zero = ##"{"value": 0, "unit": "px"}"##

  @Test(arguments: [
    (
      "shadow",
      ##"{"color": \##(black), "offsetX": \##(zero), "offsetY": \##(zero), "blur": \##(zero), "spread": \##(zero)}"##
    ),
    ("gradient", ##"[{"color": \##(black), "position": 0}]"##), ("fontFamily", ##""Inter""##),
  ])
  func listsThatDoubleEachOtherAreBounded(type: String, end: String) {
    let members = (0..<60).map {
      "\"t\($0)\": {\"$type\": \"\(type)\", \"$value\": [\"{t\($0 + 1)}\", \"{t\($0 + 1)}\"]}"
    }
    let loaded = Loaded(file(members + ["\"t60\": {\"$type\": \"\(type)\", \"$value\": \(end)}"]))
    #expect(loaded.rules.filter { $0 != "nested-list" } == ["nested-list-too-large"])
    #expect(loaded.tokens[TokenPath("t54")] != nil)
    #expect(loaded.tokens[TokenPath("t53")] == nil)
  }

  @Test func longListsThatAreWrittenOutAreRead() throws {
    let names = (0..<300).map { "\"F\($0)\"" }.joined(separator: ", ")
    let loaded = Loaded(file(["\"a\": {\"$type\": \"fontFamily\", \"$value\": [\(names)]}"]))
    #expect(loaded.findings.isEmpty)
    #expect(loaded.paths == ["a"])
  }

  @Test func depthIsBounded() {
    #expect(Loaded(String(repeating: "{\"a\":", count: 100_000)).rules == ["nested-too-deep"])
  }

  @Test func pathsAreBounded() {
    var json = ##"{"$type": "number", "$value": 1}"##
    for _ in 0..<100 { json = "{\"\(String(repeating: "n", count: 60))\": \(json)}" }
    #expect(Loaded(json).rules == ["path-too-long"])
  }

  @Test func numbersOutOfRangeAreToldOnce() {
    let loaded = Loaded(
      ##"{"a": {"$type": "number", "$value": 1e999}, "b": {"$type": "dimension", "$value": {"value": -1e999, "unit": "px"}}}"##
    )
    #expect(loaded.rules == ["number-out-of-range", "number-out-of-range"])
    #expect(loaded.paths.isEmpty)
  }

  @Test func aThousandWrongAliasesAreToldEach() {
    let loaded = Loaded(file((0..<1000).map { "\"t\($0)\": {\"$value\": \"{x\($0)}\"}" }))
    #expect(loaded.rules.count == 1000)
  }

  @Test func everyPrefixOfAFileIsRead() {
    let json =
      ##"{"c": {"$type": "color", "a": {"$value": {"colorSpace": "srgb", "components": [0.5, {"$ref": "#/c/b/$value/components/0"}, 1e-2], "hex": "\u0023ff"}}, "b": {"$value": "{c.a}"}}, "d": {"$extends": "{c}"}}"##
    let bytes = Array(json.utf8)
    for end in bytes.indices {
      var diagnostics = Diagnostics()
      _ = TokenLoader.load(
        [SourceFile(path: "a.tokens.json", bytes: Array(bytes[..<end]))], root: "", into: &diagnostics)
      #expect(diagnostics.reach(.error))
    }
  }

  @Test func everyByteMayBeReplaced() {
    let json =
      ##"{"c": {"$type": "shadow", "a": {"$value": [{"color": "#fff", "offsetX": "1px", "offsetY": {"$ref": "#/c/a/$value/0/offsetX"}, "blur": 1, "spread": 0}]}, "b": {"$ref": "#/c/a"}}, "d": {"$extends": "{c}"}}"##
    let bytes = Array(json.utf8)
    var count = 0
    for index in bytes.indices {
      for byte: UInt8 in [0, 0x22, 0x2C, 0x30, 0x7B, 0x7D, 0x5B, 0x5D, 0xFF] {
        var changed = bytes
        changed[index] = byte
        var diagnostics = Diagnostics()
        let themes = TokenLoader.load([SourceFile(path: "a.tokens.json", bytes: changed)], root: "", into: &diagnostics)
        count += themes.themes.count
      }
    }
    #expect(count == bytes.count * 9)
  }
}
