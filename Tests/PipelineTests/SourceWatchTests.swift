import Files
import Pipeline
import TestSupport
import Testing

struct SourceWatchTests {
  /// What happens to a folder, one after the other; each is seen, and what is read is what a first look would read.
  private static let steps: [(name: String, change: @Sendable (TemporaryFolder) throws -> Void)] = [
    ("a page gets another text", { try $0.write("# A\n\nLonger than it was.\n", to: "a.md") }),
    (
      "two pages do",
      {
        try $0.write("# A\n\nOnce more, and longer.\n", to: "a.md")
        try $0.write("# B\n\nToo.\n", to: "deep/b.md")
      }
    ),
    ("a token file does", { try $0.write(#"{"x": {"$type": "number", "$value": 22}}"#, to: "x.tokens.json") }),
    ("a page comes", { try $0.write("# C\n", to: "c.md") }),
    ("one comes in a new folder", { try $0.write("# D\n", to: "new/d.md") }),
    ("another page is put in its place", { try $0.replace("a.md", with: "# A from elsewhere\n") }),
    ("a page goes", { try $0.remove("deep/b.md") }),
  ]

  @Test func readsAtOnceTheTextsThatAreSaidToBeWritten() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "# A\n", "deep/b.md": "# B\n"])
      try folder.write(#"{"x": {"$type": "number", "$value": 1}}"#, to: "x.tokens.json")
      var watch = SourceWatch(folder.path, output: nil)
      _ = try await watch.read(jobs: 2)
      let place = folder.path + "/"
      // The second text may have the stamp of the first.
      for (path, text) in [
        ("deep/b.md", "# C\n"), ("deep/b.md", "# D\n"), ("x.tokens.json", #"{"x": {"$type": "number", "$value": 2}}"#),
      ] {
        try folder.write(text, to: path)
        let told = watch.told(of: [place + path])
        #expect(told == .texts)
        let tree = try await watch.read(jobs: 2)
        #expect(tree.sources[path].map { String(decoding: $0.bytes, as: UTF8.self) } == text)
        let later = (watch.told(of: [place + path]), await watch.hasChanged(jobs: 2))
        #expect(later == (.nothing, false), "it is read once")
      }
    }
  }

  @Test func looksAtEverythingUnlessOnlyTextsAreWritten() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "# A\n", "deep/b.md": "# B\n"])
      var watch = SourceWatch(folder.path, output: nil)
      _ = try await watch.read(jobs: 2)
      try folder.replace("a.md", with: "# A from elsewhere\n")
      // Of nothing, of a file that is none of the sources, and of one in whose folder others may have come.
      for written in [[], [folder.path + "/deep/new.md"], [folder.path + "/a.md"]] {
        let told = watch.told(of: Set(written))
        #expect(told == .more, "\(written)")
      }
      let changed = await watch.hasChanged(jobs: 2)
      #expect(changed)
      let tree = try await watch.read(jobs: 2)
      #expect(tree.sources["a.md"].map { String(decoding: $0.bytes, as: UTF8.self) } == "# A from elsewhere\n")
    }
  }

  @Test func readsWhatAFirstLookWouldRead() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("# A\n", to: "a.md")
      try folder.write("# B\n", to: "deep/b.md")
      try folder.write(#"{"x": {"$type": "number", "$value": 1}}"#, to: "x.tokens.json")
      var watch = SourceWatch(folder.path, output: nil)
      var last = try await watch.read(jobs: 2)
      for (name, change) in Self.steps {
        let changedBefore = await watch.hasChanged(jobs: 2)
        #expect(!changedBefore, "before \(name)")
        try change(folder)
        var changed = await watch.hasChanged(jobs: 2)
        if !changed { changed = watch.hasMoved() }
        #expect(changed, "\(name)")
        let tree = try await watch.read(jobs: 2)
        let fresh = try await SourceTree(onDisk: folder.path, jobs: 2)
        #expect(tree.sources.isIdentical(to: fresh.sources), "\(name)")
        #expect(!tree.sources.isIdentical(to: last.sources), "\(name)")
        // What did not change is the same object, which tells others that they need not read it.
        for file in tree.sources.files {
          if let old = last.sources[file.path], old.bytes == file.bytes {
            #expect(old === file, "\(name): \(file.path)")
          }
        }
        last = tree
      }
    }
  }
}
