import Colorimetry
import Motion
import TestSupport
import Testing

extension BrowserTests {
  /// What is drawn, tried with other numbers: the formulas are those of the drawings, and the state is in the address.
  struct PlaygroundTests {
    private let motion = "okta-mobile/foundations/motion.html"
    private static let addresses = [
      "okta-mobile/foundations/motion.html#play=spring&stiffness=200&damping=12&token=motion.spring.smooth-slide",
      "okta-mobile/foundations/motion.html#play=easing&curve=0.3,-0.2,0.2,1.2&ms=400",
      "okta-mobile/foundations/contrast.html#play=contrast&text=%2310b981&on=%23ffffff",
    ]

    /// Opens a page whose playground is open, with everything that it has loaded.
    private func open(_ address: String, in browser: Browser) async throws {
      try await browser.open(try await BuiltGuide.shared.value.url("404.html"))
      try await browser.open(try await BuiltGuide.shared.value.url(address))
      _ = try await browser.wait(for: "document.querySelector('.play[open]')")
    }

    private static let springs: [SpringParameters] = [
      SpringParameters(stiffness: 200, damping: 18), SpringParameters(stiffness: 250, damping: 12, mass: 2.5),
      SpringParameters(stiffness: 100, damping: 20, mass: 1), SpringParameters(stiffness: 100, damping: 45, mass: 1),
      SpringParameters(stiffness: 900, damping: 120, mass: 4),
      SpringParameters(stiffness: 100, damping: 10, velocity: 12),
      SpringParameters(stiffness: 100, damping: 40, velocity: 60),
      SpringParameters(stiffness: 100, damping: 40, velocity: -9),
      SpringParameters(stiffness: 80, damping: 0.4), SpringParameters(stiffness: 1500, dampingRatio: 0.5),
      SpringParameters(stiffness: 400, dampingRatio: 1.4), SpringParameters(response: 0.5, dampingFraction: 0.825),
      SpringParameters(response: 0.35, dampingFraction: 1), SpringParameters(duration: 0.5, bounce: 0.3),
      SpringParameters(duration: 0.4, bounce: -0.4), SpringParameters(tension: 40, friction: 7),
    ]

    private func json(_ parameters: SpringParameters) -> JSON {
      .object(
        Dictionary(uniqueKeysWithValues: parameters.given.map { ($0.rawValue, .number(parameters[$0] ?? 0)) }))
    }

