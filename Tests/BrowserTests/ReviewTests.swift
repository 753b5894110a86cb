import Comparison
import Differences
import Files
import Pipeline
import Reviews
import TestSupport
import Testing

extension BrowserTests {
  /// A review of a scripted history, opened from the disk and used by the keyboard alone.
  struct ReviewTests {
    private static func file(_ red: String, _ size: Int, _ name: String = "base") -> String {
      """
      {"color": {"$type": "color", "\(name)": {"$value": {"colorSpace": "srgb", "components": [\(red), 0, 0]}},
        "link": {"$value": "{color.\(name)}"}, "nearly": {"$value": {"colorSpace": "srgb", "components": [0, \(red), 0]}}},
       "space": {"gap": {"$type": "dimension", "$value": {"value": \(size), "unit": "px"}}},
       "spring": {"$type": "spring", "press": {"$value": {"stiffness": \(100 + size), "damping": 12}}}}
      """
    }

    /// The review of the first of five commits with the last.
    private func review(in folder: TemporaryFolder) async throws -> (url: String, changes: Changes) {
      let history = try await GitHistory(in: folder)
      let path = "content/demo/tokens/all.tokens.json"
      try await history.commit(
        "one", [path: Self.file("1", 16), "content/demo/index.md": "# Demo\n\nThe gap is 16 px.\n"])
      try await history.commit("two", [path: Self.file("0.5", 16)])
      try await history.commit("three", [path: Self.file("0.5", 20)])
      try await history.commit("four", ["content/demo/index.md": "# Demo\n\nThe gap is 20 px.\n"])
      try await history.commit("five", [path: Self.file("0.5", 24)])
      let versions = try await ComparedVersions(base: "HEAD~4", head: "HEAD", project: folder.path, jobs: 1)
      let changes = await Review.changes(versions)
      let page = folder.path + "/review"
      try ReviewFile.write(ChangesHTML.text(changes, Approvals()), to: page, name: "changes.html")
      return ("file://" + page + "/changes.html", changes)
    }

    @Test func isReadAndDecidedByTheKeyboardAlone() async throws {
      try await TemporaryFolder.with { folder in
        let (url, changes) = try await review(in: folder)
        #expect(changes.all.count >= 4)
        try await Browser.with { browser in
          try await browser.look(.desktop)
          try await browser.open(url)
          let place = "return document.activeElement.dataset.key ?? ''"
          try await browser.press("j")
          #expect(try await browser.run(place).string == changes.all[0].key.description)
          try await browser.press("a")
          let said = "return document.querySelector('#said').textContent"
          let told = try #require(try await browser.run(said).string)
          #expect(told.contains(": approved, with ") && told.hasSuffix(" of it."), "\(told)")
          try await browser.press("j")
          #expect(try await browser.run(place).string == changes.all[1].key.description)
          try await browser.press("x")
          try await browser.press("k")
          #expect(try await browser.run(place).string == changes.all[0].key.description)
          let text = try await browser.run("return document.querySelector('#approvals').value").string ?? ""
          let approvals = try Approvals(text)
          #expect(approvals.decision(on: changes.all[0]) == .approved)
          #expect(approvals.decision(on: changes.all[1]) == .rejected)
          #expect(approvals.decision(on: changes.all[2]) == .open)
          // The rest is approved, and the rejection stays.
          _ = try await browser.run("document.querySelector('#approve-rest').focus()")
          try await browser.press(Key.enter)
          let all = try Approvals(
            try await browser.run("return document.querySelector('#approvals').value").string ?? "")
          #expect(all.decision(on: changes.all[1]) == .rejected)
          #expect(changes.unapproved(all).map(\.key) == [changes.all[1].key])
          // Views and help.
          try await browser.press("j")
          for (key, view) in [
            ("o", "old"), ("n", "new"), ("v", "onion"), ("s", "swipe"), ("d", "difference"), ("b", "both"),
          ] {
            try await browser.press(key)
            #expect(try await browser.run("return document.body.dataset.view").string == view)
            #expect(try await browser.run(said).string?.hasPrefix("View: ") == true)
          }
          try await browser.press("?")
          #expect(try await browser.run("return document.querySelector('#help').open") == true)
          #expect(try await browser.complaints() == [])
        }
      }
    }

    @Test func leavesTheLinesOfOthersAsTheyAre() async throws {
      try await TemporaryFolder.with { folder in
        let (url, changes) = try await review(in: folder)
        let others = [
          "# Decided by Ada", "\(changes.all[1].key) rejected   the brand must stay", "",
          "0123456789abcdef01234567 approved of another review",
        ]
        let page = ChangesHTML.text(changes, try Approvals(others.joined(separator: "\n") + "\n"))
        try ReviewFile.write(page, to: folder.path + "/review", name: "changes.html")
        try await Browser.with { browser in
          try await browser.look(.desktop)
          try await browser.open(url)
          let text = "return document.querySelector('#approvals').value"
          try await browser.press("j")
          try await browser.press("a")
          let lines = try await browser.run(text).string?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
          #expect(lines.prefix(4).map(String.init) == others)
          #expect(lines.dropFirst(4).first?.hasPrefix("\(changes.all[0].key) approved ") == true)
          // Taken back, the file is what it was.
          try await browser.press("u")
          #expect(try await browser.run(text).string == others.joined(separator: "\n") + "\n")
        }
      }
    }

