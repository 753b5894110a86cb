import Testing

@testable import Wording

/// The words by which descriptions of components say what of one they give.
@Suite struct LookWordTests {
  @Test func findsEveryWordOfNamesByItsOwnSpelling() {
    let tables = [
      Set(LookWords.single.keys), Set(LookWords.fields.keys), LookWords.colors, LookWords.asides, LookWords.wholes,
      LookWords.parts, LookWords.neutral, Set(LookWords.states.keys),
    ]
    for key in tables.joined() { #expect(LookWords.words(key) == [key]) }
    for key in LookWords.pairs.keys {
      #expect(LookWords.words(key).count == 2 && LookWords.words(key).joined(separator: " ") == key)
    }
  }

  @Test func findsEveryWordOfClausesByItsOwnSpelling() {
    let tables = [
      LookWords.relative, LookWords.effects, LookWords.degrees, LookWords.none, LookWords.clear, LookWords.pills,
      LookWords.alternatives, LookWords.capitals, Set(LookWords.sides.keys),
    ]
    for key in tables.joined() {
      let pieces = Lexeme.split(Array(key.utf8))
      #expect(pieces.count == 1 && pieces[0].isWord && key.lowercased() == key, "\(key)")
    }
  }

  @Test(arguments: [
    ("Füllung", "background"), ("FÜLLUNG", "background"), ("Фон", "background"), ("ФОН", "background"),
    ("Höhe", "height"), ("Tamaño", "size"), ("Tło", "background"), ("Opacité", "opacity"), ("Icône", "aside"),
    ("z-index", "aside"), ("zIndex", "aside"), ("leading-icon", "aside"), ("backdrop-filter", "aside"),
    ("Colours", "text"), ("Цвет", "text"), ("背景色", "background"), ("backgroundColor", "background"),
  ])
  func knowsWordsHoweverTheyAreWritten(_ label: String, _ role: String) {
    #expect(LookWords.roles(ofLabel: label).map { "\($0)" } == [role])
  }

  @Test(arguments: ["Füller", "Фонд", "index", "filter"])
  func knowsNoWordsThatOnlyBeginAlike(_ label: String) {
    #expect(LookWords.roles(ofLabel: label).isEmpty)
  }
}
