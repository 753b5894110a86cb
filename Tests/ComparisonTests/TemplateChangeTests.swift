import Comparison
import ComparisonSupport
import Differences
import Reviews
import Testing

struct TemplateChangeTests {
  private func project(_ templates: [String: String]) -> [String: String] {
    templates.merging(["content/demo/system.yml": "name: Demo\n", "content/demo/index.md": "# Demo\n"]) { $1 }
  }

  private static let sheet = "templates/assets/css/90-own.css"

  @Test func tellsWhatChangesTheFrameOfTheSite() async {
    let found = await changes(
      from: project([Self.sheet: "a { color: red; b: c; }", "templates/assets/old.js": "1;"]),
      to: project([Self.sheet: "a { color: blue; b: c; }", "templates/assets/new.js": "2;"]))
    #expect(
      found.lines == [
        "visible template-removed templates/assets/old.js", "visible template-changed \(Self.sheet)",
        "visible template-added templates/assets/new.js",
      ])
    let page = ChangesHTML.text(found, Approvals())
    #expect(page.contains("<del>  color: red;\n</del><ins>  color: blue;\n</ins>"))
    #expect(!page.contains("b: d"))
  }

  @Test(arguments: [
    (sheet, "a { b: c; d: e }", "a {\n  b: c;\n  d: e;\n}\n"), ("templates/assets/own.js", "f();\n", "\n  f();\n\n"),
  ])
  func callsWhiteSpaceQuiet(path: String, old: String, new: String) async {
    let found = await changes(from: project([path: old]), to: project([path: new]))
    #expect(found.lines == ["quiet template-changed \(path)"])
    #expect(found.all[0].judgement.reason == "text only")
  }

  @Test func doesNotReadPicturesAsText() async {
    let found = await changes(
      from: project(["templates/assets/a.png": "\0one"]), to: project(["templates/assets/a.png": "\0three"]))
    #expect(found.lines == ["visible template-changed templates/assets/a.png"])
    #expect(found.all[0].before == "4 bytes" && found.all[0].after == "6 bytes")
  }
}