    @Test func springsMoveAsInTheDrawings() async throws {
      let engine = SpringEngine.coreAnimation
      let times = stride(from: 0.0, through: 1.5, by: 0.05).map { $0 }
      try await Browser.with { browser in
        try await open(Self.addresses[0], in: browser)
        for parameters in Self.springs {
          let spring = try parameters.resolved(by: engine).get().spring
          let found = try await browser.run(
            """
            const s = specimenPlay.spring(arguments[0]), easing = specimenPlay.linear(s);
            return {overshoot: s.overshoot, at: s.overshootTime, settles: s.settleTime, ratio: s.ratio, response: s.response,
              values: arguments[1].map(s.value), codes: specimenPlay.springCodes(s, null).flat(),
              stops: easing && easing.stops.flat(), error: easing && easing.error, css: easing && CSS.supports('transition-timing-function', easing.css)};
            """, json(parameters), .array(times.map { .number($0) }))
          func close(_ name: String, _ value: Double?) {
            let other = found[name]?.number
            #expect((value == nil) == (other == nil), "\(parameters): \(name)")
            if let value, let other { #expect(abs(value - other) < 1e-7, "\(parameters): \(name)") }
          }
          close("overshoot", spring.overshoot)
          close("at", spring.overshootTime)
          close("settles", spring.settleTime)
          close("ratio", spring.dampingRatio)
          close("response", spring.response)
          for (time, value) in zip(times, found["values"]?.array ?? []) {
            #expect(abs(spring.value(at: time) - (value.number ?? .nan)) < 1e-9, "\(parameters) at \(time)")
          }
          let codes = found["codes"]?.strings ?? []
          for (platform, name) in [
            ("SwiftUI", "SwiftUI"), ("Compose", "Compose"), ("Reanimated", "Reanimated 4"),
            ("React Native Animated", "React Native Animated"),
          ] {
            let place = try #require(codes.firstIndex(of: platform))
            #expect(codes[place + 1] == spring.equivalents(css: nil).first { $0.platform == name }?.code)
          }
          try expectStops(found, of: spring, "\(parameters)")
        }
      }
    }

    /// The stops of `linear()` are as near to the motion as the page says.
    private func expectStops(_ found: JSON, of spring: Spring, _ name: String) throws {
      guard let duration = spring.settleTime, let stops = found["stops"]?.array.compactMap(\.number), !stops.isEmpty
      else { return }
      let said = try #require(found["error"]?.number)
      #expect(said <= 0.0026 && found["css"] == true, "\(name)")
      let pairs = stride(from: 0, to: stops.count, by: 2).map { (stops[$0], stops[$0 + 1]) }
      var worst = 0.0
      for (from, to) in zip(pairs, pairs.dropFirst()) {
        for part in stride(from: 0.0, through: 1, by: 0.05) {
          let share = from.0 + (to.0 - from.0) * part
          worst = max(worst, abs(from.1 + (to.1 - from.1) * part - spring.value(at: share * duration)))
        }
      }
      #expect(worst <= said + 0.0002, "\(name): \(worst)")
    }

    @Test(arguments: ["stiffness=1e308&damping=1e-300", "stiffness=-5&damping=1", "response=1e-9&dampingFraction=0.5"])
    func addressesWithoutASpringSaySo(numbers: String) async throws {
      try await Browser.with { browser in
        try await open(motion + "#play=spring&" + numbers, in: browser)
        let shown = try await browser.wait(for: "document.querySelector('.play[open]')?.innerText").string ?? ""
        #expect(shown.contains("make no spring that can be drawn") && !shown.contains("Infinity"), "\(shown)")
      }
    }

    @Test func presetsAreWhatTheEnginesRun() async throws {
      try await Browser.with { browser in
        try await open(Self.addresses[0], in: browser)
        for engine in SpringEngine.allCases {
          let preset = try await browser.run("return specimenPlay.presets[arguments[0]]", .string(engine.name))
          #expect(preset == json(engine.defaults), "\(engine.name)")
        }
        // From one way of writing a spring to any other, the motion stays.
        let moved = try await browser.run(
          """
          const {forms, spring} = specimenPlay, start = spring({stiffness: 210, damping: 17, mass: 1.5});
          return Object.values(forms).map(form => form.spring({velocity: 0, ...form.of(start)})).map(s =>
            Math.max(...[0.05, 0.1, 0.3, 0.7].map(t => Math.abs(s.value(t) - start.value(t)))));
          """)
        #expect(moved.array.count == 5 && moved.array.allSatisfy { ($0.number ?? 1) < 1e-9 })
      }
    }

    @Test func curvesAndContrastAreThoseOfTheDrawings() async throws {
      let curves = [
        [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0.3, -0.2, 0.2, 1.2], [0, 0, 1, 1], [1, 0, 0, 1], [0.2, 0, 0, 1],
      ]
      let pairs = [
        ("#111827", "#ffffff"), ("#ffffff", "#10b981"), ("#6b7280", "#f3f4f6"), ("#00000080", "#ffffff"),
        ("#ffffff99", "#0066cc"), ("#101010", "#0f0f0f"), ("#0066cc", "#00000040"), ("#ffc800", "#000000"),
      ]
      try await Browser.with { browser in
        try await open(Self.addresses[1], in: browser)
        for curve in curves {
          let own = CubicBezier(curve[0], curve[1], curve[2], curve[3])
          for share in stride(from: 0.0, through: 1, by: 0.1) {
            let found = try await browser.run(
              "return specimenPlay.bezier(...arguments[0])(arguments[1])", .array(curve.map { .number($0) }),
              .number(share))
            // On a vertical tangent no rounding of the time tells the progress any better.
            let allowed = own.slope(at: share) > 1e4 ? 1e-5 : 1e-9
            #expect(abs(own.value(at: share) - (found.number ?? .nan)) < allowed, "\(curve) at \(share)")
          }
        }
        for (text, ground) in pairs {
          let found = try await browser.run(
            """
            const {color, contrast, figure} = specimenPlay, {ratio, lc} = contrast(color(arguments[0]), color(arguments[1]));
            return {ratio, lc, shown: figure(ratio)};
            """, .string(text), .string(ground))
          let (ink, paper) = (try Color(css: text), try Color(css: ground))
          let ratio = Contrast.wcag(foreground: ink, background: paper)
          #expect(abs(ratio - (found["ratio"]?.number ?? 0)) < 1e-9, "\(text) on \(ground)")
          #expect(found["shown"]?.string == Contrast.figure(ratio))
          #expect(
            abs(Contrast.apca(text: ink, background: paper) - (found["lc"]?.number ?? 0)) < 1e-6, "\(text) on \(ground)"
          )
        }
      }
    }

