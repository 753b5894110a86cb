import Diagnostics
import Testing
import Tokens

/// Files that say again what others say.
@Suite struct CopiesTests {
  private static func colors(_ group: String, _ color: String = "#111111", _ count: Int = 9) -> String {
    let tokens = (1...count).map { "\"s\($0)\": {\"value\": \"\(color)\", \"type\": \"color\"}" }
    return "{\"\(group)\": {\(tokens.joined(separator: ", "))}}"
  }

  /// What Style Dictionary has read, written out.
  private static func dump(_ group: String) -> String {
    let tokens = (1...9).map {
      ##""s\##($0)": {"value": "#111111", "type": "color", "filePath": "a.json", "isSource": true, "original": {"value": "#111"}}"##
    }
    return "{\"\(group)\": {\(tokens.joined(separator: ", "))}}"
  }

  /// A dump is passed over where what it was made of is here, and is read where it is not.
  @Test func passesOverADumpOnlyBesideItsOriginal() {
    let beside = Loaded([
      "a/paper.json": Self.colors("paper", "#eeeeee"), "b/ink.json": Self.colors("ink", "#222222"),
      "c/all.json": Self.dump("ink"),
    ])
    #expect(beside.values.contains("ink.s1 color #222222"), "\(beside.messages)")
    #expect(beside.messages.contains("c/all.json is not read, since it repeats b/ink.json"), "\(beside.messages)")
    let alone = Loaded(["a/paper.json": Self.colors("paper", "#eeeeee"), "c/all.json": Self.dump("ink")])
    #expect(alone.values.contains("ink.s9 color #111111"), "\(alone.messages)")
    #expect(!alone.rules.contains("made-tokens"))
  }

  @Test func readsNoCopyBesideItsOriginal() {
    let loaded = Loaded([
      "ink copy.json": Self.colors("ink", "#333333", 4), "ink.json": Self.colors("ink", "#222222", 4),
    ])
    #expect(loaded.themes.themes.count == 1, "\(loaded.messages)")
    #expect(loaded.values.first == "ink.s1 color #222222")
    #expect(loaded.rules.contains("made-tokens"), "\(loaded.messages)")
  }

  /// An older state may have a date beside the word for it, or stand beside states with dates.
  @Test(arguments: [
    ["tokens.json", "archive/tokens-20250101.json"], ["tokens-20250601.json", "archive/tokens.json"],
    ["tokens-20250601.json", "archive/tokens-20250101.json", "tokens-20250301.json"],
  ])
  func readsNoOlderStatesWithDates(_ paths: [String]) {
    let files = zip(paths, ["#222222", "#333333", "#444444"]).map { ($0, Self.colors("ink", $1, 4)) }
    let loaded = Loaded(Dictionary(uniqueKeysWithValues: files))
    #expect(loaded.themes.themes.count == 1, "\(loaded.messages)")
    #expect(loaded.values.first == "ink.s1 color #222222", "\(loaded.messages)")
    #expect(loaded.rules.contains("made-tokens") && !loaded.rules.contains("repeated-token"), "\(loaded.messages)")
  }

  /// What only its folder calls old is read where nothing else has its tokens, whatever date it has.
  @Test func readsAnArchiveThatNothingReplaces() {
    let loaded = Loaded(["ink.json": Self.colors("ink"), "archive/paper-20250101.json": Self.colors("paper")])
    #expect(loaded.values.contains("paper.s1 color #111111"), "\(loaded.messages)")
    #expect(!loaded.rules.contains("made-tokens"))
  }
}
