import Testing
import Wording

struct ComponentWordTests {
  @Test(arguments: [("button", true), ("switches", true), ("tags", true), ("glass", false), ("buttonless", false)])
  func knowsAComponentByItsNounInEitherNumber(word: String, isOne: Bool) {
    #expect(ComponentWords.plain.has(word) == isOne)
  }

  @Test func knowsMoreComponentsTheMoreAPlaceSaysOfThem() {
    #expect(!ComponentWords.plain.has("tables") && ComponentWords.inNames.has("tables"))
    #expect(!ComponentWords.inNames.has("labels") && ComponentWords.ofGroups.has("labels"))
  }
}
