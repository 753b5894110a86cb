import Comparison
import Guide
import Pipeline
import Reviews
import TestSupport
import Testing
import Tokens

/// What changed from release to release, read out of scripted histories.
struct HistoryLoaderTests {
  private static let path = "content/demo/tokens/all.tokens.json"

  private static func file(_ red: String, _ name: String = "base") -> String {
    """
    {"color": {"$type": "color",
      "\(name)": {"$value": {"colorSpace": "srgb", "components": [\(red), 0, 0]}},
      "link": {"$value": "{color.\(name)}"}}}
    """
  }

  private func script(in folder: TemporaryFolder) async throws -> GitHistory {
    let history = try await GitHistory(in: folder)
    try await history.commit("start", ["content/demo/system.yml": "name: Demo\n", Self.path: Self.file("1")])
    try await history.git("tag", "v1")
    try await history.commit("darker", [Self.path: Self.file("0.5")])
    try await history.commit("beside", ["notes.txt": "no part of the guide\n"])
    try await history.git("tag", "-a", "v2", "-m", "The darker release")
    try await history.commit("renamed", [Self.path: Self.file("0.5", "brand")])
    try await history.commit("darkest", [Self.path: Self.file("0.2", "brand")])
    return history
  }

  private func lines(_ history: History) -> [String] {
    history.releases.map { release in
      let changes = release.changes.all.map { "\($0.kind.rawValue) \($0.subject)" }.joined(separator: ", ")
      return "\(release.name) (\(release.subject)): \(changes)"
    }
  }

  private func read(
    _ folder: TemporaryFolder, by source: ChangesSource, from base: String? = nil, most: Int = 20
  ) async throws -> History {
    try await HistoryLoader(folder.path, jobs: 1).history(from: base, by: source, most: most)
  }

  @Test func tellsWhatChangedFromTagToTagAndSince() async throws {
    try await TemporaryFolder.with { folder in
      _ = try await script(in: folder)
      let history = try await read(folder, by: .automatic)
      #expect(
        lines(history) == [
          "after v2 (darkest): token-renamed color.brand",
          "v2 (The darker release): value-changed color.base",
          "v1 (start): ",
        ])
      #expect(history.releases.map(\.moment) == Array(repeating: "2023-11-14T22:13:20Z", count: 3))
      #expect(history.releases.map(\.day) == Array(repeating: "2023-11-14", count: 3))
      #expect(!history.isCut)
    }
  }

  @Test func tellsNothingOfPagesThatNobodyWrote() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      try await history.commit("start", ["brand.tokens.json": Self.file("1")])
      try await history.commit("more", ["brand.tokens.json": Self.file("1").replacing("\"link\"", with: "\"mark\"")])
      #expect(lines(try await read(folder, by: .commits)).first?.hasSuffix(": token-renamed color.mark") == true)
    }
  }

  @Test func knowsWhatCameAfterATagByTheSameNameOnceItIsTagged() async throws {
    try await TemporaryFolder.with { folder in
      let script = try await script(in: folder)
      func ids() async throws -> [String] { try await read(folder, by: .automatic).releases.map(\.permanentID) }
      let before = try await ids()
      #expect(before.first == "since-v2")
      try await script.commit("more", [Self.path: Self.file("0.1", "brand")])
      #expect(try await ids() == before)
      try await script.git("tag", "v3")
      #expect(try await ids() == before)
      let commits = try await read(folder, by: .commits).releases
      #expect(commits.map(\.permanentID) == commits.map(\.anchor))
    }
  }

  @Test func tellsWhatChangedFromCommitToCommit() async throws {
    try await TemporaryFolder.with { folder in
      let script = try await script(in: folder)
      func short(_ revision: String) async throws -> String {
        String(try await script.git("rev-parse", revision).prefix(10))
      }
      let history = try await read(folder, by: .commits)
      let ids = [
        try await short("HEAD"), try await short("HEAD~1"), try await short("HEAD~3"), try await short("HEAD~4"),
      ]
      #expect(
        lines(history) == [
          "\(ids[0]) (darkest): value-changed color.brand", "\(ids[1]) (renamed): token-renamed color.brand",
          "\(ids[2]) (darker): value-changed color.base", "\(ids[3]) (start): ",
        ])
      #expect(try await lines(read(folder, by: .commits, from: "v2")).count == 3)
      let cut = try await read(folder, by: .commits, most: 1)
      #expect(lines(cut) == ["\(ids[0]) (darkest): value-changed color.brand"])
      #expect(cut.isCut)
    }
  }

  @Test func followsTheMainLineAndNotTheCommitsOfItsBranches() async throws {
    try await TemporaryFolder.with { folder in
      let script = try await GitHistory(in: folder)
      try await script.commit("start", [Self.path: Self.file("1")])
      try await script.git("checkout", "-q", "-b", "side")
      try await script.commit("one way", [Self.path: Self.file("0.8")])
      try await script.commit("and further", [Self.path: Self.file("0.6")])
      try await script.git("checkout", "-q", "main")
      try await script.git("merge", "-q", "--no-ff", "-m", "merged", "side")
      let history = try await read(folder, by: .automatic)
      #expect(history.releases.map(\.subject) == ["merged", "start"])
    }
  }

  @Test func writesTheLifeOfATokenUnderTheNameItHasNow() async throws {
    try await TemporaryFolder.with { folder in
      _ = try await script(in: folder)
      let lives = Biography.all(in: try await read(folder, by: .commits), of: "demo")
      #expect(lives.keys.map(\.description).sorted() == ["color.brand", "color.link"])
      let brand = lives[TokenPath("color.brand")]?.moments ?? []
      #expect(brand.map(\.text) == ["#ff0000", "#800000", "#330000"])
      #expect(brand.map(\.what) == [nil, "value changed", "value changed"])
      #expect(brand.map { $0.release?.subject } == [nil, "darker", "darkest"])
      #expect(
        lives[TokenPath("color.link")]?.moments.map(\.what)
          == [nil, "follows color.base", "follows color.brand"])
    }
  }

  @Test func saysWhyAHistoryCannotBeRead() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# A\n", to: "a.md")
      await #expect(throws: FileSystemError.self) { try await read(folder, by: .automatic) }
      let script = try await script(in: folder)
      try await script.git("checkout", "-q", "--orphan", "other")
      try await script.commit("elsewhere", ["b.md": "# B\n"])
      try await script.git("checkout", "-q", "main")
      await #expect(throws: FileSystemError.self) { try await read(folder, by: .automatic, from: "other") }
      await #expect(throws: FileSystemError.self) { try await read(folder, by: .automatic, from: "nowhere") }
    }
  }

  @Test func tellsOfFilesThatNoThemeTakes() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      let other = "content/demo/tokens/other.tokens.json"
      let resolver = """
        {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "all.tokens.json"}]}},
         "resolutionOrder": [{"$ref": "#/sets/base"}]}
        """
      try await history.commit(
        "start",
        [
          "content/demo/system.yml": "name: Demo\n", Self.path: Self.file("1"), other: Self.file("1"),
          "content/demo/tokens/demo.resolver.json": resolver,
        ])
      try await history.commit("beside", [other: Self.file("0.5")])
      let found = lines(try await read(folder, by: .commits))
      #expect(found.first?.hasSuffix(": unused-source-changed \(other)") == true, "\(found)")
    }
  }
}
