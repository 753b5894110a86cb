import DrawingSupport
import Guide
import Plates
import Specimens
import TestSupport
import Testing
import Tokens

/// Families, weights and sizes, each in a line.
struct FontLinesTests {
  @Test func writesAFamilyAloneAsALine() throws {
    let tokens = #"{"font": {"body": {"$type": "fontFamily", "$value": ["Inter"]}}}"#
    let system = DesignSystem(
      slug: "faces", settings: SystemSettings(name: "Faces"),
      themes: try TokenFile.load([("faces.tokens.json", tokens)]), overview: nil, sections: [])
    let drawing = try Drawing("fonts", ["font.*"], by: AllSpecimens.all, over: system)
    #expect(!drawing.html.contains("<figure"))
    #expect(drawing.text.contains("Inter"))
  }

  /// Sizes stand in the family that their names say: a heading's, code's, or that of text.
  @Test func setsSizesInTheFamilyOfTheirNames() throws {
    func family(_ name: String, _ font: String) -> String {
      #""\#(name)": {"$type": "fontFamily", "$value": ["\#(font)"]}"#
    }
    func size(_ name: String) -> String {
      #""\#(name)": {"$type": "dimension", "$value": {"value": 32, "unit": "px"}}"#
    }
    let families = [family("display", "EB Garamond"), family("sans", "Inter"), family("mono", "Iosevka")]
    let tokens =
      #"{"font": {\#(families.joined(separator: ", "))}, "size": {\#(["display-xl", "code", "base"].map(size).joined(separator: ", "))}}"#
    let system = DesignSystem(
      slug: "faces", settings: SystemSettings(name: "Faces"),
      themes: try TokenFile.load([("faces.tokens.json", tokens)]), overview: nil, sections: [])
    let drawing = try Drawing("fonts", ["size.*"], by: AllSpecimens.all, over: system)
    let styles = drawing.page.elements.compactMap { $0.attributes["style"] }
    #expect(styles.contains { $0.contains("'EB Garamond'") } && styles.contains { $0.contains("'Iosevka'") })
    #expect(styles.contains { $0.contains("'Inter'") })
    #expect(drawing.text.contains("Weights and sizes are set in EB Garamond, Iosevka and Inter, by their names."))
  }
}
