import Comparison
import Pipeline
import Reviews
import TestSupport
import Testing

extension BrowserTests {
  /// Changes in a review that are decided on together.
  struct ReviewGroupTests {
    /// Writes the review of two versions below the folder.
    private func review(
      _ old: [String: String], _ new: [String: String], in folder: TemporaryFolder
    ) async throws -> Changes {
      let history = try await GitHistory(in: folder)
      try await history.commit("one", old)
      try await history.commit("two", new)
      let versions = try await ComparedVersions(base: "HEAD~1", head: "HEAD", project: folder.path, jobs: 1)
      let changes = await Review.changes(versions)
      try ReviewFile.write(ChangesHTML.text(changes, Approvals()), to: folder.path + "/review", name: "changes.html")
      return changes
    }

    private func decided(in browser: Browser) async throws -> Approvals {
      try Approvals(try await browser.run("return document.querySelector('#approvals').value").string ?? "")
    }

    @Test func approvesAllThatStandsUnderOneHeading() async throws {
      func version(_ words: String, _ gap: Int) -> [String: String] {
        [
          "content/demo/index.md":
            "# Demo\n\n## Use\n\nNever \(words) it.\n\nIt always is \(gap)px wide.\n\n- One \(words)\n\n## More\n\nIt is \(words).\n"
        ]
      }
      try await TemporaryFolder.with { folder in
        let changes = try await review(version("fold", 16), version("stretch", 24), in: folder)
        let own = changes.all.filter { $0.heading == "Use" }
        #expect(own.count == 3 && changes.all.count == 4)
        try await Browser.with { browser in
          try await browser.look(.desktop)
          try await browser.open("file://" + folder.path + "/review/changes.html")
          // What is rejected by itself stays so.
          _ = try await browser.run("document.querySelectorAll('.passage .change [data-value=rejected]')[1].click()")
          _ = try await browser.run("document.querySelector('.passage > .approve-all').focus()")
          try await browser.press(Key.enter)
          let approvals = try await decided(in: browser)
          #expect(own.map { approvals.decision(on: $0) } == [.approved, .rejected, .approved])
          #expect(changes.all.filter { approvals.decision(on: $0) == .open }.map(\.heading) == ["More"])
          let said = "return document.querySelector('#said').textContent"
          #expect(try await browser.run(said).string == "2 approved.")
          #expect(try await browser.complaints() == [])
        }
      }
    }

    @Test func decidesOnAGroupOrOnOneOfItsMembers() async throws {
      func version(_ type: String) -> [String: String] {
        let members = [400, 500, 700].map { "\"t\($0)\": {\"$value\": \($0)}" }
        return [
          "content/demo/tokens/all.tokens.json":
            "{\"n\": {\"$type\": \"\(type)\", \(members.joined(separator: ", "))}}",
          "content/demo/index.md": "# Demo\n",
        ]
      }
      try await TemporaryFolder.with { folder in
        let changes = try await review(version("number"), version("fontWeight"), in: folder)
        let group = try #require(changes.all.first { $0.radius.members.count == 3 })
        try await Browser.with { browser in
          try await browser.look(.desktop)
          try await browser.open("file://" + folder.path + "/review/changes.html")
          // The second member is rejected by itself, and then the group approved.
          let buttons = "document.querySelectorAll('[data-member]')[1].querySelectorAll('button')"
          for key in ["j", "l", "l", "x", "h", "h", "a"] { try await browser.press(key) }
          var approvals = try await decided(in: browser)
          #expect(approvals.decision(on: group.key) == .approved)
          #expect(approvals.decision(on: group.radius.members[1].key) == .rejected)
          #expect(approvals.decision(on: group) == .rejected)
          #expect(approvals.entries.count == 2)
          let shown = "return document.querySelector('.change').dataset.shown"
          #expect(try await browser.run(shown) == "rejected")
          let pressed = "return [...document.querySelectorAll('[data-member] [aria-pressed=true]')]"
          #expect(
            try await browser.run("\(pressed).map((e) => e.dataset.value).join(' ')") == "approved rejected approved")
          // The group's decision is taken back, and the member's stays.
          try await browser.press("u")
          approvals = try await decided(in: browser)
          #expect(approvals.entries.map(\.key) == [group.radius.members[1].key])
          // One by one, they are the group.
          _ = try await browser.run("\(buttons)[1].click()")
          _ = try await browser.run(
            "document.querySelectorAll('[data-member] button[data-value=approved]').forEach((e) => e.click())")
          #expect(try await browser.run(shown) == "approved")
          #expect(try await decided(in: browser).decision(on: group) == .approved)
          #expect(try await browser.complaints() == [])
        }
      }
    }
  }
}
