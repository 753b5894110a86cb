import Files
import Testing

struct WildcardNamesTests {
  private func matches(_ pattern: String, _ path: String, allowsMore: Bool = false) -> Bool {
    WildcardNames(pattern.utf8.split(separator: UInt8(ascii: "/")))
      .matches(path.utf8.split(separator: UInt8(ascii: "/")), allowsMore: allowsMore)
  }

  @Test(arguments: [
    ("a/b", "a/b", true), ("a/b", "a/c", false), ("a", "a/b", false), ("a/b/c", "a/b", false),
    ("a/*", "a/b", true), ("a/*", "a", false), ("a/*.md", "a/b.md", true), ("a/*.md", "a/b.mdx", false),
    ("a/b*d*f", "a/bcdef", true), ("a/b*d*f", "a/bdf", true), ("a/b*d*f", "a/bf", false), ("ab*ba", "aba", false),
    ("**", "a", true), ("**", "a/b/c", true), ("**/c", "a/b/c", true), ("**/c", "c", true), ("**/c", "a/c/b", false),
    ("a/**/c", "a/c", true), ("a/**/c", "a/b/b/c", true), ("a/**/b/**/c", "a/b/a/c", true),
    ("a/**/b/**/c", "a/c/b", false), ("a/**", "a", true),
  ]) func matchesAllNames(pattern: String, path: String, isMatch: Bool) {
    #expect(matches(pattern, path) == isMatch)
  }

  @Test(arguments: [
    ("a", "a/b/c", true), ("a/b", "a", false), ("**/b", "a/b/c", true), ("*/x", "a/b/c", false),
    ("**/b/d", "a/b/c/b/d/e", true),
  ]) func mayMatchTheFirstNamesAlone(pattern: String, path: String, isMatch: Bool) {
    #expect(matches(pattern, path, allowsMore: true) == isMatch)
  }

  @Test func tellsWhatEveryMatchBeginsWith() {
    let names = WildcardNames("a/b/*/c".utf8.split(separator: UInt8(ascii: "/")))
    #expect(names.prefix == [Array("a".utf8), Array("b".utf8)] && !names.isLiteral)
    #expect(WildcardNames("a/b".utf8.split(separator: UInt8(ascii: "/"))).isLiteral)
  }

  /// Trying every rest behind every star would take longer than anybody waits.
  @Test func manyStarsTakeNoMoreThanTheirNumberTimesTheNames() {
    let pattern = Array(repeating: "**/a", count: 40).joined(separator: "/") + "/zz"
    let path = Array(repeating: "a", count: 400).joined(separator: "/")
    #expect(!matches(pattern, path) && !matches(pattern, path, allowsMore: true))
    #expect(matches(pattern, path + "/zz"))
  }
}
