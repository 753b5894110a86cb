import TestSupport
import Testing

/// The list of everything in a system by its name.
struct IndexPageTests {
  private static let guide = sampleGuide.merging(
    [
      "content/one/components/toast.md":
        "---\ntitle: Toast\naliases: [snackbar, Éclair]\n---\n## Use\n\n## Where it lands\n",
      "content/one/base/sound.md": "# “Sound” of it\n\n## 3 tones\n",
    ]) { $1 }

  /// The entries below each letter, as `name -> address`.
  private static func entries(_ page: HTMLPage) -> [String: [String]] {
    var found: [String: [String]] = [:]
    var letter = ""
    for element in page.all("*") {
      if element.name == "h2", let id = element.attributes["id"], id.hasPrefix("letter:") {
        letter = element.text
      } else if element.name == "a", page.isInside(element, { $0.has(class: "letter") }) {
        found[letter, default: []].append("\(element.text) -> \(element.attributes["href"] ?? "")")
      }
    }
    return found
  }

  @Test func listsPagesOtherNamesHeadingsAndGroupsOfTokensUnderTheirLetters() async throws {
    let site = await BuiltSite(Self.guide)
    #expect(site.faults == [])
    let entries = Self.entries(try site.page("one/a-z.html"))
    #expect(entries["B"]?.contains("Button -> components/button.html") == true)
    #expect(entries["S"]?.contains("snackbar -> components/toast.html") == true)
    #expect(entries["G"] == ["Greys -> base/colour.html#greys"])
    #expect(entries["W"] == ["Where it lands -> components/toast.html#where-it-lands"])
    #expect(entries["M"] == ["motion -> tokens.html#motion.fast"])
    #expect(entries["C"] == ["color -> tokens.html#color.brand", "Colour -> base/colour.html"])
  }

  @Test func listsValuesByTheNamesThatPeopleLookFor() async throws {
    let colour = ##""$value": {"colorSpace": "srgb", "components": [0, 0.4, 0.8], "hex": "#0066cc"}"##
    let site = await BuiltSite(
      Self.guide.merging([
        "content/one/tokens/more.tokens.json": """
        {"tone": {"$type": "color", "first": {\(colour), "$extensions": {"specimen.name": "Harbour Blue"}},
          "second": {"light": {\(colour)}}},
         "button": {"label": {"$type": "color", "$value": "{tone.first}"}, "gap": {"$type": "dimension",
           "$value": {"value": 8, "unit": "px"}}},
         "component": {"badge": {"$type": "color", \(colour)}}}
        """
      ]) { $1 })
    #expect(site.faults == [])
    let page = try site.page("one/a-z.html")
    let entries = Self.entries(page)
    #expect(entries["H"]?.contains("Harbour Blue -> tokens.html#tone.first") == true)
    #expect(page.all("span").contains { $0.text == "#0066cc" })
    // A side of a value is found with the other, a group of a component on its page, its colours too.
    let all = entries.values.joined()
    #expect(!all.contains { $0.hasPrefix("Second") || $0.hasPrefix("button ->") || $0.hasPrefix("Badge") })
    #expect(!all.contains { $0.hasPrefix("tone.second") })
  }

