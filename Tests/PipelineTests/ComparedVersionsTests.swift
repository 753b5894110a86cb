import Comparison
import Diagnostics
import Files
import Pipeline
import TestSupport
import Testing

struct ComparedVersionsTests {
  private func versions(
    _ base: String, _ head: String? = nil, in folder: TemporaryFolder, isExact: Bool = false
  ) async throws -> ComparedVersions {
    try await ComparedVersions(base: base, head: head, project: folder.path, isExact: isExact, jobs: 1)
  }

  private func text(_ side: ComparedVersions.Side, _ path: String = "a.md") -> String? {
    side.tree.sources[path].map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  @Test func comparesACommitWithUncommittedWork() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      try await history.commit("one", ["a.md": "# One\n"])
      try folder.write("# Two\n", to: "a.md")
      let found = try await versions("main", in: folder)
      #expect(text(found.base) == "# One\n")
      #expect(text(found.head) == "# Two\n")
      #expect(found.head.name == "now")
      #expect(found.reason == "now stands on main itself.")
      let status = try await history.git("status", "--porcelain")
      #expect(status == "M a.md" || status == " M a.md")
    }
  }

  @Test func leavesOutOfACommitWhatItLeavesOutOfTheFolder() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      try await history.commit(
        "one",
        [
          "a.md": "# One\n", "Pods/Lib/README.md": "# Lib\n", "packages/a/node_modules/x/README.md": "# X\n",
          "public/index.md": "# Old\n", ".hidden/b.md": "# B\n",
        ])
      let found = try await versions("main", in: folder)
      #expect(found.base.tree.sources.files.map(\.path) == found.head.tree.sources.files.map(\.path))
    }
  }

  @Test func comparesThePicturesOfADocumentWithThoseOfACommit() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      let drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
      try await history.commit("one", ["a.md": "# One\n\n![a](img/a.svg)\n", "img/a.svg": drawing])
      try folder.write("# One\n\n![a](img/a.svg)\n\nMore words.\n", to: "a.md")
      func changes() async throws -> [String] {
        let found = try await ComparedVersions(
          base: "main", head: nil, project: folder.path + "/a.md", skipsWhatIsSame: true, jobs: 1)
        return await Review.changes(found).all.map { "\($0.kind.rawValue) \($0.subject)" }
      }
      #expect(try await changes() == ["text-added a.md"])
      try folder.write("# One\n\n![a](img/a.svg)\n", to: "a.md")
      #expect(try await changes() == [])
      try folder.write(drawing.replacing("/>", with: "><g/></svg>"), to: "img/a.svg")
      #expect(try await changes() == ["asset-changed img/a.svg"])
    }
  }

  @Test func comparesRevisionsOfAFolderThatIsNotInTheWorkTree() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      try await history.commit("one", ["kit/deep/a.md": "# One\n"])
      try await history.commit("two", ["kit/deep/a.md": "# Two\n"])
      try await history.git("rm", "-q", "-r", "kit")
      let place = folder.path + "/kit/./deep/"
      let found = try await ComparedVersions(base: "HEAD~1", head: "HEAD", project: place, jobs: 1)
      #expect(text(found.base) == "# One\n" && text(found.head) == "# Two\n")
      let missing = await #expect(throws: FileSystemError.self) {
        try await ComparedVersions(base: "HEAD~1", head: "HEAD", project: folder.path + "/none", jobs: 1)
      }
      #expect(missing?.description.contains("none is not in HEAD~1 (") == true)
    }
  }

  @Test func namesWhatIsNeitherOnTheDiskNorInARepository() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# A\n", to: "a/a.md")
      let lost = await #expect(throws: FileSystemError.self) {
        try await ComparedVersions(base: folder.path + "/a", head: "nosuch", project: folder.path, jobs: 1)
      }
      #expect(lost?.description.hasPrefix("nosuch does not exist as a file or folder, and ") == true)
      #expect(lost?.description.contains("fatal") == false)
    }
  }

  @Test func comparesWithTheCommitAtWhichABranchLeft() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      try await history.commit("start", ["a.md": "# Start\n"])
      let start = try await history.git("rev-parse", "HEAD")
      try await history.git("checkout", "-q", "-b", "topic")
      try await history.commit("topic", ["b.md": "# B\n"])
      try await history.git("checkout", "-q", "main")
      try await history.commit("main", ["a.md": "# Gone on\n"])
      let found = try await versions("main", "topic", in: folder)
      #expect(text(found.base) == "# Start\n")
      #expect(found.base.name == String(start.prefix(10)))
      #expect(found.reason.contains("is the last commit that main and topic share"))
      #expect(text(try await versions("main...topic", in: folder).base) == "# Start\n")
      #expect(text(try await versions("main..topic", in: folder).base) == "# Gone on\n")
      #expect(text(try await versions("main", "topic", in: folder, isExact: true).base) == "# Gone on\n")
    }
  }

  @Test func knowsWithoutReadingThatNothingChanged() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      func find(_ base: String, _ head: String? = nil) async throws -> ComparedVersions {
        try await ComparedVersions(base: base, head: head, project: folder.path, skipsWhatIsSame: true, jobs: 1)
      }
      try await history.commit("one", ["a.md": "# One\n", ".gitignore": "ignored.md\n"])
      #expect(try await find("main").isSame)
      try await history.commit("two", ["a.md": "# Two\n"])
      try await history.commit("three", ["a.md": "# One\n"])
      #expect(try await find("HEAD~2", "HEAD").isSame)
      #expect(try await !find("HEAD~1", "HEAD").isSame)
      #expect(try await !find("HEAD~1").isSame)
      // A file that is nothing of the guide, and a page that git ignores: a page all the same.
      try folder.write("x", to: "picture.bin")
      #expect(try await find("main").isSame)
      try folder.write("# Ignored\n", to: "ignored.md")
      let found = try await find("main")
      #expect(!found.isSame)
      #expect(await Review.changes(found).all.contains { $0.kind == .pageAdded && $0.subject == "ignored.md" })
    }
  }

  @Test func comparesTagsInEitherDirection() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      try await history.commit("one", ["a.md": "# One\n"])
      try await history.git("tag", "v1")
      try await history.commit("two", ["a.md": "# Two\n"])
      try await history.git("tag", "-a", "v2", "-m", "second")
      let there = try await versions("v1", "v2", in: folder)
      #expect(text(there.base) == "# One\n" && text(there.head) == "# Two\n")
      let back = try await versions("v2", "v1", in: folder)
      #expect(text(back.base) == "# Two\n" && text(back.head) == "# One\n")
      #expect(back.reason == "v2 was made from v1.")
    }
  }

  @Test func comparesTagsOnTwoBranchesAsTheyAre() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      try await history.commit("start", ["a.md": "# A\n"])
      try await history.git("checkout", "-q", "-b", "topic")
      try await history.commit("topic", ["a.md": "# T\n"])
      try await history.git("tag", "v1")
      try await history.git("checkout", "-q", "main")
      try await history.commit("main", ["b.md": "# B\n"])
      try await history.git("tag", "v2")
      let found = try await versions("v1", "v2", in: folder)
      #expect(text(found.base) == "# T\n")
      #expect(found.reason == "v1 and v2 are tags, which are compared as they are.")
    }
  }

  @Test func saysThatAFolderHoldsNothingToCompare() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      try await history.commit("one", ["p/t.json": "{\"x\": {\"value\": \"1px\"}}", "a.md": "# A\n"])
      try await history.commit("two", ["p/t.json": "{\"x\": {\"value\": \"9px\"}}"])
      let found = await fault {
        try await ComparedVersions(base: "HEAD~1", head: "HEAD", project: folder.path + "/p", jobs: 1)
      }
      #expect(found?.cause == .input)
      #expect(found?.description.contains("contains neither Markdown files, nor token files") == true)
    }
  }

  @Test func findsInARevisionWhatItFindsOnTheDisk() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      try await history.commit(
        "one",
        [
          "content/x/index.md": "# X\n", "content/x/tokens/a.tokens.json": "{}",
          "content/x/tokens/x.resolver.json": "{}",
          ".hidden/a.md": "# H\n", "public/index.md": "# P\n", "node_modules/p/readme.md": "# N\n",
          "site/.specimen-files": "old.md\n", "site/old.md": "# Old\n", "notes.txt": "no input", "picture.png": "png",
          "crlf.md": "# A\r\n", "é.md": "# É\n",
        ])
      try folder.link("linked.md", to: "crlf.md")
      try await history.git("add", "-A")
      try await history.git("commit", "-q", "-m", "a link")
      let found = try await versions("HEAD", in: folder)
      #expect(found.base.tree.sources.files.map(\.path) == found.head.tree.sources.files.map(\.path))
      #expect(found.base.tree.sources.isIdentical(to: found.head.tree.sources))
      #expect(found.base.tree.beside("picture.png") != nil)
      #expect(found.base.tree.beside("none.png") == nil)
    }
  }

  @Test func readsAProjectInsideARepositoryAndADocumentOfIt() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      try await history.commit("one", ["docs/a.md": "# One\n", "other.md": "# O\n", "docs/sub/b.md": "# B\n"])
      try await history.commit("two", ["docs/a.md": "# Two\n"])
      let found = try await ComparedVersions(base: "HEAD~1", head: nil, project: folder.path + "/docs", jobs: 1)
      #expect(found.base.tree.sources.files.map(\.path) == ["a.md", "sub/b.md"])
      let single = try await ComparedVersions(base: "HEAD~1", head: nil, project: folder.path + "/docs/a.md", jobs: 1)
      #expect(single.base.tree.sources.files.map(\.path) == ["a.md"])
      #expect(text(single.base) == "# One\n" && text(single.head) == "# Two\n")
    }
  }

  @Test func comparesFoldersAndDocumentsWithoutGit() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["old/a.md": "# One\n", "new/a.md": "# Two\n"])
      let found = try await versions(folder.path + "/old", folder.path + "/new", in: folder)
      #expect(text(found.base) == "# One\n" && text(found.head) == "# Two\n")
      let single = try await versions(folder.path + "/old/a.md", folder.path + "/new/a.md", in: folder)
      #expect(text(single.base) == "# One\n" && text(single.head) == "# Two\n")
    }
  }

  private func fault(_ body: () async throws -> ComparedVersions) async -> FileSystemError? {
    do {
      _ = try await body()
      return nil
    } catch {
      return error as? FileSystemError
    }
  }

  @Test func saysWhatIsMissing() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# A\n", to: "a.md")
      let bare = await fault { try await versions("main", in: folder) }
      #expect(bare?.cause == .input && bare?.description.contains("is not in a git repository") == true)
      let history = try await GitHistory(in: folder)
      #expect(
        await fault { try await versions("main", in: folder) }?.description.contains("main is neither a revision")
          == true)
      try await history.commit("one", [:])
      let none = await fault { try await versions("nowhere", in: folder) }
      #expect(
        none?.description
          == "nowhere is neither a revision nor a file or folder: name a branch, a tag, a commit or a folder")
      #expect(
        await fault { try await versions("HEAD:a.md", in: folder) }?.description
          == "HEAD:a.md is a file of a revision: name both apart, as in “specimen diff HEAD --project a.md”")
      #expect(await fault { try await versions("--upload-pack=x", in: folder) }?.cause == .input)
      try await history.commit("two", ["main/b.md": "# B\n"])
      try folder.write("# M\n", to: "main/c.md")
    }
  }

  @Test func asksForMoreHistoryInAShallowClone() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: TemporaryFolder(path: try folder.made("origin")))
      try await history.commit("start", ["a.md": "# A\n"])
      try await history.git("checkout", "-q", "-b", "topic")
      try await history.commit("topic", ["a.md": "# T\n"])
      try await history.git("checkout", "-q", "main")
      try await history.commit("main", ["b.md": "# B\n"])
      let clone = folder.path + "/clone"
      try await history.git("clone", "-q", "--depth", "1", "--no-single-branch", "file://" + history.folder.path, clone)
      let found = await fault {
        try await ComparedVersions(base: "origin/topic", head: "origin/main", project: clone, jobs: 1)
      }
      #expect(found?.cause == .input)
      #expect(found?.description.contains("share no commit in this clone, whose history is cut off") == true)
      let exact = try await ComparedVersions(
        base: "origin/topic", head: "origin/main", project: clone, isExact: true, jobs: 1)
      #expect(text(exact.base) == "# T\n")
    }
  }

  @Test func comparesHistoriesThatHaveNothingInCommon() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      try await history.commit("one", ["a.md": "# A\n"])
      try await history.git("checkout", "-q", "--orphan", "other")
      try await history.commit("two", ["a.md": "# B\n"])
      let found = try await versions("main", "other", in: folder)
      #expect(text(found.base) == "# A\n")
      #expect(found.reason == "main and other share no history, so main is compared as it is.")
    }
  }

  @Test func knowsWhoWroteALine() async throws {
    try await TemporaryFolder.with { folder in
      let history = try await GitHistory(in: folder)
      try await history.commit("one", ["approvals.txt": "one\ntwo\n"])
      let repository = try await GitRepository(containing: folder.path)
      let authors = try await repository.authors(ofLinesIn: "approvals.txt")
      #expect(authors.map { $0?.name } == ["Ada", "Ada"])
      #expect(authors.map { $0?.date } == ["2023-11-14", "2023-11-14"])
      try folder.write("one\nnew\n", to: "approvals.txt")
      #expect(try await repository.authors(ofLinesIn: "approvals.txt").map { $0?.name } == ["Ada", nil])
      #expect(try await repository.authors(ofLinesIn: "none.txt").isEmpty)
    }
  }
}

extension TemporaryFolder {
  fileprivate func made(_ name: String) throws -> String {
    try makeFolder(name)
    return path + "/" + name
  }
}
