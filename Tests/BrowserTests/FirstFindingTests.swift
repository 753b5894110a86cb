import TestSupport
import Testing

extension BrowserTests {
  /// How soon the search shows something.
  struct FirstFindingTests {
    @Test func showsTheFirstTitlesAfterTwoRequests() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("okta-mobile/components/buttons.html"))
        try await browser.press("/")
        _ = try await browser.wait(for: "document.querySelector('.finder input')")
        _ = try await browser.run(
          """
          const list = document.querySelector('.finder [role=listbox]');
          new MutationObserver(() => {
            if (globalThis.asked || !list.textContent.includes('Button')) return;
            globalThis.asked = [...document.querySelectorAll("head script[src*='assets/search/']")].map((script) => script.src.replace(/.*\\/|\\?.*/g, ''));
          }).observe(list, { childList: true });
          """)
        try await browser.type("buttons")
        let asked = try await browser.wait(for: "globalThis.asked").strings
        #expect(asked.count == 2 && asked.first == "start.js", "\(asked)")
      }
    }
  }
}
