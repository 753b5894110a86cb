import TestSupport
import Testing

extension BrowserTests {
  /// The site as `specimen serve` shows it, under the policy that a published site keeps too.
  struct ServedTests {
    private static let files = [
      "content/guide.yml": "title: Ours\nsystems: [one]",
      "content/one/system.yml": "name: One\nbrand: color.brand\nidentity: [color.brand]",
      "content/one/index.md": "# One\n\n`#0066cc` and\n\n```swatches\ncolor.brand\n```\n",
      "content/one/motion.md": "# Motion\n\n```spring\nmotion.soft\n```\n",
      "content/one/components/button.md":
        "# Button\n\n```preview\n<button class=\"button\">Go</button>\n```\n\n```states\nvariants: plain\nstates: default, pressed\n---\n<button class=\"button {state}\">Go</button>\n```\n",
      "content/one/components/button.css":
        ".button { background: var(--color-brand); color: currentColor; }\n.pressed { opacity: var(--half); }\n",
      "content/one/components/chip.md": "# Chip\n\n```preview\n<span>Chip</span>\n```\n",
      "content/one/tokens/a.tokens.json": """
      {"color": {"brand": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc"}}},
       "half": {"$type": "number", "$value": 0.5},
       "motion": {"soft": {"$type": "spring", "$value": {"stiffness": 200, "damping": 18}}}}
      """,
    ]

    private func serving(_ body: @Sendable (ServedProject, TemporaryFolder, Browser) async throws -> Void) async throws
    {
      try await TemporaryFolder.with { folder in
        try folder.write(Self.files)
        _ = try await ServedProject.with(folder.path) { site in
          try await Browser.with { browser in try await body(site, folder, browser) }
        }
      }
    }

    @Test func everythingWorksUnderAStrictPolicy() async throws {
      try await serving { site, _, browser in
        for page in [
          "", "one/", "one/components/button.html", "one/components/index.html", "one/tokens.html", "no.html",
        ] {
          try await browser.open(site.url(page))
          _ = try await browser.wait(for: "document.querySelector('.specimen-live')")
        }
        try await browser.open(site.url("one/components/button.html"))
        // The previews are seen, in the colours of their tokens.
        let shown = try await browser.wait(
          for: """
            (() => {
              const root = document.querySelector('[data-specimen=preview] .live').shadowRoot, button = root.querySelector('.button');
              return getComputedStyle(button).visibility === 'visible' && getComputedStyle(button).backgroundColor;
            })()
            """)
        #expect(shown == "rgb(0, 102, 204)")
        try await browser.press("/")
        try await browser.type("chip")
        _ = try await browser.wait(for: "document.querySelector('.finder [role=option]')?.innerText.startsWith('Chip')")
        try await browser.open(site.url("one/motion.html"))
        // A page copies its twin.
        _ = try await browser.run(
          "Object.defineProperty(navigator.clipboard, 'writeText', { value: async (text) => { globalThis.copied = text; } })"
        )
        try await browser.click(".pager .copy")
        #expect(try await browser.wait(for: "globalThis.copied").string?.hasPrefix("# Motion") == true)
        try await browser.click("button.try")
        _ = try await browser.wait(for: "document.querySelector('.play[open] .curve')")
        try await browser.click(".play-run button")
        _ = try await browser.wait(for: "document.querySelector('.play-rail i').getAnimations().length")
        let refused = try await browser.complaints().filter { $0.contains("Content Security Policy") }
        #expect(refused == [])
      }
    }

    @Test func showsAPageAnewAsSoonAsItIsSavedAndTellsWhatIsWrong() async throws {
      try await serving { site, folder, browser in
        try await browser.open(site.url("one/index.html"))
        _ = try await browser.wait(for: "document.querySelector('.specimen-live')")
        try folder.write("# One\n\nFresh words. [Dead](gone.md)\n", to: "content/one/index.md")
        _ = try await browser.wait(for: "document.querySelector('main').innerText.includes('Fresh words')")
        let told = try await browser.wait(
          for:
            "document.querySelector('.specimen-live pre')?.textContent.includes('^^^') && document.querySelector('.specimen-live').innerText"
        )
        #expect(told.string?.contains("1 finding on this page") == true)
        #expect(told.string?.contains("broken-link") == true)
        try folder.write("# One\n\nMended.\n", to: "content/one/index.md")
        _ = try await browser.wait(
          for:
            "document.querySelector('main').innerText.includes('Mended') && document.querySelector('.specimen-live[hidden]')"
        )
      }
    }
  }
}
