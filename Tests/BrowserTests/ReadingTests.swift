import Colorimetry
import Guide
import TestSupport
import Testing
import TokenValues
import Tokens

extension BrowserTests {
  struct ReadingTests {
    private let colourPage = "okta-mobile/foundations/colour.html"

    /// The colour of every field of a specimen by its token, as the browser paints it: `#10b981`.
    private func painted(_ specimen: String, in browser: Browser) async throws -> [String: String] {
      let found = try await browser.run(
        """
        const hex = (color) => '#' + color.match(/\\d+/g).slice(0, 3).map(n => (+n).toString(16).padStart(2, '0')).join('');
        return [...document.querySelectorAll(`[data-specimen="${arguments[0]}"] [data-token]`)].map(item =>
          [item.dataset.token, hex(getComputedStyle(item.querySelector('.field')).backgroundColor)]);
        """, .string(specimen))
      return Dictionary(found.array.map { ($0.strings[0], $0.strings[1]) }) { first, _ in first }
    }

    private func expectTokensPainted(_ specimen: String, on page: String, of slug: String) async throws {
      let site = try await BuiltGuide.shared.value
      let system = try #require(site.guide.system(slug))
      let painted = try await Browser.with { browser in
        try await browser.open(site.url(page))
        return try await self.painted(specimen, in: browser)
      }
      #expect(!painted.isEmpty)
      for (path, color) in painted {
        guard case .color(let value)? = system.tokens[TokenPath(path)]?.value else {
          Issue.record("\(path) is not a colour")
          continue
        }
        if value.alpha == 1 { #expect(color == value.opaqueHex, "\(path)") }
      }
    }

    @Test func saysWhereAPageCannotBeOpened() async throws {
      try await Browser.with { browser in
        for url in ["file:///no/such/page.html", "http://127.0.0.1:1/"] {
          await #expect(throws: WebDriverFault.self, "\(url)") { try await browser.open(url) }
        }
      }
    }

    @Test func swatchesArePaintedInTheColoursOfTheirTokens() async throws {
      try await expectTokensPainted("swatches", on: colourPage, of: "okta-mobile")
    }

    @Test func aRampIsPaintedInTheColoursOfItsTokens() async throws {
      try await expectTokensPainted("ramp", on: colourPage, of: "okta-mobile")
    }

    @Test(arguments: ["okta-mobile/foundations/colour.html", "okta-mobile/components/buttons.html", "index.html"])
    func isPrintedWithItsDrawingsAndWithoutItsControls(page: String) async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.look(.desktop)
        try await browser.open(site.url(page))
        let pdf = try await browser.printed()
        #expect(pdf.prefix(5).elementsEqual("%PDF-".utf8) && pdf.count > 20_000, "\(pdf.count)")
        try await browser.lookAtPrint()
        let shown = try await browser.run(
          """
          const seen = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()).length;
          const fields = [...document.querySelectorAll('main .field')];
          return [seen('.nav, .toc, .on-page, .reader, .pager, .search, .copies, .filter'), fields.length - seen('main .field'),
            fields.filter((e) => getComputedStyle(e).printColorAdjust !== 'exact').length];
          """)
        #expect(shown.array.map(\.number) == [0, 0, 0], "controls, hidden fields, fields without their colour")
      }
    }

