import Testing
import Theme

@testable import Site

struct ScriptTextTests {
  @Test func leavesOutCommentsAndIndentation() {
    let script = "// What it is.\n(() => {\n  // Twice.\n  const a = \"// b\"; // c\n\n  use(a);\n})();\n"
    #expect(
      String(decoding: ScriptText.compact(Array(script.utf8)), as: UTF8.self)
        == "(() => {\nconst a = \"// b\"; // c\nuse(a);\n})();\n")
  }

  /// What a line of a script stands in is not looked at, so that every quoted text ends on its line.
  @Test func noTextOfTheThemesScriptsGoesOverSeveralLines() {
    let scripts = SiteTheme.files.filter { $0.path.hasSuffix(".js") }
    #expect(scripts.count > 3)
    for (path, bytes) in scripts {
      for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
        let isComment = line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
        let ticks = line.count { $0 == UInt8(ascii: "`") }
        #expect(isComment || ticks.isMultiple(of: 2) && line.last != UInt8(ascii: "\\"), "\(path):\(number + 1)")
      }
    }
  }
}
