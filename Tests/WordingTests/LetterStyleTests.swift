import Testing
import Wording

@Suite struct LetterStyleTests {
  @Test(arguments: [
    ("11px / 1.3 / 500 / uppercase", ["uppercase"]), ("Instrument Serif italic", ["italic"]),
    ("All caps, italics", ["uppercase", "italic"]), ("never uppercase", []), ("italic or upright", []),
    ("Capital letters", []),
  ])
  func tellsHowLettersAreSet(_ text: String, _ words: [String]) {
    #expect(LetterStyle(text).words == words)
  }

  @Test func addsDeclarationsToThoseOfAStyle() {
    #expect(LetterStyle("uppercase italic").css == ";text-transform:uppercase;font-style:italic")
    #expect(LetterStyle("plain").css.isEmpty)
  }
}
