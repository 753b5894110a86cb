import Diagnostics
import DrawingSupport
import Files
import Testing

/// Previews, state matrices and anatomies as figures.
@Suite struct PreviewTests {
  @Test func standsInADeclarativeShadowRootOnTheSystemsGround() throws {
    let html = try draw("preview", "<p>Text</p>").html
    #expect(html.contains("<template shadowrootmode=\"open\"><style>:host{all:initial;display:block;"))
    #expect(html.contains("sp-theme:nth-child(1) sp-stage{background:#ffffff;color:#000000;color-scheme:light"))
    #expect(html.contains("sp-theme:nth-child(2) sp-stage{background:#1c1c1e;color:#ffffff;color-scheme:dark"))
    #expect(html.contains("aria-label=\"Live preview, in light and dark.\""))
  }

  /// The ink of a component may be the colour of the stage: white words on a filled button, on white.
  @Test func marksTheFocusInTheInkOfItsStage() throws {
    let html = try draw("preview", "<button>Go</button>").html
    #expect(html.contains(":focus-visible{outline:2px solid var(--sp-ink,currentColor);"))
    #expect(
      html.contains("box-shadow:0 0 0 2px Canvas}"), "on a surface of the ink's own lightness the other ring is seen")
    #expect(html.contains("sp-stage{background:#ffffff;color:#000000;color-scheme:light;--sp-ink:#000000"))
    #expect(html.contains("sp-stage{background:#1c1c1e;color:#ffffff;color-scheme:dark;--sp-ink:#ffffff"))
  }

  @Test func letsOnlyTheFirstThemeBeOperated() throws {
    let html = try draw("preview", "<button>Go</button>").html
    let stages = html.split(separator: "<sp-theme").dropFirst().filter { !$0.hasPrefix("s ") }
    #expect(stages.map { $0.hasPrefix(" inert") } == [false, true])
    #expect(stages.allSatisfy { $0.contains("<sp-set><button type=\"button\">Go</button></sp-set>") })
  }

  @Test func keepsToOneThemeAndOneGround() throws {
    let drawing = try draw("preview theme=dark on=color.brand width=390", "<p>Text</p>")
    #expect(drawing.rules.isEmpty)
    #expect(drawing.html.contains("background:#0066cc"))
    #expect(drawing.html.contains("sp-set{width:390px}"))
    #expect(!drawing.html.contains("nth-child(2)") && !drawing.html.contains("<sp-name>"))
  }

  @Test(arguments: [
    ("preview theme=dusk", "unknown-theme"), ("preview on=color.brnad", "unknown-token"),
    ("preview on=space.14", "undrawable-token"), ("preview width=wide", "invalid-option"),
    ("preview width=99999", "invalid-option"),
  ])
  func reportsAnOptionThatCannotBe(_ info: String, _ rule: String) throws {
    let drawing = try draw(info, "<p>Text</p>")
    #expect(drawing.rules == [rule])
    #expect(drawing.html.contains("<p>Text</p>"))
  }

  @Test func drawsANamedIconInTheColourOfTheText() throws {
    let drawing = try draw("preview", "<span class=\"mark\" data-icon=\"heart-outline\"></span>")
    #expect(drawing.html.contains("<svg width=\"1em\" height=\"1em\" viewBox=\"0 0 24 24\""))
    #expect(drawing.html.contains("stroke=\"currentColor\"") && !drawing.html.contains("data-icon"))
    let unknown = try draw("preview", "<span data-icon=\"hart\">Text</span>")
    #expect(unknown.rules == ["invalid-attribute"])
    #expect(unknown.diagnostics.all.map(\.fix?.sentence) == ["did you mean heart?"])
  }

  // MARK: States

  private static let matrix = """
    variants: primary, one-tap
    states: default, pressed
    ---
    <button class="button {variant} {state}">{state}</button>
    """

  @Test func drawsEveryVariantInEveryStateUnderHeads() throws {
    let drawing = try draw("states", Self.matrix)
    #expect(drawing.rules.isEmpty)
    for head in ["<th scope=\"col\">Default</th>", "<th scope=\"row\">One tap</th>"] {
      #expect(drawing.html.contains(head))
    }
    #expect(
      drawing.html.contains(
        "<sp-set inert><button class=\"button one-tap pressed\" type=\"button\">pressed</button></sp-set>"))
    #expect(
      drawing.html.contains("2 variants (primary and one tap) in 2 states (default and pressed), in light and dark."))
  }

  @Test(arguments: [
    ("variants: a\nstates: b\n<p>{state}</p>", "missing-separator"),
    ("variants: a\nstates: b\n---\n<p>{size}</p>", "unknown-placeholder"),
    ("variants: a\nstatse: b\nstates: c\n---\n<p>{state}</p>", "unknown-line"),
    ("variants: a, b\nlabels: Go\nstates: c\n---\n<p>{state}</p>", "unknown-line"),
    ("variants: a\nstates: c\n---\n<p>{label}</p>", "unknown-placeholder"),
  ])
  func reportsAMatrixThatCannotBeRead(_ body: String, _ rule: String) throws {
    #expect(try draw("states", body).rules.first == rule)
  }

  @Test func givesEachVariantItsOwnWords() throws {
    let body = "variants: a, b\nlabels: Moor, Cast off\nstates: on, off\n---\n<p>{label}</p>"
    let drawing = try draw("states theme=light", body)
    #expect(drawing.rules.isEmpty)
    #expect(drawing.html.split(separator: "<p>Moor</p>").count == 3)
    #expect(drawing.html.split(separator: "<p>Cast off</p>").count == 3)
  }

  @Test func beginsTheCellsOfARowAtOneHeightIfAsked() throws {
    let body = "variants: a\nstates: on, off\n---\n<p>{state}</p>"
    #expect(try draw("states theme=light", body).html.contains("vertical-align:middle"))
    let drawing = try draw("states align=top theme=light", body)
    #expect(drawing.rules.isEmpty)
    #expect(drawing.html.contains("tbody>tr>*{vertical-align:top") && drawing.html.contains("align-items:start}"))
  }

  @Test func leavesEveryCellAsMuchRoomAsItsComponentTakes() throws {
    let css = ".a { width: calc(var(--size-button) * 3); } .b { width: var(--icon-inline); }"
    let body = "variants: a, b\nstates: on, off\n---\n<div class=\"{variant}\"></div>"
    // 168 px beside each other with their gaps, and the column of heads.
    #expect(try draw("states theme=light", body, css: css).html.contains("minmax(min(100%,168px),1fr)"))
  }

  @Test func boundsAMatrix() throws {
    let names = (1...60).map { "n\($0)" }.joined(separator: ", ")
    let drawing = try draw(
      "states theme=light", "variants: \(names)\nstates: \(names)\n---\n<p>{state}</p>")
    #expect(drawing.rules == ["preview-limit"])
    #expect(drawing.html.count { $0 == "\n" } < 200)
    #expect(drawing.html.split(separator: "<sp-set").count - 1 == 240)
  }

  // MARK: Anatomy

  @Test func numbersPartsInTheOrderOfTheTextAndListsThem() throws {
    let drawing = try draw(
      "anatomy theme=light",
      "<div class=\"row\" data-part=\"Container\"><span data-part=\"Icon\">•</span><span data-part=\"Label\">Go</span></div>",
      css: ".row { display: flex; }")
    #expect(drawing.rules.isEmpty)
    #expect(drawing.html.contains("<ol class=\"parts-list\"><li>Container</li><li>Icon</li><li>Label</li></ol>"))
    #expect(drawing.html.contains("<div class=\"row\" data-n=\"1\" style=\"anchor-name:--p0-0\">"))
    // The icon is nearest to the left, the label behind it to the upper edge: the container is led out to the right.
    let sides = drawing.html.split(separator: "<sp-mark side=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(sides == ["right top", "left", "up"])
    #expect(drawing.html.contains("Anatomy of 3 parts, in light, named in the list below."))
  }

  @Test(arguments: [("", "left"), (".card { text-align: center; }", "right")])
  func leadsTextOutWhereItBegins(_ css: String, _ side: String) throws {
    let html = try draw(
      "anatomy theme=light", "<div class=\"card\"><p data-part=\"Title\">A</p><p data-part=\"Text\">B</p></div>",
      css: css
    ).html
    #expect(html.split(separator: "<sp-mark side=\"\(side)\"").count - 1 == 2)
  }

  @Test func saysThatNoPartHasAName() throws {
    #expect(try draw("anatomy", "<p>Text</p>").rules == ["empty-block"])
  }

  @Test func measuresOnlyTheDistancesThatTokensGive() throws {
    let css = ".placed { position: absolute; top: var(--space-14); left: 4%; right: var(--space-8); }"
    let body = "<p class=\"placed\">A</p>"
    let drawing = try draw("preview theme=dark measure=placed", body, css: css)
    #expect(drawing.diagnostics.isEmpty)
    #expect(drawing.html.split(separator: "<sp-gap side=").dropFirst().map { $0.prefix(5) } == ["\"top\"", "\"righ"])
    #expect(drawing.html.contains("Measured: 14 px from the top and 8 px from the right."))
    #expect(try draw("preview measure=place", body, css: css).rules == ["invalid-option"])
    #expect(try !draw("preview", body, css: css).html.contains("sp-gap"))
  }

  // MARK: Do and don't

  @Test func setsRulesInTwoColumnsWithTheirWords() throws {
    let drawing = try draw("do-dont", "do: Use `t()`.\ndont: Write it | straight in\nnever: mind")
    #expect(drawing.rules == ["unknown-line"])
    #expect(drawing.html.contains("<li class=\"do\"><b>Do</b><p>Use <code>t()</code>.</p></li>"))
    #expect(
      drawing.html.contains("<li class=\"dont\"><b>Don’t</b><p>Write it</p><p class=\"meta\">straight in</p></li>"))
  }

  @Test func showsTheHTMLBelowARule() throws {
    let body = """
      do: Say it
      <p class="card">
        Delete:
        now
      </p>
      dont: Hint
      dont: Hide | for good
      <p class="cart">?</p><script>x</script>
      """
    let drawing = try draw("do-dont theme=dark", body, css: ".card { color: var(--color-brand); }")
    #expect(drawing.rules == ["unknown-element", "unknown-class"])
    #expect(drawing.places.map(\.line) == [9, 9])
    #expect(drawing.html.split(separator: "shadowrootmode").count == 3)
    #expect(drawing.html.contains("<sp-set inert><p class=\"card\">"))
    // The words of a pair align, whichever of the two has a picture.
    #expect(drawing.html.contains("<li class=\"do\"><b>Do</b><p>Say it</p><"))
    #expect(drawing.html.contains("<li class=\"dont\"><b>Don’t</b><p>Hint</p></li>"))
    #expect(drawing.html.contains("aria-label=\"What not to do, shown.\""))
    #expect(!drawing.html.contains("<sp-name>") && !drawing.html.contains("<script"))
  }

  @Test(arguments: [
    ("preview", "<p class=\"card\"><span class=\"cart on\">A</span></p>", 1),
    ("anatomy", "<p class=\"cart\" data-part=\"All\">A</p>", 1),
    ("states", "variants: quiet\nstates: none\n---\n<p class=\"cart {state} {variant}-x\">A</p>", 1),
    ("preview", "<p class=\"card on\">A</p>", 0),
  ]) func reportsClassesWithoutARule(_ name: String, _ body: String, _ count: Int) throws {
    let drawing = try draw(name, body, css: ".card.on { color: red; }")
    #expect(drawing.rules == Array(repeating: "unknown-class", count: count))
    #expect(drawing.diagnostics.all.allSatisfy { $0.fix?.sentence == "did you mean card?" })
  }

  @Test func leavesClassesOfAPageWithoutAStylesheetAlone() throws {
    #expect(try draw("preview", "<p class=\"card\">A</p>").rules.isEmpty)
  }

  @Test func labelsStatesWithAnInitialCapitalHoweverShort() throws {
    let drawing = try draw("states", "variants: h2\nstates: on, off\n---\n<b class=\"{variant} {state}\">Go</b>\n")
    #expect(drawing.html.contains(">On</th>") && drawing.html.contains(">Off</th>"))
    #expect(drawing.html.contains(">H2</th>"))
  }
}
