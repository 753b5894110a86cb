import TestSupport
import Testing

extension BrowserTests {
  struct LayoutTests {
    /// Widths, and sizes of text.
    private static let sizes = [(320, "200%"), (1280, "200%"), (320, "100%"), (390, "100%"), (1440, "100%")]

    @Test func noPageScrollsSidewaysOrComplainsToTheConsole() async throws {
      let guide = try await BuiltGuide.shared.value
      let plain = try await BuiltGuide.plain.value
      try await Browser.with { browser in
        for page in guide.pages.map(guide.url) + plain.pages.map(plain.url) {
          try await browser.open(page)
          for (width, text) in Self.sizes {
            try await browser.resize(to: width)
            let wide = try await browser.run(
              """
              document.documentElement.style.fontSize = arguments[0];
              const width = document.documentElement.clientWidth;
              const bar = document.querySelector('.nav summary');
              if (bar?.scrollWidth > bar?.clientWidth) return 'the words of the navigation lie over each other';
              if (document.documentElement.scrollWidth <= width) return '';
              const culprit = [...document.querySelectorAll('body *')].find(e => e.getBoundingClientRect().right > width + 1);
              return `${document.documentElement.scrollWidth} px: ${culprit?.outerHTML.slice(0, 120)}`;
              """, .string(text))
            #expect(wide == "", "\(page) at \(width) px with text of \(text)")
          }
          let unfolded = try await browser.run(
            """
            const height = document.documentElement.scrollHeight;
            return height > 12000 && !document.querySelector('main details') ? `${height} px` : '';
            """)
          #expect(unfolded == "", "\(page) is long and has no fold")
          let complaints = try await browser.complaints()
          #expect(complaints == [], "\(page)")
        }
      }
    }

    @Test func aLinkIntoAFoldOpensItWithoutAScriptOfOurs() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("omnivia/tokens.html") + "#color.gray.300")
        let shown = try await browser.run(
          """
          const row = document.getElementById('color.gray.300'), fold = row.closest('details.group');
          const isInView = () => {
            const { top, height } = row.getBoundingClientRect();
            return height > 0 && top >= 0 && top < innerHeight;
          };
          return new Promise(done => {
            const look = () => isInView() ? done(`${fold.open}`) : requestAnimationFrame(look);
            look();
          });
          """)
        #expect(shown.string == "true")
        let open = try await browser.run("return '' + document.querySelectorAll('details.group[open]').length")
        #expect(open.string == "1")
      }
    }

    @Test func theNavigationStaysInSightWithTheCurrentEntry() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        for width in [390, 1440] {
          try await browser.resize(to: width)
          try await browser.open(site.url("omnivia/use/gaps.html"))
          let seen = try await browser.run(
            """
            scrollTo(0, document.documentElement.scrollHeight);
            const inView = (element) => {
              const { top, bottom } = element.getBoundingClientRect();
              return top >= 0 && bottom <= innerHeight;
            };
            const wanted = ['.nav .search', ...(innerWidth > 800 ? ['.nav [aria-current]'] : ['.nav summary'])];
            return wanted.filter(name => !inView(document.querySelector(name))).join(' ');
            """)
          #expect(seen.string == "", "\(width) px")
        }
      }
    }

    @Test func nothingIsLoadedFromElsewhere() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        for page in BrowserTests.kinds {
          try await browser.open(site.url(page))
          let loaded = try await browser.run("return performance.getEntriesByType('resource').map(entry => entry.name)")
          #expect(loaded.strings.allSatisfy { $0.hasPrefix("file://") || $0.hasPrefix("data:") }, "\(page)")
        }
      }
    }
  }
}
