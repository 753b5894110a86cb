import Files
import Pipeline
import TestSupport
import Testing

/// Styles and scripts named by what is in them.
struct AssetNamesTests {
  private static let files = [
    "content/guide.yml": "title: Ours\nsystems: [one]",
    "content/one/index.md": "# One\n\nIt is at `assets/site.css\"`.\n\n```html\n<link href=\"assets/site.css\">\n```\n",
    "content/one/components/button.md": "# Button\n\n```preview\n<button class=\"button\">Go</button>\n```\n",
    "content/one/components/button.css": ".button { color: red }\n",
  ]

  private func built(_ more: [String: String] = [:], isFingerprinted: Bool = true) async -> [String: String] {
    let sources = Sources(Self.files.merging(more) { _, new in new })
    let result = await Build.site(sources, BuildOptions(jobs: 2, isFingerprinted: isFingerprinted))
    return Dictionary(
      uniqueKeysWithValues: result.artifacts.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  private func path(_ stem: String, _ kind: String, in site: [String: String]) throws -> String {
    let found = site.keys.filter {
      $0.hasPrefix("assets/\(stem).") && $0.hasSuffix("." + kind) && $0 != "assets/\(stem).\(kind)"
    }
    #expect(found.count == 1, "\(found)")
    return try #require(found.first)
  }

  @Test func pagesAndScriptsReferToFilesThatAreThere() async throws {
    let site = await built()
    for stem in ["site", "play", "preview"] { #expect(try path(stem, "css", in: site).count > stem.count + 14) }
    for (url, page) in site where url.hasSuffix(".html") {
      for reference in page.split(separator: "assets/").dropFirst() where reference.contains("\"") {
        let name = "assets/" + reference.prefix { $0 != "\"" && $0 != "&" }
        #expect(site[name] != nil || page.contains("<code>\(name)") || name.contains("<"), "\(url): \(name)")
      }
    }
    let script = try #require(site[try path("site", "js", in: site)])
    for (stem, kind) in [("search", "js"), ("play", "js"), ("play", "css")] {
      let name = try path(stem, kind, in: site).dropFirst("assets/".count)
      #expect(script.contains("\"\(name)\"") && !script.contains("\"\(stem).\(kind)\""))
    }
    for (url, page) in site where url.hasSuffix(".html") { #expect(!page.contains("assets/site.css\"")) }
    // What an author's own script or style refers to in another way is still there.
    #expect(site["assets/site.css"] == site[try path("site", "css", in: site)])
    #expect(site.keys.contains("assets/search/start.js"))
  }

  @Test func leavesTheWordsOfAuthorsAlone() async throws {
    let (plain, named) = (await built(isFingerprinted: false), await built())
    func text(_ site: [String: String]) throws -> Substring {
      try #require(site["one/index.html"]?.split(separator: "<main", maxSplits: 1).last)
    }
    #expect(try text(plain) == text(named))
    #expect(try text(named).contains("assets/site.css&quot;"))
    #expect(Set(plain.keys.filter { $0.hasSuffix(".html") }) == Set(named.keys.filter { $0.hasSuffix(".html") }))
  }

  @Test func aNameChangesWithItsBytesAndWithWhatItLoads() async throws {
    let before = await built()
    #expect(await built() == before)
    let styled = await built(["templates/assets/css/90-own.css": ".own { margin: 0 }"])
    #expect(try path("site", "css", in: styled) != path("site", "css", in: before))
    #expect(try path("site", "js", in: styled) == path("site", "js", in: before))
    let scripted = await built(["templates/assets/js/search.js": "// other"])
    #expect(try path("search", "js", in: scripted) != path("search", "js", in: before))
    #expect(try path("site", "js", in: scripted) != path("site", "js", in: before))
    #expect(try path("play", "js", in: scripted) == path("play", "js", in: before))
  }

  @Test func scriptsThatLoadEachOtherAreNamedAllTheSame() async throws {
    let site = await built([
      "templates/assets/js/a.js": "load(\"b.js\")", "templates/assets/js/b.js": "load(\"a.js\")",
      "templates/assets/js/c.js": "\"", "templates/assets/deep/d.js": "", "templates/assets/deep/site.js": "1",
    ])
    #expect(site.keys.contains { $0.hasPrefix("assets/deep/site.") })
    #expect(try path("a", "js", in: site) != path("b", "js", in: site))
    #expect(try site[path("c", "js", in: site)] == "\"")
    #expect(site.keys.contains { $0.hasPrefix("assets/deep/d.") && $0 != "assets/deep/d.js" })
  }
}