    @Test func opensFromASpecimenAndKeepsItsStateInTheAddress() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(motion))
        let opener = "[data-token='motion.spring.smooth-slide'] button.try"
        _ = try await browser.run("document.querySelector(\"\(opener)\").focus()")
        try await browser.press(Key.enter)
        _ = try await browser.wait(for: "document.querySelector('.play[open] .ghost')")
        #expect(try await browser.run("return document.activeElement.matches('.play select')") == true)
        // Two steps of the slider by the keyboard.
        _ = try await browser.run("document.querySelector('.play [aria-label=\"Stiffness, slider\"]').focus()")
        for _ in 0..<2 { try await browser.press(Key.right) }
        let state = try await browser.run(
          "return {hash: location.hash, number: document.querySelector('.play [type=number]').value}")
        #expect(state["number"] == "202")
        #expect(state["hash"]?.string?.contains("stiffness=202") == true)
        #expect(state["hash"]?.string?.contains("token=motion.spring.smooth-slide") == true)
        _ = try await browser.wait(
          for: "/settles at \\d+ ms/.test(document.querySelector('.play [role=status]').textContent)")
        let figures = "return document.querySelector('.play-figures').innerText"
        let before = try await browser.run(figures)
        // The address alone brings the same state back.
        let address = try #require(try await browser.run("return location.href").string)
        try await browser.open(site.url("404.html"))
        try await browser.open(address)
        _ = try await browser.wait(for: "document.querySelector('.play[open] .ghost')")
        #expect(try await browser.run(figures) == before)
        try await browser.press(Key.escape)
        // The address is cleared by the event of closing, which comes after it.
        _ = try await browser.wait(for: "!location.hash")
        #expect(try await browser.run("return document.querySelector('.play').open") == false)
        #expect(try await browser.complaints() == [])
      }
    }

    @Test func isLeftForItsPageByGoingBackAndClosedWithoutATrace() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url(motion))
        let open = "document.querySelector(\"[data-token='motion.spring.smooth-slide'] button.try\").click()"
        let isOpen = "return document.querySelector('.play').open"
        _ = try await browser.run(open)
        _ = try await browser.wait(for: "document.querySelector('.play[open] .ghost') && location.hash")
        _ = try await browser.run("history.back()")
        _ = try await browser.wait(for: "!document.querySelector('.play').open && !location.hash")
        #expect(try await browser.run("return location.pathname").string?.hasSuffix(motion) == true)
        let places = try await browser.run("return history.length")
        _ = try await browser.run(open)
        _ = try await browser.wait(for: "document.querySelector('.play').open && location.hash")
        try await browser.press(Key.escape)
        _ = try await browser.wait(for: "!location.hash")
        #expect(try await browser.run(isOpen) == false)
        #expect(try await browser.run("return history.length") == places)
      }
    }

    @Test func aSpringStartsWithTheVelocityThatIsTyped() async throws {
      try await Browser.with { browser in
        try await open(motion + "#play=spring&stiffness=100&damping=20", in: browser)
        let codes = "return document.querySelector('.play-code').innerText"
        #expect(try await browser.run(codes).string?.contains("SpringForce(1f)") == true)
        _ = try await browser.run(
          """
          const field = [...document.querySelectorAll('.play-field')].find(field => field.textContent.startsWith('Initial velocity'));
          const input = field.querySelector('[type=number]');
          input.value = '6';
          input.dispatchEvent(new Event('input', { bubbles: true }));
          """)
        #expect(try await browser.run("return location.hash").string?.contains("velocity=6") == true)
        let told = try #require(try await browser.run(codes).string)
        #expect(
          told.contains("initialVelocity: 6") && told.contains("CGVector(dx: 6, dy: 6)")
            && !told.contains("SpringForce"))
      }
    }

    @Test func handlesOfACurveMoveByTheArrowKeys() async throws {
      try await Browser.with { browser in
        try await open(Self.addresses[1], in: browser)
        #expect(try await browser.run("return document.activeElement.ariaLabel") == "First handle, x 0.3, y -0.2")
        try await browser.press(Key.right)
        try await browser.press(Key.up)
        #expect(try await browser.run("return document.activeElement.ariaLabel") == "First handle, x 0.31, y -0.19")
        #expect(
          try await browser.run("return document.querySelector('.play-code code').textContent")
            == "cubic-bezier(0.31, -0.19, 0.2, 1.2)")
        #expect(try await browser.run("return location.hash").string?.contains("curve=0.31,-0.19,0.2,1.2") == true)
      }
    }

    @Test func aBrokenAddressOpensWithSoundNumbersOrNotAtAll() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        for query in [
          "play=spring&stiffness=-1&damping=x", "play=spring&token=\"]", "play=easing&curve=9,9,9,9",
          "play=easing&curve=1,2",
          "play=contrast&text=<b>&on=url(x)", "play=spring&response=0&dampingFraction=1",
        ] {
          try await browser.open(site.url("404.html"))
          try await browser.open(site.url(motion + "#" + query))
          _ = try await browser.wait(for: "document.querySelector('.play[open]')")
          #expect(try await browser.complaints() == [], "\(query)")
        }
        for query in ["play=toString", "play=", "play=%"] {
          try await browser.open(site.url("404.html"))
          try await browser.open(site.url(motion + "#" + query))
          _ = try await browser.wait(for: "globalThis.specimenPlay")
          #expect(try await browser.run("return document.querySelector('.play').open") == false)
        }
      }
    }

    @Test func aPairOfColoursIsComparedAsItIsTyped() async throws {
      try await Browser.with { browser in
        try await open(Self.addresses[2], in: browser)
        let ratio = "return document.querySelector('.play-figures dd').innerText.split('\\n')"
        #expect(try await browser.run(ratio).strings == ["2.54", "fail"])
        _ = try await browser.run("document.querySelector('.play-colour input').select()")
        try await browser.type("black")
        #expect(try await browser.run(ratio).strings == ["21.00", "AAA"])
        #expect(try await browser.run("return location.hash") == "#play=contrast&text=black&on=#ffffff")
      }
    }

    @Test func wordsOfTypeSamplesAreTypedAndKeptInTheAddress() async throws {
      let site = try await BuiltGuide.shared.value
      let page = site.url("okta-mobile/foundations/typography.html")
      let first = "return document.querySelector('[data-specimen=type-ramp] .set').innerText"
      try await Browser.with { browser in
        try await browser.open(page)
        let own = try await browser.run(first)
        _ = try await browser.run("document.querySelector('.words-of input').focus()")
        try await browser.type("Ab <i>")
        #expect(try await browser.run(first) == "Ab <i>")
        let address = try #require(try await browser.run("return location.href").string)
        try await browser.open(site.url("404.html"))
        try await browser.open(address)
        #expect(try await browser.run(first) == "Ab <i>")
        _ = try await browser.run(
          "const i = document.querySelector('.words-of input'); i.value = ''; i.dispatchEvent(new Event('input'))")
        #expect(try await browser.run(first) == own)
      }
    }

    @Test(arguments: [
      Browser.View("light"), Browser.View("dark", scheme: "dark"),
      Browser.View("forced colours", scheme: "dark", hasForcedColors: true), Browser.View("320 px", width: 320),
    ]) func breaksNoRuleOfAxe(view: Browser.View) async throws {
      try await Browser.with { browser in
        try await browser.look(view)
        for address in Self.addresses {
          try await open(address, in: browser)
          #expect(try await Axe.violations(in: browser) == [], "\(address), \(view)")
          #expect(
            try await browser.run("const d = document.querySelector('.play'); return d.scrollWidth <= d.clientWidth")
              == true,
            "\(address), \(view)")
        }
      }
    }

    @Test func opensWhereScriptsAreNamedByWhatIsInThem() async throws {
      let site = try await BuiltGuide.fingerprinted.value
      try await Browser.with { browser in
        try await browser.open(site.url("index.html"))
        try await browser.click("figure:has([data-play]) button.try")
        _ = try await browser.wait(for: "document.querySelector('.play[open] .curve')")
        try await browser.press(Key.escape)
        try await browser.press("/")
        try await browser.type("palette")
        _ = try await browser.wait(
          for: "document.querySelector('.finder [role=option]')?.innerText.startsWith('Palette')")
        #expect(try await browser.complaints() == [])
      }
    }

    @Test func nothingOfItIsThereWithoutAScript() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.turnScriptsOff()
        try await browser.open(site.url(motion))
        #expect(try await browser.run("return document.querySelectorAll('.try, .words-of, .play').length") == 0)
        #expect(try await browser.run("return document.querySelectorAll('[data-play]').length > 0") == true)
      }
    }
  }
}
