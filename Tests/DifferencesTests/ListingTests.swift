import Differences
import Testing

struct ListingTests {
  private func lines(_ text: String, _ language: String) -> [String]? {
    Listing(text, language: language)?.members.map { entry in
      (entry.scopes + [entry.name]).joined(separator: " › ") + " = " + entry.value
    }
  }

  @Test func readsDeclarationsWithTheirSelectors() {
    #expect(
      lines(
        """
        :root { --bg: #fff; /* --old: #000; */ --font: "A, B", serif }
        @media (min-width: 40em) { .dark { --bg: rgb(0, 0, 0); } }
        """, "css") == [
          ":root › --bg = #fff", ":root › --font = \"A, B\", serif",
          "@media (min-width: 40em) › .dark › --bg = rgb(0, 0, 0)",
        ])
  }

  @Test func readsMembersWithTheirKeys() {
    #expect(
      lines(
        """
        export const colors = {
          // The brand.
          primary: { 500: '#595FF7', 'on': "white" },
          sizes: [4, 8],
        }
        """, "ts") == [
          "colors › primary › 500 = #595FF7", "colors › primary › on = white", "colors › sizes = [4, 8]",
        ])
  }

  @Test(arguments: [("a { b: c", "css"), ("a: b }", "json"), ("(a", "ts"), ("x = 'y", "js"), ("--a: b", "swift")])
  func readsNothingThatDoesNotClose(_ text: String, _ language: String) {
    #expect(Listing(text, language: language) == nil)
  }
}
