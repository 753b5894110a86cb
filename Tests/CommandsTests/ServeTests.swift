import TestSupport
import Testing

struct ServeTests {
  @Test func refusesAPortThatIsNone() async throws {
    let run = try await Program.run(["serve", "--port", "99999"])
    #expect(run.status == 64)
    #expect(run.errors.contains("--port takes a number from 1 to 65535"))
  }

  @Test func saysThatThereIsNothingToServe() async throws {
    try await TemporaryFolder.with { folder in
      let run = try await Program.run(["serve", "missing"], in: folder.path)
      #expect(run.status == 65)
      #expect(run.errors == "specimen: missing does not exist\n")
    }
  }

  @Test func servesTheSiteWithItsPolicyAndEndsCleanly() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "# A\n\n[gone](gone.md)\n", "b/c.md": "# C\n"])
      let status = try await ServedProject.with(folder.path) { site in
        let page = try await site.get("/a.html")
        #expect(page.contains("HTTP/1.1 200 OK"))
        #expect(page.contains("Content-Security-Policy: default-src 'none'; script-src 'self';"))
        #expect(page.contains("<h1>A</h1>") && page.contains("/.specimen/live.js"))
        #expect(try await site.get("/assets/site.css").contains("text/css"))
        #expect(try await site.get("/b").contains("Location: /b/") == false, "there is no front page in that folder")
        #expect(try await site.get("/nothing.html").hasPrefix("HTTP/1.1 404"))
        #expect(try await site.get("/../a.md").hasPrefix("HTTP/1.1 404"))
        #expect(try await site.get("/a.md").contains("# A"))
      }
      #expect(status == 0)
      #expect(try folder.tree().allSatisfy { !$0.contains("public") }, "nothing is written")
    }
  }

  @Test func announcesASaveAndTellsWhatIsWrong() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "# A\n", "z.md": "# Z\n"])
      _ = try await ServedProject.with(folder.path) { site in
        let events = try site.listen()
        _ = try await events.read(until: "data: build 1\n\n")
        try folder.write("# A\n\nNew words and a [dead link](gone.md).\n", to: "a.md")
        _ = try await events.read(until: "data: build 2\n\n")
        #expect(try await site.get("/a.html").contains("New words"))
        _ = try await events.read(until: "data: findings 2\n\n")
        let found = try await site.get("/.specimen/findings/a.html")
        #expect(found.contains("gone.md") && found.contains("[broken-link]") && found.contains("^^^"))
        // A file that is saved in halves, and one that is new.
        try folder.write("", to: "a.md")
        try folder.write("# Other\n", to: "b.md")
        _ = try await events.read(until: "\n\n")
        #expect(try await site.get("/a.html").contains("HTTP/1.1 200 OK"))
      }
    }
  }

  /// Each client is a file to the system, which gives a program only so many.
  @Test func staysThoughMoreClientsComeThanItCanLetIn() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(["a.md": "# A\n", "z.md": "# Z\n"])
      let program = try Program.folder() + "/specimen"
      try folder.write("#!/bin/sh\nulimit -n 60\nexec '\(program)' \"$@\"\n", to: ".few")
      try folder.setMode(0o755, of: ".few")
      let status = try await ServedProject.with(folder.path, program: folder.path + "/.few") { site in
        let first = try RawConnection(port: site.port)
        // From where it has no file left on, the port is closed for a moment, and nobody listens.
        let others = (0..<99).compactMap { _ in try? RawConnection(port: site.port) }
        #expect(others.count >= 20)
        #expect(try await first.read(until: "") == "", "all of them are let go")
        #expect(try await Self.isAnsweredAgain(site))
      }
      #expect(status == 0)
    }
  }

  /// Whether a browser that asks until somebody listens gets the page: where all clients are let go, the port is closed and
  /// opened anew.
  private static func isAnsweredAgain(_ site: ServedProject) async throws -> Bool {
    for _ in 0..<100_000 {
      do {
        if try await site.get("/a.html").contains("HTTP/1.1 200 OK") { return true }
      } catch is WebDriverFault {
        await Task.yield()
      }
    }
    return false
  }

  /// The findings of so many pages are not there when it is stopped.
  @Test func endsWellThoughTheGuideIsStillBeingChecked() async throws {
    try await TemporaryFolder.with { folder in
      let lines = (0..<120).map { "- The gap of part \($0) is `space.s`, \($0)px, and its colour `#0\(100 + $0)66`.\n" }
      let tokens = #"{"space": {"s": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}}"#
      var files = ["tokens/a.tokens.json": tokens]
      for number in 0..<60 { files["page\(number).md"] = "# Page \(number)\n\n" + lines.joined() }
      try folder.write(files)
      let status = try await ServedProject.with(folder.path) { site in
        let page = try await site.get("/page0.html")
        #expect(page.contains("HTTP/1.1 200 OK"))
      }
      #expect(status == 0)
    }
  }
}