    @Test func theTypeOfSystemsIsPrintedBesideEachOther() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.look(.desktop)
        try await browser.open(site.url("compare.html"))
        try await browser.lookAtPrint()
        let hidden = try await browser.run(
          """
          const lines = [...document.querySelectorAll('main .shown')];
          return lines.length === 0 ? 'none' : lines.filter((e) => !e.checkVisibility()).length;
          """)
        #expect(hidden == .number(0))
      }
    }

    /// Beside the text where there is room, and folded above it where there is none.
    @Test(arguments: [(1440, false), (1100, true), (390, true)])
    func theContentsOfAPageAreAtHandAtEveryWidth(width: Int, isFolded: Bool) async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.look(.init("\(width)", width: width))
        try await browser.open(site.url(colourPage))
        let state = try await browser.run(
          """
          const [fold, aside] = ['.on-page', '.toc'].map((name) => document.querySelector(name));
          const links = (place) => [...place.querySelectorAll('a')].map((a) => a.hash).join(' ');
          const shown = [fold.checkVisibility(), aside.checkVisibility()];
          fold.open = true;
          return [...shown, links(fold) === links(aside) && links(fold) !== '', fold.getBoundingClientRect().right <= innerWidth];
          """)
        #expect(state.array == [.bool(isFolded), .bool(!isFolded), true, true])
      }
    }

    @Test func tokensAreFilteredByAllWordsInAnyOrder() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("okta-mobile/tokens.html"))
        _ = try await browser.run("document.querySelector('.filter').focus()")
        try await browser.type("emerald color.tab")
        let rows =
          "return [...document.querySelectorAll('tr[data-token]:not([hidden])')].map((row) => row.dataset.token)"
        let names = try await browser.run(rows).strings
        #expect(names.contains("color.tab.emerald") && !names.contains("color.tab.coral"), "\(names)")
      }
    }

    @Test func aSwatchSaysItsNameItsHexAndItsToken() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(colourPage))
        let text = try await browser.run(
          "return document.querySelector('[data-specimen=swatches] [data-token=\"color.tab.emerald\"]').innerText")
        for part in ["Emerald", "#10B981", "oklch(", "color.tab.emerald"] {
          #expect(text.string?.contains(part) == true)
        }
      }
    }

    @Test func aFieldShowsTheTextThatCanBeReadAndSaysWhichItIs() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("okta-mobile/foundations/colour.html"))
        let samples = try await browser.run(
          """
          return [...new Set([...document.querySelectorAll('[data-specimen=swatches] .field > i')].map(item => {
            const sample = getComputedStyle(item, '::before');
            return sample.content + ' ' + sample.color;
          }))].sort();
          """)
        #expect(
          samples.strings == [#""Aa" / "Black text" rgb(0, 0, 0)"#, #""Aa" / "White text" rgb(255, 255, 255)"#])
      }
    }

    @Test func aSpringCurveIsDrawnAndToldInWords() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("okta-mobile/foundations/motion.html"))
        let curve = try await browser.run(
          """
          const plate = document.querySelector('[data-specimen="spring"] [data-token="motion.spring.smooth-slide"]');
          const path = plate.querySelector('path.curve'), plot = plate.querySelector('[role=img]');
          const box = path.getBoundingClientRect(), end = path.getPointAtLength(path.getTotalLength());
          return {words: plot.getAttribute('aria-label'), length: path.getTotalLength(), width: box.width,
            height: box.height, endX: end.x, stroke: getComputedStyle(path).stroke, text: plate.innerText};
          """)
        let words = try #require(curve["words"]?.string)
        #expect(words.contains("stiffness 200, damping 18"))
        #expect(words.contains("overshoots by 7.5 %"))
        #expect(words.contains("settles at 730 ms"))
        #expect(try #require(curve["length"]?.number) > 1000)
        #expect(try #require(curve["width"]?.number) > 200)
        #expect(try #require(curve["height"]?.number) > 100)
        #expect(try #require(curve["endX"]?.number) > 990)
        #expect(curve["stroke"]?.string != "none")
      }
    }

    @Test func everythingDrawnHasANameOrTextOfItsOwn() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        for page in BrowserTests.kinds {
          try await browser.open(site.url(page))
          let silent = try await browser.run(
            """
            for (const fold of document.querySelectorAll('details')) fold.open = true;
            return [...document.querySelectorAll('[data-specimen]:not([data-specimen=chip])')].filter(specimen =>
              !specimen.innerText.trim() && !specimen.querySelector('[aria-label]') && !specimen.ariaLabel
            ).map(specimen => specimen.dataset.specimen);
            """)
          #expect(silent.strings == [], "\(page)")
        }
      }
    }

    /// The buttons that replay a movement do so by their styles alone.
    @Test func aPageReadsWithScriptsOff() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.turnScriptsOff()
        for page in BrowserTests.kinds {
          try await browser.open(site.url(page))
          let seen = try await browser.run(
            """
            const shown = (e) => e && e.getClientRects().length > 0;
            return {title: shown(document.querySelector('h1')), text: document.querySelector('main').innerText.length,
              dead: [...document.querySelectorAll('button, input:not([disabled])')].filter(shown)
                .filter(e => !e.closest('[data-specimen=preview], [data-specimen=states], [data-specimen=anatomy]') && !e.matches('.replay'))
                .map(e => e.outerHTML.slice(0, 80))};
            """)
          #expect(seen["title"] == true, "\(page)")
          #expect(try #require(seen["text"]?.number) > 40, "\(page)")
          #expect(seen["dead"]?.strings == [], "\(page)")
        }
      }
    }
  }
}
