import TestSupport
import Testing

extension BrowserTests {
  struct KeyboardTests {
    private let page = "okta-mobile/use/checklist.html"

    @Test func theFirstStopIsALinkToTheContent() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        for page in BrowserTests.kinds {
          try await browser.open(site.url(page))
          try await browser.press(Key.tab)
          let stop = try await browser.run(
            """
            const e = document.activeElement, box = e.getBoundingClientRect();
            return {target: e.getAttribute('href'), isInView: box.width > 0 && box.left >= 0 && box.top >= 0};
            """)
          #expect(stop["target"] == "#main", "\(page)")
          #expect(stop["isInView"] == true, "\(page)")
        }
        try await browser.press(Key.enter)
        #expect(try await browser.run("return location.hash") == "#main")
        try await browser.press(Key.tab)
        #expect(
          try await browser.run("return document.querySelector('#main').contains(document.activeElement)") == true)
      }
    }

    @Test func everyStopCanBeSeen() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        for page in ["okta-mobile/use/checklist.html", "okta-mobile/foundations/motion.html", "index.html"] {
          try await browser.open(site.url(page))
          for _ in 0..<60 {
            try await browser.press(Key.tab)
            let stop = try await browser.run(
              """
              const e = document.activeElement;
              if (e === document.body) return 'end';
              const style = getComputedStyle(e);
              if (!e.getClientRects().length) return 'hidden: ' + e.outerHTML.slice(0, 100);
              if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) return 'no outline: ' + e.outerHTML.slice(0, 100);
              return '';
              """)
            if stop == "end" { break }
            #expect(stop == "", "\(page)")
          }
        }
      }
    }

    /// Tab leads through a page and out of it again, and nothing that stays in sight covers where it is.
    @Test(arguments: [1440, 390]) func noStopIsCoveredAndNoneKeepsTheFocus(width: Int) async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.look(.init("\(width)", width: width))
        for page in [
          "index.html", "404.html", "okta-mobile/index.html", "okta-mobile/components/buttons.html",
          "okta-mobile/health.html", "okta-mobile/a-z.html",
        ] {
          try await browser.open(site.url(page))
          var hasEnded = false
          for _ in 0..<700 where !hasEnded {
            try await browser.press(Key.tab)
            let stop = try await browser.run(
              """
              let e = document.activeElement;
              while (e.shadowRoot?.activeElement) e = e.shadowRoot.activeElement;
              if (e === document.body) return 'end';
              const { left, top, width, height } = e.getBoundingClientRect();
              const at = document.elementFromPoint(left + width / 2, Math.min(Math.max(top + height / 2, 0), innerHeight - 1));
              const cover = at?.closest('.nav .reader, .nav .appearance, .nav > .search, .nav > details > summary');
              return cover && !cover.contains(e) && !e.contains(at) ? 'covered: ' + e.outerHTML.slice(0, 100) : '';
              """)
            hasEnded = stop == "end"
            if !hasEnded { #expect(stop == "", "\(page)") }
          }
          #expect(hasEnded, "\(page) keeps the focus")
        }
      }
    }

    @Test func theAppearanceButtonGoesRoundAndIsRemembered() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.look(.desktop)
        try await browser.open(site.url(page))
        let theme =
          "return [document.documentElement.dataset.theme ?? 'auto', getComputedStyle(document.body).colorScheme]"
        let paper = "return getComputedStyle(document.body).backgroundColor"
        #expect(try await browser.run(theme).strings.first == "auto")
        let light = try await browser.run(paper)
        try await browser.click(".appearance")
        #expect(try await browser.run(theme).strings == ["light", "light"])
        #expect(try await browser.run(paper) == light)
        try await browser.click(".appearance")
        #expect(try await browser.run(theme).strings == ["dark", "dark"])
        let dark = try await browser.run(paper)
        #expect(dark != light)
        try await browser.reload()
        #expect(try await browser.run(theme).strings == ["dark", "dark"])
        try await browser.open(site.url("index.html"))
        #expect(try await browser.run(paper) == dark)
        try await browser.open(site.url(page))
        try await browser.click(".appearance")
        #expect(try await browser.run(theme).strings.first == "auto")
        try await browser.reload()
        #expect(try await browser.run(theme).strings.first == "auto")
      }
    }

    @Test func aChosenThemeIsThereBeforeTheFirstPaint() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(page))
        _ = try await browser.run("localStorage.setItem('theme', 'dark')")
        try await browser.prepare(
          """
          new MutationObserver((changes, observer) => {
            if (!document.body) return;
            window.themeAtBody = document.documentElement.dataset.theme ?? 'none';
            observer.disconnect();
          }).observe(document, {childList: true, subtree: true});
          """)
        for page in BrowserTests.kinds {
          try await browser.open(site.url(page))
          #expect(try await browser.run("return window.themeAtBody") == "dark", "\(page)")
        }
      }
    }

    /// Of its two rings one is seen on any surface, dark ones and those of a control's own colour included.
    @Test func theFocusInPreviewsIsSeenOnEverySurface() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        for page in [
          "ui-foundation/components/modern-button.html", "omnivia/components/button.html",
          "okta-mobile/components/modals.html",
        ] {
          try await browser.open(site.url(page))
          let seen = try await browser.run(
            """
            const parts = (color) => color.match(/[\\d.]+/g).map(Number);
            const luminance = (color) => parts(color).slice(0, 3).map(v => v / 255)
              .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4).reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
            const ratio = (a, b) => { const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
            const ground = (element) => {
              for (let e = element.parentElement; e; e = e.parentElement) {
                const { backgroundColor } = getComputedStyle(e);
                if ((parts(backgroundColor)[3] ?? 1) === 1) return backgroundColor;
              }
            };
            const found = { count: 0, dark: 0, unseen: [] };
            for (const live of document.querySelectorAll('main .live')) {
              for (const theme of live.shadowRoot.querySelectorAll('sp-theme')) {
                theme.inert = false;
                for (const button of theme.querySelectorAll('button:not([disabled])')) {
                  button.focus({ focusVisible: true });
                  if (!button.matches(':focus-visible')) continue;
                  const { outlineColor, outlineStyle, boxShadow } = getComputedStyle(button), on = ground(button);
                  const rings = [outlineStyle === 'none' ? null : outlineColor, /^(?:rgb|color)[^)]*\\)(?= 0px 0px 0px 2px)/.exec(boxShadow)?.[0]];
                  found.count += 1;
                  if (luminance(on) < 0.1) found.dark += 1;
                  if (!rings.some(ring => ring && ratio(ring, on) >= 3)) found.unseen.push(`${button.className} on ${on}: ${rings}`);
                }
              }
            }
            return found;
            """)
          #expect(seen["unseen"]?.array.isEmpty == true, "\(page): \(seen)")
          #expect(seen["count"]?.number ?? 0 > 0, "\(page)")
          if page.hasPrefix("ui-foundation") { #expect(seen["dark"]?.number ?? 0 > 0) }
        }
      }
    }

    @Test func ticksOfAChecklistSurviveAReload() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(page))
        let ticks = "return [...document.querySelectorAll('.prose li input[type=checkbox]')].map(box => box.checked)"
        let before = try await browser.run(ticks).array
        try #require(before.count > 2)
        let box = ".prose li input[type=checkbox]:not(:checked)"
        try await browser.click(box)
        let after = try await browser.run(ticks).array
        #expect(after != before)
        try await browser.reload()
        #expect(try await browser.run(ticks).array == after)
        _ = try await browser.run("document.querySelector('.prose li input[type=checkbox]:checked').focus()")
        try await browser.press(Key.space)
        #expect(try await browser.run(ticks).array == before)
        try await browser.reload()
        #expect(try await browser.run(ticks).array == before)
      }
    }
  }
}
