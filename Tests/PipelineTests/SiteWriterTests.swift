import Files
import Pipeline
import TestSupport
import Testing

struct SiteWriterTests {
  private func artifacts(_ files: [String: String]) -> [Artifact] {
    files.sorted { $0.key < $1.key }.map { Artifact(path: $0.key, text: $0.value) }
  }

  /// Writes a site to `out` of a folder whose sources are in `src`.
  @discardableResult
  private func write(
    _ files: [String: String], in folder: TemporaryFolder, to output: String = "out"
  ) async throws -> SiteWriter.Report {
    try folder.makeFolder("src")
    let writer = try SiteWriter(folder.path + "/" + output, root: folder.path + "/src")
    return try await writer.write(artifacts(files), jobs: 2)
  }

  @Test func leavesTheOtherSystemsWhereOneIsBuilt() async throws {
    try await TemporaryFolder.with { folder in
      let whole = [
        "a/index.html": "a", "a/gone.html": "x", "b/index.html": "b", "assets/s.css": "s", "index.html": "both",
      ]
      try await write(whole, in: folder)
      let one = ["a/index.html": "a2", "assets/s.css": "s", "index.html": "only a"]
      let writer = try SiteWriter(folder.path + "/out", root: folder.path + "/src")
      let result = try await writer.write(SiteFiles(artifacts(one)), only: "a", jobs: 2, keeping: nil)
      #expect(result.report.removedPaths == ["a/gone.html"])
      #expect(
        try folder.tree("out") == [
          ".specimen-files", "a/", "a/index.html", "assets/", "assets/s.css", "b/", "b/index.html", "index.html",
        ])
      #expect(try folder.read("out/a/index.html") == "a2")
      #expect(try folder.read("out/index.html") == "both")
      #expect(try folder.read("out/.specimen-files") == "a/index.html\nassets/s.css\nb/index.html\nindex.html\n")
    }
  }

  @Test func makesTheSiteAndTheFoldersItStandsIn() async throws {
    try await TemporaryFolder.with { folder in
      let report = try await write(["index.html": "a", "a/b/c.html": "b"], in: folder, to: "deep/er/out")
      #expect(
        try folder.tree("deep/er") == [
          "out/", "out/.specimen-files", "out/a/", "out/a/b/", "out/a/b/c.html", "out/index.html",
        ])
      #expect(try folder.read("deep/er/out/a/b/c.html") == "b")
      #expect(try folder.read("deep/er/out/.specimen-files") == "a/b/c.html\nindex.html\n")
      #expect([report.written, report.unchanged, report.removed] == [3, 0, 0])
    }
  }

  @Test(arguments: ["out/", "out//", "new/out/", "./out", "out"])
  func takesAnOutputFolderHoweverItIsWritten(output: String) async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a"], in: folder, to: output)
      #expect(try folder.tree().contains { $0.hasSuffix("out/index.html") })
      #expect(try folder.tree().allSatisfy { !$0.contains("specimen-next") })
    }
  }

  @Test func leavesFilesThatHaveNotChangedAsTheyAre() async throws {
    try await TemporaryFolder.with { folder in
      try await write(["same.html": "a", "a/same.css": "b", "new.html": "c"], in: folder)
      let before = ["out/same.html", "out/a/same.css"].map(folder.identity)
      let report = try await write(["same.html": "a", "a/same.css": "b", "new.html": "d"], in: folder)
      #expect(["out/same.html", "out/a/same.css"].map(folder.identity) == before)
      #expect(try folder.read("out/new.html") == "d")
      #expect([report.written, report.unchanged, report.removed] == [1, 3, 0])
    }
  }

  @Test func touchesNothingWhereNothingChanged() async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a"], in: folder)
      let before = ["out", "out/index.html", "out/.specimen-files"].map(folder.identity)
      let report = try await write(["index.html": "a"], in: folder)
      #expect(["out", "out/index.html", "out/.specimen-files"].map(folder.identity) == before)
      #expect([report.written, report.unchanged, report.removed] == [0, 2, 0])
      #expect(try folder.tree() == ["out/", "out/.specimen-files", "out/index.html", "src/"])
    }
  }

  @Test func takesAwayPagesThatAreNoLongerMade() async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a", "old/page.html": "b"], in: folder)
      let report = try await write(["index.html": "a"], in: folder)
      #expect(try folder.tree("out") == [".specimen-files", "index.html"])
      #expect(report.removed == 1)
    }
  }

  @Test func keepsEverythingItDidNotWrite() async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a", "old/page.html": "b"], in: folder)
      try folder.write(["out/CNAME": "example.org", "out/old/mine.txt": "mine", "out/.git/HEAD": "ref"])
      try folder.makeFolder("out/.git/refs/tags")
      try folder.link("out/current", to: "index.html")
      try folder.link("out/nowhere", to: "/does/not/exist")
      let before = folder.identity("out/CNAME")
      try await write(["index.html": "changed"], in: folder)
      #expect(
        try folder.tree("out") == [
          ".git/", ".git/HEAD", ".git/refs/", ".git/refs/tags/", ".specimen-files", "CNAME", "current", "index.html",
          "nowhere", "old/", "old/mine.txt",
        ])
      #expect(folder.identity("out/CNAME") == before)
      #expect(try folder.read("out/current") == "changed")
    }
  }

  @Test func takesOverAFileThatHoldsWhatItWouldWrite() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("a", to: "out/index.html")
      let before = folder.identity("out/index.html")
      try await write(["index.html": "a"], in: folder)
      #expect(folder.identity("out/index.html") == before)
    }
  }

  @Test func refusesToWriteOverAFileItDidNotWrite() async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a"], in: folder)
      try folder.write("precious", to: "out/new.html")
      let before = ["out", "out/index.html", "out/new.html", "out/.specimen-files"].map(folder.identity)
      let error = await #expect(throws: FileSystemError.self) {
        try await write(["index.html": "b", "new.html": "c"], in: folder)
      }
      #expect(error?.cause == .disk)
      #expect(error?.description.contains("out/new.html was not written by Specimen") == true)
      #expect(["out", "out/index.html", "out/new.html", "out/.specimen-files"].map(folder.identity) == before)
      #expect(try folder.tree() == ["out/", "out/.specimen-files", "out/index.html", "out/new.html", "src/"])
    }
  }

  @Test(arguments: [
    ("out/a.html/inside", "a.html"), ("out/a", "a/b.html"), ("out/assets", "assets/site.css"),
  ])
  func refusesWhereAFileStandsForAFolderOrAFolderForAFile(mine: String, page: String) async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a"], in: folder)
      try folder.write("precious", to: mine)
      let before = try folder.tree()
      let error = await #expect(throws: FileSystemError.self) {
        try await write(["index.html": "b", page: "c"], in: folder)
      }
      #expect(error?.cause == .disk)
      #expect(try folder.tree() == before)
      #expect(try folder.read("out/index.html") == "a")
      #expect(try folder.read(mine) == "precious")
    }
  }

  @Test func doesNotWaitForAPipeThatStandsInTheWay() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("out")
      try folder.makePipe("out/index.html")
      let error = await #expect(throws: FileSystemError.self) { try await write(["index.html": "b"], in: folder) }
      #expect(error?.cause == .disk)
      #expect(try folder.tree() == ["out/", "out/index.html", "src/"])
    }
  }

  @Test func leavesTheOldSiteWholeWhereWritingFails() async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a", "b.html": "b"], in: folder)
      let before = ["out", "out/index.html", "out/b.html"].map(folder.identity)
      let tooLong = String(repeating: "x", count: 300) + ".html"
      let error = await #expect(throws: FileSystemError.self) {
        try await write(["index.html": "changed", tooLong: "c"], in: folder)
      }
      #expect(error?.cause == .disk)
      #expect(["out", "out/index.html", "out/b.html"].map(folder.identity) == before)
      #expect(try folder.tree() == ["out/", "out/.specimen-files", "out/b.html", "out/index.html", "src/"])
    }
  }

  @Test func clearsAwayWhatAnInterruptedBuildLeft() async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a"], in: folder)
      try folder.write([
        "out.specimen-next/.specimen-stage": "", "out.specimen-next/site/half.html": "x",
        "out.specimen-next/site/a/b": "y",
      ])
      try await write(["index.html": "b"], in: folder)
      #expect(try folder.tree() == ["out/", "out/.specimen-files", "out/index.html", "src/"])
      #expect(try folder.read("out/index.html") == "b")
    }
  }

  @Test func leavesSomebodysOwnFolderAloneThatIsNamedAsItsOwnWouldBe() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["out.specimen-next/mine.txt": "precious", "out.specimen-next-2": "mine too"])
      for text in ["a", "b"] {
        try await write(["index.html": text], in: folder)
        #expect(
          try folder.tree() == [
            "out.specimen-next-2", "out.specimen-next/", "out.specimen-next/mine.txt", "out/", "out/.specimen-files",
            "out/index.html", "src/",
          ])
        #expect(try folder.read("out/index.html") == text)
      }
    }
  }

  @Test func keepsThePermissionsOfFoldersAndFiles() async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a", "a/b.html": "b", "same.html": "c"], in: folder)
      try folder.write("mine", to: "out/mine/d/e.txt")
      try folder.makeFolder("out/empty")
      let modes = [
        "out": 0o700, "out/a": 0o750, "out/mine": 0o2770, "out/mine/d": 0o711, "out/empty": 0o701,
        "out/index.html": 0o600,
        "out/same.html": 0o640, "out/mine/d/e.txt": 0o400,
      ]
      for (name, mode) in modes { try folder.setMode(mode, of: name) }
      try await write(
        ["index.html": "changed", "a/b.html": "changed", "same.html": "c", "new/x.html": "x"], in: folder)
      for (name, mode) in modes { #expect(folder.mode(of: name) == mode, "\(name)") }
      #expect(try folder.read("out/index.html") == "changed")
    }
  }

  @Test func keepsThePermissionsOfAnEmptyFolderThatItIsGiven() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("out")
      try folder.setMode(0o700, of: "out")
      try await write(["index.html": "a"], in: folder)
      #expect(folder.mode(of: "out") == 0o700)
    }
  }

  @Test func keepsTheOwnersOfFoldersWhereItMay() async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a"], in: folder)
      try folder.write("mine", to: "out/mine/e.txt")
      // Only an administrator can give files away.
      let names = ["out", "out/mine", "out/index.html"]
      guard names.allSatisfy({ folder.give($0, to: 12_345) }) else { return }
      try await write(["index.html": "b"], in: folder)
      for name in names { #expect(folder.owner(of: name) == 12_345, "\(name)") }
    }
  }

  @Test(arguments: ["out", "out.specimen-next"])
  func refusesToWriteWhereAnotherBuildDoes(held: String) async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a"], in: folder)
      try folder.makeFolder("out.specimen-next")
      let error = try await folder.holding(held) {
        await #expect(throws: FileSystemError.self) { try await write(["index.html": "b"], in: folder) }
      }
      #expect(error?.cause == .disk)
      #expect(error?.description.contains("another build is writing to") == true)
      #expect(try folder.read("out/index.html") == "a")
      try await write(["index.html": "b"], in: folder)
      #expect(try folder.tree() == ["out/", "out/.specimen-files", "out/index.html", "src/"])
      #expect(try folder.read("out/index.html") == "b")
    }
  }

  @Test(arguments: [["a\nb.html"], ["b.html", "b.html"]])
  func refusesNamesOfWhichItCouldNotTellWhichFilesAreItsOwn(names: [String]) async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("src")
      try folder.write("mine", to: "out/b.html")
      let writer = try SiteWriter(folder.path + "/out", root: folder.path + "/src")
      let error = await #expect(throws: FileSystemError.self) {
        try await writer.write(names.map { Artifact(path: $0, text: "x") }, jobs: 1)
      }
      #expect(error?.description.contains("rename") == true)
      #expect(try folder.tree() == ["out/", "out/b.html", "src/"])
    }
  }

  @Test func refusesAFolderWithANameItCannotKeep() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("out")
      // Some disks take no name that is not UTF-8.
      guard folder.makeEmptyFile(named: [0x61, 0xFF], in: "out") else { return }
      let error = await #expect(throws: FileSystemError.self) { try await write(["index.html": "a"], in: folder) }
      #expect(error?.cause == .disk)
      #expect(error?.description.contains("a\u{FFFD} has a name that is not UTF-8") == true)
      #expect(!folder.has("out/index.html"))
    }
  }

  @Test func replacesASiteWhoseFoldersAreClosedToWriting() async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a", "a/b.html": "b"], in: folder)
      try folder.closeToWriting("out/a")
      try folder.closeToWriting("out")
      try await write(["index.html": "b", "a/b.html": "c"], in: folder)
      #expect(try folder.read("out/a/b.html") == "c")
      #expect(["out", "out/a"].map(folder.mode) == [0o555, 0o555])
      #expect(!folder.has("out.specimen-next"))
    }
  }

  @Test(arguments: ["src", ".", "src/", "src/../src", "link"])
  func refusesAnOutputThatHoldsTheSources(output: String) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# A", to: "src/a.md")
      try folder.link("link", to: folder.path + "/src")
      let before = try folder.tree()
      let error = await #expect(throws: FileSystemError.self) {
        try await write(["index.html": "a"], in: folder, to: output)
      }
      #expect(error?.cause == .usage)
      #expect(error?.description.contains("contains the sources") == true)
      #expect(try folder.tree() == before)
    }
  }

  @Test(arguments: ["src/public", "srcs", "other"])
  func takesAnOutputInsideOrBesideTheSources(output: String) async throws {
    try await TemporaryFolder.with { folder in
      try await write(["index.html": "a"], in: folder, to: output)
      #expect(try folder.read(output + "/index.html") == "a")
    }
  }

  @Test func followsALinkThatIsTheOutputFolder() async throws {
    try await TemporaryFolder.with { folder in
      try folder.makeFolder("real")
      try folder.link("out", to: "real")
      try await write(["index.html": "a"], in: folder)
      #expect(try folder.read("real/index.html") == "a")
      #expect(try folder.tree().contains("out"))
    }
  }

  @Test(arguments: ["file", "file/out", "nowhere"])
  func saysThatTheDiskFailsWhereNoFolderCanBeMade(output: String) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("text", to: "file")
      try folder.link("nowhere", to: "/does/not/exist")
      let error = await #expect(throws: FileSystemError.self) {
        try await write(["index.html": "a"], in: folder, to: output)
      }
      #expect(error?.cause == .disk)
      #expect(try folder.read("file") == "text")
    }
  }

  @Test func neverLeavesTheOutputFolderWhateverAManifestSays() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["precious.txt": "mine", "out/.specimen-files": "../precious.txt\n/etc/hostname\n..\n\n"])
      try await write(["index.html": "a"], in: folder)
      #expect(try folder.read("precious.txt") == "mine")
    }
  }
}
