import Colorimetry
import Diagnostics
import DrawingSupport
import Files
import Guide
import Plates
import Testing
import TokenValues
import Tokens

/// Tokens as samples, and the scenes they are drawn in.
@Suite struct SampleTests {
  private static let place = Drawing.block("swatches", "").span

  /// The samples that the lines of a block ask for.
  private static func samples(_ lines: String..., of types: [TokenType] = [.color]) throws -> [Sample] {
    var diagnostics = Diagnostics()
    let samples = try request(lines.joined(separator: "\n")).samples(of: types, into: &diagnostics)
    try #require(diagnostics.isEmpty)
    return samples
  }

  private static func request(_ body: String, options: String = "") throws -> SpecimenRequest {
    SpecimenRequest(
      block: Drawing.block("swatches" + options, body), system: try SampleSystem.system(),
      pageURL: "sample/foundations/page.html", stylesheet: nil, id: "fig1")
  }

  private static func hex(_ variant: Sample.Variant?) -> String? { variant?.value.color?.hex }

  // MARK: Variants

  @Test func groupsThemesThatShareAValue() throws {
    let sample = try #require(try Self.samples("color.tab.emerald").first)
    #expect(sample.variants.map(Self.hex) == ["#10b981"])
    #expect(sample.variants.map(\.label) == [nil])
    #expect(sample.variants.map(\.themes) == [["light", "dark"]])
    #expect(!sample.varies)
  }

  @Test func hasAVariantForEachValueThatDiffersOverTheThemes() throws {
    let sample = try #require(try Self.samples("color.surface.card").first)
    #expect(sample.variants.map(Self.hex) == ["#ffffff", "#1c1c1e"])
    #expect(sample.variants.map(\.label) == ["light", "dark"])
    #expect(sample.varies && Self.hex(sample.variants[0]) == sample.value.color?.hex)
  }

  @Test func hasTheVariantOfATheme() throws {
    let scene = try Self.request("").scene
    let sample = try #require(try Self.samples("color.surface.card").first)
    #expect(scene.themes.map { Self.hex(sample.variant(in: $0)) } == ["#ffffff", "#1c1c1e"])
  }

  @Test func holdsInAnyThemeWhereItKnowsNone() throws {
    let sample = Sample(
      name: "Sea", path: TokenPath("Sea"), place: Self.place,
      variants: [Sample.Variant(.color(try Color(css: "#0a2540")))])
    #expect(try Self.request("").scene.themes.map { Self.hex(sample.variant(in: $0)) } == ["#0a2540", "#0a2540"])
  }

  @Test func isPartedIntoItsValuesNamedWithTheirThemes() throws {
    let parted = try #require(try Self.samples("color.surface.card").first).parted
    #expect(parted.map(\.name) == ["Card, light", "Card, dark"])
    #expect(parted.map { $0.variants.map(Self.hex) } == [["#ffffff"], ["#1c1c1e"]])
    #expect(try Self.samples("color.tab.emerald | Messages").first?.parted.map(\.name) == ["Messages"])
  }

  @Test func writesAFigureForEachValueThatDiffers() throws {
    #expect(try Self.samples("color.surface.card").first?.figure { $0.color?.hex } == "light #ffffff, dark #1c1c1e")
    #expect(try Self.samples("color.tab.emerald").first?.figure { $0.color?.hex } == "#10b981")
  }

  @Test func keepsWhatATokenStandsForAndWhatItsSourceLeavesOut() throws {
    #expect(try Self.samples("color.tab.coral").first?.variants.first?.aliases == [TokenPath("color.palette.coral")])
    #expect(try Self.samples("shadow.**", of: [.shadow]).first?.variants.first?.missing == ["color"])
  }

  // MARK: Names

  @Test func tellsSamplesOfOneNameApart() throws {
    #expect(try Self.samples("color.text.primary", "color.tab.emerald").map(\.name) == ["Text primary", "Emerald"])
    #expect(
      try Self.samples("type.dynamic.**", of: [.typography]).map(\.name) == ["Small body", "Large body", "Large title"])
  }

  @Test func asksForATokenOnceAtTheFirstLineThatNamesIt() throws {
    let samples = try Self.samples("color.tab.emerald | Messages", "color.tab.*")
    #expect(samples.map(\.label) == ["Messages", "Coral"])
    var positions = Positions()
    #expect(samples.map { positions.start(of: $0.place).line } == [2, 3])
  }

  @Test func theCaptionOfALineIsTheTitleOfItsToken() throws {
    let own = try #require(try Self.samples("color.tab.emerald | messages").first)
    #expect(own.label == "messages" && own.remark == nil)
    let noted = try #require(try Self.samples("color.tab.emerald | Messages | The second tab").first)
    #expect(noted.label == "Messages" && noted.remark == "The second tab")
    let remarked = try #require(try Self.samples("color.tab.emerald | | The second tab").first)
    #expect(remarked.label == "Emerald" && remarked.remark == "The second tab")
  }

  @Test func theCaptionOfALineWithSeveralTokensIsNobodysTitle() throws {
    let samples = try Self.samples("color.tab.* | Tabs")
    #expect(samples.map(\.label) == ["Emerald", "Coral"])
    #expect(samples.map(\.remark) == ["Tabs", "Tabs"])
    #expect(try Self.samples("color.tab.emerald", "color.tab.* | coral").map(\.remark) == [nil, nil])
  }

  // MARK: Scenes

  @Test func linksATokenToItsRowFromThePage() throws {
    let scene = try Self.request("").scene
    #expect(scene.link(to: TokenPath("color.brand")) == "../tokens.html#color.brand")
  }

  @Test func linksNowhereFromAPlainDocument() {
    let scene = Scene.plain(id: "value1", title: nil, on: nil)
    #expect(scene.link(to: TokenPath("color.brand")) == nil)
    #expect(scene.system == nil && scene.springEngine == nil)
    #expect(scene.themes.map(\.tokens.tokens.count) == [0])
    #expect(Surface.all(scene, in: scene.defaultTheme).isEmpty)
  }

  @Test func hasTheDefaultThemeFirstAndTheTitleOfItsBlock() throws {
    let scene = try Self.request("", options: " title=\"Tabs\"").scene
    #expect(scene.themes.map(\.name) == ["light", "dark"])
    #expect(scene.title == "Tabs" && scene.id == "fig1")
  }
}
