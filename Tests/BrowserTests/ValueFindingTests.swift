import Colorimetry
import Guide
import Motion
import Pipeline
import Printing
import TestSupport
import Testing
import TokenValues
import Tokens

/// What is found for a colour, a size, a time, a spring or a wish for contrast.
extension BrowserTests.FindingTests {
  @Test func aValueFindsTheNearestTokensWithTheirDistance() async throws {
    let site = try await BuiltGuide.shared.value
    let system = try #require(site.guide.system("okta-mobile"))
    let wanted = try Color(css: "#12ba80")
    try await Browser.with { browser in
      try await browser.open(site.url(page))
      try await browser.press("/")
      for text in ["#12ba80", "rgb(18 186 128)", "#12BA80"] {
        let nearest = try #require(try await results(of: text, in: browser).options.first)
        let path = String(nearest.prefix { $0 != " " })
        guard case .color(let color)? = system.tokens[TokenPath(path)]?.value else {
          Issue.record("\(path) is not a colour of the system that is being read")
          continue
        }
        let distance = ColorDifference.e2000(wanted, color)
        #expect(nearest.contains("ΔE \((distance * 10).rounded() / 10)"), "\(text): \(nearest)")
        let best = system.tokens.tokens.compactMap { token -> Double? in
          guard case .color(let other) = token.value, other.opacity == 1 else { return nil }
          return ColorDifference.e2000(wanted, other)
        }.min()
        #expect(abs(distance - (best ?? 0)) < 0.1)
      }
      let size = try await results(of: "48px", in: browser).options
      #expect(size.first?.contains("exact") == true)
      let time = try await results(of: "0.29s", in: browser).options
      #expect(time.first?.contains("+10 ms") == true && time.first?.contains("300ms") == true)
    }
  }

