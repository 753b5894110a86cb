import Colorimetry
import Files
import Guide
import Motion
import Pipeline
import Printing
import TestSupport
import Testing
import TokenValues
import Tokens

extension BrowserTests {
  /// Search, by keyboard alone and from the disk.
  struct FindingTests {
    let page = "okta-mobile/components/buttons.html"

    /// Waits for the results of what is typed: how many the box says there are, and the first options.
    func results(of text: String, in browser: Browser) async throws -> (status: String, options: [String]) {
      _ = try await browser.run("document.querySelector('.finder input').select()")
      _ = try await browser.run("document.querySelector('.finder [role=status]').textContent = ''")
      try await browser.type(text)
      let found = try await browser.wait(
        for: """
          document.querySelector('.finder input').value === \(quoted(text))
          && document.querySelector('.finder [role=listbox]').ariaBusy === 'false'
          && document.querySelector('.finder [role=status]').textContent
          && [document.querySelector('.finder [role=status]').textContent,
            ...[...document.querySelectorAll('.finder [role=option]')].map(option => option.innerText.replaceAll('\\n', ' '))]
          """)
      return (found.strings.first ?? "", Array(found.strings.dropFirst()))
    }

    private func quoted(_ text: String) -> String { "'\(text)'" }

    @Test func opensByASlashAndLeadsByEnterToWhatWasTyped() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(page))
        try await browser.press("/")
        // Typed at once, while the index is still being loaded.
        try await browser.type("haptics")
        _ = try await browser.wait(
          for: "document.querySelector('.finder [role=option]')?.innerText.startsWith('Haptics')")
        let state = try await browser.run(
          """
          const input = document.querySelector('.finder input'), option = document.getElementById(input.getAttribute('aria-activedescendant'));
          return {focus: document.activeElement === input, chosen: option?.getAttribute('aria-selected'),
            open: input.getAttribute('aria-expanded'), page: option?.href};
          """)
        #expect(state["focus"] == true && state["chosen"] == "true" && state["open"] == "true")
        #expect(state["page"]?.string?.hasSuffix("/okta-mobile/foundations/haptics.html") == true)
        try await browser.press(Key.enter)
        _ = try await browser.wait(for: "location.pathname.endsWith('/foundations/haptics.html')")
        #expect(try await browser.complaints() == [])
      }
    }

    @Test func isWalkedWithArrowsAndClosedWithEscape() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(page))
        _ = try await browser.run("document.querySelector('.nav .search').focus()")
        try await browser.press(Key.enter)
        _ = try await results(of: "button", in: browser)
        let chosen =
          "return [...document.querySelectorAll('.finder [role=option]')].findIndex(o => o.ariaSelected === 'true')"
        #expect(try await browser.run(chosen) == 0)
        try await browser.press(Key.down)
        #expect(try await browser.run(chosen) == 1)
        try await browser.press(Key.up)
        try await browser.press(Key.up)
        let count = try await browser.run("return document.querySelectorAll('.finder [role=option]').length - 1")
        #expect(try await browser.run(chosen) == count)
        try await browser.press(Key.escape)
        #expect(try await browser.run("return document.querySelector('.finder').open") == false)
        #expect(try await browser.run("return document.activeElement.className") == "search")
      }
    }

    @Test func putsTheSystemThatIsReadFirst() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(page))
        try await browser.press("/")
        let (_, options) = try await results(of: "button", in: browser)
        #expect(options.first?.hasPrefix("Buttons") == true, "\(options)")
      }
    }

    @Test func findsTitlesBeforeMentionsPartsOfNamesAndSlipsOfThePen() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(page))
        try await browser.press("/")
        #expect(try await results(of: "haptics", in: browser).options.first?.hasPrefix("Haptics") == true)
        #expect(try await results(of: "hapitcs", in: browser).options.first?.hasPrefix("Haptics") == true)
        let camel = try await results(of: "brandPrimary", in: browser).options
        #expect(camel.contains { $0.hasPrefix("color.brand.primary") })
        let dotted = try await results(of: "motion.spring", in: browser).options
        #expect(dotted.first?.hasPrefix("motion.spring.") == true)
        #expect(dotted.prefix(4).allSatisfy { $0.hasPrefix("motion.spring.") && !$0.contains("overshoots") })
        for text in ["textMuted", "text muted"] {
          #expect(
            try await results(of: text, in: browser).options.first?.hasPrefix("color.text.muted") == true, "\(text)")
        }
        #expect(try await results(of: "iOS18", in: browser).options.isEmpty == false)
        let none = try await results(of: "qqqqxzz", in: browser)
        #expect(none.status == "Nothing found for “qqqqxzz”" && none.options == [])
        #expect(try await results(of: "a", in: browser).options.count <= 24)
      }
    }

    /// Questions are asked in words that no page has all of, and names are written apart or in one.
    @Test(arguments: [
      ("where do I find the colours for dark mode", "Dark Mode"), ("dark mode colors", "Dark Mode"),
      ("how do I build in CI", "Continuous integration"), ("touch target size", "Touch targets"),
      ("tabbar", "Tab bar"),
    ]) func questionsFindWhatHasTheirTellingWords(text: String, first: String) async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("index.html"))
        try await browser.press("/")
        let found = try await results(of: text, in: browser)
        #expect(found.options.first?.hasPrefix(first) == true, "\(found)")
      }
    }

    /// A token is found by its type and its description too, and what has only some of the words comes after what has all.
    @Test func whatHasAllWordsComesBeforeWhatHasSome() async throws {
      let sources = [
        "content/a/index.md": "# A\n", "content/a/pages/messages.md": "# Messages\n\nA toast comes on a spring.\n",
        "content/a/pages/bread.md": "# Toast\n\nOf bread.\n", "content/a/pages/motion.md": "# Motion\n\nA spring.\n",
        "content/a/pages/year.md": "# Year\n\nIn spring.\n",
        "content/a/tokens/a.tokens.json": """
        {"toast": {"slide": {"$type": "spring", "$value": {"stiffness": 100, "damping": 15}},
          "top": {"$type": "dimension", "$value": {"value": 60, "unit": "px"}}}}
        """,
      ]
      try await withBox(on: "a/index.html", of: sources) { browser in
        let (status, found) = try await results(of: "toast spring", in: browser)
        let groups = try await browser.run(
          "return [...document.querySelectorAll('.finder [role=group] p')].map(p => p.textContent)")
        #expect(groups.strings.last == "Some of the words", "\(found)")
        #expect(
          Set(found.prefix(2).map { String($0.prefix { $0 != " " }) }) == ["toast.slide", "Messages"], "\(found)")
        #expect(found.dropFirst(2).contains { $0.hasPrefix("toast.top") } && status.hasSuffix("results"), "\(found)")
      }
    }

    @Test func isClosedByTouchOnAPhone() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.look(.init("phone", width: 390))
        try await browser.open(site.url(page))
        try await browser.press("/")
        _ = try await browser.wait(for: "document.querySelector('.finder [role=option]')")
        let size =
          "const { width, height } = document.querySelector('.finder .ask button').getBoundingClientRect(); return Math.min(width, height) >= 44"
        #expect(try await browser.run(size) == true)
        _ = try await browser.run("document.querySelector('.finder .ask button').click()")
        #expect(try await browser.run("return document.querySelector('.finder').open") == false)
      }
    }

    /// Whatever else its words find: the name of every token and the title of every page.
    @Test func everyNameAndTitleIsFoundFirst() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        for system in site.guide.systems {
          var wanted = Dictionary(grouping: system.pages, by: \.title).filter { $0.value.count == 1 }.map {
            [$0, $1[0].url]
          }
          if !system.isDocumentation {
            wanted += system.tokens.tokens.map {
              [$0.path.description, system.url("tokens.html") + "#" + TokenAnchor.id(of: $0.path)]
            }
          }
          try await browser.open(site.url(system.url("index.html")))
          try await browser.press("/")
          _ = try await browser.wait(for: "document.querySelector('.finder [role=option]')")
          let missed = try await browser.runAsync(
            """
            const [wanted, done] = arguments, [input, list] = ["input", "[role=listbox]"].map(name => document.querySelector(".finder " + name));
            const missed = [];
            for (const [text, url] of wanted) {
              input.value = text;
              input.dispatchEvent(new Event("input"));
              while (list.getAttribute("aria-busy") !== "false") await new Promise(go => setTimeout(go));
              const first = list.querySelector("[role=option]");
              if (!first?.href.endsWith("/" + url)) missed.push(`${text}: ${first?.href}`);
            }
            done(missed);
            """, .array(wanted.map { .array($0.map { .string($0) }) }))
          #expect(missed.strings == [], "\(system.slug)")
        }
      }
    }

    /// The files of the index arrive when they are let go.
    private static let hold = """
      const append = document.head.append.bind(document.head), held = [];
      document.head.append = (...nodes) => { for (const node of nodes) if (/search/.test(node.src)) held.push(node); else append(node); };
      globalThis.letGo = () => { document.head.append = append; held.forEach(node => append(node)); };
      """

    @Test(arguments: [nil, "", "haptics"]) func enterFollowsWhatIsTypedOnceItIsFound(shown: String?) async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(page))
        if let shown {
          try await browser.press("/")
          _ = try await browser.wait(for: "document.querySelector('.finder [role=option]')")
          if !shown.isEmpty { _ = try await results(of: shown, in: browser) }
          _ = try await browser.run("document.querySelector('.finder input').select();" + Self.hold)
        } else {
          _ = try await browser.run(Self.hold)
          try await browser.press("/")
        }
        try await browser.type("toast")
        try await browser.press(Key.enter)
        _ = try await browser.run("letGo()")
        _ = try await browser.wait(for: "/okta-mobile\\/components\\/toast/.test(location.pathname)")
      }
    }

    /// What is typed, and how the first result begins.
    @Test(arguments: [
      ("#00000080", "exact"), ("rgb(0 0 0 / 50%)", "exact"), ("var(--color-brand-primary)", "color.brand.primary"),
      ("--color-brand-primary", "color.brand.primary"), ("menu", "Context menu"),
      ("duration 500ms bounce 0.2", "response"),
      ("stiffness 200 dampingRatio 0.636", "exact"), ("AA on #fff", ":1 · "), ("3:1 on color.tab.emerald", ":1 · "),
      ("AA", ":1 on "), ("4.5:1", ":1 on "), ("AA on color.background", ":1 · "), ("response 0.4", "response "),
      ("ease-out", "up to "), ("cubic-bezier(0, 0, 0.6, 1)", "up to "), ("600", "exact"), ("50%", ""),
      ("-100px", "exact"), ("vutton", "Button"), ("buttno", "Button"), ("résumé", ""),
      ("low contrast", "Low contrast"), ("low-contrast", "Low contrast"),
    ]) func readsWhatIsTyped(text: String, expected: String) async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(page))
        try await browser.press("/")
        // A canvas would keep the colour asked for before.
        _ = try await results(of: "#ff0000", in: browser)
        let found = try await results(of: text, in: browser)
        #expect(expected.isEmpty || found.options.first?.contains(expected) == true, "\(found)")
      }
    }

    /// Builds a site of some sources, and opens one of its pages with the box.
    func withBox(
      on page: String, of sources: [String: String], _ body: @Sendable (Browser) async throws -> Void
    ) async throws {
      let built = await Build.site(Sources(sources), BuildOptions(jobs: 2)).artifacts
      try await TemporaryFolder.with { folder in
        for file in built { try folder.write(String(decoding: file.bytes, as: UTF8.self), to: file.path) }
        try await Browser.with { browser in
          try await browser.open("file://" + folder.path + "/" + page)
          try await browser.press("/")
          try await body(browser)
        }
      }
    }

    @Test func aNameHereComesBeforeAHeadingElsewhere() async throws {
      let sources = [
        "content/one/index.md": "# One\n\nWords.\n", "content/two/index.md": "# Two\n\n## Primary\n\nWords.\n",
        "content/one/tokens/a.tokens.json":
          #"{"colors": {"primary": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}}}}"#,
      ]
      for (page, first) in [("one", "colors.primary"), ("two", "Primary")] {
        try await withBox(on: page + "/index.html", of: sources) { browser in
          let options = try await results(of: "primary", in: browser).options
          #expect(options.first?.hasPrefix(first) == true && options.count > 1, "\(options)")
        }
      }
    }

    @Test func aLetterIsABeginningAndTheRestIsShownOnRequest() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(page))
        try await browser.press("/")
        let found = try await results(of: "b", in: browser)
        #expect(found.status.contains(" of ") && found.status.hasSuffix(" results") && !found.options.isEmpty)
        // The button that closes the box comes first.
        for _ in 0..<2 { try await browser.press(Key.tab) }
        #expect(try await browser.run("return document.activeElement.textContent") == "Show more")
        try await browser.press(Key.enter)
        _ = try await browser.wait(
          for: "document.querySelectorAll('.finder [role=option]').length > \(found.options.count)")
        #expect(
          try await browser.run("return document.activeElement.role ?? document.activeElement.type") == "combobox")
      }
    }

    @Test(arguments: ["null", "5", "{}", "[1]", "[[\"x\", \"javascript:alert(1)\"]]", "{"])
    func whatWasFollowedMayBeAnything(kept: String) async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(page))
        _ = try await browser.run(
          """
          const root = new URL("../..", location.href).pathname;
          localStorage.setItem("found:" + root, arguments[0]);
          localStorage.setItem("found", '[["Another guide", "index.html"]]');
          """, .string(kept))
        try await browser.press("/")
        _ = try await browser.wait(for: "document.querySelector('.finder [role=option]')")
        #expect(
          try await browser.run("return document.querySelector('.finder [role=group] p').textContent") == "Suggested")
        #expect(try await browser.complaints() == [])
      }
    }

    @Test func isAccessible() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        for view in [Browser.View("light"), Browser.View("narrow dark", width: 320, scheme: "dark")] {
          try await browser.look(view)
          try await browser.open(site.url(page))
          try await browser.press("/")
          _ = try await results(of: "#10b981", in: browser)
          #expect(try await Axe.violations(in: browser) == [], "\(view)")
          let isWide = try await browser.run(
            "return document.querySelector('.finder').scrollWidth > document.querySelector('.finder').clientWidth")
          #expect(isWide == false, "\(view)")
        }
      }
    }

    @Test func withoutAScriptItLeadsToTheTableOfTokens() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.turnScriptsOff()
        try await browser.open(site.url(page))
        try await browser.click(".nav .search")
        #expect(try await browser.run("return location.pathname").string?.hasSuffix("/okta-mobile/tokens.html") == true)
      }
    }
  }
}
