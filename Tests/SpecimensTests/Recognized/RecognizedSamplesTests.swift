import Colorimetry
import DrawingSupport
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
    #expect(samples.map(\.note) == ["From 96 px", nil])
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
    let groups = RecognizedGroups(Recognition.values(in: document), in: document).blocks.flatMap(\.groups)
    return groups.first.map {
      RecognizedSamples($0.values, lengthUnit: unit, place: Drawing.block("notes", markdown).span)
    }
  }

  private static func text(_ value: TokenValue) -> String? {
    value.color?.hex ?? value.dimension.map(Plate.measure) ?? TokenText.short(value)
  }
}