  /// A heading that only goes on from others, or that several pages have, is not looked for.
  @Test func leavesOutHeadingsThatNameNothingByThemselves() async throws {
    let page = { (title: String) in "# \(title)\n\n## On a card\n\n## Contents\n\n## Masts\n\n## \(title) of \(title)\n"
    }
    let site = await BuiltSite(
      Self.guide.merging(["content/one/base/sail.md": page("Sail"), "content/one/base/rope.md": page("Rope")]) { $1 })
    let all = Self.entries(try site.page("one/a-z.html")).values.joined()
    #expect(all.contains { $0.hasPrefix("Sail of Sail ->") })
    for name in ["On a card", "Contents", "Masts"] { #expect(!all.contains { $0.hasPrefix(name) }, "\(name)") }
  }

  /// What the document calls a colour is looked for, whatever it refers to.
  @Test func listsTheNamesOfTheDocumentThatReferToOtherValues() async throws {
    var guide = Self.guide
    let before = Self.entries(try await BuiltSite(guide).page("one/a-z.html"))
    #expect(!before.values.joined().contains { $0.hasSuffix("#color.link") })
    guide["content/one/system.yml"]? += "\ngiven-names: [color.link]\n"
    let after = Self.entries(try await BuiltSite(guide).page("one/a-z.html"))
    #expect(after["L"]?.contains { $0.hasSuffix("-> tokens.html#color.link") } == true)
  }

  @Test func filesNamesByTheirFirstLetterWithoutSignsAndAccentsAndFiguresFirst() async throws {
    let page = try await BuiltSite(Self.guide).page("one/a-z.html")
    let entries = Self.entries(page)
    #expect(entries["E"] == ["Éclair -> components/toast.html"])
    #expect(entries["S"]?.contains("“Sound” of it -> base/sound.html") == true)
    #expect(entries["0–9"] == ["3 tones -> base/sound.html#3-tones"])
    let jumps = page.links(in: "letters").map { $0.split(separator: " ")[0] }
    #expect(jumps.first == "0–9")
    #expect(jumps.dropFirst().map(String.init) == jumps.dropFirst().map(String.init).sorted())
  }

  /// Without a navigation too.
  @Test func isNotTheOnlyWayToFindThings() async throws {
    let page = try await BuiltSite(["a.md": "# A\n"]).page("index.html")
    #expect(page.all("button").contains { $0.has(class: "search") })
    #expect(page.all("nav").allSatisfy { !$0.has(class: "nav") })
  }

  @Test func leavesOutThePartsThatComponentPagesShare() async throws {
    let text = try await BuiltSite(Self.guide).page("one/a-z.html").all("a").map(\.text)
    #expect(!text.contains("Anatomy") && !text.contains("States"))
  }

  @Test func isReachedFromTheNavigationAndTheFrontPage() async throws {
    let site = await BuiltSite(Self.guide)
    #expect(try site.page("one/base/colour.html").links(in: "nav").contains("A–Z -> ../a-z.html"))
    #expect(try site.page("one/index.html").links(in: "parts").contains("A–Z -> a-z.html"))
    #expect(try site.page("one/a-z.html").all("a", "aria-current", "page").map(\.text) == ["A–Z"])
  }

  @Test func isLeftOutOfADocumentAloneAndWhereAnAuthorHasAPage() async throws {
    #expect(await !BuiltSite(["NOTES.md": "# Notes\n\n## Part\n"]).paths.contains("a-z.html"))
    var files = Self.guide
    files["content/one/a-z.md"] = "# Alphabet\n\nOurs.\n"
    let site = await BuiltSite(files)
    #expect(try site.text("one/a-z.html").contains("Ours."))
    #expect(site.faults == [])
  }

  @Test func servesTokensAloneAndDesignDocuments() async throws {
    let tokens = await BuiltSite(["acme.tokens.json": sampleGuide["content/one/tokens/color.tokens.json"] ?? ""])
    #expect(tokens.faults == [])
    #expect(try tokens.page("a-z.html").links(in: "letter").contains("color -> tokens.html#color.brand"))
    let design = await BuiltSite(["DESIGN.md": designWithComponents])
    #expect(design.faults == [])
    let entries = try design.page("a-z.html").links(in: "letter")
    #expect(entries.contains { $0.hasPrefix("Button primary -> ") })
    #expect(entries.contains { $0.hasPrefix("Colours -> index.html#") })
  }
}

/// A design document with two components, one of them in two states.
let designWithComponents = """
  ---
  name: Acme
  colors: { primary: "#0066cc", canvas: "#ffffff", ink: "#111111", spark: "#ffcc00", cream: "#fffefa" }
  components:
    button-primary: { backgroundColor: "{colors.primary}", textColor: "{colors.canvas}", padding: 12px }
    button-primary-hover: { backgroundColor: "{colors.ink}" }
    card: { backgroundColor: "{colors.canvas}", textColor: "{colors.ink}", padding: 24px }
  ---
  # Acme

  ## Colours

  Blue on white.
  """