  @Test func aSpringOrAContrastWishFindsTheNearestTokens() async throws {
    let site = try await BuiltGuide.shared.value
    let system = try #require(site.guide.system("okta-mobile"))
    try await Browser.with { browser in
      try await browser.open(site.url(page))
      try await browser.press("/")
      let springs: [(path: String, spring: Spring)] = system.tokens.tokens.compactMap { token in
        guard case .spring(let written) = token.value,
          case .success(let resolved) = written.resolved(by: system.settings.springEngine ?? .swiftUI)
        else { return nil }
        return (token.path.description, resolved.spring)
      }
      let wanted = try #require(springs.last).spring
      for text in [
        "spring \(wanted.stiffness.trimmed(3)) \(wanted.damping.trimmed(3)) \(wanted.mass.trimmed(3))",
        "response \(wanted.response.trimmed(4)) damping \(wanted.dampingRatio.trimmed(4))",
      ] {
        let nearest = try #require(try await results(of: text, in: browser).options.first)
        #expect(
          springs.contains { nearest.hasPrefix($0.path + " ") } && nearest.contains("exact"), "\(text): \(nearest)")
      }
      let alone = try await results(of: "damping \(wanted.damping.trimmed(3))", in: browser).options
      #expect(alone.first?.contains("exact") == true, "\(alone.first ?? "nothing")")
      let near = try await results(of: "spring 0.44 0.6", in: browser).options
      #expect(near.first?.contains("response ") == true)
      // Overdamped, and far from every token.
      let slow = try await results(of: "tension 170 friction 26", in: browser).options
      #expect(slow.first?.contains("damping ratio −") == true, "\(slow)")
      for (text, ground, least) in [
        ("AA-large on white", "#ffffff", 3), ("4.5:1 on #fff", "#ffffff", 4.5), ("3 on black", "#000000", 3),
      ] {
        let found = try await results(of: text, in: browser).options.filter { $0.contains(":1 · ") }
        let paper = try Color(css: ground)
        #expect(!found.isEmpty)
        var last = 0.0
        for option in found {
          let path = String(option.prefix { $0 != " " })
          let colours = site.guide.designSystems.flatMap(\.themes.themes).compactMap { theme -> Double? in
            guard case .color(let color)? = theme.tokens[TokenPath(path)]?.value else { return nil }
            return Contrast.wcag(foreground: color, background: paper)
          }
          let shown = try #require(option.split(separator: " ").first { $0.hasSuffix(":1") }?.dropLast(2)).description
          #expect(colours.contains { Contrast.figure($0) == shown }, "\(option)")
          #expect((Double(shown) ?? 0) >= least)
          last = max(last, Double(shown) ?? 0)
        }
        #expect(last < 21)
      }
    }
  }

  @Test func aThemeMayStandBehindTheGroundOfAContrastWish() async throws {
    let site = try await BuiltGuide.shared.value
    let dark = site.guide.designSystems.compactMap { system in system.themes.themes.first { $0.name == "dark" } }
    let surfaces = dark.compactMap { theme -> Color? in
      guard case .color(let color)? = theme.tokens[TokenPath("surface.card")]?.value else { return nil }
      return color
    }
    let ground = try #require(surfaces.first)
    try await Browser.with { browser in
      try await browser.open(site.url(page))
      try await browser.press("/")
      let first = try #require(try await results(of: "4.5 on surface.card dark", in: browser).options.first)
      let shown = first.split(separator: " ").first { $0.hasSuffix(":1") }?.dropLast(2).description
      let path = String(first.prefix { $0 != " " })
      let ratios = site.guide.designSystems.flatMap(\.themes.themes).compactMap { theme -> String? in
        guard case .color(let color)? = theme.tokens[TokenPath(path)]?.value else { return nil }
        return Contrast.figure(Contrast.wcag(foreground: color, background: ground))
      }
      #expect(ratios.contains(shown ?? "no ratio"), "\(first): \(ratios)")
    }
  }

  @Test func aColourBeyondSRGBIsToldFromTheNearestOneWithin() async throws {
    let sources = [
      "index.md": "# Kit\n", "a.md": "# A\n",
      "t.tokens.json": """
      {"wide": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0, 0]}},
       "plain": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0]}}}
      """,
    ]
    let apart = ColorDifference.e2000(try Color(css: "color(display-p3 1 0 0)"), try Color(css: "#ff0000"))
    let distance = "ΔE \((apart * 10).rounded() / 10)"
    try await withBox(on: "index.html", of: sources) { browser in
      for (text, first, second) in [
        ("color(display-p3 1 0 0)", "wide", "plain"), ("#ff0000", "plain", "wide"), ("red", "plain", "wide"),
      ] {
        let found = try await results(of: text, in: browser).options.filter {
          $0.hasPrefix("wide") || $0.hasPrefix("plain")
        }
        #expect(found.first?.hasPrefix("\(first) exact") == true, "\(text): \(found)")
        #expect(found.contains { $0.hasPrefix("\(second) \(distance)") }, "\(text): \(distance), \(found)")
      }
    }
  }

  @Test func aValueFindsWhatADocumentGives() async throws {
    let sources = [
      "index.md": "# Kit\n",
      "a.md": "# Looks\n\n## Colours\n\n- Brand: `#0066cc`\n- Paper: `#ffffff`\n\n## Motion\n\n- Fast: 200 ms\n",
    ]
    try await withBox(on: "a.html", of: sources) { browser in
      let color = try await results(of: "#0066cd", in: browser).options
      #expect(color.first?.hasPrefix("Brand ΔE ") == true, "\(color)")
      let place = try await browser.run("return document.querySelector('.finder [role=option]').href")
      #expect(place.string?.hasSuffix("/a.html#colours") == true)
      let time = try await results(of: "0.2s", in: browser).options
      #expect(time.first?.hasPrefix("Fast exact") == true, "\(time)")
    }
  }

  @Test func aValueOfASystemIsOneRowHoweverManyNamesItHas() async throws {
    let site = try await BuiltGuide.shared.value
    try await Browser.with { browser in
      try await browser.open(site.url("omnivia/index.html"))
      try await browser.press("/")
      for text in ["#007aff", "#10b980", "48px", "250ms", "spring 0.4 0.7", "AA on #fff"] {
        let found = try await results(of: text, in: browser).options
        #expect(found.count > 2, "\(found)")
        let rows = try await browser.run(
          """
          return [...document.querySelectorAll('.finder [role=group]')].filter(g => g.querySelector('p').textContent === 'Nearest values')
            .flatMap(g => [...g.querySelectorAll('small')].map(s => s.textContent.replace(/ · also .*/, '')));
          """
        ).strings
        #expect(Set(rows).count == rows.count, "\(text): \(rows)")
      }
      let blue = try await results(of: "#007aff", in: browser).options
      let exact = blue.filter { $0.contains("exact") && $0.contains("Omnivia") }
      #expect(exact.count == 1 && blue.contains { $0.contains("ΔE ") }, "\(blue)")
      #expect(exact.first?.contains("· also ") == true && exact.first?.contains("more name") == true, "\(blue)")
      // What it is for comes before the part that has it, and before the plain value.
      #expect(exact.first.map { !$0.hasPrefix("button.") && !$0.hasPrefix("components.") } == true, "\(blue)")
    }
  }

  @Test func lightAndDarkOfOneNameAreOneRow() async throws {
    func color(_ hex: String) -> String {
      let channels = [hex.prefix(2), hex.dropFirst(2).prefix(2), hex.suffix(2)].map {
        Double(Int($0, radix: 16) ?? 0) / 255
      }
      return
        #"{"$type": "color", "$value": {"colorSpace": "srgb", "components": [\#(channels.map { "\($0)" }.joined(separator: ", "))]}}"#
    }
    let sources = [
      "content/a/index.md": "# A\n", "content/a/tokens/a.tokens.json": #"{"plain": \#(color("34c759"))}"#,
      "content/a/tokens/light.tokens.json":
        #"{"role": {"good": \#(color("34c759")), "fine": \#(color("34c759")), "odd": \#(color("34c759"))}}"#,
      "content/a/tokens/dark.tokens.json":
        #"{"role": {"good": \#(color("30d158")), "fine": \#(color("30d158")), "odd": \#(color("28cd41"))}}"#,
      "content/a/tokens/a.resolver.json": """
      {"version": "2025.10", "sets": {"a": {"sources": [{"$ref": "a.tokens.json"}]}},
       "modifiers": {"theme": {"default": "light", "contexts": {
        "light": [{"$ref": "light.tokens.json"}], "dark": [{"$ref": "dark.tokens.json"}]}}},
       "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/modifiers/theme"}]}
      """,
    ]
    try await withBox(on: "a/index.html", of: sources) { browser in
      let found = try await results(of: "#34c759", in: browser).options
      #expect(found.count == 3, "\(found)")
      #expect(found.first?.hasPrefix("plain exact") == true && found.first?.contains("#34c759 · also role.") == true)
      #expect(found.filter { $0.contains("#30d158") }.count == 1 && found.filter { $0.contains("#28cd41") }.count == 1)
      let dark = try await results(of: "#30d158", in: browser).options
      #expect(dark.first?.contains("dark #30d158 · light #34c759, ΔE ") == true, "\(dark)")
      #expect(dark.filter { $0.contains("#30d158") }.count == 1, "\(dark)")
      let paint = try await browser.run("return document.querySelector('.finder [role=option] i').style.background")
      #expect(paint.string?.hasPrefix("linear-gradient(90deg") == true, "\(paint)")
    }
  }
}
