import Diagnostics
import Testing
import TokenValues
import Tokens

/// Token files of Style Dictionary: read whole, each with one finding.
@Suite struct StyleDictionaryTests {
  private static let styleDictionary = """
    {
      "color": {
        "base": {"red": {"value": "#ff0000", "comment": "Loud"}, "ink": {"value": "rgb(17, 17, 17)"}},
        "font": {"link": {"value": "{color.base.red.value}"}}
      },
      "size": {"font": {"small": {"value": "0.75rem"}, "large": {"value": 32}},
        "padding": {"base": {"value": "8px"}}},
      "time": {"quick": {"value": "150ms"}},
      "opacity": {"half": {"value": 0.5}},
      "content": {"icon": {"star": {"value": "'E902'", "type": "content"}}}
    }
    """

  @Test func readsStyleDictionary() {
    #expect(
      Loaded(Self.styleDictionary).values == [
        "color.base.red color #ff0000", "color.base.ink color #111111", "color.font.link color #ff0000",
        "size.font.small dimension 0.75rem", "size.font.large dimension 32", "size.padding.base dimension 8px",
        "time.quick duration 150ms", "opacity.half number 0.5",
      ])
    #expect(Loaded(Self.styleDictionary).rules == ["foreign-dialect", "unitless-length", "text-property"])
    let red = Loaded(Self.styleDictionary).tokens[TokenPath("color.base.red")]
    #expect(red?.description == "Loud")
  }

  @Test func readsSmallFilesAsTheFilesBesideThemAreWritten() {
    let loaded = Loaded([
      "color.json": ##"{"color": {"a": {"value": "#111111"}, "b": {"value": "#222222"}, "c": {"value": "#333333"}}}"##,
      "size.json": ##"{"size": {"sm": {"value": "4px"}, "md": {"value": "8px"}}}"##,
      "style.json": ##"{"style": {"text": {"value": "{color.a.value}"}}}"##,
    ])
    #expect(
      loaded.values == [
        "color.a color #111111", "color.b color #222222", "color.c color #333333", "size.sm dimension 4px",
        "size.md dimension 8px", "style.text color #111111",
      ])
    #expect(loaded.messages == ["6 tokens in 3 files are written as Style Dictionary writes them"])
  }

  @Test func keepsLengthsWithoutAUnitAsTheyAre() {
    let text = """
      {"size": {"xs": {"value": "0.25"}, "sm": {"value": 1}, "none": {"value": "0"}, "md": {"value": "2", "unit": "px"},
        "lg": {"value": "{size.xs}"}}}
      """
    #expect(
      Loaded(text).values == [
        "size.xs dimension 0.25", "size.sm dimension 1", "size.none dimension 0px", "size.md dimension 2px",
        "size.lg dimension 0.25",
      ])
    let found = Loaded(text).diagnostics.all
    #expect(found.map(\.rule.id) == ["foreign-dialect", "unitless-length"])
    #expect(found.last?.message == "2 lengths have no unit: size.xs, size.sm")
    let smallest = Loaded(text).tokens[TokenPath("size.xs")]
    #expect(smallest?.value == .dimension(Dimension(0.25, .notGiven)))
  }

  @Test func rewritesReferencesWithinValuesOfSeveralParts() {
    let text = """
      {"size": {"a": {"value": "4px"}, "b": {"value": "8px"}, "c": {"value": "2px"}, "d": {"value": "3px"},
        "pad": {"value": "{size.a.value} {size.b.value}"}}}
      """
    #expect(Loaded(text).values.suffix(2) == ["size.pad.block dimension 4px", "size.pad.inline dimension 8px"])
  }

  // MARK: Numbers in strings

  @Test func readsNumbersOfFontsInStrings() {
    #expect(
      Loaded(
        """
        {"font": {"weight": {"bold": {"value": "700"}}, "lineheight": {"01": {"value": "1.2"}},
          "size": {"sm": {"value": "12px"}}, "family": {"body": {"value": "Inter"}}},
         "body": {"leading": {"value": "{font.lineheight.01.value}"}}}
        """
      ).values == [
        "font.weight.bold fontWeight 700", "font.lineheight.01 number 1.2", "font.size.sm dimension 12px",
        "font.family.body fontFamily Inter", "body.leading number 1.2",
      ])
  }

  @Test func readsAStyleInOneLineOfReferences() {
    let loaded = Loaded(
      ##"""
      {"font": {"weight": {"a": {"value": "400"}, "b": {"value": "700"}},
         "size": {"a": {"value": "16px"}, "b": {"value": "20px"}, "c": {"value": "24px"}}, "family": {"a": {"value": "Inter"}},
         "nav": {"value": "{ font.weight.b.value } { font.size.b.value }/1.2 { font.family.a.value }"}}}
      """##)
    #expect(loaded.values.last == "font.nav typography 20px/1.2 700")
    #expect(loaded.rules == ["foreign-dialect"])
  }
}
