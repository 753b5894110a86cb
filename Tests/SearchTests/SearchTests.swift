import Files
import Foundation
import Guide
import Pipeline
import TestSupport
import Testing

@testable import Search

struct SearchTests {
  /// The files of the search of some sources, by their names.
  private func files(_ sources: [String: String], jobs: Int = 2) async -> [String: String] {
    let result = await Build.site(Sources(sources), BuildOptions(jobs: jobs))
    let own = result.artifacts.filter { $0.path.hasPrefix("assets/search/") }
    return Dictionary(
      own.map { (String($0.path.dropFirst("assets/search/".count)), String(decoding: $0.bytes, as: UTF8.self)) }
    ) { first, _ in first }
  }

  /// The files of values, one behind the other.
  private func values(_ sources: [String: String]) async -> String {
    await files(sources).filter { $0.key.hasPrefix("v") }.sorted { $0.key < $1.key }.map(\.value).joined()
  }

  /// The words of the first file.
  private func words(_ markdown: String) async throws -> [String] {
    let shard = try #require(await files(["a.md": markdown])["0.js"])
    let list = try #require(shard.split(separator: "\"t\":[").last)
    return list.split(separator: "\"").enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element) }
      .filter { !$0.hasPrefix("]") }
  }

  @Test(arguments: [
    ("brandPrimary", ["brand", "brandprimary", "primary"]), ("kebab-case.dots_toy", ["case", "dots", "kebab", "toy"]),
    ("v2 of 2.1.0, 1.5rem", ["1.5", "2.1.0", "rem", "v2"]), ("“Größe” — naïve…", ["große", "naive"]),
    ("the and of a x 7", ["7"]),
    ("HTTPServer iOSButton", ["button", "http", "httpserver", "iosbutton", "os", "server"]),
    ("日本語、テスト", ["スト", "テス", "ト", "日本", "本語", "語"]), ("第3章", ["3", "章", "第"]),
    ("Since v2.1.0.", ["2.1.0", "since"]), ("Résumé e\u{301}a", ["ea", "resume"]),
  ])
  func splitsATextIntoWords(_ text: String, _ expected: [String]) async throws {
    let found = try await words("---\ntitle: \"0\"\n---\n\(text)\n").filter { $0 != "0" }
    // The name of the guide is found too.
    #expect(found.filter { !["style", "guide", "style guide"].contains($0) } == expected)
  }

  @Test func titlesComeBeforeHeadingsAndTextAndTokensAreFound() async throws {
    let shard = try #require(
      await files([
        "content/a/index.md": "# Start\n\nA button, a button.\n",
        "content/a/components/button.md": "# Button\n\n## Sizes\n",
        "content/a/tokens/x.tokens.json":
          #"{"button": {"radius": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}}"#,
      ])["0.js"])
    #expect(shard.contains(#"[64,1,"Button","a/components/button.html","A · Components"]"#))
    #expect(shard.contains(#"[65,2,"Sizes","a/components/button.html#sizes","Button · A"]"#))
    #expect(shard.contains(#"[128,3,"button.radius","a/tokens.html#button.radius","A · 8px"]"#))
    let index = SearchedIndex(try SearchedIndex.reading([shard]))
    #expect(index.words["button"] == [0: 6, 64: 0, 128: 2], "a text, a title, and a part of a name")
    #expect(index.words["sizes"] == [64: 6, 65: 1], "a heading is the text of its page too")
    #expect(index.words["button radius"] == [128: 0], "a whole name is a word")
  }

  /// Names of which every part is common, and more titles alike than one word tells.
  @Test func everyNameAndTitleIsFoundByAllOfItAndToldBesideIt() async throws {
    var groups: [String] = []
    for (number, part) in ["button", "chip", "toggle", "toast"].enumerated() {
      let tokens = (0..<30).map {
        #""state-\#($0)": {"backgroundColour": {"$type": "dimension", "$value": {"value": \#(number), "unit": "px"}}}"#
      }
      groups.append("\"\(part)\": {\(tokens.joined(separator: ", "))}")
    }
    var sources = ["content/a/tokens/x.tokens.json": "{\"component\": {\(groups.joined(separator: ", "))}}"]
    for page in 0..<120 {
      sources["content/a/use/p\(page).md"] = "# Topic \(page) of the components\n\n## State\n\nA component.\n"
    }
    sources["content/a/use/signs.md"] = "# →\n"
    sources["content/a/use/long.md"] = "# \(String(repeating: "Ärger über ", count: 30))\n"
    let files = await files(sources)
    let index = SearchedIndex(try SearchedIndex.reading(Array(files.filter { Int($0.key.dropLast(3)) != nil }.values)))
    let long = String(String(repeating: "arger uber ", count: 30).prefix(80))
    let phrases =
      (0..<120).map { "topic \($0) of the components" } + ["→", long]
      + ["button", "chip", "toggle", "toast"].flatMap { part in
        (0..<30).map { "component \(part) state \($0) backgroundcolour" }
      }
    for phrase in phrases {
      let found = try #require(index.words[phrase], "\(phrase)")
      #expect(found.count == 1 && found.values.first == 0 && found.keys.allSatisfy(index.told.contains), "\(phrase)")
    }
    // A common word finds everything that has it, and tells the best.
    #expect(index.words["component"]?.count == 120 + 120)
    #expect(index.words["state"]?.count == 120 + 120 + 120)
    // What is not told beside a word is told in a file of its own.
    let entries = try SearchedIndex.entries(files)
    #expect(entries == entries.sorted() && Set(index.words.values.flatMap(\.keys)) == Set(entries))
  }

  @Test func aScriptWithoutSpacesIsFoundByItsParts() async throws {
    let shard = try #require(await files(["a.md": "# 设计系统\n\n按钮组件的颜色，ボタンの色。\n"])["0.js"])
    let index = SearchedIndex(try SearchedIndex.reading([shard]))
    for pair in ["按钮", "钮组", "组件", "ボタ", "タン", "设计", "系统"] { #expect(index.words[pair] != nil, "\(pair)") }
    #expect(index.words["设计系统"] == [0: 0])
    #expect(index.words["色ボ"] == nil, "the comma stands between them")
  }

  @Test func listsTheValuesOfTokensByTheme() async throws {
    let values = await values([
      "t.tokens.json": """
      {"color": {"brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc"}},
                 "link": {"$type": "color", "$value": "{color.brand}"},
                 "wide": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [0, 1, 0]}}},
       "space": {"1": {"$type": "dimension", "$value": {"value": 1.5, "unit": "rem"}}},
       "heavy": {"$type": "fontWeight", "$value": "bold"}, "half": {"$type": "number", "$value": 0.5},
       "out": {"$type": "cubicBezier", "$value": [0, 0, 0.58, 1]},
       "components": {"button": {"background": {"$type": "color", "$value": "{color.brand}"}}},
       "fast": {"$type": "duration", "$value": {"value": 0.2, "unit": "s"}},
       "soft": {"$type": "spring", "$value": {"stiffness": 100, "damping": 10, "mass": 1}},
       "snap": {"$type": "spring", "$value": {"response": 0.4, "dampingFraction": 0.7}}}
      """, "a.md": "# A\n",
    ])
    #expect(values.contains(#"["s",[0.6283,0.5],"#) && values.contains(#"["s",[0.4,0.7],"#))
    #expect(values.contains(##"["c","#0066cc","#0066cc","color.brand",0,0,""]"##))
    #expect(values.contains(##"["c","#0066cc","#0066cc","color.link",0,2,""]"##))
    #expect(
      values.contains(##"["c","#00fb29 color(display-p3 0 1 0)","color(display-p3 0 1 0)","color.wide""##), "\(values)")
    #expect(values.contains(##""components.button.background",0,1,""]"##))
    #expect(values.contains(#"["e",[0,0,0.58,1],"#) && values.contains(#"["w",700,"#) && values.contains(#"["n",0.5,"#))
    #expect(values.contains(#"["l",24,"1.5rem","space.1",0,0,""]"#))
    #expect(values.contains(#"["t",200,"0.2s","fast",0,0,""]"#))
  }

  @Test func listsTheValuesOfDocumentsWhereTheyAreDrawn() async throws {
    let documents = [
      "index.md": "# Kit\n",
      "a.md": """
      # First

      - Ink: `#112233`

      ## Colours

      | Name | Value |
      |---|---|
      | Brand | `#0066cc` |
      | Paper | `#ffffff` |

      ## Motion

      - Fast: 200 ms
      - Slow: 0.3–0.4 s
      - Enter: `cubic-bezier(0, 0, 0.58, 1)`

      ## Spacing

      - Gap: 1.5rem
      - Inset: 12 pt

      The sky is #87ceeb at noon.
      """,
      "b.md": "# Later\n\n- Brand: `#0066cc`\n",
    ]
    let values = await values(documents)
    #expect(values.contains(##"["c","#112233","#112233","Ink",0,0,"","a.html"]"##))
    #expect(values.contains(##"["c","#0066cc","#0066cc","Brand",0,0,"","a.html#colours"]"##))
    #expect(values.components(separatedBy: "Brand").count == 2, "the same is listed once")
    #expect(values.contains(#"["t",200,"200 ms","Fast",0,0,"","a.html#motion"]"#))
    #expect(values.contains(#"["t",300,"0.3–0.4 s","Slow",0,0,"","a.html#motion"]"#))
    #expect(values.contains(#"["t",400,"0.3–0.4 s","Slow",0,0,"","a.html#motion"]"#))
    #expect(values.contains(#"["e",[0,0,0.58,1],"cubic-bezier(0, 0, 0.58, 1)","Enter",0,0,"","a.html#motion"]"#))
    #expect(values.contains(#"["l",24,"1.5rem","Gap",0,0,"","a.html#spacing"]"#))
    #expect(values.contains(#"["l",12,"12 pt","Inset",0,0,"","a.html#spacing"]"#))
    #expect(!values.contains("87ceeb"), "it is only mentioned")
  }

  @Test func ofManyPagesThoseThatGiveColoursAreReadForValues() async throws {
    let guide = await Build.model(
      Sources([
        "index.md": "# Kit\n", "colours.md": "# Colours\n\n- Brand: `#0066cc`\n- Fast: 200 ms\n",
        "motion.md": "# Motion\n\n- Fast: 300 ms\n\nSee #1234567 and [more](#bad-part).\n",
      ]), BuildOptions()
    ).guide
    let system = try #require(guide.systems.first)
    for (count, expected) in [(3, ["#0066cc", "200", "300"]), (5_000, ["#0066cc", "200"])] {
      var memory = SearchIndex.Memory()
      let found = system.pages.flatMap { page in
        SearchIndex.part(
          of: page, at: SearchPlace(system, section: "", among: count), remembering: &memory
        ).values
      }
      #expect(found.map(\.value).sorted() == expected)
    }
  }

  @Test func findsFindingsAndTheirRules() async throws {
    let found = await files([
      "content/a/index.md": "# Start\n\nThe gap is 9 px.\n\n## Empty\n\n## Full\n\nWords.\n",
      "content/a/tokens/x.tokens.json":
        #"{"space": {"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}, "link": {"$type": "color", "$value": "{color.gone}"}}"#,
    ]).filter { Int($0.key.dropLast(3)) != nil }.values.joined()
    #expect(found.contains(#",5,"{color.gone} names no token","a/health.html#dangling-alias","A · Dangling alias"]"#))
    #expect(found.contains(#",5,"Dangling alias","rules/dangling-alias.html","#))
  }

  @Test func hostileTitlesStayText() async throws {
    let shard = try #require(
      await files(["a.md": "---\ntitle: \"\\\"]);alert(1)//\\u2028</script>\"\n---\n# x\n"])["0.js"])
    #expect(shard.contains(#"\"]);alert(1)//"#))
    #expect(shard.split(separator: "\n").count == 1)
  }

  @Test(arguments: [1, 3]) func isTheSameForAnyNumberOfJobs(jobs: Int) async {
    var sources: [String: String] = [:]
    for page in 0..<60 { sources["p\(page).md"] = "# Page \(page)\n\n## Part\n\nword\(page % 7) shared text \(page)\n" }
    #expect(await files(sources, jobs: jobs) == files(sources, jobs: 2))
  }

  /// A big guide: every file is small, and each word is in the file that the list of first words names.
  @Test func isCutIntoSmallFiles() async throws {
    var sources: [String: String] = [:]
    for page in 0..<400 {
      let text = (0..<150).map { "w\(String((page * 37 + $0 * 101) % 9000, radix: 36))x" }.joined(separator: " ")
      sources["folder\(page % 9)/page\(page).md"] = "# Title \(page)\n\n## Heading \(page)\n\n\(text)\n"
    }
    let files = await files(sources)
    #expect(files.count > 4)
    for (name, text) in files { #expect(text.utf8.count < 400_000, "\(name)") }
    let start = try #require(files["start.js"])
    let firsts = try #require(start.split(separator: "\"w\":[").last?.prefix { $0 != "]" }).split(separator: ",")
      .map { $0.dropFirst().dropLast() }
    for (number, first) in firsts.enumerated() {
      #expect(files["\(number).js"]?.contains("\"t\":[\"\(first)\",[") == true, "\(number)")
    }
    #expect(firsts == firsts.sorted())
  }
}

/// The files of a search, read as the script of the site reads them.
private struct SearchedIndex {
  /// What each word finds: the field by the entry's number.
  private(set) var words: [String: [Int: Int]] = [:]
  /// The entries that are told beside a word.
  private(set) var told: Set<Int> = []

  init(_ shards: [JSON]) {
    for shard in shards {
      told.formUnion(shard["e"]?.array.compactMap { $0.array.first?.number.map { Int($0) } } ?? [])
      let list = shard["t"]?.array ?? []
      for at in stride(from: 0, to: list.count - 1, by: 2) {
        var number = 0
        var found: [Int: Int] = [:]
        for hit in list[at + 1].array.compactMap(\.number).map({ Int($0) }) {
          number += hit >> 3
          found[number] = hit & 7
        }
        words[list[at].string ?? ""] = found
      }
    }
  }

  /// The data that the scripts hand over.
  static func reading(_ scripts: [String]) throws -> [JSON] {
    try scripts.map { script in
      let start = try #require(script.firstIndex(of: ","))
      return try JSONDecoder().decode(JSON.self, from: Data(script[script.index(after: start)...].dropLast(2).utf8))
    }
  }

  /// The numbers in the files of entries.
  static func entries(_ files: [String: String]) throws -> [Int] {
    let count = files.keys.count { $0.hasPrefix("e") }
    return try reading((0..<count).compactMap { files["e\($0).js"] }).flatMap {
      $0.array.compactMap { $0.array.first?.number.map { Int($0) } }
    }
  }
}
