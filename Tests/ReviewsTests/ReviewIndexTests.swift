import ComparisonSupport
import Reviews
import Testing

/// What a review says at its head.
struct ReviewIndexTests {
  private func head(_ old: String, _ new: String) async -> String {
    let page = ChangesHTML.text(await changes(from: ["DESIGN.md": old], to: ["DESIGN.md": new]), Approvals())
    let start = page.firstRange(of: "<section class=\"summary\"")?.lowerBound ?? page.startIndex
    return String(page[start...].split(separator: "<main").first ?? "")
  }

  /// The sections of one document, each once, with the colours that differ in it and how much of what there is.
  @Test func listsTheSectionsOfADocument() async {
    func page(_ first: String, _ second: String) -> String {
      """
      # Guide

      ## Colour

      \(first)

      ## Type

      Words.

      \(second)
      """
    }
    let head = await head(
      page("The brand is #336699.\n\nThe ground is #ffffff.", "Body is 16 px."),
      page("The brand is #113366.\n\nThe ground is #f4f4f4.", "Body is 17 px."))
    #expect(head.contains(">Colour</a> <span class=\"place\">2 values</span>"), "\(head)")
    #expect(head.contains(">Type</a> <span class=\"place\">figures changed</span>"), "\(head)")
    #expect(head.firstRange(of: "Guide ›") == nil)
    #expect(head.split(separator: "class=\"pair chips\"").count == 3)
  }

  @Test func namesARuleThatForbidsNow() async {
    let head = await head("# Guide\n\n- Use gradients.\n", "# Guide\n\n- Never use gradients.\n")
    #expect(head.contains("rule turned round: Never use gradients."), "\(head)")
  }
}
