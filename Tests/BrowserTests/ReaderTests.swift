import TestSupport
import Testing

extension BrowserTests {
  /// The controls for how specimens are shown.
  struct ReaderTests {
    private let component = "okta-mobile/components/buttons.html"
    private let motion = "okta-mobile/foundations/motion.html"

    private func choose(_ name: String, _ option: String, in browser: Browser) async throws {
      _ = try await browser.run(
        """
        const label = [...document.querySelectorAll('.reader label')].find(label => label.textContent.startsWith(arguments[0]));
        const select = label.querySelector('select');
        select.value = arguments[1];
        select.dispatchEvent(new Event('change'));
        """, .string(name), .string(option))
    }

    @Test func areReachedByTheKeyboardAndSayWhatIsChosen() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.look(.desktop)
        try await browser.open(site.url(component))
        let told = "return document.querySelector('.reader summary').textContent"
        #expect(try await browser.run(told) == "How specimens are shown")
        _ = try await browser.run("document.querySelector('.reader summary').focus()")
        try await browser.press(Key.enter)
        try await browser.press(Key.tab)
        #expect(try await browser.run("return document.activeElement.matches('.reader select')") == true)
        try await browser.press(Key.down)
        #expect(try await browser.run(told) == "How specimens are shown: Protanopia")
        try await choose("Motion", "Half speed", in: browser)
        // Another page of the site shows its specimens in the same way.
        try await browser.open(site.url(motion))
        #expect(try await browser.run(told) == "How specimens are shown: Protanopia, Half speed")
        #expect(try await browser.run("return document.documentElement.hasAttribute('data-vision')") == true)
        try await choose("Colour vision", "As it is", in: browser)
        try await choose("Motion", "At its speed", in: browser)
        #expect(try await browser.run("return localStorage.getItem('reader')") == "{}")
        #expect(try await browser.complaints() == [])
      }
    }

    /// What is left of the fields of two colours and of the stages of a preview, and which stage can be operated.
    private static let left = """
      const seen = (element) => element.getClientRects().length > 0;
      const fields = [...document.querySelectorAll('.field')].filter(seen)
        .map((field) => [...field.querySelectorAll('b')].filter(seen).map((b) => b.textContent).join(' '));
      const stages = [...document.querySelector('.live').shadowRoot.querySelectorAll('sp-theme')].filter(seen);
      return fields.join(', ') + '; ' + stages.map((stage) => stage.textContent.trim().split(/\\s{2,}|Text/)[0]
        + (stage.inert ? '' : '!')).join(', ');
      """
    private static let all =
      "light Ground, dark, blue Accent, red; Light, blue!, Light, red, Dark, blue, Dark, red"

    @Test(arguments: [true, false]) func themesAreChosenWithAndWithoutScripts(hasScripts: Bool) async throws {
      let site = try await BuiltGuide.themes.value
      try await Browser.with { browser in
        try await browser.look(.desktop)
        if !hasScripts { try await browser.turnScriptsOff() }
        try await browser.open(site.url("a/index.html"))
        #expect(try await browser.run(Self.left).string == Self.all)
        try await choose("Theme", "t0-1", in: browser)
        // Without a script, the stage that is operated stays the first of all.
        let operated = hasScripts ? "!" : ""
        #expect(
          try await browser.run(Self.left).string
            == "dark Ground, blue Accent, red; Dark, blue\(operated), Dark, red")
        try await choose("Brand", "t1-1", in: browser)
        #expect(try await browser.run(Self.left).string == "dark Ground, red Accent; Dark, red\(operated)")
        if hasScripts {
          let told = "return document.querySelector('.reader summary').textContent"
          #expect(try await browser.run(told) == "How specimens are shown: dark, red")
          try await browser.open(site.url("a/tokens.html"))
          #expect(try await browser.run(told) == "How specimens are shown: dark, red")
          let values = "[...document.querySelectorAll('.valued')].filter((e) => e.getClientRects().length)"
          #expect(try await browser.run("return \(values).length") == 2)
          try await browser.open(site.url("a/index.html"))
          #expect(try await Axe.violations(in: browser) == [])
        }
        try await choose("Theme", "", in: browser)
        try await choose("Brand", "", in: browser)
        #expect(try await browser.run(Self.left).string == Self.all)
      }
    }

    @Test(arguments: [true, false]) func aPresetMakesSeveralChoices(hasScripts: Bool) async throws {
      let site = try await BuiltGuide.themes.value
      try await Browser.with { browser in
        try await browser.look(.desktop)
        if !hasScripts { try await browser.turnScriptsOff() }
        try await browser.open(site.url("a/index.html"))
        try await choose("Preset", "t0-1 t1-1", in: browser)
        let left = try await browser.run(Self.left).string
        #expect(left?.hasPrefix("dark Ground, red Accent; Dark, red") == true, "\(left ?? "")")
        guard hasScripts else {
          // A choice of its own counts before the preset's.
          try await choose("Theme", "t0-0", in: browser)
          let own = try await browser.run(Self.left).string
          #expect(own?.hasPrefix("light Ground, red Accent; Light, red") == true, "\(own ?? "")")
          return
        }
        let told = "return document.querySelector('.reader summary').textContent"
        #expect(try await browser.run(told) == "How specimens are shown: dark, red")
        try await choose("Preset", "", in: browser)
        #expect(try await browser.run(Self.left).string == Self.all)
        #expect(try await browser.run(told) == "How specimens are shown")
      }
    }

    @Test func specimensOfTypeAndPreviewsRunFromRightToLeftAndBack() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        for (page, kind) in [("okta-mobile/foundations/typography.html", ".words"), (component, ".live")] {
          try await browser.open(site.url(page))
          let directions =
            "return [...document.querySelectorAll('main \(kind)')].map(e => getComputedStyle(e).direction)"
          let before = try await browser.run(directions).array.compactMap(\.string)
          #expect(Set(before) == ["ltr"])
          try await choose("Direction", "Right to left", in: browser)
          #expect(try await browser.run(directions).array.compactMap(\.string) == before.map { _ in "rtl" })
          try await choose("Direction", "As it is", in: browser)
          #expect(try await browser.run(directions).array.compactMap(\.string) == before)
        }
      }
    }

    @Test func largerTextGrowsTheTextOfPreviewsAndGoesBack() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(component))
        let sizes = """
          const live = [...document.querySelectorAll('main .live')].find(live => live.shadowRoot?.querySelector('button, span, div'));
          const texts = [...live.shadowRoot.querySelectorAll('*')].filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()));
          return texts.slice(0, 3).map(e => parseFloat(getComputedStyle(e).fontSize));
          """
        let before = try await browser.run(sizes).array.compactMap(\.number)
        #expect(!before.isEmpty)
        try await choose("Text", "200 %", in: browser)
        #expect(try await browser.run(sizes).array.compactMap(\.number) == before.map { $0 * 2 })
        try await choose("Text", "130 %", in: browser)
        for (now, own) in zip(try await browser.run(sizes).array.compactMap(\.number), before) {
          #expect(abs(now - own * 1.3) < 0.01)
        }
        try await choose("Text", "As it is", in: browser)
        #expect(try await browser.run(sizes).array.compactMap(\.number) == before)
      }
    }

    @Test func coloursAreOrderedByWhatTheyLookLikeAndGoBack() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("omnivia/foundations/colour.html"))
        let lightness = """
          const fields = [...document.querySelectorAll("[data-specimen=swatches] .fields")].sort((a, b) => b.children.length - a.children.length)[0];
          return [...fields.children].map(field => parseFloat(/oklch\\(([\\d.]+)/.exec(field.textContent)[1]));
          """
        let written = try await browser.run(lightness).array.compactMap(\.number)
        #expect(written.count > 3 && written != written.sorted(by: >))
        try await choose("Order of colours", "By lightness", in: browser)
        #expect(try await browser.run(lightness).array.compactMap(\.number) == written.sorted(by: >))
        try await choose("Order of colours", "By hue", in: browser)
        #expect(try await browser.run(lightness).array.compactMap(\.number).sorted() == written.sorted())
        try await choose("Order of colours", "As written", in: browser)
        #expect(try await browser.run(lightness).array.compactMap(\.number) == written)
      }
    }

    @Test func withoutMotionAReplayIsAtItsEndAtOnce() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(motion))
        try await choose("Motion", "No motion", in: browser)
        _ = try await browser.run("document.querySelector('.replay').focus({focusVisible: true})")
        _ = try await browser.wait(for: "document.querySelector('.replay:focus-visible')")
        let running = try await browser.runAsync(
          """
          const done = arguments[arguments.length - 1];
          requestAnimationFrame(() => requestAnimationFrame(() => done(document.getAnimations().filter(a => a.playState === 'running').length)));
          """)
        #expect(running == 0)
      }
    }

    /// Where the device asks for less motion, whatever is replayed or tried is at its end at once.
    @Test(arguments: [false, true]) func nothingMovesWhereTheDeviceAsksForLessMotion(isReduced: Bool) async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.look(.init("reduced motion", hasReducedMotion: isReduced))
        try await browser.open(site.url(motion))
        let running = """
          const done = arguments[arguments.length - 1];
          requestAnimationFrame(() => requestAnimationFrame(() =>
            done(document.getAnimations().filter(a => a.playState === 'running').length > 0)));
          """
        let count = try await browser.run("return document.querySelectorAll('.replay').length").number ?? 0
        var moved = 0
        for index in 0..<Int(count) {
          let replay = "document.querySelectorAll('.replay')[\(index)]"
          _ = try await browser.run("\(replay).focus({focusVisible: true})")
          if try await browser.runAsync(running) == true { moved += 1 }
        }
        #expect(count > 2 && (isReduced ? moved == 0 : moved > 2), "\(moved) of \(count)")
        _ = try await browser.run("document.activeElement.blur()")
        try await browser.click("button.try")
        _ = try await browser.wait(for: "document.querySelector('.play[open] .curve')")
        try await browser.click(".play-run button")
        #expect(try await browser.runAsync(running) == .bool(!isReduced))
      }
    }

    @Test(arguments: ["null", "5", "[]", "\"x\"", "{", "{\"Motion\": \"<b>\", \"x\": 1}"])
    func whatIsRememberedMayBeAnything(kept: String) async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(motion))
        _ = try await browser.run("localStorage.setItem('reader', arguments[0])", .string(kept))
        try await browser.reload()
        #expect(
          try await browser.run("return document.querySelector('.reader summary').textContent")
            == "How specimens are shown")
        #expect(try await browser.complaints() == [])
      }
    }
  }
}
