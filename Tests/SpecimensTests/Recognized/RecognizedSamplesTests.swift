import Colorimetry
import DrawingSupport
import Grounds
import Motion
import Plates
import Recognition
import Scans
import Syntax
import Testing
import TokenValues
import Wording

@testable import Specimens

/// Recognised values as samples: what they are called, and what is one sample or several.
@Suite struct RecognizedSamplesTests {
  @Test func takesOneNameWithOneValueOnce() {
    #expect(Recognized.samples("- Sea #0A2540\n- Ink #102030\n- Sea #0A2540") == ["Sea #0a2540", "Ink #102030"])
  }

  @Test func numbersANameWithAnotherValue() {
    #expect(
      Recognized.samples("- Sea #0A2540\n- Sea #102030\n- Sea #405060")
        == ["Sea #0a2540", "Sea 2 #102030", "Sea 3 #405060"])
  }

  @Test func joinsTheThemesOfADottedName() {
    #expect(
      Recognized.samples("- color.card.light: #FFFFFF\n- color.card.dark: #184873")
        == ["color.card light #ffffff, dark #184873"])
  }

  @Test func joinsTheColoursOfLinesForThemes() {
    let list = "- Light mode: Text (#1f2937), Ground (#fafafa)\n- Dark mode: Text (#f5f5f5), Ground (#181825)"
    #expect(
      Recognized.samples(list) == ["Text light #1f2937, dark #f5f5f5", "Ground light #fafafa, dark #181825"])
  }

  @Test func keepsANameWithOneThemeAsItIs() {
    #expect(Recognized.samples("- color.card.dark: #184873") == ["color.card.dark #184873"])
  }

  @Test func givesThemesOfOneColourOneVariant() {
    let table = "| Token | Light | Dark |\n|---|---|---|\n| ground | #FFFFFF | #000000 |\n| mark | #0A2540 | #0A2540 |"
    #expect(Recognized.samples(table) == ["ground light #ffffff, dark #000000", "mark #0a2540"])
  }

  @Test func partsARangeIntoItsEnds() {
    #expect(Recognized.samples("- Fade: 150-300ms") == ["Fade-min 150ms", "Fade-max 300ms"])
  }

  @Test func setsARangeOfSizesOnceInTheLargest() {
    let table = "## Type\n\n| Style | Size | Weight |\n|---|---|---|\n| Hero | 96–104px | 500 |\n| Body | 16px | 400 |"
    let samples = Recognized.all(table)
    #expect(samples.map(\.name) == ["Hero", "Body"])
    #expect(samples.map { $0.variants[0].written } == ["96–104px, 500", nil])
  }

  @Test func drawsBothEndsOfARangeOfLengths() {
    let samples = Recognized.all("## Spacing\n\n- Inset: 16–24px\n- Gap: 8px")
    #expect(samples.map(\.name) == ["Inset", "Gap"])
    #expect(samples.map { $0.variants.compactMap { $0.value.dimension?.value } } == [[16, 24], [8]])
    #expect(samples[0].variants.map(\.written) == ["16–24px", "16–24px"])
  }

  @Test func takesTheCornersOfOneRadiusTogether() {
    let table = "## Radius\n\n| Token | Value |\n|---|---|\n| sheet | 16px 16px 0 0 |\n| card | 12px |"
    let samples = Recognized.all(table)
    #expect(samples.map(\.name) == ["Sheet", "Card"])
    #expect(samples[0].variants.map(\.written) == ["16px 16px 0 0", "16px 16px 0 0"])
  }

  @Test func namesTheThemeOfAColourThatOthersHaveInTwo() {
    let table = "| Token | Light | Dark |\n|---|---|---|\n| ground | #FFFFFF | #000000 |\n| mark | #0A2540 | – |"
    #expect(Recognized.samples(table) == ["ground light #ffffff, dark #000000", "mark, light #0a2540"])
  }

  @Test func namesTheThemeOfAShadowBehindWhatItStandsBeside() {
    let list = "## Shadows\n\n- Menu: `0 8px 24px rgba(0,0,0,.16)` / dark: `0 8px 24px rgba(0,0,0,.5)`"
    #expect(Recognized.all(list).map(\.name) == ["Menu", "Menu, dark"])
  }

  @Test func drawsARemAsTheDocumentHasIt() {
    let samples = Recognized.all("## Spacing\n\n- Gap: 1.6rem\n- Inset: 2.4rem\n\n`1rem = 10px`")
    #expect(samples.compactMap { $0.value.dimension?.pixels.rounded() } == [16, 24])
  }

  @Test func joinsTheShadowsOfTwoThemes() {
    let code = "```css\n:root { --lift: 0 1px 2px #00000033; }\n.dark { --lift: 0 1px 2px #00000099; }\n```"
    #expect(Recognized.all(code).map { $0.variants.map(\.themes) } == [[["light"], ["dark"]]])
  }

  @Test func givesALengthWithoutUnitThatOfTheDocument() {
    #expect(Recognized.samples("# Spacing\n\n- tight 4\n- wide 16", unit: .pt) == ["tight 4 pt", "wide 16 pt"])
  }

  @Test func tellsARampByItsStemAndItsRisingNumbers() {
    let steps = { (numbers: [Int]) in numbers.map { "- Gray \($0) #\(100_000 + $0)" }.joined(separator: "\n") }
    #expect(Recognized.areRamp(steps([50, 100, 200, 300, 400])))
    #expect(!Recognized.areRamp(steps([50, 100, 200, 300])))
    #expect(!Recognized.areRamp(steps([50, 200, 100, 300, 400])))
    #expect(!Recognized.areRamp(steps([50, 100, 200, 300]) + "\n- Sand 400 #405060"))
  }
}

extension Recognized {
  /// The samples of the first figure, a line each: path and value, `Sea #0a2540`.
  fileprivate static func samples(_ markdown: String, unit: Dimension.Unit = .px) -> [String] {
    first(markdown, unit)?.samples.map { "\($0.path) \($0.figure(text))" } ?? []
  }

  fileprivate static func all(_ markdown: String) -> [Sample] { first(markdown, .px)?.samples ?? [] }

  fileprivate static func areRamp(_ markdown: String) -> Bool { first(markdown, .px)?.areRamp ?? false }

  private static func first(_ markdown: String, _ unit: Dimension.Unit) -> RecognizedSamples? {
    let document = document(markdown)
    let values = Recognition.values(in: document)
    let groups = RecognizedGroups(values, in: document).blocks.flatMap(\.groups)
    let grounds = Grounds(values, drawn: groups.flatMap(\.values), in: document)
    return groups.first.map {
      RecognizedSamples($0.values, grounds, lengthUnit: unit, place: Drawing.block("notes", markdown).span)
    }
  }

  private static func text(_ value: TokenValue) -> String? {
    value.color?.hex ?? value.dimension.map(Plate.measure) ?? TokenText.short(value)
  }
}