    @Test func keepsDecisionsOverAReload() async throws {
      try await TemporaryFolder.with { folder in
        let (url, changes) = try await review(in: folder)
        try await Browser.with { browser in
          try await browser.open(url)
          for key in ["j", "a", "j", "x"] { try await browser.press(key) }
          let text = "return document.querySelector('#approvals').value"
          let written = try await browser.run(text).string ?? ""
          #expect(try Approvals(written).decision(on: changes.all[1]) == .rejected)
          try await browser.reload()
          #expect(try await browser.run(text).string == written)
          let changed = "[...document.querySelectorAll('.change')].slice(0, 2)"
          let told = try await browser.run("return \(changed).map((e) => e.dataset.shown).join(' ')")
          #expect(told == "approved rejected")
          // Taken back, nothing is left to keep.
          for key in ["j", "u", "j", "u"] { try await browser.press(key) }
          #expect(try await browser.run(text).string == "")
          #expect(try await browser.run("return localStorage.length") == 0)
          #expect(try await browser.complaints() == [])
          // Where nothing may be kept, decisions are made all the same.
          try await browser.prepare(
            "Object.defineProperty(window, 'localStorage', { get() { throw new Error('denied'); } })")
          try await browser.reload()
          for key in ["j", "a"] { try await browser.press(key) }
          #expect(try Approvals(try await browser.run(text).string ?? "").decision(on: changes.all[0]) == .approved)
          #expect(try await browser.complaints() == [])
        }
      }
    }

    @Test func takesWhatWasDecidedInAnEarlierReviewOfTheSameAddress() async throws {
      try await TemporaryFolder.with { folder in
        let (url, changes) = try await review(in: folder)
        try await Browser.with { browser in
          try await browser.open(url)
          for key in ["j", "a", "j", "x"] { try await browser.press(key) }
          let text = "return document.querySelector('#approvals').value"
          let written = try await browser.run(text).string ?? ""
          let note = "return document.querySelector('#kept').textContent"
          #expect(try await browser.run(note).string?.hasPrefix("Kept in this browser") == true)
          // Somebody else has decided on the first of them, and the review is made anew.
          let file = "\(changes.all[0].key) rejected by somebody\n"
          try ReviewFile.write(
            ChangesHTML.text(changes, try Approvals(file)), to: folder.path + "/review", name: "changes.html")
          try await browser.reload()
          let now = try Approvals(try await browser.run(text).string ?? "")
          #expect(now.decision(on: changes.all[0].key) == .rejected)
          #expect(now.decision(on: changes.all[1].key) == .rejected)
          // Once they are in the file, nothing is left to keep.
          try ReviewFile.write(
            ChangesHTML.text(changes, try Approvals(written)), to: folder.path + "/review", name: "changes.html")
          try await browser.reload()
          #expect(try await browser.run(text).string == written)
          #expect(try await browser.run(note).string == "")
          #expect(try await browser.complaints() == [])
        }
      }
    }

    @Test func takesDecisionsFromTheTextToo() async throws {
      try await TemporaryFolder.with { folder in
        let (url, changes) = try await review(in: folder)
        // One without consequences, which are decided with it.
        let place = try #require(changes.all.firstIndex { $0.keys.count == 1 })
        let key = changes.all[place].key
        let line = "\(key) rejected for a reason"
        try ReviewFile.write(
          ChangesHTML.text(changes, try Approvals(line + "\n")), to: folder.path + "/review", name: "changes.html")
        try await Browser.with { browser in
          try await browser.open(url)
          let text = "return document.querySelector('#approvals').value"
          let shown = "return document.querySelectorAll('.change')[\(place)].dataset.shown"
          #expect(try await browser.run(shown) == "rejected")
          for press in Array(repeating: "j", count: place + 1) + ["a", "x"] { try await browser.press(press) }
          // The line that was there stands again, with its words.
          #expect(try await browser.run(text).string == line + "\n")
          let type = """
            const area = document.querySelector('#approvals');
            area.value = arguments[0];
            area.dispatchEvent(new Event('input'));
            """
          _ = try await browser.run(type, .string("\(key) approved after all\n"))
          #expect(try await browser.run(shown) == "approved")
          _ = try await browser.run("document.querySelector('#approve-rest').click()")
          #expect(try await browser.run(text).string?.hasPrefix("\(key) approved after all\n") == true)
        }
      }
    }

