import TestSupport
import Testing

extension BrowserTests {
  /// What a press copies: values in the notation that is wanted, addresses, pages.
  struct CopyingTests {
    /// Keeps what would go to the clipboard.
    private static let clipboard = """
      Object.defineProperty(navigator.clipboard, "writeText", { value: async (text) => { globalThis.copied = text; } });
      """

    private func copied(by selector: String, as notation: String? = nil, in browser: Browser) async throws -> String? {
      _ = try await browser.run(
        """
        delete globalThis.copied;
        const choice = [...document.querySelectorAll("label")].find((label) => label.textContent.startsWith("Copy values"))?.querySelector("select");
        if (arguments[1]) { choice.value = arguments[1]; choice.dispatchEvent(new Event("change")); }
        document.querySelector(arguments[0]).click();
        """, .string(selector), notation.map { .string($0) } ?? .null)
      return try await browser.wait(for: "globalThis.copied").string
    }

    @Test(arguments: [
      ("color.my red", "Value", "#ff000080"), ("color.my red", "CSS variable", #"var(--color-my\20 red)"#),
      ("color.my red", "Hex", "#ff000080"), ("color.my red", "Token name", "color.my red"),
      ("color.my red", "Kotlin", "Color(0x80FF0000)"),
      ("color.wide", "Value", "color(display-p3 0 1 0)"),
      ("color.wide", "Swift", "Color(.displayP3, red: 0, green: 1, blue: 0, opacity: 1)"),
      ("color.wide", "Kotlin", "Color(0f, 1f, 0f, 1f, ColorSpaces.DisplayP3)"),
      ("color.wide", "OKLCH", "oklch(84.9% 0.369 145.6)"), ("space.m", "Value", "1.5rem"),
      ("space.m", "Kotlin", "24.dp"),
      ("space.m", "React Native", "24"), ("motion.fast", "Swift", "0.2"), ("motion.fast", "Kotlin", "200"),
      ("motion.ease", "Swift", ".timingCurve(0.2, 0, 0, 1)"), ("motion.ease", "OKLCH", "cubic-bezier(0.2, 0, 0, 1)"),
      ("motion.pop", "Swift", ".interpolatingSpring(stiffness: 200, damping: 18)"),
      ("motion.pop", "Kotlin", "spring(dampingRatio = 0.636396f, stiffness = 200f)"),
      ("motion.pop", "CSS variable", "stiffness 200, damping 18"),
      (
        "shadow.low", "Swift",
        ".shadow(color: Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.2), radius: 4, x: 0, y: 2)"
      ),
      ("shadow.low", "React Native", "{ boxShadow: '0 2px 8px 0 #00000033' }"),
      (
        "shadow.high", "React Native",
        "{ boxShadow: '0 2px 8px 0 #00000033, 0 8px 24px 0 #00000066' }"
      ),
      ("shadow.soft", "Value", "x 0, y 4, radius 8, #0066cc 30 %"),
      (
        "shadow.soft", "React Native",
        "{ shadowColor: '#0066cc', shadowOffset: { width: 0, height: 4 }, shadowOpacity: 0.3, shadowRadius: 8 }"
      ),
      (
        "shadow.soft", "Swift",
        ".shadow(color: Color(.sRGB, red: 0, green: 0.4, blue: 0.8, opacity: 0.3), radius: 8, x: 0, y: 4)"
      ),
      ("family.text", "React Native", "'Inter'"), ("family.text", "Swift", "\"Inter\""),
      ("heavy", "Kotlin", "FontWeight(800)"),
      ("line", "Kotlin", "BorderStroke(2.dp, Color(0xFFFF0000))"),
      ("line", "React Native", "{ borderWidth: 2, borderStyle: 'solid', borderColor: '#ff0000' }"),
      (
        "motion.enter", "Kotlin",
        "tween(durationMillis = 200, delayMillis = 50, easing = CubicBezierEasing(0.2f, 0f, 0f, 1f))"
      ),
      ("motion.enter", "Swift", ".timingCurve(0.2, 0, 0, 1, duration: 0.2).delay(0.05)"),
      ("type.body", "Swift", #".custom("Inter", size: 16).weight(.semibold)"#),
      ("type.body", "Kotlin", "TextStyle(fontSize = 16.sp, lineHeight = 24.sp, fontWeight = FontWeight(600))"),
      ("type.body", "CSS variable", "var(--type-body)"),
    ]) func writesAValueInTheNotationThatIsWanted(token: String, notation: String, expected: String) async throws {
      let site = try await BuiltGuide.tokens.value
      try await Browser.with { browser in
        try await browser.open(site.url("tokens.html"))
        _ = try await browser.run(Self.clipboard)
        #expect(try await copied(by: "tr[data-token='\(token)'] .copy", as: notation, in: browser) == expected)
        // It is remembered.
        try await browser.reload()
        _ = try await browser.run(Self.clipboard)
        #expect(try await copied(by: "tr[data-token='\(token)'] .copy", in: browser) == expected)
        #expect(try await browser.complaints() == [])
      }
    }

    @Test func copiesTheValueOfEachThemeAndWhereItIsRead() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("lifesignal/tokens.html"))
        _ = try await browser.run(Self.clipboard)
        let row = "tr[data-token='color.background.primary'] .valued"
        // The notation of the system's platform comes first.
        #expect(
          try await copied(by: row + ":first-child .copy", in: browser)
            == "Color(.sRGB, red: 0.949, green: 0.949, blue: 0.9686, opacity: 1)")
        #expect(try await copied(by: row + ":first-child .copy", as: "Value", in: browser) == "#F2F2F7")
        #expect(try await copied(by: row + ":nth-child(2) .copy", as: "Kotlin", in: browser) == "Color(0xFF000000)")
        try await browser.open(site.url("lifesignal/foundations/colour.html"))
        _ = try await browser.run(Self.clipboard)
        let swatch = "[data-specimen=swatches] [data-token='color.accent.primary'] .field"
        #expect(try await copied(by: swatch + " .copy", in: browser) == "Color(0xFF007AFF)")
        #expect(try await browser.run("return document.querySelector(\"\(swatch) .copy\").title") == "Copy as Kotlin")
        #expect(
          try await copied(by: swatch + " + .field .copy", as: "CSS variable", in: browser)
            == "var(--color-accent-primary)")
        let name = try await browser.run("return document.querySelector(\"\(swatch) .copy\").ariaLabel").string
        #expect(name == "Copy #007AFF of color.accent.primary in light as CSS variable")
        try await browser.open(site.url("lifesignal/foundations/spacing.html"))
        _ = try await browser.run(Self.clipboard)
        #expect(
          try await copied(by: ".bars [data-token='space.medium'] .copy", as: "React Native", in: browser) == "16")
        try await browser.open(site.url("lifesignal/components/cards.html"))
        _ = try await browser.run(Self.clipboard)
        // What OKLCH does not write is copied as it stands, and the button names no notation.
        let length = ".measures [data-token='card.padding'] .copy"
        #expect(try await copied(by: length, as: "OKLCH", in: browser) == "16pt")
        #expect(try await browser.run("return document.querySelector(\"\(length)\").title") == "Copy")
        #expect(try await copied(by: length, as: "Value", in: browser) == "16pt")
      }
    }

    @Test(arguments: [
      ("type.screen-hero", "Swift", ".system(size: 32).weight(.bold)"),
      ("type.screen-hero", "React Native", "{ fontSize: 32, fontWeight: '700' }"),
      ("component.header.title", "Swift", ".system(size: 30).weight(.bold)"),
      ("component.header.title", "React Native", "{ fontSize: 30, letterSpacing: 0.3, fontWeight: '700' }"),
      ("haptic.light", "CSS variable", "Expo ImpactFeedbackStyle.Light"),
      ("haptic.light", "React Native", "Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light)"),
      ("haptic.completion", "React Native", "Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success)"),
      ("haptic.light", "Kotlin", "Expo ImpactFeedbackStyle.Light"),
      ("elevation.standard.android", "React Native", "{ elevation: 3 }"), ("elevation.standard.android", "Value", "3"),
      (
        "motion.spring.gentle-press", "React Native",
        "Animated.spring(value, { toValue: 1, damping: 10, useNativeDriver: true })"
      ),
      (
        "motion.spring.gentle-press", "Swift",
        ".interpolatingSpring(stiffness: 100, damping: 10) // stiffness 100, React Native default, mass 1, React Native default"
      ),
    ]) func writesWhatAPlatformHas(token: String, notation: String, expected: String) async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("okta-mobile/tokens.html"))
        _ = try await browser.run(Self.clipboard)
        #expect(try await copied(by: "tr[data-token='\(token)'] .copy", as: notation, in: browser) == expected)
      }
    }

    @Test func copiesNamesAndValuesOfTablesAndListsOutsideOfFigures() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("okta-mobile/use/for-x-use-y.html"))
        _ = try await browser.run(Self.clipboard)
        let name = "td a[href$='#motion.spring.gentle-press'] + .copy"
        #expect(try await copied(by: name, in: browser) == "motion.spring.gentle-press")
        #expect(
          try await browser.run("return document.querySelector(\"\(name)\").ariaLabel").string
            == "Copy motion.spring.gentle-press")
        #expect(try await copied(by: "td[data-label=Haptic] .copy:not(.name)", in: browser) == "hapticLight()")
        try await browser.open(site.url("okta-mobile/foundations/layout.html"))
        _ = try await browser.run(Self.clipboard)
        #expect(try await copied(by: ".prose > ul > li .copy", in: browser) == "HEADER_TITLE_STYLE")
        #expect(try await browser.complaints() == [])
      }
    }

    @Test func makesNoButtonAroundALink() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("manual/token-files/dialects.html"))
        #expect(try await browser.run("return document.querySelectorAll('.copy').length").number ?? 0 > 0)
        #expect(try await browser.run("return document.querySelectorAll('.copy a').length").number == 0)
      }
    }

    @Test func copiesTheAddressOfAHeading() async throws {
      let site = try await BuiltGuide.shared.value
      try await Browser.with { browser in
        try await browser.open(site.url("lifesignal/foundations/colour.html"))
        _ = try await browser.run(Self.clipboard)
        let address = try await browser.run("return document.querySelector('a.anchor').href")
        #expect(try await copied(by: "a.anchor", in: browser) == address.string)
        #expect(try await browser.run("return location.href") == address)
      }
    }
  }
}
