#if os(Linux)
import Foundation
import Pipeline
import TestSupport
import Testing

struct FolderNoticesTests {
  /// What is told of changes in a folder and in those that come into it.
  private func told(_ change: (TemporaryFolder, FolderNotices) throws -> Void) async throws -> Set<String> {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "# A\n", "deep/b.md": "# B\n"])
      let notices = FolderNotices()
      notices.watch([folder.path])
      try change(folder, notices)
      notices.wait(milliseconds: 0)
      return Set(notices.take().map { String($0.dropFirst(folder.path.count + 1)) })
    }
  }

  @Test func tellsOfAFileThatIsWrittenToItsEnd() async throws {
    let told = try await told { folder, notices in
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.path + "/a.md"))
      try file.write(contentsOf: Data("# Half".utf8))
      notices.wait(milliseconds: 0)
      #expect(notices.take() == [], "it is not yet whole")
      try file.close()
    }
    #expect(told == ["a.md"])
  }

  @Test func tellsOfAFileThatIsPutInPlaceAndNotOfOneThatGoes() async throws {
    let told = try await told { folder, _ in
      try folder.write("# C\n", to: "deep/c.md")
      try FileManager.default.moveItem(atPath: folder.path + "/deep/c.md", toPath: folder.path + "/c.md")
      try folder.remove("a.md")
      try folder.write("", to: ".hidden")
    }
    #expect(told == ["c.md"])
  }

  @Test func listensToAFolderThatComes() async throws {
    let told = try await told { folder, notices in
      try folder.makeFolder("new")
      notices.wait(milliseconds: 0)
      #expect(notices.take() == [folder.path + "/new"])
      try folder.write("# D\n", to: "new/d.md")
    }
    #expect(told == ["new/d.md"])
  }

  @Test func forgetsAFolderThatGoesAndListensToTheNextOfItsName() async throws {
    let told = try await told { folder, notices in
      notices.watch([folder.path + "/deep"])
      try FileManager.default.moveItem(atPath: folder.path + "/deep", toPath: folder.path + "/.away")
      notices.wait(milliseconds: 0)
      try folder.write("# E\n", to: ".away/e.md")
      try folder.makeFolder("deep")
      notices.wait(milliseconds: 0)
      _ = notices.take()
      try folder.write("# F\n", to: "deep/f.md")
    }
    #expect(told == ["deep/f.md"])
  }
}
#endif