    /// A history of five commits, each reviewed against the one before it; the decisions go along from review to review.
    @Test func decidesOnAHistoryCommitByCommit() async throws {
      try await TemporaryFolder.with { folder in
        let history = try await GitHistory(in: folder)
        let path = "content/demo/tokens/all.tokens.json"
        let page = "# Demo\n\nThe gap is 16 px.\n\n```preview\n<button class=\"button\">Go</button>\n```\n"
        let sheet =
          ".button { padding: var(--space-gap); background: var(--color-link); color: var(--color-nearly); }\n"
        try await history.commit(
          "one", [path: Self.file("1", 16), "content/demo/index.md": page, "content/demo/index.css": sheet])
        var text = ""
        try await Browser.with { browser in
          try await browser.look(.desktop)
          for (number, files) in [
            [path: Self.file("0.5", 16)], [path: Self.file("0.5", 20)],
            ["content/demo/index.md": page.replacing("16", with: "20").replacing("Go", with: "Send")],
            [path: Self.file("0.5", 24, "brand")],
          ].enumerated() {
            try await history.commit("\(number + 2)", files)
            let versions = try await ComparedVersions(base: "HEAD~1", head: "HEAD", project: folder.path, jobs: 1)
            let changes = await Review.changes(versions)
            let name = "changes-\(number).html"
            let known = try Approvals(text)
            try ReviewFile.write(ChangesHTML.text(changes, known), to: folder.path + "/review", name: name)
            try await browser.open("file://" + folder.path + "/review/" + name)
            // Everything is looked at in every view, and approved but for the last change.
            for change in changes.all {
              try await browser.press("j")
              #expect(
                try await browser.run("return document.activeElement.dataset.key").string == change.key.description)
              for view in ["v", "s", "d", "b"] { try await browser.press(view) }
              try await browser.press(change.key == changes.all.last?.key ? "x" : "a")
            }
            text = try await browser.run("return document.querySelector('#approvals').value").string ?? ""
            let decided = try Approvals(text)
            #expect(changes.unapproved(decided).map(\.key) == changes.all.suffix(1).map(\.key), "commit \(number + 2)")
            // What was decided before is still in the file.
            #expect(known.entries.allSatisfy { decided.decision(on: $0.key) == $0.decision })
            #expect(try await browser.complaints() == [])
          }
        }
        // The last review again, with the decisions as a file: nothing is left to decide, and what is approved folds.
        let versions = try await ComparedVersions(base: "HEAD~1", head: "HEAD", project: folder.path, jobs: 1)
        let changes = await Review.changes(versions)
        let again = ChangesHTML.text(changes, try Approvals(text))
        let folded = changes.all.dropLast().filter { $0.kind.area != .finding }.count
        #expect(again.split(separator: "Approved: show it").count - 1 == folded)
      }
    }

    @Test func printsEveryChangeUnfolded() async throws {
      try await TemporaryFolder.with { folder in
        let (url, changes) = try await review(in: folder)
        try await Browser.with { browser in
          try await browser.look(.desktop)
          try await browser.turnScriptsOff()
          try await browser.open(url)
          _ = try await browser.lookAtPrint()
          let seen = try await browser.run(
            """
            return [...document.querySelectorAll('.change .why')].filter((e) => e.getClientRects().length).length + ' ' +
              [...document.querySelectorAll('.scripted')].filter((e) => e.getClientRects().length).length
            """)
          #expect(seen.string == "\(changes.all.count) 0")
        }
      }
    }

    @Test func keepsSilentWhileSomebodyTypes() async throws {
      try await TemporaryFolder.with { folder in
        let (url, _) = try await review(in: folder)
        try await Browser.with { browser in
          try await browser.open(url)
          _ = try await browser.run("document.querySelector('#approvals').focus()")
          for key in ["j", "a", "o", "?"] { try await browser.press(key) }
          #expect(try await browser.run("return document.querySelector('#approvals').value").string == "jao?")
          #expect(try await browser.run("return document.body.dataset.view").string == "both")
          #expect(try await browser.run("return document.querySelector('#help').open") == false)
        }
      }
    }

    @Test func readsWithoutItsScript() async throws {
      try await TemporaryFolder.with { folder in
        let (url, changes) = try await review(in: folder)
        try await Browser.with { browser in
          try await browser.turnScriptsOff()
          try await browser.open(url)
          let seen = try await browser.run(
            """
            return [...document.querySelectorAll('.change')].filter((e) => e.innerText.includes('Why')).length + ' ' +
              [...document.querySelectorAll('.scripted')].filter((e) => e.getClientRects().length).length
            """)
          #expect(seen.string == "\(changes.all.count) 0")
        }
      }
    }

    @Test(arguments: [
      Browser.View("light"), Browser.View("dark", scheme: "dark"),
      Browser.View("forced colours", scheme: "dark", hasForcedColors: true), Browser.View("320 px", width: 320),
    ])
    func breaksNoRuleOfAxe(view: Browser.View) async throws {
      try await TemporaryFolder.with { folder in
        let (url, _) = try await review(in: folder)
        try await Browser.with { browser in
          try await browser.look(view)
          try await browser.open(url)
          #expect(try await Axe.violations(in: browser) == [])
          #expect(
            try await browser.run("return document.documentElement.scrollWidth <= innerWidth") == true, "\(view)")
        }
      }
    }
  }
}
