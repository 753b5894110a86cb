import Comparison
import ComparisonSupport
import Reviews
import Testing

/// Drawings of components in two versions: which look different, and why.
struct ComponentChangeTests {
  private static let block = "```preview title=\"One button\"\n<button class=\"button wide\">Go</button>\n```\n"
  private static let sheet = """
    .button { border-radius: var(--t-radius); padding: var(--t-space); background: var(--t-ink); }
    .button.wide { padding: var(--t-wide); }
    """

  private func version(
    radius: Double = 8, space: Double = 10, wide: Double = 20, page: String = block, sheet: String = sheet
  ) -> [String: String] {
    var files = guide(
      """
      {"t": {"ink": {"$type": "color", "$value": \(color("#112233"))},
       "radius": {"$type": "dimension", "$value": \(px(radius))}, "space": {"$type": "dimension", "$value": \(px(space))},
       "wide": {"$type": "dimension", "$value": \(px(wide))}}}
      """)
    files["content/demo/components/buttons.md"] = "# Buttons\n\n## One\n\n" + page
    files["content/demo/components/buttons.css"] = sheet
    return files
  }

  private func names(_ changes: Changes) -> [String] {
    changes.components.shown.map { pair in
      let causes = pair.causes.compactMap { key in changes.all.first { $0.key == key }?.subject }
      return "\(pair.name) because of \(causes.joined(separator: ", "))"
    }
  }

  @Test func findsTheDrawingsThatATokenReaches() async {
    let found = await changes(from: version(), to: version(radius: 16))
    #expect(names(found) == ["Buttons › One button: preview because of t.radius"])
  }

  @Test func leavesOutWhatADeclarationThatWinsHides() async {
    let hidden = await changes(from: version(), to: version(space: 14))
    #expect(hidden.causes == ["visible value-changed t.space"])
    #expect(names(hidden) == [])
    let seen = await changes(from: version(), to: version(wide: 24))
    #expect(names(seen) == ["Buttons › One button: preview because of t.wide"])
  }

  @Test func leavesOutCornersOfWhatHasNoSurface() async {
    let bare = Self.sheet.replacing("background: var(--t-ink)", with: "color: var(--t-ink); background: none")
    #expect(names(await changes(from: version(sheet: bare), to: version(radius: 16, sheet: bare))) == [])
  }

  @Test func findsWhatAStylesheetChangesAndNotHowItIsWritten() async {
    let found = await changes(from: version(), to: version(sheet: Self.sheet.replacing("t-radius", with: "t-space")))
    #expect(found.causes == ["visible stylesheet-changed content/demo/components/buttons.md"])
    #expect(names(found) == ["Buttons › One button: preview because of content/demo/components/buttons.md"])
    let wrapped = await changes(from: version(), to: version(sheet: Self.sheet.replacing("; ", with: ";\n\n  ")))
    #expect(wrapped.causes == [])
    #expect(names(wrapped) == [])
  }

  @Test func tellsOnlyThePagesThatUseARuleOfTheSharedStylesheetOfItsChange() async {
    func version(_ shared: String) -> [String: String] {
      var files = self.version()
      files["content/demo/components/links.md"] =
        "# Links\n\n## One\n\n```preview title=\"One link\"\n<p class=\"link\">Go</p>\n```\n"
      files["content/demo/previews.css"] = shared
      return files
    }
    let shared = ".link { color: var(--t-ink); padding: var(--t-space); } .unused { padding: var(--t-wide); }"
    let found = await changes(from: version(shared), to: version(shared.replacing("t-space", with: "t-wide")))
    #expect(found.causes == ["visible stylesheet-changed content/demo/components/links.md"])
    #expect(names(found) == ["Links › One link: preview because of content/demo/components/links.md"])
    let unseen = await changes(from: version(shared), to: version(shared.replacing("t-wide", with: "t-space")))
    #expect(unseen.causes == [])
  }

  @Test func findsTheDrawingsThatATokenReachesByTheSharedStylesheet() async {
    func version(radius: Double) -> [String: String] {
      var files = self.version(radius: radius)
      files["content/demo/previews.css"] = Self.sheet
      files["content/demo/components/buttons.css"] = nil
      return files
    }
    let found = await changes(from: version(radius: 8), to: version(radius: 16))
    #expect(names(found) == ["Buttons › One button: preview because of t.radius"])
    #expect(found.all.flatMap(\.radius.uses).map(\.page) == ["content/demo/components/buttons.md"])
  }

