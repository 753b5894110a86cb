import TestSupport
import Testing

extension BrowserTests {
  struct AccessibilityTests {
    private static let views = [
      Browser.View("light"), Browser.View("dark", scheme: "dark"),
      Browser.View("forced colours", scheme: "dark", hasForcedColors: true), Browser.View("320 px", width: 320),
      Browser.View("more contrast", hasMoreContrast: true), Browser.View("200 %", width: 720),
    ]
    /// What a page shows when everything on it is unfolded.
    private static let unfold = "for (const fold of document.querySelectorAll('main details')) fold.open = true"

    @Test(arguments: views) func noPageKindBreaksARuleOfAxe(view: Browser.View) async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.look(view)
        for page in BrowserTests.kinds {
          try await browser.open(site.url(page))
          _ = try await browser.run(Self.unfold)
          let violations = try await Axe.violations(in: browser)
          #expect(violations == [], "\(page), \(view)")
        }
      }
    }

    @Test(arguments: views) func aPlainDocumentBreaksNoRuleOfAxe(view: Browser.View) async throws {
      let site = try await BuiltGuide.plain.value
      try await Browser.with { browser in
        try await browser.look(view)
        try await browser.open(site.url("index.html"))
        #expect(try await browser.run("return document.querySelectorAll('[data-specimen]').length > 3") == true)
        let violations = try await Axe.violations(in: browser)
        #expect(violations == [], "\(view)")
      }
    }

    @Test func axeSeesWhatBreaksARuleAndLeavesTheColoursOfSpecimensAlone() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("404.html"))
        _ = try await browser.run(
          """
          const faint = '<p style="color: #eee; background: #fff">faint</p>';
          document.querySelector('main').innerHTML += `<img src="data:,">${faint}<div data-specimen="test">${faint}</div>`;
          """)
        let violations = try await Axe.violations(in: browser)
        #expect(violations.contains { $0.hasPrefix("image-alt (critical) ×1") })
        #expect(violations.contains { $0.hasPrefix("color-contrast (serious) ×1") })
      }
    }

    @Test func forcedColoursAreOnWhereTheyAreAskedFor() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.look(Self.views[2])
        try await browser.open(site.url("index.html"))
        #expect(try await browser.run("return matchMedia('(forced-colors: active)').matches") == true)
      }
    }
  }
}
