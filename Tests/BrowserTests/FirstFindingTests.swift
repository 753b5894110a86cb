import TestSupport
import Testing

extension BrowserTests {
  /// How soon the search shows something.
  struct FirstFindingTests {
    @Test(arguments: [
      ("buttons", "Button"), ("floating bar tab", "Floating tab bar"), ("colour of the brand", "olour"),
    ])
    func showsTheFirstResultsAfterTwoRequests(text: String, first: String) async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("okta-mobile/components/buttons.html"))
        try await browser.press("/")
        _ = try await browser.wait(for: "document.querySelector('.finder input')")
        _ = try await browser.run(
          """
          const list = document.querySelector('.finder [role=listbox]');
          new MutationObserver(() => {
            if (globalThis.asked || !list.querySelector("[role=option]")?.textContent.includes(arguments[0])) return;
            globalThis.asked = [...document.querySelectorAll("head script[src*='assets/search/']")].map((script) => script.src.replace(/.*\\/|\\?.*/g, ''));
          }).observe(list, { childList: true });
          """, .string(first))
        // At once: of what is typed letter by letter, each beginning is looked for, as far as the browser keeps up.
        _ = try await browser.run(
          """
          const input = document.querySelector('.finder input');
          input.value = arguments[0];
          input.dispatchEvent(new Event('input', { bubbles: true }));
          """, .string(text))
        let asked = try await browser.wait(for: "globalThis.asked").strings
        #expect(asked.count == 2 && asked.first == "start.js", "\(asked)")
      }
    }
  }
}