  @Test func drawsABlockThatChangedCameOrWent() async {
    let changed = await changes(
      from: version(), to: version(page: Self.block.replacing(">Go<", with: ">Stop<")))
    #expect(changed.causes == ["visible block-changed content/demo/components/buttons.md"])
    #expect(names(changed) == ["Buttons › One button: preview because of content/demo/components/buttons.md"])
    let more = Self.block + "\n```redlines\nheight: 48px\nlabel: Go\n```\n"
    let came = await changes(from: version(), to: version(page: more))
    #expect(names(came) == ["Buttons › One: redlines because of content/demo/components/buttons.md"])
    let page = ChangesHTML.text(came, Approvals())
    #expect(page.contains("after: there was none"))
    let went = await changes(from: version(page: more), to: version())
    #expect(ChangesHTML.text(went, Approvals()).contains("before: there is none any more"))
  }

  @Test func drawsBothSidesWhereNoKeyReachesThem() async {
    let page = ChangesHTML.text(await changes(from: version(), to: version(radius: 16)), Approvals())
    #expect(page.contains("<div class=\"old\" inert>"))
    #expect(page.contains("<div class=\"new\" inert>"))
    #expect(page.contains("--t-radius:8px"))
    #expect(page.contains("--t-radius:16px"))
  }

  @Test(
    arguments: [
      (
        "redlines", "height: 48px\nradius: 8px", "height: 56px\nradius: 8px", ChangeKind.specChanged,
        "height 48px → 56px"
      ),
      ("redlines", "height: 48px", "height: 48px\ngap: 4px", .specChanged, "+ gap: 4px"),
      (
        "states", "variants: a, b\nstates: default\n---\n<p>Go</p>", "variants: a, c\nstates: default\n---\n<p>Go</p>",
        .variantRemoved, "variants − b, + c"
      ),
      (
        "states", "states: default\n---\n<p>Go</p>", "states: default, pressed\n---\n<p>Go</p>", .stateAdded,
        "states + pressed"
      ),
      ("swatches", "color.a\ncolor.b", "color.a\ncolor.c", .blockChanged, "− color.b; + color.c"),
      ("use", "- when: First.\n- not: Last.", "- when: First.\n- not: Never.", .ruleChanged, nil),
    ] as [(String, String, String, ChangeKind, String?)])
  func tellsWhatOfABlockIsAnother(name: String, old: String, new: String, kind: ChangeKind, size: String?) async {
    func block(_ body: String) -> String { "```\(name)\n\(body)\n```\n" }
    let found = await changes(from: version(page: block(old)), to: version(page: block(new)))
    let change = found.all.first { $0.kind == kind }
    #expect(change != nil)
    #expect(change?.size == size)
    if kind == .blockChanged { #expect(change?.words == "\(name) block changed") }
  }

  @Test func followsAComponentThatIsCalledOtherwise() async {
    var head = version()
    head["content/demo/components/buttons.md"] = head["content/demo/components/buttons.md"]?
      .replacing("# Buttons", with: "# Actions")
    let found = await changes(from: version(), to: head)
    #expect(found.causes == ["visible component-renamed content/demo/components/buttons.md"])
    #expect(found.all[0].before == "Buttons" && found.all[0].after == "Actions")
    var without = version()
    without["content/demo/components/buttons.md"] = nil
    without["content/demo/components/buttons.css"] = nil
    #expect(
      await changes(from: without, to: version()).causes == ["quiet component-added content/demo/components/buttons.md"]
    )
    #expect(
      await changes(from: version(), to: without).causes == [
        "breaking component-removed content/demo/components/buttons.md"
      ])
  }

  @Test func saysWhichTokensAreAComponentOrAStateOfOne() async {
    func file(_ names: [String]) -> [String: String] {
      let groups = names.map {
        "\"\($0)\": {\"ground\": {\"$value\": \(color("#112233"))}, \"text\": {\"$value\": \(color("#ffffff"))}}"
      }
      return guide("{\"components\": {\"$type\": \"color\", \(groups.joined(separator: ", "))}}")
    }
    let added = await changes(from: file(["button"]), to: file(["button", "button-hover", "chip"]))
    #expect(
      added.causes == [
        "quiet token-added+state-added components.button-hover", "quiet token-added+component-added components.chip",
      ])
    let removed = await changes(from: file(["button", "chip"]), to: file(["button"]))
    #expect(removed.causes == ["breaking token-removed+component-removed components.chip"])
  }
}
