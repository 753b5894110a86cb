import Colorimetry
import Testing

@testable import Wording

/// What words and numbers say by themselves, without what is around them.
@Suite struct WordingTests {
  @Test func knowsTheWordsForKinds() {
    func words(_ text: String) -> KindWords { KindWords(Array(text.utf8)[...]) }
    #expect(words("Corner radius") == .radius)
    #expect(words("fontSize") == [.typography, .size])
    #expect(words("Zeilenhöhe") == .leading)
    #expect(words("plain words").isEmpty)
  }

  @Test(arguments: [("- “Ink”: ", "Ink"), ("\"Before\" mark", "\"Before\" mark"), ("--", "")])
  func trims(_ text: String, _ expected: String) {
    #expect(Trimming.text(Array(text.utf8)[...]) == expected)
  }

  @Test(arguments: [
    ("zinc-900", "#18181b"), ("white", "#ffffff"), ("emerald-500/10", "#10b9811a"), ("brand-500", ""), ("red-55", ""),
  ])
  func knowsTheColorsOfClasses(_ name: String, _ hex: String) {
    #expect(ClassColors.color(named: Substring(name))?.hex ?? "" == hex)
  }

  @Test func readsQuantitiesWithTheirUnits() throws {
    var reader = QuantityReader(Array("180–240 ms".utf8), at: 0)
    let found = reader.read()
    let quantity = try #require(found)
    #expect(quantity.low == 180 && quantity.high == 240 && quantity.unit == .ms)
  }

  @Test(arguments: [
    ("Valeur", "value"), ("Größe", "size"), ("Rôle", "role"), ("Nombre", "name"), ("Cor", "color"), ("令牌", "token"),
    ("値", "value"), ("용도", "usage"), ("Color", "color"), ("Dos", "dos"),
  ])
  func knowsWordsOfOtherLanguages(word: String, english: String) {
    #expect(ClaimWords.english(NameWords(word).words) == [english])
  }

  /// What is a word of English says in English what it says.
  @Test func takesNoWordOfEnglishForAnother() {
    for word in [
      "the", "do", "as", "no", "in", "on", "one", "once", "due", "note", "base", "code", "font", "more", "sans",
    ] {
      #expect(ClaimWords.english(word) == nil, "\(word)")
    }
  }

  @Test(arguments: [("cinq", 5), ("fünf", 5), ("Drei", 3), ("três", 3), ("five", 5), ("dos", 0)])
  func countsInOtherLanguages(word: String, number: Int) {
    #expect(ClaimWords.number(Array(word.utf8)[...]) ?? 0 == number)
  }
}
