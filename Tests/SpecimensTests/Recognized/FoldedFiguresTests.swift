import Syntax
import Testing

@testable import Specimens

/// What is folded: code that lists again what is drawn further up, and on a long page the parts of components, many
/// colours and code that only says what is drawn.
@Suite struct FoldedFiguresTests {
  /// So many lines that the page is long.
  private static let prose = String(
    repeating: "A line of running text about nothing that anybody would draw.\n\n", count: 300)

  private static let palette = """
    ## Palette

    - Ink: #102030
    - Sea: #0A2540
    - Sand: #F4E9D8

    """

  private static func folds(_ markdown: String) -> [String] {
    Recognized.html(markdown).matches(of: /<details class="folded"><summary>([^<]*)/).map { String($0.1) }
  }

  @Test func foldsCodeThatListsAgainWhatIsDrawnFurtherUp() {
    let text = Self.palette + "## Variables\n\n```css\n--ink: #102030;\n--sea: #0A2540;\n--sand: #F4E9D8;\n```\n"
    #expect(Self.folds(text) == ["Variables: colours"])
    #expect(Recognized.html(text).contains("<i style=\"--c:#102030\">"))
    let other = text.replacing("#F4E9D8;", with: "#FFFFFF;")
    #expect(Self.folds(other).isEmpty)
  }

  @Test func marksAColourInCodeThatIsDrawnFurtherUp() throws {
    let text = Self.palette + "## Button\n\n```css\nbackground: #102030;\npadding: 8px;\n```\n"
    let document = Recognized.document(text)
    let code = try #require(document.children(of: 0).first { document[$0].kind == .codeBlock })
    let marks = RecognizedValues(document).marks(inCode: code)
    #expect(marks.map(\.offset) == [12, 34])
  }

  /// The border is marked at the end of its line, behind the colour in it.
  @Test func marksInTheOrderOfTheirPlaces() throws {
    let document = Recognized.document("# A\n\n```\nInput:\n- Border: 1px solid Light Gray (#CCCCCC)\n```\n")
    let code = try #require(document.children(of: 0).first { document[$0].kind == .codeBlock })
    #expect(RecognizedValues(document).marks(inCode: code).map(\.offset) == [39, 47])
  }

  @Test func foldsThePartsOfComponentsOnlyOnALongPage() {
    let button = """
      ## Components

      ### Button

      - **Hover background**: #FF8800
      - **Border color**: #123456
      - **Height**: 48px
      - **Width**: 120px
      - **Max width**: 320px

      """
    #expect(Self.folds(button).isEmpty)
    #expect(Self.folds(Self.prose + button) == ["Button: colours, sizes"])
  }

  @Test func keepsTwoRowsOfManyColoursOpenOnALongPage() {
    let names = [
      "Ash", "Bay", "Cove", "Dune", "Elm", "Fern", "Gale", "Hill", "Iris", "Jade", "Kelp", "Lake", "Moss", "Nut",
    ]
    let many = "## Palette\n\n" + names.enumerated().map { "- \($1): #1020\(30 + $0)\n" }.joined() + "\n"
    #expect(Self.folds(many).isEmpty)
    #expect(Self.folds(Self.prose + many) == ["4 more colours"])
    #expect(Recognized.html(Self.prose + many).matches(of: /data-token=/).count == 14)
  }

  @Test func foldsCodeOfALongPageThatOnlySaysWhatIsDrawn() throws {
    let code = "## Radii\n\n```css\n/* corners */\n--radius-sm: 4px;\n--radius-md: 8px;\n--radius-lg: 16px;\n```\n"
    for (text, isFolded) in [
      (code, false), (Self.prose + code, true), (Self.prose + code.replacing("*/", with: "*/\nfoo: bar;"), false),
    ] {
      let document = Recognized.document(text)
      let node = try #require(document.children(of: 0).first { document[$0].kind == .codeBlock })
      #expect(RecognizedValues(document).areDrawn(inCode: node) == isFolded)
    }
  }

  @Test func leavesOutADelayOfNothing() {
    let table =
      "## Durations\n\n| Name | Duration | Delay |\n|---|---|---|\n| In | 200ms | 0ms |\n| Out | 100ms | 0ms |\n"
    #expect(!Recognized.html(table).contains("Delay"))
  }
}
