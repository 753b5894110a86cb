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

  @Test func knowsOpaqueColorsHoweverTheyAreWritten() {
    let text = "`#1b4`, #11BB44, #1B4a83, #1b4a8380, #1b4a84ff, #ffffff-like and #12"
    #expect(HexColors.opaque(in: Array(text.utf8)[...]) == ["#11bb44", "#1b4a83", "#1b4a84"])
  }

  @Test(arguments: [
    ("--ink", true), ("$gap", true), ("muted-ink", true), ("on_surface", true), ("S.xxl", true), ("accent/green", true),
    ("ink", false), ("border-radius", false), ("Muted-Ink", false), ("and/", false),
  ])
  func knowsNamesThatCodeAloneHas(name: String, isOne: Bool) {
    #expect(CodeName.isWhole(Array(name.utf8)[...]) == isOne)
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

  /// What denies and forbids is known to all who ask for it, and `non-text contrast` denies nothing.
  @Test func deniesInEveryLanguage() {
    for word in ["Nie", "jamais", "evite", "vermijd", "asla", "don’t", "banned", "pas"] {
      #expect(Negations.isOne(Array(word.utf8)[...]), "\(word)")
    }
    for sentence in ["kein Schatten", "geen schaduw", "Avoid shadows", "我们不要阴影"] {
      #expect(Denial.isIn(Array(sentence.utf8)[...]), "\(sentence)")
    }
    for sentence in ["non-text contrast", "a step (pas) of 4px"] {
      #expect(!Denial.isIn(Array(sentence.utf8)[...]), "\(sentence)")
    }
    #expect(RuleWords.english(["nunca", "verboten", "ne", "pas"]) == ["never", "forbidden", "dont"])
    #expect(ClaimWords.english("niemals") == "never" && ClaimWords.english("non") == nil)
    #expect(KindWords(Array("Verbotene Muster: verboten".utf8)[...]).contains(.avoided))
  }

  @Test(arguments: [("cinq", 5), ("fünf", 5), ("Drei", 3), ("três", 3), ("five", 5), ("dos", 0)])
  func countsInOtherLanguages(word: String, number: Int) {
    #expect(ClaimWords.number(Array(word.utf8)[...]) ?? 0 == number)
  }
}
